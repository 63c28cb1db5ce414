import { itemIdSchema, sessionIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";
import { defineRoute } from "./route.ts";
import { vocabularyResponseSchema, vocabularySessionSchema } from "./vocabulary-session.ts";
import {
  vocabularyForecastSchema,
  vocabularySettingsSchema,
  vocabularyStandingSchema,
} from "./vocabulary-standing.ts";
import {
  importPreviewSchema,
  importResultSchema,
  listIdSchema,
  senseIndexSchema,
  vocabularyDrillSchema,
  vocabularyRatingSchema,
  WORD_STATUSES,
  wordIdSchema,
  wordListSchema,
  wordPageSchema,
  wordSummarySchema,
} from "./vocabulary-words.ts";

const ownListId = z.uuid().toLowerCase();
const sessionParams = z.strictObject({ sessionId: sessionIdSchema });
const wordParams = z.strictObject({ wordId: wordIdSchema });
const listParams = z.strictObject({ listId: ownListId });
const turn = z.int().nonnegative().max(1_000_000);
const elapsedMs = z.int().nonnegative().max(86_400_000);
const wordText = z.string().trim().min(1).max(2000);

export const vocabularyRoutes = {
  readVocabulary: defineRoute({
    method: "GET",
    path: "/api/vocabulary/",
    summary: "Where the student stands with words, and today's plan.",
    rate: "read",
    response: vocabularyStandingSchema,
    errors: [],
  }),
  saveVocabularySettings: defineRoute({
    method: "PUT",
    path: "/api/vocabulary/settings/",
    summary: "Stores the settings that are given; the others stay.",
    rate: "write",
    body: vocabularySettingsSchema.partial(),
    response: vocabularySettingsSchema,
    errors: ["time-zone-unknown", "word-list-not-found"],
  }),
  readVocabularyForecast: defineRoute({
    method: "GET",
    path: "/api/vocabulary/forecast/",
    summary: "Load of the coming days, predicted recall and how predictions held.",
    rate: "read",
    response: vocabularyForecastSchema,
    errors: [],
  }),
  startVocabularySession: defineRoute({
    method: "POST",
    path: "/api/vocabulary/sessions/",
    summary:
      "Starts a session of at most 20 words of today's plan, or of ten more than it allows. The client makes the id, so a repeated call starts one session; an open session is closed.",
    rate: "write",
    body: z.strictObject({
      id: sessionIdSchema,
      /** All where absent; words that allow none of them get the drills that they allow. */
      drills: z.array(vocabularyDrillSchema).min(1).max(5).optional(),
      /** Only words of this list. */
      listId: listIdSchema.optional(),
      /** Ten words of one kind beyond the limits of the day, instead of its plan. */
      more: z.enum(["reviews", "new-words"]).optional(),
    }),
    response: vocabularySessionSchema,
    errors: [
      "no-words-due",
      "session-id-reused",
      "word-list-not-found",
      "vocabulary-closed-in-exam",
    ],
  }),
  readVocabularySession: defineRoute({
    method: "GET",
    path: "/api/vocabulary/sessions/:sessionId/",
    summary: "A session where it stands: the question, or the verdict that waits for its rating.",
    rate: "read",
    params: sessionParams,
    response: vocabularySessionSchema,
    errors: ["session-not-found", "vocabulary-closed-in-exam"],
  }),
  answerVocabularyQuestion: defineRoute({
    method: "POST",
    path: "/api/vocabulary/sessions/:sessionId/answers/",
    summary:
      "Judges the response to the present question and shows its word. The first response counts; a repeated call gets the first verdict.",
    rate: "write",
    params: sessionParams,
    body: z.strictObject({ turn, response: vocabularyResponseSchema, elapsedMs }),
    response: vocabularySessionSchema,
    errors: [
      "session-not-found",
      "session-closed",
      "question-not-current",
      "response-mismatch",
      "vocabulary-closed-in-exam",
    ],
  }),
  rateVocabularyAnswer: defineRoute({
    method: "POST",
    path: "/api/vocabulary/sessions/:sessionId/reviews/",
    summary:
      "Rates the answered question, schedules its word and goes on to the next. A repeated call with the same id changes nothing.",
    rate: "write",
    params: sessionParams,
    body: z.strictObject({
      id: z.uuid().toLowerCase(),
      turn,
      rating: vocabularyRatingSchema,
    }),
    response: vocabularySessionSchema,
    errors: [
      "session-not-found",
      "session-closed",
      "question-not-current",
      "answers-missing",
      "review-id-reused",
      "vocabulary-closed-in-exam",
    ],
  }),
  undoVocabularyReview: defineRoute({
    method: "POST",
    path: "/api/vocabulary/sessions/:sessionId/undo/",
    summary:
      "Takes the last rating of the session back: its card is as before and is asked again. `reviewId` names it, so a repeated call changes nothing.",
    rate: "write",
    params: sessionParams,
    body: z.strictObject({ reviewId: z.uuid().toLowerCase() }),
    response: vocabularySessionSchema,
    errors: ["session-not-found", "nothing-to-undo", "vocabulary-closed-in-exam"],
  }),
  closeVocabularySession: defineRoute({
    method: "POST",
    path: "/api/vocabulary/sessions/:sessionId/close/",
    summary: "Ends a session. Closing a closed session changes nothing.",
    rate: "write",
    params: sessionParams,
    response: vocabularySessionSchema,
    errors: ["session-not-found", "vocabulary-closed-in-exam"],
  }),
  listWords: defineRoute({
    method: "GET",
    path: "/api/vocabulary/words/",
    summary: "Words by the alphabet, a page at a time.",
    rate: "read",
    query: z.strictObject({
      /** Begins with it, or holds it in word or meaning. */
      query: z.string().max(100).optional(),
      status: z.enum([...WORD_STATUSES, "due", "leech"]).optional(),
      list: listIdSchema.optional(),
      /** The last one of the page before. */
      after: wordIdSchema.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({
      words: z.array(wordSummarySchema),
      hasMore: z.boolean(),
      matching: z.int(),
    }),
    errors: ["word-list-not-found", "vocabulary-closed-in-exam"],
  }),
  readWord: defineRoute({
    method: "GET",
    path: "/api/vocabulary/words/:wordId/",
    summary: "All that is known of one word.",
    rate: "read",
    params: wordParams,
    response: wordPageSchema,
    errors: ["word-not-found", "vocabulary-closed-in-exam"],
  }),
  saveWordNote: defineRoute({
    method: "PUT",
    path: "/api/vocabulary/words/:wordId/note/",
    summary: "Stores the student's own note on a word; an empty one is deleted.",
    rate: "write",
    params: wordParams,
    body: z.strictObject({ note: z.string().max(2000) }),
    response: z.object({ note: z.string() }),
    errors: ["word-not-found"],
  }),
  lookUpWord: defineRoute({
    method: "POST",
    path: "/api/vocabulary/words/:wordId/lookups/",
    summary:
      "The page of a word of a question that was answered, looked up there. Recorded; the client makes the id, so a repeated call is one look-up.",
    rate: "write",
    params: wordParams,
    body: z.strictObject({ id: z.uuid().toLowerCase(), itemId: itemIdSchema }),
    response: wordPageSchema,
    errors: ["word-not-found", "item-not-found", "key-withheld", "vocabulary-closed-in-exam"],
  }),
  queueWords: defineRoute({
    method: "POST",
    path: "/api/vocabulary/queue/",
    summary: "Puts words in line to be met first; takes words up again that were set aside.",
    rate: "write",
    body: z.strictObject({ wordIds: z.array(wordIdSchema).min(1).max(100) }),
    response: z.object({ words: z.array(wordSummarySchema) }),
    errors: ["word-not-found"],
  }),
  setWordAside: defineRoute({
    method: "DELETE",
    path: "/api/vocabulary/queue/:wordId/",
    summary: "Sets a word aside: it does not come until it is put in line again. Its log stays.",
    rate: "write",
    params: wordParams,
    response: wordSummarySchema,
    errors: ["word-not-found"],
  }),
  readQuestionWords: defineRoute({
    method: "GET",
    path: "/api/questions/:itemId/words/",
    summary:
      "The words of the lexicon that a question uses, with the sense; only once its key may be seen.",
    rate: "read",
    params: z.strictObject({ itemId: itemIdSchema }),
    response: z.object({
      words: z.array(
        z.object({
          /** With the meaning that the question uses. */
          word: wordSummarySchema,
          sense: senseIndexSchema,
          /** As it stands in the question. */
          form: z.string(),
          place: z.enum(["option", "stem", "stimulus"]),
          /** In a key that was missed, or in a wrong option that was chosen. */
          behindWrongAnswer: z.boolean(),
        }),
      ),
    }),
    errors: ["item-not-found", "key-withheld", "vocabulary-closed-in-exam"],
  }),
  createWordList: defineRoute({
    method: "POST",
    path: "/api/vocabulary/lists/",
    summary: "Makes an empty list. The client makes the id, so a repeated call makes one list.",
    rate: "write",
    body: z.strictObject({ id: ownListId, name: z.string().trim().min(1).max(80) }),
    response: wordListSchema,
    errors: ["list-id-reused", "too-many-lists"],
  }),
  addWord: defineRoute({
    method: "POST",
    path: "/api/vocabulary/lists/:listId/words/",
    summary: "Adds one word of the student's own to a list.",
    rate: "write",
    params: listParams,
    body: z.strictObject({ id: z.uuid().toLowerCase(), front: wordText, back: wordText }),
    response: wordSummarySchema,
    errors: ["word-list-not-found", "word-id-reused", "too-many-own-words"],
  }),
  changeOwnWord: defineRoute({
    method: "PUT",
    path: "/api/vocabulary/words/:wordId/",
    summary: "Changes a word of the student's own. What is known of its memory stays.",
    rate: "write",
    params: wordParams,
    body: z.strictObject({ front: wordText, back: wordText }),
    response: wordSummarySchema,
    errors: ["word-not-found"],
  }),
  deleteOwnWord: defineRoute({
    method: "DELETE",
    path: "/api/vocabulary/words/:wordId/",
    summary:
      "Deletes a word of the student's own, from all lists; it can be brought back for a day. The log of its reviews stays.",
    rate: "write",
    params: wordParams,
    response: z.object({ id: wordIdSchema }),
    errors: ["word-not-found"],
  }),
  restoreOwnWord: defineRoute({
    method: "POST",
    path: "/api/vocabulary/words/:wordId/restore/",
    summary:
      "Brings back a word of the student's own that was deleted within the last day: to its lists, with its card. A repeated call changes nothing.",
    rate: "write",
    params: wordParams,
    response: wordSummarySchema,
    errors: ["word-not-found", "too-many-own-words"],
  }),
  renameWordList: defineRoute({
    method: "PUT",
    path: "/api/vocabulary/lists/:listId/",
    summary: "Gives a list of the student's own another name.",
    rate: "write",
    params: listParams,
    body: z.strictObject({ name: z.string().trim().min(1).max(80) }),
    response: wordListSchema,
    errors: ["word-list-not-found"],
  }),
  importWords: defineRoute({
    method: "POST",
    path: "/api/vocabulary/lists/:listId/import/",
    summary:
      "Reads words from pasted text, CSV or a text export of Anki into a list. Lines that cannot be taken are named; the others are taken. Importing the same again adds nothing.",
    rate: "write",
    bodyLimitBytes: 4_194_304,
    params: listParams,
    body: z.strictObject({ text: z.string().max(2_000_001) }),
    response: importResultSchema,
    errors: ["word-list-not-found"],
  }),
  previewWords: defineRoute({
    method: "POST",
    path: "/api/vocabulary/lists/:listId/preview/",
    summary: "Tells what an import of the same text would read; stores nothing.",
    rate: "write",
    bodyLimitBytes: 4_194_304,
    params: listParams,
    body: z.strictObject({ text: z.string().max(2_000_001) }),
    response: importPreviewSchema,
    errors: ["word-list-not-found"],
  }),
  removeWord: defineRoute({
    method: "DELETE",
    path: "/api/vocabulary/lists/:listId/words/:wordId/",
    summary: "Takes a word out of a list; a word of one's own that is in no other list goes.",
    rate: "write",
    params: listParams.extend({ wordId: wordIdSchema }),
    response: wordListSchema,
    errors: ["word-list-not-found", "word-not-found"],
  }),
  deleteWordList: defineRoute({
    method: "DELETE",
    path: "/api/vocabulary/lists/:listId/",
    summary: "Deletes a list with the own words that are in no other. The log of reviews stays.",
    rate: "write",
    params: listParams,
    response: z.object({ id: ownListId }),
    errors: ["word-list-not-found"],
  }),
  exportWords: defineRoute({
    method: "GET",
    path: "/api/vocabulary/export/",
    summary:
      "Words as a file that Anki imports, or CSV: of one list, or all that are in line or met.",
    rate: "read",
    query: z.strictObject({ format: z.enum(["anki", "csv"]), list: listIdSchema.optional() }),
    response: z.object({ fileName: z.string(), mediaType: z.string(), text: z.string() }),
    errors: ["word-list-not-found", "vocabulary-closed-in-exam"],
  }),
};
