import type { ExpectedTime } from "./expected-time.ts";
import { type Ranged, shareRight } from "./share-right.ts";
import { secondsToCome } from "./stay-or-leave.ts";

/** Something that took time and was right or wrong. */
export interface TimedOutcome {
  readonly elapsedMs: number;
  readonly isCorrect: boolean;
  /** Probability to be right without working, 0 … 1. */
  readonly guessing: number;
}

/** An answer to "stay or leave?", and what came of it. */
export interface StayDecision extends TimedOutcome {
  readonly choice: "stay" | "leave";
  /** Time on the question when it was asked; `elapsedMs` is all of it. */
  readonly askedMs: number;
  readonly expected: ExpectedTime;
  /** When it was asked, for one who stays. */
  readonly pCorrect: number;
}

/** How some decisions of one kind turned out. */
export interface DecisionsReview {
  readonly count: number;
  /** Decisions that are missing before anything is said. */
  readonly needed: number;
  /** Time that stays took beyond the asking, or that leaves are expected to have saved, seconds. */
  readonly seconds: number;
  /** Right answers beyond guessing that stays brought, or that leaves are expected to have given up. */
  readonly points: number;
  /** Right answers that the decisions won against the other choice, below 0: lost; null: not enough to say. */
  readonly net: Ranged | null;
  readonly verdict: "paid" | "cost" | "even" | "not-enough-yet";
}

const LEAST_DECISIONS = 8;
const LEAST_ANSWERS = 10;

/**
 * A student's own rate: right answers beyond guessing per minute of work, with its 80 % range from the share of right
 * answers; null below ten answers.
 */
export function gainPerMinute(answers: readonly TimedOutcome[]): Ranged | null {
  const minutes = sum(answers.map(({ elapsedMs }) => elapsedMs)) / 60_000;
  if (answers.length < LEAST_ANSWERS || minutes <= 0) return null;
  const gain = gainOf(answers);
  return { value: gain.value / minutes, low: gain.low / minutes, high: gain.high / minutes };
}

/**
 * What stays brought and what leaves saved, each against the other choice, in right answers:
 *
 *     stays:  Σ(y − c) − minutes after the asking × own rate
 *     leaves: minutes saved × own rate − Σ(P − c)
 *
 * - y: right or wrong; c, P: probabilities to be right without and with staying
 * - minutes saved: `secondsToCome` when asked, less what was taken all the same
 *
 * The range of stays joins those of their outcomes and of the rate; that of leaves has the rate's alone, since what would
 * have come of them is not known but expected.
 *
 * @param ownRate by `gainPerMinute`, over answers without these decisions
 */
export function reviewStays(
  decisions: readonly StayDecision[],
  ownRate: Ranged | null,
): { readonly stays: DecisionsReview; readonly leaves: DecisionsReview } {
  const stays = decisions.filter(({ choice }) => choice === "stay");
  const leaves = decisions.filter(({ choice }) => choice === "leave");
  return { stays: reviewOfStays(stays, ownRate), leaves: reviewOfLeaves(leaves, ownRate) };
}

function reviewOfStays(stays: readonly StayDecision[], ownRate: Ranged | null): DecisionsReview {
  const seconds = sum(stays.map(({ elapsedMs, askedMs }) => secondsAfter(elapsedMs, askedMs)));
  const points = sum(stays.map(({ isCorrect, guessing }) => (isCorrect ? 1 : 0) - guessing));
  const counts = { count: stays.length, seconds, points };
  if (ownRate === null || stays.length < LEAST_DECISIONS) return undecided(counts);
  const minutes = seconds / 60;
  const gain = gainOf(stays);
  const value = points - minutes * ownRate.value;
  return decided(counts, {
    value,
    low: value - Math.hypot(gain.value - gain.low, minutes * (ownRate.high - ownRate.value)),
    high: value + Math.hypot(gain.high - gain.value, minutes * (ownRate.value - ownRate.low)),
  });
}

function reviewOfLeaves(leaves: readonly StayDecision[], ownRate: Ranged | null): DecisionsReview {
  const seconds = sum(
    leaves.map(
      ({ askedMs, elapsedMs, expected }) =>
        secondsToCome(askedMs / 1000, expected) - secondsAfter(elapsedMs, askedMs),
    ),
  );
  const points = sum(leaves.map(({ pCorrect, guessing }) => pCorrect - guessing));
  const counts = { count: leaves.length, seconds, points };
  if (ownRate === null || leaves.length < LEAST_DECISIONS) return undecided(counts);
  const ends = [ownRate.low, ownRate.high].map((rate) => (seconds / 60) * rate - points);
  return decided(counts, {
    value: (seconds / 60) * ownRate.value - points,
    low: Math.min(...ends),
    high: Math.max(...ends),
  });
}

type Counts = Pick<DecisionsReview, "count" | "seconds" | "points">;

function undecided(counts: Counts): DecisionsReview {
  const needed = Math.max(0, LEAST_DECISIONS - counts.count);
  return { ...counts, needed, net: null, verdict: "not-enough-yet" };
}

function decided(counts: Counts, net: Ranged): DecisionsReview {
  const verdict = net.low > 0 ? "paid" : net.high < 0 ? "cost" : "even";
  return { ...counts, needed: 0, net, verdict };
}

/** Right answers beyond guessing, with the range of their share. */
function gainOf(outcomes: readonly TimedOutcome[]): Ranged {
  const count = outcomes.length;
  const share = shareRight(outcomes.filter(({ isCorrect }) => isCorrect).length, count);
  const guessed = sum(outcomes.map(({ guessing }) => guessing));
  return {
    value: count * share.value - guessed,
    low: count * share.low - guessed,
    high: count * share.high - guessed,
  };
}

function secondsAfter(elapsedMs: number, askedMs: number): number {
  return Math.max(0, elapsedMs - askedMs) / 1000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
