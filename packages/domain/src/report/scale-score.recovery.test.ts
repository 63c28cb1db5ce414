import { describe, expect, it } from "vitest";
import {
  estimateTheta,
  POPULATION_THETA,
  pCorrect,
  updateTheta,
  withUncertainDifficulty,
} from "../irt/index.ts";
import { drawNormal, seededRandom } from "../kernel/index.ts";
import { QUANTITATIVE_PERCENTILES, VERBAL_PERCENTILES } from "../testing/percentile-tables.ts";
import { scaleScore } from "./scale-score.ts";
import { type PercentileTable, scoreScale } from "./score-scale.ts";

const CANDIDATES = 3000;
const DIFFICULTY_NOISE = 0.45;
const LINK_NOISE = 0.25;

/** True score and range of one candidate: 27 items with authored difficulties, all off together and each by itself. */
function sit(table: PercentileTable, random: () => number) {
  const scale = scoreScale(table);
  const theta = drawNormal(random);
  const commonBias = LINK_NOISE * drawNormal(random);
  const answers = Array.from({ length: 27 }, () => {
    const authored = { discrimination: 1.1, difficulty: drawNormal(random), guessing: 0.14 };
    const difficulty = authored.difficulty + commonBias + DIFFICULTY_NOISE * drawNormal(random);
    const isCorrect = random() < pCorrect({ ...authored, difficulty }, theta);
    return { item: withUncertainDifficulty(authored, DIFFICULTY_NOISE), isCorrect };
  });
  const estimate = estimateTheta(updateTheta(POPULATION_THETA, answers));
  const result = scaleScore({ estimate, itemCount: 27, answeredCount: 27 }, scale);
  if (!result.ok) throw new Error(result.reason);
  return { truth: scale.scoreOf(theta), ...result.value };
}

describe.each([
  ["verbal", VERBAL_PERCENTILES],
  ["quantitative", QUANTITATIVE_PERCENTILES],
])("the 80-per-cent range of %s scores", (_, table) => {
  const random = seededRandom(77);
  const sittings = Array.from({ length: CANDIDATES }, () => sit(table, random));
  const coverage = (of: typeof sittings) =>
    of.filter(({ truth, low, high }) => low <= truth && truth <= high).length / of.length;
  const thirds = (by: "score" | "truth") => {
    const sorted = [...sittings].sort((left, right) => left[by] - right[by]);
    return [0, 1, 2].map((third) =>
      sorted.slice((third * CANDIDATES) / 3, ((third + 1) * CANDIDATES) / 3),
    );
  };

  it("holds the true score in 77 to 84 of a hundred cases", () => {
    expect(coverage(sittings)).toBeGreaterThanOrEqual(0.77);
    expect(coverage(sittings)).toBeLessThanOrEqual(0.84);
  });

  it("does so for low, middle and high scores alike", () => {
    for (const third of [...thirds("score"), ...thirds("truth")]) {
      expect(coverage(third)).toBeGreaterThanOrEqual(0.75);
      expect(coverage(third)).toBeLessThanOrEqual(0.86);
    }
  });
});
