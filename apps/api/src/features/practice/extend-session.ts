import type { PracticeSession } from "@lexiquant/contract";
import { DIAGNOSTIC_DESIGN } from "@lexiquant/domain/diagnostic";
import type { KeyedItem } from "@lexiquant/domain/item";
import {
  accepted,
  type Result,
  refused,
  type SessionId,
  seededRandom,
  type UserId,
} from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { type Attempt, listSessionAttempts } from "../../history/attempts/repository.ts";
import { loadPracticeState } from "../../history/practice-state/load-practice-state.ts";
import {
  asPractice,
  findSession,
  insertSessionItems,
  lockSession,
  type StoredPracticeSession,
  storeExtent,
} from "../../history/sessions/repository.ts";
import type { PracticeContext } from "./dependencies.ts";
import { nextBlock } from "./draw-diagnostic.ts";
import { type DrawnItem, loadSession, servedItems } from "./load-session.ts";
import { learnerAfter } from "./provisional-learner.ts";
import { openPlaces } from "./session-length.ts";

type Extended = Result<PracticeSession, "session-not-found" | "session-closed" | "answers-missing">;

/** A diagnostic at the end of one of its blocks. */
interface BlockEnd {
  readonly session: StoredPracticeSession;
  readonly drawn: readonly DrawnItem[];
  readonly attempts: readonly Attempt[];
}

/**
 * Draws the next questions of a diagnostic by the answers so far. They are chosen before the session is held, since that
 * takes more than a transaction may do, and by the session's own seed: two that come at once choose the same, and the
 * second finds them drawn.
 */
export async function extendSession(
  context: PracticeContext,
  userId: UserId,
  sessionId: SessionId,
): Promise<Extended> {
  const { database } = context;
  const seen = await database.transaction(
    async (transaction) => {
      const session = asPractice(await findSession(transaction, userId, sessionId));
      return await standingOf(context, transaction, { userId, session });
    },
    { idempotent: true },
  );
  if (!seen.ok) return seen;
  const block = seen.value === null ? [] : await chooseNext(context, userId, seen.value);
  return await database.transaction(
    async (transaction) => {
      const session = asPractice(await lockSession(transaction, userId, sessionId));
      const standing = await standingOf(context, transaction, { userId, session });
      if (!standing.ok) return standing;
      const end = standing.value;
      const isAsSeen = end?.session.itemCount === seen.value?.session.itemCount;
      const extended =
        end !== null && isAsSeen ? await extend(transaction, userId, { end, block }) : session;
      if (extended === null) return refused("session-not-found");
      return accepted(await loadSession(context, transaction, { userId, session: extended }));
    },
    { idempotent: true },
  );
}

/** Null where there is nothing to be drawn: all is, or the last block was drawn and nothing of it is answered. */
async function standingOf(
  context: PracticeContext,
  transaction: Queryable,
  { userId, session }: { readonly userId: UserId; readonly session: StoredPracticeSession | null },
): Promise<Result<BlockEnd | null, "session-not-found" | "session-closed" | "answers-missing">> {
  if (session === null) return refused("session-not-found");
  if (session.closedAt !== null) return refused("session-closed");
  if (openPlaces(session) === 0) return accepted(null);
  const attempts = await listSessionAttempts(transaction, userId, session.id);
  const drawn = await servedItems(context, transaction, { userId, sessionId: session.id });
  const answered = new Set(attempts.map(({ position }) => position));
  const missing = drawn.filter(({ position }) => !answered.has(position));
  if (missing.length === 0) return accepted({ session, drawn, attempts });
  const lastBlock = startOfLastBlock(session.itemCount);
  const isRepeated = lastBlock > 0 && ![...answered].some((position) => position >= lastBlock);
  return isRepeated ? accepted(null) : refused("answers-missing");
}

/** Position of the first question of the block that was drawn last. */
function startOfLastBlock(itemCount: number): number {
  let [start, end] = [0, 0];
  for (const size of DIAGNOSTIC_DESIGN.blocks) {
    if (end >= itemCount) break;
    [start, end] = [end, end + size];
  }
  return start;
}

async function chooseNext(
  context: PracticeContext,
  userId: UserId,
  { session, drawn, attempts }: BlockEnd,
): Promise<KeyedItem[]> {
  const practice = await loadPracticeState(context, userId);
  return nextBlock(context, practice, {
    learner: learnerAfter(practice.student, { session, drawn, attempts }),
    served: drawn,
    random: seededRandom(session.seed + session.itemCount),
  });
}

/** Where nothing could be chosen the diagnostic is complete as it is. */
async function extend(
  transaction: Queryable,
  userId: UserId,
  { end: { session }, block }: { readonly end: BlockEnd; readonly block: readonly KeyedItem[] },
): Promise<StoredPracticeSession> {
  const itemCount = session.itemCount + block.length;
  const plannedItems = block.length === 0 ? itemCount : session.plannedItems;
  const items = block.map(({ id, version }, place) => ({
    position: session.itemCount + place,
    itemId: id,
    itemVersion: version,
  }));
  if (items.length > 0) {
    await insertSessionItems(transaction, userId, { sessionId: session.id, items });
  }
  await storeExtent(transaction, userId, { sessionId: session.id, itemCount, plannedItems });
  return { ...session, itemCount, plannedItems };
}
