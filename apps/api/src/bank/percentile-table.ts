import type { Exams } from "@lexiquant/content";
import type { Measure } from "@lexiquant/domain/item";
import type { PercentileTable } from "@lexiquant/domain/report";

type PublishedTable = Exams["percentiles"][number];

const MONTH = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * The latest complete table of a measure; 0 where so few are below a score that nothing is printed.
 *
 * @throws where no table is complete
 */
export function tableOf(
  percentiles: Exams["percentiles"],
  measure: Measure,
): {
  readonly table: PercentileTable;
  readonly percentBelow: { score: number; percent: number }[];
} {
  const [latest] = percentiles
    .filter(({ complete }) => complete)
    .sort((one, other) => ((one.testedUntil ?? "") < (other.testedUntil ?? "") ? 1 : -1));
  if (latest === undefined) throw new Error("There is no complete percentile table.");
  const percentBelow = latest.rows
    .map(([score, verbal, quantitative]) => ({
      score,
      percent: (measure === "verbal" ? verbal : quantitative) ?? 0,
    }))
    .sort((one, other) => one.score - other.score);
  const percents = percentBelow.map(({ percent }) => percent);
  return { table: { testDates: datesOf(latest), percentBelow: percents }, percentBelow };
}

/** As people are told: "July 2022 to June 2025". */
function datesOf({ name, testedFrom, testedUntil }: PublishedTable): string {
  if (testedFrom === null || testedUntil === null) return name;
  return [testedFrom, testedUntil].map((day) => MONTH.format(new Date(day))).join(" to ");
}
