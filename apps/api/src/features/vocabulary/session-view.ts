import type { VocabularySession, VocabularyVerdict } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import {
  LEECH_LAPSES,
  NEW_CARD,
  previewRatings,
  RECALL_RATINGS,
  rateRecall,
  waitOf,
} from "@lexiquant/domain/spacing";
import { hasSlip, publicDrill } from "@lexiquant/domain/vocabulary";
import type { Queryable } from "../../db/queryable.ts";
import { findCards } from "../../history/vocabulary/cards-repository.ts";
import { listOwnWords } from "../../history/vocabulary/lists-repository.ts";
import { loadRules } from "../../history/vocabulary/load-rules.ts";
import {
  listSessionReviews,
  medianRightMs,
  type Review,
} from "../../history/vocabulary/reviews-repository.ts";
import {
  findOpenWordSession,
  type StoredWordSession,
} from "../../history/vocabulary/sessions-repository.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { wordPage } from "./word-page.ts";

interface Viewing {
  readonly userId: UserId;
  readonly session: StoredWordSession;
}

/** A session as its student sees it: nothing of the key before the answer. */
export async function sessionView(
  context: VocabularyContext,
  database: Queryable,
  { userId, session }: Viewing,
): Promise<VocabularySession> {
  const { id, run, question, closedAt, createdAt, words, turn } = session;
  const reviews = await listSessionReviews(database, userId, id);
  const last = (await mayUndo(database, userId, session)) ? reviews.at(-1) : undefined;
  const cards = await findCards(database, userId, question === null ? [] : [question.wordId]);
  const card = cards.get(question?.wordId ?? "")?.card ?? NEW_CARD;
  return {
    id,
    status: closedAt === null ? "open" : "closed",
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    words,
    finished: run.finished.length,
    question: question === null ? null : { turn, phase: card.phase, ...askedOf(question) },
    verdict: await verdictOf(context, database, { userId, session }),
    canUndo: last !== undefined,
    lastReviewId: last?.id ?? null,
    tally: tallyOf(reviews),
  };
}

function askedOf(question: NonNullable<StoredWordSession["question"]>) {
  const { answerBy, prompt } = publicDrill(question);
  const { synonymTried } = question;
  const options = prompt.options?.map(({ id, text }) => ({ id, text })) ?? null;
  // The schema of the contract strips nothing that is here: prompt and schema have the same fields.
  return { answerBy, synonymTried, prompt: { ...prompt, options } as VocabularyPrompt };
}
type VocabularyPrompt = NonNullable<VocabularySession["question"]>["prompt"];

/** An open session, or one that has come to its end, while no other is open. */
export async function mayUndo(
  database: Queryable,
  userId: UserId,
  { closedAt, run }: StoredWordSession,
): Promise<boolean> {
  if (closedAt === null) return true;
  const isComplete = run.ahead.length + run.inSteps.length === 0;
  return isComplete && (await findOpenWordSession(database, userId)) === null;
}

function tallyOf(reviews: readonly Review[]): VocabularySession["tally"] {
  const count = (holds: (review: Review) => boolean) => reviews.filter(holds).length;
  return {
    reviews: reviews.length,
    recalled: count(({ entry }) => entry.rating !== "again"),
    newWords: count(({ entry }) => entry.before.phase === "new"),
    elapsedMs: reviews.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
    leeches: count(
      ({ entry: { before, rating } }) =>
        rating === "again" && before.phase === "review" && before.lapses + 1 >= LEECH_LAPSES,
    ),
  };
}

async function verdictOf(
  context: VocabularyContext,
  database: Queryable,
  { userId, session: { answer, question, turn } }: Viewing,
): Promise<VocabularyVerdict | null> {
  if (answer === null || question === null) return null;
  const { moment, rules } = await loadRules(context, database, userId);
  const cards = await findCards(database, userId, [question.wordId]);
  const card = cards.get(question.wordId)?.card ?? NEW_CARD;
  const own = new Map((await ownOf(database, userId, question.wordId)).map((it) => [it.id, it]));
  const study = { card, memory: rules, moment, own, testDay: rules.testDay };
  const word = await wordPage(context, database, { userId, wordId: question.wordId, study });
  if (word === null) return null;
  const { elapsedMs, isRight, response } = answer;
  const isAlmost = isRight === true && hasSlip(question, response);
  const median = await medianRightMs(database, userId, question.answerBy);
  const next = previewRatings(card, moment, rules);
  return {
    turn,
    response: responseView(response),
    isRight,
    isAlmost,
    key: [...question.key],
    answer: question.answer,
    suggestedRating:
      isRight === null
        ? null
        : rateRecall({ isRight, hasSlip: isAlmost, elapsedMs, saidEasy: false }, median),
    ratings: RECALL_RATINGS.map((rating) => ({ rating, wait: waitOf(next[rating], moment) })),
    word,
  };
}

function responseView(
  response: NonNullable<StoredWordSession["answer"]>["response"],
): VocabularyVerdict["response"] {
  return response.kind === "chosen"
    ? { kind: "chosen", optionIds: [...response.optionIds] }
    : response;
}

function ownOf(database: Queryable, userId: UserId, wordId: string) {
  return wordId.startsWith("own:") ? listOwnWords(database, userId) : Promise.resolve([]);
}
