import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildCard } from "../testing/build-card.ts";
import {
  type Card,
  DEFAULT_MEMORY_WEIGHTS,
  isDue,
  LEECH_LAPSES,
  NEW_CARD,
  previewRatings,
  RECALL_RATINGS,
  type RecallRating,
  recordReview,
  replayReviews,
  reschedule,
  resume,
  type SchedulingRules,
  suspend,
  undoReview,
  waitOf,
} from "./index.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const RULES: SchedulingRules = {
  weights: DEFAULT_MEMORY_WEIGHTS,
  desiredRetention: 0.9,
  testDay: null,
  load: new Map(),
};
const moment = (day: number) => ({ atMs: day * DAY_MS, day });

const rated = (rating: RecallRating, day: number) => ({ ...moment(day), rating });

function reviewed(card: Card, review: ReturnType<typeof rated>, rules = RULES) {
  const recorded = recordReview(card, review, rules);
  if (!recorded.ok) throw new Error(recorded.reason);
  return recorded.value;
}

describe("steps", () => {
  it("show a new word again after 1 and 10 minutes, and then after days", () => {
    const { again, hard, good, easy } = previewRatings(NEW_CARD, moment(0), RULES);
    expect([again, hard, good].map(({ dueAtMs }) => dueAtMs)).toEqual(
      [1, 6, 10].map((minutes) => minutes * MINUTE_MS),
    );
    expect([easy.phase, easy.dueDay, easy.dueAtMs]).toEqual(["review", 8, null]);
    const second = previewRatings(good, { atMs: 10 * MINUTE_MS, day: 0 }, RULES);
    expect([second.good.phase, second.good.dueDay]).toEqual(["review", 2]);
  });

  it("are shown in minutes, and intervals in days", () => {
    const preview = previewRatings(NEW_CARD, moment(0), RULES);
    expect(RECALL_RATINGS.map((rating) => waitOf(preview[rating], moment(0)))).toEqual([
      { unit: "minutes", amount: 1 },
      { unit: "minutes", amount: 6 },
      { unit: "minutes", amount: 10 },
      { unit: "days", amount: 8 },
    ]);
    expect(waitOf(buildCard({ dueDay: -3 }), moment(0))).toEqual({ unit: "days", amount: 0 });
    expect(waitOf(suspend(buildCard()), moment(0))).toBeNull();
  });

  it("show a forgotten word again after 10 minutes", () => {
    const { card } = reviewed(buildCard(), rated("again", 0));
    expect([card.phase, card.dueAtMs, card.lapses]).toEqual(["relearning", 10 * MINUTE_MS, 1]);
    expect(isDue(card, { atMs: 10 * MINUTE_MS - 1, day: 0 })).toBe(false);
    expect(isDue(card, { atMs: 10 * MINUTE_MS, day: 0 })).toBe(true);
  });
});

const aCard = fc
  .record({
    stability: fc.double({ min: 0.1, max: 400, noNaN: true }),
    memoryDifficulty: fc.double({ min: 1, max: 10, noNaN: true }),
    gap: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ gap, ...memory }) => buildCard({ ...memory, lastDay: -gap }));

