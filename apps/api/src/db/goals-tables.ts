import type { Goals } from "@lexiquant/contract";
import type { SessionId, UserId } from "@lexiquant/domain/kernel";

export interface StudyGoalsTable {
  user_id: UserId;
  verbal_target: number | null;
  quantitative_target: number | null;
  writing_target: number | null;
  /** ISO date, kept as text: drivers make times of dates. */
  test_date: Goals["testDate"];
  weekly_hours: number | null;
  /** When the weekly hours got their value: what is planned in a week is counted from there on. */
  hours_since: Date | null;
  updated_at: Date;
}

interface BailDecisionsTable {
  user_id: UserId;
  session_id: SessionId;
  position: number;
  decision: "stay" | "leave";
  /** Time in view when it was asked. */
  elapsed_ms: number;
  /** Median of the time that was expected, and the deviation of its logarithm; these four are null together. */
  expected_ms: number | null;
  log_deviation: number | null;
  /** Of a right answer by working, and without. */
  p_correct: number | null;
  guessing: number | null;
  decided_at: Date;
}

/** What students work for, and how they decide about their time. Every table starts with its student. */
export interface GoalsTables {
  study_goals: StudyGoalsTable;
  bail_decisions: BailDecisionsTable;
}
