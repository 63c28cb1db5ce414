import {
  answersToEvidence,
  MASTERY_TARGET,
  masteryOf,
  pCorrectInMiddle,
} from "@lexiquant/domain/learner";
import type { Standing } from "@lexiquant/domain/tutor";
import type { LoadedStudent } from "../../history/learner/load-student.ts";
import type { PlacedTally } from "../../history/learner/tallies.ts";
import type { TutorServices } from "./dependencies.ts";

const COUNTED: ReadonlySet<string> = new Set(["measure", "topic"]);

/** What there is to tell of a student. */
export interface StandingSources {
  readonly student: LoadedStudent;
  /** First answers by measure and topic, week by week. */
  readonly tallies: readonly PlacedTally[];
}

/** What is believed of a measure or topic today: as the analytics tell it. */
export function standingOf(
  { guessingIn }: Pick<TutorServices, "guessingIn">,
  { student, tallies }: StandingSources,
  node: string,
): Standing {
  const { learner, model, day } = student;
  const mastery = masteryOf(learner, model.priors, { node, day, target: MASTERY_TARGET });
  const { mean, standardDeviation } = mastery;
  const answersNeeded = answersToEvidence(mastery);
  const belief = { mean, variance: standardDeviation ** 2 };
  const pCorrect = pCorrectInMiddle(belief, guessingIn.get(node) ?? 0);
  const answers = tallies
    .filter(({ dimension, value }) => COUNTED.has(dimension) && value === node)
    .reduce((sum, { tally }) => sum + tally.answers, 0);
  return { answers, answersNeeded, pCorrect: answersNeeded > 0 ? null : pCorrect };
}