describe("intervals", () => {
  it("grow from again to easy", () => {
    fc.assert(
      fc.property(aCard, fc.constantFrom(0.7, 0.8, 0.9, 0.92), (card, desiredRetention) => {
        const preview = previewRatings(card, moment(0), { ...RULES, desiredRetention });
        const days = RECALL_RATINGS.map((rating) => preview[rating].intervalDays);
        expect(days).toEqual([...days].sort((one, other) => one - other));
        expect(days[3]).toBeGreaterThan(days[2] ?? 0);
      }),
    );
  });

  it("end on the day before the test at the latest, and are the usual ones without a test", () => {
    fc.assert(
      fc.property(aCard, fc.integer({ min: 1, max: 60 }), (card, testDay) => {
        const preview = previewRatings(card, moment(0), { ...RULES, testDay });
        const free = previewRatings(card, moment(0), RULES);
        for (const rating of ["hard", "good", "easy"] as const) {
          const { dueDay, intervalDays } = preview[rating];
          expect(dueDay).toBeLessThanOrEqual(testDay - 1);
          expect(intervalDays).toBe(free[rating].intervalDays);
          if (intervalDays < testDay) expect(dueDay).toBe(free[rating].dueDay);
        }
      }),
    );
  });

  it("that the test date cuts end on the least loaded of the last days", () => {
    const card = buildCard({ stability: 300, lastDay: -300 });
    const load = new Map([
      [29, 9],
      [28, 9],
      [27, 4],
      [26, 9],
      [25, 4],
      [24, 9],
      [23, 9],
    ]);
    expect(reviewed(card, rated("good", 0), { ...RULES, testDay: 30, load }).card.dueDay).toBe(27);
    expect(reviewed(card, rated("good", 0), { ...RULES, testDay: 30 }).card.dueDay).toBe(29);
  });

  it("ask nothing twice on the day before the test, and go on after it", () => {
    const rules = { ...RULES, testDay: 1 };
    const { card } = reviewed(buildCard(), rated("good", 0), rules);
    expect([card.dueDay, isDue(card, moment(0))]).toEqual([0, false]);
    const after = reviewed(buildCard({ lastDay: 0 }), rated("good", 5), rules).card;
    expect(after.dueDay).toBe(5 + after.intervalDays);
  });

  it("do not turn negative when the clock is set back", () => {
    const { card, entry } = reviewed(buildCard({ lastDay: 3 }), rated("good", 1));
    expect([card.lastDay, entry.elapsedDays]).toEqual([3, 0]);
  });

  it("are found anew when the plan changes", () => {
    const { card } = reviewed(buildCard(), rated("good", 0));
    const looser = reschedule(card, { ...RULES, desiredRetention: 0.8 });
    expect(looser.intervalDays).toBeGreaterThan(2 * card.intervalDays);
    expect(reschedule(looser, RULES)).toEqual(card);
    expect(reschedule(looser, { ...RULES, testDay: 9 }).dueDay).toBe(8);
    const inSteps = reviewed(NEW_CARD, rated("again", 0)).card;
    expect(reschedule(inSteps, RULES)).toBe(inSteps);
  });
});

const someReviews = fc.array(
  fc.record({ rating: fc.constantFrom(...RECALL_RATINGS), gap: fc.integer({ min: 0, max: 40 }) }),
  { minLength: 1, maxLength: 15 },
);

describe("the log", () => {
  it("takes back the last review exactly, and no other", () => {
    fc.assert(
      fc.property(someReviews, (reviews) => {
        let [card, day]: [Card, number] = [NEW_CARD, 0];
        for (const [at, { rating, gap }] of reviews.entries()) {
          day += gap;
          const before = resume(card);
          const step = { atMs: day * DAY_MS + at, day, rating };
          const recorded = recordReview(before, step, RULES);
          if (!recorded.ok) throw new Error(recorded.reason);
          const { card: after, entry } = recorded.value;
          expect(undoReview(after, entry)).toEqual({ ok: true, value: before });
          expect(undoReview(before, entry)).toEqual({ ok: false, reason: "not-the-last-review" });
          card = after;
        }
      }),
      { numRuns: 40 },
    );
  });

  it("rebuilds the card, and holds what was predicted before each answer", () => {
    const days = [0, 0, 2, 9, 40];
    const log = days.map((day, at) => ({ atMs: day * DAY_MS + at, day, rating: "good" as const }));
    const { card, entries } = replayReviews(log, RULES);
    const stepwise = log.reduce((before, { day, atMs, rating }) => {
      const recorded = recordReview(before, { atMs, day, rating }, RULES);
      return recorded.ok ? recorded.value.card : before;
    }, NEW_CARD);
    expect(card).toEqual(stepwise);
    expect(entries.map(({ elapsedDays }) => elapsedDays)).toEqual([0, 0, 2, 7, 31]);
    expect(entries[0]?.pRecall).toBeNull();
    expect(entries[2]?.pRecall).toBeCloseTo(0.91, 2);
  });
});

describe("leeches", () => {
  it(`are set aside at the lapse number ${LEECH_LAPSES}, with the reason, and at each one after`, () => {
    let card = buildCard({ lastDay: 0 });
    for (let lapse = 1; lapse <= LEECH_LAPSES; lapse += 1) {
      expect(card.suspension).toBeNull();
      card = reviewed(card, rated("again", 2 * lapse)).card;
      if (lapse < LEECH_LAPSES) card = reviewed(card, rated("good", 2 * lapse)).card;
    }
    expect([card.lapses, card.suspension]).toEqual([LEECH_LAPSES, "leech"]);
    expect(isDue(card, moment(100))).toBe(false);
    expect(recordReview(card, rated("good", 100), RULES)).toEqual({
      ok: false,
      reason: "suspended",
    });
    const again = reviewed(reviewed(resume(card), rated("good", 20)).card, rated("again", 30)).card;
    expect(again.suspension).toBe("leech");
    expect(suspend(resume(again)).suspension).toBe("by-student");
  });
});
