import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Question } from "@lexiquant/contract";
import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { afterAll, describe, expect, it } from "vitest";
import { createItemModels, type ItemModels } from "../../adapters/item-models/item-models.ts";
import { indexAllItems, indexItems } from "../../bank/item-index.ts";
import { EMPTY_EXAMS } from "../../bank/testing/exam-data.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import { rightResponse } from "../../bank/testing/responses.ts";
import type { Database } from "../../db/database.ts";
import { openEmbedded } from "../../db/embedded/open-embedded.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import { openPracticeApp } from "../../history/testing/practice-app.ts";
import { findItem, listPlaces } from "../../history/twins/find-items.ts";
import { insertTwin, listTwinQuestions, type StoredTwin } from "../../history/twins/repository.ts";
import type { QuestionContext } from "./dependencies.ts";
import { readTwin } from "./read-twin.ts";
import { revealKey } from "./service.ts";
import { answer, itemOfModel, keyedTwin, startOn, twinOf } from "./testing/twin-calls.ts";

const bank = realBank();
const itemModels = createItemModels(bank);
const origin = itemOfModel("reverse-percent-after-change");
const modelId = "reverse-percent-after-change";

const newStudent = () => randomUUID() as UserId; // a uuid is all that the brand asks for

function twinContext(database: Database, change: Partial<QuestionContext> = {}): QuestionContext {
  return {
    bank,
    exams: EMPTY_EXAMS,
    panelItems: new Set<ItemId>(),
    database,
    itemModels,
    clock: () => new Date("2026-11-22T12:00:00.000Z"),
    newSeed: () => 1,
    index: indexItems(bank),
    served: indexAllItems(bank),
    ...change,
  };
}

async function ask(context: QuestionContext, userId: UserId): Promise<Question> {
  const twin = await readTwin(context, userId, origin.id);
  if (!twin.ok) throw new Error(twin.reason);
  return twin.value;
}

async function next(context: QuestionContext, userId: UserId): Promise<ItemId> {
  const { item } = await ask(context, userId);
  await revealKey(context, userId, item.id);
  return item.id;
}

describeOnDatabases("a student's twins", (database) => {
  it("are one for parallel requests, and the same until its key is shown", async () => {
    const context = twinContext(database());
    const userId = newStudent();
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask(context, userId)));
    expect(new Set(asked.map(({ item }) => item.id)).size).toBe(1);
    expect(await listTwinQuestions(database().reader, userId, modelId)).toHaveLength(1);
    const first = await next(context, userId);
    expect(await next(context, userId)).not.toBe(first);
  });

  it("are drawn again when the drawn question is the student's already", async () => {
    const context = twinContext(database());
    const userId = newStudent();
    await next(context, userId);
    const [had] = await listTwinQuestions(database().reader, userId, modelId);
    let draws = 0;
    const repeating: ItemModels = {
      ...itemModels,
      drawTwin: async (request) => {
        draws += 1;
        const twin = await itemModels.drawTwin(request);
        return twin === null || draws > 1 ? twin : { ...twin, fingerprint: had?.fingerprint ?? "" };
      },
    };
    await ask(twinContext(database(), { itemModels: repeating }), userId);
    expect(draws).toBe(2);
    const questions = await listTwinQuestions(database().reader, userId, modelId);
    expect(new Set(questions.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  it("cannot hold one question of a model twice, whatever its id", async () => {
    const context = twinContext(database());
    const userId = newStudent();
    const { item } = await ask(context, userId);
    const [had] = await listTwinQuestions(database().reader, userId, modelId);
    const stored: StoredTwin = {
      item: { ...(await keyedTwin(database(), item.id)), id: `${origin.id}~9` as ItemId }, // of the form of a twin's id
      originId: origin.id,
      originVersion: 1,
      modelId,
      seed: 9,
      fingerprint: had?.fingerprint ?? "",
      drawnAt: new Date(),
    };
    const insert = (userOf: UserId) =>
      database().transaction((transaction) => insertTwin(transaction, userOf, stored));
    expect(await insert(userId)).toBe(false);
    expect(await insert(newStudent())).toBe(true);
  });

  it("are replaced, where they are still open, when a new version of the origin is published", async () => {
    const userId = newStudent();
    const old = await ask(twinContext(database()), userId);
    const items = new Map(bank.items).set(origin.id, { ...origin, version: origin.version + 1 });
    const changed = { ...bank, items };
    const context = twinContext(database(), {
      bank: changed,
      index: indexItems(changed),
      served: indexAllItems(changed),
    });
    const renewed = await ask(context, userId);
    expect(renewed.item.id).not.toBe(old.item.id);
    expect(renewed.item.version).toBe(origin.version + 1);
    const wanted = { userId, itemId: old.item.id };
    expect((await findItem(context, database().reader, wanted))?.item.version).toBe(origin.version);
  });

  it("count where their origin counts, each with its own difficulty and pace", async () => {
    const context = twinContext(database());
    const [userId, other] = [newStudent(), newStudent()];
    const { item } = await ask(context, userId);
    const keyed = await keyedTwin(database(), item.id);
    const places = await listPlaces(context, database().reader, userId);
    expect(places.get(item.id)).toMatchObject({
      topic: context.served.get(origin.id)?.topic,
      difficulty: keyed.difficulty,
      targetSeconds: keyed.targetSeconds,
    });
    expect(places.size).toBe(bank.items.size + 1);
    const foreign = await listPlaces(context, database().reader, other);
    expect(foreign.size).toBe(bank.items.size);
    const stranger = { userId: other, itemId: item.id };
    expect(await findItem(context, database().reader, stranger)).toBeNull();
  });
});

describe("a twin on disk", () => {
  const directory = mkdtempSync(join(tmpdir(), "lexiquant-twins-"));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it("is the same after a restart, and judged by the key it had, though its model is another now", async () => {
    const open = async (models: ItemModels) =>
      openPracticeApp(bank, { itemModels: models, database: await openMigrated(directory) });
    const before = await open(itemModels);
    const { item } = await twinOf(await before.student("Loyal"), origin.id);
    await before.close();

    const after = await open({
      ...itemModels,
      drawTwin: async () => {
        throw new Error("The model is gone.");
      },
    });
    try {
      const student = await after.student("Loyal");
      expect((await twinOf(student, origin.id)).item).toEqual(item);
      const session = (await startOn(student, item.id)).value();
      const right = rightResponse(await keyedTwin(after.database, item.id));
      expect((await answer(student, session, right)).value().outcome?.correct).toBe(true);
    } finally {
      await after.close();
    }
  }, 120_000);
});

async function openMigrated(directory: string): Promise<Database> {
  const database = await openEmbedded(directory);
  await database.migrate();
  return database;
}
