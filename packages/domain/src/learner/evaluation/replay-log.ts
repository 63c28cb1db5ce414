import { createLearner, type Learner } from "../learner.ts";
import type { LearnerModel } from "../model.ts";
import { predictSituation } from "../predict.ts";
import { type RecordedAnswer, recordSituation } from "../record-answer.ts";
import { situationOf } from "../situation.ts";

/** One answer of one student, in the order of the log. */
export interface LoggedAnswer extends RecordedAnswer {
  readonly student: string;
}

export interface ReplayedAnswer<Answer extends LoggedAnswer> {
  /** Predicted before the answer was used, 0 … 1 */
  readonly probability: number;
  readonly features: Float64Array;
  readonly guessing: number;
  readonly answer: Answer;
  /** As it is after the answer; it changes with the next one. */
  readonly learner: Learner;
}

/**
 * Goes through a log in its order, predicts every answer and then learns from it, about the student and about the item.
 * Changes the model's pool. A student is forgotten after the last answer, so that memory does not grow with the log.
 *
 * @param visit is given each answer with what was predicted
 */
export function replayLog<Answer extends LoggedAnswer>(
  model: LearnerModel,
  log: readonly Answer[],
  visit: (replayed: ReplayedAnswer<Answer>) => void,
): void {
  const learners = new Map<string, Learner>();
  const left = new Map<string, number>();
  for (const { student } of log) left.set(student, (left.get(student) ?? 0) + 1);
  for (const answer of log) {
    const { student } = answer;
    const learner = learners.get(student) ?? createLearner(model.priors);
    learners.set(student, learner);
    const situation = situationOf(model, learner, answer);
    const { probability } = predictSituation(model, situation);
    recordSituation(model, learner, { ...answer, situation, learnsItems: true });
    const { features, difficulty } = situation;
    visit({ probability, features, guessing: difficulty.guessing, answer, learner });
    const rest = (left.get(student) ?? 0) - 1;
    left.set(student, rest);
    if (rest === 0) learners.delete(student);
  }
}
