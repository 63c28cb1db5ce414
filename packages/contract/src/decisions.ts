import { z } from "zod";

/** How decisions of one kind, to stay or to leave, turned out against the other choice. */
const decisionsReviewSchema = z.object({
  count: z.int(),
  /** Decisions that are missing before anything is said. */
  needed: z.int().nonnegative(),
  /** Time that stays took beyond the asking, or that leaves are expected to have saved. */
  seconds: z.number(),
  /** Right answers beyond guessing that stays brought, or that leaves are expected to have given up. */
  points: z.number(),
  /** Right answers won, below 0: lost, with the 80 % range; null: not enough to say. */
  net: z.object({ estimate: z.number(), low: z.number(), high: z.number() }).nullable(),
  verdict: z.enum(["paid", "cost", "even", "not-enough-yet"]),
});
export type DecisionsReview = z.infer<typeof decisionsReviewSchema>;

/** All of a student's latest decisions, of those whose outcome is let out. */
export const stayReviewSchema = z.object({
  stays: decisionsReviewSchema,
  leaves: decisionsReviewSchema,
});
export type StayReview = z.infer<typeof stayReviewSchema>;

/** One decision in a session, and what came of it. */
export const decisionSchema = z.object({
  position: z.int(),
  choice: z.enum(["stay", "leave"]),
  /** Time on the question when it was asked, and in all. */
  askedMs: z.int(),
  elapsedMs: z.int(),
  correct: z.boolean(),
  /** What was expected to bring more right answers a minute; null while the student's own rate is not known. */
  better: z.enum(["stay", "leave"]).nullable(),
});
export type Decision = z.infer<typeof decisionSchema>;
