import {
  type EssayFeedbackView,
  type Goals,
  goalsRoutes,
  planRoutes,
  standingRoutes,
} from "@lexiquant/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { realLibrary } from "../bank/testing/real-library.ts";
import type { PracticeApp, Student } from "../history/testing/practice-app.ts";
import {
  anchor,
  essayCalls,
  openEssayApp,
  settled,
  UNTIMED,
} from "./essays/testing/essay-calls.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A Wednesday. */
const START = Date.parse("2026-11-18T10:00:00Z");
let now = START;
let app: PracticeApp;
beforeAll(async () => {
  app = await openEssayApp({ clock: () => new Date(now) });
});
afterAll(() => app.close());
beforeEach(() => {
  now = START;
});

const stepsFor = async (student: Student) =>
  (await student.call(planRoutes.readRecommendations, {})).value().recommendations;
const essayStepFor = async (student: Student) =>
  (await stepsFor(student)).find(({ id }) => id === "essay");
const planOf = async (student: Student) => (await student.call(planRoutes.readPlan, {})).value();
const standingOf = async (student: Student) =>
  (await student.call(standingRoutes.readStanding, {})).value().writing;
const set = (student: Student, body: Partial<Goals>) =>
  student.call(goalsRoutes.saveGoals, { body });

/** An essay whose level is about three, written in 20 minutes and rated. */
async function write(student: Student): Promise<EssayFeedbackView> {
  const { text, prompt } = anchor("aw-001-s3");
  const page = essayCalls(student);
  await page.start(prompt);
  now += 20 * MINUTE_MS;
  await page.submit({ revision: 1, text });
  await settled(page);
  return (await page.feedback()).value();
}

describe("where a student stands in writing", () => {
  it("is not known before an essay is rated, and nobody else's", async () => {
    const student = await app.student("Unwritten");
    expect(await standingOf(student)).toEqual({ target: null, count: 0, essays: [] });
  });

  it("is the latest rated essay, told as its feedback tells it; a revision and a few words change nothing", async () => {
    const student = await app.student("Standing");
    await set(student, { writingTarget: 4.5 });
    const { essayId, score } = await write(student);
    const stands = await standingOf(student);
    expect(stands).toMatchObject({ target: 4.5, count: 1 });
    expect(stands.essays).toEqual([
      {
        essayId,
        source: "practice",
        submittedAt: new Date(START + 20 * MINUTE_MS).toISOString(),
        score,
      },
    ]);
    now += DAY_MS;
    const revision = essayCalls(student);
    await essayCalls(student, essayId).revise(revision.essayId);
    await revision.submit();
    expect((await settled(revision)).state).toBe("rated");
    const few = essayCalls(student);
    await few.start("aw-002", UNTIMED);
    await few.submit({ revision: 1, text: "Only a few words." });
    expect((await settled(few)).state).toBe("rated");
    expect(await standingOf(student)).toEqual(stands);
    expect((await standingOf(await app.student("Other Standing"))).count).toBe(0);
  });
});

describe("an essay among the next steps", () => {
  it("stands last for who has written none and wants no score, third for who wants one", async () => {
    const student = await app.student("First Essay");
    const steps = await stepsFor(student);
    expect(steps.at(-1)).toMatchObject({
      id: "essay",
      minutes: 30,
      reason: { kind: "essay-first", count: 0, daysSince: null, writing: { score: null } },
      action: { kind: "write-essay", directive: null },
    });
    expect(steps.length).toBeLessThanOrEqual(6);
    await set(student, { writingTarget: 4 });
    const wanting = await stepsFor(student);
    expect(wanting.findIndex(({ id }) => id === "essay")).toBe(2);
    const others = (list: typeof steps) => list.filter(({ id }) => id !== "essay");
    expect(others(wanting).map(({ id }) => id)).toEqual(others(steps).map(({ id }) => id));
  });

  it("comes back a week after an essay below the target, with its figures and another instruction", async () => {
    const student = await app.student("Below Target");
    await set(student, { writingTarget: 6 });
    const { score, traits } = await write(student);
    expect(await essayStepFor(student)).toBeUndefined();
    now += 7 * DAY_MS - MINUTE_MS;
    expect(await essayStepFor(student)).toBeUndefined();
    now += MINUTE_MS;
    const step = await essayStepFor(student);
    expect(step).toMatchObject({
      reason: { kind: "essay-below-target", daysSince: 7, count: 1, writing: { score, target: 6 } },
    });
    const weakest = step?.reason.writing?.weakest;
    expect(traits.find(({ trait }) => trait === weakest?.trait)).toMatchObject({
      name: weakest?.name,
      level: weakest?.level,
    });
    expect(Math.min(...traits.map(({ level }) => level))).toBe(weakest?.level);
    const written = realLibrary().prompts.find(({ id }) => id === "aw-001")?.directive;
    if (step?.action.kind !== "write-essay") throw new Error("It is no essay.");
    expect(step.action.directive).not.toBeNull();
    expect(step.action.directive).not.toBe(written);
    await set(student, { writingTarget: 1 });
    expect(await essayStepFor(student)).toBeUndefined();
  });

  it("comes back before the test without a target, where the last essay is two weeks old", async () => {
    const student = await app.student("Near Test");
    await write(student);
    now += 15 * DAY_MS;
    expect(await essayStepFor(student)).toBeUndefined();
    await set(student, { testDate: "2026-12-20" });
    expect((await essayStepFor(student))?.reason).toMatchObject({
      kind: "essay-long-ago",
      daysSince: 15,
    });
  });
});

describe("essays in the plan", () => {
  const essaysOf = async (student: Student) =>
    (await planOf(student)).weeks.map(
      ({ sessions }) => sessions.filter(({ kind }) => kind === "essay").length,
    );

  it("are one before the test, or one a week below the target, each with what begins it", async () => {
    const student = await app.student("Planner");
    await set(student, { weeklyHours: 7, testDate: "2026-12-21" });
    expect(await essaysOf(student)).toEqual([0, 0, 0, 1, 0]);
    await set(student, { writingTarget: 4.5 });
    expect(await essaysOf(student)).toEqual([1, 1, 1, 1, 0]);
    const [week] = (await planOf(student)).weeks;
    expect(week?.sessions.find(({ kind }) => kind === "essay")).toMatchObject({
      minutes: 30,
      isTimed: true,
      action: { kind: "write-essay", directive: null },
    });
  });

  it("are done where they were written, and their time counts", async () => {
    const student = await app.student("Doer");
    await set(student, { weeklyHours: 7, testDate: "2026-12-21", writingTarget: 6 });
    await write(student);
    expect(await essaysOf(student)).toEqual([0, 1, 1, 1, 0]);
    expect((await planOf(student)).thisWeek.doneMinutes).toBe(20);
  });
});
