import type { MeasureReport, ScaledScoreView } from "@lexiquant/contract";
import type { CsvFile } from "../../../../ui/csv-button.tsx";

/** The published share of test takers below each score, highest score first, and where the estimate and its 80 % range lie. */
export function percentileFile(
  measure: MeasureReport["measure"],
  percentBelow: MeasureReport["percentBelow"],
  { score, low, high }: ScaledScoreView,
): CsvFile {
  return {
    subject: `percentiles-${measure}`,
    columns: ["score", "percent_below", "is_estimate", "in_80_percent_range"],
    rows: percentBelow
      .toReversed()
      .map((point) => [
        point.score,
        point.percent,
        yesOrNo(point.score === score),
        yesOrNo(point.score >= low && point.score <= high),
      ]),
  };
}

const yesOrNo = (is: boolean): string => (is ? "yes" : "no");
