import { randomUUID } from "node:crypto";
import {
  EMPTY_FILTER,
  type PracticeSession,
  practiceRoutes,
  type Question,
  questionRoutes,
} from "@lexiquant/contract";
import type { KeyedItem, Response } from "@lexiquant/domain/item";
import type { ItemId } from "@lexiquant/domain/kernel";
import type { FeedbackTime } from "@lexiquant/domain/session";
import { realBank } from "../../../bank/testing/real-bank.ts";
import type { Database } from "../../../db/database.ts";
import type { Student } from "../../../history/testing/practice-app.ts";

/** Calls about twins, as a client would make them. */

export function itemOfModel(modelId: string): KeyedItem {
  const item = [...realBank().items.values()].find(
    ({ provenance }) => provenance.model?.id === modelId,
  );
  if (item === undefined) throw new Error(`Nothing of ${modelId} is published.`);
  return item;
}

export function askTwin(student: Student, itemId: ItemId) {
  return student.call(questionRoutes.readTwin, { params: { itemId } });
}

export async function twinOf(student: Student, itemId: ItemId): Promise<Question> {
  return (await askTwin(student, itemId)).value();
}

/** With its key: for tests that know the answer. */
export async function keyedTwin(database: Database, itemId: ItemId): Promise<KeyedItem> {
  const { item } = await database.reader
    .selectFrom("twins")
    .select("item")
    .where("item_id", "=", itemId)
    .executeTakeFirstOrThrow();
  return item;
}

export function startOn(student: Student, itemId: ItemId, feedback: FeedbackTime = "each") {
  const settings = { mode: "topic", timing: { kind: "untimed" }, feedback } as const;
  const body = { id: randomUUID(), settings, filter: EMPTY_FILTER, itemCount: 1, itemId };
  return student.call(practiceRoutes.startSession, { body });
}

export function answer(student: Student, session: PracticeSession, response: Response) {
  return student.call(practiceRoutes.submitAttempt, {
    params: { sessionId: session.id },
    body: { id: randomUUID(), position: 0, response, elapsedMs: 40_000, sureness: "sure" },
  });
}
