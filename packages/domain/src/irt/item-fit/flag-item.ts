import { pDistractorBeatsKey, type RivalChoices } from "./p-distractor-beats-key.ts";

/** Why an item is to be taken out of scoring and read again. */
export type ItemFlag =
  | "negative-point-biserial"
  | "distractor-beats-key"
  | "far-from-authored-difficulty"
  | "drift"
  | "low-discrimination";

/** What the answers say of an item; null where it was not, or could not be, worked out. */
export interface ItemEvidence {
  /** Answers behind it, ≥ 0 */
  readonly answers: number;
  readonly pointBiserial: number | null;
  /** Estimated a. */
  readonly discrimination: number | null;
  /** Estimated b less the authored one, logits. */
  readonly difficultyShift: number | null;
  /** `residualShift`, standard errors. */
  readonly driftZ: number | null;
  /** Choices of the ablest third: the key against each distractor. */
  readonly rivals: readonly RivalChoices[];
}

type Rule = (evidence: ItemEvidence) => boolean;

/**
 * Thresholds chosen for few false alarms. What the first costs and finds at 100 answers is measured in
 * `flag-item.recovery.test.ts`.
 */
const RULES: Readonly<Record<ItemFlag, Rule>> = {
  "negative-point-biserial": ({ answers, pointBiserial }) =>
    answers >= 50 && pointBiserial !== null && pointBiserial < 0,
  "distractor-beats-key": ({ answers, rivals }) =>
    answers >= 30 && rivals.some((rival) => pDistractorBeatsKey(rival) > 0.95),
  "far-from-authored-difficulty": ({ difficultyShift }) =>
    difficultyShift !== null && Math.abs(difficultyShift) > 1.5,
  drift: ({ driftZ }) => driftZ !== null && Math.abs(driftZ) > 3,
  "low-discrimination": ({ answers, discrimination }) =>
    answers >= 200 && discrimination !== null && discrimination < 0.5,
};

const FLAGS = Object.keys(RULES) as readonly ItemFlag[]; // the keys of a total record

/** Every reason to doubt the item; none for most. */
export function flagItem(evidence: ItemEvidence): ItemFlag[] {
  return FLAGS.filter((flag) => RULES[flag](evidence));
}
