import { goalsRoutes, type RouteInput } from "@lexiquant/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../history/testing/practice-app.ts";

const { readGoals, saveGoals } = goalsRoutes;
type Change = RouteInput<typeof saveGoals>["body"];

const NOTHING = {
  verbalTarget: null,
  quantitativeTarget: null,
  writingTarget: null,
  testDate: null,
  weeklyHours: null,
};

let app: PracticeApp;
beforeAll(async () => {
  app = await openPracticeApp();
});
afterAll(() => app.close());

const save = (student: Student, body: Change) => student.call(saveGoals, { body });
const read = async (student: Student) => (await student.call(readGoals, {})).value();

describe("goals", () => {
  it("are empty until they are set, and each keeps what it was when others are", async () => {
    const student = await app.student("Setting");
    expect(await read(student)).toEqual(NOTHING);
    await save(student, { verbalTarget: 160, weeklyHours: 7.5, testDate: "2027-02-28" });
    await save(student, { writingTarget: 4.5, verbalTarget: 162 });
    const all = { verbalTarget: 162, weeklyHours: 7.5, testDate: "2027-02-28", writingTarget: 4.5 };
    expect(await read(student)).toEqual({ ...NOTHING, ...all });
    const cleared = (await save(student, { testDate: null })).value();
    expect(cleared).toEqual({ ...NOTHING, ...all, testDate: null });
    expect(await read(student)).toEqual(cleared);
  });

  it("are a student's own", async () => {
    await save(await app.student("One"), { quantitativeTarget: 170 });
    expect(await read(await app.student("Another"))).toEqual(NOTHING);
  });

  it("are all kept when they are set at once from several places", async () => {
    const student = await app.student("Hurried");
    const changes: Change[] = [{ verbalTarget: 150 }, { weeklyHours: 3 }, { writingTarget: 5 }];
    await Promise.all(changes.map((change) => save(student, change)));
    const kept = { verbalTarget: 150, weeklyHours: 3, writingTarget: 5 };
    expect(await read(student)).toEqual({ ...NOTHING, ...kept });
  });

  it.each<[string, unknown]>([
    ["a score off the scale", { verbalTarget: 171 }],
    ["a fraction of a point", { quantitativeTarget: 150.5 }],
    ["a quarter of an essay's score", { writingTarget: 4.25 }],
    ["a day that no calendar has", { testDate: "2027-02-29" }],
    ["no hours at all", { weeklyHours: 0 }],
    ["what is no goal", { rank: 1 }],
  ])("refuse %s", async (_, body) => {
    const student = await app.student("Careless");
    const payload = JSON.stringify(body);
    const reply = await student.send({ method: "PUT", url: saveGoals.path, payload });
    expect(reply.status).toBe(400);
    expect(await read(student)).toEqual(NOTHING);
  });

  it("count the weekly hours from when they got their value", async () => {
    const student = await app.student("Steady");
    const since = async () => {
      const rows = await app.database.reader
        .selectFrom("study_goals")
        .select("hours_since")
        .where("weekly_hours", "=", 11)
        .execute();
      return rows.map(({ hours_since }) => hours_since?.toISOString());
    };
    await save(student, { weeklyHours: 11 });
    const [first] = await since();
    app.advanceClock(60_000);
    await save(student, { weeklyHours: 11, verbalTarget: 155 });
    expect(await since()).toEqual([first]);
    await save(student, { weeklyHours: 12 });
    await save(student, { weeklyHours: 11 });
    expect(await since()).not.toEqual([first]);
    await save(student, { weeklyHours: null });
    expect((await read(student)).weeklyHours).toBeNull();
  });
});
