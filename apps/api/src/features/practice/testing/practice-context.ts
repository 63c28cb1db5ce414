import { randomUUID } from "node:crypto";
import { EMPTY_FILTER, type PracticeSession } from "@lexiquant/contract";
import type { KeyedItem } from "@lexiquant/domain/item";
import {
  type AttemptId,
  attemptIdSchema,
  type SessionId,
  sessionIdSchema,
  type UserId,
  userIdSchema,
} from "@lexiquant/domain/kernel";
import type { Submission } from "@lexiquant/domain/session";
import { createItemModels } from "../../../adapters/item-models/item-models.ts";
import { EMPTY_EXAMS } from "../../../bank/testing/exam-data.ts";
import { realBank } from "../../../bank/testing/real-bank.ts";
import { rightResponse } from "../../../bank/testing/responses.ts";
import type { Database } from "../../../db/database.ts";
import { createPracticeStateContext } from "../../../history/practice-state/practice-state-context.ts";
import { EMPTY_LIBRARY } from "../../../testing/test-app.ts";
import type { PracticeContext, PracticeDependencies } from "../dependencies.ts";
import type { SessionRequest } from "../draw.ts";
import { startSession } from "../start-session.ts";

export const NOW = new Date("2026-11-21T12:00:00.000Z");

export function newUserId(): UserId {
  return userIdSchema.parse(randomUUID());
}
export function newSessionId(): SessionId {
  return sessionIdSchema.parse(randomUUID());
}
export function newAttemptId(): AttemptId {
  return attemptIdSchema.parse(randomUUID());
}

/** Practice over a real database and the real bank, with a clock that stands and a seed that does not change. */
export function practiceContext(
  database: Database,
  change: Partial<PracticeContext> = {},
): PracticeContext {
  const dependencies: PracticeDependencies = {
    bank: change.bank ?? realBank(),
    database,
    clock: () => NOW,
    newSeed: () => 7,
    itemModels: createItemModels(change.bank ?? realBank()),
    exams: change.exams ?? EMPTY_EXAMS,
  };
  return {
    ...dependencies,
    ...createPracticeStateContext({ ...dependencies, library: EMPTY_LIBRARY }),
    ...change,
  };
}

export function sessionRequest(change: Partial<SessionRequest> = {}): SessionRequest {
  return {
    id: newSessionId(),
    settings: { mode: "mixed", timing: { kind: "untimed" }, feedback: "each" },
    filter: EMPTY_FILTER,
    itemCount: 5,
    ...change,
  };
}

/** A started session; throws when it is refused. */
export async function started(
  context: PracticeContext,
  userId: UserId,
  change: Partial<SessionRequest> = {},
): Promise<PracticeSession> {
  const session = await startSession(context, userId, sessionRequest(change));
  if (!session.ok) throw new Error(session.reason);
  return session.value;
}

/** With its key: for tests that know the answer. */
export function itemAt(session: PracticeSession, position: number): KeyedItem {
  const itemId = session.items[position]?.item.id;
  const item = itemId === undefined ? undefined : realBank().items.get(itemId);
  if (item === undefined) throw new Error(`Nothing at position ${position}.`);
  return item;
}

/** The right response to what stands at a position. */
export function submissionAt(
  session: PracticeSession,
  position: number,
  change: Partial<Submission> = {},
): Submission {
  return {
    id: newAttemptId(),
    sessionId: session.id,
    position,
    response: rightResponse(itemAt(session, position)),
    elapsedMs: 30_000,
    sureness: null,
    ...change,
  };
}
