import type { SessionPace } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { itemTimeOf } from "@lexiquant/domain/pace";
import type { IndexedItem } from "../../bank/item-index.ts";
import type { Queryable } from "../../db/queryable.ts";
import { listItemTimes } from "../../history/learner/log-repository.ts";
import { findSpeed } from "../../history/learner/state-repository.ts";
import type {
  StoredPracticeSession,
  StoredSessionItem,
} from "../../history/sessions/repository.ts";

interface TimedItem extends StoredSessionItem {
  readonly entry: Pick<IndexedItem, "targetSeconds">;
}

/** How long this student is expected to take, question by question; null where there is no pace to keep. */
export async function loadSessionPace(
  database: Queryable,
  userId: UserId,
  {
    session,
    drawn,
  }: { readonly session: StoredPracticeSession; readonly drawn: readonly TimedItem[] },
): Promise<SessionPace | null> {
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
  };
}
