import { difficultyBandSchema, responseSchema, sentenceIdSchema } from "@lexiquant/domain/item";
import {
  attemptIdSchema,
  itemIdSchema,
  knowledgeComponentIdSchema,
  misconceptionIdSchema,
  sessionIdSchema,
} from "@lexiquant/domain/kernel";
import { surenessSchema } from "@lexiquant/domain/session";
import { z } from "zod";

/** All that is let out once an attempt is in (or the student asked to be shown): see `key-withheld`. */

const misconceptionSchema = z.object({
  id: misconceptionIdSchema,
  name: z.string(),
  remedy: z.string(),
});

export const rationaleSchema = z.object({
  text: z.string(),
  whyTempting: z.string(),
  misconception: misconceptionSchema.nullable(),
  repairQuestion: z.string(),
});
export type RationaleView = z.infer<typeof rationaleSchema>;

const knowledgeComponentSchema = z.object({
  id: knowledgeComponentIdSchema,
  /** From the measure down, such as `["Quantitative Reasoning", "Algebra", "Inequalities", "Ranges of values"]`. */
  path: z.array(z.string()),
});

const verificationSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("machine-recomputed"), method: z.string(), date: z.string() }),
  z.object({
    kind: z.literal("double-keyed"),
    readers: z.int(),
    agreed: z.int(),
    date: z.string(),
  }),
]);

export const feedbackSchema = z.object({
  /** The right response, in the form in which candidates respond. */
  key: responseSchema,
  /** By option id, or by sentence id for select-in-passage; empty for numeric entry. */
  rationales: z.record(z.string(), rationaleSchema),
  /** For numeric entry: wrong values that a known slip produces. */
  anticipatedErrors: z.array(z.object({ value: z.string(), rationale: rationaleSchema })),
  explanation: z.object({
    quick: z.string(),
    detailed: z.string(),
    steps: z.array(
      z.object({
        text: z.string(),
        why: z.string(),
        /** True where a machine has checked the step's equality. */
        checked: z.boolean(),
      }),
    ),
    hints: z.array(z.string()),
    fasterWay: z.string().nullable(),
    takeaway: z.string(),
    selfExplain: z.object({ prompt: z.string(), expectations: z.array(z.string()) }),
  }),
  evidence: z
    .object({
      clueWords: z.array(z.string()),
      blankPredictions: z.array(z.string()),
      sentenceIds: z.array(sentenceIdSchema),
    })
    .nullable(),
  difficulty: difficultyBandSchema,
  targetSeconds: z.int(),
  knowledgeComponents: z.array(knowledgeComponentSchema),
  verification: verificationSchema,
});
export type Feedback = z.infer<typeof feedbackSchema>;

export const outcomeSchema = z.object({
  correct: z.boolean(),
  /** What the chosen wrong option or entry gives away about the slip, where that is known. */
  misconceptions: z.array(misconceptionSchema),
  feedback: feedbackSchema,
});
export type Outcome = z.infer<typeof outcomeSchema>;

export const attemptSchema = z.object({
  id: attemptIdSchema,
  sessionId: sessionIdSchema,
  position: z.int(),
  itemId: itemIdSchema,
  response: responseSchema,
  elapsedMs: z.int(),
  sureness: surenessSchema.nullable(),
  submittedAt: z.iso.datetime(),
  /** The highest hint seen before it, 0 without hints, and whether the answer was asked for instead. */
  assistance: z.object({ hintLevel: z.int().nonnegative(), gaveUp: z.boolean() }),
  /** Null while the session withholds outcomes until its end. */
  outcome: outcomeSchema.nullable(),
});
export type AttemptView = z.infer<typeof attemptSchema>;
