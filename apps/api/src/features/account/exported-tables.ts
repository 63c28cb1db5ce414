import type { Tables } from "../../db/tables.ts";

/** The tables that say whose their rows are. */
export type UserTable = {
  [Name in keyof Tables]: "user_id" extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/**
 * Every table with rows of users, and what of it goes to the user: all columns but those named, which are no facts about
 * the user but secrets of the sign-in, or make a question together with its key. Total: a table that is not named here does
 * not compile.
 */
const LEFT_OUT: { readonly [Name in UserTable]: readonly (keyof Tables[Name])[] } = {
  answer_tallies: [],
  attempts: [],
  bail_decisions: [],
  calibration_answers: [],
  deleted_words: [],
  essay_ratings: [],
  essay_versions: [],
  essays: [],
  exam_essay_versions: [],
  exam_essays: [],
  exam_first_answers: [],
  exam_sections: [],
  exams: ["seed"],
  hints_shown: [],
  identities: [],
  item_annotations: [],
  item_reveals: [],
  item_work: [],
  learner_answers: [],
  learner_days: [],
  learner_states: [],
  learner_words: [],
  memory_fits: [],
  mistake_counts: [],
  mistake_words: [],
  mistakes: [],
  model_usage: [],
  own_words: [],
  practice_session_items: [],
  practice_sessions: ["seed"],
  preferences: [],
  problem_reports: [],
  product_events: [],
  redo_ladders: [],
  refresh_tokens: ["secret_hash"],
  student_abilities: [],
  study_goals: [],
  tutor_turns: [],
  twins: ["fingerprint", "model_id", "seed"],
  users: [],
  vocabulary_cards: [],
  vocabulary_reviews: [],
  vocabulary_schedules: [],
  vocabulary_sessions: ["question", "seed"],
  vocabulary_settings: [],
  word_list_entries: [],
  word_lists: [],
  word_lookups: [],
  word_notes: [],
};

export const EXPORTED_TABLES = Object.keys(LEFT_OUT) as UserTable[]; // keys of a closed literal

export function columnsLeftOut(table: UserTable): ReadonlySet<string> {
  return new Set(LEFT_OUT[table]);
}
