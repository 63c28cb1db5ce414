import type {
  EssayModelView,
  EssayReasoning,
  EssayTimingInput,
  ExamReport,
} from "@lexiquant/contract";
import type { EssayFeedback } from "@lexiquant/domain/essay";
import type { UserId } from "@lexiquant/domain/kernel";
import type { BigInteger } from "./big-integer-column.ts";
import type { Json } from "./json-column.ts";

/** What came of the comparisons, with the score that is shown. */
export type ModelOpinion = Omit<EssayModelView, "reasoning"> & { readonly score: number };

/** As a student asked for it: a repeated request is told by it. Empty for the essay of an exam. */
export type EssayRequest =
  | { readonly prompt: object; readonly timing: EssayTimingInput }
  | {
      readonly revisionOf: string;
      readonly timing: EssayTimingInput;
      /** Not there where it starts from the last text. */
      readonly revision?: number;
    }
  | Readonly<Record<string, never>>;

export interface EssaysTable {
  user_id: UserId;
  /** Made by the client, but for those of exams. */
  id: string;
  request: Json<EssayRequest>;
  /** Null where it was written outside of one. */
  exam_id: string | null;
  prompt_id: string;
  /** The task as it was set, so that a later change of the content does not change it. */
  paragraphs: Json<string[]>;
  instruction: string;
  /** Null where it is untimed. */
  accommodation: Json<ExamReport["accommodation"]> | null;
  limit_ms: number | null;
  revision: BigInteger;
  text: string;
  saved_at: Date;
  created_at: Date;
  /** Null while it is being written. */
  submitted_at: Date | null;
  ended_by: "student" | "time" | null;
  /** Of its time, when it was submitted. */
  used_ms: BigInteger | null;
  revision_of: string | null;
  /** Why it has no rating; null where it has one, waits for one, or is being written. */
  rating_failure: "busy" | "failed" | null;
}

interface EssayVersionsTable {
  user_id: UserId;
  essay_id: string;
  revision: BigInteger;
  text: string;
  saved_at: Date;
}

/** What the built-in rater said, and which one it was. */
interface EssayRatingsTable {
  user_id: UserId;
  essay_id: string;
  engine: string;
  calibration: string;
  feedback: Json<EssayFeedback>;
  /** How a language model's comparison bears on it; null where none was asked, or has answered yet. */
  model: Json<ModelOpinion> | null;
  /** What that model says of the reasoning; null where nothing of it could be kept. */
  reasoning: Json<EssayReasoning> | null;
  rated_at: Date;
}

/** Analytical Writing. Every table starts with its student. */
export interface EssayTables {
  essays: EssaysTable;
  essay_versions: EssayVersionsTable;
  essay_ratings: EssayRatingsTable;
}
