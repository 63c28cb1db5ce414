import { describe, expect, it } from "vitest";
import { chooseRetention, type RemainingStudy, wordsKnownAsPlanned } from "./choose-retention.ts";
import { DEFAULT_MEMORY_WEIGHTS } from "./memory-model.ts";
import { DEFAULT_RETENTION, RETENTION_GRID } from "./retention-rules.ts";
import { habitsOf, RARE_WORD_HABITS } from "./simulation/habits.ts";

const REMAINING: RemainingStudy = {
  days: 30,
  minutesPerDay: 20,
  mostReviewsPerDay: 200,
  mostNewPerDay: 60,
  unseenWords: 900,
  introduced: [],
  habits: RARE_WORD_HABITS,
  weights: DEFAULT_MEMORY_WEIGHTS,
};
const NOTHING_SEEN = { firstRatings: [0, 0, 0, 0], recalledRatings: [0, 0, 0], timeFactor: 1 };
const choose = (changes: Partial<RemainingStudy>, seed = 1) =>
  chooseRetention({ ...REMAINING, ...changes }, seed);

describe("choosing the desired retention", () => {
  it("is the same for the same seed, and about the best of what was tried", () => {
    const choice = choose({});
    expect(choose({})).toEqual(choice);
    const most = Math.max(...choice.expected.map(({ wordsKnown }) => wordsKnown));
    const chosen = choice.expected.find(
      ({ desiredRetention }) => desiredRetention === choice.desiredRetention,
    );
    expect(chosen?.wordsKnown).toBeGreaterThan(0.97 * most);
    expect(choice.expected.map(({ desiredRetention }) => desiredRetention)).toEqual([
      ...RETENTION_GRID,
    ]);
  });

  it("asks for more recall where time is plenty than where it is short", () => {
    const plenty = choose({ unseenWords: 100, minutesPerDay: 20, days: 60 });
    expect(choose({ minutesPerDay: 10 }).desiredRetention).toBe(0.7);
    expect(plenty.desiredRetention).toBeGreaterThanOrEqual(0.85);
  });

  it("knows more words with more time, and fewer at a slower pace", () => {
    const known = (changes: Partial<RemainingStudy>) =>
      Math.max(...choose(changes).expected.map(({ wordsKnown }) => wordsKnown));
    expect(known({ minutesPerDay: 30 })).toBeGreaterThan(1.1 * known({}));
    const slow = habitsOf({ ...NOTHING_SEEN, timeFactor: 1.5 });
    expect(known({ habits: slow })).toBeLessThan(0.9 * known({}));
  });

  it("counts the words that were met already, by their memories", () => {
    const introduced = Array.from({ length: 400 }, () => ({
      stability: 30,
      memoryDifficulty: 5,
      lastDay: -5,
    }));
    const mostKnown = (changes: Partial<RemainingStudy>) =>
      Math.max(...choose(changes).expected.map(({ wordsKnown }) => wordsKnown));
    const last = { days: 7, unseenWords: 0, mostNewPerDay: 0 };
    expect(mostKnown({ ...last, introduced })).toBeGreaterThan(370);
    expect(mostKnown({ ...last, introduced })).toBeLessThan(400);
    expect(mostKnown(last)).toBe(0);
  });

  it("asks for more recall of a student who knew many of the words beforehand", () => {
    expect(habitsOf(NOTHING_SEEN)).toEqual(RARE_WORD_HABITS);
    const habits = habitsOf({ ...NOTHING_SEEN, firstRatings: [30, 20, 150, 50] });
    expect(habits.firstRatings.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    const usual = choose({}).desiredRetention;
    expect(choose({ habits }).desiredRetention).toBeGreaterThan(usual);
  });

  it("keeps to the customary value without days left or with very many", () => {
    for (const days of [0, 400]) {
      expect(choose({ days })).toEqual({ desiredRetention: DEFAULT_RETENTION, expected: [] });
    }
  });
});

describe("what is expected of a plan that is kept", () => {
  const course = { desiredRetention: 0.8, knowsTestDay: true, seed: 1 };
  const planned = (changes: Partial<RemainingStudy>) =>
    wordsKnownAsPlanned({ ...REMAINING, ...changes }, course);

  it("is what the choice of the retention saw, and more with more time", () => {
    const seen = choose({}).expected.find(({ desiredRetention }) => desiredRetention === 0.8);
    expect(planned({})).toBe(seen?.wordsKnown);
    expect(planned({ minutesPerDay: 10 })).toBeLessThan(planned({}) ?? 0);
    expect(planned({ unseenWords: 100 })).toBeLessThanOrEqual(100);
  });

  it("is not told of no day or of a day too far away", () => {
    expect(planned({ days: 0 })).toBeNull();
    expect(planned({ days: 181 })).toBeNull();
  });
});
