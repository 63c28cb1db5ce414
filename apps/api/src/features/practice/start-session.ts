import { isDeepStrictEqual } from "node:util";
import type { PracticeFilter, PracticeSession, SessionSettings } from "@lexiquant/contract";
import {
  accepted,
  type ItemId,
  type Result,
  refused,
  type SessionId,
  seededRandom,
  type UserId,
} from "@lexiquant/domain/kernel";
import { selectItems } from "@lexiquant/domain/session";
import type { Queryable } from "../../db/queryable.ts";
import {
  findSession,
  insertSession,
  insertSessionItems,
  isForeignSession,
  type StoredSession,
} from "../../history/sessions/repository.ts";
import type { PracticeContext } from "./dependencies.ts";
import { matchingItems } from "./item-filter.ts";
import { loadSession } from "./load-session.ts";
import { rateItems } from "./rate-items.ts";

export interface SessionRequest {
  readonly id: SessionId;
  readonly settings: SessionSettings;
  readonly filter: PracticeFilter;
  readonly itemCount: number;
}

type Started = Result<PracticeSession, "session-id-reused" | "no-items-match">;

/** Starts a session, or finds the one that the same request started before. */
export function startSession(
  context: PracticeContext,
  userId: UserId,
  request: SessionRequest,
): Promise<Started> {
  return context.database.transaction(
    async (transaction) => {
      const known = await findSession(transaction, userId, request.id);
      if (known !== null) return resume(context, transaction, { userId, known, request });
      if (await isForeignSession(transaction, userId, request.id)) {
        return refused("session-id-reused");
      }
      return create(context, transaction, { userId, request });
    },
    { idempotent: true },
  );
}

async function resume(
  context: PracticeContext,
  transaction: Queryable,
  { userId, known, request }: { userId: UserId; known: StoredSession; request: SessionRequest },
): Promise<Started> {
  const sameRequest =
    known.requestedItems === request.itemCount &&
    isDeepStrictEqual(known.settings, request.settings) &&
    isDeepStrictEqual(known.filter, request.filter);
  if (!sameRequest) return refused("session-id-reused");
  return accepted(await loadSession(context, transaction, { userId, session: known }));
}

async function create(
  context: PracticeContext,
  transaction: Queryable,
  { userId, request }: { userId: UserId; request: SessionRequest },
): Promise<Started> {
  const seed = context.newSeed();
  const itemIds = await drawItems(context, transaction, { userId, request, seed });
  if (itemIds.length === 0) return refused("no-items-match");
  const session: StoredSession = {
    id: request.id,
    settings: request.settings,
    filter: request.filter,
    requestedItems: request.itemCount,
    itemCount: itemIds.length,
    seed,
    currentPosition: 0,
    createdAt: context.clock(),
    closedAt: null,
  };
  // A session that came in between and is not to be seen fails the insert, and the transaction runs again.
  if (!(await insertSession(transaction, userId, session))) {
    throw new Error("A session is in the way that was not to be seen.");
  }
  await insertSessionItems(transaction, userId, {
    sessionId: session.id,
    items: itemIds.map((itemId, position) => ({
      position,
      itemId,
      itemVersion: context.index.get(itemId)?.item.version ?? 1,
    })),
  });
  return accepted(await loadSession(context, transaction, { userId, session }));
}

async function drawItems(
  { index }: PracticeContext,
  transaction: Queryable,
  { userId, request, seed }: { userId: UserId; request: SessionRequest; seed: number },
): Promise<ItemId[]> {
  const rated = await rateItems(transaction, userId, index);
  return selectItems({
    candidates: matchingItems(rated, request.filter).map(({ item, kind, statuses }) => ({
      id: item.id,
      kind,
      stimulusId: item.stimulusId,
      unseen: statuses.has("unseen"),
    })),
    itemCount: request.itemCount,
    mode: request.settings.mode,
    random: seededRandom(seed),
  });
}
