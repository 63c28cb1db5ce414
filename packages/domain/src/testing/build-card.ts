import { type Card, NEW_CARD } from "../spacing/index.ts";

/** A word out of its steps, reviewed ten days before day 0 with a stability of ten days. */
export const buildCard = (changes: Partial<Card> = {}): Card => ({
  ...NEW_CARD,
  phase: "review",
  stability: 10,
  memoryDifficulty: 5,
  lastDay: -10,
  lastAtMs: 0,
  intervalDays: 10,
  dueDay: 0,
  reviews: 1,
  ...changes,
});
