import type { AttemptView } from "@lexiquant/contract";
import type { KeyedItem } from "@lexiquant/domain/item";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { acceptAttempt, type Submission, type SubmissionRefusal } from "@lexiquant/domain/session";
import { judgeResponse, type ResponseRefusal } from "../../bank/judge-response.ts";
import type { Queryable } from "../../db/queryable.ts";
import {
  type Attempt,
  findAttempts,
  insertAttempt,
  isItemSeen,
} from "../../history/attempts/repository.ts";
import { attemptView } from "../../history/attempts/view.ts";
import { findHintsShown } from "../../history/hints/repository.ts";
import {
  asPractice,
  findSessionItem,
  listItemsInOpenExam,
  lockSession,
  type StoredPracticeSession,
} from "../../history/sessions/repository.ts";
import { findItem } from "../../history/twins/find-items.ts";
import type { PracticeContext } from "./dependencies.ts";
import { remainingAtAnswer } from "./remaining-time.ts";

export type Submitted<Value> = Result<
  Value,
  SubmissionRefusal | ResponseRefusal | "session-not-found" | "key-withheld"
>;

interface Submitting {
  readonly userId: UserId;
  readonly session: StoredPracticeSession;
  readonly submission: Submission;
}

/** How a submission is judged once it is accepted. */
export type Judge = (
  context: PracticeContext,
  transaction: Queryable,
  submitting: Submitting,
) => Promise<Submitted<Attempt>>;

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
  return recordSubmission(context, { userId, submission, judge: judgeAnswer });
}

/** The same for whatever ends an attempt. */
export function recordSubmission(
  context: PracticeContext,
  { userId, submission, judge }: Omit<Submitting, "session"> & { readonly judge: Judge },
): Promise<Submitted<AttemptView>> {
  return context.database.transaction(
    async (transaction) => {
      const session = asPractice(await lockSession(transaction, userId, submission.sessionId));
      if (session === null) return refused("session-not-found");
      const submitting = { userId, session, submission };
      const attempt = await recordOnce(context, transaction, { ...submitting, judge });
      if (!attempt.ok) return attempt;
      // What the first answer could tell, also when repeated after the close: the same to the byte.
      const letOut = session.settings.feedback === "each";
      const { itemId } = attempt.value;
      const entry = await findItem(context, transaction, { userId, itemId });
      const item = entry?.item ?? null;
      return accepted(attemptView(context.bank, attempt.value, { item, letOut }));
    },
    { idempotent: true },
  );
}

async function recordOnce(
  context: PracticeContext,
  transaction: Queryable,
  { judge, ...submitting }: Submitting & { readonly judge: Judge },
): Promise<Submitted<Attempt>> {
  const { userId, session, submission } = submitting;
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
  if (await isAskedInExam(transaction, submitting)) return refused("key-withheld");
  const judged = await judge(context, transaction, submitting);
  if (!judged.ok) return judged;
  // A faster transaction's row that this one cannot see fails the insert, and the transaction runs again.
  const recorded = await insertAttempt(transaction, userId, judged.value);
  if (!recorded) throw new Error("An attempt is in the way that was not to be seen.");
  return judged;
}

/** What an open exam asks is not answered elsewhere meanwhile: the outcome would be let out here. */
async function isAskedInExam(
  transaction: Queryable,
  { userId, submission }: Submitting,
): Promise<boolean> {
  const drawn = await findSessionItem(transaction, userId, submission);
  if (drawn === null) return false;
  return (await listItemsInOpenExam(transaction, userId)).has(drawn.itemId);
}

const judgeAnswer: Judge = async (context, transaction, { userId, session, submission }) => {
  const item = await itemOf(context, transaction, { userId, submission });
  if (item === null) return refused("position-not-found");
  const correct = judgeResponse(item, submission.response);
  if (!correct.ok) return correct;
  const submittedAt = context.clock();
  return accepted({
    ...submission,
    ...(await historyOf(transaction, userId, item)),
    correct: correct.value,
    gaveUp: false,
    submittedAt,
    releasedAt: session.settings.feedback === "each" ? submittedAt : null,
    remainingMs: await remainingAtAnswer(context, transaction, { userId, session, submission }),
  });
};

export async function itemOf(
  context: PracticeContext,
  transaction: Queryable,
  {
    userId,
    submission,
  }: { readonly userId: UserId; readonly submission: Pick<Submission, "sessionId" | "position"> },
): Promise<KeyedItem | null> {
  const drawn = await findSessionItem(transaction, userId, submission);
  if (drawn === null) return null;
  const entry = await findItem(context, transaction, { userId, itemId: drawn.itemId });
  return entry?.item ?? null;
}

/** What came before an attempt on an item. */
export async function historyOf(transaction: Queryable, userId: UserId, item: KeyedItem) {
  const { level } = await findHintsShown(transaction, userId, item.id);
  return {
    itemId: item.id,
    itemVersion: item.version,
    hintLevel: level,
    seenBefore: await isItemSeen(transaction, userId, item.id),
  };
}
