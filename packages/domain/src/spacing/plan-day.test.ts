import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildCard } from "../testing/build-card.ts";
import { secondsOfNewWord, secondsOfReview } from "./day-time.ts";
import {
  type Backlog,
  type Card,
  type DailyCaps,
  DEFAULT_MEMORY_WEIGHTS,
  NEW_CARD,
  nextWord,
  planDay,
  planMore,
  reviewSessionSchema,
  SESSION_WORDS,
  sessionAfter,
  sessionAfterUndo,
  spreadBacklog,
  startReviewSession,
} from "./index.ts";
import { pRecallAfter } from "./memory-model.ts";
import { byGain, reviewable } from "./plan-day.ts";
import { habitsOf, RARE_WORD_HABITS } from "./simulation/habits.ts";

const NOTHING = { reviews: 0, newWords: 0, seconds: 0 };
const AMPLE = { minutesPerDay: 240, habits: RARE_WORD_HABITS };
const plan = (cards: Record<string, Card>, caps: DailyCaps, rest = {}) =>
  planDay({
    cards: new Map(Object.entries(cards)),
    moment: { atMs: 0, day: 0 },
    testDay: 20,
    weights: DEFAULT_MEMORY_WEIGHTS,
    caps,
    done: NOTHING,
    ...AMPLE,
    ...rest,
  });
const CAPS = { reviews: 100, newWords: 10 };
const step = (dueAtMs: number) =>
  buildCard({ phase: "learning", dueAtMs, dueDay: null, lastDay: 0, stability: 1 });

/** Cards as they may be on day 0: with gaps, stabilities and days on which they are due, some set aside. */
const someCards = fc
  .array(
    fc.record({
      stability: fc.double({ min: 0.2, max: 200, noNaN: true }),
      gap: fc.integer({ min: 0, max: 60 }),
      interval: fc.integer({ min: 1, max: 40 }),
      isAside: fc.boolean(),
    }),
    { maxLength: 80 },
  )
  .map(
    (cards) =>
      new Map(
        cards.map(({ stability, gap, interval, isAside }, at) => [
          `w${at}`,
          buildCard({
            stability,
            lastDay: -gap,
            intervalDays: interval,
            dueDay: interval - gap,
            suspension: isAside && at % 5 === 0 ? "leech" : null,
          }),
        ]),
      ),
  );

describe("a day's order", () => {
  it("is steps by time, words due by gain, new words in their order, then refreshers", () => {
    const cards = {
      "new-b": NEW_CARD,
      "new-a": NEW_CARD,
      strong: buildCard({ stability: 60, intervalDays: 8 }),
      weak: buildCard({ stability: 6, intervalDays: 8 }),
      "step-late": step(900),
      "step-early": step(100),
      tomorrow: buildCard({ intervalDays: 11, dueDay: 1 }),
      leech: buildCard({ suspension: "leech" }),
      "brought-forward": buildCard({ intervalDays: 90, dueDay: 0, stability: 50 }),
    };
    expect(plan(cards, CAPS)).toMatchObject({
      learning: ["step-early", "step-late"],
      due: ["weak", "strong"],
      newWords: ["new-b", "new-a"],
      refreshers: ["brought-forward"],
      postponed: { reviews: 0, because: null },
      newHeldBack: 0,
    });
  });

  it("asks no word twice on one day", () => {
    expect(plan({ seen: buildCard({ lastDay: 0, intervalDays: 0 }) }, CAPS).due).toEqual([]);
  });

  it("keeps to the caps, less what was done, and says what stays", () => {
    fc.assert(
      fc.property(
        someCards,
        fc.record({ reviews: fc.nat(40), newWords: fc.nat(5) }),
        fc.record({ reviews: fc.nat(20), newWords: fc.nat(3) }),
        (cards, caps, done) => {
          const all = { ...Object.fromEntries(cards), n1: NEW_CARD, n2: NEW_CARD };
          const day = plan(all, caps, { done: { ...done, seconds: 0 } });
          const reviews = day.due.length + day.refreshers.length;
          expect(reviews).toBeLessThanOrEqual(Math.max(0, caps.reviews - done.reviews));
          expect(day.newWords.length).toBeLessThanOrEqual(
            Math.max(0, caps.newWords - done.newWords),
          );
          const { postponed, due } = plan(all, { reviews: 999, newWords: 0 });
          expect(postponed.reviews).toBe(0);
          expect(day.due.length + day.postponed.reviews).toBe(due.length);
          expect(due.slice(0, day.due.length)).toEqual(day.due);
        },
      ),
    );
  });

  it("refreshes in the final week what has fallen below .92, and everything on the last day", () => {
    const cards = {
      fresh: buildCard({ stability: 500, intervalDays: 90, dueDay: 40 }),
      faded: buildCard({ stability: 14, intervalDays: 90, dueDay: 40 }),
    };
    expect(plan(cards, CAPS, { testDay: 8 }).refreshers).toEqual([]);
    expect(plan(cards, CAPS, { testDay: 7 }).refreshers).toEqual(["faded"]);
    expect(plan(cards, CAPS, { testDay: 1 }).refreshers).toEqual(["faded", "fresh"]);
    expect(plan(cards, CAPS, { testDay: 0 }).refreshers).toEqual([]);
  });
});

