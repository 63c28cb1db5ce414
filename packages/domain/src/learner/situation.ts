import type { Encounter } from "./encounter.ts";
import { featuresOf } from "./features.ts";
import { type Fading, fadingOf } from "./forgetting.ts";
import { covarianceWith, type Loading } from "./gaussian-belief.ts";
import { difficultyOf, type PooledDifficulty, type PoolQuestion } from "./item-pool.ts";
import { NO_EFFECTS, type RelationKeys, relationEffects, relationKeys } from "./item-relations.ts";
import type { ItemMemory, Learner, SkillMemory } from "./learner.ts";
import type { AnswerContext, LearnerItem, LearnerModel } from "./model.ts";
import type { LearnerPriors } from "./priors.ts";
import {
  AGAIN,
  HINTS,
  nodeVariance,
  type PathNode,
  pathOf,
  skillsName,
  TIMED,
} from "./skill-path.ts";

/** One weighted node of the sum that an answer depends on, as it stands now. */
export interface SituationPart {
  readonly node: string;
  readonly weight: number;
  /** Index in the belief, or −1 for a node that is not touched yet. */
  readonly index: number;
  /** Of a node that is not touched yet. */
  readonly prior: { readonly mean: number; readonly variance: number };
  readonly isSkill: boolean;
  readonly fading: Fading;
  readonly memory: SkillMemory | undefined;
}

/** What is believed of the sum that an answer depends on, before the head weighs it. */
export interface ItemBelief {
  readonly itemMemory: ItemMemory | undefined;
  readonly question: PoolQuestion;
  readonly difficulty: PooledDifficulty;
  /** m and v of a (ability + form + tie − difficulty), logits */
  readonly mean: number;
  readonly variance: number;
  /** 1 / √(1 + π v / 8) [MacKay1992] */
  readonly shrinkage: number;
}

/** Everything that prediction, explanation and update of one answer share; nothing is changed to make it. */
export interface Situation extends ItemBelief {
  readonly parts: readonly SituationPart[];
  /** r = S u over the touched nodes */
  readonly spread: Float64Array;
  /** Under which the answer falls; null where the pool knows none yet. */
  readonly relations: RelationKeys | null;
  readonly features: Float64Array;
}

const NO_PRIOR = { mean: 0, variance: 0 };
const NO_FADING: Fading = { lost: 0, variance: 0 };

function encounterOf(memory: ItemMemory | undefined): Encounter {
  if (memory === undefined) return 0;
  if (memory.missesInRow === 0) return 5;
  return Math.min(4, memory.missesInRow) as Encounter; // 1 … 4
}

/** A node of an item's path as it stands on a day. */
export function partOf(
  { node, weight, isSkill }: PathNode,
  { learner, priors, day }: { learner: Learner; priors: LearnerPriors; day: number | null },
): SituationPart {
  const memory = isSkill ? learner.skills.get(node) : undefined;
  const index = learner.belief.indexOf.get(node) ?? -1;
  return {
    node,
    weight,
    isSkill,
    memory,
    index,
    prior: index < 0 ? { mean: 0, variance: nodeVariance(node, isSkill, priors) } : NO_PRIOR,
    fading: isSkill ? fadingOf(memory, day, priors) : NO_FADING,
  };
}

function effectsOf(
  context: AnswerContext,
  { learner, priors, isAgain }: { learner: Learner; priors: LearnerPriors; isAgain: boolean },
): SituationPart[] {
  const effects = [
    { node: AGAIN, weight: isAgain ? 1 : 0, prior: priors.againEffect },
    { node: HINTS, weight: context.hints, prior: priors.hintEffect },
    { node: TIMED, weight: context.isTimed ? 1 : 0, prior: priors.timedEffect },
  ];
  return effects
    .filter(({ weight }) => weight > 0)
    .map((effect) => ({
      ...effect,
      isSkill: false,
      memory: undefined,
      index: learner.belief.indexOf.get(effect.node) ?? -1,
      fading: NO_FADING,
    }));
}

