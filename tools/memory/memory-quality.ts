import { predictionQuality } from "@lexiquant/domain/learner";
import type { PredictedReview } from "./predict-reviews.ts";
import { rmseBins } from "./rmse-bins.ts";

export interface MemoryQuality {
  /** Mean, nats */
  readonly logLoss: number;
  readonly rmseBins: number;
  /** Null where every review came out alike */
  readonly auc: number | null;
}

export function memoryQuality(predicted: readonly PredictedReview[]): MemoryQuality {
  const { logLoss, auc } = predictionQuality(predicted);
  return { logLoss, rmseBins: rmseBins(predicted), auc: Number.isNaN(auc) ? null : auc };
}
