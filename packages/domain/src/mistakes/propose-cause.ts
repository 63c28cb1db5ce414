import type { Measure } from "../item/index.ts";
import type { MisconceptionId } from "../kernel/index.ts";
import type { Sureness } from "../session/index.ts";
import type { ClockAtAnswer } from "./clock-at-answer.ts";
import { type MisconceptionNature, natureOf } from "./misconception-nature.ts";

/** Why a question was missed; of equally supported causes the earlier is proposed. */
export const CAUSES = ["time", "guess", "misread", "slip", "content"] as const;
export type Cause = (typeof CAUSES)[number];

/** A wrong or missing answer, as far as it is known. */
export interface Miss {
  readonly measure: Measure;
  /** Behind the options or the entry that were chosen; empty where unknown. */
  readonly misconceptionIds: readonly MisconceptionId[];
  /** Nothing was submitted. */
  readonly isUnanswered: boolean;
  readonly clock: ClockAtAnswer;
  /** By `pace`; null where no time was taken. */
  readonly pace: {
    readonly isRapid: boolean;
    readonly isRushed: boolean;
    readonly isOverInvested: boolean;
  } | null;
  readonly sureness: Sureness | null;
  /** Of the learner model before the answer; null where it was not known. */
  readonly pCorrect: number | null;
  /** Of the main component; null without enough evidence. */
  readonly pMastery: number | null;
}

/** One observation behind a proposal. */
export type Evidence =
  | { readonly kind: "unanswered" }
  | { readonly kind: "clock-ran-out" }
  | { readonly kind: "clock-short" }
  | { readonly kind: "rapid"; readonly clockWasShort: boolean }
  | { readonly kind: "hurried"; readonly clockWasShort: boolean }
  | { readonly kind: "over-invested" }
  | { readonly kind: "declared-guess" }
  | {
      readonly kind: "misconception";
      readonly misconceptionId: MisconceptionId;
      readonly nature: MisconceptionNature;
    }
  | { readonly kind: "expected-right"; readonly pCorrect: number; readonly measure: Measure }
  | { readonly kind: "expected-wrong"; readonly pCorrect: number }
  | { readonly kind: "low-mastery"; readonly pMastery: number };

export interface ProposedCause {
  readonly cause: Cause;
  /** What speaks for it; empty where nothing is known. */
  readonly evidence: readonly Evidence[];
  /** What speaks for another cause. */
  readonly against: readonly Evidence[];
  /** Whether it leads by what the weakest clear sign weighs; otherwise the student is to be asked. */
  readonly isClear: boolean;
}

const EXPECTED_RIGHT = 0.75;
const EXPECTED_WRONG = 0.4;
const LOW_MASTERY = 0.35;
const CLEAR_LEAD = 2;

/**
 * The likeliest cause of a miss: each observation speaks for one cause with a whole weight, the greatest sum is proposed.
 * The weights are judgments in this order: nothing could be done (5), nothing was done (4), what the student said (4),
 * what the chosen option shows (3 for reading and slips, 2 for content, which is also what is left), what time and
 * expectation suggest (1 to 2). A question without an answer speaks for a cause only where the clock ended it. It is a
 * proposal to be confirmed by the student.
 */
export function proposeCause(miss: Miss): ProposedCause {
  const votes = evidenceOf(miss).map((evidence) => ({ evidence, ...voteOf(evidence) }));
  const sums = CAUSES.map((cause) => ({
    cause,
    weight: votes.filter((vote) => vote.cause === cause).reduce((sum, one) => sum + one.weight, 0),
  })).sort((one, other) => other.weight - one.weight);
  const [first, second] = sums;
  if (first === undefined || first.weight === 0) {
    return { cause: "content", evidence: [], against: [], isClear: false };
  }
  const split = (isFor: boolean) =>
    votes.filter(({ cause }) => (cause === first.cause) === isFor).map(({ evidence }) => evidence);
  return {
    cause: first.cause,
    evidence: split(true),
    against: split(false),
    isClear: first.weight - (second?.weight ?? 0) >= CLEAR_LEAD,
  };
}

function evidenceOf(miss: Miss): Evidence[] {
  const found: Evidence[] = [];
  if (miss.isUnanswered && miss.clock === "ran-out") found.push({ kind: "unanswered" });
  if (miss.clock === "ran-out") found.push({ kind: "clock-ran-out" });
  if (miss.clock === "short") found.push({ kind: "clock-short" });
  found.push(...evidenceOfPace(miss));
  if (miss.sureness === "guess") found.push({ kind: "declared-guess" });
  for (const misconceptionId of new Set(miss.misconceptionIds)) {
    found.push({ kind: "misconception", misconceptionId, nature: natureOf(misconceptionId) });
  }
  return [...found, ...evidenceOfExpectation(miss)];
}

function evidenceOfPace({ pace, clock }: Miss): Evidence[] {
  if (pace === null) return [];
  const clockWasShort = clock === "short" || clock === "ran-out";
  if (pace.isRapid) return [{ kind: "rapid", clockWasShort }];
  if (pace.isRushed) return [{ kind: "hurried", clockWasShort }];
  return pace.isOverInvested ? [{ kind: "over-invested" }] : [];
}

function evidenceOfExpectation({ pace, pCorrect, pMastery, measure }: Miss): Evidence[] {
  const isUnhurried = pace !== null && !pace.isRapid && !pace.isRushed;
  const found: Evidence[] = [];
  if (pCorrect !== null && pCorrect >= EXPECTED_RIGHT && isUnhurried) {
    found.push({ kind: "expected-right", pCorrect, measure });
  }
  if (pCorrect !== null && pCorrect < EXPECTED_WRONG) {
    found.push({ kind: "expected-wrong", pCorrect });
  }
  if (pMastery !== null && pMastery < LOW_MASTERY) found.push({ kind: "low-mastery", pMastery });
  return found;
}

function voteOf(evidence: Evidence): { readonly cause: Cause; readonly weight: number } {
  switch (evidence.kind) {
    case "unanswered":
    case "clock-ran-out":
      return { cause: "time", weight: 5 };
    case "rapid":
      return { cause: evidence.clockWasShort ? "time" : "guess", weight: 4 };
    case "declared-guess":
      return { cause: "guess", weight: 4 };
    case "misconception":
      return { cause: evidence.nature, weight: evidence.nature === "content" ? 2 : 3 };
    case "hurried":
      return { cause: evidence.clockWasShort ? "time" : "misread", weight: 2 };
    case "over-invested":
    case "clock-short":
      return { cause: "time", weight: 1 };
    case "expected-right":
      return { cause: evidence.measure === "quantitative" ? "slip" : "misread", weight: 2 };
    case "expected-wrong":
      return { cause: "content", weight: 1 };
    case "low-mastery":
      return { cause: "content", weight: 2 };
  }
}
