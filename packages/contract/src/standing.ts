import { measureSchema } from "@lexiquant/domain/item";
import { itemIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";
import { stayReviewSchema } from "./decisions.ts";
import { essayIdSchema, essayScoreSchema } from "./essay-feedback.ts";
import { scaledScoreSchema } from "./exam-report.ts";
import { rateSchema } from "./rates.ts";
import { defineRoute } from "./route.ts";

/** Where a student stands, from the learner model: every figure with its uncertainty, or with what is missing for it. */

/** What reviews of words have said. Absent where none has. */
const wordEvidenceSchema = z
  .object({
    /** Met for the first time, before anything of them was taught, and known at once. */
    met: z.int().nonnegative(),
    known: z.int().nonnegative(),
    /** Not known then, and right after three weeks or more. */
    learned: z.int().nonnegative(),
  })
  .optional();

const datedScoreSchema = z.object({ date: z.iso.date(), score: scaledScoreSchema });

/** What may become of a measure by the day of the test. An estimate from little: shown as a range, never as a promise. */
const scoreForecastSchema = z.object({
  testDate: z.iso.date(),
  /** From today to the test, by the weekly hours that are set. */
  points: z.array(datedScoreSchema),
  /** What a test sat on that day would show: the range includes the test's own error. */
  observed: scaledScoreSchema,
  /** Of reaching the target on the day; null without a target. */
  pTarget: z.number().min(0).max(1).nullable(),
  /** The same for less, the same and more time. */
  efforts: z.array(
    z.object({
      hoursPerWeek: z.number(),
      observed: scaledScoreSchema,
      pTarget: z.number().min(0).max(1).nullable(),
    }),
  ),
  /** Minutes a day at which the odds are even, and at which they are four to one; null where four hours do not do it. */
  minutesPerDay: z.object({ even: z.int().nullable(), likely: z.int().nullable() }).nullable(),
  /** Where four hours a day leave the odds below four to one: what would do. */
  outOfReach: z
    .object({
      /** Highest score with even odds at the hours that are set. */
      realisticTarget: z.int().min(130).max(170),
      laterDate: z.iso.date().nullable(),
    })
    .nullable(),
});
export type ScoreForecast = z.infer<typeof scoreForecastSchema>;

export const measureStandingSchema = z.object({
  measure: measureSchema,
  target: z.int().nullable(),
  /** Null where there is not enough yet. */
  now: scaledScoreSchema.nullable(),
  /** Answers still needed before a score is shown; 0 when it is. */
  answersNeeded: z.int().nonnegative(),
  answers: z.int().nonnegative(),
  words: wordEvidenceSchema,
  /** One estimate per week with answers or words, oldest first, each made from what was known then. */
  history: z.array(datedScoreSchema),
  mocks: z.array(datedScoreSchema.extend({ examId: z.uuid() })),
  /** Null without a test date ahead, or without an estimate. */
  forecast: scoreForecastSchema.nullable(),
});
export type MeasureStanding = z.infer<typeof measureStandingSchema>;

const ratedEssaySchema = z.object({
  essayId: essayIdSchema,
  source: z.enum(["practice", "exam"]),
  submittedAt: z.iso.datetime(),
  score: essayScoreSchema,
});

/** Analytical Writing, from rated essays. Left out are revisions, and texts of so few words that they show nothing. */
const writingStandingSchema = z.object({
  /** 0 to 6 in halves. */
  target: z.number().nullable(),
  /** All of them, and the latest of them, oldest first; the last one is where the student stands. */
  count: z.int().nonnegative(),
  essays: z.array(ratedEssaySchema),
});
export type WritingStanding = z.infer<typeof writingStandingSchema>;

/** What an ability is made of, in logits; the parts sum to it. */
const abilityPartSchema = z.object({
  kind: z.enum(["overall", "measure", "domain", "skill", "faded"]),
  name: z.string(),
  value: z.number(),
});

/** A node of the tree of topics as the model sees it. */
export const masteryNodeSchema = z.object({
  id: z.string(),
  name: z.string(),
  measure: measureSchema,
  parent: z.string().nullable(),
  /** 0 a measure, 1 a domain, 2 a topic. */
  level: z.int().min(0).max(2),
  rate: rateSchema,
  /**
   * Probability of a right answer to a question of middle difficulty, chance included, with its 80 % range. Null where
   * there is not enough evidence.
   */
  pCorrect: z.object({ estimate: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** Probability that the ability is where four of five such questions come right. */
  pMastery: z.number().nullable(),
  answersNeeded: z.int().nonnegative(),
  /** Change of `pCorrect` over the last 30 days, with its 80 % range; null without an earlier estimate. */
  change: z.object({ estimate: z.number(), low: z.number(), high: z.number() }).nullable(),
  lastPracticed: z.iso.date().nullable(),
  /** What forgetting has taken of `pCorrect` since then, ≥ 0, and the days after which half of what was won is gone. */
  faded: z.number().nullable(),
  halfLifeDays: z.number().nullable(),
  parts: z.array(abilityPartSchema),
  /** In the topics that words count for, and above them. */
  words: wordEvidenceSchema,
});
export type MasteryNode = z.infer<typeof masteryNodeSchema>;

export const masterySchema = z.object({
  nodes: z.array(masteryNodeSchema),
  /** Ids of topics, the most so first. */
  strongest: z.array(z.string()),
  weakest: z.array(z.string()),
  rusting: z.array(z.string()),
  /** Topics below the student's own level in their measure, by the points that this costs on the test, most first. */
  costliest: z.array(
    z.object({
      id: z.string(),
      /** Of the measure's score, > 0: what would be there if the topic were at the measure's level. */
      points: z.number(),
      /** Share of the measure's questions on the test, 0 … 1. */
      testShare: z.number(),
    }),
  ),
});
export type MasteryView = z.infer<typeof masterySchema>;

const rangeSchema = z.object({ estimate: z.number(), low: z.number(), high: z.number() });

/** Time by one group of questions, against the exam's pace for the same ones. */
const paceRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  answers: z.int(),
  right: z.int(),
  /** Time taken over the exam's pace: 1 is the pace. Null until there are enough answers. */
  ratio: rangeSchema.nullable(),
  answersNeeded: z.int().nonnegative(),
  /** Too fast to have been thought about, or hasty and wrong. */
  rushed: z.int(),
  /** More than twice what was expected. */
  stuck: z.int(),
});
export type PaceRow = z.infer<typeof paceRowSchema>;

export const paceSchema = z.object({
  /** Own speed against the exam's pace over all questions answered under the clock; so is everything below. */
  overall: paceRowSchema,
  /** The same of answers without a clock, on which nothing else here rests. */
  untimed: paceRowSchema,
  byKind: z.array(paceRowSchema),
  byDifficulty: z.array(paceRowSchema),
  /** The first, second and last third of a session. */
  byPosition: z.array(paceRowSchema),
  /** Time put into questions beyond twice the expectation that were then wrong. */
  sunk: z.object({
    questions: z.int(),
    minutes: z.number(),
    /** Questions that this time would have got right at the student's own pace and rate; null until enough is known. */
    worthRight: rangeSchema.nullable(),
  }),
  /** Decisions to stay or to leave. */
  decisions: stayReviewSchema,
  /** The latest questions that were rushed, or where time was sunk, newest first. */
  examples: z.array(
    z.object({
      itemId: itemIdSchema,
      flag: z.enum(["rushed", "stuck", "over-invested"]),
      begins: z.string(),
      elapsedMs: z.int(),
      expectedMs: z.int(),
      correct: z.boolean(),
      submittedAt: z.iso.datetime(),
    }),
  ),
});
export type PaceView = z.infer<typeof paceSchema>;

export const slipsSchema = z.object({
  wrongAnswers: z.int(),
  /** Wrong answers whose option or entry gives a slip away. */
  named: z.int(),
  /** The most frequent ones, at most five. */
  slips: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      remedy: z.string(),
      measure: measureSchema,
      count: z.int(),
      /** In the last four weeks, and in the four before; null where both are too few to compare. */
      trend: z
        .object({ lately: z.int(), before: z.int(), direction: z.enum(["less", "more", "same"]) })
        .nullable(),
      weeks: z.array(z.object({ week: z.iso.date(), count: z.int() })),
      latestItemId: itemIdSchema,
    }),
  ),
});
export type SlipsView = z.infer<typeof slipsSchema>;

