import { expect, it } from "vitest";
import { seededRandom } from "../../kernel/index.ts";
import { drawCandidates } from "../../testing/draw-answers.ts";
import { normalTheta } from "../theta-distribution.ts";
import { expectAnswers } from "./expectation.ts";
import { THREE_PARAMETER_ITEM } from "./item-model.ts";
import { readState } from "./item-state.ts";
import { logPrior } from "./log-prior.ts";
import { observedInformation } from "./observed-information.ts";
import { gatherPatterns } from "./response-patterns.ts";

it("is the curvature of the log posterior, away from its maximum too", () => {
  const truth = [-0.5, 0.3].map((difficulty) => ({
    discrimination: 1.2,
    difficulty,
    guessing: 0.2,
  }));
  const candidates = drawCandidates(truth, 300, { random: seededRandom(9), perCandidate: 2 });
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
  const models = [THREE_PARAMETER_ITEM, THREE_PARAMETER_ITEM];
  // Slope, intercept and logit of c, twice; deliberately not the estimates.
  const point = [0.7, 0.9, -1, 1.6, -0.8, -2];
  const statesAt = (vector: readonly number[]) =>
    models.map((model, item) => readState(Float64Array.from(vector), item, model));
  const logPosterior = (vector: readonly number[]) => {
    const states = statesAt(vector);
    const prior = states.map((state) => logPrior(state, THREE_PARAMETER_ITEM).value);
    return (
      expectAnswers(patterns, states, grid).logLikelihood + prior.reduce((sum, one) => sum + one, 0)
    );
  };
  const states = statesAt(point);
  const expected = expectAnswers(patterns, states, grid);
  const positions = [
    [0, 1, 2],
    [3, 4, 5],
  ];
  const found = observedInformation(
    { patterns, states, models, grid, expected },
    { size: 6, positions },
  );
  const h = 1e-3;
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const corner = (x: number, y: number) =>
        logPosterior(
          point.map((value, i) => value + (i === row ? x * h : 0) + (i === column ? y * h : 0)),
        );
      const bend = (corner(1, 1) - corner(1, -1) - corner(-1, 1) + corner(-1, -1)) / (4 * h * h);
      expect(Math.abs((found.values[row * 6 + column] ?? Number.NaN) + bend)).toBeLessThan(1e-3);
    }
  }
});
