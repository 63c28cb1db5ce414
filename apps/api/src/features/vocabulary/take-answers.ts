import type { VocabularySession } from "@lexiquant/contract";
import {
  accepted,
  type Result,
  refused,
  type SessionId,
  type UserId,
} from "@lexiquant/domain/kernel";
import {
  NEW_CARD,
  type RecallRating,
  recordReview,
  sessionAfter,
  sessionAfterUndo,
  suspend,
  undoReview,
} from "@lexiquant/domain/spacing";
import {
  type DrillResponse,
  foldText,
  judgeDrill,
  type KeyedDrill,
  synonymTyped,
} from "@lexiquant/domain/vocabulary";
import type { Queryable } from "../../db/queryable.ts";
import { cardBefore } from "../../history/vocabulary/card-before.ts";
import { findCards, storeCards } from "../../history/vocabulary/cards-repository.ts";
import { listOwnWords } from "../../history/vocabulary/lists-repository.ts";
import { loadRules } from "../../history/vocabulary/load-rules.ts";
import {
  findReview,
  insertReview,
  listSessionReviews,
  markUndone,
} from "../../history/vocabulary/reviews-repository.ts";
import {
  findWordSession,
  lockWordSession,
  type StoredWordSession,
  storeWordSession,
} from "../../history/vocabulary/sessions-repository.ts";
import { withNextQuestion } from "./ask-question.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { mayUndo, sessionView } from "./session-view.ts";

interface Step {
  readonly transaction: Queryable;
  readonly userId: UserId;
  readonly session: StoredWordSession;
}

/** Runs a step on a locked session and shows what it leaves. */
function withSession<Refusal extends string>(
  context: VocabularyContext,
  { userId, sessionId }: { readonly userId: UserId; readonly sessionId: SessionId },
  step: (step: Step) => Promise<Result<StoredWordSession, Refusal>>,
): Promise<Result<VocabularySession, Refusal | "session-not-found">> {
  return context.database.transaction(
    async (transaction) => {
      const session = await lockWordSession(transaction, userId, sessionId);
      if (session === null) return refused("session-not-found");
      const after = await step({ transaction, userId, session });
      if (!after.ok) return after;
      if (after.value !== session) await storeWordSession(transaction, userId, after.value);
      return accepted(await sessionView(context, transaction, { userId, session: after.value }));
    },
    { idempotent: true },
  );
}

type InSession<Refusal extends string = never> = Promise<
  Result<VocabularySession, "session-not-found" | Refusal>
>;

export function readWordSession(
  context: VocabularyContext,
  userId: UserId,
  sessionId: SessionId,
): InSession {
  return context.database.transaction(
    async (transaction) => {
      const session = await findWordSession(transaction, userId, sessionId);
      return session === null
        ? refused("session-not-found")
        : accepted(await sessionView(context, transaction, { userId, session }));
    },
    { idempotent: true },
  );
}

export function closeWordSession(
  context: VocabularyContext,
  userId: UserId,
  sessionId: SessionId,
): InSession {
  return withSession(context, { userId, sessionId }, async ({ session }) =>
    accepted(
      session.closedAt === null
        ? { ...session, question: null, answer: null, closedAt: context.clock() }
        : session,
    ),
  );
}

interface Answering {
  readonly sessionId: SessionId;
  readonly turn: number;
  readonly response: DrillResponse;
  readonly elapsedMs: number;
}

type AnswerRefusal = "session-closed" | "question-not-current" | "response-mismatch";

/**
 * Judges the first response to the present question; later ones change nothing. A synonym that is typed first is not judged:
 * the student is told, and tries once more.
 */
export function answerQuestion(
  context: VocabularyContext,
  userId: UserId,
  { sessionId, turn, response, elapsedMs }: Answering,
): InSession<AnswerRefusal> {
  return withSession<AnswerRefusal>(context, { userId, sessionId }, async (step) => {
    const { session } = step;
    const { answer, closedAt, question } = session;
    if (closedAt !== null) return refused("session-closed");
    if (question === null || session.turn !== turn) return refused("question-not-current");
    if (answer !== null) return accepted(session);
    const synonym = synonymTyped(question, response);
    // The same again is the same call, sent twice.
    if (synonym !== null && (question.synonymTried ?? synonym) === synonym) {
      return accepted({ ...session, question: { ...question, synonymTried: synonym } });
    }
    const judged = judgeDrill(question, response, await otherWords(context, step, question));
    if (!judged.ok) return judged;
    return accepted({ ...session, answer: { response, isRight: judged.value, elapsedMs } });
  });
}

