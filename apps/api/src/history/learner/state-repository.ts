import type { UserId } from "@lexiquant/domain/kernel";
import { restoreLearner, type StoredLearner, storeLearner } from "@lexiquant/domain/learner";
import { NEW_STUDENT_SPEED, type StudentSpeed } from "@lexiquant/domain/pace";
import type { Selectable } from "kysely";
import type { LearnerTables, WordTally } from "../../db/learner-tables.ts";
import type { Queryable } from "../../db/queryable.ts";
import { FOLD_VERSION, NO_WORDS, newStudentState, type StudentState } from "./student-state.ts";

/** A student's row. */
export interface StoredState {
  readonly foldVersion: number;
  /** Null before the first answer. */
  readonly learner: StoredLearner | null;
  readonly speed: StudentSpeed | null;
  /** Rows of the log, words too. */
  readonly answers: number;
  readonly words: WordTally;
  readonly studyDay: number | null;
  readonly foldedUntil: Date | null;
}

function toState(row: Selectable<LearnerTables["learner_states"]>): StoredState {
  return {
    foldVersion: row.fold_version,
    learner: row.learner,
    speed: row.speed,
    answers: row.answers,
    words: row.words ?? NO_WORDS,
    studyDay: row.study_day,
    foldedUntil: row.folded_until,
  };
}

/** Null where no answer was ever taken in. */
export async function findState(database: Queryable, userId: UserId): Promise<StoredState | null> {
  const row = await database
    .selectFrom("learner_states")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row === undefined ? null : toState(row);
}

/** The student's speed alone, as the answers have it that were taken in so far. */
export async function findSpeed(database: Queryable, userId: UserId): Promise<StudentSpeed> {
  const row = await database
    .selectFrom("learner_states")
    .select("speed")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.speed ?? NEW_STUDENT_SPEED;
}

/** How far a student's log goes, without what was learned from it. */
export type FoldProgress = Pick<StoredState, "foldVersion" | "foldedUntil">;

/** Null where no answer was ever taken in. */
export async function findProgress(
  database: Queryable,
  userId: UserId,
): Promise<FoldProgress | null> {
  const row = await database
    .selectFrom("learner_states")
    .select(["fold_version as foldVersion", "folded_until as foldedUntil"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** The row, made where it is missing, and held until the transaction ends: nobody else folds meanwhile. */
export async function lockState(
  transaction: Queryable,
  userId: UserId,
  foldVersion: number,
): Promise<StoredState> {
  await transaction
    .insertInto("learner_states")
    .values({ user_id: userId, fold_version: foldVersion, answers: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await transaction
    .selectFrom("learner_states")
    .selectAll()
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toState(row);
}

/** Without ladders: those are in a table of their own. */
export function restoreState({ learner, speed, ...counted }: StoredState): StudentState {
  if (learner === null || speed === null) return newStudentState();
  const { answers, words, studyDay } = counted;
  return {
    ...newStudentState(),
    learner: restoreLearner(learner),
    speed,
    answers,
    words,
    studyDay,
  };
}

/** Of no rules: everything is made again when the student comes. */
const OUTDATED = 0;

/**
 * After a review of a word was taken back: where something followed from it, that is made again. The student's row is held
 * first, so that nobody takes the review in at the same time.
 */
export async function unlearnReview(
  transaction: Queryable,
  userId: UserId,
  reviewId: string,
): Promise<void> {
  await lockState(transaction, userId, FOLD_VERSION);
  await transaction
    .updateTable("learner_states")
    .set({ fold_version: OUTDATED })
    .where("user_id", "=", userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("learner_words")
          .select("sequence")
          .where("user_id", "=", userId)
          .where("review_id", "=", reviewId)
          .where("facts", "is not", null),
      ),
    )
    .execute();
}

export async function saveState(
  transaction: Queryable,
  userId: UserId,
  {
    state,
    foldVersion,
    foldedUntil,
  }: {
    readonly state: StudentState;
    readonly foldVersion: number;
    readonly foldedUntil: Date | null;
  },
): Promise<void> {
  // Without an answer there is nothing to be known, as before the first.
  const isEmpty = state.answers === 0;
  await transaction
    .updateTable("learner_states")
    .set({
      fold_version: foldVersion,
      learner: isEmpty ? null : JSON.stringify(storeLearner(state.learner)),
      speed: isEmpty ? null : JSON.stringify(state.speed),
      answers: state.answers,
      words: JSON.stringify(state.words),
      study_day: state.studyDay,
      folded_until: foldedUntil,
    })
    .where("user_id", "=", userId)
    .execute();
}

/** Students with a state, in the order of their ids. */
export async function listStudents(database: Queryable): Promise<UserId[]> {
  const rows = await database
    .selectFrom("learner_states")
    .select("user_id")
    .orderBy("user_id")
    .execute();
  return rows.map((row) => row.user_id);
}
