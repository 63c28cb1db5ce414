import type { Belief } from "./belief.ts";
import type { Encounter } from "./encounter.ts";
import type { ItemRelations } from "./item-relations.ts";
import { type LogisticStep, scaledStep } from "./logistic-step.ts";
import type { LearnerPriors } from "./priors.ts";

interface PooledItem {
  /** Of ln a. */
  slope: Belief;
  readonly guessing: number;
  readonly isAuthored: boolean;
  answers: number;
  /** By encounter; what is added to the difficulty of the skill. */
  readonly difficulties: (Belief | undefined)[];
}

/**
 * What is known of the items, from their authors and from everybody's answers: a difficulty is the sum of a common part,
 * one of its skills, and its own. Shared by all students; `updatePool` changes it in place.
 */
export interface ItemPool {
  readonly common: Belief[];
  readonly skills: Map<string, Belief>;
  readonly items: Map<string, PooledItem>;
  readonly relations: ItemRelations;
}

const COMMON_VARIANCE = 1;
const ENCOUNTER_VARIANCE = 0.25;

function createItemPool(priors: LearnerPriors): ItemPool {
  const common = [0, ...priors.retryEase].map((ease, encounter) => ({
    mean: -ease,
    variance: encounter === 0 ? COMMON_VARIANCE : ENCOUNTER_VARIANCE,
  }));
  return { common, skills: new Map(), items: new Map(), relations: new Map() };
}

export interface AuthoredItem {
  readonly id: string;
  /** What is believed of its difficulty before anybody answered it, logits. */
  readonly difficulty: Belief;
  /** a, logits per logit */
  readonly discrimination: number;
  /** c, 0 … 1 */
  readonly guessing: number;
}

/** Tells the pool of an item whose difficulty its authors have judged, or a calibration has measured. Changes the pool. */
export function addItem(pool: ItemPool, item: AuthoredItem, priors: LearnerPriors): void {
  const { id, difficulty, discrimination, guessing } = item;
  pool.items.set(id, {
    slope: { mean: Math.log(discrimination), variance: priors.slopeDeviation ** 2 },
    guessing,
    isAuthored: true,
    answers: 0,
    difficulties: [difficulty],
  });
}

/** A pool that knows these items and has seen no answer. */
export function poolOf(bank: readonly AuthoredItem[], priors: LearnerPriors): ItemPool {
  const pool = createItemPool(priors);
  for (const item of bank) addItem(pool, item, priors);
  return pool;
}

export interface PooledDifficulty extends Belief {
  readonly discrimination: number;
  readonly guessing: number;
  /** Answers of anybody that the pool has learned the item from. */
  readonly answers: number;
  /** Variance of the item's own part. */
  readonly ownVariance: number;
}

const NO_BELIEF: Belief = { mean: 0, variance: 0 };

interface Parts {
  readonly common: Belief;
  readonly retry: Belief;
  readonly skill: Belief;
  readonly own: Belief;
  readonly again: Belief;
}

function partsOf(pool: ItemPool, { item, skills, encounter, priors }: PoolQuestion): Parts {
  const known = pool.items.get(item);
  const isAuthored = known?.isAuthored ?? false;
  return {
    common: isAuthored ? NO_BELIEF : (pool.common[0] ?? NO_BELIEF),
    retry: encounter === 0 ? NO_BELIEF : (pool.common[encounter] ?? NO_BELIEF),
    skill: isAuthored
      ? NO_BELIEF
      : (pool.skills.get(skills) ?? {
          mean: 0,
          variance: priors.skillDifficultyDeviation ** 2,
        }),
    own: known?.difficulties[0] ?? { mean: 0, variance: priors.itemDifficultyDeviation ** 2 },
    again:
      encounter === 0
        ? NO_BELIEF
        : (known?.difficulties[encounter] ?? {
            mean: 0,
            variance: priors.retryDifficultyDeviation ** 2,
          }),
  };
}

export interface PoolQuestion {
  readonly item: string;
  /** The skills of the item, as one name. */
  readonly skills: string;
  readonly encounter: Encounter;
  readonly priors: LearnerPriors;
}

/** Difficulty of an item for somebody who meets it like this. */
export function difficultyOf(pool: ItemPool, question: PoolQuestion): PooledDifficulty {
  const { common, retry, skill, own, again } = partsOf(pool, question);
  const known = pool.items.get(question.item);
  const share = question.encounter === 0 ? 1 : question.priors.retryShare;
  return {
    mean: common.mean + retry.mean + skill.mean + share * own.mean + again.mean,
    variance:
      common.variance +
      retry.variance +
      skill.variance +
      share ** 2 * own.variance +
      again.variance,
    discrimination: known === undefined ? 1 : Math.exp(known.slope.mean),
    guessing: known?.guessing ?? 0,
    answers: known?.answers ?? 0,
    ownVariance: own.variance,
  };
}

/** A belief after the step; difficulty is subtracted from ability, hence the sign. */
const harder = (
  { mean, variance }: Belief,
  step: LogisticStep,
  leastDeviation: number,
): Belief => ({
  mean: mean - variance * step.shift,
  variance: Math.max(variance - variance ** 2 * step.shrink, leastDeviation ** 2),
});

const LEAST_SLOPE_DEVIATION = 0.05;

/** A belief about ln a after the step: one more unit of it adds a (ability − difficulty) to the sum. */
const steeper = ({ mean, variance }: Belief, step: LogisticStep): Belief => ({
  mean: mean + variance * step.shift,
  variance: Math.max(variance - variance ** 2 * step.shrink, LEAST_SLOPE_DEVIATION ** 2),
});

/** What an answer says of the item, of its skills and of encounters like this. Changes the pool. */
export function updatePool(
  pool: ItemPool,
  question: PoolQuestion,
  { step, advantage }: { readonly step: LogisticStep; readonly advantage: number },
): void {
  const { item, skills, encounter, priors } = question;
  const { common, retry, skill, own, again } = partsOf(pool, question);
  let known = pool.items.get(item);
  if (known === undefined) {
    known = {
      slope: { mean: 0, variance: priors.slopeDeviation ** 2 },
      guessing: 0,
      isAuthored: false,
      answers: 0,
      difficulties: [],
    };
    pool.items.set(item, known);
  }
  known.answers += 1;
  if (encounter === 0) known.slope = steeper(known.slope, scaledStep(step, advantage));
  const share = encounter === 0 ? 1 : priors.retryShare;
  known.difficulties[0] = harder(own, scaledStep(step, share), priors.leastItemDeviation);
  if (encounter > 0) {
    known.difficulties[encounter] = harder(again, step, priors.leastItemDeviation);
    pool.common[encounter] = harder(retry, step, 0.005);
  }
  if (known.isAuthored) return;
  pool.common[0] = harder(common, step, 0.005);
  pool.skills.set(skills, harder(skill, step, 0.02));
}
