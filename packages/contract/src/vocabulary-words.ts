import { itemKindSchema } from "@lexiquant/domain/item";
import { itemIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";

/** Worst first; by keys 1 to 4. */
export const VOCABULARY_RATINGS = ["again", "hard", "good", "easy"] as const;
export const vocabularyRatingSchema = z.enum(VOCABULARY_RATINGS);
export type VocabularyRating = z.infer<typeof vocabularyRatingSchema>;

export const VOCABULARY_DRILLS = [
  "meaning-to-word",
  "word-to-meaning",
  "sentence-blank",
  "odd-one-out",
  "equivalence-pair",
] as const;
export const vocabularyDrillSchema = z.enum(VOCABULARY_DRILLS);
export type VocabularyDrill = z.infer<typeof vocabularyDrillSchema>;

/** Where a word stands for one student; "new" is in line to be met, "none" is not. */
export const WORD_STATUSES = ["none", "new", "learning", "known", "set-aside"] as const;
export const wordStatusSchema = z.enum(WORD_STATUSES);
export type WordStatus = z.infer<typeof wordStatusSchema>;

/** A headword of the lexicon, or `own:` with a UUID for a word of the student's own. Encode it in paths. */
export const wordIdSchema = z
  .string()
  .regex(/^(?:[a-z]+(?:[- ][a-z]+)*|own:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/)
  .max(80);

/** One of the lexicon's own lists (`BUILT_IN_LISTS`) or the UUID of the student's. */
export const BUILT_IN_LISTS = ["essential", "common", "rare"] as const;
const ownListIdSchema = z.uuid().toLowerCase();
export const listIdSchema = z.union([z.enum(BUILT_IN_LISTS), ownListIdSchema]);

/** How long until a card comes again. */
export const waitSchema = z.object({ unit: z.enum(["minutes", "days"]), amount: z.int() });
export type VocabularyWait = z.infer<typeof waitSchema>;

/** A word in a list of words. */
export const wordSummarySchema = z.object({
  id: wordIdSchema,
  word: z.string(),
  /** Null for words of one's own. */
  partOfSpeech: z.string().nullable(),
  /** Of the usual sense, or the back of one's own card. */
  meaning: z.string(),
  /** 1 the test asks for it again and again, 2 often, 3 rarely; null where not judged. */
  frequency: z.int().nullable(),
  status: wordStatusSchema,
  /** Study day on which it comes again; null where it does not, or later today. */
  dueOn: z.iso.date().nullable(),
  isDue: z.boolean(),
  /** Probability of recall today; null for a word that was never met. */
  pRecall: z.number().min(0).max(1).nullable(),
  /** Set aside after many lapses. */
  isLeech: z.boolean(),
});
export type WordSummary = z.infer<typeof wordSummarySchema>;

const senseSchema = z.object({
  partOfSpeech: z.string(),
  definition: z.string(),
  sentences: z.array(z.string()),
  synonyms: z.array(z.string()),
  antonyms: z.array(z.string()),
  charge: z.enum(["positive", "negative", "neutral"]),
  /** Where the word is at home; left out where it is at home everywhere. */
  register: z.enum(["formal", "literary", "informal", "technical", "dated"]).optional(),
});

/** In which of the senses of its page a question uses a word, from 0. */
export const senseIndexSchema = z.int().nonnegative();

const relatedWordSchema = z.object({
  word: z.string(),
  /** Null where the lexicon has no page for it. */
  id: wordIdSchema.nullable(),
  difference: z.string(),
});

const cardViewSchema = z.object({
  phase: z.enum(["new", "learning", "review", "relearning"]),
  stabilityDays: z.number(),
  /** 1 easy to keep … 10; 0 while new. */
  memoryDifficulty: z.number(),
  reviews: z.int(),
  lapses: z.int(),
  /** Why it is not shown; null while it is. */
  setAside: z.enum(["leech", "by-student"]).nullable(),
  wait: waitSchema.nullable(),
  lastReviewedOn: z.iso.date().nullable(),
  pRecallOnTestDay: z.number().min(0).max(1).nullable(),
});

/** All that is known of a word. Texts may hold `*emphasis*`; own words are plain text. */
export const wordPageSchema = wordSummarySchema.extend({
  /** Empty for words of one's own. */
  senses: z.array(senseSchema),
  root: z.string().nullable(),
  mnemonic: z.string().nullable(),
  confusedWith: z.array(relatedWordSchema),
  /** The student's own note; empty where there is none. */
  note: z.string(),
  tags: z.array(z.string()),
  /** Null for a word that is not in line and was never met. */
  card: cardViewSchema.nullable(),
  /** Latest first, at most 20. */
  reviews: z.array(
    z.object({
      at: z.iso.datetime(),
      rating: vocabularyRatingSchema,
      drill: vocabularyDrillSchema,
      /** Null where the student judged. */
      isRight: z.boolean().nullable(),
      elapsedMs: z.int(),
    }),
  ),
  /** Questions of the bank that use it and that the student has answered. */
  items: z.array(
    z.object({
      id: itemIdSchema,
      kind: itemKindSchema,
      topic: z.string(),
      /** The first words of its stem; empty where it has none. */
      begins: z.string(),
      sense: senseIndexSchema,
    }),
  ),
});
export type WordPage = z.infer<typeof wordPageSchema>;

export const wordListSchema = z.object({
  id: listIdSchema,
  /** Of own lists; for the others the words are the screen's. */
  name: z.string(),
  isOwn: z.boolean(),
  words: z.int(),
  known: z.int(),
  learning: z.int(),
});
export type VocabularyList = z.infer<typeof wordListSchema>;

export const IMPORT_REFUSALS = [
  "file-too-large",
  "unknown-separator",
  "bad-directive",
  "unclosed-quote",
  "text-after-quote",
  "too-few-fields",
  "too-many-fields",
  "empty-front",
  "empty-back",
  "field-too-long",
  "too-many-tags",
  "too-many-words",
  "no-words",
  /** A word without a meaning that the lexicon does not have. */
  "unknown-word",
  /** The account holds as many own words as it may. */
  "too-many-own-words",
] as const;

const importRefusalsSchema = z.array(z.object({ line: z.int(), reason: z.enum(IMPORT_REFUSALS) }));

/** What a text is read as, before anything is taken from it. */
export const importPreviewSchema = z.object({
  /** The first 200 of `count`: words of one's own, then those of the lexicon. */
  words: z.array(
    z.object({
      word: z.string(),
      /** Null where the text gives none to a word of the lexicon. */
      meaning: z.string().nullable(),
      isOwn: z.boolean(),
    }),
  ),
  count: z.int(),
  refusals: importRefusalsSchema,
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const importResultSchema = z.object({
  /** Words of one's own that were made. */
  added: z.int(),
  /** Words that the lexicon has: they joined the list as they are. */
  fromLexicon: z.int(),
  /** In the list already. */
  already: z.int(),
  /** Lines that were not taken, counted from 1, in their order. */
  refusals: importRefusalsSchema,
});
export type ImportResult = z.infer<typeof importResultSchema>;
