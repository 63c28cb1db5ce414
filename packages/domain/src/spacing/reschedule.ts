import type { Card } from "./card.ts";
import { dueDayAfter, type SchedulingRules } from "./due-day.ts";
import { intervalFor } from "./memory-model.ts";

/** A card under another plan: its day found anew from its memory, after a change of test date or of desired retention. */
export function reschedule(card: Card, rules: SchedulingRules): Card {
  if (card.phase !== "review" || card.lastDay === null) return card;
  const intervalDays = intervalFor(card.stability, rules.desiredRetention, rules.weights);
  return { ...card, intervalDays, dueDay: dueDayAfter(intervalDays, card.lastDay, rules) };
}

/** Sets a word aside by the student's wish. */
export const suspend = (card: Card): Card => ({ ...card, suspension: "by-student" });

/** Takes a word up again. A leech that lapses once more is set aside again. */
export const resume = (card: Card): Card => ({ ...card, suspension: null });
