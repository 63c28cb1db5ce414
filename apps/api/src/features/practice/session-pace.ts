import type { SessionPace } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { itemTimeOf } from "@lexiquant/domain/pace";
import type { IndexedItem } from "../../bank/item-index.ts";
import type { Queryable } from "../../db/queryable.ts";
import { listItemTimes, listTakenPositions } from "../../history/learner/log-repository.ts";
import { findSpeed } from "../../history/learner/state-repository.ts";
import { listEarlierRun } from "../../history/sessions/earlier-run-repository.ts";
import type {
  StoredPracticeSession,
  StoredSessionItem,
} from "../../history/sessions/repository.ts";
import { findItems } from "../../history/twins/find-items.ts";
import type { PracticeContext } from "./dependencies.ts";

interface TimedItem extends StoredSessionItem {
  readonly entry: Pick<IndexedItem, "targetSeconds">;
}

interface PacedSession {
  readonly userId: UserId;
  readonly session: StoredPracticeSession;
  readonly drawn: readonly TimedItem[];
}

/** How long this student is expected to take, question by question; null where there is no pace to keep. */
export async function loadSessionPace(
  context: PracticeContext,
  database: Queryable,
  paced: PacedSession,
): Promise<SessionPace | null> {
  const { userId, session, drawn } = paced;
  const { closedAt, settings } = session;
  if (settings.timing.kind === "untimed" || settings.mode === "diagnostic" || closedAt !== null) {
    return null;
  }
  const measured = await listItemTimes(database, drawn);
  return {
    student: await findSpeed(database, userId),
    questions: drawn.map(({ itemId, entry: { targetSeconds } }) => ({
      targetSeconds,
      time: itemTimeOf(targetSeconds, measured.get(itemId)),
    })),
    counted: await listTakenPositions(database, userId, session.id),
    earlierSeconds: await loadEarlierSeconds(context, database, paced),
  };
}

/** The earlier set had other questions: its times count in multiples of the exam's, place by place. */
async function loadEarlierSeconds(
  context: PracticeContext,
  database: Queryable,
  { userId, session, drawn }: PacedSession,
): Promise<SessionPace["earlierSeconds"]> {
  const run = await listEarlierRun(database, userId, session);
  const itemIds = run.map(({ itemId }) => itemId);
  const entries = await findItems(context, database, { userId, itemIds });
  const seconds = drawn.flatMap(({ entry: { targetSeconds } }, place) => {
    const then = run[place];
    const target = then && entries.get(then.itemId)?.targetSeconds;
    if (then === undefined || target === undefined) return [];
    return [(targetSeconds * Math.max(1000, then.elapsedMs)) / 1000 / target];
  });
  return seconds.length === drawn.length ? seconds : null;
}
