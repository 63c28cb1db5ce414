import type { Analytics, GroupRate } from "@lexiquant/contract";
import type { CsvCell } from "../../../lib/csv-table.ts";
import type { CsvFile } from "../../../ui/csv-button.tsx";
import type { Timed } from "./rate-words.ts";

const RATE_COLUMNS = [
  "answered_count",
  "right_count",
  "share_right",
  "share_right_low_80",
  "share_right_high_80",
];

function rateCells({ answered, correct, accuracy, low, high }: GroupRate["rate"]): CsvCell[] {
  return [answered, correct, accuracy, low, high];
}

export function groupsFile(heading: string, groups: readonly GroupRate[]): CsvFile {
  return {
    subject: `answers-${heading.toLowerCase().replaceAll(" ", "-")}`,
    columns: ["id", "name", ...RATE_COLUMNS, "median_seconds", "pace_seconds"],
    rows: groups.map(({ id, name, rate, medianMs, targetMs }) => [
      id,
      name,
      ...rateCells(rate),
      inSeconds(medianMs),
      inSeconds(targetMs),
    ]),
  };
}

export function paceFile(groups: readonly Timed[]): CsvFile {
  return {
    subject: "median-times",
    columns: ["id", "name", "median_seconds", "pace_seconds"],
    rows: groups.map(({ id, name, medianMs, targetMs }) => [
      id,
      name,
      inSeconds(medianMs),
      inSeconds(targetMs),
    ]),
  };
}

export function weeksFile(weeks: Analytics["byWeek"]): CsvFile {
  return {
    subject: "answers-by-week",
    columns: ["week_starting", ...RATE_COLUMNS, "time_minutes"],
    rows: weeks.map(({ week, rate, minutes }) => [week, ...rateCells(rate), minutes]),
  };
}

function inSeconds(ms: number | null): number | null {
  return ms === null ? null : ms / 1000;
}
