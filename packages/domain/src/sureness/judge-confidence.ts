import { MINIMUM_ANSWERS_PER_GROUP, wilsonInterval } from "../report/index.ts";
import { SURENESS_LEVELS, type Sureness } from "../session/index.ts";
import type { SurenessTally } from "./sureness-tally.ts";

/** One word that was used otherwise than it says. */
export interface ConfidenceFinding {
  readonly kind: "over-confident" | "under-confident";
  readonly sureness: Sureness;
  readonly answers: number;
  readonly right: number;
  /** 80 % interval of the share of right answers; it lies outside `range`. */
  readonly low: number;
  readonly high: number;
  /** Shares of right answers that the word allows. */
  readonly range: { readonly low: number; readonly high: number };
}

/** What can be said of a student's confidence; words are for others to find. */
export type ConfidenceVerdict =
  | { readonly kind: "not-enough-yet"; readonly answersNeeded: number }
  | { readonly kind: "nothing-found"; readonly answers: number }
  | { readonly kind: "found"; readonly findings: readonly ConfidenceFinding[] };

/** Shares of right answers that the words allow: a judgment. */
const CONFIDENCE_RANGES: Readonly<Record<Sureness, { low: number; high: number }>> = {
  guess: { low: 0, high: 0.45 },
  unsure: { low: 0.45, high: 0.8 },
  sure: { low: 0.8, high: 1 },
};

/**
 * Where a student is over- or under-confident: for each word said of eight answers or more, the share of right ones lies
 * outside what the word allows with its whole 80 % interval.
 */
export function judgeConfidence({ declared }: Pick<SurenessTally, "declared">): ConfidenceVerdict {
  const most = Math.max(...SURENESS_LEVELS.map((level) => declared[level].answers));
  if (most < MINIMUM_ANSWERS_PER_GROUP) {
    return { kind: "not-enough-yet", answersNeeded: MINIMUM_ANSWERS_PER_GROUP - most };
  }
  const findings = SURENESS_LEVELS.flatMap((sureness): ConfidenceFinding[] => {
    const { answers, right } = declared[sureness];
    if (answers < MINIMUM_ANSWERS_PER_GROUP) return [];
    const { low, high } = wilsonInterval({ answered: answers, correct: right });
    const range = CONFIDENCE_RANGES[sureness];
    const found = { sureness, answers, right, low, high, range };
    if (high < range.low) return [{ ...found, kind: "over-confident" }];
    return low > range.high ? [{ ...found, kind: "under-confident" }] : [];
  });
  if (findings.length > 0) return { kind: "found", findings };
  const answers = SURENESS_LEVELS.reduce((sum, level) => sum + declared[level].answers, 0);
  return { kind: "nothing-found", answers };
}
