import { logistic } from "../irt/logistic.ts";
import { explainSituation, type Term } from "./explain.ts";
import type { Learner } from "./learner.ts";
import type { AnswerContext, LearnerItem, LearnerModel } from "./model.ts";
import { type Situation, situationOf } from "./situation.ts";

export interface Prediction {
  /** Of a right answer, c … 1 */
  readonly probability: number;
  /** Of knowing it; the probability is c + (1 − c) / (1 + e^(−logit)) */
  readonly logit: number;
  /** What the logit is made of; they sum to it. */
  readonly terms: readonly Term[];
  /** Variance of the belief behind it, squared logits */
  readonly variance: number;
}

/** What the model expects of a student's next answer, and why. Changes nothing. */
export function predict(
  model: LearnerModel,
  learner: Learner,
  asked: { readonly item: LearnerItem; readonly context: AnswerContext },
): Prediction {
  const situation = situationOf(model, learner, asked);
  const { logit, probability } = predictSituation(model, situation);
  const terms = explainSituation(model, learner, situation);
  return { probability, logit, terms, variance: situation.variance };
}

/** The same of an item just like this one that the student has not met: how this one went adds nothing of its own. */
export function predictUnmet(
  model: LearnerModel,
  learner: Learner,
  asked: { readonly item: LearnerItem; readonly context: AnswerContext },
): Prediction {
  return predict(model, { ...learner, items: new Map() }, asked);
}

/** The prediction alone, where nobody asks why. */
export function predictSituation(model: LearnerModel, { features, difficulty }: Situation) {
  const logit = logitOf(model.weights, features);
  return { logit, probability: probabilityOf(logit, difficulty.guessing) };
}

/** w · f */
function logitOf(weights: readonly number[], features: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < features.length; index += 1) {
    sum += (weights[index] ?? 0) * (features[index] ?? 0);
  }
  return sum;
}

/** No answer is surer than this, logits: beyond it one surprise would cost a log loss without bound. */
const SUREST = 15;

/** c + (1 − c) / (1 + e^(−logit)) */
export function probabilityOf(logit: number, guessing: number): number {
  return guessing + (1 - guessing) * logistic(Math.min(SUREST, Math.max(-SUREST, logit)));
}
