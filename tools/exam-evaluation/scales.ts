import type { Exams } from "@lexiquant/content/read-exams";
import type { Measure } from "@lexiquant/domain/item";
import type { PercentileTable } from "@lexiquant/domain/report";

/** The newest complete percentile table of a measure. */
export function percentileTable({ percentiles }: Exams, measure: Measure): PercentileTable {
  const table = percentiles
    .filter(({ complete }) => complete)
    .sort((one, other) => (other.testedUntil ?? "").localeCompare(one.testedUntil ?? ""))[0];
  if (table === undefined) throw new Error("no complete percentile table");
  const rows = table.rows.toSorted(([one], [other]) => one - other);
  return {
    testDates: table.name.replace(/^Tests from /, ""),
    percentBelow: rows.map(
      ([, verbal, quantitative]) => (measure === "verbal" ? verbal : quantitative) ?? 0,
    ),
  };
}
