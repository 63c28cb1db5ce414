import { randomUUID } from "node:crypto";
import { planRoutes, standingRoutes } from "@lexiquant/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PracticeApp, Student } from "../history/testing/practice-app.ts";
import { answers, openExamApp, pageOf } from "./exams/testing/exam-calls.ts";

let app: PracticeApp;
beforeAll(async () => {
  app = await openExamApp();
});
afterAll(() => app.close());

const SINGLE_SECTION = "single-verbal-1";

/** Sits the sections from the first on; `rightOnes` says how many are right at each place, null that it is the essay. */
async function sit(student: Student, rightOnes: readonly (number | null)[], formatId?: string) {
  const page = pageOf(student, formatId === undefined ? {} : { formatId, orderId: null });
  (await page.start()).value();
  for (const [place, right] of rightOnes.entries()) {
    const begun = (await page.begin(place)).value();
    const essay = { revision: 3, text: "An essay of five words." };
    app.advanceClock(30_000);
    await page.save(place, right === null ? { essay } : { work: answers(begun, right) });
    (await page.end(place)).value();
  }
  return page;
}

const stepsAfter = (student: Student, examId: string) =>
  student.call(planRoutes.readExamSteps, { params: { examId } });

describe("after an exam", () => {
  it("three steps follow from what was missed in it, and each can be taken", async () => {
    const student = await app.student("Sitting");
    const page = await sit(student, [null, 3, 12, 4, 15]);
    const { steps } = (await stepsAfter(student, page.body.id)).value();
    expect(steps).toHaveLength(3);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(3);
    const missed = steps.filter(({ reason }) => reason.kind === "just-missed");
    expect(missed.length).toBeGreaterThan(0);
    // Quantitative was all right, so that nothing of it was missed.
    for (const { subject } of missed) expect(subject?.measure).toBe("verbal");
    // The same that the engine says: no step is the report's own.
    expect((await stepsAfter(student, page.body.id)).value().steps).toEqual(steps);
  });

  it("says nothing of an exam that is open, nor of another student's", async () => {
    const student = await app.student("Still Sitting");
    const page = await sit(student, [null, 3]);
    expect((await stepsAfter(student, page.body.id)).code()).toBe("exam-open");
    expect((await stepsAfter(student, randomUUID())).code()).toBe("exam-not-found");
    const other = await app.student("Looking On");
    expect((await stepsAfter(other, page.body.id)).code()).toBe("exam-not-found");
  });

  it("the standing has its scores among the mocks, and no single section", async () => {
    const student = await app.student("Standing");
    await sit(student, [5], SINGLE_SECTION);
    const page = await sit(student, [null, 8, 6, 9, 5]);
    const report = (await page.report()).value();
    const { measures } = (await student.call(standingRoutes.readStanding, {})).value();
    for (const { measure, mocks } of measures) {
      const score = report.measures.find((one) => one.measure === measure)?.score;
      expect(score).toBeTruthy();
      expect(mocks).toEqual([{ date: report.endedAt.slice(0, 10), score, examId: page.body.id }]);
    }
    expect(measures.map(({ measure }) => measure)).toEqual(["verbal", "quantitative"]);
  });
});
