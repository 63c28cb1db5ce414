import type { VocabularyForecast } from "@lexiquant/contract";
import { formatPercent, plural } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import type { CsvFile } from "../../../ui/csv-button.tsx";
import { isKnown, rateInWords } from "../answers/rate-words.ts";
import { CalibrationChart, type CalibrationPoint } from "../sureness/calibration-chart.tsx";
import { memorySentence } from "./memory-words.ts";

type Calibration = VocabularyForecast["calibration"];

const HEADING = "Whether recall comes as predicted";

interface RecallCalibrationProps {
  readonly calibration: Calibration;
  readonly memory: VocabularyForecast["memory"];
}

/** What was predicted of a word's recall before an answer, against what came. */
export function RecallCalibrationSection({ calibration, memory }: RecallCalibrationProps) {
  const { overall, bins } = calibration;
  const points = pointsOf(bins);
  if (!isKnown(overall.observed) || points.length === 0) {
    return (
      <section aria-label={HEADING} className="sheet min-w-0 p-5 sm:p-7">
        <h2 className="text-22">{HEADING}</h2>
        <p className="mt-1.5 max-w-prose text-15 text-soft-ink">{missingSentence(overall)}</p>
        <p className="mt-1.5 max-w-prose text-15 text-soft-ink">{memorySentence(memory)}</p>
      </section>
    );
  }
  const filled = bins.filter(({ observed }) => observed.answered > 0);
  return (
    <ChartSection
      heading={HEADING}
      answer={`${calibrationSentence(calibration)} ${memorySentence(memory)}`}
      chart={
        <CalibrationChart
          label="Share predicted to be recalled against the share recalled, with 80% ranges"
          points={points}
        />
      }
      file={calibrationFile(bins)}
      table={
        <FiguresTable
          caption={HEADING}
          columns={["Predicted", "On average", "Answers", "Recalled (80% range)"]}
          rows={filled.map(({ from, to, predicted, observed }) => [
            `${formatPercent(from)} to ${formatPercent(to)}`,
            predicted === null ? "" : formatPercent(predicted),
            String(observed.answered),
            rateInWords(observed),
          ])}
        />
      }
    />
  );
}

function pointsOf(bins: Calibration["bins"]): CalibrationPoint[] {
  return bins.flatMap(({ predicted, observed }) =>
    predicted !== null && isKnown(observed)
      ? [
          {
            expected: predicted,
            accuracy: observed.accuracy,
            low: observed.low,
            high: observed.high,
          },
        ]
      : [],
  );
}

function missingSentence({
  observed: { answered, answersNeeded },
}: Calibration["overall"]): string {
  return `Not enough data yet: ${plural(answered, "answer")} so far with a prediction before it, ${answersNeeded} more are needed. First meetings, and answers on the same day, are no predictions.`;
}

export function calibrationSentence({ overall: { predicted, observed } }: Calibration): string {
  if (predicted === null || !isKnown(observed)) return "";
  const holds = observed.low <= predicted && predicted <= observed.high;
  const came = `Over ${plural(observed.answered, "answer")}, ${formatPercent(predicted)} were predicted to be recalled and ${formatPercent(observed.accuracy)} were (80% range ${formatPercent(observed.low)} to ${formatPercent(observed.high)})`;
  if (holds) return `${came}: the predictions hold.`;
  return predicted > observed.high
    ? `${came}: you forget somewhat faster than the model expects.`
    : `${came}: you keep words somewhat longer than the model expects.`;
}

function calibrationFile(bins: Calibration["bins"]): CsvFile {
  return {
    subject: "words-calibration",
    columns: [
      "predicted_from",
      "predicted_to",
      "predicted_mean",
      "answered_count",
      "recalled_count",
      "share_recalled",
      "share_recalled_low_80",
      "share_recalled_high_80",
    ],
    rows: bins.map(({ from, to, predicted, observed }) => [
      from,
      to,
      predicted,
      observed.answered,
      observed.correct,
      observed.accuracy,
      observed.low,
      observed.high,
    ]),
  };
}
