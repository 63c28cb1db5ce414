import { pCorrect } from "../../irt/index.ts";
import { seededRandom } from "../../kernel/index.ts";
import { createLearner, recordAnswer } from "../../learner/index.ts";
import { abilityOn, drawStudent } from "../../learner/simulation/index.ts";
import type { PracticeState } from "../practice-state.ts";
import { simulatedExam } from "./simulated-exam.ts";

const ANSWERS_PER_DAY = 20;
const DAYS_TO_TEST = 30;
const NO_STANDING = { estimate: null, target: null };

/** A state to choose from: 1,000 questions that a student with some practice in 40 skills has not met. */
export function simulatedState(seed: number, answers: number): PracticeState {
  const random = seededRandom(seed);
  const exam = simulatedExam(random);
  const student = drawStudent(random);
  const learner = createLearner(exam.model.priors);
  const practised = exam.rounds[1]?.flat() ?? [];
  for (let index = 0; index < answers; index += 1) {
    const item = practised[Math.floor(random() * practised.length)];
    if (item === undefined) continue;
    const day = index / ANSWERS_PER_DAY;
    recordAnswer(exam.model, learner, {
      item: item.truth.item,
      context: { day, hints: 0, isTimed: false },
      outcome: {
        isCorrect: random() < pCorrect(item.truth, abilityOn(student, item.truth.skill, day)),
        sureness: null,
        isRapid: false,
        hasFeedback: true,
      },
      learnsItems: false,
    });
  }
  return {
    model: exam.model,
    learner,
    day: answers / ANSWERS_PER_DAY + 1,
    daysToTest: DAYS_TO_TEST,
    demands: exam.demands,
    pace: 1,
    standings: { verbal: NO_STANDING, quantitative: NO_STANDING },
    candidates: exam.rounds[0]?.flat().map(({ candidate }) => candidate) ?? [],
    missed: [],
  };
}
