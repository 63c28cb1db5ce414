import { randomUUID } from "node:crypto";
import { vocabularyRoutes } from "@lexiquant/contract";
import { sessionIdSchema, type UserId } from "@lexiquant/domain/kernel";
import {
  DEFAULT_MEMORY_WEIGHTS,
  type FitTrial,
  type LoggedReview,
  type MemoryLog,
  memoryLog,
  replayReviews,
  simulateLog,
  tryFit,
} from "@lexiquant/domain/spacing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { realLibrary } from "../../bank/testing/real-library.ts";
import { insertRecords } from "../../db/insert-records.ts";
import { begin, openWordApp, review, set } from "../../features/vocabulary/testing/word-calls.ts";
import type { PracticeApp } from "../../history/testing/practice-app.ts";
import { findCards, listCards, storeCards } from "../../history/vocabulary/cards-repository.ts";
import { findLastFit, findMemory } from "../../history/vocabulary/fits-repository.ts";
import { recountCards } from "../../history/vocabulary/recount-cards.ts";
import { fitInWorker } from "./fit-in-worker.ts";
import { type FittingContext, fitMemories } from "./fit-memories.ts";

const NOW = Date.parse("2026-11-21T15:00:00Z");
const DAY_MS = 86_400_000;
const TODAY = Math.floor(NOW / DAY_MS);
const DAYS = 40;
const signal = new AbortController().signal;

const now = NOW;
let app: PracticeApp;
beforeAll(async () => {
  app = await openWordApp(() => new Date(now));
});
afterAll(() => app.close());

const contextWith = (runFit: FittingContext["runFit"]): FittingContext => ({
  clock: () => new Date(now),
  database: app.database,
  runFit,
  failed: new Map(),
});

/** A log whose last review was yesterday. */
const logOf = (seed: number): LoggedReview[][] =>
  simulateLog(seed, DAYS).map((word) =>
    word.map(({ atMs, day, rating }) => {
      const shift = TODAY - DAYS;
      return { atMs: atMs + (shift + 0.75) * DAY_MS, day: day + shift, rating };
    }),
  );

const REVIEW_COLUMNS = {
  ...({ user_id: "uuid", id: "uuid", sequence: "integer", session_id: "uuid" } as const),
  ...({ turn: "integer", word_id: "text", reviewed_at: "timestamptz", day: "integer" } as const),
  ...({ rating: "text", p_recall: "float8", elapsed_days: "integer", phase: "text" } as const),
  ...({ before: "jsonb", desired_retention: "float8", test_day: "integer" } as const),
  ...({ memory_fit: "integer", undone_at: "timestamptz", drill: "text" } as const),
  ...({
    answer_by: "text",
    response: "jsonb",
    is_right: "boolean",
    elapsed_ms: "integer",
  } as const),
} as const;

/** A student with the reviews and cards of a simulated one. */
async function studentWith(name: string, seed: number): Promise<UserId> {
  const { userId } = await app.student(name);
  const rules = {
    weights: DEFAULT_MEMORY_WEIGHTS,
    desiredRetention: 0.9,
    testDay: null,
    load: new Map(),
  };
  const words = realLibrary().words.map(({ id }) => id);
  const replayed = logOf(seed).map((log, at) => ({
    wordId: words[at] ?? "",
    ...replayReviews(log, rules),
  }));
  const rows = replayed
    .flatMap(({ wordId, entries }) => entries.map((entry) => ({ wordId, entry })))
    .sort((one, other) => one.entry.atMs - other.entry.atMs)
    .map(({ wordId, entry }, at) => ({
      ...{ user_id: userId, id: randomUUID(), sequence: at + 1, turn: at, word_id: wordId },
      session_id: sessionIdSchema.parse(randomUUID()),
      ...{ reviewed_at: new Date(entry.atMs), day: entry.day, rating: entry.rating },
      ...{ p_recall: entry.pRecall, elapsed_days: entry.elapsedDays, phase: entry.before.phase },
      before: entry.before,
      ...{ desired_retention: 0.9, test_day: null, memory_fit: null, undone_at: null },
      ...{ drill: "word-to-meaning" as const, answer_by: "choosing" as const },
      ...{ response: { kind: "unknown" }, is_right: true, elapsed_ms: 4000 },
    }));
  await app.database.transaction(async (transaction) => {
    await insertRecords(
      transaction,
      { table: "vocabulary_reviews", columns: REVIEW_COLUMNS },
      rows,
    );
    const cards = replayed.map(({ wordId, card }) => ({ wordId, card, queuedAt: null }));
    await storeCards(transaction, userId, cards);
  });
  return userId;
}

const recount = (userId: UserId) =>
  app.database.transaction((transaction) =>
    recountCards({ clock: () => new Date(now) }, transaction, { userId, repairs: false }),
  );
const memoryOf = async (name: string) =>
  (await (await app.student(name)).call(vocabularyRoutes.readVocabularyForecast, {})).value()
    .memory;
const lastTrial = (userId: UserId) => findLastFit(app.database.reader, userId);

/** A trial that ends as is said, of all reviews of a log. */
const fitTo = (weights: FitTrial["weights"]) => async (log: MemoryLog) => ({
  ...{ reviews: log.predicted, heldOut: 140, defaultLogLoss: 0.4, fittedLogLoss: 0.39 },
  weights,
});
const winning = fitTo(DEFAULT_MEMORY_WEIGHTS.map((value, at) => (at < 4 ? 1.5 * value : value)));
const losing = fitTo(null);