/** So many words that came due long ago. */
const waitingWords = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => [`due${at}`, buildCard({ stability: 5 + at, lastDay: -40, dueDay: -20 })] as const,
  );

const usual = { firstRatings: [0, 0, 0, 0], recalledRatings: [0, 0, 0], timeFactor: 1 };
const PACES = {
  usual: RARE_WORD_HABITS,
  slow: habitsOf({ ...usual, timeFactor: 3 }),
  quick: habitsOf({ ...usual, timeFactor: 0.4 }),
  learned: habitsOf({ ...usual, firstRatings: [5, 10, 300, 100], recalledRatings: [10, 200, 90] }),
};

describe("the minutes of a day", () => {
  const cards = {
    ...Object.fromEntries(waitingWords(120)),
    ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`new${at}`, NEW_CARD])),
  };
  const wide = { reviews: 300, newWords: 30 };

  it.each(Object.entries(PACES))("hold what is planned for a %s student", (_, habits) => {
    let before = 0;
    for (const minutesPerDay of [5, 10, 20, 40]) {
      const day = plan(cards, wide, { habits, minutesPerDay });
      const seconds = day.due.reduce((sum, id) => {
        const stability = cards[id]?.stability ?? Number.NaN;
        return sum + secondsOfReview(habits, pRecallAfter(40, stability, DEFAULT_MEMORY_WEIGHTS));
      }, day.newWords.length * secondsOfNewWord(habits));
      expect(day.seconds).toBeCloseTo(seconds, 6);
      expect(seconds).toBeLessThanOrEqual(60 * minutesPerDay);
      expect(day.due.length).toBeGreaterThanOrEqual(before);
      if (day.due.length < 120) {
        // Nothing that would fit is left out, and no new word goes before a review.
        expect(seconds).toBeGreaterThan(60 * minutesPerDay - Math.max(...habits.reviewSeconds));
        expect(day.newWords).toEqual([]);
        expect(day.postponed).toEqual({ reviews: 120 - day.due.length, because: "minutes" });
        expect(day.newHeldBack).toBe(30);
      }
      before = day.due.length;
    }
    expect(before).toBeGreaterThan(20);
  });

  it("leave a few words on any day, and none once these are done", () => {
    const short = { habits: PACES.slow, minutesPerDay: 1 };
    expect(plan(cards, wide, short).due).toHaveLength(3);
    const done = { reviews: 3, newWords: 0, seconds: 200 };
    expect(plan(cards, wide, { ...short, done }).due).toEqual([]);
    expect(plan({ a: NEW_CARD, b: NEW_CARD }, wide, short).newWords).toEqual(["a", "b"]);
    expect(plan(cards, { reviews: 2, newWords: 0 }, short).due).toHaveLength(2);
  });

  it("are less by what was spent, and what fits grows where it was quick", () => {
    const done = { reviews: 30, newWords: 0, seconds: 120 };
    const fresh = plan(cards, wide, { minutesPerDay: 10 }).due.length;
    expect(plan(cards, wide, { minutesPerDay: 10, done }).due.length).toBeLessThan(fresh);
    const spent = { ...done, seconds: 600 };
    expect(plan(cards, wide, { minutesPerDay: 10, done: spent }).due).toEqual([]);
  });
});