const surenessLevelSchema = z.object({
  level: z.enum(["guess", "unsure", "sure"]),
  rate: rateSchema,
});

const notedQuestionSchema = z.object({
  itemId: itemIdSchema,
  begins: z.string(),
  submittedAt: z.iso.datetime(),
});

export const surenessSummarySchema = z.object({
  /** Answers with a word on how sure the student was, and without. */
  declared: z.int(),
  undeclared: z.int(),
  levels: z.array(surenessLevelSchema),
  /** What the model expected against what came, in bins of expectation; those without answers are left out. */
  predicted: z.array(
    z.object({ low: z.number(), high: z.number(), expected: z.number(), rate: rateSchema }),
  ),
  verdict: z.enum(["not-enough", "well-placed", "over-confident", "under-confident"]),
  luckyGuesses: z.object({ count: z.int(), latest: z.array(notedQuestionSchema) }),
  sureMistakes: z.object({ count: z.int(), latest: z.array(notedQuestionSchema) }),
});
export type SurenessSummary = z.infer<typeof surenessSummarySchema>;

export const standingRoutes = {
  readStanding: defineRoute({
    method: "GET",
    path: "/api/analytics/standing/",
    summary:
      "Predicted scores with their ranges, over time, and what may become of them by the test.",
    rate: "read",
    response: z.object({
      /** Of the student's own calendar, as all the other days and weeks are. */
      today: z.iso.date(),
      measures: z.array(measureStandingSchema),
      writing: writingStandingSchema,
    }),
    errors: [],
  }),
  readMastery: defineRoute({
    method: "GET",
    path: "/api/analytics/mastery/",
    summary: "What the model believes of every topic, with its uncertainty.",
    rate: "read",
    response: masterySchema,
    errors: [],
  }),
  readPace: defineRoute({
    method: "GET",
    path: "/api/analytics/pace/",
    summary: "Time against the exam's pace, rushed and stuck, and what sunk time has cost.",
    rate: "read",
    response: paceSchema,
    errors: [],
  }),
  readSlips: defineRoute({
    method: "GET",
    path: "/api/analytics/slips/",
    summary: "The misconceptions behind most wrong answers, with their trend.",
    rate: "read",
    response: slipsSchema,
    errors: [],
  }),
  readSureness: defineRoute({
    method: "GET",
    path: "/api/analytics/sureness/",
    summary: "How sure the student was against what came of it.",
    rate: "read",
    response: surenessSummarySchema,
    errors: [],
  }),
};
