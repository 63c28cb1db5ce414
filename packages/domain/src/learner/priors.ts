import type { Belief } from "./belief.ts";

/**
 * What the model assumes before it has seen an answer, in logits (logistic metric, D = 1) and days. Only these numbers
 * and the weights of the head are ever fitted; everything else is worked out answer by answer.
 */
export interface LearnerPriors {
  /** Standard deviation over students of ability as a whole, of a measure and of a domain beside it, and of a skill. */
  readonly levelDeviations: readonly [number, number, number, number];
  /** Standard deviation of the difficulty of a skill, of an item of unknown difficulty, and of one seen before. */
  readonly skillDifficultyDeviation: number;
  readonly itemDifficultyDeviation: number;
  readonly retryDifficultyDeviation: number;
  /** Standard deviation of the natural logarithm of an item's slope. */
  readonly slopeDeviation: number;
  /** The belief about an item is never surer than this, so that a changed item is noticed. */
  readonly leastItemDeviation: number;
  /** How much easier an item is after one to four misses in a row, and after it was right last time, logits. */
  readonly retryEase: readonly [number, number, number, number, number];
  /** Share of the first difficulty that an item keeps when it is met again, 0 … 1. */
  readonly retryShare: number;
  /** Form of the day: its deviation, and what is left of it at the next answer, 0 … 1. */
  readonly formDeviation: number;
  readonly formPersistence: number;
  /** Deviation of what ties one student to one item beyond skill and difficulty. */
  readonly studentItemDeviation: number;
  /** Gain of the first answer with feedback in a skill, and the answers after which it has halved. */
  readonly gain: number;
  readonly gainHalvesAfter: number;
  /** Variance that an answer adds to ability as a whole and to its skill. */
  readonly overallDrift: number;
  readonly skillDrift: number;
  /** Variance that a day without practice adds to a skill. */
  readonly driftPerDay: number;
  /** Share of what was won that is never forgotten, 0 … 1, and the first half-life of the rest, days. */
  readonly keptForever: number;
  readonly halfLifeDays: number;
  /** Ease that one level of hint gives; what time pressure takes. Mean and deviation over students. */
  readonly hintEffect: Belief;
  readonly timedEffect: Belief;
  /** How a student does at a second try right after a miss, beside the ease of the item then. */
  readonly againEffect: Belief;
  /** Share of the evidence that counts when the student has seen the item before, 0 … 1. */
  readonly repeatEvidence: number;
  /** How a student does at single words, beside the ability in questions on words: all that words say passes through it. */
  readonly wordEffect: Belief;
  /** Share of the evidence that counts of a word met for the first time, 0 … 1. */
  readonly wordEvidence: number;
  /** Share of a learned word's part in the lexicon that comes through in questions on words, 0 … 1. */
  readonly wordTransfer: number;
  /** Variance that a learned word adds, since that share is not known. */
  readonly wordDrift: number;
}

/** Judged for GRE students and checked on simulated ones; nothing here was fitted to anybody's log. */
export const DEFAULT_PRIORS: LearnerPriors = {
  levelDeviations: [0.8, 0.45, 0.35, 0.45],
  skillDifficultyDeviation: 0.5,
  itemDifficultyDeviation: 1.5,
  retryDifficultyDeviation: 1,
  slopeDeviation: 0.3,
  leastItemDeviation: 0.15,
  retryEase: [0.3, 0.3, 0.3, 0.3, 1],
  retryShare: 0.5,
  formDeviation: 0.2,
  formPersistence: 0.8,
  studentItemDeviation: 0.2,
  gain: 0.03,
  gainHalvesAfter: 12,
  overallDrift: 0.0003,
  skillDrift: 0.001,
  driftPerDay: 0.001,
  keptForever: 0.5,
  halfLifeDays: 30,
  hintEffect: { mean: 0.5, variance: 0.04 },
  timedEffect: { mean: -0.15, variance: 0.04 },
  againEffect: { mean: 0, variance: 0.25 },
  repeatEvidence: 0.3,
  wordEffect: { mean: 0, variance: 0.64 },
  wordEvidence: 1 / 3,
  wordTransfer: 1 / 3,
  wordDrift: 0.00007,
};
