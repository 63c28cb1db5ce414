import {
  firstMemory,
  type Memory,
  type MemoryWeights,
  nextMemory,
  pRecallAfter,
} from "../memory-model.ts";
import type { MemoryLog, PlacedReview } from "./memory-log.ts";

/** Which of a log's predicted reviews are meant, by their places: from the first of them to before the other. */
interface LogSpan {
  readonly from: number;
  readonly to: number;
}

interface PredictedRecall {
  readonly place: number;
  /** By the memory that the reviews before it leave, 0 … 1 */
  readonly pRecall: number;
  readonly isRecalled: boolean;
}

/** Predicts the reviews of a span, each from all reviews of its word before it. In no order. */
export function predictLog(
  { words }: MemoryLog,
  weights: MemoryWeights,
  span: LogSpan,
): PredictedRecall[] {
  return words.flatMap((reviews) => predictWord(reviews, weights, span));
}

function predictWord(
  reviews: readonly PlacedReview[],
  weights: MemoryWeights,
  { from, to }: LogSpan,
): PredictedRecall[] {
  const predicted: PredictedRecall[] = [];
  let memory: Memory | null = null;
  for (const review of reviews) {
    const { place, elapsedDays, grade } = review;
    if (place !== null && place >= to) break;
    if (memory !== null && place !== null && place >= from) {
      const pRecall = pRecallAfter(elapsedDays, memory.stability, weights);
      predicted.push({ place, pRecall, isRecalled: grade > 1 });
    }
    memory = memory === null ? firstMemory(grade, weights) : nextMemory(memory, review, weights);
  }
  return predicted;
}

/** Keeps a certainty that fails from costing without bound. */
const LEAST_SEEN = 1e-6;

/** Log loss of one prediction, in nats: −ln p of what came out. */
export const recallLoss = ({ pRecall, isRecalled }: PredictedRecall): number =>
  -Math.log(Math.max(LEAST_SEEN, isRecalled ? pRecall : 1 - pRecall));

/** Sum of the log losses of a span, in nats. */
export function recallLossOf(log: MemoryLog, weights: MemoryWeights, span: LogSpan): number {
  return predictLog(log, weights, span).reduce((sum, recall) => sum + recallLoss(recall), 0);
}