describe("new words while reviews wait", () => {
  const cards = (waiting: number) => ({
    ...Object.fromEntries(waitingWords(waiting)),
    ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`new${at}`, NEW_CARD])),
  });
  const caps = { reviews: 40, newWords: 10 };
  it.each([
    [40, 10],
    [50, 7],
    [60, 5],
    [80, 0],
    [300, 0],
  ])("with %i due, a cap of 40 and no test, %i come", (waiting, newWords) => {
    const day = plan(cards(waiting), caps, { testDay: null });
    expect([day.newWords.length, day.newHeldBack]).toEqual([newWords, 10 - newWords]);
    // As many after the reviews as before them.
    const done = { reviews: 40, newWords: 2, seconds: 400 };
    const later = plan(cards(waiting - 40), caps, { testDay: null, done });
    expect(later.newWords.length).toBe(Math.max(0, newWords - 2));
  });

  it.each([
    [80, 10],
    [430, 10],
    [437, 3],
    [440, 0],
    [600, 0],
  ])("with %i due, a cap of 40 and a test ahead, %i come", (waiting, newWords) => {
    const due = cards(waiting);
    expect(plan(due, caps).newWords).toHaveLength(newWords);
    expect(plan(due, caps, { minutesPerDay: 5 }).newWords).toEqual([]);
    const load = spreadBacklog(
      spreading({ cards: new Map(Object.entries(due)), testDay: 20, caps }),
    );
    expect(load.get(0)?.newWords).toBe(newWords);
  });

  it("come all where the student wants no reviews", () => {
    expect(plan(cards(50), { reviews: 0, newWords: 10 }).newWords).toHaveLength(10);
  });
});

describe("a wish for more", () => {
  const cards = {
    ...Object.fromEntries(waitingWords(25)),
    ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`new${at}`, NEW_CARD])),
    step: step(900),
  };
  const more = (kind: "reviews" | "new-words") =>
    planMore(
      {
        cards: new Map(Object.entries(cards)),
        moment: { atMs: 0, day: 0 },
        testDay: null,
        weights: DEFAULT_MEMORY_WEIGHTS,
      },
      kind,
    );
  it("brings ten of one kind, the due ones by their worth", () => {
    const { due } = plan(cards, { reviews: 10, newWords: 0 }, { testDay: null });
    expect(more("reviews")).toEqual({ learning: ["step"], due, newWords: [], refreshers: [] });
    expect(due).toHaveLength(10);
    const { newWords, due: none } = more("new-words");
    expect([newWords.length, none]).toEqual([10, []]);
  });
});

/** The same, word by word: each day takes what is worth most of all that waits. */
function spreadWordByWord({ cards, day, testDay, caps, horizonDays }: Backlog) {
  const end = Math.min(day + horizonDays, testDay ?? Number.POSITIVE_INFINITY);
  const load = new Map<number, number>();
  let rest = [...cards];
  for (let current = day; current < end; current += 1) {
    const due = reviewable(rest, current).filter(({ card }) => card.dueDay <= current);
    const chosen = byGain(due, { day: current, testDay, weights: DEFAULT_MEMORY_WEIGHTS });
    const ids = new Set(chosen.slice(0, caps.reviews).map(({ id }) => id));
    if (ids.size > 0) load.set(current, ids.size);
    rest = rest.filter(([id]) => !ids.has(id));
  }
  return load;
}

const spreading = (changes: Partial<Backlog>): Backlog => ({
  cards: new Map(),
  day: 0,
  testDay: null,
  weights: DEFAULT_MEMORY_WEIGHTS,
  caps: { reviews: 5, newWords: 0 },
  done: NOTHING,
  horizonDays: 30,
  ...AMPLE,
  ...changes,
});
const reviewsOf = (load: ReadonlyMap<number, DailyCaps>) =>
  new Map([...load].map(([day, { reviews }]) => [day, reviews]));

