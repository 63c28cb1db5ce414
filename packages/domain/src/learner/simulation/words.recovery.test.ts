import { describe, expect, it } from "vitest";
import { DEFAULT_WEIGHTS } from "../head.ts";
import { DEFAULT_PRIORS } from "../priors.ts";
import { measureWords, type WordRule, type WordStudy, type WordWorld } from "./simulate-words.ts";

/** The figures of decision 0027 are of 60 students and all worlds; here a few, so that it stays quick. */
const STUDENTS = 36;
const AS_ASSUMED: WordWorld = { effectDeviation: 0.8, commonError: 0, transfer: 1 / 3 };
/** Words say little of questions, are harder than their authors think, and learning them brings nothing. */
const UNKIND: WordWorld = { effectDeviation: 1.2, commonError: 0.4, transfer: 0 };

function measured(world: WordWorld, study: WordStudy, rule: WordRule) {
  const model = { priors: DEFAULT_PRIORS, weights: DEFAULT_WEIGHTS };
  return measureWords(1, { students: STUDENTS, world, study, model, rule });
}

describe.each([
  ["as assumed", AS_ASSUMED],
  ["that is unkind", UNKIND],
])("in a world %s", (_, world) => {
  it.each([
    { questions: 0, words: 150 },
    { questions: 60, words: 300 },
  ])(
    "$words words beside $questions questions bring estimates nearer, and ranges still hold",
    (study) => {
      const without = measured(world, study, "none");
      const ruled = measured(world, study, "rule");
      expect(ruled.rmse).toBeLessThan(without.rmse);
      expect(ruled.verbal.rmse).toBeLessThan(without.verbal.rmse + 0.01);
      expect(ruled.coverage80).toBeGreaterThan(0.72);
      expect(ruled.coverage80).toBeLessThan(0.95);
      expect(Math.abs(ruled.surprise)).toBeLessThan(Math.abs(without.surprise) + 0.02);
    },
  );
});

it("every review as an item would raise everybody", () => {
  const study = { questions: 0, words: 150 };
  const [every, ruled] = [
    measured(AS_ASSUMED, study, "every-review"),
    measured(AS_ASSUMED, study, "rule"),
  ];
  expect(every.bias).toBeGreaterThan(0.5);
  expect(every.coverage80).toBeLessThan(0.7);
  expect(Math.abs(ruled.bias)).toBeLessThan(0.25);
});
