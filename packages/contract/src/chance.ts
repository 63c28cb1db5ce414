import { z } from "zod";

/** A part of what the learner model makes a chance of: `value` in logits, above 0 where it makes a right answer likelier. */
const chanceReasonSchema = z.discriminatedUnion("about", [
  /** The ability as a whole, from the one that everybody starts at. */
  z.object({ about: z.literal("overall"), value: z.number() }),
  /** What is believed of a measure, domain or topic beside the node above it; null where that is the ability as a whole. */
  z.object({
    about: z.literal("node"),
    name: z.string(),
    above: z.string().nullable(),
    value: z.number(),
  }),
  /** What a pause has taken from a topic. */
  z.object({ about: z.literal("pause"), name: z.string(), value: z.number() }),
  /** How the last few answers went against what was expected of them. */
  z.object({ about: z.literal("form"), value: z.number() }),
  /** The question beside one of middle difficulty. */
  z.object({ about: z.literal("difficulty"), value: z.number() }),
]);
export type ChanceReason = z.infer<typeof chanceReasonSchema>;

/** What is expected today of an answer, without hints and clock, to a question like one that was answered, met for the first time. */
export const chanceSchema = z.discriminatedUnion("known", [
  z.object({
    known: z.literal(true),
    pCorrect: z.number(),
    /** What weighs most, the most first; what hardly moves the chance is left out. */
    because: z.array(chanceReasonSchema).max(2),
  }),
  /** Answers in the measure until something can be said. */
  z.object({ known: z.literal(false), answersNeeded: z.int().min(1) }),
]);
export type Chance = z.infer<typeof chanceSchema>;
