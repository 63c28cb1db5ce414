import { applyStep, disturb, touchNode } from "./gaussian-belief.ts";
import { updatePool } from "./item-pool.ts";
import { learnRelations, relationKeys, residualOf } from "./item-relations.ts";
import { type ItemMemory, type Learner, newItemMemory, newSkillMemory } from "./learner.ts";
import { type LogisticStep, logisticStep, scaledStep } from "./logistic-step.ts";
import type { AnswerContext, AnswerOutcome, LearnerItem, LearnerModel } from "./model.ts";
import { predictSituation, probabilityOf } from "./predict.ts";
import type { LearnerPriors } from "./priors.ts";
import { rememberItem, rememberRecent, rememberSkills } from "./remember-answer.ts";
import { type Situation, situationOf } from "./situation.ts";
import { OVERALL } from "./skill-path.ts";

/** Lower asymptotes by what the student said: who says to guess is right without knowing half the time at least. */
function guessingGiven(guessing: number, sureness: AnswerOutcome["sureness"]): number {
  if (sureness === "guess") return Math.max(guessing, 0.5);
  if (sureness === "sure") return guessing / 4;
  return guessing;
}

export interface RecordedAnswer {
  readonly item: LearnerItem;
  readonly context: AnswerContext;
  readonly outcome: AnswerOutcome;
}

/**
 * Takes one answer into account: belief about the student, memory of practice, and, where `learnsItems`, what is known of
 * the item. Changes the learner, and then the pool, in place. Constant in the length of the history.
 */
export function recordAnswer(
  model: LearnerModel,
  learner: Learner,
  answer: RecordedAnswer & { readonly learnsItems: boolean },
): void {
  const situation = situationOf(model, learner, answer);
  recordSituation(model, learner, { ...answer, situation });
}

/** An answer that is about to come: what is expected of it, and how to take it in. */
export interface ExpectedAnswer {
  /** Of a right answer, c … 1 */
  readonly probability: number;
  /** What `recordAnswer` does, without learning of the item. Once, and before anything else changes the learner. */
  readonly record: (outcome: AnswerOutcome) => void;
}

/** `predict` and then `recordAnswer`, with what both have to work out worked out once. Changes nothing by itself. */
export function expectAnswer(
  model: LearnerModel,
  learner: Learner,
  asked: Omit<RecordedAnswer, "outcome">,
): ExpectedAnswer {
  const situation = situationOf(model, learner, asked);
  return {
    probability: predictSituation(model, situation).probability,
    record: (outcome) =>
      recordSituation(model, learner, { ...asked, outcome, situation, learnsItems: false }),
  };
}

/** `recordAnswer` where the situation is already worked out, on the same state. */
export function recordSituation(
  model: LearnerModel,
  learner: Learner,
  answer: RecordedAnswer & { readonly situation: Situation; readonly learnsItems: boolean },
): void {
  const { item, context, outcome, situation } = answer;
  const { priors } = model;
  const memory = learner.items.get(item.id) ?? newItemMemory(priors);
  learner.items.set(item.id, memory);
  if (outcome.isRapid) {
    rememberItem(learner, { item, situation, memory, outcome });
    return;
  }
  const { question, difficulty } = situation;
  const expected = probabilityOf(situation.mean * situation.shrinkage, difficulty.guessing);
  const step = stepOf(situation, outcome);
  const share = situation.itemMemory === undefined ? 1 : priors.repeatEvidence;
  const evidence = { shift: share * step.shift, shrink: share * step.shrink };
  learnAbility(learner, situation, evidence);
  learnForm(learner, priors, evidence);
  learnTie(memory, step);
  if (answer.learnsItems) {
    // The step is that of ability − difficulty already, so a is in it.
    const advantage = situation.mean / difficulty.discrimination;
    updatePool(model.pool, question, { step, advantage });
    const residual = residualOf(outcome.isCorrect, expected, difficulty.guessing);
    const keys = situation.relations ?? relationKeys(learner, question);
    learnRelations(model.pool.relations, keys, residual);
  }
  practise(learner, { situation, priors, day: context.day, outcome });
  rememberSkills(learner, { situation, expected, outcome });
  rememberItem(learner, { item, situation, memory, outcome });
  rememberRecent(learner, { expected, day: context.day, outcome });
}