/** Tells what is no slip: a word of the lexicon, one that it names as a synonym, or another of the student's own. */
async function otherWords(
  { lexicon }: VocabularyContext,
  { transaction, userId }: Step,
  { wordId }: KeyedDrill,
): Promise<(text: string) => boolean> {
  const own = wordId.startsWith("own:") ? await listOwnWords(transaction, userId) : [];
  const fronts = new Set(own.filter(({ id }) => id !== wordId).map(({ front }) => foldText(front)));
  return (text) => {
    const headword = lexicon.headwordOf(text);
    const isHeadword = headword !== null && headword !== wordId;
    return isHeadword || lexicon.drills.bySynonym.has(text) || fronts.has(text);
  };
}

interface Rating {
  readonly id: string;
  readonly sessionId: SessionId;
  readonly turn: number;
  readonly rating: RecallRating;
}

type RatingRefusal =
  | "session-closed"
  | "question-not-current"
  | "answers-missing"
  | "review-id-reused";

/** Schedules the word of the answered question and goes on to the next. One review per id. */
export function rateAnswer(
  context: VocabularyContext,
  userId: UserId,
  rating: Rating,
): InSession<RatingRefusal> {
  return withSession(context, { userId, sessionId: rating.sessionId }, async (step) => {
    const { session, transaction } = step;
    const known = await findReview(transaction, userId, rating.id);
    if (known !== null) {
      const isSame =
        known.sessionId === session.id &&
        known.turn === rating.turn &&
        known.entry.rating === rating.rating;
      return isSame ? accepted(session) : refused("review-id-reused");
    }
    if (session.closedAt !== null) return refused("session-closed");
    if (session.question === null || session.turn !== rating.turn) {
      return refused("question-not-current");
    }
    return session.answer === null
      ? refused("answers-missing")
      : await review(context, step, rating);
  });
}

async function review(
  context: VocabularyContext,
  { transaction, userId, session }: Step,
  { id, turn, rating }: Rating,
): Promise<Result<StoredWordSession, RatingRefusal>> {
  const { answer, question } = session;
  if (answer === null || question === null) return refused("answers-missing");
  const { wordId } = question;
  const { memoryFit, moment, rules, settings } = await loadRules(context, transaction, userId);
  const stored = (await findCards(transaction, userId, [wordId])).get(wordId);
  const recorded = recordReview(stored?.card ?? NEW_CARD, { ...moment, rating }, rules);
  // Set aside since it was asked: it is passed over.
  if (!recorded.ok) {
    const next = { ...session, answer: null };
    const asking = { userId, session: next, moment, first: null };
    const preference = settings.answerBy;
    return accepted(await withNextQuestion(context, transaction, { ...asking, preference }));
  }
  const { card, entry } = recorded.value;
  await storeCards(transaction, userId, [{ wordId, card, queuedAt: stored?.queuedAt ?? null }]);
  await insertReview(transaction, userId, {
    ...{ id, sessionId: session.id, turn, wordId, entry, undoneAt: null, ...answer },
    ...{ drill: question.prompt.drill, answerBy: question.answerBy },
    ...{ desiredRetention: rules.desiredRetention, testDay: rules.testDay, memoryFit },
  });
  const after = { ...session, run: sessionAfter(session.run, wordId, card) };
  const asking = { userId, session: after, moment, first: null };
  const preference = settings.answerBy;
  return accepted(await withNextQuestion(context, transaction, { ...asking, preference }));
}

interface Undoing {
  readonly sessionId: SessionId;
  readonly reviewId: string;
}

/** Takes the last review of the session back: its card is as it was, and its word is asked again. */
export function undoRating(
  context: VocabularyContext,
  userId: UserId,
  { sessionId, reviewId }: Undoing,
): InSession<"nothing-to-undo"> {
  return withSession(context, { userId, sessionId }, async ({ transaction, session }) => {
    const known = await findReview(transaction, userId, reviewId);
    if (known === null || known.sessionId !== sessionId) return refused("nothing-to-undo");
    if (known.undoneAt !== null) return accepted(session);
    const last = (await listSessionReviews(transaction, userId, sessionId)).at(-1);
    if (last?.id !== reviewId || !(await mayUndo(transaction, userId, session))) {
      return refused("nothing-to-undo");
    }
    const { wordId, entry } = known;
    const stored = (await findCards(transaction, userId, [wordId])).get(wordId);
    if (stored === undefined || !undoReview(stored.card, entry).ok) {
      return refused("nothing-to-undo");
    }
    // A word that the student has set aside since stays aside.
    const isAside = stored.card.suspension === "by-student";
    const rules = await loadRules(context, transaction, userId);
    const before = await cardBefore(transaction, userId, { review: known, rules });
    const restored = isAside ? suspend(before) : before;
    await storeCards(transaction, userId, [{ ...stored, card: restored }]);
    const { moment, settings } = rules;
    await markUndone(transaction, userId, { reviewId, now: new Date(moment.atMs) });
    const run = sessionAfterUndo(session.run, wordId);
    const reopened = { ...session, run, answer: null, closedAt: null };
    const asking = { userId, session: reopened, moment, first: wordId };
    const preference = settings.answerBy;
    return accepted(await withNextQuestion(context, transaction, { ...asking, preference }));
  });
}
