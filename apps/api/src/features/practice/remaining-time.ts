import { isDeepStrictEqual } from "node:util";
import type { UserId } from "@lexiquant/domain/kernel";
import { isUntouched, type Submission } from "@lexiquant/domain/session";
import type { Queryable } from "../../db/queryable.ts";
import { listSessionAttempts } from "../../history/attempts/repository.ts";
import type { StoredPracticeSession } from "../../history/sessions/repository.ts";
import { listWork, type StoredWork } from "../../history/work/repository.ts";
import type { PracticeContext } from "./dependencies.ts";
import { type DrawnItem, servedItems } from "./load-session.ts";
import { timeLimitOf } from "./session-length.ts";

interface TimedSet {
  readonly userId: UserId;
  readonly session: StoredPracticeSession;
}

/** Time in view at a position, as the page reports it. */
interface Spent {
  readonly position: number;
  readonly elapsedMs: number;
}

/**
 * What was left on a timed set's clock when the answer that is submitted was given, ≥ 0: when it was first saved as it is,
 * otherwise now. Answers may be submitted together at the end. Null where the set is untimed.
 */
export async function remainingAtAnswer(
  context: PracticeContext,
  transaction: Queryable,
  { userId, session, submission }: TimedSet & { readonly submission: Submission },
): Promise<number | null> {
  const { id: sessionId, settings } = session;
  if (settings.timing.kind === "untimed") return null;
  const { position, response } = submission;
  const work = await listWork(transaction, userId, sessionId);
  const saved = work.find((entry) => entry.position === position);
  const isSaved = !isUntouched(response) && isDeepStrictEqual(saved?.work.response, response);
  if (isSaved && typeof saved?.remainingMs === "number") return saved.remainingMs;
  const drawn = await servedItems(context, transaction, { userId, sessionId });
  return await remainingAfter(transaction, { userId, session, drawn, work, spent: [submission] });
}

interface SpentOn extends TimedSet {
  readonly drawn: readonly DrawnItem[];
  /** What is not stored yet. */
  readonly spent: readonly Spent[];
}

/**
 * What the clock of a timed set shows, ≥ 0: its limit without the time in view of all questions, as the page counts it.
 * Null where the set is untimed.
 */
export async function remainingNow(
  transaction: Queryable,
  { userId, session, ...on }: SpentOn,
): Promise<number | null> {
  if (session.settings.timing.kind === "untimed") return null;
  const work = await listWork(transaction, userId, session.id);
  return await remainingAfter(transaction, { userId, session, work, ...on });
}

async function remainingAfter(
  transaction: Queryable,
  { userId, session, drawn, spent, work }: SpentOn & { readonly work: readonly StoredWork[] },
): Promise<number | null> {
  const limitSeconds = timeLimitOf(
    session,
    drawn.map(({ entry }) => entry.targetSeconds),
  );
  if (limitSeconds === null) return null;
  const attempts = await listSessionAttempts(transaction, userId, session.id);
  const longest = new Map<number, number>();
  const saved = work.map(({ position, work: { elapsedMs } }) => ({ position, elapsedMs }));
  for (const { position, elapsedMs } of [...saved, ...attempts, ...spent]) {
    longest.set(position, Math.max(elapsedMs, longest.get(position) ?? 0));
  }
  const spentMs = [...longest.values()].reduce((sum, elapsedMs) => sum + elapsedMs, 0);
  return Math.max(0, 1000 * limitSeconds - spentMs);
}
