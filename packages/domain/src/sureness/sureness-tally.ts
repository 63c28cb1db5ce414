import { SURENESS_LEVELS, type Sureness } from "../session/index.ts";
import type { DeclaredAnswer } from "./sureness-rules.ts";

/** Running counts of answers for which about the same chance was stated. Whole numbers: order does not matter to them. */
export interface StatedCount {
  readonly answers: number;
  readonly right: number;
  /** Sum of the stated probabilities, each rounded to millionths. */
  readonly statedMicro: number;
}

/** Plain data; lucky guesses are `declared.guess.right`, sure mistakes the rest of `declared.sure`. */
export interface SurenessTally {
  readonly declared: Readonly<Record<Sureness, StatedCount>>;
  /** By tenths of the probability that the model had stated before the answer; ten of them. */
  readonly predicted: readonly StatedCount[];
}

/**
 * What the words are taken to state, as probabilities to be right. A judgment, not a measurement; a guess on this test is
 * seldom wholly blind.
 */
const STATED: Readonly<Record<Sureness, number>> = { guess: 0.3, unsure: 0.6, sure: 0.9 };

const BINS = 10;
const MICRO = 1_000_000;
const NONE: StatedCount = { answers: 0, right: 0, statedMicro: 0 };

export const EMPTY_SURENESS_TALLY: SurenessTally = {
  declared: { guess: NONE, unsure: NONE, sure: NONE },
  predicted: Array.from({ length: BINS }, () => NONE),
};

/**
 * One answer more; O(1).
 *
 * @param answer.pCorrect by the learner model before the answer, 0 … 1; null where it was not known
 */
export function addToSureness(
  tally: SurenessTally,
  answer: DeclaredAnswer & { readonly pCorrect: number | null },
): SurenessTally {
  const { isCorrect, sureness, pCorrect } = answer;
  const declared = SURENESS_LEVELS.map((level) => {
    const count = tally.declared[level];
    return [level, level === sureness ? counted(count, STATED[level], isCorrect) : count] as const;
  });
  const bin = pCorrect === null ? -1 : Math.min(BINS - 1, Math.floor(BINS * pCorrect));
  return {
    // One entry for each level.
    declared: Object.fromEntries(declared) as Record<Sureness, StatedCount>,
    predicted: tally.predicted.map((count, at) =>
      at === bin && pCorrect !== null ? counted(count, pCorrect, isCorrect) : count,
    ),
  };
}

function counted(count: StatedCount, stated: number, isCorrect: boolean): StatedCount {
  return {
    answers: count.answers + 1,
    right: count.right + (isCorrect ? 1 : 0),
    statedMicro: count.statedMicro + Math.round(MICRO * stated),
  };
}

/** Mean of the probabilities that were stated, 0 … 1; null without answers. */
export function meanStated({ answers, statedMicro }: StatedCount): number | null {
  return answers === 0 ? null : statedMicro / MICRO / answers;
}
