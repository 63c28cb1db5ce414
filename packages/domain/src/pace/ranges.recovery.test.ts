import { describe, expect, it } from "vitest";
import { drawNormal, type RandomSource, seededRandom } from "../kernel/index.ts";
import { timeOf } from "./expected-time.ts";
import { flagAnswer } from "./flag-answer.ts";
import { addToTally, describeTally, EMPTY_PACE_TALLY } from "./pace-tally.ts";
import { gainPerMinute, reviewStays, type StayDecision } from "./review-stays.ts";
import type { Ranged } from "./share-right.ts";
import { type SkippableQuestion, skipHardest } from "./skip-hardest.ts";
import { secondsToCome } from "./stay-or-leave.ts";
import { sunkCost } from "./sunk-cost.ts";
import { newItemTime } from "./time-beliefs.ts";

const random = seededRandom(21);
const EXPECTED = timeOf(Math.log(70), 0.38 ** 2);
const drawMs = (source: RandomSource, ratio = 1) =>
  Math.round(1000 * ratio * 70 * Math.exp(0.38 * drawNormal(source)));

/** Share of some ranges that hold what they estimate. */
function coverage(repeats: number, draw: () => { range: Ranged | null; truth: number }): number {
  const drawn = Array.from({ length: repeats }, draw);
  return (
    drawn.filter(({ range, truth }) => range !== null && range.low <= truth && truth <= range.high)
      .length / repeats
  );
}

describe("80 % ranges", () => {
  it.each([8, 30])(
    "of the usual ratio of %d answers hold the true one in 77 to 83 %",
    (answers) => {
      const held = coverage(4000, () => {
        let tally = EMPTY_PACE_TALLY;
        for (let at = 0; at < answers; at += 1) {
          const answer = { isCorrect: true, isRapid: false };
          const pace = flagAnswer({
            ...answer,
            elapsedMs: drawMs(random, 1.2),
            expected: EXPECTED,
          });
          tally = addToTally(tally, { pace, isCorrect: true });
        }
        return { range: describeTally(tally).ratio, truth: 1.2 };
      });
      expect(held).toBeGreaterThanOrEqual(0.77);
      expect(held).toBeLessThanOrEqual(0.83);
    },
  );

  it("of what lost time was worth hold the true price in 76 to 88 %", () => {
    // Every tenth answer takes three times the usual time and is wrong; the rest are right in six of ten cases.
    const held = coverage(4000, () => {
      const answers = Array.from({ length: 30 }, (_, at) => {
        const isSunk = at % 10 === 0;
        const elapsedMs = isSunk ? 210_000 : Math.min(139_000, drawMs(random));
        return { elapsedMs, isCorrect: !isSunk && random() < 0.6, expected: EXPECTED };
      });
      // Three of thirty at the cap of 140 s; a usual one takes 70 e^(.38²/2) = 75.2 s, cut at 139 s: 74.9 s.
      const truth = (3 * 70 * (27 * 0.6)) / (27 * 74.9 + 3 * 140);
      return { range: sunkCost(answers).bought?.right ?? null, truth };
    });
    expect(held).toBeGreaterThanOrEqual(0.76);
    expect(held).toBeLessThanOrEqual(0.88);
  });

  it("of what stays brought hold the truth in 77 to 86 %", () => {
    const held = coverage(3000, () => {
      const own = gainPerMinute(
        Array.from({ length: 40 }, () => {
          return { elapsedMs: 75_000, isCorrect: random() < 0.6, guessing: 0.2 };
        }),
      );
      const stays = Array.from({ length: 16 }, (): StayDecision => {
        const isCorrect = random() < 0.45;
        const part = { choice: "stay", expected: EXPECTED, pCorrect: 0.5 } as const;
        return { ...part, isCorrect, guessing: 0.2, askedMs: 105_000, elapsedMs: 165_000 };
      });
      // 16 minutes; (.45 − .2) each, against (.6 − .2) / 1.25 elsewhere.
      return { range: reviewStays(stays, own).stays.net, truth: 16 * (0.25 - 0.4 / 1.25) };
    });
    expect(held).toBeGreaterThanOrEqual(0.77);
    expect(held).toBeLessThanOrEqual(0.86);
  });
});

describe("expectations", () => {
  it.each([20, 105, 250])(
    "of the time to come after %d s are those of simulated times",
    (elapsed) => {
      const spread = 0.38;
      let [sum, count] = [0, 0];
      while (count < 20_000) {
        const log = Math.log(elapsed / 70) / spread;
        // In the tail by rejection under an exponential density.
        const z = log > 0 ? log - Math.log(1 - random()) / log : drawNormal(random);
        if (z <= log || (log > 0 && random() > Math.exp(-0.5 * (z - log) ** 2))) continue;
        sum += 70 * Math.exp(spread * z) - elapsed;
        count += 1;
      }
      expect(secondsToCome(elapsed, EXPECTED) / (sum / count)).toBeCloseTo(1, 1);
    },
  );

  it("of right answers with the two hardest left for the end are those of simulated sections", () => {
    const questions = [0.7, 0.2, 0.8, 0.6, 0.25, 0.7, 0.75, 0.6, 0.65, 0.7].map(
      (pCorrect, at): SkippableQuestion => ({
        time: { ...newItemTime(pCorrect < 0.3 ? 110 : 60 + 3 * at), variance: 0.085 ** 2 },
        pCorrect,
        guessing: 0.15,
      }),
    );
    const student = { mean: 0, variance: 0.1 ** 2, answers: 40 };
    const plan = { questions, student, timeFactor: 1, limitSeconds: 750 };
    const { skipped, inOrder, skipping, change } = skipHardest(plan);
    expect(skipped).toEqual([1, 4]);
    const orders = [
      { order: [...questions.keys()], limit: 750 },
      { order: [0, 2, 3, 5, 6, 7, 8, 9, 1, 4], limit: 730 },
    ];
    const [plain = 0, skippy = 0] = orders.map(({ order, limit }) => {
      let right = 0;
      for (let sitting = 0; sitting < 20_000; sitting += 1) {
        const speed = 0.1 * drawNormal(random);
        let elapsed = 0;
        for (const at of order) {
          const { time, pCorrect, guessing } = questions[at] as SkippableQuestion; // of the order
          const noise = 0.085 * drawNormal(random) + 0.38 * drawNormal(random);
          elapsed += Math.exp(time.mean - speed + noise);
          right += elapsed <= limit ? pCorrect : guessing;
        }
      }
      return right / 20_000;
    });
    expect(inOrder).toBeCloseTo(plain, 1);
    expect(skipping).toBeCloseTo(skippy, 1);
    expect(Math.abs(change - (skippy - plain))).toBeLessThan(0.03);
    expect(change).toBeGreaterThan(0.3);
  });
});
