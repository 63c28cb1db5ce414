import type { PracticeSession, SessionItem, SessionPace } from "@lexiquant/contract";
import { type Stimulus, toPublicItem } from "@lexiquant/domain/item";
import type { SessionId, UserId } from "@lexiquant/domain/kernel";
import { UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { hasTwins } from "../../bank/has-twins.ts";
import type { IndexedItem } from "../../bank/item-index.ts";
import type { Queryable } from "../../db/queryable.ts";
import { listAnnotations, NO_ANNOTATION } from "../../history/annotations/repository.ts";
import { type Attempt, listSessionAttempts } from "../../history/attempts/repository.ts";
import { attemptView } from "../../history/attempts/view.ts";
import {
  listSessionItems,
  type StoredPracticeSession,
  type StoredSessionItem,
} from "../../history/sessions/repository.ts";
import { statusOf } from "../../history/sessions/summary.ts";
import { findItems } from "../../history/twins/find-items.ts";
import { listWork } from "../../history/work/repository.ts";
import type { PracticeContext } from "./dependencies.ts";
import { openPlaces, timeLimitOf } from "./session-length.ts";
import { loadSessionPace } from "./session-pace.ts";

/** A position of a session with its item. */
export interface DrawnItem extends StoredSessionItem {
  readonly entry: IndexedItem;
}

/** The items of a session, the retired ones and twins too. One that was deleted from the bank is passed over. */
export async function servedItems(
  context: PracticeContext,
  database: Queryable,
  { userId, sessionId }: { readonly userId: UserId; readonly sessionId: SessionId },
): Promise<DrawnItem[]> {
  const drawn = await listSessionItems(database, userId, sessionId);
  const itemIds = drawn.map(({ itemId }) => itemId);
  const entries = await findItems(context, database, { userId, itemIds });
  return drawn.flatMap((stored) => {
    const entry = entries.get(stored.itemId);
    return entry === undefined ? [] : [{ ...stored, entry }];
  });
}

/** A session as its student sees it; a fixed number of statements. */
export async function loadSession(
  context: PracticeContext,
  database: Queryable,
  { userId, session }: { readonly userId: UserId; readonly session: StoredPracticeSession },
): Promise<PracticeSession> {
  const drawn = await servedItems(context, database, { userId, sessionId: session.id });
  const work = await listWork(database, userId, session.id);
  const attempts = await listSessionAttempts(database, userId, session.id);
  const annotations = await listAnnotations(
    database,
    userId,
    drawn.map(({ itemId }) => itemId),
  );
  const workAt = new Map(work.map((entry) => [entry.position, entry.work]));
  const attemptAt = new Map(attempts.map((attempt) => [attempt.position, attempt]));
  const items = drawn.map(({ position, entry, itemId }) => ({
    position,
    kind: entry.kind,
    item: toPublicItem(entry.item),
    hasTwins: hasTwins(entry.item),
    work: workAt.get(position) ?? UNTOUCHED_WORK,
    annotation: annotations.get(itemId) ?? NO_ANNOTATION,
    attempt: viewOf(context, attemptAt.get(position), entry),
  }));
  const pace = await loadSessionPace(context, database, { userId, session, drawn });
  return sessionView(context, session, { drawn, items, pace });
}

function viewOf(
  { bank }: PracticeContext,
  attempt: Attempt | undefined,
  { item }: IndexedItem,
): SessionItem["attempt"] {
  return attempt === undefined ? null : attemptView(bank, attempt, { item, letOut: true });
}

function sessionView(
  context: PracticeContext,
  session: StoredPracticeSession,
  {
    drawn,
    items,
    pace,
  }: {
    readonly drawn: readonly DrawnItem[];
    readonly items: SessionItem[];
    readonly pace: SessionPace | null;
  },
): PracticeSession {
  return {
    id: session.id,
    status: statusOf(session),
    settings: session.settings,
    createdAt: session.createdAt.toISOString(),
    closedAt: session.closedAt?.toISOString() ?? null,
    timeLimitSeconds: timeLimitOf(
      session,
      drawn.map(({ entry }) => entry.targetSeconds),
    ),
    currentPosition: session.currentPosition,
    plannedItems: items.length + openPlaces(session),
    pace,
    items,
    stimuli: stimuliOf(context, items),
  };
}

function stimuliOf({ bank }: PracticeContext, items: readonly SessionItem[]): Stimulus[] {
  const ids = new Set(items.map(({ item }) => item.stimulusId));
  return [...ids].flatMap((id) => (id === null ? [] : (bank.stimuli.get(id) ?? [])));
}
