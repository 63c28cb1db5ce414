import type { Belief } from "./belief.ts";
import { emptyBelief, type GaussianBelief } from "./gaussian-belief.ts";
import type { LearnerPriors } from "./priors.ts";

/** What is remembered of a student's practice in one skill. */
export interface SkillMemory {
  answers: number;
  right: number;
  /** Ability won by practice and not yet forgotten, logits. */
  won: number;
  halfLifeDays: number;
  /** When it was last practised: in days since any fixed moment, and as the number of the answer. */
  lastDay: number | null;
  lastAnswer: number;
  lastRight: boolean;
  /** Signed: 3 after three right answers, −2 after two wrong ones. */
  streak: number;
  /** Exponentially weighted rate of right answers, and of right minus expected. */
  recentRate: number;
  recentSurprise: number;
}

/** What is remembered of a student's answers to one item. */
export interface ItemMemory {
  answers: number;
  right: number;
  /** 0 when the last answer was right. */
  missesInRow: number;
  lastAnswer: number;
  /** What ties this student to this item beyond skill and difficulty, logits. */
  effect: Belief;
}

/** Answers in a row to one item. */
export interface ItemRun {
  readonly item: string;
  readonly skills: string;
  readonly answers: number;
  /** Names of how it went, by which others depend on it: item or skills with the first outcome, and tries and end beside it. */
  readonly itemFirst: string;
  readonly skillsFirst: string;
  readonly story: string;
}

/** What is remembered of the answers whatever they were about. */
interface RecentMemory {
  answers: number;
  right: number;
  /** Latest first, as many as bear on the next answer. */
  runs: readonly ItemRun[];
  lastRight: boolean;
  lastDay: number | null;
  streak: number;
  /** The last ten outcomes as bits, the latest lowest. */
  lastTen: number;
  recentRate: number;
  slowRate: number;
  recentSurprise: number;
  slowSurprise: number;
}

/**
 * All that is known of one student: enough to predict the next answer, and a function of the log of answers alone
 * [Wilson2016].
 * `recordAnswer` changes it in place; `copyLearner` makes one to keep.
 */
export interface Learner {
  readonly belief: GaussianBelief;
  form: Belief;
  readonly skills: Map<string, SkillMemory>;
  readonly items: Map<string, ItemMemory>;
  readonly recent: RecentMemory;
}

export function createLearner(priors: LearnerPriors): Learner {
  return {
    belief: emptyBelief(),
    form: { mean: 0, variance: priors.formDeviation ** 2 },
    skills: new Map(),
    items: new Map(),
    recent: {
      answers: 0,
      right: 0,
      runs: [],
      lastRight: false,
      lastDay: null,
      streak: 0,
      lastTen: 0,
      recentRate: 0.5,
      slowRate: 0.5,
      recentSurprise: 0,
      slowSurprise: 0,
    },
  };
}

export function newSkillMemory(priors: LearnerPriors): SkillMemory {
  return {
    answers: 0,
    right: 0,
    won: 0,
    halfLifeDays: priors.halfLifeDays,
    lastDay: null,
    lastAnswer: 0,
    lastRight: false,
    streak: 0,
    recentRate: 0.5,
    recentSurprise: 0,
  };
}

export function newItemMemory(priors: LearnerPriors): ItemMemory {
  return {
    answers: 0,
    right: 0,
    missesInRow: 0,
    lastAnswer: 0,
    effect: { mean: 0, variance: priors.studentItemDeviation ** 2 },
  };
}
