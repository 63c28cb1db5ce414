import { expect, it } from "vitest";
import {
  createLearner,
  DEFAULT_PRIORS,
  DEFAULT_WEIGHTS,
  poolOf,
  recordAnswer,
} from "../learner/index.ts";
import { weakSkills } from "./weak-skills.ts";

const SKILLS = ["verbal.reading.inference", "verbal.reading.detail", "quantitative.algebra.ratio"];

it("flags the skills that answers speak against, the surest first, and nothing unknown", () => {
  const learner = createLearner(DEFAULT_PRIORS);
  const asked = { skills: SKILLS, day: 0, target: 0 };
  expect(weakSkills(learner, DEFAULT_PRIORS, asked)).toEqual([]);
  const pool = poolOf([], DEFAULT_PRIORS);
  const model = { priors: DEFAULT_PRIORS, weights: DEFAULT_WEIGHTS, pool };
  const answer = (skill: string, isCorrect: boolean) => {
    recordAnswer(model, learner, {
      item: { id: `item-${learner.recent.answers}`, components: [skill] },
      context: { day: 0, hints: 0, isTimed: false },
      outcome: { isCorrect, sureness: null, isRapid: false, hasFeedback: false },
      learnsItems: false,
    });
  };
  for (let n = 0; n < 6; n += 1) {
    answer(SKILLS[0] ?? "", false);
    answer(SKILLS[2] ?? "", true);
  }
  const flagged = weakSkills(learner, DEFAULT_PRIORS, asked);
  expect(flagged.map(({ skill }) => skill)).toEqual(SKILLS.slice(0, 2));
  expect(flagged[0]?.pBelow).toBeGreaterThan(flagged[1]?.pBelow ?? 1);
});
