import { sessionIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";
import { vocabularyRatingSchema, waitSchema, wordPageSchema } from "./vocabulary-words.ts";

const optionSchema = z.object({ id: z.string(), text: z.string() });
/** Null where the answer is typed or only recalled. */
const optionsSchema = z.array(optionSchema).nullable();
/** The first letter where the answer is typed: a synonym is not what is asked for. Null elsewhere, and for own words. */
const beginsSchema = z.string().nullable();

/** What is asked. Nothing in it names the key: the word itself comes with the verdict. */
const promptSchema = z.discriminatedUnion("drill", [
  z.object({
    drill: z.literal("meaning-to-word"),
    partOfSpeech: z.string().nullable(),
    meaning: z.string(),
    begins: beginsSchema,
    options: optionsSchema,
  }),
  z.object({
    drill: z.literal("word-to-meaning"),
    word: z.string(),
    partOfSpeech: z.string().nullable(),
    options: optionsSchema,
  }),
  /** A sentence in two parts about its blank. */
  z.object({
    drill: z.literal("sentence-blank"),
    before: z.string(),
    after: z.string(),
    partOfSpeech: z.string().nullable(),
    begins: beginsSchema,
    options: optionsSchema,
  }),
  /** Four words, three of one meaning: choose the other. */
  z.object({ drill: z.literal("odd-one-out"), options: z.array(optionSchema) }),
  /** Six words: choose the two that give the sentence one meaning. */
  z.object({
    drill: z.literal("equivalence-pair"),
    before: z.string(),
    after: z.string(),
    options: z.array(optionSchema),
  }),
]);

export const vocabularyQuestionSchema = z.object({
  /** Counts the questions of a session and never comes twice, also after an undo. */
  turn: z.int(),
  /** How it is answered: by options, by typing, or by recalling and then looking. */
  answerBy: z.enum(["choosing", "typing", "recalling"]),
  phase: z.enum(["new", "learning", "review", "relearning"]),
  /** A synonym that was typed first: another word is meant, and another try is given. Null else. */
  synonymTried: z.string().nullable(),
  prompt: promptSchema,
});
export type VocabularyQuestion = z.infer<typeof vocabularyQuestionSchema>;

export const vocabularyResponseSchema = z.discriminatedUnion("kind", [
  /** One option, or two of a pair. */
  z.strictObject({
    kind: z.literal("chosen"),
    optionIds: z.array(z.string().max(8)).min(1).max(2),
  }),
  z.strictObject({ kind: z.literal("typed"), text: z.string().max(200) }),
  /** "Show me": the student judges; for questions that are answered by recalling. */
  z.strictObject({ kind: z.literal("recalled") }),
  /** "I do not know": counts as wrong; for any question. */
  z.strictObject({ kind: z.literal("unknown") }),
]);
export type VocabularyResponse = z.infer<typeof vocabularyResponseSchema>;

/** The verdict on a response, before it is rated. */
export const vocabularyVerdictSchema = z.object({
  turn: z.int(),
  response: vocabularyResponseSchema,
  /** Null where the student judges. */
  isRight: z.boolean().nullable(),
  /** Right but for a letter. */
  isAlmost: z.boolean(),
  /** Ids of the right options; empty without options. */
  key: z.array(z.string()),
  /** What stands in the blank, or the word or meaning asked for; for the odd one out the word that does not belong. */
  answer: z.string(),
  /** From behavior; null where the student judges. */
  suggestedRating: vocabularyRatingSchema.nullable(),
  /** Worst first; `wait` is null where the card would be set aside. */
  ratings: z.array(z.object({ rating: vocabularyRatingSchema, wait: waitSchema.nullable() })),
  word: wordPageSchema,
});
export type VocabularyVerdict = z.infer<typeof vocabularyVerdictSchema>;

export const vocabularySessionSchema = z.object({
  id: sessionIdSchema,
  status: z.enum(["open", "closed"]),
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  /** Words in all, at most 20, and those that are done for today. */
  words: z.int(),
  finished: z.int(),
  /** The next or the present question; null when the session is over. */
  question: vocabularyQuestionSchema.nullable(),
  /** The present question was answered and waits for its rating. */
  verdict: vocabularyVerdictSchema.nullable(),
  canUndo: z.boolean(),
  /** The review that an undo would take back; null where there is none. */
  lastReviewId: z.uuid().nullable(),
  /** So far. */
  tally: z.object({
    reviews: z.int(),
    /** Not rated "again". */
    recalled: z.int(),
    newWords: z.int(),
    elapsedMs: z.int(),
    /** Words set aside in this session for their lapses. */
    leeches: z.int(),
  }),
});
export type VocabularySession = z.infer<typeof vocabularySessionSchema>;
