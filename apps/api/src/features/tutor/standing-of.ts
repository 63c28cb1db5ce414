import type { Standing } from "@lexiquant/domain/tutor";
import type { LoadedStudent } from "../../history/learner/load-student.ts";
import { estimateNode } from "../../history/learner/node-estimate.ts";
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
  const { answersNeeded, pCorrect } = estimateNode(student, node, guessingIn.get(node) ?? 0);
  const answers = tallies
    .filter(({ dimension, value }) => COUNTED.has(dimension) && value === node)
    .reduce((sum, { tally }) => sum + tally.answers, 0);
  return { answers, answersNeeded, pCorrect };
}
