import { ITEM_KINDS, lessonTextSchema, measureSchema } from "@lexiquant/domain/item";
import { itemIdSchema, misconceptionIdSchema, stimulusIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";

/**
 * What is taught besides the items, as written down in YAML under `content/lessons`, `content/lexicon`,
 * `content/word-uses` and `content/tutor`. Strict: a misspelt field is an error. `docs/writing-items.md` explains the fields.
 */

const markup = z.string().trim().min(1).max(4000);
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const phrase = z.string().trim().min(2).max(120);

/** One short lesson per topic (level 2 of the tree): what a student reads, and how it is found. */
export const lessonSchema = lessonTextSchema.extend({
  misconceptions: z.array(misconceptionIdSchema),
  /** Other words under which students look for it. */
  alsoCalled: z.array(phrase).min(3).max(30),
});
export type Lesson = z.infer<typeof lessonSchema>;

const MOST_SENSES = 4;
const headword = z.string().regex(/^[a-z]+(?:[- ][a-z]+)*$/);

const senseSchema = z.strictObject({
  partOfSpeech: z.enum(["noun", "verb", "adjective", "adverb", "preposition", "conjunction"]),
  definition: z.string().min(5).max(240),
  sentences: z.array(z.string().min(20).max(300)).min(2).max(3),
  /** For each sentence the synonyms that say the same there: pairs for sentence equivalence. Left out until they were read. */
  fits: z.array(z.array(headword)).default([]),
  synonyms: z.array(headword).max(12),
  antonyms: z.array(headword).max(12),
  charge: z.enum(["positive", "negative", "neutral"]),
  /** Where the word is at home; left out where it is at home everywhere. */
  register: z.enum(["formal", "literary", "informal", "technical", "dated"]).optional(),
});

/** A word that the test asks for, with the senses that it asks for, the usual one first. */
export const wordSchema = z.strictObject({
  id: headword,
  /** How often the test and its public word lists have it: 1 again and again, 2 often, 3 rarely. */
  frequency: z.int().min(1).max(3),
  /** When somebody who had not written the entry read all of it; left out until then. */
  secondRead: isoDate.optional(),
  senses: z.array(senseSchema).min(1).max(MOST_SENSES),
  /** Parts and relatives, where they help: "Latin *loqui*, to speak: eloquent, loquacious". */
  root: z.string().max(240).nullable().default(null),
  mnemonic: z.string().max(240).nullable().default(null),
  confusedWith: z
    .array(z.strictObject({ word: headword, difference: z.string().min(10).max(240) }))
    .default([]),
});
export type Word = z.infer<typeof wordSchema>;

/**
 * How a question or a passage uses words: for a word the number of its sense, from 1, or 0 where it stands there in none of
 * them. Written as a map from the text's id to the senses, under `content/word-uses`.
 */
export const wordUseSchema = z.strictObject({
  id: z.union([itemIdSchema, stimulusIdSchema]),
  senses: z.record(headword, z.int().min(0).max(MOST_SENSES)),
});
export type WordUse = z.infer<typeof wordUseSchema>;

/** A fact about the test, with its date, so that an old one is seen to be old. */
export const examFactSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  question: phrase,
  answer: markup,
  asOf: isoDate,
  source: z.string().min(3).max(200),
  alsoAsked: z.array(phrase).min(2).max(20),
});
export type ExamFact = z.infer<typeof examFactSchema>;

/** How to go about one kind of question. */
export const guideSchema = z.strictObject({
  id: z.enum(ITEM_KINDS),
  measure: measureSchema,
  steps: z.array(markup).min(3).max(6),
  traps: z.array(markup).min(2).max(5),
  pace: markup,
});
export type Guide = z.infer<typeof guideSchema>;

/** What students say when they mean an intent; the tutor's recognition is fitted to these. */
export const utterancesSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  says: z.array(z.string().min(1).max(300)).min(5),
});
export type Utterances = z.infer<typeof utterancesSchema>;
