import { z } from "zod";

/** In lower case, as databases give them back: ids are compared as text. */
export const essayIdSchema = z.uuid().toLowerCase();

export const directiveIdSchema = z.enum([
  "statement",
  "recommendation",
  "claim",
  "two-views",
  "claim-and-reason",
  "policy",
]);

/** 0 to 6. */
const levelSchema = z.number().min(0).max(6);

export const ESSAY_TRAITS = [
  "position",
  "development",
  "organization",
  "language",
  "conventions",
] as const;
export const essayTraitSchema = z.enum(ESSAY_TRAITS);
export type EssayTrait = z.infer<typeof essayTraitSchema>;

/** In halves. */
export const essayTraitLevelsSchema = z.record(essayTraitSchema, levelSchema.multipleOf(0.5));

/** A writing score never travels without its range and its kind: it is an estimate, never a score of the real exam. */
export const essayScoreSchema = z.object({
  kind: z.literal("estimate"),
  /** 0 to 6 in halves. */
  score: levelSchema.multipleOf(0.5),
  /** Ends of the 80 % range, in hundredths: four of five raters' scores should lie within. */
  low: levelSchema,
  high: levelSchema,
});
export type EssayScore = z.infer<typeof essayScoreSchema>;

/** A stretch of the essay's text: places in UTF-16 code units, as in strings of JavaScript. */
const spanSchema = { start: z.int().nonnegative(), end: z.int().nonnegative() };
export const essayQuoteSchema = z.object({ ...spanSchema, text: z.string() });
export type EssayQuote = z.infer<typeof essayQuoteSchema>;

export const essayTraitViewSchema = z.object({
  trait: essayTraitSchema,
  name: z.string(),
  /** What of the trait the rater sees, in plain words. */
  restsOn: z.string(),
  /** In halves. */
  level: levelSchema.multipleOf(0.5),
  /** Where it shows, good or bad: at most two. */
  quotes: z.array(essayQuoteSchema),
  nextEdit: z.object({
    /** Whether it answers something that was found in this text, or is the general next step of the trait. */
    basis: z.enum(["found", "general"]),
    text: z.string(),
  }),
});
export type EssayTraitView = z.infer<typeof essayTraitViewSchema>;

export const essayMarkSchema = z.object({
  ...spanSchema,
  kind: z.enum(["language", "organization", "argument"]),
  message: z.string(),
  suggestion: z.string().nullable(),
});
export type EssayMark = z.infer<typeof essayMarkSchema>;

/** An essay written for comparison, of a known level. */
export const essayAnchorSchema = z.object({
  id: z.string(),
  /** Whole: 1 to 6. */
  level: z.int().min(1).max(6),
  /** Whether it answers the same prompt; else one with the same instruction, where there is one. */
  samePrompt: z.boolean(),
  paragraphs: z.array(z.string()),
  instruction: z.string(),
  text: z.string(),
  notes: z.record(essayTraitSchema, z.string()),
});
export type EssayAnchor = z.infer<typeof essayAnchorSchema>;

/** What could have been said: for after the essay. */
export const essayOutlineSchema = z.object({
  /** What pulls against what. */
  tensions: z.array(z.string()),
  positions: z.array(z.object({ stance: z.string(), grounds: z.string() })),
  exampleSources: z.array(z.string()),
  /** The strongest objection to the likeliest position. */
  challenge: z.string(),
});

/** The essay that a revision started from. */
export const essayBeforeSchema = z.object({
  essayId: essayIdSchema,
  submittedAt: z.iso.datetime(),
  text: z.string(),
  words: z.int(),
  /** Both null where it was never rated. */
  score: essayScoreSchema.nullable(),
  traits: essayTraitLevelsSchema.nullable(),
  /** By how much the estimate moved before it was rounded; null where there is no score, or other versions rated. */
  change: z.number().nullable(),
});

/** What a language model says of a stretch of the essay. */
const essayPointSchema = z.object({ quote: essayQuoteSchema, text: z.string() });

/** What a language model says of the reasoning. It bears on no score; a part that did not hold against the essay is null. */
export const essayReasoningSchema = z.object({
  strongest: essayPointSchema.nullable(),
  weakest: essayPointSchema.nullable(),
  /** One that would help; it does not stand in the essay. */
  example: z.string().nullable(),
  /** One that the essay should meet. */
  counterargument: z.string().nullable(),
});
export type EssayReasoning = z.infer<typeof essayReasoningSchema>;

/** How a language model's comparison with anchors bears on the score, and what it says of the reasoning. */
export const essayModelViewSchema = z.object({
  /** Of the model. */
  name: z.string(),
  /** Agrees: the score stands. Moved: by half a point. Uncertain: they differ by more than one point, and the built-in score stands. One-sided: it gave the same answer about every anchor, and the built-in score stands. Failed: it said nothing that counts, and the built-in score stands. */
  status: z.enum(["agrees", "moved", "uncertain", "one-sided", "failed"]),
  builtInScore: levelSchema,
  /** By the comparisons alone, in halves; null where it failed. */
  modelScore: levelSchema.nullable(),
  /** Anchors that it was compared with, and those with the same verdict in both orders. */
  comparisons: z.int(),
  consistent: z.int(),
  /** Null where nothing of it could be shown. */
  reasoning: essayReasoningSchema.nullable(),
});

export type EssayModelView = z.infer<typeof essayModelViewSchema>;

export const essayFeedbackSchema = z.object({
  essayId: essayIdSchema,
  score: essayScoreSchema,
  /** To be shown with the score, always. */
  notice: z.string(),
  rater: z.object({ engine: z.string(), calibration: z.string(), ratedAt: z.iso.datetime() }),
  /** Five, in the order of the rubric. */
  traits: z.array(essayTraitViewSchema),
  /** At most three, the most useful first. */
  priorities: z.array(
    z.object({
      trait: essayTraitSchema,
      reason: z.string(),
      edit: z.string(),
      evidence: z.array(essayQuoteSchema),
    }),
  ),
  /** By place in the text; they may overlap. */
  marks: z.array(essayMarkSchema),
  /** What held the score down whatever else the essay does, hardest first. */
  flags: z.array(z.object({ id: z.string(), message: z.string() })),
  directive: z.object({
    instruction: z.string(),
    asks: z.array(z.object({ message: z.string(), quote: essayQuoteSchema.nullable() })),
  }),
  /** Of the nearest levels, the lower first; of the same prompt where there are such. */
  anchors: z.array(essayAnchorSchema),
  /** Null where the prompt is no longer in the library. */
  outline: essayOutlineSchema.nullable(),
  /** Null where it is no revision, or that essay was deleted. */
  before: essayBeforeSchema.nullable(),
  /** Null where no language model is configured, where a flag decided the score, while the model reads, and where that broke off. */
  model: essayModelViewSchema.nullable(),
  /** While a language model reads the essay: to be asked again. It ends by itself, within a minute. */
  modelReads: z.boolean(),
});
export type EssayFeedbackView = z.infer<typeof essayFeedbackSchema>;
