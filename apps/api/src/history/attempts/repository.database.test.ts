import { randomUUID } from "node:crypto";
import { attemptIdSchema, itemIdSchema, userIdSchema } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import { storeOneItemSession } from "../testing/stored-session.ts";
import { type Attempt, insertAttempt, listSessionAttempts } from "./repository.ts";

const NOON = new Date("2026-11-21T12:00:00Z");
const ITEM = itemIdSchema.parse("q-sc-001");

/** A student with a session of one item, and the attempt that may stand there. */
async function begin(database: Database) {
  const userId = userIdSchema.parse(randomUUID());
  const sessionId = await storeOneItemSession(database, userId, ITEM);
  const attempt = (): Attempt => ({
    id: attemptIdSchema.parse(randomUUID()),
    sessionId,
    position: 0,
    itemId: ITEM,
    itemVersion: 1,
    response: { type: "single-choice", optionId: "A" },
    correct: true,
    elapsedMs: 1000,
    sureness: null,
    submittedAt: NOON,
    hintLevel: 0,
    gaveUp: false,
    remainingMs: null,
    seenBefore: true,
    releasedAt: NOON,
  });
  return { userId, sessionId, attempt };
}

describeOnDatabases("the table of attempts", (database) => {
  it("itself refuses a second attempt at a position, whatever the code above it does", async () => {
    const { userId, sessionId, attempt } = await begin(database());
    expect(await insertAttempt(database().reader, userId, attempt())).toBe(true);
    expect(await insertAttempt(database().reader, userId, attempt())).toBe(false);
    expect(await listSessionAttempts(database().reader, userId, sessionId)).toHaveLength(1);
  });

  it("refuses an attempt at a position that the session does not have", async () => {
    const { userId, attempt } = await begin(database());
    const elsewhere = { ...attempt(), position: 7 };
    await expect(insertAttempt(database().reader, userId, elsewhere)).rejects.toMatchObject({
      code: "23503",
    });
  });
});
