import { randomUUID } from "node:crypto";
import {
  analyticsRoutes,
  EMPTY_FILTER,
  type PracticeSession,
  practiceRoutes,
} from "@lexiquant/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { rightResponse, wrongResponse } from "../../bank/testing/responses.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../history/testing/practice-app.ts";

const { closeSession, startSession, submitAttempt } = practiceRoutes;

let app: PracticeApp;
beforeAll(async () => {
  app = await openPracticeApp();
});
afterAll(() => app.close());

interface Practice {
  readonly itemCount: number;
  readonly feedback: "each" | "end";
  readonly difficulties?: 1[];
}

/** Starts a session and answers all of it: right, wrong, right, … */
async function practise(student: Student, practice: Practice): Promise<PracticeSession> {
  const session = (
    await student.call(startSession, {
      body: {
        id: randomUUID(),
        settings: { mode: "topic", timing: { kind: "untimed" }, feedback: practice.feedback },
        filter: {
          ...EMPTY_FILTER,
          kinds: practice.difficulties === undefined ? [] : ["data-interpretation"],
          difficulties: practice.difficulties ?? [],
        },
        itemCount: practice.itemCount,
      },
    })
  ).value();
  for (const { position, item } of session.items) {
    const keyed = realBank().items.get(item.id);
    if (keyed === undefined) throw new Error("The bank does not have the session's item.");
    const response = position % 2 === 0 ? rightResponse(keyed) : wrongResponse(keyed);
    const body = { id: randomUUID(), position, response, elapsedMs: 30_000, sureness: null };
    (await student.call(submitAttempt, { params: { sessionId: session.id }, body })).value();
  }
  return session;
}

const analytics = async (student: Student) =>
  (await student.call(analyticsRoutes.readAnalytics, {})).value();

it("says how much is missing to a student who has done nothing", async () => {
  const view = await analytics(await app.student("Nobody"));
  expect(view.overall).toEqual({
    answered: 0,
    correct: 0,
    accuracy: null,
    low: null,
    high: null,
    answersNeeded: 10,
  });
  expect([view.byTopic, view.byWeek, view.recentSessions]).toEqual([[], [], []]);
});

it("tells accuracy, interval, time and pace of first attempts", async () => {
  const student = await app.student("Regular");
  const session = await practise(student, { itemCount: 12, feedback: "each" });
  const view = await analytics(student);
  expect(view.overall).toMatchObject({ answered: 12, correct: 6, accuracy: 0.5, answersNeeded: 0 });
  expect(view.overall.low).toBeLessThan(0.5);
  expect(view.overall.high).toBeGreaterThan(0.5);
  expect(view.totalMs).toBe(360_000);
  expect(view.byWeek).toMatchObject([{ week: "2026-11-16", minutes: 6 }]);
  expect(
    view.byKind
      .filter(({ rate }) => rate.answered > 0)
      .every(({ medianMs }) => medianMs === 30_000),
  ).toBe(true);
  expect(view.recentSessions).toMatchObject([{ id: session.id, answered: 12, correct: 6 }]);
});

it("does not count a second attempt at the same item", async () => {
  const student = await app.student("Repeater");
  // The easiest of a kind, fewer than a session holds: the second session brings the same items.
  const practice: Practice = { itemCount: 40, feedback: "each", difficulties: [1] };
  const first = await practise(student, practice);
  expect(first.items.length).toBeLessThan(practice.itemCount);
  const before = await analytics(student);
  const second = await practise(student, practice);
  expect(second.items).toHaveLength(first.items.length);
  expect((await analytics(student)).overall).toEqual(before.overall);
});

it("counts nothing that an open session withholds, and all of it after the close", async () => {
  const student = await app.student("Waiting");
  const session = await practise(student, { itemCount: 12, feedback: "end" });
  const before = await analytics(student);
  expect(before.overall).toMatchObject({ answered: 0, correct: 0 });
  expect(before.recentSessions).toMatchObject([{ answered: 12, correct: null }]);
  await student.call(closeSession, { params: { sessionId: session.id } });
  expect((await analytics(student)).overall).toMatchObject({ answered: 12, correct: 6 });
});

it("is for signed-in students", async () => {
  expect((await app.visitor.call(analyticsRoutes.readAnalytics, {})).code()).toBe(
    "unauthenticated",
  );
});
