import { groupBy } from "@lexiquant/domain/kernel";
import type { PredictedReview } from "./predict-reviews.ts";

/**
 * RMSE(bins) of the benchmark [SRSBenchmark]: reviews are put into bins by interval, number of review and lapses, each on a
 * scale of powers; the error is that of the mean prediction against the share recalled, weighted by the reviews of a bin.
 *
 *     √( Σ n_b (p̄_b − ȳ_b)² / Σ n_b )
 */
export function rmseBins(reviews: readonly PredictedReview[]): number {
  const bins = groupBy(reviews, binOf);
  let squares = 0;
  for (const bin of bins.values()) {
    const gap = bin.reduce(
      (sum, { probability, isCorrect }) => sum + probability - Number(isCorrect),
      0,
    );
    squares += gap ** 2 / bin.length;
  }
  return Math.sqrt(squares / reviews.length);
}

/** As published; the factors that go with them there name the bins and change nothing. */
const BASES = { interval: 3.62, number: 1.89, lapses: 1.73 };

const binOf = ({ elapsedDays, reviewNumber, lapses }: PredictedReview): string =>
  [
    power(elapsedDays, BASES.interval),
    power(reviewNumber, BASES.number),
    lapses === 0 ? "none" : power(lapses, BASES.lapses),
  ].join(" ");

const power = (value: number, base: number) => Math.floor(Math.log(value) / Math.log(base));
