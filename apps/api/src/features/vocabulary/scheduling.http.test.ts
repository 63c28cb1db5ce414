import { randomUUID } from "node:crypto";
import { planRoutes, type VocabularySession, vocabularyRoutes } from "@lexiquant/contract";
import { DEFAULT_MEMORY_WEIGHTS } from "@lexiquant/domain/spacing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PracticeApp, Student } from "../../history/testing/practice-app.ts";
import { listCards, storeCards } from "../../history/vocabulary/cards-repository.ts";
import { rebuildCards } from "../../history/vocabulary/rebuild-cards.ts";
import {
  answer,
  begin,
  finish,
  openWordApp,
  review,
  set,
  setTestDate,
  standingOf,
} from "./testing/word-calls.ts";

const { queueWords, readVocabularyForecast, readWord, setWordAside, startVocabularySession } =
  vocabularyRoutes;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse("2026-11-21T15:00:00Z");

let now = START;
let app: PracticeApp;
beforeAll(async () => {
  app = await openWordApp(() => new Date(now));
});
afterAll(() => app.close());
beforeEach(() => {
  now = START;
});

/** A token lives a day: who comes back signs in again. */
const back = (name: string) => app.student(name);
const pageOf = async (student: Student, wordId: string) =>
  (await student.call(readWord, { params: { wordId } })).value();
const queue = (student: Student, wordIds: string[]) =>
  student.call(queueWords, { body: { wordIds } });

/** Learns so many new words on one day. */
async function learn(student: Student, words: number): Promise<VocabularySession> {
  await set(student, { newPerDay: words });
  return finish(student, await begin(student), "easy");
}

describe("the study day", () => {
  it("begins at the student's own hour in the student's own zone", async () => {
    const name = "Night Owl";
    // 02:30 on the 22nd in New York is still the 21st.
    now = Date.parse("2026-11-22T07:30:00Z");
    const student = await app.student(name);
    await set(student, { timeZone: "America/New_York", dayStartsAtHour: 4, newPerDay: 1 });
    expect((await standingOf(student)).today).toMatchObject({
      day: "2026-11-21",
      endsAt: "2026-11-22T09:00:00.000Z",
    });
    await finish(student, await begin(student), "easy");
    expect((await standingOf(student)).today.newWords).toBe(0);
    now = Date.parse("2026-11-22T09:00:00Z");
    const later = await back(name);
    expect((await standingOf(later)).today).toMatchObject({ day: "2026-11-22", newWords: 1 });
    // 18:00 in Tokyo, of the same date.
    await set(later, { timeZone: "Asia/Tokyo", dayStartsAtHour: 19 });
    expect((await standingOf(later)).today.day).toBe("2026-11-21");
    expect((await set(later, { timeZone: "Mars/Olympus" })).code()).toBe("time-zone-unknown");
  });
});

describe("the test date", () => {
  it("chooses the retention anew, and lets no review fall on the day of the test or later", async () => {
    const student = await app.student("Dated");
    const before = await standingOf(student);
    expect(before.scheduling).toMatchObject({ testDate: null, desiredRetention: 0.9 });
    await learn(student, 10);
    const due = async (by: Student) =>
      (await by.call(vocabularyRoutes.listWords, { query: { status: "known" } }))
        .value()
        .words.map(({ dueOn }) => dueOn ?? "");
    expect((await due(student)).every((day) => day > "2026-11-27")).toBe(true);
    await setTestDate(student, "2026-11-27");
    const dated = await standingOf(student);
    expect(dated.scheduling.testDate).toBe("2026-11-27");
    expect(dated.scheduling.desiredRetention).not.toBe(0.9);
    const capped = await due(student);
    expect(capped).toHaveLength(10);
    expect(capped.every((day) => day < "2026-11-27")).toBe(true);
    // Spread over the days before it, not heaped on the last.
    expect(new Set(capped).size).toBeGreaterThan(2);
    await setTestDate(student, null);
    await standingOf(student);
    expect((await due(student)).every((day) => day > "2026-11-27")).toBe(true);
  });

  it("keeps a choice for a week", async () => {
    const name = "Weekly";
    await standingOf(await app.student(name));
    now += 6 * DAY_MS;
    expect((await standingOf(await back(name))).scheduling.chosenOn).toBe("2026-11-21");
    now += DAY_MS;
    expect((await standingOf(await back(name))).scheduling.chosenOn).toBe("2026-11-28");
  });
});

