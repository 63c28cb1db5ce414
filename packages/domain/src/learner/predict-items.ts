import { isBeliefAlone } from "./head.ts";
import type { Learner } from "./learner.ts";
import type { AnswerContext, LearnerItem, LearnerModel } from "./model.ts";
import { predictSituation, probabilityOf } from "./predict.ts";
import { type AbilitySituation, abilitySituation, itemBelief, itemSituation } from "./situation.ts";
import { skillsName } from "./skill-path.ts";

/**
 * Probabilities of a right answer to many items, 0 … 1, in their order: what `predict` says of each. What the items of a
 * skill share is worked out once, so that a whole bank can be looked through before a question is chosen.
 */
export function predictItems(
  model: LearnerModel,
  learner: Learner,
  { items, context }: { readonly items: readonly LearnerItem[]; readonly context: AnswerContext },
): Float64Array {
  const abilities = new Map<string, AbilitySituation>();
  const probability = isBeliefAlone(model.weights) ? byBelief : byHead;
  const probabilities = new Float64Array(items.length);
  for (const [at, item] of items.entries()) {
    probabilities[at] = probability(item, sharedAbility(item));
  }
  return probabilities;

  function byBelief(item: LearnerItem, ability: AbilitySituation): number {
    const { mean, shrinkage, difficulty } = itemBelief(model, learner, { item, ability });
    return probabilityOf(mean * shrinkage, difficulty.guessing);
  }

  function byHead(item: LearnerItem, ability: AbilitySituation): number {
    const situation = itemSituation(model, learner, { item, context, ability });
    return predictSituation(model, situation).probability;
  }

  function sharedAbility(item: LearnerItem): AbilitySituation {
    if ((learner.items.get(item.id)?.missesInRow ?? 0) > 0)
      return abilitySituation(model, learner, { item, context });
    const skills = skillsName(item);
    const known = abilities.get(skills) ?? abilitySituation(model, learner, { item, context });
    abilities.set(skills, known);
    return known;
  }
}
