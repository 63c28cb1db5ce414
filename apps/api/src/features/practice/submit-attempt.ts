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
  findSessionItem,
  lockSession,
  type StoredSession,
} from "../../history/sessions/repository.ts";
import type { PracticeContext } from "./dependencies.ts";
import { judgeResponse, type ResponseRefusal } from "./judge-response.ts";

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
  { userId, session, submission }: Submitting,
): Promise<Submitted<Attempt>> {
  const found = await findAttempts(transaction, userId, submission);
  const sameId = found.find(({ id }) => id === submission.id) ?? null;
  const decision = acceptAttempt(submission, {
    sessionOpen: session.closedAt === null,
    itemCount: session.itemCount,
    sameId,
    positionAnswered: found.some(({ id }) => id !== submission.id),
  });
  if (!decision.ok) return decision;
  if (sameId !== null) return accepted(sameId);
  const judged = await judge(context, transaction, { userId, session, submission });
  if (!judged.ok) return judged;
  // A faster transaction's row that this one cannot see fails the insert, and the transaction runs again.
  const recorded = await insertAttempt(transaction, userId, judged.value);
  if (!recorded) throw new Error("An attempt is in the way that was not to be seen.");
  return judged;
}

async function judge(
  context: PracticeContext,
  transaction: Queryable,
  { userId, session, submission }: Submitting,
): Promise<Submitted<Attempt>> {
  const drawn = await findSessionItem(transaction, userId, submission);
  const item = drawn === null ? undefined : context.bank.items.get(drawn.itemId);
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
