import { z } from "zod";
import {
  directiveIdSchema,
  essayFeedbackSchema,
  essayIdSchema,
  essayScoreSchema,
  essayTraitLevelsSchema,
} from "./essay-feedback.ts";
import { MAX_ESSAY_CHARACTERS } from "./exams.ts";
import { defineRoute } from "./route.ts";

const themeSchema = z.string().max(60);
const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);

/** What a student can write on, before anything is written. */
export const essayChoicesSchema = z.object({
  directives: z.array(
    z.object({ id: directiveIdSchema, name: z.string(), instruction: z.string() }),
  ),
  themes: z.array(z.object({ id: themeSchema, name: z.string() })),
  prompts: z.array(
    z.object({
      id: z.string(),
      /** The issue: a statement, or two views, or a claim and its reason. */
      paragraphs: z.array(z.string()),
      directive: directiveIdSchema,
      theme: themeSchema,
      /** How often this student began an essay on it, in exams too. */
      written: z.int(),
    }),
  ),
});
export type EssayChoices = z.infer<typeof essayChoicesSchema>;

/**
 * Writing: the text can change. Submitted: it waits for its rating, or is being rated. Rated: there is feedback.
 * Failed: the rater gave nothing; submitting it again tries again. Blank: submitted with nothing written, so it has no score
 * (the test's "NS") and no feedback. The text is kept in every state.
 */
export const essayStateSchema = z.enum(["writing", "submitted", "rated", "failed", "blank"]);
export type EssayState = z.infer<typeof essayStateSchema>;

/** The server's clock of an essay. Milliseconds at the moment of the answer. */
export const essayClockSchema = z.object({
  now: z.iso.datetime(),
  /** Null without a limit. */
  limitMs: z.int().nullable(),
  /** Never below 0; null without a limit. At 0 the essay is submitted as it was saved last. */
  remainingMs: z.int().nullable(),
  /** Since it was begun; it stands still when the essay is submitted. */
  usedMs: z.int(),
});
export type EssayClock = z.infer<typeof essayClockSchema>;

/** The accommodation that the time was set by, with its id of `readExamOptions`. */
const accommodationSchema = z.object({
  id: slugSchema,
  name: z.string(),
  /** Of the 30 minutes; null is no limit. */
  timeFactor: z.number().nullable(),
});

export const essaySchema = z.object({
  id: essayIdSchema,
  source: z.enum(["practice", "exam"]),
  /** Of the mock exam that it was written in. */
  examId: z.uuid().nullable(),
  prompt: z.object({
    id: z.string(),
    paragraphs: z.array(z.string()),
    /** The instruction, in words. */
    instruction: z.string(),
    /** Null where the prompt is no longer in the library. */
    directive: directiveIdSchema.nullable(),
    theme: themeSchema.nullable(),
  }),
  /** Exam: the exam's time and no spelling help. Untimed: neither. */
  timing: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("exam"), accommodation: accommodationSchema }),
    z.object({ kind: z.literal("untimed") }),
  ]),
  state: essayStateSchema,
  /** Why there is no rating, where the state is "failed": the rater had too much to do, or it failed. */
  failure: z.enum(["busy", "failed"]).nullable(),
  draft: z.object({ revision: z.int().nonnegative(), text: z.string() }),
  words: z.int(),
  clock: essayClockSchema,
  createdAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  endedBy: z.enum(["student", "time"]).nullable(),
  /** The essay whose text this one started from. */
  revisionOf: essayIdSchema.nullable(),
});
export type Essay = z.infer<typeof essaySchema>;

/** An essay in the history. */
export const essaySummarySchema = z.object({
  id: essayIdSchema,
  source: z.enum(["practice", "exam"]),
  examId: z.uuid().nullable(),
  promptId: z.string(),
  /** The first words of the issue. */
  begins: z.string(),
  directive: directiveIdSchema.nullable(),
  theme: themeSchema.nullable(),
  timing: z.enum(["exam", "untimed"]),
  state: essayStateSchema,
  createdAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  words: z.int(),
  usedMs: z.int(),
  limitMs: z.int().nullable(),
  remainingMs: z.int().nullable(),
  /** Null until it is rated, and where nothing was written. */
  score: essayScoreSchema.nullable(),
  traits: essayTraitLevelsSchema.nullable(),
  revisionOf: essayIdSchema.nullable(),
});
export type EssaySummary = z.infer<typeof essaySummarySchema>;

/** A state of the text that was kept on the way. */
const essayVersionSchema = z.object({
  revision: z.int(),
  savedAt: z.iso.datetime(),
  words: z.int(),
});
export type EssayVersion = z.infer<typeof essayVersionSchema>;

const essayVersionTextSchema = z.object({ ...essayVersionSchema.shape, text: z.string() });
export type EssayVersionText = z.infer<typeof essayVersionTextSchema>;

const essayParams = z.strictObject({ essayId: essayIdSchema });

const timingInputSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("exam"), accommodationId: slugSchema }),
  z.strictObject({ kind: z.literal("untimed") }),
]);
export type EssayTimingInput = z.infer<typeof timingInputSchema>;

