import {
  clipParameters,
  createEmptyCard,
  type Card as FsrsCard,
  fsrs,
  type Grade,
  State,
} from "ts-fsrs";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../kernel/index.ts";
import {
  type Card,
  cardSchema,
  NEW_CARD,
  RECALL_RATINGS,
  recordReview,
  replayReviews,
  resume,
  reviewEntrySchema,
  studyDayOf,
} from "./index.ts";
import {
  DEFAULT_MEMORY_WEIGHTS,
  firstMemory,
  intervalFor,
  type Memory,
  type MemoryWeights,
  nextMemory,
  pRecallAfter,
} from "./memory-model.ts";
import { drawStudent } from "./simulation/draw-student.ts";

const DAY_MS = 86_400_000;
const REVIEWS = 10_000;
const RETENTIONS = [0.7, 0.8, 0.9, 0.95];
const PHASES = { [State.New]: "new", [State.Learning]: "learning" } as Record<State, string>;
PHASES[State.Review] = "review";
PHASES[State.Relearning] = "relearning";

const stored = (card: Card): Card => cardSchema.parse(JSON.parse(JSON.stringify(card)));

/** Gaps as they come: minutes within steps, days about the interval and far beyond it after them. */
function drawGapMs(card: FsrsCard, random: () => number): number {
  if (random() < 0.1) return Math.floor(random() * DAY_MS);
  if (card.state !== State.Review) return Math.floor((1 + 30 * random()) * 60_000);
  return Math.floor((0.3 + 2 * random() ** 3) * card.scheduled_days * DAY_MS + random() * DAY_MS);
}

/** Weights of a student's own, as they may be fitted: within the ranges of the library. */
const OWN_WEIGHTS = clipParameters([...drawStudent(0, seededRandom(3)).weights], 1, true);
const WEIGHTS: readonly (readonly [string, MemoryWeights])[] = [
  ["the default weights", DEFAULT_MEMORY_WEIGHTS],
  ["weights of a student's own", OWN_WEIGHTS],
];

describe.each(WEIGHTS)("the scheduler against ts-fsrs, with %s", (_, weights) => {
  it(`keeps its memory and its intervals over ${REVIEWS} random reviews, stored as JSON between them`, () => {
    const random = seededRandom(54);
    let [reviews, lapses, longIntervals, largestError] = [0, 0, 0, 0];
    const different: unknown[] = [];
    while (reviews < REVIEWS) {
      const desiredRetention = RETENTIONS[reviews % RETENTIONS.length] as number;
      const engine = fsrs({ request_retention: desiredRetention, w: weights });
      let at = Date.UTC(2026, 0, 1) + Math.floor(random() * 365 * DAY_MS);
      let theirs = createEmptyCard(new Date(at));
      let ours: Card = NEW_CARD;
      for (let n = 0; n < 25; n += 1, reviews += 1) {
        const grade = (1 + Math.floor(random() * 4)) as Grade;
        const rating = RECALL_RATINGS[grade - 1] as (typeof RECALL_RATINGS)[number];
        theirs = engine.next(theirs, new Date(at), grade).card;
        const load = new Map<number, number>();
        const rules = { weights, desiredRetention, testDay: null, load };
        const day = Math.floor(at / DAY_MS);
        const recorded = recordReview(resume(stored(ours)), { atMs: at, day, rating }, rules);
        if (!recorded.ok) throw new Error(recorded.reason);
        const { entry } = recorded.value;
        ours = stored(recorded.value.card);
        largestError = Math.max(
          largestError,
          Math.abs(ours.stability - theirs.stability),
          Math.abs(ours.memoryDifficulty - theirs.difficulty),
        );
        const due = theirs.state === State.Review ? ours.dueDay : ours.dueAtMs;
        const isSame =
          reviewEntrySchema.parse(JSON.parse(JSON.stringify(entry))).pRecall === entry.pRecall &&
          ours.phase === PHASES[theirs.state] &&
          ours.step === theirs.learning_steps &&
          ours.reviews === theirs.reps &&
          ours.lapses === theirs.lapses &&
          ours.intervalDays === theirs.scheduled_days &&
          due === (theirs.state === State.Review ? day + ours.intervalDays : theirs.due.getTime());
        if (!isSame) different.push({ ours, theirs });
        if (theirs.scheduled_days > 30) longIntervals += 1;
        at += drawGapMs(theirs, random);
      }
      lapses += theirs.lapses;
    }
    expect(largestError).toBeLessThan(1e-6);
    expect(different).toEqual([]);
    expect(lapses).toBeGreaterThan(500);
    expect(longIntervals).toBeGreaterThan(500);
  });
});

