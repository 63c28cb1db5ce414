import type { AttemptId, ItemId, KnowledgeComponentId } from "@lexiquant/domain/kernel";
import type { Belief, WordEvidence } from "@lexiquant/domain/learner";
import type { AnswerFacts, PaceFlag } from "../../db/learner-tables.ts";
import type { Attempt } from "../attempts/repository.ts";

/** What of a released attempt says something of its student. */
export type ReleasedAttempt = Pick<
  Attempt,
  | "id"
  | "sessionId"
  | "itemId"
  | "correct"
  | "elapsedMs"
  | "sureness"
  | "submittedAt"
  | "hintLevel"
  | "gaveUp"
  | "seenBefore"
>;

/** A row of the log before anything follows from it. */
export type LoggedEvidence = LoggedAnswer | LoggedWord;

export interface LoggedAnswer {
  readonly source: "answer";
  readonly sequence: number;
  readonly attempt: ReleasedAttempt;
  /** Null for the authors' parameters. */
  readonly itemParameterVersion: number | null;
  readonly blueprintId: string;
  /** Null where the item was served no more. */
  readonly facts: AnswerFacts | null;
}

/** A review of a word as the log reads it. */
export interface LoggedWord {
  readonly source: "word";
  readonly sequence: number;
  readonly review: {
    readonly id: string;
    /** Null where the student judged. */
    readonly isRight: boolean | null;
    readonly reviewedAt: Date;
    /** Of the student's own calendar, in whole days since the Unix epoch. */
    readonly studyDay: number;
    /** Taken back since: it counts for nothing then. */
    readonly isUndone: boolean;
  };
  readonly blueprintId: string;
  /** Null where it says nothing. */
  readonly facts: WordEvidence | null;
}

/** A whole row of the words. */
export interface WordEntry extends Pick<LoggedWord, "sequence" | "blueprintId" | "facts"> {
  readonly reviewId: string;
  readonly pExpected: number | null;
}

/** What followed from an answer, and from those before it. */
export interface FoldedAnswer {
  readonly isRapid: boolean;
  readonly pExpected: number | null;
  readonly expectedMs: number | null;
  readonly paceFlag: PaceFlag | null;
  readonly topic: {
    readonly id: KnowledgeComponentId;
    readonly before: Belief;
    readonly after: Belief;
  } | null;
}

/** A whole row of the log. */
export interface LogEntry extends FoldedAnswer {
  readonly sequence: number;
  readonly attemptId: AttemptId;
  readonly itemId: ItemId;
  readonly itemParameterVersion: number | null;
  readonly blueprintId: string;
  readonly facts: AnswerFacts | null;
}
