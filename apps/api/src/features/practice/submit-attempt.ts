import type { AttemptView } from "@lexiquant/contract";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { acceptAttempt, type Submission, type SubmissionRefusal } from "@lexiquant/domain/session";
import type { Queryable } from "../../db/queryable.ts";
import {
  type Attempt,
  findAttempts,
  insertAttempt,
  isItemSeen,
} from "../../history/attempts/repository.ts";
import { attemptView } from "../../history/attempts/view.ts";
import {
  listSessionItems,
  lockSession,
  type StoredSession,
} from "../../history/sessions/repository.ts";
import type { PracticeContext } from "./dependencies.ts";
import { judgeResponse, type ResponseRefusal } from "./judge-response.ts";
import { servedItems } from "./load-session.ts";

type Submitted<Value> = Result<Value, SubmissionRefusal | ResponseRefusal | "session-not-found">;

interface Submitting {
  readonly userId: UserId;
  readonly session: StoredSession;
  readonly submission: Submission;
}

/**
 * Accepts a submission once, however often and from wherever it comes in: the session's row is locked, and
 * the table's unique constraints decide what the lock does not cover (the same id sent to two sessions, two
 * sessions with the same item).
 */
export function submitAttempt(
  context: PracticeContext,
  userId: UserId,
  submission: Submission,
): Promise<Submitted<AttemptView>> {
  return context.database.transaction(
    async (transaction) => {
      const session = await lockSession(transaction, userId, submission.sessionId);
      if (session === null) return refused("session-not-found");
      const attempt = await recordOnce(context, transaction, { userId, session, submission });
      if (!attempt.ok) return attempt;
      // What the first answer could tell, also when repeated after the close: the same to the byte.
      const toldAtOnce = session.settings.feedback === "each";
      return accepted(attemptView(context.bank, attempt.value, toldAtOnce));
    },
    { idempotent: true },
  );
}

async function recordOnce(
  context: PracticeContext,
  transaction: Queryable,
  submitting: Submitting,
): Promise<Submitted<Attempt>> {
  const first = await decide(context, transaction, submitting);
  if (!first.ok || first.value.recorded) return first.ok ? accepted(first.value.attempt) : first;
  // Another transaction was faster: judged again by what it left.
  const second = await decide(context, transaction, submitting);
  if (!second.ok) return second;
  if (!second.value.recorded) throw new Error("An attempt is neither accepted nor in the way.");
  return accepted(second.value.attempt);
}

async function decide(
  context: PracticeContext,
  transaction: Queryable,
  { userId, session, submission }: Submitting,
): Promise<Submitted<{ attempt: Attempt; recorded: boolean }>> {
  const found = await findAttempts(transaction, userId, submission);
  const sameId = found.find(({ id }) => id === submission.id) ?? null;
  const decision = acceptAttempt(submission, {
    sessionOpen: session.closedAt === null,
    itemCount: session.itemCount,
    sameId,
    positionAnswered: found.some(({ id }) => id !== submission.id),
  });
  if (!decision.ok) return decision;
  if (sameId !== null) return accepted({ attempt: sameId, recorded: true });
  const judged = await judge(context, transaction, { userId, session, submission });
  if (!judged.ok) return judged;
  const recorded = await insertAttempt(transaction, userId, judged.value);
  return accepted({ attempt: judged.value, recorded });
}

async function judge(
  context: PracticeContext,
  transaction: Queryable,
  { userId, session, submission }: Submitting,
): Promise<Submitted<Attempt>> {
  const drawn = servedItems(context, await listSessionItems(transaction, userId, session.id));
  const item = drawn.find(({ position }) => position === submission.position)?.entry.item;
  if (item === undefined) return refused("position-not-found");
  const correct = judgeResponse(item, submission.response);
  if (!correct.ok) return correct;
  const submittedAt = context.clock();
  return accepted({
    ...submission,
    itemId: item.id,
    itemVersion: item.version,
    correct: correct.value,
    submittedAt,
    seenBefore: await isItemSeen(transaction, userId, item.id),
    releasedAt: session.settings.feedback === "each" ? submittedAt : null,
  });
}
