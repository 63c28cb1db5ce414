import { randomUUID } from "node:crypto";
import { vocabularyRoutes } from "@lexiquant/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PracticeApp } from "../history/testing/practice-app.ts";
import { openExamApp, pageOf, running } from "./exams/testing/exam-calls.ts";

const { listWords, readQuestionWords, readWord, startVocabularySession } = vocabularyRoutes;

let app: PracticeApp;
beforeAll(async () => {
  app = await openExamApp();
});
afterAll(() => app.close());

it("closes words while a section runs, and those of its questions until the exam has ended", async () => {
  const student = await app.student("Examinee");
  const page = pageOf(student);
  await page.start();
  const word = () => student.call(readWord, { params: { wordId: "abate" } });
  expect((await word()).status).toBe(200);
  // The essay comes first.
  await page.begin(0);
  await page.end(0);
  const verbal = running((await page.begin(1)).value());
  const itemId = verbal.questions[0]?.item.id;
  if (itemId === undefined) throw new Error("The section has no question.");
  const words = () => student.call(readQuestionWords, { params: { itemId } });
  const closed = [
    await word(),
    await words(),
    await student.call(listWords, { query: { query: "ab" } }),
    await student.call(startVocabularySession, { body: { id: randomUUID() } }),
  ];
  expect(new Set(closed.map((reply) => reply.code()))).toEqual(
    new Set(["vocabulary-closed-in-exam"]),
  );
  await page.end(1);
  expect((await word()).status).toBe(200);
  const between = (await student.call(readQuestionWords, { params: { itemId } })).code();
  expect(between).toBe("key-withheld");
  await page.quit();
});
