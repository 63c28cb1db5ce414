import type { ClientEnvironment, PracticeFilter, SessionSettings } from "@lexiquant/contract";
import type { Response } from "@lexiquant/domain/item";
import type { AttemptId, ItemId, SessionId, UserId } from "@lexiquant/domain/kernel";
import type { Highlight, Sureness } from "@lexiquant/domain/session";
import type { BigInteger } from "./big-integer-column.ts";
import type { Json } from "./json-column.ts";

export interface PracticeSessionsTable {
  user_id: UserId;
  id: SessionId;
  settings: Json<SessionSettings>;
  filter: Json<PracticeFilter>;
  /** As asked for; the session may hold fewer. */
  requested_items: number;
  item_count: number;
  /** More than `item_count` while a diagnostic still has to draw the rest; null where all is drawn at the start. */
  planned_items: number | null;
  /** Of the generator that drew the items. */
  seed: BigInteger;
  current_position: number;
  created_at: Date;
  /** Null while the session is open. */
  closed_at: Date | null;
}

interface PracticeSessionItemsTable {
  user_id: UserId;
  session_id: SessionId;
  position: number;
  item_id: ItemId;
  /** The version that was drawn. */
  item_version: number;
}

export interface AttemptsTable {
  user_id: UserId;
  /** Made by the client. */
  id: AttemptId;
  session_id: SessionId;
  position: number;
  item_id: ItemId;
  /** The version that the response was judged by. */
  item_version: number;
  response: Json<Response>;
  correct: boolean;
  elapsed_ms: number;
  sureness: Sureness | null;
  submitted_at: Date;
  /** The highest hint seen before it, 0 without hints. */
  hint_level: number;
  /** Whether the answer was asked for instead: the response is empty. */
  gave_up: boolean;
  /** Whether an attempt or a reveal came before, on the same item. */
  seen_before: boolean;
  /** Null while the session withholds its outcomes. */
  released_at: Date | null;
  /**
   * Left on the clock of the section or timed set when the answer was given, for an incomplete one at the section's end;
   * null where no clock ran, and in rows from before this was kept.
   */
  remaining_ms: number | null;
}

interface ItemWorkTable {
  user_id: UserId;
  session_id: SessionId;
  position: number;
  revision: number;
  /** A JSON null, like the other fields, while nothing is entered. */
  response: Json<Response | null>;
  eliminated: Json<string[]>;
  highlights: Json<Highlight[]>;
  scratch: string;
  elapsed_ms: number;
  /** Left on a section's clock when the response became what it is; null in practice. */
  remaining_ms: number | null;
}

interface ItemAnnotationsTable {
  user_id: UserId;
  item_id: ItemId;
  marked: boolean;
  note: string;
}

interface ItemRevealsTable {
  user_id: UserId;
  item_id: ItemId;
  revealed_at: Date;
}

interface ProblemReportsTable {
  user_id: UserId;
  /** Made by the client. */
  id: string;
  item_id: ItemId;
  item_version: number;
  category: string;
  text: string;
  environment: Json<ClientEnvironment>;
  created_at: Date;
}

/** What students do with items. Every table starts with its student. */
export interface PracticeTables {
  practice_sessions: PracticeSessionsTable;
  practice_session_items: PracticeSessionItemsTable;
  attempts: AttemptsTable;
  item_work: ItemWorkTable;
  item_annotations: ItemAnnotationsTable;
  item_reveals: ItemRevealsTable;
  problem_reports: ProblemReportsTable;
}
