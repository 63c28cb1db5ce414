import type { ExamMeasure, ExamReport, ExamSection, MeasureReport } from "@lexiquant/contract";
import type { Response } from "@lexiquant/domain/item";
import type { ItemId, SessionId, UserId } from "@lexiquant/domain/kernel";
import type { BigInteger } from "./big-integer-column.ts";
import type { Json } from "./json-column.ts";

/** As a student asked for it: a repeated request is told by it. */
export interface ExamRequest {
  readonly formatId: string;
  readonly orderId: string | null;
  readonly accommodationId: string;
  readonly breakMinutes: number;
}

/** What of the exam's data it was begun with is kept, so that a later change of the data does not change it. */
export interface ExamsTable {
  user_id: UserId;
  /** Made by the client. */
  id: string;
  request: Json<ExamRequest>;
  format_id: string;
  name: string;
  scoring: "adaptive" | "linear" | "single-section";
  accommodation: Json<ExamReport["accommodation"]>;
  seed: BigInteger;
  /** Of the item parameters that it routes and scores with; null for the authors'. */
  parameter_version: number | null;
  /** The page that claimed it last. */
  holder_id: string;
  break_budget_ms: number;
  /** By breaks that are over. */
  break_used_ms: number;
  break_since: Date | null;
  created_at: Date;
  /** Null while it is open: a student has one such at most. */
  ended_at: Date | null;
  /** Scores as they were computed at its end; none before. */
  measures: Json<readonly MeasureReport[]>;
}

export interface ExamSectionsTable {
  user_id: UserId;
  exam_id: string;
  /** In the order of the exam, from 0. */
  place: number;
  section_id: string;
  name: string;
  measure: ExamMeasure;
  /** 0 for the essay, 1 routes or comes first, 2 follows. */
  stage: 0 | 1 | 2;
  questions: number;
  limit_ms: number | null;
  /** Null where questions were drawn afresh, or an essay is written. */
  panel_id: string | null;
  /** Those drawn afresh, in order; none where a panel has them. */
  drawn: Json<readonly ItemId[]>;
  /** The module of the panel that was served; null before the section is begun. */
  module_id: string | null;
  /** Null before it is begun, and for the essay. */
  session_id: SessionId | null;
  started_at: Date | null;
  stopped_ms: BigInteger;
  taken_back_ms: BigInteger;
  gaps_taken_back: number;
  /** What its clock had run when the page last reported. */
  seen_ms: BigInteger;
  /** Time away that was found and about which nothing was said yet. */
  open_gap_ms: BigInteger;
  /** Questions that the student had met before. */
  met_before: number;
  /** Of its time, when it was ended. */
  used_ms: BigInteger;
  ended_at: Date | null;
  ended_by: ExamSection["endedBy"];
}

interface ExamEssaysTable {
  user_id: UserId;
  exam_id: string;
  place: number;
  prompt_id: string;
  paragraphs: Json<string[]>;
  directive: string;
  revision: BigInteger;
  text: string;
}

/** A state of an essay while its exam is open. */
interface ExamEssayVersionsTable {
  user_id: UserId;
  exam_id: string;
  place: number;
  revision: BigInteger;
  text: string;
  saved_at: Date;
}

/** The first complete answer to a question of an exam; the last one is the attempt. */
interface ExamFirstAnswersTable {
  user_id: UserId;
  session_id: SessionId;
  position: number;
  response: Json<Response>;
  answered_at: Date;
}

/** Mock exams. Every table starts with its student. */
export interface ExamTables {
  exams: ExamsTable;
  exam_sections: ExamSectionsTable;
  exam_essays: ExamEssaysTable;
  exam_essay_versions: ExamEssayVersionsTable;
  exam_first_answers: ExamFirstAnswersTable;
}
