import { expect, it } from "vitest";
import {
  MINIMUM_ANSWERS_OVERALL,
  MINIMUM_ANSWERS_PER_GROUP,
  summariseRate,
} from "./summarise-rate.ts";
import { wilsonInterval } from "./wilson-interval.ts";

it("gives no figure but the number of missing answers below the minimum", () => {
  expect(summariseRate({ answered: 7, correct: 7 }, 10)).toEqual({
    answered: 7,
    correct: 7,
    accuracy: null,
    low: null,
    high: null,
    answersNeeded: 3,
  });
});

it("gives share and interval from the minimum on", () => {
  const rate = summariseRate({ answered: 10, correct: 4 }, 10);
  expect(rate).toMatchObject({ accuracy: 0.4, answersNeeded: 0 });
  expect(rate).toMatchObject(wilsonInterval({ answered: 10, correct: 4 }));
});

it("never divides by no answers", () => {
  expect(summariseRate({ answered: 0, correct: 0 }, 0).accuracy).toBeNull();
});

it.each([
  [MINIMUM_ANSWERS_OVERALL, 0.19],
  [MINIMUM_ANSWERS_PER_GROUP, 0.21],
])(
  "keeps the promise of its minimum: %i answers are at most %d off to either side",
  (answered, margin) => {
    for (let correct = 0; correct <= answered; correct += 1) {
      const { low, high } = wilsonInterval({ answered, correct });
      expect((high - low) / 2).toBeLessThanOrEqual(margin);
    }
  },
);
