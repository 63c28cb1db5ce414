import { describe, expect, it } from "vitest";
import { drawNormal, seededRandom } from "../../kernel/index.ts";
import { estimateTheta, updateTheta } from "../estimate-theta.ts";
import { pCorrect } from "../p-correct.ts";
import { normalTheta } from "../theta-distribution.ts";
import { flagItem } from "./flag-item.ts";
import { pointBiserial } from "./point-biserial.ts";

const ANSWERS = 100;
/** Coarse, since only the order of abilities matters here. */
const COARSE_POPULATION = normalTheta({
  mean: 0,
  standardDeviation: 1,
  low: -4,
  high: 4,
  points: 25,
});
const random = seededRandom(21);
const drawItem = () => ({
  discrimination: 1.05 * Math.exp(0.3 * drawNormal(random)),
  difficulty: drawNormal(random),
  guessing: 0.17,
});

/**
 * A candidate's mark on the item under test and on 26 others. With a wrong key the right answer is marked wrong, and
 * half of those who miss the item choose the distractor that is marked right.
 */
function sit(item: ReturnType<typeof drawItem>, isMiskeyed: boolean) {
  const ability = drawNormal(random);
  const knows = random() < pCorrect(item, ability);
  const own = isMiskeyed ? !knows && random() < 0.5 : knows;
  const others = Array.from({ length: 26 }, () => {
    const other = drawItem();
    return { item: other, isCorrect: random() < pCorrect(other, ability) };
  });
  const { theta } = estimateTheta(updateTheta(COARSE_POPULATION, others));
  return { isCorrect: own, theta };
}

function shareFlagged(trials: number, isMiskeyed: boolean): number {
  const flagged = Array.from({ length: trials }, () => {
    const item = drawItem();
    const answers = Array.from({ length: ANSWERS }, () => sit(item, isMiskeyed));
    const unknown = { discrimination: null, difficultyShift: null, driftZ: null, rivals: [] };
    return flagItem({ answers: ANSWERS, pointBiserial: pointBiserial(answers), ...unknown }).length;
  });
  return flagged.filter((count) => count > 0).length / trials;
}

describe("the point-biserial rule at 100 answers", () => {
  it("finds a wrong key in nine of ten items", () => {
    expect(shareFlagged(200, true)).toBeGreaterThanOrEqual(0.9);
  });

  it("doubts at most 1.5 % of sound items", () => {
    expect(shareFlagged(400, false)).toBeLessThanOrEqual(0.015);
  });
});
