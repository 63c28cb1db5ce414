import { itemKindSchema, publicItemSchema, stimulusSchema } from "@lexiquant/domain/item";
import { itemIdSchema, sessionIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";
import { clientEnvironmentSchema } from "./client-environment.ts";
import { attemptSchema, feedbackSchema } from "./feedback.ts";
import { defineRoute } from "./route.ts";

/** What a student keeps with an item, across sessions. */
export const annotationSchema = z.strictObject({
  marked: z.boolean(),
  note: z.string().max(4000),
});
export type Annotation = z.infer<typeof annotationSchema>;

export const REPORT_CATEGORIES = [
  "wrong-key",
  "two-answers",
  "unclear",
  "typo",
  "display",
  "other",
] as const;

export const questionSchema = z.object({
  item: publicItemSchema,
  kind: itemKindSchema,
  stimulus: stimulusSchema.nullable(),
  annotation: annotationSchema,
  /** Newest first; only those whose outcome is let out. */
  attempts: z.array(attemptSchema),
  revealedAt: z.iso.datetime().nullable(),
  /** Null until an attempt or "show me". */
  feedback: feedbackSchema.nullable(),
  similar: z.array(
    z.object({
      id: itemIdSchema,
      kind: itemKindSchema,
      topic: z.string(),
      /** The first words of its stem, without markup; empty where it has none. */
      begins: z.string(),
    }),
  ),
  /** Whether twins of it can be drawn: the same skill with other numbers. */
  hasTwins: z.boolean(),
  /** The item of the bank that this one is a twin of. */
  twinOf: itemIdSchema.nullable(),
  /** An open session of practice that still asks it, or withholds its outcome. */
  openSessionId: sessionIdSchema.nullable(),
  /** Whether an open exam asks it: then it is neither answered nor shown anywhere else. */
  inOpenExam: z.boolean(),
});
export type Question = z.infer<typeof questionSchema>;

const itemParams = z.strictObject({ itemId: itemIdSchema });

export const questionRoutes = {
  readQuestion: defineRoute({
    method: "GET",
    path: "/api/questions/:itemId/",
    summary: "One question with the student's history on it.",
    rate: "read",
    params: itemParams,
    response: questionSchema,
    errors: ["item-not-found"],
  }),
  readTwin: defineRoute({
    method: "GET",
    path: "/api/questions/:itemId/twin/",
    summary:
      "The student's twin of a question: the same skill and trap, other numbers. Draws one where none is open; it stays the same until it is tried or its key is shown.",
    // The first call stores what it has drawn.
    rate: "write",
    params: itemParams,
    response: questionSchema,
    errors: [
      "item-not-found",
      "item-has-no-twins",
      "twins-used-up",
      "key-withheld",
      "item-kept-for-exams",
    ],
  }),
  revealKey: defineRoute({
    method: "POST",
    path: "/api/questions/:itemId/reveal/",
    summary:
      "Shows the key without an attempt. Recorded: later attempts do not count as first ones.",
    rate: "write",
    params: itemParams,
    response: questionSchema,
    errors: ["item-not-found", "key-withheld"],
  }),
  saveAnnotation: defineRoute({
    method: "PUT",
    path: "/api/questions/:itemId/annotation/",
    summary: "Stores the mark and the note.",
    rate: "write",
    params: itemParams,
    body: annotationSchema,
    response: annotationSchema,
    errors: ["item-not-found"],
  }),
  reportProblem: defineRoute({
    method: "POST",
    path: "/api/questions/:itemId/reports/",
    summary:
      "Reports a problem with a question. The client makes the id, so a repeated call files one report.",
    rate: "write",
    params: itemParams,
    body: z.strictObject({
      id: z.uuid().toLowerCase(),
      category: z.enum(REPORT_CATEGORIES),
      text: z.string().max(4000),
      environment: clientEnvironmentSchema,
    }),
    response: z.object({ id: z.uuid() }),
    errors: ["item-not-found", "report-id-reused"],
  }),
};
