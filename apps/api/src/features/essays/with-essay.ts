import { takesWork } from "@lexiquant/domain/exam";
import { type Result, refused } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { markSubmitted } from "../../history/essays/changes-repository.ts";
import { lockEssay } from "../../history/essays/repository.ts";
import {
  type EssayEnd,
  type EssayOfStudent,
  essayClock,
  type StoredEssay,
} from "../../history/essays/stored-essay.ts";
import type { EssayDependencies } from "./dependencies.ts";

/** An essay at the moment of a request, its row locked. */
export interface OpenedEssay {
  readonly transaction: Queryable;
  readonly of: EssayOfStudent;
  /** The server's clock. */
  readonly now: Date;
  readonly essay: StoredEssay;
}

/** Runs work on an essay in one transaction: its row is locked, and it is submitted first where its time is up. */
export function withEssay<Value, Refusal extends string>(
  { clock, database }: EssayDependencies,
  of: EssayOfStudent,
  work: (opened: OpenedEssay) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | "essay-not-found">> {
  return database.transaction<Result<Value, Refusal | "essay-not-found">>(
    async (transaction) => {
      const essay = await lockEssay(transaction, of);
      if (essay === null) return refused("essay-not-found");
      const now = clock();
      const settled = await endedByTime(transaction, { of, now, essay });
      return await work({ transaction, of, now, essay: settled });
    },
    { idempotent: true },
  );
}

/** The essay as it stands now: one whose time is up, and a little more for what is on its way, is submitted as it was saved. */
export async function endedByTime(
  transaction: Queryable,
  { of, now, essay }: Omit<OpenedEssay, "transaction">,
): Promise<StoredEssay> {
  if (essay.end !== null || takesWork(essayClock(essay, now))) return essay;
  return await submitted({ transaction, of, now, essay });
}

/** Ends the writing: at the end of its time where that has passed, otherwise now. */
export async function submitted({
  transaction,
  of,
  now,
  essay,
}: OpenedEssay): Promise<StoredEssay> {
  const { overdueMs, usedMs } = essayClock(essay, now);
  const end: EssayEnd = {
    submittedAt: new Date(now.getTime() - (overdueMs ?? 0)),
    endedBy: overdueMs === null ? "student" : "time",
    usedMs: usedMs - (overdueMs ?? 0),
  };
  await markSubmitted(transaction, of, end);
  return { ...essay, end };
}
