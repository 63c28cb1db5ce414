import type { Card } from "../spacing/index.ts";
import { type AnswerBy, DRILL_KINDS, type DrillKind } from "./drill.ts";
import type { LexiconWord } from "./lexicon-word.ts";

/** How a student likes to answer: "mixed" begins with options and goes on to typing. */
export type AnswerPreference = "mixed" | "choosing" | "typing";

/** From so many reviews on a word is asked for without options: who can only choose has not learned it. */
const REVIEWS_BEFORE_TYPING = 3;

export function answerByFor(
  preference: AnswerPreference,
  { phase, reviews }: Pick<Card, "phase" | "reviews">,
): AnswerBy {
  if (preference !== "mixed") return preference;
  return phase === "review" && reviews >= REVIEWS_BEFORE_TYPING ? "typing" : "choosing";
}

/** A word with the senses that it may be asked for in: it is met in the usual one, and asked for in any of them later. */
export function withAskedSenses(
  word: LexiconWord,
  { reviews }: Pick<Card, "reviews">,
): LexiconWord {
  return reviews === 0 ? { ...word, senses: word.senses.slice(0, 1) } : word;
}

/** A word is met by its meaning first; afterwards the kinds take turns. */
const FIRST_KIND: DrillKind = "word-to-meaning";

/**
 * The kinds to try on a word, in order: those that are asked for, begun with the one whose turn it is, and then the others,
 * since not every word allows every kind.
 */
export function drillOrder(
  asked: readonly DrillKind[],
  { reviews }: Pick<Card, "reviews">,
): DrillKind[] {
  const first = Math.max(0, asked.indexOf(FIRST_KIND)) + reviews;
  const start = asked.length === 0 ? 0 : first % asked.length;
  const turned = [...asked.slice(start), ...asked.slice(0, start)];
  return [...turned, ...DRILL_KINDS.filter((kind) => !asked.includes(kind))];
}
