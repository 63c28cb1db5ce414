import { accountRoutes, mistakeRoutes, practiceRoutes } from "@lexiquant/contract";
import { UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wrongResponse } from "../bank/testing/responses.ts";
import { checkStudent } from "../history/learner/recount.ts";
import type { PracticeApp, Student } from "../history/testing/practice-app.ts";
import { answer, MINUTE_MS, openExamApp, pageOf, running } from "./exams/testing/exam-calls.ts";
import { begin, of, wrongAt } from "./practice/testing/practice-calls.ts";
import { itemAt } from "./practice/testing/practice-context.ts";

const VERBAL_MS = 18 * MINUTE_MS;
const VERBAL_ALONE = { formatId: "single-verbal-1", orderId: null };

let app: PracticeApp;
beforeAll(async () => {
  app = await openExamApp();
});
afterAll(() => app.close());

const logOf = async (student: Student, query = {}) =>
  (await student.call(mistakeRoutes.listMistakes, { query })).value();

/** What was left on the clock of each attempt, by the question. */
async function remainingOf(student: Student): Promise<Map<unknown, unknown>> {
  const { tables } = (await student.call(accountRoutes.exportAccount, {})).value();
  const attempts = tables.attempts ?? [];
  return new Map(attempts.map((row) => [row.item_id, row.remaining_ms]));
}

/** Counted again from the log, the proposals are the same. */
async function expectSameAgain(): Promise<void> {
  const { database } = app;
  const rows = await database.reader.selectFrom("learner_states").select("user_id").execute();
  for (const { user_id: userId } of rows) {
    expect((await checkStudent({ database }, userId)).differences).toEqual([]);
  }
}

/** A section that is reported on until so much of it is left. */
async function sectionWith(student: Student) {
  const page = pageOf(student, VERBAL_ALONE);
  (await page.start()).value();
  const { questions } = running((await page.begin(0)).value());
  let leftMs = VERBAL_MS;
  const until = async (wantedMs: number) => {
    for (; leftMs > wantedMs; leftMs -= 30_000) {
      app.advanceClock(Math.min(30_000, leftMs - wantedMs));
      (await page.save(0)).value();
    }
    leftMs = wantedMs;
  };
  const half = questions.find(({ item }) => item.type === "sentence-equivalence");
  const whole = questions.filter(({ item }) => item.type !== "sentence-equivalence");
  const [early, late] = whole;
  if (!early || !late || !half) throw new Error("Too few questions.");
  const incomplete = answer(half, true, {
    response: { type: "sentence-equivalence", optionIds: ["A"] },
  });
  return { page, until, early, late, half, incomplete };
}

