import type { SurenessSummary } from "@lexiquant/contract";
import { formatPercent, plural } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { isKnown, rateInWords } from "../answers/rate-words.ts";
import { CalibrationChart, type CalibrationPoint } from "./calibration-chart.tsx";
import { predictedFile } from "./sureness-files.ts";

const HEADING = "What the model expected of you";

/** Whether the figures of this page can be trusted: what they expected, against what came. */
export function PredictedSection({ summary }: { readonly summary: SurenessSummary }) {
  const points = summary.predicted.flatMap(({ expected, rate }) =>
    isKnown(rate) ? [{ expected, accuracy: rate.accuracy, low: rate.low, high: rate.high }] : [],
  );
  if (points.length === 0) {
    return (
      <section aria-label={HEADING} className="sheet min-w-0 p-5 sm:p-7">
        <h2 className="text-22">{HEADING}</h2>
        <p className="mt-1.5 max-w-prose text-15 text-soft-ink">
          Not enough data yet to hold what was expected against what came.
        </p>
      </section>
    );
  }
  return (
    <ChartSection
      heading={HEADING}
      answer={predictedSentence(points)}
      chart={
        <CalibrationChart
          label="Share expected to be right against the share that came out right, with 80% ranges"
          points={points}
        />
      }
      file={predictedFile(summary)}
      table={
        <FiguresTable
          caption={HEADING}
          columns={["Expected", "On average", "Answered", "Share right (80% range)"]}
          rows={summary.predicted.map(({ low, high, expected, rate }) => [
            `${formatPercent(low)} to ${formatPercent(high)}`,
            formatPercent(expected),
            String(rate.answered),
            rateInWords(rate),
          ])}
        />
      }
    />
  );
}

/** In how many bins the range of what came holds what was expected; four of five would by chance. */
export function predictedSentence(points: readonly CalibrationPoint[]): string {
  const held = points.filter(({ expected, low, high }) => low <= expected && expected <= high);
  return `Before each answer the model behind this page had an expectation. It lay within the range of what came in ${held.length} of ${plural(points.length, "group")}; four in five are to be expected where it is right.`;
}