/** What the answer says about ability + form + tie − difficulty, whatever the slope of the item. */
function stepOf({ mean, variance, difficulty }: Situation, outcome: AnswerOutcome): LogisticStep {
  const { discrimination, guessing } = difficulty;
  const observation = {
    isCorrect: outcome.isCorrect,
    guessing: guessingGiven(guessing, outcome.sureness),
  };
  return scaledStep(logisticStep(mean, variance, observation), discrimination);
}

function learnTie(memory: ItemMemory, step: LogisticStep): void {
  const { mean, variance } = memory.effect;
  memory.effect = {
    mean: mean + variance * step.shift,
    variance: variance - variance ** 2 * step.shrink,
  };
}

/** First what time has done, then what the answer says. Changes the learner. */
export function learnAbility(
  learner: Learner,
  situation: Pick<Situation, "parts" | "spread">,
  step: LogisticStep,
): void {
  const { belief } = learner;
  const known = situation.spread.length;
  for (const { node, index, prior, fading } of situation.parts) {
    if (index < 0) touchNode(belief, node, prior);
    else if (fading.lost !== 0 || fading.variance !== 0) {
      disturb(belief, index, { mean: -fading.lost, variance: fading.variance });
    }
  }
  const spread = new Float64Array(belief.nodes.length);
  spread.set(situation.spread);
  for (const { node, index, weight, prior, fading } of situation.parts) {
    // A node that was not touched has no covariance with others yet, and fading adds to its own variance alone.
    const at = index < 0 ? (belief.indexOf.get(node) ?? known) : index;
    spread[at] = (spread[at] ?? 0) + weight * (index < 0 ? prior.variance : fading.variance);
  }
  applyStep(belief, spread, step);
}

function learnForm(learner: Learner, priors: LearnerPriors, step: LogisticStep): void {
  const { mean, variance } = learner.form;
  const rho = priors.formPersistence;
  learner.form = {
    mean: rho * (mean + variance * step.shift),
    variance:
      rho ** 2 * (variance - variance ** 2 * step.shrink) +
      (1 - rho ** 2) * priors.formDeviation ** 2,
  };
}

const LONGER_HALF_LIFE = 1.3;
const SPACED_DAYS = 0.5;
const DRIFT_HALVES_AFTER = 48;

interface Practice {
  readonly situation: Situation;
  readonly priors: LearnerPriors;
  readonly day: number | null;
  readonly outcome: AnswerOutcome;
}

/** What the student gains by practice, skill by skill, and how much less is known for it. */
function practise(learner: Learner, { situation, priors, day, outcome }: Practice): void {
  for (const { node, memory: known, weight, isSkill, fading } of situation.parts) {
    if (!isSkill) continue;
    const memory = known ?? newSkillMemory(priors);
    learner.skills.set(node, memory);
    memory.won -= fading.lost;
    const index = learner.belief.indexOf.get(node);
    if (index !== undefined && outcome.hasFeedback) {
      const gain = (weight * priors.gain) / (1 + memory.answers / priors.gainHalvesAfter);
      disturb(learner.belief, index, {
        mean: gain,
        variance: (weight * priors.skillDrift) / (1 + memory.answers / DRIFT_HALVES_AFTER),
      });
      memory.won += gain;
    }
    const isSpaced = day !== null && memory.lastDay !== null && day - memory.lastDay > SPACED_DAYS;
    if (isSpaced && outcome.isCorrect) memory.halfLifeDays *= LONGER_HALF_LIFE;
    if (day !== null) memory.lastDay = day;
  }
  const overall = learner.belief.indexOf.get(OVERALL);
  if (overall !== undefined) {
    disturb(learner.belief, overall, { mean: 0, variance: priors.overallDrift });
  }
}
