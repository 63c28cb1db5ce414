import { firstMemory, intervalFor, type MemoryWeights, nextMemory } from "../memory-model.ts";
import { type DatedMemory, recallGain } from "../recall-gain.ts";
import { isRefresher } from "../refresher.ts";
import type { PolicyReview, ReviewPolicy } from "./review-policy.ts";
import { afterSteps } from "./same-day-steps.ts";

interface FsrsPlan {
  readonly desiredRetention: number;
  /** Day of the test, counted from 0 */
  readonly testDay: number;
  /** With the test date in mind: words in the order of what a review is worth on it, and the rule of the final week. */
  readonly knowsTestDay: boolean;
  /** Words met before the simulation: their memories, on days below 0. */
  readonly introduced: readonly DatedMemory[];
  /** What the scheduler believes */
  readonly weights: MemoryWeights;
}

/** Our scheduler with the weights that it believes in, whatever the student's memory is like. */
export function fsrsPolicy(plan: FsrsPlan): ReviewPolicy {
  const { desiredRetention, testDay, knowsTestDay, weights } = plan;
  const believed = new Map<number, DatedMemory>(plan.introduced.entries());
  return {
    knowsTestDay,
    review: (word, { day, grade, elapsedDays }) => {
      const memory = believedAfter(
        believed.get(word) ?? null,
        { day, grade, elapsedDays },
        weights,
      );
      believed.set(word, memory);
      return day + intervalFor(memory.stability, desiredRetention, weights);
    },
    urgency: (word, day) => {
      const memory = believed.get(word);
      if (memory === undefined) return 0;
      return knowsTestDay
        ? recallGain(memory, { day, horizonDay: testDay, weights })
        : memory.lastDay - day;
    },
    isRefresher: (word, day) => {
      const memory = believed.get(word);
      return knowsTestDay && memory !== undefined && isRefresher(memory, day, { testDay, weights });
    },
  };
}

function believedAfter(
  before: DatedMemory | null,
  { day, grade, elapsedDays }: PolicyReview,
  weights: MemoryWeights,
): DatedMemory {
  const isFirst = before === null || elapsedDays === null;
  const memory = isFirst
    ? firstMemory(grade, weights)
    : nextMemory(before, { elapsedDays, grade }, weights);
  return { ...afterSteps(memory, { grade, isFirst }, weights), lastDay: day };
}
