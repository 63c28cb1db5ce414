import {
  difficultyBandSchema,
  figureSchema,
  optionIdSchema,
  sentenceIdSchema,
} from "@lexiquant/domain/item";
import {
  itemIdSchema,
  knowledgeComponentIdSchema,
  misconceptionIdSchema,
  stimulusIdSchema,
} from "@lexiquant/domain/kernel";
import { z } from "zod";

/**
 * The form in which items are written down (YAML). Strict: a misspelt field is an error.
 * `docs/writing-items.md` explains every field with examples.
 */

const markup = z.string().trim().min(1).max(8000);
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const rationale = {
  rationale: markup,
  whyTempting: z.string().trim().max(600).default(""),
  misconception: misconceptionIdSchema.nullable().default(null),
  repairQuestion: z.string().trim().max(400).default(""),
};
const option = z.strictObject({ id: optionIdSchema, text: markup, ...rationale });
const options = z.array(option).min(2).max(10);

const step = z.strictObject({
  text: markup,
  why: markup,
  check: z
    .strictObject({
      left: z.string().min(1),
      right: z.string().min(1),
      given: z.record(z.string(), z.string()).default({}),
    })
    .nullable()
    .default(null),
});

const explanation = z.strictObject({
  quick: markup,
  detailed: markup,
  steps: z.array(step).min(2).max(8),
  hints: z.array(markup).min(3).max(4),
  fasterWay: markup.nullable().default(null),
  takeaway: markup,
  selfExplain: z.strictObject({ prompt: markup, expectations: z.array(z.string().min(1)).min(1) }),
});

const verification = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("machine-recomputed"),
    method: z.string().min(10),
    date: isoDate,
  }),
  z.strictObject({
    kind: z.literal("double-keyed"),
    readers: z.int().min(2),
    agreed: z.int().min(2),
    date: isoDate,
  }),
]);

const core = {
  id: itemIdSchema,
  version: z.int().positive(),
  retired: z.boolean().default(false),
  stimulus: stimulusIdSchema.nullable().default(null),
  stem: z.string().trim().max(8000),
  figure: figureSchema.nullable().default(null),
  difficulty: difficultyBandSchema,
  targetSeconds: z.int().min(20).max(300),
  knowledgeComponents: z.array(knowledgeComponentIdSchema).min(1).max(5),
  traps: z.array(z.string().regex(/^[a-z0-9-]+$/)).default([]),
  explanation,
  evidence: z
    .strictObject({
      clueWords: z.array(z.string()).default([]),
      blankPredictions: z.array(z.string()).default([]),
      sentenceIds: z.array(sentenceIdSchema).default([]),
    })
    .nullable()
    .default(null),
  verification,
  provenance: z.strictObject({ written: isoDate, drafts: z.int().positive() }),
  similar: z.array(itemIdSchema).default([]),
};

const decimal = z.string().regex(/^-?\d+(?:\.\d+)?$/);
const fixedOption = z.strictObject(rationale);

export const authoredItemSchema = z.discriminatedUnion("type", [
  z.strictObject({
    ...core,
    type: z.literal("text-completion"),
    blanks: z.array(options).min(1).max(3),
    key: z.array(optionIdSchema).min(1).max(3),
  }),
  z.strictObject({
    ...core,
    type: z.literal("sentence-equivalence"),
    options,
    key: z.array(optionIdSchema).length(2),
  }),
  z.strictObject({ ...core, type: z.literal("reading-single"), options, key: optionIdSchema }),
  z.strictObject({
    ...core,
    type: z.literal("reading-multiple"),
    options,
    key: z.array(optionIdSchema).min(1).max(3),
  }),
  z.strictObject({
    ...core,
    type: z.literal("select-in-passage"),
    key: sentenceIdSchema,
    sentences: z.record(sentenceIdSchema, z.strictObject(rationale)),
  }),
  z.strictObject({
    ...core,
    type: z.literal("quantitative-comparison"),
    quantityA: markup,
    quantityB: markup,
    key: z.enum(["A", "B", "C", "D"]),
    answers: z.strictObject({ A: fixedOption, B: fixedOption, C: fixedOption, D: fixedOption }),
  }),
  z.strictObject({ ...core, type: z.literal("single-choice"), options, key: optionIdSchema }),
  z.strictObject({
    ...core,
    type: z.literal("multiple-choice"),
    options,
    key: z.array(optionIdSchema).min(1),
    picks: z.int().positive().nullable().default(null),
  }),
  z.strictObject({
    ...core,
    type: z.literal("numeric-entry"),
    key: z.discriminatedUnion("form", [
      z.strictObject({
        form: z.literal("decimal"),
        value: decimal,
        roundTo: decimal.nullable().default(null),
      }),
      z.strictObject({
        form: z.literal("fraction"),
        numerator: z.int(),
        denominator: z.int().refine((value) => value !== 0, "denominator is zero"),
      }),
    ]),
    unitBefore: z.string().max(20).default(""),
    unitAfter: z.string().max(40).default(""),
    anticipatedErrors: z
      .array(
        z.strictObject({ value: z.string().regex(/^-?\d+(?:\.\d+)?(?:\/\d+)?$/), ...rationale }),
      )
      .min(1),
  }),
]);
export type AuthoredItem = z.infer<typeof authoredItemSchema>;
export type AuthoredRationale = z.infer<typeof fixedOption>;

/** Passages are written as plain sentences; the loader numbers them `p1s1`, `p1s2`, … */
export const authoredStimulusSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id: stimulusIdSchema,
    kind: z.literal("passage"),
    title: z.string().max(160).default(""),
    length: z.enum(["short", "medium", "long"]),
    field: z.enum([
      "physical-science",
      "biological-science",
      "social-science",
      "humanities",
      "arts",
      "business",
      "everyday",
    ]),
    paragraphs: z.array(z.array(markup).min(1)).min(1).max(6),
  }),
  z.strictObject({
    id: stimulusIdSchema,
    kind: z.literal("data"),
    title: z.string().max(160),
    introduction: z.string().max(1000).default(""),
    figures: z.array(figureSchema).min(1).max(4),
    note: z.string().max(500).default(""),
  }),
]);
export type AuthoredStimulus = z.infer<typeof authoredStimulusSchema>;

export const misconceptionSchema = z.strictObject({
  id: misconceptionIdSchema,
  measure: z.enum(["verbal", "quantitative"]),
  /** Shown to students, so a plain noun phrase: "Percent taken of the wrong base". */
  name: z.string().min(5).max(90),
  /** What the slip is and why people make it. */
  description: markup,
  /** What to do instead, in one or two sentences. */
  remedy: markup,
});
export type Misconception = z.infer<typeof misconceptionSchema>;
