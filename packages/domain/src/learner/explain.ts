import { FEATURE_TOPICS, type FeatureTopic } from "./head.ts";
import type { Learner } from "./learner.ts";
import type { LearnerModel } from "./model.ts";
import type { Situation, SituationPart } from "./situation.ts";

/** One named part of a predicted logit. Positive parts make a right answer likelier. */
export type Term =
  /** What is believed of a node of the tree, or of an effect such as hints, before fading. */
  | { readonly kind: "ability"; readonly node: string; readonly value: number }
  /** What of it a pause has taken. */
  | { readonly kind: "faded"; readonly node: string; readonly value: number }
  | { readonly kind: "form" | "tie" | "difficulty"; readonly value: number }
  /**
   * What the head adds: recent answers, overall and in the skill, amount of practice, what came
   * before, meetings with the item, and the rest.
   */
  | { readonly kind: Exclude<FeatureTopic, "belief">; readonly value: number };

const HEAD_TOPICS = [
  "recent",
  "skill-recent",
  "practice",
  "sequence",
  "seen",
  "calibration",
] as const;

/**
 * The logit as a sum of named parts. Everything in the head that is a multiple of the belief m̃ is a slope on it, so that
 * each part of m̃ gets its share: λ = Σ w_k f_k / m̃ over those features.
 */
export function explainSituation(
  { weights }: LearnerModel,
  learner: Learner,
  situation: Situation,
): Term[] {
  const scale =
    slopeOf(weights, situation) * situation.shrinkage * situation.difficulty.discrimination;
  const terms = situation.parts.flatMap((part) => partTerms(part, learner, scale));
  const tie = situation.itemMemory?.effect.mean ?? 0;
  terms.push(
    { kind: "form", value: scale * learner.form.mean },
    { kind: "tie", value: scale * tie },
    { kind: "difficulty", value: -scale * situation.difficulty.mean },
  );
  for (const kind of HEAD_TOPICS) {
    terms.push({ kind, value: topicSum(weights, situation.features, kind) });
  }
  return terms;
}

function partTerms(
  { index, node, weight, prior, fading }: SituationPart,
  learner: Learner,
  scale: number,
): Term[] {
  const own = index < 0 ? prior.mean : (learner.belief.mean[index] ?? 0);
  const ability: Term = { kind: "ability", node, value: scale * weight * own };
  if (fading.lost === 0) return [ability];
  return [ability, { kind: "faded", node, value: -scale * weight * fading.lost }];
}

function topicSum(weights: readonly number[], features: Float64Array, topic: FeatureTopic): number {
  return FEATURE_TOPICS.reduce(
    (sum, own, index) =>
      own === topic ? sum + (weights[index] ?? 0) * (features[index] ?? 0) : sum,
    0,
  );
}

/** λ; where m̃ is 0 there is nothing to share out. */
function slopeOf(weights: readonly number[], { features, mean, shrinkage }: Situation): number {
  const belief = mean * shrinkage;
  return belief === 0 ? 0 : topicSum(weights, features, "belief") / belief;
}
