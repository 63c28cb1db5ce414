import { logistic } from "../irt/logistic.ts";
import type { PCorrectRange } from "../learner/index.ts";

/** Quantile of N(0, 1) that leaves 10 % on each side. */
const Z_80_PERCENT = 1.2815515655446004;
/** Nearer to c or to 1 the logit has no bound. */
const LEAST_KNOWING = 0.001;

/**
 * An expected probability with its 80 % range. The expectation is a logistic averaged over N(m, v) [MacKay1992]; the ends
 * carry the 10th and 90th percentiles of that belief through the same curve:
 *
 *     p = c + (1 − c) logistic(k m),  k = 1 / √(1 + π v / 8);   ends: c + (1 − c) logistic(m ± 1.28 √v)
 *
 * @param belief.probability p, c … 1
 * @param belief.variance v, squared logits, ≥ 0
 * @param belief.guessing c, 0 … 1
 */
export function expectedRange({
  probability,
  variance,
  guessing,
}: {
  readonly probability: number;
  readonly variance: number;
  readonly guessing: number;
}): PCorrectRange {
  const share = (probability - guessing) / (1 - guessing);
  const knowing = Math.max(LEAST_KNOWING, Math.min(1 - LEAST_KNOWING, share));
  const mean = Math.log(knowing / (1 - knowing)) * Math.sqrt(1 + (Math.PI * variance) / 8);
  const halfWidth = Z_80_PERCENT * Math.sqrt(variance);
  const end = (logit: number) => guessing + (1 - guessing) * logistic(logit);
  return {
    estimate: probability,
    // The mean of a curve that bends lies outside its own percentiles where it is nearly flat.
    low: Math.min(probability, end(mean - halfWidth)),
    high: Math.max(probability, end(mean + halfWidth)),
  };
}
