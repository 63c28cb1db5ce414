import { default_w as fsrsWeights } from "ts-fsrs";

/** What is believed of the memory of one word [FSRS6]. */
export interface Memory {
  /** Days after which recall has fallen to .9, .001 … 36,500 */
  readonly stability: number;
  /** 1 (easy to keep) … 10 */
  readonly memoryDifficulty: number;
}

/** The 21 numbers w₀ … w₂₀ of FSRS-6. */
export type MemoryWeights = readonly number[];

/** As fitted by the authors of FSRS-6 to the reviews of many learners: what holds until a student's own are known. */
export const DEFAULT_MEMORY_WEIGHTS: MemoryWeights = fsrsWeights;

const [SHORTEST, LONGEST] = [0.001, 36_500];
const [AGAIN, HARD, EASY] = [1, 2, 4];

const weight = (weights: MemoryWeights, at: number): number => weights[at] as number; // there are 21
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** F of the forgetting curve: with it, recall after one stability is .9. */
const curveFactor = (decay: number) => 0.9 ** (-1 / decay) - 1;

/** A factor costs more than all the rest of a recall, and long runs use the same weights. */
const factors = new WeakMap<MemoryWeights, number>();

function factorOf(weights: MemoryWeights): number {
  const known = factors.get(weights);
  if (known !== undefined) return known;
  const factor = curveFactor(weight(weights, 20));
  factors.set(weights, factor);
  return factor;
}

/**
 * Probability of recall [FSRS6]:
 *
 *     R(t) = (1 + F t / S)^(−w₂₀),   F = .9^(−1 / w₂₀) − 1
 *
 * @param elapsedDays t ≥ 0
 * @param stability S in days, > 0
 * @returns 0 … 1
 */
export function pRecallAfter(
  elapsedDays: number,
  stability: number,
  weights: MemoryWeights,
): number {
  return (1 + (factorOf(weights) * elapsedDays) / stability) ** -weight(weights, 20);
}

/**
 * Days after which recall falls to the desired retention: S / F · (r^(−1 / w₂₀) − 1), rounded, at least 1.
 *
 * @param desiredRetention r, 0 … 1, both excluded
 */
export function intervalFor(
  stability: number,
  desiredRetention: number,
  weights: MemoryWeights,
): number {
  const decay = weight(weights, 20);
  const days = (stability / factorOf(weights)) * (desiredRetention ** (-1 / decay) - 1);
  return within(Math.round(days), 1, LONGEST);
}

/**
 * Memory after the first review. `ts-fsrs` does the same; this copy of its formulas serves simulations, which have students
 * with weights of their own and hundreds of thousands of reviews, and is held against it by a test.
 *
 * @param grade 1 (again) … 4 (easy)
 */
export function firstMemory(grade: number, weights: MemoryWeights): Memory {
  return {
    stability: Math.max(0.1, weight(weights, grade - 1)),
    memoryDifficulty: within(firstDifficulty(grade, weights), 1, 10),
  };
}

const firstDifficulty = (grade: number, weights: MemoryWeights) =>
  weight(weights, 4) - Math.exp((grade - 1) * weight(weights, 5)) + 1;

/** One review of a word that was met before. */
export interface MemoryReview {
  /** Whole study days since the review before, ≥ 0 */
  readonly elapsedDays: number;
  /** 1 (again) … 4 (easy) */
  readonly grade: number;
}

/** Memory after one more review [FSRS6]: recall makes it stabler the more the less certain it was; a lapse resets most. */
export function nextMemory(
  memory: Memory,
  { elapsedDays, grade }: MemoryReview,
  weights: MemoryWeights,
): Memory {
  return {
    stability: nextStability(memory, { elapsedDays, grade }, weights),
    memoryDifficulty: nextDifficulty(memory.memoryDifficulty, grade, weights),
  };
}

/** Stability after one more review, in days: half of `nextMemory`, and all that a forecast asks for. */
export function nextStability(
  memory: Memory,
  review: MemoryReview,
  weights: MemoryWeights,
): number {
  if (review.elapsedDays === 0) return sameDayStability(memory.stability, review.grade, weights);
  const forgetting = 1 - pRecallAfter(review.elapsedDays, memory.stability, weights);
  return review.grade === AGAIN
    ? lapsedStability(memory, forgetting, weights)
    : recalledStability(memory, { forgetting, grade: review.grade }, weights);
}

/** S · max(S^(−w₁₉) e^(w₁₇ (g − 3 + w₁₈)), 1 unless again) */
function sameDayStability(stability: number, grade: number, weights: MemoryWeights): number {
  const change =
    stability ** -weight(weights, 19) *
    Math.exp(weight(weights, 17) * (grade - 3 + weight(weights, 18)));
  return within(stability * (grade >= HARD ? Math.max(change, 1) : change), SHORTEST, LONGEST);
}

/** S · (1 + e^(w₈) (11 − D) S^(−w₉) (e^(w₁₀ (1 − R)) − 1) · w₁₅ if hard · w₁₆ if easy) */
function recalledStability(
  { stability, memoryDifficulty }: Memory,
  { forgetting, grade }: { readonly forgetting: number; readonly grade: number },
  weights: MemoryWeights,
): number {
  const byRating = grade === HARD ? weight(weights, 15) : grade === EASY ? weight(weights, 16) : 1;
  const growth =
    Math.exp(weight(weights, 8)) *
    (11 - memoryDifficulty) *
    stability ** -weight(weights, 9) *
    (Math.exp(weight(weights, 10) * forgetting) - 1);
  return within(stability * (1 + growth * byRating), SHORTEST, LONGEST);
}

/** w₁₁ D^(−w₁₂) ((S + 1)^(w₁₃) − 1) e^(w₁₄ (1 − R)), at most S e^(−w₁₇ w₁₈) */
function lapsedStability(
  { stability, memoryDifficulty }: Memory,
  forgetting: number,
  weights: MemoryWeights,
): number {
  const lapsed =
    weight(weights, 11) *
    memoryDifficulty ** -weight(weights, 12) *
    ((stability + 1) ** weight(weights, 13) - 1) *
    Math.exp(weight(weights, 14) * forgetting);
  const most = stability / Math.exp(weight(weights, 17) * weight(weights, 18));
  return Math.max(SHORTEST, Math.min(most, within(lapsed, SHORTEST, LONGEST)));
}

/** w₇ D₀(4) + (1 − w₇) (D − w₆ (g − 3) (10 − D) / 9) */
function nextDifficulty(difficulty: number, grade: number, weights: MemoryWeights): number {
  const change = (-weight(weights, 6) * (grade - 3) * (10 - difficulty)) / 9;
  const pull = weight(weights, 7);
  const next = pull * firstDifficulty(EASY, weights) + (1 - pull) * (difficulty + change);
  return within(next, 1, 10);
}
