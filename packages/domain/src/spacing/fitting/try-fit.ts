import { DEFAULT_MEMORY_WEIGHTS, type MemoryWeights } from "../memory-model.ts";
import { fitWeights } from "./fit-weights.ts";
import type { MemoryLog } from "./memory-log.ts";
import { recallLossOf } from "./predict-log.ts";

/** Predicted reviews from which a student's own weights are tried. */
export const FEWEST_REVIEWS_TO_FIT = 600;
/** They are tried again when there are so many times as many. */
const GROWTH_TO_TRY_AGAIN = 1.25;
/** The last part of the reviews decides: a fit of those before must predict it better than the defaults. */
const HELD_OUT_SHARE = 0.2;

/** What came of trying weights of a student's own. */
export interface FitTrial {
  /** Predicted reviews of the log */
  readonly reviews: number;
  /** Of them, the last, that were held out */
  readonly heldOut: number;
  /** Mean log loss on those held out, in nats */
  readonly defaultLogLoss: number;
  readonly fittedLogLoss: number;
  /** Fitted to the whole log; null where the defaults predicted better, and stay */
  readonly weights: MemoryWeights | null;
}

/** Fits all but the last fifth of a log, compares on that fifth with the defaults, and fits the whole log where the fit wins. */
export function tryFit(log: MemoryLog): FitTrial {
  const reviews = log.predicted;
  const from = Math.floor(reviews * (1 - HELD_OUT_SHARE));
  const heldOut = reviews - from;
  const lossOf = (weights: MemoryWeights) =>
    recallLossOf(log, weights, { from, to: reviews }) / heldOut;
  const defaultLogLoss = lossOf(DEFAULT_MEMORY_WEIGHTS);
  const fittedLogLoss = lossOf(fitWeights(log, from));
  const wins = fittedLogLoss < defaultLogLoss;
  const weights = wins ? fitWeights(log, reviews) : null;
  return { reviews, heldOut, defaultLogLoss, fittedLogLoss, weights };
}

/**
 * Whether there is enough to try, and enough that is new.
 *
 * @param reviews predicted reviews of the student's log
 * @param triedWith their number at the last trial; null before the first
 */
export function isFitDue(reviews: number, triedWith: number | null): boolean {
  return reviews >= Math.max(FEWEST_REVIEWS_TO_FIT, GROWTH_TO_TRY_AGAIN * (triedWith ?? 0));
}
