import { accepted, type Result, refused } from "../kernel/index.ts";
import type { Card, ReviewEntry } from "./card.ts";
import { dueDayAfter, type SchedulingRules, type StudyMoment } from "./due-day.ts";
import { type EngineStep, engineSteps } from "./fsrs-engine.ts";
import { type MemoryWeights, pRecallAfter } from "./memory-model.ts";
import { RECALL_RATINGS, type RecallRating } from "./recall-rating.ts";

/** Lapses from which a word is set aside: by then it wants another way in, not another review. */
export const LEECH_LAPSES = 8;

const MINUTE_MS = 60_000;

/** The card as each rating would leave it: what a student is shown before choosing. */
export function previewRatings(
  card: Card,
  moment: StudyMoment,
  rules: SchedulingRules,
): Readonly<Record<RecallRating, Card>> {
  const today = { ...moment, day: dayOfReview(card, moment) };
  const steps = engineSteps(card, today.day, rules);
  const cards = RECALL_RATINGS.map(
    (rating) => [rating, cardAfter(card, steps[rating], { today, rules })] as const,
  );
  return Object.fromEntries(cards) as Record<RecallRating, Card>; // one for every rating
}

export interface RecordedReview {
  readonly card: Card;
  readonly entry: ReviewEntry;
}

/** Applies a rating: the card as it is from now on, and the entry of the log. */
export function recordReview(
  card: Card,
  { rating, ...moment }: StudyMoment & { readonly rating: RecallRating },
  rules: SchedulingRules,
): Result<RecordedReview, "suspended"> {
  if (card.suspension !== null) return refused("suspended");
  const day = dayOfReview(card, moment);
  const entry: ReviewEntry = {
    atMs: moment.atMs,
    day,
    rating,
    pRecall: pRecallOn(card, day, rules.weights),
    elapsedDays: day - (card.lastDay ?? day),
    before: card,
  };
  return accepted({ card: previewRatings(card, moment, rules)[rating], entry });
}

/** The card as it was before its last review; refused for any other entry. */
export function undoReview(card: Card, entry: ReviewEntry): Result<Card, "not-the-last-review"> {
  const isLast =
    card.reviews === entry.before.reviews + 1 &&
    card.lastAtMs === entry.atMs &&
    card.lastDay === entry.day;
  return isLast ? accepted(entry.before) : refused("not-the-last-review");
}

/** Probability that the word is recalled on a study day; null for one that was never met. */
export function pRecallOn(card: Card, day: number, weights: MemoryWeights): number | null {
  if (card.lastDay === null) return null;
  return pRecallAfter(Math.max(0, day - card.lastDay), card.stability, weights);
}

/** A clock or a zone that was set back does not make time run backwards. */
const dayOfReview = (card: Card, { day }: StudyMoment) => Math.max(day, card.lastDay ?? day);

function cardAfter(
  card: Card,
  step: EngineStep,
  { today, rules }: { readonly today: StudyMoment; readonly rules: SchedulingRules },
): Card {
  const isInSteps = step.stepMinutes > 0;
  const isLeech = step.lapses > card.lapses && step.lapses >= LEECH_LAPSES;
  return {
    version: card.version,
    phase: step.phase,
    step: step.step,
    stability: step.stability,
    memoryDifficulty: step.memoryDifficulty,
    lastDay: today.day,
    lastAtMs: today.atMs,
    intervalDays: step.intervalDays,
    dueDay: isInSteps ? null : dueDayAfter(step.intervalDays, today.day, rules),
    dueAtMs: isInSteps ? today.atMs + step.stepMinutes * MINUTE_MS : null,
    reviews: card.reviews + 1,
    lapses: step.lapses,
    suspension: isLeech ? "leech" : card.suspension,
  };
}
