import {
  answersToEvidence,
  type Belief,
  MASTERY_TARGET,
  type Mastery,
  masteryOf,
  type PCorrectRange,
  pCorrectInMiddle,
} from "@lexiquant/domain/learner";
import type { LoadedStudent } from "./load-student.ts";

/** What is believed of a measure, domain or topic on a day, as the analytics, the plan and the tutor tell it. */
export interface NodeEstimate {
  readonly mastery: Mastery;
  readonly belief: Belief;
  /** Until something can be said, ≥ 0. */
  readonly answersNeeded: number;
  /** To a question of middle difficulty; null while answers are needed. */
  readonly pCorrect: PCorrectRange | null;
}

/** @param guessing chance to be right without knowing, 0 … 1 */
export function estimateNode(
  { learner, model, day }: Pick<LoadedStudent, "learner" | "model" | "day">,
  node: string,
  guessing: number,
): NodeEstimate {
  const mastery = masteryOf(learner, model.priors, { node, day, target: MASTERY_TARGET });
  const belief = beliefOf(mastery);
  const answersNeeded = answersToEvidence(mastery);
  const pCorrect = answersNeeded > 0 ? null : pCorrectInMiddle(belief, guessing);
  return { mastery, belief, answersNeeded, pCorrect };
}

function beliefOf({ mean, standardDeviation }: Mastery): Belief {
  return { mean, variance: standardDeviation ** 2 };
}
