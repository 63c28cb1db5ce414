import { isDeepStrictEqual } from "node:util";
import type { VocabularySession } from "@lexiquant/contract";
import {
  accepted,
  type Result,
  refused,
  type SessionId,
  type UserId,
} from "@lexiquant/domain/kernel";
import { startReviewSession } from "@lexiquant/domain/spacing";
import type { Queryable } from "../../db/queryable.ts";
import type { VocabularyRequest } from "../../db/vocabulary-tables.ts";
import { forgetDeletedWords } from "../../history/vocabulary/deleted-words-repository.ts";
import { loadScheduledStudy } from "../../history/vocabulary/keep-schedule.ts";
import { listLists } from "../../history/vocabulary/lists-repository.ts";
import {
  loadPlannedStudy,
  planMoreToday,
  planToday,
  wordsOfList,
} from "../../history/vocabulary/load-study.ts";
import {
  findOpenWordSession,
  findWordSession,
  insertWordSession,
  isForeignWordSession,
  type StoredWordSession,
  storeWordSession,
} from "../../history/vocabulary/sessions-repository.ts";
import { withNextQuestion } from "./ask-question.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { sessionView } from "./session-view.ts";

interface Starting {
  readonly id: SessionId;
  readonly request: VocabularyRequest;
}

type Started = Result<
  VocabularySession,
  "no-words-due" | "session-id-reused" | "word-list-not-found"
>;

/** Starts a session on today's plan, or finds the one that the same request started before. */
export async function startWordSession(
  context: VocabularyContext,
  userId: UserId,
  starting: Starting,
): Promise<Started> {
  await loadScheduledStudy(context, userId);
  const seed = context.newSeed();
  return await context.database.transaction(
    async (transaction) => {
      const known = await findWordSession(transaction, userId, starting.id);
      if (known !== null) {
        return isDeepStrictEqual(known.request, starting.request)
          ? accepted(await sessionView(context, transaction, { userId, session: known }))
          : refused("session-id-reused");
      }
      if (await isForeignWordSession(transaction, userId, starting.id)) {
        return refused("session-id-reused");
      }
      return await create(context, transaction, { userId, ...starting, seed });
    },
    { idempotent: true },
  );
}

async function create(
  context: VocabularyContext,
  transaction: Queryable,
  { userId, id, request, seed }: Starting & { readonly userId: UserId; readonly seed: number },
): Promise<Started> {
  const study = await loadPlannedStudy(context, transaction, userId);
  const { entries, moment, settings } = study;
  const { listId, more } = request;
  const among = listId === null ? null : wordsOfList(context.lexicon, entries, listId);
  if (listId !== null && among?.length === 0 && !(await hasList(transaction, userId, listId))) {
    return refused("word-list-not-found");
  }
  const plan = more === undefined ? planToday(study, among) : planMoreToday(study, among, more);
  const run = startReviewSession(plan);
  const words = run.ahead.length;
  if (words === 0) return refused("no-words-due");
  const createdAt = new Date(moment.atMs);
  await forgetDeletedWords(transaction, userId, createdAt);
  const open = await findOpenWordSession(transaction, userId);
  if (open !== null) {
    const closed = { ...open, question: null, answer: null, closedAt: createdAt };
    await storeWordSession(transaction, userId, closed);
  }
  const blank = { id, request, seed, words, run, turn: 0, question: null, answer: null };
  const session = await withNextQuestion(context, transaction, {
    userId,
    session: { ...blank, createdAt, closedAt: null } satisfies StoredWordSession,
    moment,
    preference: settings.answerBy,
    first: null,
  });
  await insertWordSession(transaction, userId, session);
  return accepted(await sessionView(context, transaction, { userId, session }));
}

async function hasList(database: Queryable, userId: UserId, listId: string): Promise<boolean> {
  return (await listLists(database, userId)).some(({ id }) => id === listId);
}
