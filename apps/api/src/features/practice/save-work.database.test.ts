import { type ItemWork, UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import { saveWork } from "./save-work.ts";
import { closeSession, readSession } from "./service.ts";
import { newUserId, practiceContext, started, submissionAt } from "./testing/practice-context.ts";

function work(revision: number, change: Partial<ItemWork> = {}): ItemWork {
  return { ...UNTOUCHED_WORK, revision, scratch: `draft ${revision}`, ...change };
}

async function fixture(database: Database) {
  const context = practiceContext(database);
  const userId = newUserId();
  const session = await started(context, userId);
  const save = (currentPosition: number, batch: { position: number; work: ItemWork }[]) =>
    saveWork(context, userId, { sessionId: session.id, currentPosition, work: batch });
  const read = async () => {
    const found = await readSession(context, userId, session.id);
    if (!found.ok) throw new Error(found.reason);
    return found.value;
  };
  return { context, userId, session, save, read };
}

describeOnDatabases("saving work", (database) => {
  it("gives back on reading all that was saved", async () => {
    const { session, save, read } = await fixture(database());
    const full = work(3, {
      response: submissionAt(session, 2).response,
      eliminatedOptionIds: ["B", "D"],
      highlights: [{ region: "stem", start: 4, end: 9 }],
      elapsedMs: 12_345,
    });
    expect(await save(2, [{ position: 2, work: full }])).toEqual({
      ok: true,
      value: [{ position: 2, revision: 3 }],
    });
    const stored = await read();
    expect(stored.currentPosition).toBe(2);
    expect(stored.items[2]?.work).toEqual(full);
    expect(stored.items[1]?.work).toEqual(UNTOUCHED_WORK);
  });

  it("keeps the higher revision whatever comes later, and says which it is", async () => {
    const { save, read } = await fixture(database());
    await save(0, [{ position: 0, work: work(5) }]);
    const late = await save(0, [
      { position: 0, work: work(4) },
      { position: 1, work: work(1) },
    ]);
    expect(late).toEqual({
      ok: true,
      value: [
        { position: 0, revision: 5 },
        { position: 1, revision: 1 },
      ],
    });
    expect((await read()).items.map((item) => item.work.scratch).slice(0, 2)).toEqual([
      "draft 5",
      "draft 1",
    ]);
  });

  it("takes the newest of several versions in one batch", async () => {
    const { save, read } = await fixture(database());
    await save(
      0,
      [2, 7, 3].map((revision) => ({ position: 0, work: work(revision) })),
    );
    expect((await read()).items[0]?.work.scratch).toBe("draft 7");
  });

  it("ends with the highest revision when two devices save at once", async () => {
    const { save, read } = await fixture(database());
    const answers = await Promise.all(
      [4, 9, 1, 6].map((revision) => save(revision % 5, [{ position: 0, work: work(revision) }])),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await read()).items[0]?.work.revision).toBe(9);
  });

  it("stores nothing of a batch that is refused", async () => {
    const { session, save, read } = await fixture(database());
    const good = { position: 0, work: work(1) };
    expect(await save(1, [good, { position: 5, work: work(1) }])).toMatchObject({
      reason: "position-not-found",
    });
    expect(await save(5, [good])).toMatchObject({ reason: "position-not-found" });
    const other = session.items.find(({ item }) => item.type !== session.items[1]?.item.type);
    if (other === undefined) throw new Error("All items are of one type.");
    const { response } = submissionAt(session, other.position);
    expect(await save(1, [good, { position: 1, work: work(1, { response }) }])).toMatchObject({
      reason: "response-mismatch",
    });
    const stored = await read();
    expect([stored.currentPosition, stored.items[0]?.work]).toEqual([0, UNTOUCHED_WORK]);
  });

  it("takes no work after the close", async () => {
    const { context, userId, session, save } = await fixture(database());
    await closeSession(context, userId, session.id);
    expect(await save(0, [{ position: 0, work: work(1) }])).toMatchObject({
      reason: "session-closed",
    });
  });
});
