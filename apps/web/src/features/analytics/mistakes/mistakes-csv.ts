import type { Mistake } from "@lexiquant/contract";
import { DIFFICULTY_NAMES, KIND_NAMES } from "@lexiquant/domain/item";
import { CAUSE_NAMES, LADDER_NAMES } from "../../../items/mistakes/mistake-words.ts";
import { writeCsv } from "../../../lib/write-csv.ts";

const COLUMNS = [
  "answered_at",
  "question",
  "begins",
  "measure",
  "type",
  "topic",
  "difficulty",
  "seconds",
  "expected_seconds",
  "sureness",
  "lucky_guess",
  "unanswered",
  "misconceptions",
  "proposed_cause",
  "own_cause",
  "note",
  "next_try",
  "next_try_on",
];

/** A row for every mistake, newest first. */
export function mistakesAsCsv(mistakes: readonly Mistake[]): string {
  return writeCsv([COLUMNS, ...mistakes.map(cellsOf)]);
}

function cellsOf(mistake: Mistake): string[] {
  const { ladder, cause, proposed, expectedMs } = mistake;
  return [
    mistake.submittedAt,
    mistake.itemId,
    mistake.begins,
    mistake.measure,
    KIND_NAMES[mistake.kind],
    mistake.topic.name,
    DIFFICULTY_NAMES[mistake.difficulty],
    seconds(mistake.elapsedMs),
    expectedMs === null ? "" : seconds(expectedMs),
    mistake.sureness ?? "",
    mistake.luckyGuess ? "yes" : "no",
    mistake.unanswered ? "yes" : "no",
    mistake.misconceptions.map(({ name }) => name).join("; "),
    CAUSE_NAMES[proposed.cause],
    cause === null ? "" : CAUSE_NAMES[cause],
    mistake.note,
    ladder?.step == null ? "" : LADDER_NAMES[ladder.step],
    ladder?.dueOn ?? "",
  ];
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
