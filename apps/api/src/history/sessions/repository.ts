import {
  EMPTY_FILTER,
  type PracticeFilter,
  type PracticeSettings,
  type SessionSettings,
} from "@lexiquant/contract";
import type { ItemId, SessionId, UserId } from "@lexiquant/domain/kernel";
import { type Selectable, sql, type Updateable } from "kysely";
import type { PracticeSessionsTable } from "../../db/practice-tables.ts";
import type { Queryable } from "../../db/queryable.ts";

export interface StoredSession {
  readonly id: SessionId;
  readonly settings: SessionSettings;
  readonly filter: PracticeFilter;
  /** As asked for; the session may hold fewer. */
  readonly requestedItems: number;
  readonly itemCount: number;
  /** More than `itemCount` while a diagnostic still has to draw the rest; null where all is drawn at the start. */
  readonly plannedItems: number | null;
  /** Of the generator that drew the items. */
  readonly seed: number;
  readonly currentPosition: number;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
}

/** A session that practice started: no section of an exam. */
export interface StoredPracticeSession extends StoredSession {
  readonly settings: PracticeSettings;
}

/** The session where practice started it; null for a section of an exam, which practice knows nothing of. */
export function asPractice(session: StoredSession | null): StoredPracticeSession | null {
  if (session === null) return null;
  const { mode } = session.settings;
  return mode === "exam" ? null : { ...session, settings: { ...session.settings, mode } };
}

export interface StoredSessionItem {
  readonly position: number;
  readonly itemId: ItemId;
  readonly itemVersion: number;
}

function toSession(row: Selectable<PracticeSessionsTable>): StoredSession {
  return {
    id: row.id,
    settings: row.settings,
    // A session of older days has no word on what came into the filter since.
    filter: { ...EMPTY_FILTER, ...row.filter },
    requestedItems: row.requested_items,
    itemCount: row.item_count,
    plannedItems: row.planned_items,
    seed: Number(row.seed),
    currentPosition: row.current_position,
    createdAt: row.created_at,
    closedAt: row.closed_at,
  };
}

