import type { TutorScope } from "@lexiquant/contract";
import { toPublicItem } from "@lexiquant/domain/item";
import {
  accepted,
  type ItemId,
  originIdOf,
  type Result,
  refused,
  type UserId,
} from "@lexiquant/domain/kernel";
import { isExam, isTimed } from "@lexiquant/domain/session";
import type { ItemContext } from "@lexiquant/domain/tutor";
import { hasTwins } from "../../bank/has-twins.ts";
import type { IndexedItem } from "../../bank/item-index.ts";
import type { Queryable } from "../../db/queryable.ts";
import {
  type Attempt,
  listReleasedAttempts,
  listSessionAttempts,
} from "../../history/attempts/repository.ts";
import { findHintsShown } from "../../history/hints/repository.ts";
import { isItemKept } from "../../history/kept-items/repository.ts";
import { findReveal } from "../../history/reveals/repository.ts";
import {
  findSession,
  findSessionItem,
  listHoldingSettings,
  type StoredSession,
} from "../../history/sessions/repository.ts";
import { findItem } from "../../history/twins/find-items.ts";
import { answeredItem } from "./answered-item.ts";
import type { TutorServices } from "./dependencies.ts";
import { findLastMove } from "./repository.ts";
import { itemKey } from "./scope-key.ts";

export type LoadRefusal =
  | "item-not-found"
  | "session-not-found"
  | "position-not-found"
  | "session-open"
  | "tutor-closed-in-exam";

export interface Asking {
  readonly userId: UserId;
  readonly nowMs: number;
  readonly elapsedMs: number;
  readonly allowHints: boolean;
}

type Loaded = Result<ItemContext, LoadRefusal>;
type ItemScope = Exclude<TutorScope, { kind: "session" }>;

/**
 * What may be told of the question now. Decided by what is stored, never by what the client says: a question that an
 * open session still holds is told as little of here as there.
 */
export async function loadQuestion(
  services: TutorServices,
  database: Queryable,
  { scope, asking }: { readonly scope: ItemScope; readonly asking: Asking },
): Promise<Loaded> {
  return scope.kind === "question"
    ? await loadAlone(services, database, { itemId: scope.itemId, asking })
    : await loadInSession(services, database, { scope, asking });
}

async function loadInSession(
  services: TutorServices,
  database: Queryable,
  {
    scope,
    asking,
  }: {
    readonly scope: Extract<TutorScope, { kind: "session-item" }>;
    readonly asking: Asking;
  },
): Promise<Loaded> {
  const { userId } = asking;
  const session = await findSession(database, userId, scope.sessionId);
  if (session === null) return refused("session-not-found");
  const drawn = await findSessionItem(database, userId, scope);
  const entry =
    drawn === null ? null : await findItem(services, database, { userId, itemId: drawn.itemId });
  if (entry === null) return refused("position-not-found");
  if (session.closedAt !== null) {
    return await loadAlone(services, database, { itemId: entry.item.id, asking });
  }
  return await loadInOpenSession(services, database, { session, entry, scope, asking });
}

async function loadInOpenSession(
  services: TutorServices,
  database: Queryable,
  place: {
    readonly session: StoredSession;
    readonly entry: IndexedItem;
    readonly scope: Extract<TutorScope, { kind: "session-item" }>;
    readonly asking: Asking;
  },
): Promise<Loaded> {
  const { session, entry, scope, asking } = place;
  if (isExam(session.settings)) return refused("tutor-closed-in-exam");
  const attempts = await listSessionAttempts(database, asking.userId, session.id);
  const attempt = attempts.find(({ position }) => position === scope.position);
  // Another session may hold the same question still.
  const holding = await listHoldingSettings(database, asking.userId, entry.item.id);
  if (holding.some(isExam)) return refused("tutor-closed-in-exam");
  if (attempt !== undefined && attempt.releasedAt !== null && holding.length === 0) {
    return accepted(
      answeredItem(services.bank, entry, {
        attempt,
        diagnosedAt: await lastDiagnosis(database, asking.userId, entry),
      }),
    );
  }
  const timed = holding.some(isTimed);
  return accepted(await unanswered(services, database, { entry, asking, timed }));
}

/** A question by itself, with the student's history on it. */
async function loadAlone(
  services: TutorServices,
  database: Queryable,
  { itemId, asking }: { readonly itemId: ItemId; readonly asking: Asking },
): Promise<Loaded> {
  const { userId } = asking;
  const entry = await findItem(services, database, { userId, itemId });
  if (entry === null) return refused("item-not-found");
  const holding = await listHoldingSettings(database, userId, itemId);
  if (holding.some(isExam)) return refused("tutor-closed-in-exam");
  if (holding.length > 0) {
    const timed = holding.some(isTimed);
    return accepted(await unanswered(services, database, { entry, asking, timed }));
  }
  const [attempt] = await listReleasedAttempts(database, userId, { itemId, limit: 1 });
  const last: Attempt | null = attempt ?? null;
  if (last !== null || (await findReveal(database, userId, itemId)) !== null) {
    return accepted(
      answeredItem(services.bank, entry, {
        attempt: last,
        diagnosedAt: await lastDiagnosis(database, userId, entry),
      }),
    );
  }
  return accepted(await unanswered(services, database, { entry, asking, timed: false }));
}

async function unanswered(
  services: TutorServices,
  database: Queryable,
  {
    entry,
    asking,
    timed,
  }: { readonly entry: IndexedItem; readonly asking: Asking; readonly timed: boolean },
): Promise<ItemContext> {
  const { item, kind, topic } = entry;
  const { userId } = asking;
  const hints = await findHintsShown(database, userId, item.id);
  const kept = await isItemKept(services, database, { userId, itemId: originIdOf(item.id) });
  return {
    state: timed ? "timed" : "before",
    kind,
    topic: { id: topic.id, name: topic.name },
    stimulus:
      item.stimulusId === null ? null : (services.bank.stimuli.get(item.stimulusId) ?? null),
    hasTwins: hasTwins(item) && !kept,
    item: toPublicItem(item),
    hints: item.explanation.hints,
    hintsShown: hints.level,
    sinceHintMs: hints.lastAt === null ? null : asking.nowMs - hints.lastAt.getTime(),
    hintsAllowed: asking.allowHints,
    elapsedMs: asking.elapsedMs,
  };
}

/** When a slip on the question was last talked about. */
function lastDiagnosis(
  database: Queryable,
  userId: UserId,
  { item }: IndexedItem,
): Promise<Date | null> {
  return findLastMove(database, userId, { scopeKey: itemKey(item.id), move: "diagnose" });
}