describe.each(WEIGHTS)("the formulas of simulations and forecasts, with %s", (_, weights) => {
  it("give the memory, the recall and the intervals of ts-fsrs", () => {
    const random = seededRandom(6);
    const engine = fsrs({ request_retention: 0.83, w: weights });
    for (let n = 0; n < 400; n += 1) {
      let theirs: { stability: number; difficulty: number } | null = null;
      let ours: Memory | null = null;
      for (let review = 0; review < 12; review += 1) {
        const grade = (1 + Math.floor(random() * 4)) as Grade;
        const elapsedDays = random() < 0.2 ? 0 : Math.floor(random() ** 4 * 400);
        theirs = engine.next_state(theirs, elapsedDays, grade);
        ours =
          ours === null
            ? firstMemory(grade, weights)
            : nextMemory(ours, { elapsedDays, grade }, weights);
        const { stability } = theirs;
        expect(Math.abs(ours.stability - stability)).toBeLessThan(1e-6 * Math.max(1, stability));
        expect(Math.abs(ours.memoryDifficulty - theirs.difficulty)).toBeLessThan(1e-6);
        const days = Math.floor(random() * 200);
        const recall = engine.forgetting_curve(days, stability);
        expect(Math.abs(pRecallAfter(days, stability, weights) - recall)).toBeLessThan(1e-6);
        expect(intervalFor(stability, 0.83, weights)).toBe(engine.next_interval(stability, 0));
      }
    }
  });
});

describe("predictions for a log", () => {
  it("are those of ts-fsrs, called by itself with dates of UTC moved back to days that begin at 4", () => {
    const random = seededRandom(99);
    const engine = fsrs();
    const rule = { timeZone: "UTC", dayStartsAtHour: 4 };
    const rules = {
      weights: DEFAULT_MEMORY_WEIGHTS,
      desiredRetention: 0.9,
      testDay: null,
      load: new Map<number, number>(),
    };
    let [reviews, ours, theirs] = [0, 0, 0];
    for (let card = 0; card < 150; card += 1) {
      let state = createEmptyCard(new Date(0));
      let atMs = Date.UTC(2026, 2, 1) + Math.floor(random() * DAY_MS);
      const log = Array.from({ length: 10 }, () => {
        atMs += Math.floor(random() ** 3 * 20 * DAY_MS);
        const rating = RECALL_RATINGS[Math.floor(random() * 4)] ?? "good";
        return { atMs, day: studyDayOf(atMs, rule), rating };
      });
      const { entries } = replayReviews(log, rules);
      for (const [n, review] of log.entries()) {
        const at = new Date(review.atMs - 4 * 3_600_000);
        const { pRecall = null, elapsedDays = 0 } = entries[n] ?? {};
        const isRecalled = review.rating !== "again";
        if (n > 0 && elapsedDays > 0) {
          // Its get_retrievability counts spans of 24 hours, its scheduler counts dates.
          const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);
          const elapsed = dayOf(at) - dayOf(state.last_review ?? at);
          const expected = engine.forgetting_curve(elapsed, state.stability);
          const loss = (recall: number) => -Math.log(isRecalled ? recall : 1 - recall);
          [reviews, ours] = [reviews + 1, ours + loss(pRecall ?? Number.NaN)];
          theirs += loss(expected);
        }
        const grade = (1 + RECALL_RATINGS.indexOf(review.rating)) as Grade;
        state = engine.next(state, at, grade).card;
      }
    }
    expect(reviews).toBeGreaterThan(800);
    expect(Math.abs(ours - theirs) / reviews).toBeLessThan(1e-6);
  });
});