describe("in a section of an exam, time is proposed as the cause", () => {
  it("for what was guessed in the last seconds, or stood without an answer at zero", async () => {
    const student = await app.student("Out Of Time");
    const { page, until, early, late, half, incomplete } = await sectionWith(student);
    await until(10 * MINUTE_MS);
    await page.save(0, { work: [answer(early, false, { elapsedMs: 80_000 }), incomplete] });
    await until(8_000);
    await page.save(0, { work: [answer(late, false, { elapsedMs: 4_000 })] });
    // In view again, but answered as before.
    const again = { elapsedMs: 84_000, revision: 2, scratch: "checked" };
    await page.save(0, { work: [answer(early, false, again)] });
    app.advanceClock(12_000);
    expect((await page.read()).value().sections[0]?.endedBy).toBe("time");
    expect(await remainingOf(student)).toEqual(
      new Map([
        [early.item.id, 10 * MINUTE_MS],
        [late.item.id, 8_000],
        [half.item.id, 0],
      ]),
    );
    const byTime = await logOf(student, { cause: "time" });
    const answered = byTime.mistakes.filter(({ unanswered }) => !unanswered);
    expect(new Map(answered.map(({ itemId, proposed }) => [itemId, proposed]))).toEqual(
      new Map([
        [late.item.id, { cause: "time", because: ["clock-ran-out", "rapid"] }],
        [half.item.id, { cause: "time", because: ["clock-ran-out"] }],
      ]),
    );
    const left = byTime.mistakes.length - answered.length;
    const { counts } = await logOf(student);
    expect(counts).toMatchObject({ all: 3 + left, byCause: { time: 2 + left } });
    await expectSameAgain();
  });

  it("but not where the section was ended with time to spare, or has no limit", async () => {
    const student = await app.student("In Time");
    const { page, until, late, half, incomplete } = await sectionWith(student);
    await until(5 * MINUTE_MS);
    await page.end(0, { work: [answer(late, false, { elapsedMs: 4_000 }), incomplete] });
    expect(await remainingOf(student)).toEqual(
      new Map([
        [late.item.id, 5 * MINUTE_MS],
        [half.item.id, 5 * MINUTE_MS],
      ]),
    );
    expect((await logOf(student)).counts).toMatchObject({ byCause: { time: 0, guess: 1 } });
    const unhurried = await app.student("Without A Clock");
    const untimed = pageOf(unhurried, { ...VERBAL_ALONE, accommodationId: "untimed" });
    (await untimed.start()).value();
    const [first] = running((await untimed.begin(0)).value()).questions;
    if (first === undefined) throw new Error("Nothing is asked.");
    await untimed.end(0, { work: [answer(first, false, { elapsedMs: 4_000 })] });
    expect([...(await remainingOf(unhurried)).values()]).toEqual([null]);
    expect((await logOf(unhurried)).counts).toMatchObject({ byCause: { time: 0, guess: 1 } });
  });
});

describe("what a section leaves unanswered", () => {
  const unansweredIn = async (student: Student) =>
    (await logOf(student, { limit: 100 })).mistakes.filter(({ unanswered }) => unanswered);
  /** Everything that is known of ability, pace and items, and what answers are calibrated on. */
  const learnedFrom = async (student: Student) => {
    const { tables } = (await student.call(accountRoutes.exportAccount, {})).value();
    const { learner_answers, learner_states, redo_ladders, calibration_answers } = tables;
    return [learner_answers, learner_states?.length, redo_ladders, calibration_answers];
  };

  it("is logged when the clock has ended it, with time as the proposed cause, and nothing is learned from it", async () => {
    const student = await app.student("Left Open");
    const { page, until } = await sectionWith(student);
    await until(8_000);
    app.advanceClock(12_000);
    expect((await page.read()).value().sections[0]?.endedBy).toBe("time");
    const left = await unansweredIn(student);
    expect(left).toHaveLength(12);
    for (const { chance, proposed, ladder, misconceptions } of left) {
      expect(proposed).toEqual({ cause: "time", because: ["clock-ran-out"] });
      expect([chance, ladder, misconceptions]).toEqual([null, null, []]);
    }
    expect(await learnedFrom(student)).toEqual([[], 0, [], []]);
    await expectSameAgain();
  });

  it("stays, with the student's word on it, whatever is counted again", async () => {
    const student = await app.student("Left And Noted");
    const { page, until, early } = await sectionWith(student);
    await until(10 * MINUTE_MS);
    await page.save(0, { work: [answer(early, false, { elapsedMs: 80_000 })] });
    await until(8_000);
    app.advanceClock(12_000);
    await page.read();
    const [first] = await unansweredIn(student);
    if (first === undefined) throw new Error("Nothing was left unanswered.");
    const words = { cause: "content", note: "I skipped it." } as const;
    const params = { attemptId: first.attemptId };
    (await student.call(mistakeRoutes.saveMistake, { params, body: words })).value();
    const before = await unansweredIn(student);
    expect(before).toHaveLength(11);
    expect(before).toContainEqual(expect.objectContaining(words));
    // Made by other rules, everything that follows from the log is made again.
    await app.database.transaction((transaction) =>
      transaction
        .updateTable("learner_states")
        .set({ fold_version: 0 })
        .where("user_id", "=", student.userId)
        .execute(),
    );
    expect(await unansweredIn(student)).toEqual(before);
  });

  it("has no cause but what is left over where there was time to spare", async () => {
    const student = await app.student("Left Early");
    const { page, until } = await sectionWith(student);
    await until(5 * MINUTE_MS);
    await page.end(0);
    const left = await unansweredIn(student);
    expect(left).toHaveLength(12);
    for (const { proposed } of left) {
      expect(proposed).toEqual({ cause: "content", because: ["nothing-else-known"] });
    }
  });

  it("is not logged of a section that was quit", async () => {
    const student = await app.student("Left For Good");
    const { page } = await sectionWith(student);
    await page.quit();
    expect((await logOf(student)).counts.all).toBe(0);
  });
});

