import { z } from "zod";

/** Multiples of the exam's pace: standard, and the extended times that candidates are granted. */
export const PACE_FACTORS = [1, 1.25, 1.5, 2] as const;
export const paceFactorSchema = z.union([
  z.literal(1),
  z.literal(1.25),
  z.literal(1.5),
  z.literal(2),
]);
export type PaceFactor = z.infer<typeof paceFactorSchema>;

export const timingSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("untimed") }),
  z.strictObject({ kind: z.literal("timed"), paceFactor: paceFactorSchema }),
]);
export type Timing = z.infer<typeof timingSchema>;

/** When the outcome of an attempt is let out: at once, or when the session closes. */
export const FEEDBACK_TIMES = ["each", "end"] as const;
export const feedbackTimeSchema = z.enum(FEEDBACK_TIMES);
export type FeedbackTime = z.infer<typeof feedbackTimeSchema>;

/** How sure the candidate says to be, before knowing the outcome. */
export const SURENESS_LEVELS = ["guess", "unsure", "sure"] as const;
export const surenessSchema = z.enum(SURENESS_LEVELS);
export type Sureness = z.infer<typeof surenessSchema>;

/**
 * How the questions are chosen: by the student's filter, of one kind after another or mixed; by the learner model within the
 * filter; the missed ones that are due; or block by block, so that most is learned of what the student can.
 */
export const PRACTICE_MODES = ["topic", "mixed", "smart", "review", "diagnostic"] as const;
export const practiceModeSchema = z.enum(PRACTICE_MODES);
export type PracticeMode = z.infer<typeof practiceModeSchema>;

/** The modes that a student chooses, and that of an exam's sections, which no practice starts. */
const SESSION_MODES = [...PRACTICE_MODES, "exam"] as const;
export const sessionModeSchema = z.enum(SESSION_MODES);
export type SessionMode = z.infer<typeof sessionModeSchema>;

/** Most items one practice session may hold. */
export const MAX_SESSION_ITEMS = 40;
