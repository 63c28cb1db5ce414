import { seededRandom } from "../../kernel/index.ts";
import { drawStudent } from "../../learner/simulation/index.ts";
import { type Exposures, plannedPolicy } from "./planned-policy.ts";
import { simulateCourse } from "./simulate-course.ts";
import { simulatedExam } from "./simulated-exam.ts";
import { WORLDS } from "./worlds.ts";

export interface ExposureSummary {
  /** Share of the bank that nobody has met, 0 … 1 */
  readonly neverUsed: number;
  readonly maxOverMeanExposure: number;
}

/** How evenly the bank is used when students of one exam each answer this many questions. */
export function measureExposure({
  seed,
  students,
  answers,
}: {
  readonly seed: number;
  readonly students: number;
  readonly answers: number;
}): ExposureSummary {
  const exam = simulatedExam(seededRandom(seed));
  const exposures: Exposures = new Map();
  const counts = new Map<string, number>();
  for (let index = 0; index < students; index += 1) {
    const random = seededRandom(31 * seed + 65_537 * (index + 1));
    const student = { abilities: drawStudent(random), pace: 1 };
    // Days enough for the answers; what exceeds them is not counted.
    const length = { days: Math.ceil(answers / 15), minutesPerDay: 40 };
    const course = { exam, world: WORLDS.mid, student, length, random };
    const log = simulateCourse(course, plannedPolicy(course, exposures));
    for (const { item } of log.slice(0, answers)) {
      const origin = item.candidate.modelId ?? item.candidate.id;
      counts.set(origin, (counts.get(origin) ?? 0) + 1);
    }
  }
  const size = exam.rounds[0]?.flat().length ?? 0;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    neverUsed: 1 - counts.size / size,
    maxOverMeanExposure: Math.max(...counts.values()) / (total / size),
  };
}
