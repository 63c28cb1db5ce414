import { isDeepStrictEqual } from "node:util";
import type { PracticeFilter, PracticeSession, PracticeSettings } from "@lexiquant/contract";
import type { KeyedItem } from "@lexiquant/domain/item";
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
  asPractice,
  findSession,
  insertSession,
  insertSessionItems,
  isForeignSession,
  listHoldingSettings,
  listItemsInOpenExam,
  type StoredPracticeSession,
  type StoredSession,
} from "../../history/sessions/repository.ts";
import { findItem } from "../../history/twins/find-items.ts";
import type { PracticeContext } from "./dependencies.ts";
import { matchingItems } from "./item-filter.ts";
import { loadSession } from "./load-session.ts";
import { rateItems } from "./rate-items.ts";

export interface SessionRequest {
  readonly id: SessionId;
  readonly settings: PracticeSettings;
  readonly filter: PracticeFilter;
  readonly itemCount: number;
  /** To be asked alone, instead of what the filter draws. */
  readonly itemId?: ItemId | undefined;
}

type Started = Result<
  PracticeSession,
  "session-id-reused" | "no-items-match" | "item-not-found" | "key-withheld"
>;

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
  const session = asPractice(known);
  if (!sameRequest || session === null) return refused("session-id-reused");
  const resumed = await loadSession(context, transaction, { userId, session });
  const { itemId } = request;
  const sameItem = itemId === undefined || resumed.items.every(({ item }) => item.id === itemId);
  return sameItem ? accepted(resumed) : refused("session-id-reused");
}

async function create(
  context: PracticeContext,
  transaction: Queryable,
  { userId, request }: { userId: UserId; request: SessionRequest },
): Promise<Started> {
  const seed = context.newSeed();
  const chosen = await chooseItems(context, transaction, { userId, request, seed });
  if (!chosen.ok) return chosen;
  const session: StoredPracticeSession = {
    id: request.id,
    settings: request.settings,
    filter: request.filter,
    requestedItems: request.itemCount,
    itemCount: chosen.value.length,
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
    items: chosen.value.map(({ id, version }, position) => ({
      position,
      itemId: id,
      itemVersion: version,
    })),
  });
  return accepted(await loadSession(context, transaction, { userId, session }));
}

interface Choosing {
  readonly userId: UserId;
  readonly request: SessionRequest;
  readonly seed: number;
}
type Chosen = Result<readonly KeyedItem[], "no-items-match" | "item-not-found" | "key-withheld">;

async function chooseItems(
  context: PracticeContext,
  transaction: Queryable,
  choosing: Choosing,
): Promise<Chosen> {
  const { userId, request } = choosing;
  if (request.itemId !== undefined) {
    return await theOneItem(context, transaction, { userId, itemId: request.itemId });
  }
  const drawn = await drawItems(context, transaction, choosing);
  return drawn.length === 0 ? refused("no-items-match") : accepted(drawn);
}

/** Not while a session withholds the item's outcome: this one could let out what that one keeps. */
async function theOneItem(
  context: PracticeContext,
  transaction: Queryable,
  { userId, itemId }: { readonly userId: UserId; readonly itemId: ItemId },
): Promise<Chosen> {
  const entry = await findItem(context, transaction, { userId, itemId });
  if (entry === null || entry.item.retired) return refused("item-not-found");
  const holding = await listHoldingSettings(transaction, userId, itemId);
  if (holding.some(({ feedback }) => feedback === "end")) return refused("key-withheld");
  return accepted([entry.item]);
}

async function drawItems(
  context: PracticeContext,
  transaction: Queryable,
  { userId, request, seed }: Choosing,
): Promise<KeyedItem[]> {
  const rated = await rateItems(transaction, userId, context);
  // What an open exam asks is not asked elsewhere meanwhile.
  const held = await listItemsInOpenExam(transaction, userId);
  const candidates = matchingItems(rated, request.filter).filter(({ item }) => !held.has(item.id));
  const ids = selectItems({
    candidates: candidates.map(({ item, kind, statuses }) => ({
      id: item.id,
      kind,
      stimulusId: item.stimulusId,
      unseen: statuses.has("unseen"),
    })),
    itemCount: request.itemCount,
    mode: request.settings.mode,
    random: seededRandom(seed),
  });
  return ids.flatMap((id) => context.index.get(id)?.item ?? []);
}
