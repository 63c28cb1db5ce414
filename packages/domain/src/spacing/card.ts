import { z } from "zod";
import { RECALL_RATINGS } from "./recall-rating.ts";

/** Raised when the meaning of the state changes: older states are then rebuilt from the log. */
const CARD_VERSION = 1;

const count = z.int().min(0);
const day = z.int();

/** Why a card is not shown; null while it is. */
const suspension = z.enum(["leech", "by-student"]).nullable();

/** What is known of one word of one student, as plain data. Numbers survive JSON to the last bit. */
export const cardSchema = z.strictObject({
  version: z.literal(CARD_VERSION),
  phase: z.enum(["new", "learning", "review", "relearning"]),
  /** Place in the steps of a day, from 0 */
  step: count,
  /** Days; 0 while new */
  stability: z.number().min(0),
  /** 1 … 10; 0 while new */
  memoryDifficulty: z.number().min(0).max(10),
  lastDay: day.nullable(),
  lastAtMs: z.int().nullable(),
  /** Days that the scheduler wants between the last review and the next, before the test date is looked at */
  intervalDays: count,
  /** The study day on which it comes again; null in steps and while new */
  dueDay: day.nullable(),
  /** The moment at which it comes again, in steps; else null */
  dueAtMs: z.int().nullable(),
  reviews: count,
  lapses: count,
  suspension,
});
export type Card = z.infer<typeof cardSchema>;

export const NEW_CARD: Card = {
  version: CARD_VERSION,
  phase: "new",
  step: 0,
  stability: 0,
  memoryDifficulty: 0,
  lastDay: null,
  lastAtMs: null,
  intervalDays: 0,
  dueDay: null,
  dueAtMs: null,
  reviews: 0,
  lapses: 0,
  suspension: null,
};

/** One review, never changed afterwards: the state can be rebuilt from these, by this scheduler or a later one. */
export const reviewEntrySchema = z.strictObject({
  atMs: z.int(),
  /** The study day it counted for, by the student's zone at the time */
  day,
  rating: z.enum(RECALL_RATINGS),
  /** Predicted before the answer, 0 … 1; null at the first meeting */
  pRecall: z.number().min(0).max(1).nullable(),
  elapsedDays: count,
  before: cardSchema,
});
export type ReviewEntry = z.infer<typeof reviewEntrySchema>;
