import { SIMULATED_SKILLS } from "../../learner/simulation/index.ts";
import type { PractisedItem } from "./simulate-course.ts";

/** What one student was served. */
export interface CourseSummary {
  readonly answers: number;
  /** Share of right answers, 0 … 1 */
  readonly accuracy: number;
  /** Largest share of the questions that went to one skill of a usual weight, 0 … 1 */
  readonly topSkillShare: number;
  /** Most questions of one skill in a row within its measure. */
  readonly longestRun: number;
}

/** A skill of more weight than this may take a larger share. */
const USUAL_WEIGHT = 0.08;

/** @param shares weight of each skill in its measure, 0 … 1 */
export function summariseCourse(
  log: readonly PractisedItem[],
  shares: readonly number[],
): CourseSummary {
  const counts = SIMULATED_SKILLS.map(() => 0);
  for (const { item } of log) counts[item.truth.skill] = (counts[item.truth.skill] ?? 0) + 1;
  const usual = counts.filter((_, skill) => (shares[skill] ?? 0) <= USUAL_WEIGHT);
  return {
    answers: log.length,
    accuracy: log.filter(({ isCorrect }) => isCorrect).length / log.length,
    topSkillShare: Math.max(...usual) / log.length,
    longestRun: longestRunOf(log),
  };
}

function longestRunOf(log: readonly PractisedItem[]): number {
  let longest = 0;
  for (const measure of [0, 1]) {
    let [run, last] = [0, -1];
    for (const { item } of log) {
      const { skill } = item.truth;
      if (SIMULATED_SKILLS[skill]?.measure !== measure) continue;
      run = skill === last ? run + 1 : 1;
      last = skill;
      longest = Math.max(longest, run);
    }
  }
  return longest;
}
