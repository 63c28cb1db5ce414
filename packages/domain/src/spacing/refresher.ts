import { intervalFor, type MemoryWeights } from "./memory-model.ts";
import type { DatedMemory } from "./recall-gain.ts";
import { FINAL_WEEK_DAYS, FINAL_WEEK_RETENTION } from "./retention-rules.ts";

/**
 * Whether a word that is not due is worth a look in the final week: below the recall of that week, or any on the last day.
 * Such words come after new ones, which win more on the day of the test in the same time.
 */
export function isRefresher(
  { stability, lastDay }: DatedMemory,
  day: number,
  { testDay, weights }: { readonly testDay: number | null; readonly weights: MemoryWeights },
): boolean {
  if (testDay === null || day >= testDay || testDay - day > FINAL_WEEK_DAYS) return false;
  const isLastChance = testDay - day === 1;
  return isLastChance || lastDay + intervalFor(stability, FINAL_WEEK_RETENTION, weights) <= day;
}
