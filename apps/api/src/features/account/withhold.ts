import { type KeyedItem, toPublicItem } from "@lexiquant/domain/item";
import type { StoredLearner } from "@lexiquant/domain/learner";
import type { UserTable } from "./exported-tables.ts";
import type { Row } from "./repository.ts";

/** What may not be told yet. */
export interface Withheld {
  /** Items that an open session has still to be answered, or whose outcome it withholds. */
  readonly items: ReadonlySet<string>;
  readonly openExams: ReadonlySet<string>;
}

/** A row as its user may have it; null where all of it would tell. */
type Rule = (row: Row, withheld: Withheld) => Row | null;

const isHeld: (row: Row, withheld: Withheld) => boolean = ({ item_id }, { items }) =>
  typeof item_id === "string" && items.has(item_id);

/** What was told of a question before, or made of an answer to it, would solve a session that asks it again. */
const unlessHeld: Rule = (row, withheld) => (isHeld(row, withheld) ? null : row);

/** The export follows what the question's own view does: nothing of outcome or key while a session holds the item. */
const RULES: { readonly [Name in UserTable]?: Rule } = {
  attempts: (row, withheld) =>
    row.released_at === null || isHeld(row, withheld) ? without(row, ["correct"]) : row,
  calibration_answers: unlessHeld,
  exams: (row, { openExams }) => (openExams.has(String(row.id)) ? without(row, ["measures"]) : row),
  exam_sections: (row, { openExams }) =>
    openExams.has(String(row.exam_id)) ? without(row, ["drawn", "module_id", "panel_id"]) : row,
  learner_answers: unlessHeld,
  learner_states: (row, withheld) => ({ ...row, learner: withoutItems(row.learner, withheld) }),
  mistake_counts: unlessHeld,
  mistakes: unlessHeld,
  redo_ladders: unlessHeld,
  tutor_turns: (row, { items }) => (items.has(questionOf(row)) ? null : row),
  twins: (row, withheld) => {
    // The key of a twin is no fact about the user; the views of questions and results tell it when it may be told.
    const item = row.item as KeyedItem; // as the column is declared
    const open = { ...row, item: toPublicItem(item) };
    return isHeld(row, withheld) ? without(open, ["difficulty", "target_seconds"]) : open;
  },
};

export function withhold(table: UserTable, rows: readonly Row[], withheld: Withheld): Row[] {
  const rule = RULES[table];
  return rows.flatMap((row): Row[] => {
    const told = rule === undefined ? row : rule(row, withheld);
    return told === null ? [] : [told];
  });
}

export function without(row: Row, columns: Iterable<string>): Row {
  const left = { ...row };
  for (const column of columns) delete left[column];
  return left;
}

/** Items have a memory of their own: whether they came right last. */
function withoutItems(learner: unknown, { items }: Withheld): unknown {
  const stored = learner as StoredLearner | null; // as the column is declared
  return stored === null ? null : { ...stored, items: without(stored.items, items) };
}

function questionOf({ scope_key }: Row): string {
  return typeof scope_key === "string" ? scope_key.replace(/^item:/, "") : "";
}
