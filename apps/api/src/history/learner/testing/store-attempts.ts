import { randomUUID } from "node:crypto";
import { EMPTY_FILTER, type SessionSettings } from "@lexiquant/contract";
import {
  attemptIdSchema,
  type ItemId,
  type SessionId,
  sessionIdSchema,
  type UserId,
} from "@lexiquant/domain/kernel";
import type { Database } from "../../../db/database.ts";
import type { Attempt } from "../../attempts/repository.ts";
import { insertAttempt } from "../../attempts/repository.ts";
import { insertSession, insertSessionItems } from "../../sessions/repository.ts";

const PRACTICE: SessionSettings = {
  mode: "mixed",
  timing: { kind: "untimed" },
  feedback: "each",
};

/** Stores a closed session of some items without an attempt. */
export async function storeSession(
  database: Database,
  userId: UserId,
  { itemIds, settings = PRACTICE }: { itemIds: readonly ItemId[]; settings?: SessionSettings },
): Promise<SessionId> {
  const sessionId = sessionIdSchema.parse(randomUUID());
  const createdAt = new Date("2026-11-01T10:00:00Z");
  await insertSession(database.reader, userId, {
    id: sessionId,
    settings,
    filter: EMPTY_FILTER,
    requestedItems: itemIds.length,
    itemCount: itemIds.length,
    plannedItems: null,
    seed: 1,
    currentPosition: 0,
    createdAt,
    closedAt: createdAt,
  });
  await insertSessionItems(database.reader, userId, {
    sessionId,
    items: itemIds.map((itemId, position) => ({ position, itemId, itemVersion: 1 })),
  });
  return sessionId;
}

/** Stores an attempt as if it had been submitted and let out. */
export async function storeAttempt(
  database: Database,
  userId: UserId,
  attempt: Pick<Attempt, "sessionId" | "position" | "itemId"> & Partial<Attempt>,
): Promise<Attempt> {
  const submittedAt = attempt.submittedAt ?? new Date("2026-11-20T10:00:00Z");
  const whole: Attempt = {
    id: attemptIdSchema.parse(randomUUID()),
    itemVersion: 1,
    response: { type: "single-choice", optionId: "A" },
    correct: true,
    elapsedMs: 60_000,
    sureness: null,
    hintLevel: 0,
    gaveUp: false,
    remainingMs: null,
    seenBefore: false,
    submittedAt,
    releasedAt: submittedAt,
    ...attempt,
  };
  if (!(await insertAttempt(database.reader, userId, whole))) throw new Error("Not stored.");
  return whole;
}