it("makes the cards anew by a fit that has won, and tries again at a quarter more", async () => {
  const name = "Fitted";
  const userId = await studentWith(name, 0);
  expect(await memoryOf(name)).toMatchObject({ basis: "defaults", triedOn: null });
  const before = await listCards(app.database.reader, userId);
  expect((await recount(userId)).differences).toEqual([]);
  expect(await fitMemories(contextWith(winning), signal)).toEqual({ tried: 1, adopted: 1 });
  const trial = await winning(memoryLog(logOf(0)));
  expect(await lastTrial(userId)).toMatchObject({ version: 1, ...trial });
  const after = await listCards(app.database.reader, userId);
  expect(after.map(({ card }) => card.stability)).not.toEqual(
    before.map(({ card }) => card.stability),
  );
  expect(after.map(({ card }) => card.reviews)).toEqual(before.map(({ card }) => card.reviews));
  expect(await recount(userId)).toMatchObject({ cards: before.length, differences: [] });
  expect(await memoryOf(name)).toMatchObject({
    basis: "own-reviews",
    triedOn: "2026-11-21",
    triedWith: trial.reviews,
    reviews: trial.reviews,
  });
  expect(await fitMemories(contextWith(winning), signal)).toEqual({ tried: 0, adopted: 0 });
}, 120_000);

it("keeps the defaults where they predict better, and does not try every time", async () => {
  const userId = await studentWith("Ordinary", 1);
  const before = await listCards(app.database.reader, userId);
  expect(await fitMemories(contextWith(losing), signal)).toEqual({ tried: 1, adopted: 0 });
  expect(await findMemory(app.database.reader, userId)).toMatchObject({
    fit: null,
    weights: DEFAULT_MEMORY_WEIGHTS,
    lastTrial: { version: 1, weights: null },
  });
  expect(await listCards(app.database.reader, userId)).toEqual(before);
  expect(await memoryOf("Ordinary")).toMatchObject({ basis: "defaults", triedOn: "2026-11-21" });
  expect(await fitMemories(contextWith(losing), signal)).toEqual({ tried: 0, adopted: 0 });
}, 120_000);

it("gives all others their turn where one fails, and does not try that one again at once", async () => {
  const [first, second] = [await studentWith("First", 2), await studentWith("Second", 3)].sort();
  let calls = 0;
  const context = contextWith(async (log) => {
    calls += 1;
    if (calls === 1) throw new Error("out of memory");
    return losing(log);
  });
  await expect(fitMemories(context, signal)).rejects.toThrow("out of memory");
  expect([await lastTrial(first as UserId), (await lastTrial(second as UserId))?.version]).toEqual([
    null,
    1,
  ]);
  expect(await fitMemories(context, signal)).toEqual({ tried: 0, adopted: 0 });
  await fitMemories(contextWith(losing), signal);
}, 120_000);

it("schedules by the fit, and undoes a review that was made before it", async () => {
  const name = "Undoing";
  const userId = await studentWith(name, 4);
  const student = await app.student(name);
  await set(student, { newPerDay: 0 });
  const untouched = await listCards(app.database.reader, userId);
  const session = await review(student, await begin(student), "good");
  expect(await fitMemories(contextWith(winning), signal)).toEqual({ tried: 1, adopted: 1 });
  const undo = {
    params: { sessionId: session.id },
    body: { reviewId: session.lastReviewId ?? "" },
  };
  const undone = await student.call(vocabularyRoutes.undoVocabularyReview, undo);
  expect(undone.value().tally.reviews).toBe(0);
  expect((await recount(userId)).differences).toEqual([]);
  const restored = await listCards(app.database.reader, userId);
  const reviewsOf = (cards: typeof restored) =>
    cards.map(({ wordId, card }) => [wordId, card.reviews]);
  expect(reviewsOf(restored)).toEqual(reviewsOf(untouched));
  await review(student, undone.value(), "good");
  const [row] = await app.database.reader
    .selectFrom("vocabulary_reviews")
    .select(["memory_fit", "word_id", "p_recall"])
    .where("user_id", "=", userId)
    .orderBy("sequence", "desc")
    .limit(1)
    .execute();
  expect(row?.memory_fit).toBe(1);
  const cards = await findCards(app.database.reader, userId, [row?.word_id ?? ""]);
  expect(cards.get(row?.word_id ?? "")?.card.reviews).toBeGreaterThan(1);
  expect((await recount(userId)).differences).toEqual([]);
  // A later trial that is lost gives the defaults back.
  const reviews = { user_id: userId, version: 2, tried_at: new Date(now) };
  await app.database.transaction((transaction) =>
    transaction
      .insertInto("memory_fits")
      .values({
        ...reviews,
        ...{ reviews: 900, held_out: 180, default_log_loss: 0.4, fitted_log_loss: 0.41 },
        weights: null,
      })
      .execute(),
  );
  expect((await recount(userId)).differences.length).toBeGreaterThan(100);
}, 120_000);

it("computes the same in a thread of its own, and stops with it", async () => {
  const log = memoryLog(simulateLog(5, 15));
  expect(await fitInWorker(log, signal)).toEqual(tryFit(log));
  expect(() => fitInWorker(log, AbortSignal.abort())).toThrow("abort");
}, 120_000);
