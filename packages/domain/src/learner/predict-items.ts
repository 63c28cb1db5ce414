import type { Learner } from "./learner.ts";
import type { AnswerContext, LearnerItem, LearnerModel } from "./model.ts";
import { predictSituation } from "./predict.ts";
import { type AbilitySituation, abilitySituation, itemSituation } from "./situation.ts";

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
  return Float64Array.from(items, (item) => {
    const ability = sharedAbility(item);
    return predictSituation(model, itemSituation(model, learner, { item, context, ability }))
      .probability;
  });

  function sharedAbility(item: LearnerItem): AbilitySituation {
    if ((learner.items.get(item.id)?.missesInRow ?? 0) > 0)
      return abilitySituation(model, learner, { item, context });
    const skills = item.components.join(";");
    const known = abilities.get(skills) ?? abilitySituation(model, learner, { item, context });
    abilities.set(skills, known);
    return known;
  }
}
