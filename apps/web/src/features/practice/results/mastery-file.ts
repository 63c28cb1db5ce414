import type { MasteryChange } from "@lexiquant/contract";
import type { CsvFile } from "../../../ui/csv-button.tsx";
import { directionOf } from "./mastery-words.ts";

/** What a session has changed, a row for each topic: chances of a right answer to a question of middle difficulty. */
export function changesFile(changes: readonly MasteryChange[]): CsvFile {
  return {
    subject: "mastery-changes",
    columns: [
      "topic",
      "measure",
      "answers",
      "p_correct_before",
      "p_correct_after",
      "p_correct_low",
      "p_correct_high",
      "change",
    ],
    rows: changes.map((change) => [
      change.name,
      change.measure,
      change.answers,
      change.before,
      change.after,
      change.low,
      change.high,
      directionOf(change),
    ]),
  };
}
