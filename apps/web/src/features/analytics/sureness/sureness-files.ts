import type { SurenessSummary } from "@lexiquant/contract";
import type { CsvFile } from "../../../ui/csv-button.tsx";

const RATE_COLUMNS = [
  "answered_count",
  "right_count",
  "share_right",
  "share_right_low_80",
  "share_right_high_80",
];

export function levelsFile({ levels }: SurenessSummary): CsvFile {
  return {
    subject: "sureness-declared",
    columns: ["sureness", ...RATE_COLUMNS],
    rows: levels.map(({ level, rate }) => [
      level,
      rate.answered,
      rate.correct,
      rate.accuracy,
      rate.low,
      rate.high,
    ]),
  };
}

export function predictedFile({ predicted }: SurenessSummary): CsvFile {
  return {
    subject: "sureness-predicted",
    columns: ["expected_share_from", "expected_share_to", "expected_share", ...RATE_COLUMNS],
    rows: predicted.map(({ low, high, expected, rate }) => [
      low,
      high,
      expected,
      rate.answered,
      rate.correct,
      rate.accuracy,
      rate.low,
      rate.high,
    ]),
  };
}
