import type { Card } from "./card.ts";
import { isDue, type StudyMoment } from "./due-day.ts";
import type { MemoryWeights } from "./memory-model.ts";
import { RETENTION_GRID } from "./retention-rules.ts";
import { pRecallOn } from "./schedule-review.ts";

/** How many words will be recalled on a day if none is reviewed before. */
export interface RecallForecast {
  /** Words met; the others count as not known */
  readonly met: number;
  /** Probability of recall for each word met, 0 … 1 */
  readonly pRecall: ReadonlyMap<string, number>;
  /** Expected number, and the 80 % range of the number */
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** Quantile of the standard normal distribution that leaves 10 % on each side. */
const Z_80_PERCENT = 1.2815515655446004;

/**
 * How far, in logits, a whole student may lie off the default memory; a standard deviation. Simulated students whose memories
 * vary about the defaults ask for it: words are not independent when all fade faster than expected.
 */
const SHARED_ERROR = 0.15;

/**
 * Recall on a study day, word by word and summed:
 *
 *     expected = Σ p,   variance = v + (c v)²,   v = Σ p (1 − p)
 *
 * - v: variance of independent words; dp / dlogit = p (1 − p), so c v is what a shared error of c logits does to the sum
 */
export function forecastRecall(
  cards: ReadonlyMap<string, Card>,
  day: number,
  weights: MemoryWeights,
): RecallForecast {
  const pRecall = new Map<string, number>();
  for (const [id, card] of cards) {
    const probability = pRecallOn(card, day, weights);
    if (probability !== null) pRecall.set(id, probability);
  }
  let [expected, spread] = [0, 0];
  for (const probability of pRecall.values()) {
    expected += probability;
    spread += probability * (1 - probability);
  }
  const halfWidth = Z_80_PERCENT * Math.sqrt(spread + (SHARED_ERROR * spread) ** 2);
  return {
    met: pRecall.size,
    pRecall,
    expected,
    low: Math.max(0, expected - halfWidth),
    high: Math.min(pRecall.size, expected + halfWidth),
  };
}

export interface WordCounts {
  /** Out of the steps, and more likely recalled than the lowest desired retention asks */
  readonly known: number;
  /** Met, but not known or not any more */
  readonly learning: number;
  readonly unseen: number;
  /** To be reviewed now; known or learning */
  readonly due: number;
  /** Set aside; in none of the above */
  readonly suspended: number;
}

/** A word reviewed whenever it is due stays known, whatever retention is chosen. */
const KNOWN_RECALL = RETENTION_GRID[0];

export function countWords(
  cards: ReadonlyMap<string, Card>,
  moment: StudyMoment,
  weights: MemoryWeights,
): WordCounts {
  const counts = { known: 0, learning: 0, unseen: 0, due: 0, suspended: 0 };
  for (const card of cards.values()) {
    counts[standingOf(card, moment.day, weights)] += 1;
    if (isDue(card, moment)) counts.due += 1;
  }
  return counts;
}

/** Where a word stands: see `WordCounts`. */
export function standingOf(
  card: Card,
  day: number,
  weights: MemoryWeights,
): "known" | "learning" | "unseen" | "suspended" {
  if (card.suspension !== null) return "suspended";
  const pRecall = pRecallOn(card, day, weights);
  if (pRecall === null) return "unseen";
  return card.phase === "review" && pRecall >= KNOWN_RECALL ? "known" : "learning";
}
