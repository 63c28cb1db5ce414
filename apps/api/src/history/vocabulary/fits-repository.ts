import type { UserId } from "@lexiquant/domain/kernel";
import {
  DEFAULT_MEMORY_WEIGHTS,
  type FitTrial,
  type MemoryWeights,
} from "@lexiquant/domain/spacing";
import type { Queryable } from "../../db/queryable.ts";

/** A trial of weights of a student's own, with what came of it. */
interface StoredFit extends FitTrial {
  /** From 1 on, for each student */
  readonly version: number;
  readonly triedAt: Date;
}

/** What a student's memory is predicted and scheduled by. */
export interface MemoryInForce {
  readonly weights: MemoryWeights;
  /** Null for the default weights */
  readonly fit: StoredFit | null;
  /** The latest trial, won or lost; null before the first */
  readonly lastTrial: StoredFit | null;
}

/** The latest trial; null before the first. */
export async function findLastFit(database: Queryable, userId: UserId): Promise<StoredFit | null> {
  const row = await database
    .selectFrom("memory_fits")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    version: row.version,
    triedAt: row.tried_at,
    reviews: row.reviews,
    heldOut: row.held_out,
    defaultLogLoss: row.default_log_loss,
    fittedLogLoss: row.fitted_log_loss,
    weights: row.weights,
  };
}

/** By the latest trial: the student's own weights where they won it. */
export async function findMemory(database: Queryable, userId: UserId): Promise<MemoryInForce> {
  const lastTrial = await findLastFit(database, userId);
  return lastTrial === null || lastTrial.weights === null
    ? { weights: DEFAULT_MEMORY_WEIGHTS, fit: null, lastTrial }
    : { weights: lastTrial.weights, fit: lastTrial, lastTrial };
}

/** Stores a trial as the latest; one of the same version fails the insert. */
export async function insertFit(
  transaction: Queryable,
  userId: UserId,
  fit: StoredFit,
): Promise<void> {
  await transaction
    .insertInto("memory_fits")
    .values({
      user_id: userId,
      version: fit.version,
      tried_at: fit.triedAt,
      reviews: fit.reviews,
      held_out: fit.heldOut,
      default_log_loss: fit.defaultLogLoss,
      fitted_log_loss: fit.fittedLogLoss,
      weights: fit.weights === null ? null : JSON.stringify(fit.weights),
    })
    .execute();
}
