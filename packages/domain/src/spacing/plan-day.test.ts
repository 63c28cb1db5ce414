import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildCard } from "../testing/build-card.ts";
import {
  type Backlog,
  type Card,
  type DailyCaps,
  DEFAULT_MEMORY_WEIGHTS,
  NEW_CARD,
  nextWord,
  planDay,
  reviewSessionSchema,
  SESSION_WORDS,
  sessionAfter,
  sessionAfterUndo,
  spreadBacklog,
  startReviewSession,
} from "./index.ts";
import { byGain, reviewable } from "./plan-day.ts";

const NOTHING = { reviews: 0, newWords: 0 };
const plan = (cards: Record<string, Card>, caps: DailyCaps, rest = {}) =>
  planDay({
    cards: new Map(Object.entries(cards)),
    moment: { atMs: 0, day: 0 },
    testDay: 20,
    weights: DEFAULT_MEMORY_WEIGHTS,
    caps,
    done: NOTHING,
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
    expect(plan(cards, CAPS)).toEqual({
      learning: ["step-early", "step-late"],
      due: ["weak", "strong"],
      newWords: ["new-b", "new-a"],
      refreshers: ["brought-forward"],
      postponed: 0,
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
          const day = plan(all, caps, { done });
          const reviews = day.due.length + day.refreshers.length;
          expect(reviews).toBeLessThanOrEqual(Math.max(0, caps.reviews - done.reviews));
          expect(day.newWords.length).toBeLessThanOrEqual(
            Math.max(0, caps.newWords - done.newWords),
          );
          const { postponed, due } = plan(all, { reviews: 999, newWords: 0 });
          expect(postponed).toBe(0);
          expect(day.due.length + day.postponed).toBe(due.length);
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

/** The same, word by word: each day takes what is worth most of all that waits. */
function spreadWordByWord({ cards, day, testDay, reviewsPerDay, horizonDays }: Backlog) {
  const end = Math.min(day + horizonDays, testDay ?? Number.POSITIVE_INFINITY);
  const load = new Map<number, number>();
  let rest = [...cards];
  for (let current = day; current < end; current += 1) {
    const due = reviewable(rest, current).filter(({ card }) => card.dueDay <= current);
    const chosen = byGain(due, { day: current, testDay, weights: DEFAULT_MEMORY_WEIGHTS });
    const ids = new Set(chosen.slice(0, reviewsPerDay).map(({ id }) => id));
    if (ids.size > 0) load.set(current, ids.size);
    rest = rest.filter(([id]) => !ids.has(id));
  }
  return load;
}

describe("a backlog", () => {
  it("is spread over days as if each took its words by their worth, none above the cap", () => {
    const cap = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(someCards, cap, fc.boolean(), (cards, reviewsPerDay, isDated) => {
        const testDay = isDated ? 25 : null;
        const backlog = { cards, day: 0, testDay, reviewsPerDay, horizonDays: 30 };
        const load = spreadBacklog(backlog);
        expect(load).toEqual(spreadWordByWord(backlog));
        expect(Math.max(0, ...load.values())).toBeLessThanOrEqual(reviewsPerDay);
      }),
    );
  });

  it("of words seen today begins tomorrow, and reaches neither the test nor beyond the horizon", () => {
    const cards = new Map([
      ["today", buildCard({ lastDay: 0, dueDay: 0 })],
      ["later", buildCard({ lastDay: -3, dueDay: 7 })],
    ]);
    const spread = (testDay: number | null, horizonDays: number) => [
      ...spreadBacklog({ cards, day: 0, testDay, reviewsPerDay: 5, horizonDays }),
    ];
    expect(spread(null, 8)).toEqual([
      [1, 1],
      [7, 1],
    ]);
    expect(spread(7, 8)).toEqual([[1, 1]]);
    expect(spread(null, 7)).toEqual([[1, 1]]);
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
