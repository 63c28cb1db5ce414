import { describe, expect, it } from "vitest";
import { drawNormal, seededRandom } from "../kernel/index.ts";
import { estimateTheta, updateTheta } from "./estimate-theta.ts";
import { pCorrect } from "./p-correct.ts";
import { summedScoreDistribution, updateThetaBySummedScore } from "./summed-score.ts";
import { POPULATION_THETA } from "./theta-distribution.ts";

const random = seededRandom(31);
const drawItems = (count: number) =>
  Array.from({ length: count }, () => ({
    discrimination: Math.exp(0.3 * drawNormal(random)),
    difficulty: drawNormal(random),
    guessing: 0.2 * random(),
  }));

/** Probability of every number right, by going through all patterns of answers. */
function byEnumeration(items: ReturnType<typeof drawItems>, theta: number): number[] {
  const mass = new Array<number>(items.length + 1).fill(0);
  for (let pattern = 0; pattern < 2 ** items.length; pattern += 1) {
    let [probability, right] = [1, 0];
    items.forEach((item, position) => {
      const p = pCorrect(item, theta);
      const isCorrect = ((pattern >> position) & 1) === 1;
      probability *= isCorrect ? p : 1 - p;
      right += isCorrect ? 1 : 0;
    });
    mass[right] = (mass[right] ?? 0) + probability;
  }
  return mass;
}

describe("the distribution of the number right", () => {
  it("equals enumeration of a ten-item module to 1e-12", () => {
    const items = drawItems(10);
    for (const theta of [-3, -1, 0, 0.5, 2, 4]) {
      const expected = byEnumeration(items, theta);
      const found = summedScoreDistribution(items, theta);
      expect(found).toHaveLength(11);
      found.forEach((mass, score) => {
        expect(Math.abs(mass - (expected[score] ?? Number.NaN))).toBeLessThan(1e-12);
      });
    }
  });
});

describe("ability from the number right on a route", () => {
  const [router, module] = [drawItems(4), drawItems(4)];
  const route = { router, module, fromRouterScore: 2, toRouterScore: 3, rawScore: 5 };

  it("is the average over all patterns of answers that lead there", () => {
    let [mass, sum] = [0, 0];
    const marks = (pattern: number, items: typeof router) =>
      items.map((item, position) => ({ item, isCorrect: ((pattern >> position) & 1) === 1 }));
    const right = (answers: ReturnType<typeof marks>) =>
      answers.filter(({ isCorrect }) => isCorrect).length;
    for (let pattern = 0; pattern < 256; pattern += 1) {
      const first = marks(pattern, router);
      const second = marks(pattern >> 4, module);
      if (![2, 3].includes(right(first)) || right(first) + right(second) !== 5) continue;
      const answers = [...first, ...second];
      const evidence = POPULATION_THETA.nodes.reduce((total, theta, node) => {
        const likelihood = answers.reduce((product, { item, isCorrect }) => {
          const p = pCorrect(item, theta);
          return product * (isCorrect ? p : 1 - p);
        }, 1);
        return total + likelihood * (POPULATION_THETA.weights[node] ?? 0);
      }, 0);
      mass += evidence;
      sum += evidence * estimateTheta(updateTheta(POPULATION_THETA, answers)).theta;
    }
    const { theta } = estimateTheta(updateThetaBySummedScore(POPULATION_THETA, route));
    expect(theta).toBeCloseTo(sum / mass, 10);
  });

  it("rises with the number right", () => {
    const thetas = [2, 3, 4, 5, 6, 7].map(
      (rawScore) =>
        estimateTheta(updateThetaBySummedScore(POPULATION_THETA, { ...route, rawScore })).theta,
    );
    expect([...thetas].sort((left, right) => left - right)).toEqual(thetas);
  });

  it("refuses a number that the route cannot give", () => {
    const tooMany = { ...route, rawScore: 8 };
    expect(() => updateThetaBySummedScore(POPULATION_THETA, tooMany)).toThrow(RangeError);
  });
});
