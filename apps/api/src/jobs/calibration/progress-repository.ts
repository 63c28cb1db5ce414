import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";

/** How far calibration has come. */
export interface Progress {
  /** What was released up to here has been looked at, but for what was committed late. */
  readonly releasedUntil: Date | null;
  /** Answers that no refit has used. */
  readonly newAnswers: number;
  /** Who refits, and until when nobody else does. */
  readonly refitHolder: string | null;
  readonly refitUntil: Date | null;
}

const COLUMNS = [
  "released_until as releasedUntil",
  "new_answers as newAnswers",
  "refit_holder as refitHolder",
  "refit_until as refitUntil",
] as const;

/** The progress, held until the transaction ends; null while another process holds it. */
export async function tryLockProgress(transaction: Queryable): Promise<Progress | null> {
  const row = await transaction
    .selectFrom("calibration_progress")
    .select(COLUMNS)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

/** The same, waiting for whoever holds it. */
export function lockProgress(transaction: Queryable): Promise<Progress> {
  return transaction
    .selectFrom("calibration_progress")
    .select(COLUMNS)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** @param releasedUntil never moves back */
export async function moveProgress(
  transaction: Queryable,
  { releasedUntil, used }: { readonly releasedUntil: Date; readonly used: number },
): Promise<void> {
  await sql`update calibration_progress
    set released_until = greatest(released_until, ${releasedUntil}), new_answers = new_answers + ${used}`.execute(
    transaction,
  );
}

export async function reserveRefit(
  transaction: Queryable,
  { holder, until }: { readonly holder: string; readonly until: Date },
): Promise<void> {
  await transaction
    .updateTable("calibration_progress")
    .set({ refit_holder: holder, refit_until: until })
    .execute();
}

/** @param answers of those that were new when the refit began */
export async function endRefit(transaction: Queryable, answers: number): Promise<void> {
  await sql`update calibration_progress
    set refit_holder = null, refit_until = null, new_answers = new_answers - ${answers}`.execute(
    transaction,
  );
}
