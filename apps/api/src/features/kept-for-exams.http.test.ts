import { randomUUID } from "node:crypto";
import {
  practiceRoutes,
  questionRoutes,
  type TutorTurn,
  tutorEventSchema,
  tutorRoutes,
} from "@lexiquant/contract";
import type { ItemId } from "@lexiquant/domain/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexItems } from "../bank/item-index.ts";
import { examsWithPanelOf } from "../bank/testing/exam-data.ts";
import { realBank } from "../bank/testing/real-bank.ts";
import { realLibrary } from "../bank/testing/real-library.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../history/testing/practice-app.ts";
import { askTwin, itemOfModel, startOn } from "./questions/testing/twin-calls.ts";

const index = indexItems(realBank());
const origin = itemOfModel("reverse-percent-after-change");
const topic = index.get(origin.id)?.topic.id;
/** All others on its topic but the last. */
const mates = [...index.values()]
  .filter(({ item, topic: { id } }) => id === topic && item.id !== origin.id)
  .map(({ item }) => item.id);
const free = mates.at(-1);
const kept: readonly ItemId[] = [origin.id, ...mates.slice(0, -1)];

let app: PracticeApp;
beforeAll(async () => {
  app = await openPracticeApp(realBank(), {
    exams: examsWithPanelOf(kept),
    library: realLibrary(),
  });
});
afterAll(() => app.close());

async function similarTo(student: Student, itemId: ItemId): Promise<ItemId[]> {
  const question = await student.call(questionRoutes.readQuestion, { params: { itemId } });
  return question.value().similar.map(({ id }) => id);
}

async function tutorOffers(student: Student, itemId: ItemId): Promise<TutorTurn["parts"]> {
  const body = {
    id: randomUUID(),
    scope: { kind: "question", itemId },
    input: { kind: "chose", intent: "similar" },
    allowHints: false,
    elapsedMs: 0,
  };
  const { path, method } = tutorRoutes.takeTutorTurn;
  const { text } = await student.send({ method, url: path, payload: JSON.stringify(body) });
  const last = tutorEventSchema.parse(JSON.parse(text.trim().split("\n").at(-1) ?? ""));
  if (last.type !== "done") throw new Error("The reply did not end.");
  return last.turn.parts;
}

describe("a question that is kept for mock exams", () => {
  it("is not offered beside another one, until it was met", async () => {
    const student = await app.student("Beside");
    const [met] = mates;
    if (free === undefined || met === undefined) throw new Error("The topic is too small.");
    expect(await similarTo(student, free)).not.toContain(met);
    const offered = await similarTo(student, free);
    expect(offered.filter((id) => kept.includes(id))).toEqual([]);
    await startOn(student, met);
    expect(await similarTo(student, free)).toContain(met);
  });

  it("is not offered by the tutor", async () => {
    const student = await app.student("Tutored");
    expect(await tutorOffers(student, origin.id)).toContainEqual(
      expect.objectContaining({ kind: "question", itemId: free }),
    );
  });

  it("has no twins until it was met, neither in its view nor from the tutor", async () => {
    const student = await app.student("Twinless");
    const params = { itemId: origin.id };
    const read = async () => (await student.call(questionRoutes.readQuestion, { params })).value();
    expect((await read()).hasTwins).toBe(false);
    expect((await askTwin(student, origin.id)).code()).toBe("item-kept-for-exams");
    expect(await tutorOffers(student, origin.id)).not.toContainEqual(
      expect.objectContaining({ kind: "twin" }),
    );
    await student.call(questionRoutes.revealKey, { params });
    expect((await read()).hasTwins).toBe(true);
    expect((await askTwin(student, origin.id)).value().twinOf).toBe(origin.id);
  });

  it("can be opened by its address", async () => {
    const student = await app.student("Direct");
    const session = (await startOn(student, origin.id)).value();
    expect(session.items.map(({ item }) => item.id)).toEqual([origin.id]);
  });
});

it("is kept by links of older days, which say nothing of it", async () => {
  const student = await app.student("Older");
  const lists = { measures: [], kinds: [], topics: [], difficulties: [], statuses: [] };
  const counts = (await student.call(practiceRoutes.countFacets, { body: lists })).value();
  expect(counts).toMatchObject({
    matching: index.size - kept.length,
    keptForExams: kept.length,
  });
});
