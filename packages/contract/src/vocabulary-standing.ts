import { itemIdSchema, sessionIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";
import { rateSchema } from "./rates.ts";
import { listIdSchema, wordListSchema, wordSummarySchema } from "./vocabulary-words.ts";

export const vocabularySettingsSchema = z.strictObject({
  newPerDay: z.int().min(0).max(100),
  reviewsPerDay: z.int().min(0).max(1000),
  minutesPerDay: z.int().min(1).max(240),
  /** IANA name; refused with "time-zone-unknown" where the server does not know it. */
  timeZone: z.string().min(1).max(64),
  /** Local hour at which a study day begins, 0 … 23. */
  dayStartsAtHour: z.int().min(0).max(23),
  /** New words come from these, in this order, after those that the student has put in line. */
  lists: z.array(listIdSchema).max(40),
  /** How questions are answered where there is a choice; "mixed" begins with options and goes on to typing. */
  answerBy: z.enum(["mixed", "choosing", "typing"]),
});
export type VocabularySettings = z.infer<typeof vocabularySettingsSchema>;

export const wordCountsSchema = z.object({
  /** Likely recalled today. */
  known: z.int(),
  /** Met, but not known or not any more. */
  learning: z.int(),
  /** In line or in a chosen list, and never met. */
  unseen: z.int(),
  /** To be reviewed now, without regard to the caps. */
  due: z.int(),
  setAside: z.int(),
});
export type WordCounts = z.infer<typeof wordCountsSchema>;

export const vocabularyStandingSchema = z.object({
  settings: vocabularySettingsSchema,
  /** False until the student, or the screen with the browser's time zone, has saved settings. */
  settingsSaved: z.boolean(),
  counts: wordCountsSchema,
  today: z.object({
    day: z.iso.date(),
    endsAt: z.iso.datetime(),
    /** What is left of today's plan. */
    learning: z.int(),
    reviews: z.int(),
    newWords: z.int(),
    refreshers: z.int(),
    /** Expected time of what is left, at the student's own pace. */
    plannedSeconds: z.int(),
    /** Due, but beyond today's minutes or cap: they come on the next days. */
    postponed: z.int(),
    postponedBecause: z.enum(["minutes", "reviews-cap"]).nullable(),
    /** New words that the cap allows and that do not come today: reviews wait, or the minutes are used up. */
    newHeldBack: z.int(),
    /** What was done on this study day. */
    done: z.object({ reviews: z.int(), newWords: z.int(), elapsedMs: z.int() }),
  }),
  scheduling: z.object({
    testDate: z.iso.date().nullable(),
    /** Recall at which words come again, .7 … .92. */
    desiredRetention: z.number(),
    /** The study day on which it was chosen; it is chosen anew after seven. */
    chosenOn: z.iso.date(),
  }),
  /** After a pause: what waits, and in how many days it is done within the student's own limits. Null without one. */
  backlog: z
    .object({ daysAway: z.int(), waiting: z.int(), spreadOverDays: z.int().nullable() })
    .nullable(),
  leeches: z.array(wordSummarySchema),
  /** Met in questions and not in line yet, latest first, at most 20: one tap puts them there. */
  met: z.array(
    z.object({
      word: wordSummarySchema,
      because: z.enum(["looked-up", "wrong-answer"]),
      itemId: itemIdSchema.nullable(),
    }),
  ),
  lists: z.array(wordListSchema),
  openSession: z.object({ id: sessionIdSchema, words: z.int(), finished: z.int() }).nullable(),
});
export type VocabularyStanding = z.infer<typeof vocabularyStandingSchema>;

const recallBinSchema = z.object({
  /** Ends of the predictions in it, 0 … 1. */
  from: z.number(),
  to: z.number(),
  /** Mean of the predictions; null without reviews. */
  predicted: z.number().nullable(),
  observed: rateSchema,
});

export const vocabularyForecastSchema = z.object({
  counts: wordCountsSchema,
  /** The coming 30 days, today first; reviews are spread by minutes and caps, and new words wait for them. */
  load: z.array(z.object({ date: z.iso.date(), reviews: z.int(), newWords: z.int() })),
  /** Words recalled on the test day, or in 30 days without one, if none is reviewed before. */
  recall: z.object({
    date: z.iso.date(),
    isTestDay: z.boolean(),
    met: z.int(),
    expected: z.number(),
    /** 80 % range. */
    low: z.number(),
    high: z.number(),
    /** Of `active` words if the plan is kept every day until then, by simulation; null where that is not told. */
    asPlanned: z.number().nullable(),
    /** Words in line or met, none set aside. */
    active: z.int(),
  }),
  /** Met words that will most likely be forgotten by then, at most 20. */
  weakest: z.array(z.object({ word: wordSummarySchema, pRecall: z.number() })),
  calibration: z.object({ overall: recallBinSchema, bins: z.array(recallBinSchema) }),
  /** Whose memory the predictions rest on. */
  memory: z.object({
    basis: z.enum(["own-reviews", "defaults"]),
    /** Predicted reviews that the latest trial of weights of the student's own had; 0 before the first. */
    triedWith: z.int(),
    /** And its day; null before the first. */
    triedOn: z.iso.date().nullable(),
    /** Predicted reviews so far, and those from which the first trial is made. */
    reviews: z.int(),
    reviewsNeeded: z.int(),
  }),
  /** Study days with reviews among the last 90, oldest first. */
  history: z.array(
    z.object({
      date: z.iso.date(),
      reviews: z.int(),
      recalled: z.int(),
      newWords: z.int(),
      elapsedMs: z.int(),
    }),
  ),
});
export type VocabularyForecast = z.infer<typeof vocabularyForecastSchema>;
