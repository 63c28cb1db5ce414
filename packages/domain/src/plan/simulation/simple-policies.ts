import type { RandomSource } from "../../kernel/index.ts";
import { createLearner, masteryOf, recordAnswer } from "../../learner/index.ts";
import { SIMULATED_SKILLS } from "../../learner/simulation/index.ts";
import type { Course, Moment, Policy } from "./simulate-course.ts";
import type { ExamItem } from "./simulated-exam.ts";

const SKILLS = SIMULATED_SKILLS.length;

/** Any question of the skill, or of the next one where it has none left. */
function anyOf(moment: Moment, skill: number, random: RandomSource): ExamItem {
  const items = moment.open[skill % SKILLS] ?? [];
  const item = items[Math.floor(random() * items.length)];
  return item ?? anyOf(moment, skill + 1, random);
}

const without = { observe: () => undefined };

/** Any skill. */
export const randomPolicy = ({ random }: Course): Policy => ({
  ...without,
  next: (moment) => anyOf(moment, Math.floor(random() * SKILLS), random),
});

/** One skill after the other, a question each. */
export function roundRobinPolicy({ random }: Course): Policy {
  let turn = 0;
  return {
    ...without,
    next: (moment) => {
      turn += 1;
      return anyOf(moment, (turn - 1) % SKILLS, random);
    },
  };
}

/** One skill after the other, an equal time each. */
export const fixedPolicy = ({ random }: Course): Policy => ({
  ...without,
  next: (moment) => anyOf(moment, Math.min(SKILLS - 1, Math.floor(moment.passed * SKILLS)), random),
});

/** The skill in which least ability is believed in, by the learner model. */
export function weakestFirstPolicy({ exam, random }: Course): Policy {
  const learner = createLearner(exam.model.priors);
  const meanOf = (node: string, day: number) =>
    masteryOf(learner, exam.model.priors, { node, day, target: 0 }).mean;
  return {
    next: (moment) => {
      const means = SIMULATED_SKILLS.map(({ component }, skill) =>
        moment.open[skill]?.length === 0 ? Number.POSITIVE_INFINITY : meanOf(component, moment.day),
      );
      return anyOf(moment, means.indexOf(Math.min(...means)), random);
    },
    observe: ({ item, day, isCorrect }) =>
      recordAnswer(exam.model, learner, {
        item: item.truth.item,
        context: { day, hints: 0, isTimed: false },
        outcome: { isCorrect, sureness: null, isRapid: false, hasFeedback: true },
        learnsItems: false,
      }),
  };
}
