import { z } from "zod";
import type { Card } from "./card.ts";
import type { DayPlan } from "./plan-day.ts";

/** Words of one session: a quarter of an hour at most. */
export const SESSION_WORDS = 20;

const wordId = z.string();

/** A run of words as plain data, so that it goes on where it was left. */
export const reviewSessionSchema = z.strictObject({
  /** Not shown yet, in their order */
  ahead: z.array(wordId),
  /** Shown, and to come again in this session */
  inSteps: z.array(z.strictObject({ id: wordId, dueAtMs: z.int() })),
  /** Finished, in the order in which they were */
  finished: z.array(wordId),
});
export type ReviewSession = z.infer<typeof reviewSessionSchema>;

/** The first words of a day's plan. */
export function startReviewSession(
  plan: Pick<DayPlan, "learning" | "due" | "newWords" | "refreshers">,
  words = SESSION_WORDS,
): ReviewSession {
  const { learning, due, newWords, refreshers } = plan;
  const ahead = [...learning, ...due, ...newWords, ...refreshers].slice(0, words);
  return { ahead, inSteps: [], finished: [] };
}

/**
 * The word to show: one whose step has run out, else the next that was not shown, else the one whose step runs out first,
 * since nobody should wait for minutes. Null when the session is over.
 */
export function nextWord({ ahead, inSteps }: ReviewSession, atMs: number): string | null {
  const [first] = [...inSteps].sort((one, other) => one.dueAtMs - other.dueAtMs);
  if (first !== undefined && first.dueAtMs <= atMs) return first.id;
  return ahead[0] ?? first?.id ?? null;
}

/** The session after a review; `card` is the word's card as the review left it. */
export function sessionAfter(session: ReviewSession, id: string, card: Card): ReviewSession {
  const rest = withoutWord(session, id);
  const { dueAtMs, suspension } = card;
  return dueAtMs === null || suspension !== null
    ? { ...rest, finished: [...rest.finished, id] }
    : { ...rest, inSteps: [...rest.inSteps, { id, dueAtMs }] };
}

/** The session after an undone review: the word is the next to be shown. */
export function sessionAfterUndo(session: ReviewSession, id: string): ReviewSession {
  const rest = withoutWord(session, id);
  return { ...rest, ahead: [id, ...rest.ahead] };
}

const withoutWord = ({ ahead, inSteps, finished }: ReviewSession, id: string): ReviewSession => ({
  ahead: ahead.filter((other) => other !== id),
  inSteps: inSteps.filter((other) => other.id !== id),
  finished: finished.filter((other) => other !== id),
});
