import type { Slip } from "./slip-words.ts";

const WEEK_MS = 7 * 86_400_000;
const MOST_WEEKS = 12;

/**
 * The weeks in which any of the slips was seen and those between, at most the latest twelve: one scale for all, so that
 * their bars can be compared.
 */
function commonWeeks(slips: readonly Slip[]): string[] {
  const seen = slips.flatMap(({ weeks }) => weeks.map(({ week }) => Date.parse(week)));
  if (seen.length === 0) return [];
  const last = Math.max(...seen);
  const first = Math.max(Math.min(...seen), last - (MOST_WEEKS - 1) * WEEK_MS);
  return Array.from({ length: Math.round((last - first) / WEEK_MS) + 1 }, (_, place) =>
    new Date(first + place * WEEK_MS).toISOString().slice(0, 10),
  );
}

/** Every slip with a count for each of the common weeks; one that was not seen in a week has none there. */
export function withCommonWeeks(slips: readonly Slip[]): Slip[] {
  const weeks = commonWeeks(slips);
  return slips.map((slip) => ({
    ...slip,
    weeks: weeks.map((week) => ({
      week,
      count: slip.weeks.find((own) => own.week === week)?.count ?? 0,
    })),
  }));
}