describe("in a timed set, time is proposed as the cause", () => {
  const TIMED = { mode: "mixed", timing: { kind: "timed", paceFactor: 1 } } as const;

  it("by what was left when the answer was given, though all are submitted at the end", async () => {
    const student = await app.student("Practising");
    const settings = { ...TIMED, feedback: "end" } as const;
    const session = await begin(student, { settings, itemCount: 3 });
    const limitMs = 1000 * (session.timeLimitSeconds ?? 0);
    const workAt = (position: number, elapsedMs: number) => ({
      position,
      work: {
        ...UNTOUCHED_WORK,
        revision: 1,
        elapsedMs,
        response: wrongResponse(itemAt(session, position)),
      },
    });
    const save = async (work: ReturnType<typeof workAt>[]) =>
      (
        await student.call(practiceRoutes.saveWork, {
          ...of(session),
          body: { currentPosition: 0, work },
        })
      ).value();
    const secondMs = limitMs - 60_000 - 7_000;
    await save([workAt(0, 60_000)]);
    await save([workAt(1, secondMs)]);
    await save([workAt(2, 4_000)]);
    for (const [position, elapsedMs] of [60_000, secondMs, 4_000].entries()) {
      const submission = wrongAt(session, position, { elapsedMs });
      (await student.call(practiceRoutes.submitAttempt, submission)).value();
    }
    // Nothing is proposed before it is let out.
    expect((await logOf(student)).mistakes).toEqual([]);
    (await student.call(practiceRoutes.closeSession, of(session))).value();
    const left = await remainingOf(student);
    const itemIds = session.items.map(({ item }) => item.id);
    expect(itemIds.map((id) => left.get(id))).toEqual([limitMs - 60_000, 7_000, 3_000]);
    const { mistakes } = await logOf(student, { cause: "time" });
    const last = mistakes.find(({ itemId }) => itemId === itemIds[2]);
    expect(last?.proposed.because).toEqual(["clock-ran-out", "rapid"]);
    expect(mistakes.map(({ itemId }) => itemId)).not.toContain(itemIds[0]);
    await expectSameAgain();
  });

  it("as the answers come in, and knows no time left where no clock runs", async () => {
    const student = await app.student("Feedback At Once");
    const settings = { ...TIMED, feedback: "each" } as const;
    const session = await begin(student, { settings, itemCount: 2 });
    const limitMs = 1000 * (session.timeLimitSeconds ?? 0);
    const firstMs = limitMs - 9_000;
    const { submitAttempt } = practiceRoutes;
    await student.call(submitAttempt, wrongAt(session, 0, { elapsedMs: firstMs }));
    await student.call(submitAttempt, wrongAt(session, 1, { elapsedMs: 3_000 }));
    const left = await remainingOf(student);
    expect(session.items.map(({ item }) => left.get(item.id))).toEqual([9_000, 6_000]);
    const [rapid] = (await logOf(student, { item: session.items[1]?.item.id })).mistakes;
    expect(rapid?.proposed).toMatchObject({ cause: "time" });
    const unhurried = await app.student("Untimed");
    const untimed = await begin(unhurried, { itemCount: 1 });
    await unhurried.call(submitAttempt, wrongAt(untimed, 0, { elapsedMs: 3_000 }));
    expect([...(await remainingOf(unhurried)).values()]).toEqual([null]);
    expect((await logOf(unhurried)).counts.byCause.time).toBe(0);
  });
});
