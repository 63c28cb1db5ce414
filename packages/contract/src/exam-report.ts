import {
  difficultyBandSchema,
  itemKindSchema,
  measureSchema,
  publicItemSchema,
} from "@lexiquant/domain/item";
import { sessionIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";
import { essayIdSchema, essayScoreSchema } from "./essay-feedback.ts";
import { attemptSchema } from "./feedback.ts";

const scoreSchema = z.int().min(130).max(170);

/** A scaled score never travels without its range, its kind and the number of questions behind it. */
export const scaledScoreSchema = z.object({
  kind: z.literal("estimate"),
  score: scoreSchema,
  /** Ends of the 80 % range. */
  low: scoreSchema,
  high: scoreSchema,
  /** Per cent of test takers below the ends of the range, and the dates of the tests that is known from. */
  percentileRank: z.object({ low: z.int(), high: z.int(), testDates: z.string() }),
  itemCount: z.int().min(1),
});
export type ScaledScoreView = z.infer<typeof scaledScoreSchema>;

export const routeSchema = z.enum(["easy", "medium", "hard"]);

/** What a second module would have been with other answers. */
const whatIfSchema = z.object({
  /** More right answers in the first section (negative: fewer) that would have led there. */
  change: z.int(),
  route: routeSchema,
  /** Questions of the first section, counted from 0, that were wrong (or right) and would have made it. */
  positions: z.array(z.int()),
});

export const measureReportSchema = z.object({
  measure: measureSchema,
  /** Null where nothing was answered, or a section was never sat: see `notScored`. */
  score: scaledScoreSchema.nullable(),
  /** The same from the number of right answers alone, equated over the route. */
  numberCorrectScore: scaledScoreSchema.nullable(),
  notScored: z.enum(["no-answers", "section-not-sat", "single-section"]).nullable(),
  raw: z.object({ right: z.int(), answered: z.int(), of: z.int() }),
  /** Null where the format does not route. */
  routing: z
    .object({
      rawScore: z.int(),
      of: z.int(),
      /** Lowest raw scores that lead to the medium and to the hard module. */
      cutoffs: z.object({ medium: z.int(), hard: z.int() }),
      /** Null where no second section was begun. */
      route: routeSchema.nullable(),
      whatIf: z.array(whatIfSchema),
    })
    .nullable(),
  /** What the scores rest on: questions with calibrated parameters, and the answers behind those. */
  parameters: z.object({
    version: z.string(),
    calibratedItems: z.int(),
    of: z.int(),
    answers: z.int(),
  }),
  /** The published table: per cent of test takers below each score from 130 to 170. */
  percentBelow: z.array(z.object({ score: scoreSchema, percent: z.number() })),
});
export type MeasureReport = z.infer<typeof measureReportSchema>;

export const examReportQuestionSchema = z.object({
  position: z.int(),
  kind: itemKindSchema,
  item: publicItemSchema,
  hasTwins: z.boolean(),
  topic: z.string(),
  difficulty: difficultyBandSchema,
  /** The exam's pace for it, times the accommodation. */
  targetSeconds: z.int(),
  elapsedMs: z.int(),
  /** Of the work that counts; 0 where none was saved. */
  revision: z.int(),
  marked: z.boolean(),
  /** Null where nothing was entered. An incomplete answer is an attempt, and wrong. */
  attempt: attemptSchema.nullable(),
  /** Between the first complete answer and the last one. */
  change: z.enum(["none", "right-to-wrong", "wrong-to-right", "wrong-to-wrong"]),
  /**
   * Whether answers of many have shown the question to be doubtful: it was left out of these scores, or it counted in
   * them and was found later.
   */
  quarantine: z.enum(["none", "not-scored", "found-later"]),
});
export type ExamReportQuestion = z.infer<typeof examReportQuestionSchema>;

export const examReportSectionSchema = z.object({
  place: z.int(),
  id: z.string(),
  name: z.string(),
  measure: z.enum(["analytical-writing", "verbal", "quantitative"]),
  state: z.enum(["ended", "not-sat"]),
  endedBy: z.enum(["candidate", "time", "quit"]).nullable(),
  limitMs: z.int().nullable(),
  usedMs: z.int(),
  /** Whose questions can be opened one by one; null for the essay and for what was not begun. */
  sessionId: sessionIdSchema.nullable(),
  questions: z.array(examReportQuestionSchema),
});
export type ExamReportSection = z.infer<typeof examReportSectionSchema>;

export const examReportSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  formatId: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  accommodation: z.object({
    id: z.string(),
    name: z.string(),
    timeFactor: z.number().nullable(),
    standard: z.boolean(),
  }),
  measures: z.array(measureReportSchema),
  /** The essay as it was left; null where there is none or the student deleted it. */
  writing: z
    .object({
      promptId: z.string(),
      paragraphs: z.array(z.string()),
      directive: z.string(),
      text: z.string(),
      words: z.int(),
      /** Under which its feedback is read. */
      essayId: essayIdSchema,
      /** As an essay's state: asking for the report again shows the score when there is one. */
      state: z.enum(["submitted", "rated", "failed", "blank"]),
      /** Analytical Writing. Null until it is rated, and where nothing was written. */
      score: essayScoreSchema.nullable(),
      /** While a language model reads the essay, which may move its score: to be asked again. It ends by itself, within a minute. */
      modelReads: z.boolean(),
    })
    .nullable(),
  sections: z.array(examReportSectionSchema),
  /** Whatever sets it apart from the real conditions. */
  conditions: z.object({
    timeTakenBackMs: z.int(),
    gapsTakenBack: z.int(),
    breakMs: z.int(),
    /** Questions that the student had met before it. */
    metBefore: z.int(),
  }),
});
export type ExamReport = z.infer<typeof examReportSchema>;
