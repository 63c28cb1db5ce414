import { type Memory, type MemoryWeights, nextStability, pRecallAfter } from "./memory-model.ts";

/** Without a test date a review is worth what it adds to recall so many days on. */
export const DEFAULT_HORIZON_DAYS = 30;

const [AGAIN, GOOD] = [1, 3];

/** From which day to which the gain of a review is counted, and by whose memory. */
export interface GainSpan {
  readonly day: number;
  readonly horizonDay: number;
  readonly weights: MemoryWeights;
}

/** A memory with the study day of its last review. */
export interface DatedMemory extends Memory {
  readonly lastDay: number;
}

/**
 * What a review today adds to the probability of recall on the day that counts:
 *
 *     gain = R · R₊(h) + (1 − R) · R₋(h) − R(h)
 *
 * - R: recall today; h: days from today to the day that counts, ≥ 0
 * - R₊(h), R₋(h): recall then, after "good" and after "again" today; R(h): without a review
 *
 * @returns −1 … 1; almost always above 0
 */
export function recallGain(memory: DatedMemory, { day, horizonDay, weights }: GainSpan): number {
  const elapsedDays = Math.max(0, day - memory.lastDay);
  const days = Math.max(0, horizonDay - day);
  const pRecall = pRecallAfter(elapsedDays, memory.stability, weights);
  const after = (grade: number) =>
    pRecallAfter(days, nextStability(memory, { elapsedDays, grade }, weights), weights);
  const without = pRecallAfter(elapsedDays + days, memory.stability, weights);
  return pRecall * after(GOOD) + (1 - pRecall) * after(AGAIN) - without;
}
