import { type MemoryLog, type MemoryWeights, predictLog } from "@lexiquant/domain/spacing";
import type { PredictedReview } from "./predict-reviews.ts";

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The reviews of a span as given weights predict them, with what their bins are made of. */
export function predictSpan(log: MemoryLog, weights: MemoryWeights, span: Span): PredictedReview[] {
  const bins = binsOf(log);
  return predictLog(log, weights, span).flatMap(({ place, pRecall, isRecalled }) => {
    const bin = bins.get(place);
    return bin === undefined ? [] : [{ ...bin, probability: pRecall, isCorrect: isRecalled }];
  });
}

type Bin = Pick<PredictedReview, "elapsedDays" | "reviewNumber" | "lapses">;

function binsOf({ words }: MemoryLog): ReadonlyMap<number, Bin> {
  const bins = new Map<number, Bin>();
  for (const reviews of words) {
    let [reviewNumber, lapses] = [1, 0];
    for (const { place, elapsedDays, grade } of reviews) {
      if (place === null) continue;
      reviewNumber += 1;
      bins.set(place, { elapsedDays, reviewNumber, lapses });
      if (grade === 1) lapses += 1;
    }
  }
  return bins;
}

/** A log as it was when so many reviews of it had been predicted. */
export function logUntil({ words }: MemoryLog, until: number): MemoryLog {
  const before = words.map((reviews) => {
    const end = reviews.findIndex(({ place }) => place !== null && place >= until);
    return end < 0 ? reviews : reviews.slice(0, end);
  });
  return { words: before, predicted: until };
}
