import { ITEM_KINDS, measureSchema } from "@lexiquant/domain/item";
import { itemIdSchema, knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";

/**
 * The exam as data: formats by date, accommodations and percentile tables, as written down in YAML under
 * `content/exam-formats` and `content/percentiles`, and the panels that were assembled for a format under
 * `content/exam-panels`. Strict: a misspelt field is an error.
 */

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const name = z.string().trim().min(3).max(120);
const count = z.int().min(0).max(40);
const theta = z.number().min(-4).max(4);
/** Sections and whole tests last halves or quarters of a minute under accommodations, whole ones here. */
const minutes = z.int().positive();

/** Where a figure comes from, and whether it is the test maker's own, somebody's account, or our judgement. */
const basis = z.strictObject({
  says: z.string().trim().min(10).max(400),
  kind: z.enum(["published", "reported", "judgement"]),
  source: z.string().trim().min(3).max(200),
});

const countRule = z.strictObject({
  name,
  counts: z.enum(["items", "stimuli"]).default("items"),
  kinds: z.array(z.enum(ITEM_KINDS)).min(1).nullable().default(null),
  blanks: z.int().min(1).max(3).nullable().default(null),
  topics: z.array(knowledgeComponentIdSchema).min(1).nullable().default(null),
  stimulusSorts: z
    .array(z.enum(["short", "medium", "long", "data"]))
    .min(1)
    .nullable()
    .default(null),
  fewest: count,
  most: count,
  slack: z.int().min(0).max(2),
});

const moduleTarget = z.strictObject({
  id: slug,
  meanDifficulty: theta,
  meanTolerance: z.number().positive().max(0.5),
  informationAt: z.array(theta).min(1).max(5),
});

const writingSection = z.strictObject({
  id: slug,
  measure: z.literal("analytical-writing"),
  questions: z.literal(1),
  minutes,
});
const scoredSection = z.strictObject({
  id: slug,
  measure: measureSchema,
  /** 1 routes, or comes first; 2 follows. */
  stage: z.union([z.literal(1), z.literal(2)]),
  questions: z.int().min(1).max(40),
  minutes,
  setSizes: z.array(z.array(z.int().min(1).max(6))).min(1),
  counts: z.array(countRule).min(1),
  modules: z.array(moduleTarget).min(1),
});
const perStimulus = z.tuple([z.int().positive(), z.int().positive()]);

const wholeTestSchema = z.strictObject({
  kind: z.literal("whole-test"),
  id: slug,
  name,
  delivery: z.enum(["computer", "paper"]),
  adaptive: z.boolean(),
  administeredFrom: isoDate,
  /** Null while it is given. */
  administeredUntil: isoDate.nullable(),
  totalMinutes: minutes,
  sections: z.array(z.union([writingSection, scoredSection])).min(1),
  orders: z.array(z.strictObject({ id: slug, name, sections: z.array(slug).min(1) })).min(1),
  questionsPerStimulus: z.strictObject({
    short: perStimulus,
    medium: perStimulus,
    long: perStimulus,
    data: perStimulus,
  }),
  bases: z.array(basis).min(1),
});
/** One section of a whole test, sat alone. */
const singleSectionSchema = z.strictObject({
  kind: z.literal("single-section"),
  id: slug,
  name,
  of: slug,
  section: slug,
});
export const examFormatSchema = z.discriminatedUnion("kind", [
  wholeTestSchema,
  singleSectionSchema,
]);
export type ExamFormat = z.infer<typeof examFormatSchema>;
export type WholeTest = z.infer<typeof wholeTestSchema>;
export type ScoredSection = z.infer<typeof scoredSection>;

/** Time that a candidate may be granted; what the test maker does not grant is for practice and says so. */
export const accommodationSchema = z.strictObject({
  id: slug,
  name,
  /** Of every section's minutes; null is no limit. */
  timeFactor: z.number().min(1).max(4).nullable(),
  standard: z.boolean(),
});
export type Accommodation = z.infer<typeof accommodationSchema>;

const percentRank = z.int().min(0).max(99).nullable();

/** Percent of test takers below a score, in a window of test dates, as far as it is known to us. */
export const percentileTableSchema = z.strictObject({
  id: slug,
  /** What screens call it: the years of the tests behind it. */
  name,
  testedFrom: isoDate.nullable(),
  testedUntil: isoDate.nullable(),
  takers: z.strictObject({ verbal: z.int().nullable(), quantitative: z.int().nullable() }),
  source: z.string().trim().min(3).max(300),
  /** Whether every score from 130 to 170 is there for both measures. */
  complete: z.boolean(),
  /** Rows of score, Verbal, Quantitative; null is not printed there. */
  rows: z.array(z.tuple([z.int().min(130).max(170), percentRank, percentRank])),
  /** Rows of Analytical Writing score and percent below. */
  writingRows: z.array(z.tuple([z.number().min(0).max(6).multipleOf(0.5), percentRank])),
});
export type PercentileTable = z.infer<typeof percentileTableSchema>;

/** A panel that `npm run exam:assemble` made: ids only, items in the order shown. */
export const examPanelSchema = z.strictObject({
  id: slug,
  format: slug,
  measure: measureSchema,
  seed: z.int(),
  modules: z.record(slug, z.array(itemIdSchema).min(1)),
});
export type ExamPanel = z.infer<typeof examPanelSchema>;
