import { describe, expect, it } from "vitest";
import { seededRandom } from "../../kernel/index.ts";
import {
  DEFAULT_MEMORY_WEIGHTS,
  firstMemory,
  type MemoryWeights,
  nextMemory,
  pRecallAfter,
} from "../memory-model.ts";
import { type LoggedReview, replayReviews } from "../replay-reviews.ts";
import { simulateLog } from "../simulation/simulate-log.ts";
import { fitWeights } from "./fit-weights.ts";
import { memoryLog } from "./memory-log.ts";
import { predictLog, recallLossOf } from "./predict-log.ts";
import { isFitDue, tryFit } from "./try-fit.ts";

const DAY_MS = 86_400_000;
const at = (day: number, rating: LoggedReview["rating"], ms = 0): LoggedReview => ({
  atMs: day * DAY_MS + ms,
  day,
  rating,
});

/** Words that are forgotten by the given weights, reviewed at random distances, begun on different days. */
function drawLog(weights: MemoryWeights, words: number, seed: number): LoggedReview[][] {
  const random = seededRandom(seed);
  return Array.from({ length: words }, (_, word) => {
    let day = 20_000 + Math.floor(random() * 300);
    let grade = random() < 0.5 ? 1 : 3;
    let memory = firstMemory(grade, weights);
    const log = [at(day, grade === 1 ? "again" : "good", word)];
    for (let review = 0; review < 7; review += 1) {
      const elapsedDays = 1 + Math.floor(random() * 3 * memory.stability);
      const pRecall = pRecallAfter(elapsedDays, memory.stability, weights);
      grade = random() < pRecall ? 3 : 1;
      memory = nextMemory(memory, { elapsedDays, grade }, weights);
      day += elapsedDays;
      log.push(at(day, grade === 1 ? "again" : "good", word));
    }
    return log;
  });
}

/** Keeps words four times as long after the first meeting. */
const OWN: MemoryWeights = DEFAULT_MEMORY_WEIGHTS.map((value, place) =>
  place < 4 ? 4 * value : value,
);

describe("a log that is fitted to", () => {
  it("predicts reviews on later days, in order of time over all words", () => {
    const log = memoryLog([
      [at(0, "good"), at(0, "again", 5), at(4, "good"), at(9, "again")],
      [at(1, "again"), at(3, "hard"), at(2, "easy", 2 * DAY_MS)],
    ]);
    expect(log.predicted).toBe(3);
    expect(log.words).toEqual([
      [
        { elapsedDays: 0, grade: 3, place: null },
        { elapsedDays: 0, grade: 1, place: null },
        { elapsedDays: 4, grade: 3, place: 1 },
        { elapsedDays: 5, grade: 1, place: 2 },
      ],
      [
        { elapsedDays: 0, grade: 1, place: null },
        { elapsedDays: 2, grade: 2, place: 0 },
        // A clock set back: the day of the review before counts.
        { elapsedDays: 0, grade: 4, place: null },
      ],
    ]);
  });

  it.each([
    ["default weights", DEFAULT_MEMORY_WEIGHTS],
    ["weights of a student's own", OWN],
  ])("is predicted as the scheduler predicts it, with %s", (_, weights) => {
    const words = drawLog(DEFAULT_MEMORY_WEIGHTS, 40, 5);
    const log = memoryLog(words);
    const span = { from: 0, to: log.predicted };
    const ours = predictLog(log, weights, span).map(({ pRecall }) => pRecall);
    const rules = { weights, desiredRetention: 0.9, testDay: null, load: new Map() };
    const theirs = words.flatMap((word) =>
      replayReviews(word, rules).entries.flatMap(({ pRecall, elapsedDays }) =>
        pRecall === null || elapsedDays === 0 ? [] : [pRecall],
      ),
    );
    expect(ours).toHaveLength(280);
    for (const [place, pRecall] of ours.entries()) {
      expect(pRecall).toBeCloseTo(theirs[place] ?? Number.NaN, 6);
    }
  });
});

