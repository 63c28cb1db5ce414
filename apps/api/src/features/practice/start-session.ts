import { isDeepStrictEqual } from "node:util";
import type { PracticeSession, PracticeSettings } from "@lexiquant/contract";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { catchUp } from "../../history/learner/catch-up.ts";
import {
  asPractice,
  findSession,
  insertSession,
  insertSessionItems,
  isForeignSession,
  type StoredPracticeSession,
  type StoredSession,
} from "../../history/sessions/repository.ts";
import { chooseItems, prepareDraw } from "./choose-items.ts";
import type { PracticeContext } from "./dependencies.ts";
import type { Draw, SessionRequest } from "./draw.ts";
import { loadSession } from "./load-session.ts";

type Started = Result<
  PracticeSession,
  "session-id-reused" | "no-items-match" | "item-not-found" | "key-withheld"
>;

/** Starts a session, or finds the one that the same request started before. */
export async function startSession(
  context: PracticeContext,
  userId: UserId,
  asked: SessionRequest,
): Promise<Started> {
  const request = { ...asked, settings: asServed(asked.settings) };
  const choosing = { userId, request, seed: context.newSeed() };
  // The pace of a timed set is told by the student's speed as of now.
  if (request.settings.timing.kind === "timed") await catchUp(context, userId);
  const draw = await prepareDraw(context, choosing);
  return await context.database.transaction(
    async (transaction) => {
      const known = await findSession(transaction, userId, request.id);
      if (known !== null) return await resume(context, transaction, { userId, known, request });
      if (await isForeignSession(transaction, userId, request.id)) {
        return refused("session-id-reused");
      }
      return await create(context, transaction, { ...choosing, draw });
    },
    { idempotent: true },
  );
}

/** A diagnostic withholds its outcomes: they would say how the next questions are chosen. */
function asServed(settings: PracticeSettings): PracticeSettings {
  return settings.mode === "diagnostic" ? { ...settings, feedback: "end" } : settings;
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

interface Creating {
  readonly userId: UserId;
  readonly request: SessionRequest;
  readonly seed: number;
  /** Null where there is none to be drawn beforehand. */
  readonly draw: Draw | null;
}

async function create(
  context: PracticeContext,
  transaction: Queryable,
  { userId, request, seed, draw }: Creating,
): Promise<Started> {
  const chosen = await chooseItems(context, transaction, { userId, request, seed, draw });
  if (!chosen.ok) return chosen;
  const { items, plannedItems } = chosen.value;
  const session: StoredPracticeSession = {
    id: request.id,
    settings: request.settings,
    filter: request.filter,
    requestedItems: request.itemCount,
    itemCount: items.length,
    plannedItems,
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
    items: items.map(({ id, version }, position) => ({
      position,
      itemId: id,
      itemVersion: version,
    })),
  });
  return accepted(await loadSession(context, transaction, { userId, session }));
}
