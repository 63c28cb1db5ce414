import type { PaceRow, PaceView, StayReview } from "@lexiquant/contract";
import type { CsvFile } from "../../../ui/csv-button.tsx";

export function paceRowsFile(subject: string, rows: readonly PaceRow[]): CsvFile {
  return {
    subject,
    columns: [
      "id",
      "name",
      "answered_count",
      "right_count",
      "time_over_pace_ratio",
      "time_over_pace_low_80_ratio",
      "time_over_pace_high_80_ratio",
      "rushed_count",
      "stuck_count",
    ],
    rows: rows.map(({ id, name, answers, right, ratio, rushed, stuck }) => [
      id,
      name,
      answers,
      right,
      ratio?.estimate ?? null,
      ratio?.low ?? null,
      ratio?.high ?? null,
      rushed,
      stuck,
    ]),
  };
}

export function sunkFile({ questions, minutes, worthRight }: PaceView["sunk"]): CsvFile {
  return {
    subject: "sunk-time",
    columns: [
      "questions_count",
      "time_minutes",
      "worth_right_answers",
      "worth_right_answers_low_80",
      "worth_right_answers_high_80",
    ],
    rows: [
      [
        questions,
        minutes,
        worthRight?.estimate ?? null,
        worthRight?.low ?? null,
        worthRight?.high ?? null,
      ],
    ],
  };
}

export function decisionsFile({ stays, leaves }: StayReview): CsvFile {
  return {
    subject: "stay-or-leave",
    columns: [
      "decision",
      "decisions_count",
      "time_taken_or_saved_seconds",
      "right_beyond_guessing_brought_or_given_up",
      "right_answers_won",
      "right_answers_won_low_80",
      "right_answers_won_high_80",
    ],
    rows: Object.entries({ stay: stays, leave: leaves }).map(
      ([name, { count, seconds, points, net }]) => [
        name,
        count,
        seconds,
        points,
        net?.estimate ?? null,
        net?.low ?? null,
        net?.high ?? null,
      ],
    ),
  };
}
