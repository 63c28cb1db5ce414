import {
  accepted,
  type Result,
  refused,
  type SessionId,
  type UserId,
} from "@lexiquant/domain/kernel";
import { paceFactorOf, paceSeconds } from "@lexiquant/domain/session";
import type { DebriefFigures } from "@lexiquant/domain/tutor";
import type { ItemIndex } from "../../bank/item-index.ts";
import type { Queryable } from "../../db/queryable.ts";
import { listSessionAttempts } from "../../history/attempts/repository.ts";
import { findSession } from "../../history/sessions/repository.ts";
import { findItems } from "../../history/twins/find-items.ts";

/** What happened in a session that has ended. */
export async function loadDebrief(
  services: { readonly served: ItemIndex },
  database: Queryable,
  { userId, sessionId }: { readonly userId: UserId; readonly sessionId: SessionId },
): Promise<Result<DebriefFigures, "session-not-found" | "session-open">> {
  const session = await findSession(database, userId, sessionId);
  if (session === null) return refused("session-not-found");
  if (session.closedAt === null) return refused("session-open");
  const attempts = await listSessionAttempts(database, userId, sessionId);
  const itemIds = attempts.map(({ itemId }) => itemId);
  const entries = await findItems(services, database, { userId, itemIds });
  const placed = attempts.flatMap((attempt) => {
    const entry = entries.get(attempt.itemId);
    return entry === undefined ? [] : [{ attempt, entry }];
  });
  const targets = placed.map(({ entry }) => entry.targetSeconds);
  return accepted({
    questions: session.itemCount,
    answered: attempts.length,
    correct: attempts.filter(({ correct }) => correct).length,
    elapsedMs: attempts.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
    paceMs: 1000 * paceSeconds(targets, paceFactorOf(session.settings.timing)),
    missed: placed
      .filter(({ attempt }) => !attempt.correct)
      .map(({ entry: { item, topic } }) => ({
        itemId: item.id,
        topic: { id: topic.id, name: topic.name },
      })),
  });
}
