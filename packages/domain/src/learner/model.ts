import type { ItemPool } from "./item-pool.ts";
import type { LearnerPriors } from "./priors.ts";

/** What all students share: priors, weights of the head in the order of `FEATURES`, and what is known of items. */
export interface LearnerModel {
  readonly priors: LearnerPriors;
  readonly weights: readonly number[];
  readonly pool: ItemPool;
}

/** An item as the model sees it. */
export interface LearnerItem {
  readonly id: string;
  /**
   * The knowledge components it exercises, at least one: dotted paths such as `quantitative.algebra.inequalities`. The
   * part before the first dot is the measure, then domain, then skill; a name without dots is a skill of its own.
   */
  readonly components: readonly string[];
}

/** What is known before the answer comes. */
export interface AnswerContext {
  /** Days since any fixed moment, fractions counting, or null where times are not known. */
  readonly day: number | null;
  /** Levels of hint seen before the answer, ≥ 0. */
  readonly hints: number;
  /** Whether the clock ran. */
  readonly isTimed: boolean;
}

export interface AnswerOutcome {
  readonly isCorrect: boolean;
  /** How sure the student said to be, before knowing. */
  readonly sureness: "guess" | "unsure" | "sure" | null;
  /** Too fast to have been thought about: it says nothing about what the student can. */
  readonly isRapid: boolean;
  /** Whether the student was told the outcome, and could learn from it. */
  readonly hasFeedback: boolean;
}