describe("fitted weights", () => {
  it("come near those by which the student forgets, and move no others", () => {
    const log = memoryLog(drawLog(OWN, 300, 1));
    const fitted = fitWeights(log, log.predicted);
    const span = { from: 0, to: log.predicted };
    const loss = (weights: MemoryWeights) => recallLossOf(log, weights, span) / log.predicted;
    expect(loss(fitted)).toBeLessThan(loss(DEFAULT_MEMORY_WEIGHTS) - 0.005);
    expect(loss(fitted)).toBeLessThan(loss(OWN) + 0.002);
    expect(fitted[2]).toBeGreaterThan(2 * (DEFAULT_MEMORY_WEIGHTS[2] ?? 0));
    const still = fitted.filter((_, place) => place > 3 && place !== 8 && place !== 20);
    const before = DEFAULT_MEMORY_WEIGHTS.filter((_, p) => p > 3 && p !== 8 && p !== 20);
    expect(still).toEqual(before);
  });

  it("do not know of reviews behind those that they are fitted to", () => {
    const words = drawLog(OWN, 60, 2);
    const log = memoryLog(words);
    const until = Math.floor(log.predicted / 2);
    const lastAtMs = Math.max(...words.flat().map(({ atMs }) => atMs));
    const other = memoryLog(
      words.map((word) =>
        word.map((review) =>
          review.atMs > 0.9 * lastAtMs ? { ...review, rating: "again" as const } : review,
        ),
      ),
    );
    expect(fitWeights(other, until)).toEqual(fitWeights(log, until));
    expect(fitWeights(other, other.predicted)).not.toEqual(fitWeights(log, log.predicted));
  });

  it("stay at the defaults without reviews", () => {
    expect(fitWeights(memoryLog([]), 0)).toEqual(DEFAULT_MEMORY_WEIGHTS);
  });
});

describe("a trial", () => {
  it("adopts a fit that predicts the last fifth better, and fits the whole log", () => {
    const logs = [0, 1, 2, 3].map((seed) => memoryLog(simulateLog(seed, 30)));
    const trials = logs.map((log) => ({ log, trial: tryFit(log) }));
    const won = trials.filter(({ trial }) => trial.weights !== null);
    expect(won.length).toBeGreaterThan(0);
    for (const { log, trial } of won) {
      const from = Math.floor(0.8 * log.predicted);
      expect([trial.reviews, trial.heldOut]).toEqual([log.predicted, log.predicted - from]);
      const span = { from, to: log.predicted };
      const loss = recallLossOf(log, fitWeights(log, from), span) / trial.heldOut;
      expect(trial.fittedLogLoss).toBeCloseTo(loss, 12);
      expect(trial.fittedLogLoss).toBeLessThan(trial.defaultLogLoss);
      expect(trial.weights).toEqual(fitWeights(log, log.predicted));
    }
  });

  it("leaves the defaults where they predict the last fifth better", () => {
    const words = [...drawLog(OWN, 90, 4), ...drawLog(DEFAULT_MEMORY_WEIGHTS, 40, 4).map(later)];
    const trial = tryFit(memoryLog(words));
    expect(trial.fittedLogLoss).toBeGreaterThan(trial.defaultLogLoss);
    expect(trial.weights).toBeNull();
  });

  it("is due at 600 reviews, and again at a quarter more", () => {
    expect([599, 600].map((reviews) => isFitDue(reviews, null))).toEqual([false, true]);
    expect([799, 1000].map((reviews) => isFitDue(reviews, 800))).toEqual([false, true]);
    expect(isFitDue(999, 800)).toBe(false);
  });
});

/** Years later: behind all others. */
const later = (word: readonly LoggedReview[]): LoggedReview[] =>
  word.map(({ atMs, day, rating }) => ({
    atMs: atMs + 100_000 * DAY_MS,
    day: day + 100_000,
    rating,
  }));
