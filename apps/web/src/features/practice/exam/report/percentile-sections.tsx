import type { MeasureReport, ScaledScoreView } from "@lexiquant/contract";
import { MEASURE_NAMES } from "@lexiquant/domain/item";
import { ChartSection, FiguresTable } from "../../../../ui/chart-section.tsx";
import { MEASURE_ROLES, SHORT_MEASURE_NAMES } from "./measure-words.ts";
import { PercentileCurve } from "./percentile-curve.tsx";
import { percentileFile } from "./percentile-file.ts";
import { percentileSentence, rangeInWords, scoreInWords } from "./score-words.ts";

/** Where each estimate lies among the test takers of the published table. */
export function PercentileSections({ measures }: { readonly measures: readonly MeasureReport[] }) {
  const scored = measures.flatMap(({ measure, score, percentBelow }) =>
    score === null ? [] : [{ measure, score, percentBelow }],
  );
  if (scored.length === 0) return null;
  return (
    <div className={`grid gap-5 ${scored.length > 1 ? "lg:grid-cols-2 print:grid-cols-2" : ""}`}>
      {scored.map(({ measure, score, percentBelow }) => (
        <ChartSection
          key={measure}
          heading={`${SHORT_MEASURE_NAMES[measure]} among test takers`}
          answer={`${percentileSentence(score)} The line is the published share below each score; shaded is your 80% range, ${rangeInWords(score)}.`}
          chart={
            <PercentileCurve
              label={`${MEASURE_NAMES[measure]}: per cent of test takers below each score. ${scoreInWords(score)}. ${percentileSentence(score)}`}
              points={percentBelow}
              score={score}
              role={MEASURE_ROLES[measure]}
            />
          }
          file={percentileFile(measure, percentBelow, score)}
          table={
            <FiguresTable
              caption={`${MEASURE_NAMES[measure]}: per cent of test takers below each score`}
              columns={["Score", "Below it", "Yours"]}
              rows={percentBelow
                .toReversed()
                .map((point) => [
                  String(point.score),
                  point.percent < 1 ? "under 1%" : `${point.percent}%`,
                  standingOf(point.score, score),
                ])}
            />
          }
        />
      ))}
    </div>
  );
}

function standingOf(row: number, score: ScaledScoreView): string {
  if (row === score.score) return `your estimate, 80% range ${rangeInWords(score)}`;
  return row >= score.low && row <= score.high ? "in your range" : "";
}
