import { randomUUID } from "node:crypto";
import {
  attemptIdSchema,
  type ItemId,
  itemIdSchema,
  type UserId,
  userIdSchema,
} from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import { type Attempt, insertAttempt } from "../attempts/repository.ts";
import { storeOneItemSession } from "../testing/stored-session.ts";
import { listFirstAttempts, listStandings, sumFirstAttempts } from "./repository.ts";

const ITEM = itemIdSchema.parse("q-sc-001");
const OTHER = itemIdSchema.parse("q-sc-002");
const UNTRIED = itemIdSchema.parse("q-sc-003");

const newStudent = (): UserId => userIdSchema.parse(randomUUID());

/** Each attempt stands in a session of its own, as when an item is practised again and again. */
async function record(database: Database, userId: UserId, change: Partial<Attempt>): Promise<void> {
  const itemId: ItemId = change.itemId ?? ITEM;
  const sessionId = await storeOneItemSession(database, userId, itemId);
  const inserted = await insertAttempt(database.reader, userId, {
    id: attemptIdSchema.parse(randomUUID()),
    sessionId,
    position: 0,
    itemId,
    itemVersion: 1,
    response: { type: "single-choice", optionId: "A" },
    correct: true,
    elapsedMs: 1000,
    sureness: null,
    submittedAt: new Date("2026-11-21T10:00:00Z"),
    hintLevel: 0,
    gaveUp: false,
    remainingMs: null,
    seenBefore: true,
    releasedAt: new Date("2026-11-21T10:00:00Z"),
    ...change,
  });
  if (!inserted) throw new Error("An attempt was in the way.");
}

describeOnDatabases("standings", (database) => {
  it("tell the last let-out attempt per item, and of no item that was never tried", async () => {
    const userId = newStudent();
    await record(database(), userId, { correct: false, elapsedMs: 1 });
    await record(database(), userId, {
      correct: true,
      sureness: "guess",
      elapsedMs: 2,
      submittedAt: new Date("2026-11-21T11:00:00Z"),
    });
    await record(database(), userId, {
      correct: false,
      elapsedMs: 3,
      submittedAt: new Date("2026-11-21T12:00:00Z"),
      releasedAt: null,
    });
    await record(database(), userId, { itemId: OTHER, releasedAt: null });
    const standings = await listStandings(database().reader, userId, [UNTRIED, ITEM, OTHER]);
    expect(standings).toHaveLength(2);
    expect(standings).toContainEqual({
      itemId: ITEM,
      last: { correct: true, sureness: "guess", elapsedMs: 2, paceFactor: null },
    });
    expect(standings).toContainEqual({ itemId: OTHER, last: null });
  });

  it("tell of an item whose key was shown, without an outcome", async () => {
    const userId = newStudent();
    const revealedAt = new Date("2026-11-21T10:00:00Z");
    for (const itemId of [ITEM, OTHER]) {
      await database()
        .reader.insertInto("item_reveals")
        .values({ user_id: userId, item_id: itemId, revealed_at: revealedAt })
        .execute();
    }
    await record(database(), userId, { itemId: OTHER, elapsedMs: 4 });
    const standings = await listStandings(database().reader, userId, [UNTRIED, ITEM, OTHER]);
    expect(standings).toHaveLength(2);
    expect(standings).toContainEqual({ itemId: ITEM, last: null });
    expect(standings).toContainEqual({
      itemId: OTHER,
      last: { correct: true, sureness: null, elapsedMs: 4, paceFactor: null },
    });
    expect(await listStandings(database().reader, newStudent(), [ITEM])).toEqual([]);
  });

  it("are a student's own", async () => {
    await record(database(), newStudent(), {});
    expect(await listStandings(database().reader, newStudent(), [ITEM])).toEqual([]);
  });

  it("list first attempts that are let out, and no later ones", async () => {
    const userId = newStudent();
    const first = { seenBefore: false, correct: false, elapsedMs: 7 };
    await record(database(), userId, first);
    await record(database(), userId, {});
    await record(database(), userId, { itemId: OTHER, seenBefore: false, releasedAt: null });
    expect(await listFirstAttempts(database().reader, userId)).toEqual([
      {
        itemId: ITEM,
        correct: false,
        elapsedMs: 7,
        submittedAt: new Date("2026-11-21T10:00:00Z"),
      },
    ]);
  });

  it("know one first attempt per item: a second is not stored", async () => {
    const userId = newStudent();
    await record(database(), userId, { seenBefore: false });
    await expect(record(database(), userId, { seenBefore: false })).rejects.toThrow("in the way");
  });

  it("add first attempts up by question of the bank, however many twins of it were answered", async () => {
    const userId = newStudent();
    const first = { seenBefore: false };
    await record(database(), userId, { ...first, elapsedMs: 1000 });
    await record(database(), userId, { elapsedMs: 5000 });
    await record(database(), userId, { ...first, itemId: OTHER, releasedAt: null });
    for (const [ordinal, seconds] of [60, 60, 90].entries()) {
      const itemId = itemIdSchema.parse(`${ITEM}~${ordinal + 1}`);
      await sql`insert into twins (user_id, item_id, origin_id, origin_version, ordinal, model_id,
          seed, fingerprint, item, difficulty, target_seconds, drawn_at)
        values (${userId}, ${itemId}, ${ITEM}, 1, ${ordinal + 1}, 'model', 1, ${itemId}, '{}', 3,
          ${seconds}, now())`.execute(database().reader);
      await record(database(), userId, { ...first, itemId, correct: false, elapsedMs: 2000 });
    }
    const sums = await sumFirstAttempts(database().reader, userId);
    expect(new Map(sums.map(({ twinTargetSeconds, ...sum }) => [twinTargetSeconds, sum]))).toEqual(
      new Map([
        [null, { originId: ITEM, paceFactor: null, answered: 1, right: 1, elapsedMs: 1000 }],
        [60, { originId: ITEM, paceFactor: null, answered: 2, right: 0, elapsedMs: 4000 }],
        [90, { originId: ITEM, paceFactor: null, answered: 1, right: 0, elapsedMs: 2000 }],
      ]),
    );
    expect(sums.reduce((sum, { answered }) => sum + answered, 0)).toBe(
      (await listFirstAttempts(database().reader, userId)).length,
    );
  });
});
