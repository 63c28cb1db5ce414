import { expect, it } from "vitest";
import { seededRandom } from "../../kernel/index.ts";
import { drawCandidates } from "../../testing/draw-answers.ts";
import { normalTheta } from "../theta-distribution.ts";
import { expectAnswers } from "./expectation.ts";
import { THREE_PARAMETER_ITEM } from "./item-model.ts";
import { itemWiseInformation } from "./item-wise-information.ts";
import { observedInformation } from "./observed-information.ts";
import { gatherPatterns } from "./response-patterns.ts";

it("is the part of the whole information matrix that belongs to one item", () => {
  const states = [-1, 0, 0.8].map((b, item) => ({
    slope: 1 + 0.2 * item,
    intercept: -b,
    guessing: 0.2,
  }));
  const items = states.map(({ slope, intercept, guessing }) => ({
    discrimination: slope,
    difficulty: -intercept / slope,
    guessing,
  }));
  const candidates = drawCandidates(items, 300, { random: seededRandom(2), perCandidate: 2 });
  const patterns = gatherPatterns(candidates);
  const { nodes, weights } = normalTheta({
    mean: 0,
    standardDeviation: 1,
    low: -6,
    high: 6,
    points: 61,
  });
  const grid = {
    nodes: Float64Array.from(nodes),
    logWeights: Float64Array.from(weights, Math.log),
  };
  const models = items.map(() => THREE_PARAMETER_ITEM);
  const solution = {
    patterns,
    states,
    models,
    grid,
    expected: expectAnswers(patterns, states, grid),
  };
  const positions = [0, 3, 6].map((first) => [first, first + 1, first + 2]);
  const whole = observedInformation(solution, { size: 9, positions });
  itemWiseInformation(solution).forEach((block, item) => {
    block.forEach((value, cell) => {
      const [row, column] = [item * 3 + Math.floor(cell / 3), item * 3 + (cell % 3)];
      expect(value).toBeCloseTo(whole.values[row * 9 + column] ?? Number.NaN, 6);
    });
  });
});
