import { z } from "zod";

/** A share with its uncertainty. `accuracy`, `low` and `high` are null until there is enough to say. */
export const rateSchema = z.object({
  answered: z.int(),
  correct: z.int(),
  accuracy: z.number().min(0).max(1).nullable(),
  /** 80 % interval (Wilson). */
  low: z.number().min(0).max(1).nullable(),
  high: z.number().min(0).max(1).nullable(),
  /** Answers still needed before a figure is shown; 0 when it is. */
  answersNeeded: z.int().nonnegative(),
});
export type Rate = z.infer<typeof rateSchema>;

/** A rate and the time taken, for one group of items (a kind, a topic, a measure). */
export const groupRateSchema = z.object({
  id: z.string(),
  name: z.string(),
  rate: rateSchema,
  medianMs: z.int().nullable(),
  /** Median of the exam's pace for the same items. */
  targetMs: z.int().nullable(),
});
export type GroupRate = z.infer<typeof groupRateSchema>;
