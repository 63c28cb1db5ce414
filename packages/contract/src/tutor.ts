import { itemIdSchema, sessionIdSchema } from "@lexiquant/domain/kernel";
import { replyPartSchema, tutorIntentSchema } from "@lexiquant/domain/tutor/wire";
import { z } from "zod";
import { defineRoute, defineStreamRoute } from "./route.ts";

/** Longest message to the tutor, in characters. */
export const MAX_TUTOR_MESSAGE = 4_000;

/** What is talked about: a question by itself, a question of a session, or a session that has ended. */
export const tutorScopeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("question"), itemId: itemIdSchema }),
  z.strictObject({
    kind: z.literal("session-item"),
    sessionId: sessionIdSchema,
    position: z.int().nonnegative().max(1_000),
  }),
  z.strictObject({ kind: z.literal("session"), sessionId: sessionIdSchema }),
]);
export type TutorScope = z.infer<typeof tutorScopeSchema>;

export const tutorInputSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("said"),
    text: z.string().trim().min(1).max(MAX_TUTOR_MESSAGE),
  }),
  z.strictObject({ kind: z.literal("chose"), intent: tutorIntentSchema }),
]);
export type TutorInputView = z.infer<typeof tutorInputSchema>;

const chipSchema = z.object({ intent: tutorIntentSchema, label: z.string() });
export type TutorChip = z.infer<typeof chipSchema>;

/** Who words the replies. */
const engineSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("built-in") }),
  z.object({ kind: z.literal("model"), name: z.string() }),
]);

/**
 * Why the built-in tutor answered where a model was to: it could not be reached or broke off; what it wrote did not
 * pass the checks; the student is waiting for another reply of it or asks too fast; its allowance for the day is used up.
 */
export const FALLBACK_REASONS = ["unavailable", "unchecked", "too-fast", "used-up"] as const;
const fallbackSchema = z.enum(FALLBACK_REASONS).nullable();

export const FEEDBACK_MARKS = ["up", "down"] as const;
const feedbackMarkSchema = z.enum(FEEDBACK_MARKS).nullable();

/** One exchange: what the student sent and what came back. */
export const tutorTurnSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  input: tutorInputSchema,
  /** As the student sees it: the words, or the button's label. */
  asked: z.string(),
  parts: z.array(replyPartSchema),
  next: z.array(chipSchema),
  engine: engineSchema,
  /** Null where nothing stood in for a model. */
  fallback: fallbackSchema,
  feedback: feedbackMarkSchema,
});
export type TutorTurn = z.infer<typeof tutorTurnSchema>;

/** What arrives while a reply is made; `done` carries all of it once more, and counts. */
export const tutorEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("part"), part: replyPartSchema }),
  z.object({ type: z.literal("done"), turn: tutorTurnSchema }),
]);
export type TutorEvent = z.infer<typeof tutorEventSchema>;

const threadSchema = z.object({
  engine: engineSchema,
  /** Oldest first; the latest hundred. */
  turns: z.array(tutorTurnSchema),
  /** To begin with. */
  chips: z.array(chipSchema),
});
export type TutorThread = z.infer<typeof threadSchema>;

const turnParams = z.strictObject({ turnId: z.uuid().toLowerCase() });
const scopeErrors = [
  "item-not-found",
  "session-not-found",
  "position-not-found",
  "session-open",
  "tutor-closed-in-exam",
] as const;

export const tutorRoutes = {
  openTutor: defineRoute({
    method: "POST",
    path: "/api/tutor/thread/",
    summary:
      "What was said so far about a question or session, and what can be asked. Changes nothing.",
    rate: "read",
    body: z.strictObject({ scope: tutorScopeSchema }),
    response: threadSchema,
    errors: scopeErrors,
  }),
  takeTutorTurn: defineStreamRoute({
    method: "POST",
    path: "/api/tutor/turns/",
    summary:
      "Sends words or a button's intent, and streams the reply as JSON lines. The client makes the id, so a repeated call gets the first reply.",
    rate: "tutor",
    body: z.strictObject({
      id: z.uuid().toLowerCase(),
      scope: tutorScopeSchema,
      input: tutorInputSchema,
      /** In timed practice: whether hints may be given, and the answer marked as assisted. */
      allowHints: z.boolean(),
      elapsedMs: z.int().nonnegative().max(86_400_000),
    }),
    response: tutorEventSchema,
    errors: [...scopeErrors, "tutor-turn-id-reused"],
  }),
  rateTutorTurn: defineRoute({
    method: "PUT",
    path: "/api/tutor/turns/:turnId/feedback/",
    summary: "Says whether a reply helped; null takes it back.",
    rate: "write",
    params: turnParams,
    body: z.strictObject({ feedback: feedbackMarkSchema }),
    response: z.object({ feedback: feedbackMarkSchema }),
    errors: ["tutor-turn-not-found"],
  }),
  exportTutorTurns: defineRoute({
    method: "GET",
    path: "/api/tutor/turns/",
    summary: "Everything that the student and the tutor have said, oldest first, a page at a time.",
    rate: "read",
    query: z.strictObject({ after: z.uuid().toLowerCase().optional() }),
    response: z.object({
      turns: z.array(tutorTurnSchema.extend({ scope: tutorScopeSchema })),
      /** Where the next page begins; null on the last. */
      nextAfter: z.uuid().nullable(),
    }),
    errors: [],
  }),
  deleteTutorTurns: defineRoute({
    method: "DELETE",
    path: "/api/tutor/turns/",
    summary:
      "Deletes everything that the student and the tutor have said. Hints stay on record with the answers.",
    rate: "write",
    response: z.object({ deleted: z.int().nonnegative() }),
    errors: [],
  }),
};
