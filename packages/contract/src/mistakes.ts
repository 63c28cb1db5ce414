import { difficultyBandSchema, itemKindSchema, measureSchema } from "@lexiquant/domain/item";
import { attemptIdSchema, itemIdSchema, sessionIdSchema } from "@lexiquant/domain/kernel";
import { surenessSchema } from "@lexiquant/domain/session";
import { z } from "zod";
import { chanceSchema } from "./chance.ts";
import { defineRoute } from "./route.ts";

export const MISTAKE_CAUSES = ["content", "misread", "slip", "time", "guess"] as const;
export const mistakeCauseSchema = z.enum(MISTAKE_CAUSES);
export type MistakeCause = z.infer<typeof mistakeCauseSchema>;

/** Steps of the way back: the same question, a twin, and again after 3, 7 and 21 days. */
export const LADDER_STEPS = [
  "same",
  "twin",
  "after-3-days",
  "after-7-days",
  "after-21-days",
] as const;
export const ladderStepSchema = z.enum(LADDER_STEPS);
export type LadderStep = z.infer<typeof ladderStepSchema>;

export const mistakeSchema = z.object({
  /** Of an unanswered question a number of its own. */
  attemptId: attemptIdSchema,
  sessionId: sessionIdSchema,
  itemId: itemIdSchema,
  kind: itemKindSchema,
  measure: measureSchema,
  topic: z.object({ id: z.string(), name: z.string() }),
  difficulty: difficultyBandSchema,
  /** The first words of the question. */
  begins: z.string(),
  submittedAt: z.iso.datetime(),
  elapsedMs: z.int(),
  /** What this student was expected to take; null where that is not known yet. */
  expectedMs: z.int().nullable(),
  sureness: surenessSchema.nullable(),
  /** Right by a declared guess: it counts as not known. */
  luckyGuess: z.boolean(),
  /** Left unanswered in an exam, so that there is no attempt: `elapsedMs` is what it was looked at. */
  unanswered: z.boolean(),
  misconceptions: z.array(z.object({ id: z.string(), name: z.string(), remedy: z.string() })),
  /** What speaks for a cause: see the words of the screen. */
  proposed: z.object({
    cause: mistakeCauseSchema,
    because: z.array(
      z.enum([
        "known-misconception",
        "misreading-misconception",
        "declared-guess",
        "rapid",
        "over-time",
        "clock-ran-out",
        "clock-was-short",
        "usually-right",
        "not-mastered",
        "nothing-else-known",
      ]),
    ),
  }),
  /** What the student says it was; null while the proposal stands. */
  cause: mistakeCauseSchema.nullable(),
  note: z.string(),
  /** Of the question; the later of two mistakes with it continues the ladder of the first. Null where it is retired, or was never answered wrong. */
  ladder: z
    .object({
      /** Null when the way back is finished. */
      step: ladderStepSchema.nullable(),
      dueOn: z.iso.date().nullable(),
      isDue: z.boolean(),
    })
    .nullable(),
  hasTwins: z.boolean(),
  /** Null where nothing was answered, and while an open session asks the question or a twin of it. */
  chance: chanceSchema.nullable(),
});
export type Mistake = z.infer<typeof mistakeSchema>;

export const mistakeRoutes = {
  listMistakes: defineRoute({
    method: "GET",
    path: "/api/mistakes/",
    summary: "The error log, newest first, a page at a time.",
    rate: "read",
    query: z.strictObject({
      measure: measureSchema.optional(),
      cause: mistakeCauseSchema.optional(),
      kind: itemKindSchema.optional(),
      /** Behind the answer that was given. */
      misconception: z.string().max(200).optional(),
      /** A node of the tree of topics. */
      topic: z.string().max(200).optional(),
      /** A question: its entries and those of its twins. */
      item: itemIdSchema.optional(),
      state: z.enum(["all", "due", "open", "done"]).default("all"),
      /** The last one of the page before. */
      after: attemptIdSchema.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({
      mistakes: z.array(mistakeSchema),
      hasMore: z.boolean(),
      /** Over the whole log, whatever the query asks for. */
      counts: z.object({
        all: z.int(),
        /** Questions whose next try is due, and those that are on their way. */
        dueQuestions: z.int(),
        openQuestions: z.int(),
        byCause: z.record(mistakeCauseSchema, z.int()),
        /** Those behind entries of the log, the most frequent first. */
        byMisconception: z.array(z.object({ id: z.string(), name: z.string(), entries: z.int() })),
      }),
    }),
    errors: [],
  }),
  saveMistake: defineRoute({
    method: "PUT",
    path: "/api/mistakes/:attemptId/",
    summary: "Stores the student's own word on the cause, and a note.",
    rate: "write",
    params: z.strictObject({ attemptId: attemptIdSchema }),
    body: z.strictObject({ cause: mistakeCauseSchema.nullable(), note: z.string().max(4000) }),
    response: mistakeSchema,
    errors: ["mistake-not-found"],
  }),
};