export async function findSession(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<StoredSession | null> {
  const row = await database
    .selectFrom("practice_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row === undefined ? null : toSession(row);
}

/** Holds back every other change of the session until the transaction ends: none is answered after its close. */
export async function lockSession(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<StoredSession | null> {
  const row = await database
    .selectFrom("practice_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", sessionId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : toSession(row);
}

/**
 * Whether another student has a session of this id. The one question here that is not about a single student;
 * it is asked once per new session. Sessions are always addressed together with their student, so two
 * sessions of one id would harm nobody.
 */
export async function isForeignSession(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<boolean> {
  const row = await database
    .selectFrom("practice_sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("user_id", "!=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sessions of practice, newest first; the sections of exams are listed with these. */
export async function listSessions(
  database: Queryable,
  userId: UserId,
  { status, limit }: { readonly status: "open" | "closed" | null; readonly limit: number },
): Promise<StoredSession[]> {
  const rows = await database
    .selectFrom("practice_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where(sql<boolean>`settings ->> 'mode' <> 'exam'`)
    .$if(status !== null, (query) =>
      query.where("closed_at", status === "open" ? "is" : "is not", null),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toSession);
}

export async function hasOpenDiagnostic(database: Queryable, userId: UserId): Promise<boolean> {
  const row = await database
    .selectFrom("practice_sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where("closed_at", "is", null)
    .where(sql<boolean>`settings ->> 'mode' = 'diagnostic'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the student has a session of this id already. */
export async function insertSession(
  database: Queryable,
  userId: UserId,
  session: StoredSession,
): Promise<boolean> {
  const inserted = await database
    .insertInto("practice_sessions")
    .values({
      user_id: userId,
      id: session.id,
      settings: JSON.stringify(session.settings),
      filter: JSON.stringify(session.filter),
      requested_items: session.requestedItems,
      item_count: session.itemCount,
      planned_items: session.plannedItems,
      seed: session.seed,
      current_position: session.currentPosition,
      created_at: session.createdAt,
      closed_at: session.closedAt,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertSessionItems(
  database: Queryable,
  userId: UserId,
  {
    sessionId,
    items,
  }: { readonly sessionId: SessionId; readonly items: readonly StoredSessionItem[] },
): Promise<void> {
  await database
    .insertInto("practice_session_items")
    .values(
      items.map(({ position, itemId, itemVersion }) => ({
        user_id: userId,
        session_id: sessionId,
        position,
        item_id: itemId,
        item_version: itemVersion,
      })),
    )
    .execute();
}

export async function listSessionItems(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<StoredSessionItem[]> {
  return database
    .selectFrom("practice_session_items")
    .select(["position", "item_id as itemId", "item_version as itemVersion"])
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .orderBy("position")
    .execute();
}

export async function findSessionItem(
  database: Queryable,
  userId: UserId,
  { sessionId, position }: { readonly sessionId: SessionId; readonly position: number },
): Promise<StoredSessionItem | null> {
  const row = await database
    .selectFrom("practice_session_items")
    .select(["position", "item_id as itemId", "item_version as itemVersion"])
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .where("position", "=", position)
    .executeTakeFirst();
  return row ?? null;
}

export function moveTo(
  database: Queryable,
  userId: UserId,
  { sessionId, position }: { readonly sessionId: SessionId; readonly position: number },
): Promise<void> {
  return updateSession(database, userId, { sessionId, values: { current_position: position } });
}

export function markClosed(
  database: Queryable,
  userId: UserId,
  { sessionId, closedAt }: { readonly sessionId: SessionId; readonly closedAt: Date },
): Promise<void> {
  return updateSession(database, userId, { sessionId, values: { closed_at: closedAt } });
}

/** How many questions are drawn, and how many there are to be. */
export function storeExtent(
  database: Queryable,
  userId: UserId,
  {
    sessionId,
    itemCount,
    plannedItems,
  }: { readonly sessionId: SessionId } & Pick<StoredSession, "itemCount" | "plannedItems">,
): Promise<void> {
  const values = { item_count: itemCount, planned_items: plannedItems };
  return updateSession(database, userId, { sessionId, values });
}

async function updateSession(
  database: Queryable,
  userId: UserId,
  change: {
    readonly sessionId: SessionId;
    readonly values: Updateable<PracticeSessionsTable>;
  },
): Promise<void> {
  await database
    .updateTable("practice_sessions")
    .set(change.values)
    .where("user_id", "=", userId)
    .where("id", "=", change.sessionId)
    .execute();
}

/** Whether an open session of the student still has the item to be answered, or withholds its outcome. */
export async function isHeldByOpenSession(
  database: Queryable,
  userId: UserId,
  itemId: ItemId,
): Promise<boolean> {
  return (await listHoldingSessions(database, userId, itemId)).length > 0;
}

/** The settings of the open sessions that still have the item to be answered, or withhold its outcome. */
export async function listHoldingSettings(
  database: Queryable,
  userId: UserId,
  itemId: ItemId,
): Promise<SessionSettings[]> {
  const holding = await listHoldingSessions(database, userId, itemId);
  return holding.map(({ settings }) => settings);
}

/** The open sessions that still have the item to be answered, or withhold its outcome, newest first. */
export async function listHoldingSessions(
  database: Queryable,
  userId: UserId,
  itemId: ItemId,
): Promise<Pick<StoredSession, "id" | "settings">[]> {
  return await database
    .selectFrom("practice_session_items as drawn")
    .innerJoin("practice_sessions as session", (join) =>
      join
        .onRef("session.user_id", "=", "drawn.user_id")
        .onRef("session.id", "=", "drawn.session_id"),
    )
    .leftJoin("attempts as attempt", (join) =>
      join
        .onRef("attempt.user_id", "=", "drawn.user_id")
        .onRef("attempt.session_id", "=", "drawn.session_id")
        .onRef("attempt.position", "=", "drawn.position"),
    )
    .select(["session.id", "session.settings"])
    .where("drawn.user_id", "=", userId)
    .where("drawn.item_id", "=", itemId)
    .where("session.closed_at", "is", null)
    .where("attempt.released_at", "is", null)
    .orderBy("session.created_at", "desc")
    .orderBy("session.id")
    .execute();
}

/** The items that open sessions of the student have still to be answered, or whose outcomes they withhold. */
export async function listHeldItems(database: Queryable, userId: UserId): Promise<Set<ItemId>> {
  const rows = await selectHeldItems(database, userId).execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

function selectHeldItems(database: Queryable, userId: UserId) {
  return database
    .selectFrom("practice_sessions as session")
    .innerJoin("practice_session_items as drawn", (join) =>
      join
        .onRef("drawn.user_id", "=", "session.user_id")
        .onRef("drawn.session_id", "=", "session.id"),
    )
    .leftJoin("attempts as attempt", (join) =>
      join
        .onRef("attempt.user_id", "=", "drawn.user_id")
        .onRef("attempt.session_id", "=", "drawn.session_id")
        .onRef("attempt.position", "=", "drawn.position"),
    )
    .select("drawn.item_id")
    .where("session.user_id", "=", userId)
    .where("session.closed_at", "is", null)
    .where("attempt.released_at", "is", null);
}

/** Of these the ones that are held by sessions which withhold all outcomes until they end, exams among them. */
export async function listWithheldItems(database: Queryable, userId: UserId): Promise<Set<ItemId>> {
  const rows = await selectHeldItems(database, userId)
    .where(sql<boolean>`session.settings ->> 'feedback' = 'end'`)
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

/** The items that sections of an open exam hold. */
export async function listItemsInOpenExam(
  database: Queryable,
  userId: UserId,
): Promise<Set<ItemId>> {
  const rows = await database
    .selectFrom("practice_session_items as drawn")
    .innerJoin("practice_sessions as session", (join) =>
      join
        .onRef("session.user_id", "=", "drawn.user_id")
        .onRef("session.id", "=", "drawn.session_id"),
    )
    .select("drawn.item_id")
    .where("session.user_id", "=", userId)
    .where("session.closed_at", "is", null)
    .where(sql<boolean>`session.settings ->> 'mode' = 'exam'`)
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

/** The items that were drawn for the student in any session, or whose key was shown. */
export async function listMetItems(database: Queryable, userId: UserId): Promise<Set<ItemId>> {
  const rows = await database
    .selectFrom("practice_session_items")
    .select("item_id")
    .where("user_id", "=", userId)
    .union(database.selectFrom("item_reveals").select("item_id").where("user_id", "=", userId))
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}
