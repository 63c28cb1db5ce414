import type { ExamReport } from "@lexiquant/contract";
import type { KeyedItem } from "@lexiquant/domain/item";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertRun } from "../../history/item-parameters/repository.ts";
import type { PracticeApp } from "../../history/testing/practice-app.ts";
import { answers, keyed, openExamApp, pageOf, running } from "./testing/exam-calls.ts";

let app: PracticeApp;
beforeAll(async () => {
  app = await openExamApp();
});
afterAll(() => app.close());

/** Publishes a version in which one item is left out of scores. */
async function publishQuarantine(item: KeyedItem): Promise<void> {
  const run = {
    createdAt: new Date(),
    answers: 200,
    students: 200,
    model: "1pl",
    logLikelihood: -1,
    settings: { fewestAnswers: 30, measures: [] },
  };
  const parameters = {
    itemId: item.id,
    itemVersion: item.version,
    discrimination: 1,
    difficulty: 0,
    guessing: 0.1,
    discriminationStandardError: null,
    difficultyStandardError: 0.1,
    answers: 200,
    pointBiserial: -0.2,
    flags: [],
    isQuarantined: true,
  };
  await app.database.transaction((transaction) => insertRun(transaction, run, [parameters]));
}

const quarantinesOf = (report: ExamReport) =>
  report.sections.flatMap(({ questions }) => questions.map(({ quarantine }) => quarantine));

it("says which question was found doubtful later, and which did not count", async () => {
  const student = await app.student("Quarantined");
  const page = pageOf(student, { formatId: "single-verbal-1", orderId: null });
  await page.start();
  const begun = (await page.begin(0)).value();
  await page.end(0, { work: answers(begun, 5) });
  const [first] = running(begun).questions;
  if (first === undefined) throw new Error("The section has no question.");
  expect(new Set(quarantinesOf((await page.report()).value()))).toEqual(new Set(["none"]));

  await publishQuarantine(keyed(first));
  const later = (await page.report()).value();
  expect(quarantinesOf(later).filter((one) => one !== "none")).toEqual(["found-later"]);
  expect(later.measures[0]?.raw.of).toBe(12);

  // Who meets the same questions from now on is scored without it.
  const next = pageOf(await app.student("After"), { formatId: "single-verbal-1", orderId: null });
  await next.start();
  const again = (await next.begin(0)).value();
  await next.end(0, { work: answers(again, 5) });
  const marks = quarantinesOf((await next.report()).value());
  const asked = running(again).questions.map(({ item }) => item.id);
  expect(marks.indexOf("not-scored")).toBe(asked.indexOf(first.item.id));
});
