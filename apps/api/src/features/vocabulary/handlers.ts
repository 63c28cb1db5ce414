import type { vocabularyRoutes } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { isSectionRunning } from "../../history/vocabulary/questions-repository.ts";
import type { Handlers } from "../../http/handlers.ts";
import { RequestRefused, unwrap } from "../../http/refusal.ts";
import { changeOwnWord, deleteOwnWord, renameOwnList, restoreOwnWord } from "./change-own.ts";
import { changeSettings } from "./change-settings.ts";
import {
  createVocabularyContext,
  type VocabularyContext,
  type VocabularyDependencies,
} from "./dependencies.ts";
import { exportWords } from "./export-words.ts";
import { readForecast } from "./forecast-view.ts";
import { importWords, previewWords } from "./import-words.ts";
import { listWords } from "./list-words.ts";
import { addOwnWord, createList, deleteOwnList, removeWord } from "./own-lists.ts";
import { lookUpWord, readQuestionWords, readWord } from "./question-words.ts";
import { queueWords, saveNote, setWordAside } from "./queue-words.ts";
import { readStanding } from "./standing-view.ts";
import { startWordSession } from "./start-session.ts";
import {
  answerQuestion,
  closeWordSession,
  rateAnswer,
  readWordSession,
  undoRating,
} from "./take-answers.ts";

type VocabularyHandlers = Handlers<typeof vocabularyRoutes>;

export function vocabularyHandlers(dependencies: VocabularyDependencies): VocabularyHandlers {
  const context = createVocabularyContext(dependencies);
  return {
    readVocabulary: ({ userId }) => readStanding(context, userId),
    saveVocabularySettings: async ({ userId, body }) =>
      unwrap(await changeSettings(context, userId, body)),
    readVocabularyForecast: ({ userId }) => readForecast(context, userId),
    saveWordNote: async ({ userId, params, body }) =>
      unwrap(await saveNote(context, userId, { ...params, ...body })),
    queueWords: async ({ userId, body }) => ({
      words: unwrap(await queueWords(context, userId, body.wordIds)),
    }),
    setWordAside: async ({ userId, params }) =>
      unwrap(await setWordAside(context, userId, params.wordId)),
    ...sessionHandlers(context),
    ...wordHandlers(context),
    ...listHandlers(context),
  };
}

/** Words help answer what a section of an exam asks. */
async function closedInExam({ clock, database }: VocabularyContext, userId: UserId): Promise<void> {
  if (await isSectionRunning(database.reader, userId, clock())) {
    throw new RequestRefused("vocabulary-closed-in-exam");
  }
}

function sessionHandlers(context: VocabularyContext) {
  return {
    startVocabularySession: async ({ userId, body }) => {
      await closedInExam(context, userId);
      const { drills = null, listId = null, more } = body;
      const request = { drills, listId, ...(more === undefined ? {} : { more }) };
      return unwrap(await startWordSession(context, userId, { id: body.id, request }));
    },
    readVocabularySession: async ({ userId, params }) => {
      await closedInExam(context, userId);
      return unwrap(await readWordSession(context, userId, params.sessionId));
    },
    answerVocabularyQuestion: async ({ userId, params, body }) => {
      await closedInExam(context, userId);
      return unwrap(await answerQuestion(context, userId, { ...params, ...body }));
    },
    rateVocabularyAnswer: async ({ userId, params, body }) => {
      await closedInExam(context, userId);
      return unwrap(await rateAnswer(context, userId, { ...params, ...body }));
    },
    undoVocabularyReview: async ({ userId, params, body }) => {
      await closedInExam(context, userId);
      return unwrap(await undoRating(context, userId, { ...params, ...body }));
    },
    closeVocabularySession: async ({ userId, params }) => {
      await closedInExam(context, userId);
      return unwrap(await closeWordSession(context, userId, params.sessionId));
    },
  } satisfies Partial<VocabularyHandlers>;
}

function wordHandlers(context: VocabularyContext) {
  return {
    listWords: async ({ userId, query }) => {
      await closedInExam(context, userId);
      return unwrap(
        await listWords(context, userId, {
          query: query.query ?? null,
          status: query.status ?? null,
          list: query.list ?? null,
          after: query.after ?? null,
          limit: query.limit,
        }),
      );
    },
    readWord: async ({ userId, params }) => {
      await closedInExam(context, userId);
      return unwrap(await readWord(context, userId, params.wordId));
    },
    lookUpWord: async ({ userId, params, body }) => {
      await closedInExam(context, userId);
      return unwrap(await lookUpWord(context, userId, { ...params, ...body }));
    },
    readQuestionWords: async ({ userId, params }) => {
      await closedInExam(context, userId);
      return { words: unwrap(await readQuestionWords(context, userId, params.itemId)) };
    },
  } satisfies Partial<VocabularyHandlers>;
}

function listHandlers(context: VocabularyContext) {
  return {
    createWordList: async ({ userId, body }) => unwrap(await createList(context, userId, body)),
    addWord: async ({ userId, params, body }) =>
      unwrap(await addOwnWord(context, userId, { ...params, ...body })),
    changeOwnWord: async ({ userId, params, body }) =>
      unwrap(await changeOwnWord(context, userId, { ...params, ...body })),
    deleteOwnWord: async ({ userId, params }) =>
      unwrap(await deleteOwnWord(context, userId, params.wordId)),
    restoreOwnWord: async ({ userId, params }) =>
      unwrap(await restoreOwnWord(context, userId, params.wordId)),
    renameWordList: async ({ userId, params, body }) =>
      unwrap(await renameOwnList(context, userId, { id: params.listId, ...body })),
    importWords: async ({ userId, params, body }) =>
      unwrap(await importWords(context, userId, { ...params, ...body })),
    previewWords: async ({ userId, params, body }) =>
      unwrap(await previewWords(context, userId, { ...params, ...body })),
    removeWord: async ({ userId, params }) => unwrap(await removeWord(context, userId, params)),
    deleteWordList: async ({ userId, params }) =>
      unwrap(await deleteOwnList(context, userId, params.listId)),
    exportWords: async ({ userId, query }) => {
      await closedInExam(context, userId);
      const { format, list } = query;
      return unwrap(await exportWords(context, userId, { format, list: list ?? null }));
    },
  } satisfies Partial<VocabularyHandlers>;
}
