import { randomUUID } from "node:crypto";
import { accountRoutes, type EssaySummary, essayRoutes } from "@lexiquant/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEssayRater, RATER_LIMITS } from "../adapters/essay-language/essay-rater.ts";
import { essays } from "../db/migrations/0011-essays.ts";
import type { PracticeApp, Student } from "../history/testing/practice-app.ts";
import { anchor, essayCalls, settled, UNTIMED, withheldIn } from "./essays/testing/essay-calls.ts";
import { openExamApp, type Page, pageOf, running } from "./exams/testing/exam-calls.ts";

const rater = createEssayRater();
let app: PracticeApp;
beforeAll(async () => {
  app = await openExamApp({ essayRater: rater });
  await rater.warmUp();
});
afterAll(() => app.close());

/** Not the anchor to its end, so that it cannot be taken for the anchor itself. */
const text = `${anchor("aw-001-s5").text.slice(0, -100)} These are the reasons for my position.`;

/** Writes the essay of an exam, which stays open. */
async function writeInExam(student: Student, formatId = "gre-2023-09") {
  const page = pageOf(student, { formatId, orderId: null });
  await page.start();
  const promptId = running((await page.begin(0)).value()).essay?.promptId ?? "";
  await page.save(0, { essay: { revision: 1, text } });
  app.advanceClock(60_000);
  await page.end(0);
  return { page, promptId };
}

/** The report once the rater has had its say. */
async function settledWriting({ report }: Page) {
  const writing = async () => (await report()).value().writing;
  await expect
    .poll(async () => (await writing())?.state, { timeout: 60_000 })
    .not.toBe("submitted");
  return await writing();
}

async function history(student: Student): Promise<EssaySummary[]> {
  return (await student.call(essayRoutes.listEssays, { query: {} })).value().essays;
}

async function exported(student: Student) {
  const reply = await student.call(accountRoutes.exportAccount, {});
  return { text: reply.text, ...reply.value() };
}

