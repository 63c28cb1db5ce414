import { randomUUID } from "node:crypto";
import { EMPTY_FILTER } from "@lexiquant/contract";
import { itemIdSchema, sessionIdSchema, userIdSchema } from "@lexiquant/domain/kernel";
import { type ItemWork, newerWork, UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import { insertSession, insertSessionItems } from "../sessions/repository.ts";
import { listRevisions, listWork, upsertWork } from "./repository.ts";

const NOON = new Date("2026-11-21T12:00:00Z");

/** A session of one item, and what is done there. */
async function begin({ reader }: Database) {
  const userId = userIdSchema.parse(randomUUID());
  const sessionId = sessionIdSchema.parse(randomUUID());
  await insertSession(reader, userId, {
    id: sessionId,
    settings: { mode: "mixed", timing: { kind: "untimed" }, feedback: "each" },
    filter: EMPTY_FILTER,
    requestedItems: 1,
    itemCount: 1,
    plannedItems: null,
    seed: 1,
    currentPosition: 0,
    createdAt: NOON,
    closedAt: null,
  });
  const items = [{ position: 0, itemId: itemIdSchema.parse("q-sc-001"), itemVersion: 1 }];
  await insertSessionItems(reader, userId, { sessionId, items });
  const save = (work: ItemWork) =>
    upsertWork(reader, userId, { sessionId, batch: [{ position: 0, work }] });
  const stored = async () => (await listWork(reader, userId, sessionId))[0]?.work;
  const revisions = () => listRevisions(reader, userId, { sessionId, positions: [0] });
  return { save, stored, revisions };
}

function work(revision: number, optionId: string, elapsedMs: number): ItemWork {
  return {
    ...UNTOUCHED_WORK,
    revision,
    response: { type: "single-choice", optionId },
    eliminatedOptionIds: [`not-${optionId}`],
    highlights: [{ region: "stem", start: revision, end: revision + 1 }],
    scratch: `chose ${optionId}`,
    elapsedMs,
  };
}

describeOnDatabases("the table of work", (database) => {
  it.each([
    ["a newer answer with less time", work(3, "B", 4_000)],
    ["an older answer with more time", work(1, "B", 90_000)],
    ["more time alone", work(2, "A", 90_000)],
    ["an older answer with less time", work(1, "B", 4_000)],
  ])("merges %s as the domain does: the higher revision, the longer time", async (_, incoming) => {
    const { save, stored, revisions } = await begin(database());
    const before = work(2, "A", 9_000);
    await save(before);
    await save(incoming);
    const merged = newerWork(before, incoming);
    expect(await stored()).toEqual(merged);
    expect(await revisions()).toEqual([{ position: 0, revision: merged.revision }]);
  });
});
