import { groupBy } from "@lexiquant/domain/kernel";
import {
  type DayRule,
  DEFAULT_MEMORY_WEIGHTS,
  fitWeights,
  isFitDue,
  type MemoryLog,
  memoryLog,
  predictLog,
  studyDayOf,
  tryFit,
} from "@lexiquant/domain/spacing";
import { BadInput } from "../bad-input.ts";
import { type MemoryQuality, memoryQuality } from "./memory-quality.ts";
import type { PredictedReview } from "./predict-reviews.ts";
import { logUntil, predictSpan } from "./predict-span.ts";
import type { Revlog } from "./read-revlog.ts";

const PARTS = 5;

interface FittedPart {
  /** Reviews of the parts before: those that were fitted to */
  readonly fittedTo: number;
  readonly predicted: number;
  /** Whether the product would have adopted the fit then */
  readonly adopted: boolean;
  readonly defaults: MemoryQuality;
  readonly fitted: MemoryQuality;
}

/** The form that `npm run eval:memory -- --fit --json` prints. */
export interface FitReport {
  /** Reviews predicted: those of the parts after the first */
  readonly reviews: number;
  readonly defaults: MemoryQuality;
  /** Always fitted to all parts before */
  readonly fitted: MemoryQuality;
  /** Fitted where the product would have adopted it, else by the defaults */
  readonly product: MemoryQuality;
  /** The share recalled in the parts before, as the benchmark has it */
  readonly average: MemoryQuality;
  readonly parts: readonly FittedPart[];
}

/**
 * A log cut into fifths by time: each but the first is predicted by weights that were fitted to all before it, and by the
 * defaults. A prediction knows of every review of its word before it, as the scheduler does.
 */
export function fitReport({ reviews }: Revlog, rule: DayRule): FitReport {
  const dated = reviews.map((review) => ({ ...review, day: studyDayOf(review.atMs, rule) }));
  const log = memoryLog(groupBy(dated, ({ card }) => card).values());
  if (log.predicted < PARTS) {
    throw new BadInput("Too few cards of the file were reviewed on a later day to cut it in five.");
  }
  const edges = Array.from({ length: PARTS + 1 }, (_, part) =>
    Math.floor((part * log.predicted) / PARTS),
  );
  const parts = edges.slice(1, -1).map((from, at) => predictPart(log, from, edges[at + 2] ?? from));
  const all = (by: (part: PredictedPart) => readonly PredictedReview[]) =>
    memoryQuality(parts.flatMap(by));
  return {
    reviews: parts.reduce((sum, { defaults }) => sum + defaults.length, 0),
    defaults: all(({ defaults }) => defaults),
    fitted: all(({ fitted }) => fitted),
    product: all(({ adopted, defaults, fitted }) => (adopted ? fitted : defaults)),
    average: all(({ average }) => average),
    parts: parts.map(({ fittedTo, adopted, defaults, fitted }) => ({
      fittedTo,
      predicted: defaults.length,
      adopted,
      defaults: memoryQuality(defaults),
      fitted: memoryQuality(fitted),
    })),
  };
}

interface PredictedPart {
  readonly fittedTo: number;
  readonly adopted: boolean;
  readonly defaults: readonly PredictedReview[];
  readonly fitted: readonly PredictedReview[];
  readonly average: readonly PredictedReview[];
}

function predictPart(log: MemoryLog, from: number, to: number): PredictedPart {
  const weights = fitWeights(log, from);
  const before = predictLog(log, DEFAULT_MEMORY_WEIGHTS, { from: 0, to: from });
  const recalled = before.filter(({ isRecalled }) => isRecalled).length / before.length;
  const defaults = predictSpan(log, DEFAULT_MEMORY_WEIGHTS, { from, to });
  return {
    fittedTo: from,
    adopted: isFitDue(from, null) && tryFit(logUntil(log, from)).weights !== null,
    defaults,
    fitted: predictSpan(log, weights, { from, to }),
    average: defaults.map((review) => ({ ...review, probability: recalled })),
  };
}