describe("the essay of a mock exam", () => {
  it.each(["gre-2023-09", "gre-paper-2023-09"])(
    "of %s is rated when the exam has ended, and not before",
    async (formatId) => {
      const student = await app.student(`Sitting ${formatId}`);
      const { page, promptId } = await writeInExam(student, formatId);
      expect(await history(student)).toEqual([]);
      expect((await page.report()).code()).toBe("exam-open");
      const open = await exported(student);
      expect(open.tables.essays).toEqual([]);
      expect(open.tables.essay_ratings).toEqual([]);
      await page.quit();
      const writing = await settledWriting(page);
      expect(writing).toMatchObject({
        promptId,
        text,
        state: "rated",
        score: { kind: "estimate" },
      });
      const feedback = (await essayCalls(student, writing?.essayId).feedback()).value();
      expect(feedback.score).toEqual(writing?.score);
      expect(feedback.outline).not.toBeNull();
      expect(await history(student)).toMatchObject([
        {
          id: writing?.essayId,
          source: "exam",
          examId: page.body.id,
          timing: "exam",
          usedMs: 60_000,
          limitMs: 1_800_000,
          score: writing?.score,
        },
      ]);
    },
  );

  it("has the states of each save when the exam has ended, and is revised from one of them", async () => {
    const student = await app.student("Exam Versions");
    const page = pageOf(student);
    await page.start();
    await page.begin(0);
    for (const [at, draft] of ["First.", "First. Second.", "First. Third."].entries()) {
      await page.save(0, { essay: { revision: at + 1, text: draft } });
      app.advanceClock(5_000);
    }
    await page.save(0, { essay: { revision: 2, text: "Late." } });
    const open = await exported(student);
    expect(open.tables.exam_essay_versions).toHaveLength(3);
    await page.quit();
    const [essay] = await history(student);
    const calls = essayCalls(student, essay?.id);
    const { versions } = (await calls.versions()).value();
    expect(versions.map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect((await calls.version(2)).value().text).toBe("First. Second.");
    const revised = await calls.revise(randomUUID(), UNTIMED, 2);
    expect(revised.value().draft.text).toBe("First. Second.");
    expect((await calls.revise(randomUUID(), UNTIMED, 9)).code()).toBe("essay-not-found");
    const moved = await exported(student);
    expect(moved.tables.exam_essay_versions).toEqual([]);
    expect(moved.tables.essay_versions).toHaveLength(3);
  });

  it("is quit in the middle with what was saved", async () => {
    const student = await app.student("Quitter");
    const page = pageOf(student);
    await page.start();
    await page.begin(0);
    await page.save(0, { essay: { revision: 1, text: "Half a sentence" } });
    await page.quit();
    const writing = await settledWriting(page);
    expect(writing).toMatchObject({ text: "Half a sentence", score: { score: 0 } });
  });

  it("has no score and no range where nothing was written", async () => {
    const student = await app.student("Blank");
    const page = pageOf(student);
    await page.start();
    await page.begin(0);
    await page.quit();
    const { writing } = (await page.report()).value();
    expect(writing).toMatchObject({ text: "", state: "blank", score: null, modelReads: false });
    expect(await history(student)).toMatchObject([{ state: "blank", score: null, traits: null }]);
  });

  it("has its outline and anchors withheld from practice on the same prompt while the exam is open", async () => {
    const student = await app.student("Peeping");
    const { page, promptId } = await writeInExam(student);
    const practice = essayCalls(student);
    await practice.start(promptId, UNTIMED);
    await practice.submit({ revision: 1, text: "Nothing." });
    await settled(practice);
    const peeped = (await practice.feedback()).value();
    expect(peeped.outline).toBeNull();
    expect(peeped.anchors.filter(({ samePrompt }) => samePrompt)).toEqual([]);
    await page.quit();
    expect((await practice.feedback()).value().outline).not.toBeNull();
  });

  it("is not set on a prompt that was practiced", async () => {
    const student = await app.student("Practiced");
    const { prompts } = (await student.call(essayRoutes.readEssayChoices, {})).value();
    const left = prompts.slice(0, 2).map(({ id }) => id);
    for (const { id } of prompts.slice(2)) await essayCalls(student).start(id, UNTIMED);
    const { promptId } = await writeInExam(student);
    expect(left).toContain(promptId);
  });

  it("can be rated again where the rater failed", async () => {
    const hasty = createEssayRater({ ...RATER_LIMITS, timeLimitMs: 1 });
    let current = hasty;
    const unlucky = await openExamApp({
      essayRater: {
        warmUp: () => current.warmUp(),
        feedback: (essay, prompt) => current.feedback(essay, prompt),
        close: () => hasty.close(),
      },
    });
    const student = await unlucky.student("Unlucky");
    const { page } = await writeInExam(student);
    await page.quit();
    const writing = await settledWriting(page);
    expect(writing).toMatchObject({ state: "failed", score: null, text });
    current = rater;
    await essayCalls(student, writing?.essayId).submit();
    expect((await settledWriting(page))?.state).toBe("rated");
    await unlucky.close();
  });

  it("of exams that ended before there was a rater is taken over by the migration", async () => {
    const old = await openExamApp({ essayRater: { ...rater, close: async () => {} } });
    const student = await old.student("Early");
    const { page, promptId } = await writeInExam(student);
    await page.quit();
    const { reader } = old.database;
    await sql`drop table essay_ratings, essay_versions, essays`.execute(reader);
    await essays.up(reader);
    const writing = await settledWriting(page);
    expect(writing).toMatchObject({ promptId, text, state: "rated" });
    await old.close();
  });
});

describe("a deleted essay", () => {
  it("leaves no text behind, in the exam's report and the export neither", async () => {
    const student = await app.student("Forgetful");
    const { page } = await writeInExam(student);
    await page.quit();
    const writing = await settledWriting(page);
    const practice = essayCalls(student);
    await practice.start("aw-001", UNTIMED);
    await practice.save(1, "Practice text of mine.");
    await practice.submit();
    await settled(practice);
    const before = await exported(student);
    expect(before.tables.essays).toHaveLength(2);
    expect(before.tables.essay_ratings).toHaveLength(2);
    expect(before.tables.essay_versions).toHaveLength(2);
    const ending = JSON.stringify(text.slice(-40)).slice(1, -1);
    expect(before.text).toContain(ending);
    expect(withheldIn(before.text)).toEqual([]);
    await practice.erase();
    await essayCalls(student, writing?.essayId).erase();
    const after = await exported(student);
    expect(after.text).not.toContain(ending);
    expect(after.text).not.toContain("Practice text of mine.");
    expect(after.tables.essays).toEqual([]);
    expect(after.tables.essay_ratings).toEqual([]);
    expect(after.tables.essay_versions).toEqual([]);
    expect((await page.report()).value().writing).toBeNull();
    expect(await history(student)).toEqual([]);
  });
});