describe("a pause", () => {
  it("leaves days of the student's own size, and says how many", async () => {
    const name = "Away";
    const student = await app.student(name);
    await set(student, { newPerDay: 20 });
    await finish(student, await begin(student), "good");
    await set(student, { reviewsPerDay: 6 });
    now += 40 * DAY_MS;
    const again = await back(name);
    const standing = await standingOf(again);
    expect(standing.counts.due).toBe(20);
    expect(standing.today).toMatchObject({ reviews: 6, postponed: 14, newWords: 0 });
    expect(standing.today).toMatchObject({ postponedBecause: "reviews-cap", newHeldBack: 20 });
    expect(standing.backlog).toEqual({ daysAway: 40, waiting: 20, spreadOverDays: 4 });
    const forecast = (await again.call(readVocabularyForecast, {})).value();
    expect(Math.max(...forecast.load.map(({ reviews }) => reviews))).toBe(6);
    const { recommendations } = (await again.call(planRoutes.readRecommendations, {})).value();
    expect(recommendations.find(({ id }) => id === "words")).toMatchObject({
      // Six to review, and none new while fourteen wait: none of the words was known, and nothing else is.
      reason: { kind: "costly-words", count: 6 },
      action: { kind: "review-words" },
    });
    await set(again, { newPerDay: 0 });
    const session = await begin(again);
    expect(session.words).toBe(6);
    await finish(again, session, "good");
    expect((await standingOf(again)).today).toMatchObject({ reviews: 0, done: { reviews: 6 } });
    const body = { id: randomUUID() };
    expect((await again.call(startVocabularySession, { body })).code()).toBe("no-words-due");
    // Ten more on this day alone, by one kind; the limits are as before.
    const more = await begin(again, { more: "reviews" });
    expect(more.words).toBe(10);
    await finish(again, more, "good");
    const { today } = await standingOf(again);
    expect(today).toMatchObject({ reviews: 0, postponed: 4, done: { reviews: 16, newWords: 0 } });
    expect((await begin(again, { more: "new-words" })).words).toBe(10);
    now += DAY_MS;
    const tomorrow = (await standingOf(await back(name))).today;
    expect(tomorrow).toMatchObject({ reviews: 4, newWords: 0, postponed: 0 });
  }, 60_000);
});

describe("the minutes of a day", () => {
  it("are a limit: what does not fit is postponed, and said to be", async () => {
    const name = "Hurried";
    const student = await app.student(name);
    await set(student, { newPerDay: 20 });
    await finish(student, await begin(student), "good");
    await set(student, { minutesPerDay: 1 });
    now += 40 * DAY_MS;
    const again = await back(name);
    const { today, backlog } = await standingOf(again);
    expect(today).toMatchObject({ newWords: 0, postponedBecause: "minutes", newHeldBack: 20 });
    expect(today.reviews + today.postponed).toBe(20);
    expect(today.reviews).toBeGreaterThanOrEqual(3);
    expect(today.plannedSeconds).toBeLessThanOrEqual(60);
    expect(backlog?.spreadOverDays).toBeGreaterThan(2);
    const { load } = (await again.call(readVocabularyForecast, {})).value();
    expect(load[0]).toMatchObject({ reviews: today.reviews, newWords: 0 });
    expect((await begin(again)).words).toBe(today.reviews);
    await set(again, { minutesPerDay: 30 });
    expect((await standingOf(again)).today).toMatchObject({ reviews: 20, postponed: 0 });
  }, 60_000);
});

describe("a word", () => {
  it("that lapses eight times is set aside as a leech, until it is put in line again", async () => {
    const name = "Struggling";
    let student = await app.student(name);
    await set(student, { newPerDay: 0, lists: [] });
    await queue(student, ["abate"]);
    await set(student, { newPerDay: 1 });
    let session = await finish(student, await begin(student), "easy");
    for (let lapse = 0; lapse < 8; lapse += 1) {
      now += 60 * DAY_MS;
      student = await back(name);
      session = await review(student, await begin(student), "again");
      if (session.question !== null) await finish(student, session, "good");
    }
    expect(session.tally.leeches).toBe(1);
    const standing = await standingOf(student);
    expect(standing.leeches).toMatchObject([{ id: "abate", status: "set-aside", isLeech: true }]);
    expect(standing.counts).toMatchObject({ setAside: 1, due: 0 });
    const [taken] = (await queue(student, ["abate"])).value().words;
    expect(taken).toMatchObject({ isLeech: false });
    expect((await standingOf(student)).leeches).toEqual([]);
  }, 60_000);

  it("that is set aside does not come, and keeps its log", async () => {
    const student = await app.student("Choosy");
    const session = await begin(student);
    const { verdict } = await answer(student, session);
    const wordId = verdict?.word.id ?? "";
    await review(student, session, "good");
    const params = { wordId };
    expect((await student.call(setWordAside, { params })).value().status).toBe("set-aside");
    const rest = await finish(student, await begin(student), "easy");
    expect(rest.status).toBe("closed");
    expect((await pageOf(student, wordId)).reviews).toHaveLength(1);
    const unknown = await student.call(setWordAside, { params: { wordId: "nosuchword" } });
    expect(unknown.code()).toBe("word-not-found");
  });

  it("that the student puts in line comes before those of lists, in the order of asking", async () => {
    const student = await app.student("Queuing");
    await set(student, { newPerDay: 2, answerBy: "choosing" });
    await queue(student, ["zealous"]);
    now += 1000;
    await queue(student, ["abjure", "zealous"]);
    const session = await answer(student, await begin(student, { drills: ["word-to-meaning"] }));
    expect(session.verdict?.word.id).toBe("zealous");
    expect((await standingOf(student)).counts.unseen).toBeGreaterThan(900);
  });
});