/** m = Σ u x − lost, v = u'Su + what fading and untouched nodes add. */
function abilityOf(learner: Learner, parts: readonly SituationPart[], spread: Float64Array) {
  let mean = 0;
  let variance = 0;
  for (const { index, weight, prior, fading } of parts) {
    const own = index < 0 ? prior.mean : (learner.belief.mean[index] ?? 0);
    mean += weight * (own - fading.lost);
    variance += weight ** 2 * fading.variance;
    variance += index < 0 ? weight ** 2 * prior.variance : weight * (spread[index] ?? 0);
  }
  return { mean, variance };
}

/** What of a situation is the student's alone: the same for every item of the same skills that is met in the same way. */
export interface AbilitySituation {
  readonly parts: readonly SituationPart[];
  readonly spread: Float64Array;
  readonly skillMemories: readonly SkillMemory[];
  readonly mean: number;
  readonly variance: number;
}

interface Asked {
  readonly item: LearnerItem;
  readonly context: AnswerContext;
}

/** Whether the student missed the item when it was last met. */
const isAgain = (encounter: Encounter): boolean => encounter > 0 && encounter < 5;

export function situationOf(model: LearnerModel, learner: Learner, asked: Asked): Situation {
  return itemSituation(model, learner, {
    ...asked,
    ability: abilitySituation(model, learner, asked),
  });
}

/** The ability that an item asks for. */
export function abilitySituation(
  { priors }: LearnerModel,
  learner: Learner,
  { item, context }: Asked,
): AbilitySituation {
  const parts = pathOf(item).map((node) => partOf(node, { learner, priors, day: context.day }));
  const again = isAgain(encounterOf(learner.items.get(item.id)));
  if (again || context.hints > 0 || context.isTimed) {
    parts.push(...effectsOf(context, { learner, priors, isAgain: again }));
  }
  return summedAbility(learner, parts);
}

/** What is believed of the sum of some parts. */
export function summedAbility(learner: Learner, parts: readonly SituationPart[]): AbilitySituation {
  const loadings: Loading[] = parts.filter(({ index }) => index >= 0);
  const spread = covarianceWith(learner.belief, loadings);
  const skillMemories = parts.flatMap(({ memory }) => (memory === undefined ? [] : [memory]));
  return { parts, spread, skillMemories, ...abilityOf(learner, parts, spread) };
}

/** The belief about an item whose ability is worked out. */
export function itemBelief(
  { priors, pool }: LearnerModel,
  learner: Learner,
  { item, ability }: Pick<Asked, "item"> & { readonly ability: AbilitySituation },
): ItemBelief {
  const itemMemory = learner.items.get(item.id);
  const skills = skillsName(item);
  const question = { item: item.id, skills, encounter: encounterOf(itemMemory), priors };
  const difficulty = difficultyOf(pool, question);
  const effect = itemMemory?.effect ?? { mean: 0, variance: priors.studentItemDeviation ** 2 };
  const a = difficulty.discrimination;
  const mean = a * (ability.mean + learner.form.mean + effect.mean - difficulty.mean);
  const variance =
    a ** 2 * (ability.variance + learner.form.variance + effect.variance + difficulty.variance);
  const shrinkage = 1 / Math.sqrt(1 + (Math.PI * variance) / 8);
  return { itemMemory, question, difficulty, mean, variance, shrinkage };
}

/** The situation of an item whose ability is worked out. */
export function itemSituation(
  model: LearnerModel,
  learner: Learner,
  { item, context, ability }: Asked & { readonly ability: AbilitySituation },
): Situation {
  const belief = itemBelief(model, learner, { item, ability });
  const { itemMemory, question, mean, variance, shrinkage, difficulty } = belief;
  const known = model.pool.relations;
  const relations = known.size === 0 ? null : relationKeys(learner, question);
  const features = featuresOf({
    learner,
    skillMemories: ability.skillMemories,
    skills: question.skills,
    item: item.id,
    itemMemory,
    belief: mean * shrinkage,
    variance,
    itemVariance: difficulty.variance,
    relations: relations === null ? NO_EFFECTS : relationEffects(known, relations),
    day: context.day,
  });
  const { parts, spread } = ability;
  return { ...belief, parts, spread, relations, features };
}