describe("a backlog", () => {
  it("is spread over days as if each took its words by their worth, none above the cap", () => {
    const cap = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(someCards, cap, fc.boolean(), (cards, reviews, isDated) => {
        const testDay = isDated ? 25 : null;
        const backlog = spreading({ cards, testDay, caps: { reviews, newWords: 0 } });
        const load = reviewsOf(spreadBacklog(backlog));
        expect(load).toEqual(spreadWordByWord(backlog));
        expect(Math.max(0, ...load.values())).toBeLessThanOrEqual(reviews);
      }),
    );
  });

  it("of words seen today begins tomorrow, and reaches neither the test nor beyond the horizon", () => {
    const cards = new Map([
      ["today", buildCard({ lastDay: 0, dueDay: 0 })],
      ["later", buildCard({ lastDay: -3, dueDay: 7 })],
    ]);
    const spread = (testDay: number | null, horizonDays: number) => [
      ...reviewsOf(spreadBacklog(spreading({ cards, testDay, horizonDays }))),
    ];
    expect(spread(null, 8)).toEqual([
      [1, 1],
      [7, 1],
    ]);
    expect(spread(7, 8)).toEqual([[1, 1]]);
    expect(spread(null, 7)).toEqual([[1, 1]]);
  });

  it("takes more days where the minutes are few, and new words come as it shrinks", () => {
    const cards = new Map([
      ...waitingWords(30),
      ...Array.from({ length: 9 }, (_, at) => [`new${at}`, NEW_CARD] as const),
    ]);
    const caps = { reviews: 20, newWords: 4 };
    expect([...spreadBacklog(spreading({ cards, caps }))]).toEqual([
      [0, { reviews: 20, newWords: 2 }],
      [1, { reviews: 10, newWords: 4 }],
      [2, { reviews: 0, newWords: 3 }],
    ]);
    const short = spreadBacklog(spreading({ cards, caps, minutesPerDay: 1 }));
    expect(short.size).toBeGreaterThan(5);
    expect(short.get(0)?.newWords).toBe(0);
    const used = { reviews: 20, newWords: 1, seconds: 200 };
    expect([...spreadBacklog(spreading({ cards, caps, done: used }))]).toEqual([
      [1, { reviews: 20, newWords: 2 }],
      [2, { reviews: 10, newWords: 4 }],
      [3, { reviews: 0, newWords: 3 }],
    ]);
  });
});

describe("a session", () => {
  const words = Array.from({ length: 30 }, (_, at) => [`w${at}`, NEW_CARD] as const);
  const day = plan(Object.fromEntries(words), { reviews: 0, newWords: 25 });

  it(`has ${SESSION_WORDS} words, and ends when all are out of their steps`, () => {
    let session = startReviewSession(day);
    expect(session.ahead).toHaveLength(SESSION_WORDS);
    let [atMs, shown] = [0, 0];
    for (let id = nextWord(session, atMs); id !== null; id = nextWord(session, atMs)) {
      const isFirst = session.ahead.includes(id);
      session = sessionAfter(session, id, isFirst ? step(atMs + 60_000) : buildCard());
      // Left and taken up again between any two words.
      session = reviewSessionSchema.parse(JSON.parse(JSON.stringify(session)));
      [atMs, shown] = [atMs + 10_000, shown + 1];
    }
    expect(shown).toBe(2 * SESSION_WORDS);
    expect([...session.finished].sort()).toEqual([...day.newWords.slice(0, 20)].sort());
  });

  it("shows a word again when its step has run out, and sooner where nothing else is left", () => {
    const session = sessionAfter(startReviewSession(day, 3), "w0", step(60_000));
    expect([nextWord(session, 59_999), nextWord(session, 60_000)]).toEqual(["w1", "w0"]);
    const last = sessionAfter(startReviewSession(day, 1), "w0", step(60_000));
    expect(nextWord(last, 0)).toBe("w0");
  });

  it("shows an undone word next, and drops one that was set aside", () => {
    const after = sessionAfter(startReviewSession(day, 2), "w0", step(60_000));
    expect(nextWord(sessionAfterUndo(after, "w0"), 0)).toBe("w0");
    const leech = { ...step(60_000), suspension: "leech" as const };
    const aside = sessionAfter(startReviewSession(day, 1), "w0", leech);
    expect([nextWord(aside, 99_999), aside.finished]).toEqual([null, ["w0"]]);
  });
});
