import { EMPTY_FILTER } from "@lexiquant/contract";
import type { ItemId } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import { indexItems } from "../../bank/item-index.ts";
import { examsWithPanelOf } from "../../bank/testing/exam-data.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import type { Database } from "../../db/database.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import { listKeptItems } from "../../history/kept-items/repository.ts";
import { insertReveal } from "../../history/reveals/repository.ts";
import { readFacetCounts } from "./service.ts";
import { startSession } from "./start-session.ts";
import {
  NOW,
  newUserId,
  practiceContext,
  sessionRequest,
  started,
} from "./testing/practice-context.ts";

const filter = { ...EMPTY_FILTER, kinds: ["select-in-passage" as const] };
const withKept = { ...filter, keptForExams: true };
const all: readonly ItemId[] = [...indexItems(realBank()).values()]
  .filter(({ kind }) => kind === "select-in-passage")
  .map(({ item }) => item.id);
const kept = all.slice(0, 10);
const [first, second] = kept;
if (first === undefined || second === undefined) throw new Error("The bank is too small.");

const contextOn = (database: Database, panel: readonly ItemId[] = kept) =>
  practiceContext(database, { exams: examsWithPanelOf(panel) });

describeOnDatabases("questions kept for mock exams", (database) => {
  it("are drawn and counted for nobody who has not asked for them", async () => {
    const context = contextOn(database());
    const userId = newUserId();
    const counts = await readFacetCounts(context, userId, filter);
    expect(counts).toMatchObject({ matching: all.length - 10, keptForExams: 10 });
    const session = await started(context, userId, { filter, itemCount: 40 });
    const drawn = session.items.map(({ item }) => item.id);
    expect(drawn).toHaveLength(Math.min(40, all.length - 10));
    expect(drawn.filter((id) => kept.includes(id))).toEqual([]);
  });

  it("are drawn and counted for a student who includes them, and are kept no more once drawn", async () => {
    const context = contextOn(database(), all);
    const userId = newUserId();
    const counts = await readFacetCounts(context, userId, withKept);
    expect(counts).toMatchObject({ matching: all.length, keptForExams: all.length });
    const session = await started(context, userId, { filter: withKept, itemCount: 3 });
    expect(session.items).toHaveLength(3);
    const after = await readFacetCounts(context, userId, filter);
    expect(after).toMatchObject({ matching: 3, keptForExams: all.length - 3 });
    const other = await readFacetCounts(context, newUserId(), filter);
    expect(other).toMatchObject({ matching: 0, keptForExams: all.length });
  });

  it("leave a set without questions where no other one matches", async () => {
    const context = contextOn(database(), all);
    const userId = newUserId();
    const none = await startSession(context, userId, sessionRequest({ filter }));
    expect(none).toEqual({ ok: false, reason: "no-items-match" });
  });

  it("may be asked one by one by name, and are met by that", async () => {
    const context = contextOn(database());
    const userId = newUserId();
    const session = await started(context, userId, { itemCount: 1, itemId: first });
    expect(session.items.map(({ item }) => item.id)).toEqual([first]);
    const { keptForExams } = await readFacetCounts(context, userId, filter);
    expect(keptForExams).toBe(9);
  });

  it("are met by a reveal too, and only by their own student", async () => {
    const exam = { panelItems: new Set(kept) };
    const { reader } = database();
    const userId = newUserId();
    await insertReveal(reader, userId, { itemId: second, revealedAt: NOW });
    const of = (student: typeof userId) =>
      listKeptItems(exam, reader, { userId: student, among: all });
    expect(await of(userId)).toEqual(new Set(kept.filter((id) => id !== second)));
    expect(await of(newUserId())).toEqual(new Set(kept));
  });
});
