import { describe, expect, it } from "vitest";
import { drawNormal, seededRandom, shuffled } from "../../kernel/index.ts";
import { drawCandidates } from "../../testing/draw-answers.ts";
import type { IndexedAnswer } from "../calibration/response-patterns.ts";
import { type GaussianBelief, POPULATION_ABILITY } from "./gaussian-belief.ts";
import { updateBeliefs } from "./update-beliefs.ts";

const ITEMS = 400;
const STUDENTS = 400;
const PRIOR_SD = 0.6;
const GUESSING = 0.17;

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

/** Hundred answers per item, in the order in which 400 students give them side by side. */
function world(seed: number) {
  const random = seededRandom(seed);
  const levels = Array.from({ length: ITEMS }, (_, item) => ((item % 5) - 2) * 0.75);
  const truth = levels.map((level) => ({
    discrimination: 1.05 * Math.exp(0.3 * drawNormal(random)),
    difficulty: level + PRIOR_SD * drawNormal(random),
    guessing: GUESSING,
  }));
  const candidates = drawCandidates(truth, STUDENTS, { random, perCandidate: 100 });
  const beliefs = levels.map((mean): GaussianBelief => ({ mean, variance: PRIOR_SD ** 2 }));
  const abilities = candidates.map(() => POPULATION_ABILITY);
  const rights = levels.map(() => ({ answers: 0, right: 0 }));
  const order = Array.from({ length: 100 }, (_, turn) =>
    shuffled([...candidates.keys()], random).map((student) => ({ student, turn })),
  ).flat();
  for (const { student, turn } of order) {
    const answers = candidates[student] as IndexedAnswer[]; // an index of the candidates
    const { item, isCorrect } = answers[turn] as IndexedAnswer; // each gave a hundred
    const updated = updateBeliefs(
      {
        ability: abilities[student] as GaussianBelief, // one per candidate
        difficulty: beliefs[item] as GaussianBelief, // one per item
        discrimination: 1.05,
        guessing: GUESSING,
      },
      isCorrect,
    );
    abilities[student] = updated.ability;
    beliefs[item] = updated.difficulty;
    const tally = rights[item] as { answers: number; right: number }; // one per item
    tally.answers += 1;
    tally.right += isCorrect ? 1 : 0;
  }
  return { truth, beliefs, byProportion: rights.map(difficultyByProportion) };
}

/** The difficulty that the share of right answers alone speaks for, in a population N(0, 1). */
function difficultyByProportion({ answers, right }: { answers: number; right: number }): number {
  const share = (right + 0.5) / (answers + 1);
  const knowing = Math.min(0.99, Math.max(0.02, (share - GUESSING) / (1 - GUESSING)));
  return -Math.log(knowing / (1 - knowing)) * (Math.sqrt(1 + (Math.PI * 1.05 ** 2) / 8) / 1.05);
}

const worlds = [1, 2, 3].map(world);

describe("online difficulties after 100 answers per item", () => {
  it("are right to .32 logits, and by .05 better than the share of right answers says", () => {
    for (const { truth, beliefs, byProportion } of worlds) {
      const error = (found: (item: number) => number) =>
        rootMeanSquare(truth.map(({ difficulty }, item) => found(item) - difficulty));
      const online = error((item) => beliefs[item]?.mean ?? 0);
      expect(online).toBeLessThanOrEqual(0.32);
      expect(online).toBeLessThanOrEqual(error((item) => byProportion[item] ?? 0) - 0.05);
    }
  });

  it("come with nominal 90 % intervals that hold at least 80 %", () => {
    const held = worlds.flatMap(({ truth, beliefs }) =>
      truth.map(({ difficulty }, item) => {
        const { mean, variance } = beliefs[item] as GaussianBelief; // one per item
        return Math.abs(mean - difficulty) <= 1.645 * Math.sqrt(variance) ? 1 : 0;
      }),
    );
    const share = held.reduce<number>((sum, one) => sum + one, 0) / held.length;
    expect(share).toBeGreaterThanOrEqual(0.8);
  });
});