const draftInputSchema = z.strictObject({
  /** Raised with every change; the higher one counts. */
  revision: z.int().nonnegative(),
  text: z.string().max(MAX_ESSAY_CHARACTERS),
});

export const essayRoutes = {
  readEssayChoices: defineRoute({
    method: "GET",
    path: "/api/essays/choices/",
    summary: "Instructions, themes and issues to write on, and how often the student has.",
    rate: "read",
    response: essayChoicesSchema,
    errors: [],
  }),
  startEssay: defineRoute({
    method: "POST",
    path: "/api/essays/",
    summary:
      "Begins an essay; a timed one's clock runs from here. The client makes the id, so a repeated call begins one.",
    rate: "write",
    body: z.strictObject({
      id: essayIdSchema,
      /** A prompt by its id, or any that fits. */
      prompt: z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("chosen"), promptId: z.string().max(60) }),
        z.strictObject({
          kind: z.literal("drawn"),
          directive: directiveIdSchema.nullable().default(null),
          theme: themeSchema.nullable().default(null),
          /** Only one that the student has not written on. */
          unseen: z.boolean().default(true),
        }),
      ]),
      timing: timingInputSchema,
    }),
    response: essaySchema,
    errors: ["essay-id-reused", "exam-option-unknown", "no-prompts-match"],
  }),
  listEssays: defineRoute({
    method: "GET",
    path: "/api/essays/",
    summary: "The student's essays, those of exams too, newest first, a page at a time.",
    rate: "read",
    query: z.strictObject({
      /** Open ones can still be written on. */
      status: z.enum(["open", "ended"]).optional(),
      /** The last one of the page before. */
      after: essayIdSchema.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({ essays: z.array(essaySummarySchema), hasMore: z.boolean() }),
    errors: [],
  }),
  readEssay: defineRoute({
    method: "GET",
    path: "/api/essays/:essayId/",
    summary:
      "An essay as it stands; one whose time is up is submitted by it. To be asked again while the state is submitted.",
    rate: "read",
    params: essayParams,
    response: essaySchema,
    errors: ["essay-not-found"],
  }),
  deleteEssay: defineRoute({
    method: "DELETE",
    path: "/api/essays/:essayId/",
    summary:
      "Deletes an essay for good: text, versions, rating. An exam's report then shows no essay.",
    rate: "write",
    params: essayParams,
    response: z.object({ deleted: z.literal(true) }),
    errors: ["essay-not-found"],
  }),
  saveEssayText: defineRoute({
    method: "PUT",
    path: "/api/essays/:essayId/text/",
    summary:
      "Stores the text where its revision is higher than the stored one. The answer tells the stored revision. Refused after the end.",
    rate: "write",
    bodyLimitBytes: 1_048_576,
    params: essayParams,
    body: draftInputSchema,
    response: z.object({ revision: z.int(), clock: essayClockSchema }),
    errors: ["essay-not-found", "essay-ended"],
  }),
  listEssayVersions: defineRoute({
    method: "GET",
    path: "/api/essays/:essayId/versions/",
    summary:
      "States of the text that are worth coming back to, newest first: those of the latest saves, one a minute before them, farther apart further back, and what stood before a passage was deleted. Not while writing in exam conditions.",
    rate: "read",
    params: essayParams,
    response: z.object({ versions: z.array(essayVersionSchema) }),
    errors: ["essay-not-found", "essay-open"],
  }),
  readEssayVersion: defineRoute({
    method: "GET",
    path: "/api/essays/:essayId/versions/:revision/",
    summary: "The text as it was.",
    rate: "read",
    params: z.strictObject({ essayId: essayIdSchema, revision: z.coerce.number().int().min(0) }),
    response: essayVersionTextSchema,
    errors: ["essay-not-found", "essay-open"],
  }),
  submitEssay: defineRoute({
    method: "POST",
    path: "/api/essays/:essayId/submission/",
    summary:
      "Ends the writing, with the last text of it, and has it rated; on a failed one tries the rating again. Waits a little for the rating. Where the rater has too much to do (503 with retry-after), the essay is submitted all the same.",
    rate: "write",
    bodyLimitBytes: 1_048_576,
    params: essayParams,
    body: z.strictObject({ draft: draftInputSchema.optional() }),
    response: essaySchema,
    errors: ["essay-not-found", "essay-rater-busy"],
  }),
  reviseEssay: defineRoute({
    method: "POST",
    path: "/api/essays/:essayId/revision/",
    summary:
      "Begins an essay on the same prompt that starts from this one's text, or from an earlier version of it. The client makes its id.",
    rate: "write",
    params: essayParams,
    body: z.strictObject({
      id: essayIdSchema,
      timing: timingInputSchema,
      /** Of the version to start from; the last text where none is named. */
      revision: z.int().nonnegative().optional(),
    }),
    response: essaySchema,
    errors: ["essay-not-found", "essay-open", "essay-id-reused", "exam-option-unknown"],
  }),
  readEssayFeedback: defineRoute({
    method: "GET",
    path: "/api/essays/:essayId/feedback/",
    summary: "The estimated score of a rated essay, and what to change next.",
    rate: "read",
    params: essayParams,
    response: essayFeedbackSchema,
    errors: ["essay-not-found", "essay-open", "essay-not-rated"],
  }),
};
