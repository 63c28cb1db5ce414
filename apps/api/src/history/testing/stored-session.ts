import { randomUUID } from "node:crypto";
import { EMPTY_FILTER } from "@lexiquant/contract";
import {
  type ItemId,
  type SessionId,
  sessionIdSchema,
  type UserId,
} from "@lexiquant/domain/kernel";
import type { Database } from "../../db/database.ts";
import { insertSession, insertSessionItems } from "../sessions/repository.ts";

/** Stores an open session of one item, at position 0, as the rows around an attempt. */
export async function storeOneItemSession(
  database: Database,
  userId: UserId,
  itemId: ItemId,
): Promise<SessionId> {
  const sessionId = sessionIdSchema.parse(randomUUID());
  await insertSession(database.reader, userId, {
    id: sessionId,
    settings: { mode: "mixed", timing: { kind: "untimed" }, feedback: "each" },
    filter: EMPTY_FILTER,
    requestedItems: 1,
    itemCount: 1,
    plannedItems: null,
    // The largest seed there is: the column must hold it.
    seed: 4_294_967_295,
    currentPosition: 0,
    createdAt: new Date("2026-11-21T10:00:00Z"),
    closedAt: null,
  });
  const items = [{ position: 0, itemId, itemVersion: 1 }];
  await insertSessionItems(database.reader, userId, { sessionId, items });
  return sessionId;
}
