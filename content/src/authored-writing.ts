import { z } from "zod";

/**
 * Essay tasks as written down in YAML under `content/prompts` and `content/essays`.
 * Strict: a misspelt field is an error. `docs/writing-items.md` explains the fields.
 */

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const phrase = z.string().trim().min(5).max(160);
const line = z.string().trim().min(10).max(400);
const issue = z.string().trim().min(20).max(600);

/** Kinds of instruction that the test gives with an issue (gre.md 4.4). */
const directiveIdSchema = z.enum([
  "statement",
  "recommendation",
  "claim",
  "two-views",
  "claim-and-reason",
  "policy",
]);

const themeSchema = z.enum([
  "education",
  "technology",
  "government-and-law",
  "science",
  "arts-and-culture",
  "society",
  "work-and-business",
  "environment",
  "knowledge-and-learning",
  "ethics",
]);

export const directiveSchema = z.strictObject({
  id: directiveIdSchema,
  name: z.string().trim().min(3).max(60),
  /** Shown under the issue, in our own words. */
  instruction: line,
  /** What an essay must be seen to do to have followed the instruction. */
  asks: z.array(line).min(2).max(5),
});
export type Directive = z.infer<typeof directiveSchema>;

const promptIdSchema = z.string().regex(/^aw-\d{3}$/);

/** What a rater or tutor should know about one issue; shown to nobody before the essay is written. */
const briefSchema = z.strictObject({
  /** What pulls against what. */
  tensions: z.array(line).min(2).max(4),
  positions: z
    .array(z.strictObject({ stance: phrase, grounds: line }))
    .min(3)
    .max(5),
  /** Kinds of examples that a candidate could draw on. */
  exampleSources: z.array(phrase).min(3).max(6),
  /** The strongest objection to the likeliest position. */
  challenge: line,
});

const core = {
  id: promptIdSchema,
  theme: themeSchema,
  brief: briefSchema,
  provenance: z.strictObject({ written: isoDate, drafts: z.int().positive() }),
};

/** An issue with its directive; the directive decides how many texts the issue has. */
export const promptSchema = z.discriminatedUnion("directive", [
  z.strictObject({
    ...core,
    directive: directiveIdSchema.exclude(["two-views", "claim-and-reason"]),
    issue,
  }),
  z.strictObject({
    ...core,
    directive: z.literal("two-views"),
    views: z.tuple([issue, issue]),
  }),
  z.strictObject({
    ...core,
    directive: z.literal("claim-and-reason"),
    claim: issue,
    reason: issue,
  }),
]);
export type Prompt = z.infer<typeof promptSchema>;

const ratingSchema = z.strictObject({
  score: z.number().min(0).max(6).multipleOf(0.5),
  date: isoDate,
});

/** An essay written for us to show what a score looks like, read blind by two raters. */
export const anchorEssaySchema = z.strictObject({
  id: z.string().regex(/^aw-\d{3}-s[1-6]$/),
  prompt: promptIdSchema,
  score: z.int().min(1).max(6),
  /** Plain text with whatever errors the score stands for; a blank line ends a paragraph. */
  text: z.string().trim().min(1).max(8000),
  /** A rater's note on each trait (gre.md 4.5, a to e). */
  notes: z.strictObject({
    position: line,
    development: line,
    organisation: line,
    language: line,
    conventions: line,
  }),
  ratings: z.array(ratingSchema),
});
export type AnchorEssay = z.infer<typeof anchorEssaySchema>;
