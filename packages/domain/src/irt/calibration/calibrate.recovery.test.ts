import { describe, expect, it } from "vitest";
import { drawNormal, seededRandom } from "../../kernel/index.ts";
import { drawCandidates } from "../../testing/draw-answers.ts";
import { calibrate } from "./calibrate.ts";

const ITEMS = 400;
const PRIOR_SD = 0.6;

/** A bank as it is on its first day: a level from its author, off by N(0, .6²), and a slope about 1.05. */
function world(seed: number) {
  const random = seededRandom(seed);
  const levels = Array.from({ length: ITEMS }, (_, item) => ((item % 5) - 2) * 0.75);
  const truth = levels.map((level) => ({
    discrimination: 1.05 * Math.exp(0.3 * drawNormal(random)),
    difficulty: level + PRIOR_SD * drawNormal(random),
    guessing: 0.17,
  }));
  // 400 candidates × 100 items: 100 answers per item.
  const candidates = drawCandidates(truth, 400, { random, perCandidate: 100 });
  const items = levels.map((mean) => ({
    logDiscrimination: { mean: Math.log(1.05), standardDeviation: 0.3 },
    difficulty: { mean, standardDeviation: PRIOR_SD },
    guessing: 0.17,
  }));
  const calibration = calibrate({ candidates, model: { kind: "own-slopes", items } });
  return { levels, truth, calibration };
}

const worlds = [1, 2, 3].map(world);
const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

describe("calibration of a new bank after 100 answers per item", () => {
  it("knows difficulties to .32 logits, from .6 on the first day", () => {
    for (const { calibration, levels, truth } of worlds) {
      const error = calibration.items.map(
        ({ difficulty }, i) => difficulty - (truth[i]?.difficulty ?? 0),
      );
      const before = levels.map((level, i) => level - (truth[i]?.difficulty ?? 0));
      expect(rootMeanSquare(before)).toBeGreaterThan(0.5);
      expect(rootMeanSquare(error)).toBeLessThanOrEqual(0.32);
    }
  });

  it("knows how well it knows them: nominal 90 % intervals hold 85 to 95 %", () => {
    const held = worlds.flatMap(({ calibration, truth }) =>
      calibration.items.map(({ difficulty, standardErrors }, i) => {
        const error = Math.abs(difficulty - (truth[i]?.difficulty ?? 0));
        return error <= 1.645 * (standardErrors.difficulty ?? 0) ? 1 : 0;
      }),
    );
    const share = held.reduce<number>((sum, one) => sum + one, 0) / held.length;
    expect(share).toBeGreaterThanOrEqual(0.85);
    expect(share).toBeLessThanOrEqual(0.95);
  });
});