describe("the log", () => {
  it("makes the same cards anew, undone reviews and words set aside included", async () => {
    const name = "Replayed";
    let student = await app.student(name);
    await set(student, { newPerDay: 8 });
    const ratings = ["again", "hard", "good", "easy"] as const;
    for (let day = 0; day < 5; day += 1) {
      student = await back(name);
      let session = await begin(student);
      for (let turn = 0; session.question !== null && turn < 14; turn += 1) {
        const rating = ratings[(turn * 7 + day) % 4] ?? "good";
        session = await review(student, session, rating);
        if (turn % 5 !== 4 || session.lastReviewId === null) continue;
        const undo = {
          params: { sessionId: session.id },
          body: { reviewId: session.lastReviewId },
        };
        session = (await student.call(vocabularyRoutes.undoVocabularyReview, undo)).value();
      }
      now += 6 * DAY_MS;
    }
    const { userId } = student;
    student = await back(name);
    const known = (await student.call(vocabularyRoutes.listWords, { query: { status: "known" } }))
      .value()
      .words.at(0);
    await student.call(setWordAside, { params: { wordId: known?.id ?? "" } });
    const before = await listCards(app.database.reader, userId);
    expect(before.filter(({ card }) => card.suspension === "by-student")).toHaveLength(1);
    expect(before.length).toBeGreaterThan(8);
    expect(before.filter(({ card }) => card.lapses > 0).length).toBeGreaterThan(0);
    await app.database.transaction(async (transaction) => {
      const spoilt = { stability: 1, memoryDifficulty: 1, reviews: 99, dueDay: 0 };
      const cards = before.map(({ card, ...stored }) => ({
        ...stored,
        card: { ...card, ...spoilt },
      }));
      await storeCards(transaction, userId, cards);
      await rebuildCards(transaction, userId, {
        weights: DEFAULT_MEMORY_WEIGHTS,
        desiredRetention: 0.9,
        testDay: null,
      });
    });
    const after = await listCards(app.database.reader, userId);
    expect(after).toEqual(before);
  }, 60_000);

  it("tells what was predicted of later reviews, and what came", async () => {
    const name = "Measured";
    const student = await app.student(name);
    await learn(student, 20);
    now += 30 * DAY_MS;
    const again = await back(name);
    await set(again, { newPerDay: 0 });
    let session = await begin(again);
    for (let turn = 0; session.question !== null && turn < 20; turn += 1) {
      session = await review(again, session, turn < 5 ? "again" : "good");
    }
    const forecast = (await again.call(readVocabularyForecast, {})).value();
    const judged = forecast.calibration.bins.reduce((sum, bin) => sum + bin.observed.answered, 0);
    expect(judged).toBe(20);
    expect(forecast.calibration.overall.observed).toMatchObject({ answered: 20, correct: 15 });
    expect(forecast.history.map(({ date }) => date)).toEqual(["2026-11-21", "2026-12-21"]);
    expect(forecast.recall).toMatchObject({ isTestDay: false, met: 20, date: "2027-01-20" });
    expect(forecast.recall.low).toBeLessThan(forecast.recall.expected);
    // Who goes on reviews these and meets others.
    expect(forecast.recall.asPlanned).toBeGreaterThan(forecast.recall.expected);
    expect(forecast.recall.asPlanned).toBeLessThanOrEqual(forecast.recall.active);
    expect(forecast.weakest).toHaveLength(20);
  }, 60_000);
});
