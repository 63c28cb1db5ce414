import { EMPTY_FILTER, practiceRoutes } from "@lexiquant/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPracticeApp, type PracticeApp } from "../../history/testing/practice-app.ts";
import { begin, of, rightAt, TIMED } from "./testing/practice-calls.ts";

const { closeSession, countFacets, readResults, readSession, submitAttempt } = practiceRoutes;

let app: PracticeApp;
beforeAll(async () => {
  app = await openPracticeApp();
});
afterAll(() => app.close());

it("a timed set tells how long its student is expected to take, and learns from the answers", async () => {
  const student = await app.student("Swift");
  const session = await begin(student, { settings: TIMED });
  expect(session.pace?.student).toMatchObject({ mean: 0, answers: 0 });
  expect(session.pace?.questions).toHaveLength(session.items.length);
  const targets = session.pace?.questions.map(({ targetSeconds }) => targetSeconds) ?? [];
  const total = targets.reduce((sum, seconds) => sum + seconds, 0);
  expect(session.timeLimitSeconds).toBe(Math.ceil(1.5 * total));
  const first = session.pace?.questions[0];
  expect(Math.exp(first?.time.mean ?? 0)).toBeCloseTo(targets[0] ?? 0, 6);

  const half = 0.5 * 1.5 * 1000 * (targets[0] ?? 0);
  await student.call(submitAttempt, rightAt(session, 0, { elapsedMs: Math.round(half) }));
  await student.call(closeSession, of(session));
  expect((await student.call(readSession, of(session))).value().pace).toBeNull();
  const later = await begin(student, { settings: TIMED });
  expect(later.pace?.student).toMatchObject({ answers: 1 });
  expect(later.pace?.student.mean).toBeGreaterThan(0);
});

it("there is no pace without a clock, nor in a diagnostic", async () => {
  const student = await app.student("Unhurried");
  expect((await begin(student)).pace).toBeNull();
  const diagnostic = await begin(student, { settings: { ...TIMED, mode: "diagnostic" } });
  expect(diagnostic.pace).toBeNull();
});

it("the ghost is the last timed set of the same length that was answered throughout", async () => {
  const student = await app.student("Repeating");
  const first = await begin(student, { settings: TIMED });
  expect(first.pace?.earlierSeconds).toBeNull();
  const targets = first.pace?.questions.map(({ targetSeconds }) => targetSeconds) ?? [];
  for (const [position, seconds] of targets.entries()) {
    await student.call(submitAttempt, rightAt(first, position, { elapsedMs: 2000 * seconds }));
  }
  await student.call(closeSession, of(first));
  const partly = await begin(student, { settings: TIMED });
  await student.call(submitAttempt, rightAt(partly, 0, { elapsedMs: 1000 }));
  expect((await student.call(readSession, of(partly))).value().pace?.counted).toEqual([]);
  await student.call(closeSession, of(partly));

  const next = await begin(student, { settings: TIMED });
  const asked = next.pace?.questions.map(({ targetSeconds }) => targetSeconds) ?? [];
  expect(next.pace?.earlierSeconds).toHaveLength(asked.length);
  for (const [place, seconds] of (next.pace?.earlierSeconds ?? []).entries()) {
    expect(seconds).toBeCloseTo(2 * (asked[place] ?? 0), 6);
  }
  const longer = await begin(student, { settings: TIMED, itemCount: 5 });
  expect(longer.pace?.earlierSeconds).toBeNull();
});

it("an answer within the time that was granted is not slow, however long the exam's pace", async () => {
  const student = await app.student("Granted");
  const session = await begin(student, { settings: TIMED });
  const [within, beyond] = session.pace?.questions.map(({ targetSeconds }) => targetSeconds) ?? [];
  const slow = async () =>
    (await student.call(countFacets, { body: EMPTY_FILTER })).value().statuses.slow;
  await student.call(submitAttempt, rightAt(session, 0, { elapsedMs: 2200 * (within ?? 0) }));
  expect(await slow()).toBe(0);
  await student.call(submitAttempt, rightAt(session, 1, { elapsedMs: 2300 * (beyond ?? 0) }));
  expect(await slow()).toBe(1);
});

it("results of a timed set say what leaving the hardest for the end was expected to change", async () => {
  const student = await app.student("Ordering");
  const session = await begin(student, { settings: TIMED, itemCount: 8 });
  for (const { position } of session.items.slice(0, 5)) {
    await student.call(submitAttempt, rightAt(session, position, { elapsedMs: 60_000 }));
  }
  await student.call(closeSession, of(session));
  const { skipping } = (await student.call(readResults, of(session))).value();
  expect(skipping?.positions).toHaveLength(2);
  expect(Math.abs(skipping?.change ?? 9)).toBeLessThan(2);
  const untimed = await begin(student, { itemCount: 8 });
  await student.call(closeSession, of(untimed));
  expect((await student.call(readResults, of(untimed))).value().skipping).toBeNull();
});
