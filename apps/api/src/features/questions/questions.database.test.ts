import { randomUUID } from "node:crypto";
import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import { createItemModels } from "../../adapters/item-models/item-models.ts";
import { indexAllItems, indexItems } from "../../bank/item-index.ts";
import { EMPTY_EXAMS } from "../../bank/testing/exam-data.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import { retire } from "../../bank/testing/retire.ts";
import type { Database } from "../../db/database.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import { findReveal } from "../../history/reveals/repository.ts";
import { findReport } from "./repository.ts";
import { readQuestion, reportProblem, revealKey, saveAnnotation } from "./service.ts";

const bank = realBank();
const [firstId, secondId] = bank.items.keys();

function newStudent(): UserId {
  return randomUUID() as UserId; // a uuid is all that the brand asks for
}

function someItem(id: ItemId | undefined = firstId): ItemId {
  if (id === undefined) throw new Error("The bank is empty.");
  return id;
}

function questionContext(database: Database, now = "2026-11-21T12:00:00.000Z") {
  return {
    bank,
    exams: EMPTY_EXAMS,
    panelItems: new Set<ItemId>(),
    database,
    itemModels: createItemModels(bank),
    newSeed: () => 1,
    clock: () => new Date(now),
    index: indexItems(bank),
    served: indexAllItems(bank),
  };
}

const environment = {
  userAgent: "test",
  platform: "test",
  language: "en",
  timezone: "UTC",
  screenWidth: 1280,
  screenHeight: 800,
  pixelDepth: 24,
};

describeOnDatabases("a question's history", (database) => {
  it("keeps the time of the first reveal, however often the key is shown", async () => {
    const userId = newStudent();
    const early = questionContext(database());
    const late = questionContext(database(), "2026-11-22T12:00:00.000Z");
    await Promise.all(Array.from({ length: 5 }, () => revealKey(early, userId, someItem())));
    const again = await revealKey(late, userId, someItem());
    expect(again).toMatchObject({ ok: true, value: { revealedAt: "2026-11-21T12:00:00.000Z" } });
    expect(await findReveal(database().reader, userId, someItem())).toEqual(early.clock());
  });

  it("is shown for a retired item, which no other question offers as similar", async () => {
    const retired = retire(bank, someItem());
    const context = {
      ...questionContext(database()),
      bank: retired,
      index: indexItems(retired),
      served: indexAllItems(retired),
    };
    const shown = await readQuestion(context, newStudent(), someItem());
    if (!shown.ok) throw new Error(shown.reason);
    expect(shown.value.item.id).toBe(someItem());
    const [neighbour] = shown.value.similar;
    const other = await readQuestion(context, newStudent(), someItem(neighbour?.id));
    if (!other.ok) throw new Error(other.reason);
    expect(other.value.similar.map(({ id }) => id)).not.toContain(someItem());
  });

  it("keeps a student's annotation from others, and the last version of it", async () => {
    const context = questionContext(database());
    const [one, other] = [newStudent(), newStudent()];
    const itemId = someItem();
    await saveAnnotation(context, one, { itemId, annotation: { marked: true, note: "first" } });
    await saveAnnotation(context, one, {
      itemId,
      annotation: { marked: false, note: "Ünïcode ✓" },
    });
    expect(await readQuestion(context, one, itemId)).toMatchObject({
      value: { annotation: { marked: false, note: "Ünïcode ✓" } },
    });
    expect(await readQuestion(context, other, itemId)).toMatchObject({
      value: { annotation: { marked: false, note: "" } },
    });
  });

  it("files one report for parallel repetitions, and none under an id that stands for another", async () => {
    const context = questionContext(database());
    const userId = newStudent();
    const report = {
      id: randomUUID(),
      itemId: someItem(),
      category: "typo",
      text: "",
      environment,
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => reportProblem(context, userId, report)),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    for (const change of [
      { text: "more" },
      { category: "other" },
      { itemId: someItem(secondId) },
    ]) {
      const other = await reportProblem(context, userId, { ...report, ...change });
      expect(other).toEqual({ ok: false, reason: "report-id-reused" });
    }
    expect(await findReport(database().reader, userId, report.id)).toEqual({
      ...report,
      itemVersion: bank.items.get(report.itemId)?.version,
    });
  });
});
