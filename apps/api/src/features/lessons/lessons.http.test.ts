import { errorBodySchema, lessonRoutes } from "@lexiquant/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { realLibrary } from "../../bank/testing/real-library.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

const { listLessons, readLesson } = lessonRoutes;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ bank: realBank(), library: realLibrary() });
});
afterAll(() => test.close());

const get = (path: string) => test.app.inject({ url: path });
const read = (topicId: string) => get(readLesson.path.replace(":topicId", topicId));

function written(topicId: string) {
  const lesson = realLibrary().lessons.find(({ id }) => id === topicId);
  if (lesson === undefined) throw new Error(`The library has no ${topicId}.`);
  return lesson;
}

async function list() {
  const answer = await get(listLessons.path);
  expect(answer.statusCode, answer.body).toBe(200);
  return listLessons.response.parse(answer.json()).lessons;
}

describe("lessons", () => {
  it("are listed in the order of the tree, each with its place, for anybody", async () => {
    const lessons = await list();
    const topics = [...realBank().components.values()].filter(({ level }) => level === 2);
    expect(lessons.map(({ id }) => id)).toEqual(topics.map(({ id }) => id));
    expect(lessons.find(({ id }) => id === "quantitative.algebra.quadratics")).toMatchObject({
      title: "Quadratic equations",
      measure: "quantitative",
      domain: "Algebra",
    });
  });

  it("are listed in brief: the words they are found by, and no sentence of what they teach", async () => {
    for (const lesson of (await get(listLessons.path)).json().lessons) {
      expect(Object.keys(lesson).sort()).toEqual(
        ["alsoCalled", "domain", "id", "measure", "summary", "title", "words"].sort(),
      );
    }
  });

  it("are found by words of their text, and not by those that most lessons have", async () => {
    const lessons = await list();
    const having = (word: string) => lessons.filter(({ words }) => words.split(" ").includes(word));
    expect(having("pythagorean").map(({ id }) => id)).toContain("quantitative.geometry.triangles");
    expect(having("when")).toEqual([]);
    expect(having("this")).toEqual([]);
  });

  it("are told whole, one by one, as they were written", async () => {
    const lessons = await list();
    for (const { id, measure, domain } of lessons) {
      const answer = await read(id);
      expect(answer.statusCode, answer.body).toBe(200);
      const { misconceptions: _, alsoCalled: __, ...text } = written(id);
      expect(answer.json()).toEqual({ ...text, measure, domain });
    }
  });

  it.each([
    ["a topic that the tree has not", "quantitative.algebra.tensors", 404, "lesson-not-found"],
    ["a whole domain", "quantitative.algebra", 404, "lesson-not-found"],
    ["what is no id", "Algebra!", 400, "validation-failed"],
  ] as const)("are refused for %s", async (...row) => {
    const [, topicId, status, code] = row;
    const answer = await read(topicId);
    expect(answer.statusCode).toBe(status);
    expect(errorBodySchema.parse(answer.json()).error.code).toBe(code);
  });
});
