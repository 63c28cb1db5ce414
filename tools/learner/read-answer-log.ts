import type { LearnerItem, LoggedAnswer } from "@lexiquant/domain/learner";
import { BadInput } from "../bad-input.ts";

const COLUMNS = ["user_id", "item_id", "timestamp", "correct", "skills"] as const;
type Column = (typeof COLUMNS)[number];

interface Row {
  readonly student: string;
  readonly item: LearnerItem;
  readonly timestamp: number;
  readonly isCorrect: boolean;
}

/**
 * Reads a public log: a header with user_id, item_id, timestamp, correct and skills (joined by ;) in any order, then an
 * answer a row, each student's in order of time. Row numbers in messages count the header.
 */
export function readAnswerLog(csv: string): LoggedAnswer[] {
  const lines = csv
    .replace(/^\uFEFF/, "")
    .replace(/(?:\r?\n)+$/, "")
    .split(/\r?\n/);
  const [header = "", ...body] = lines;
  const places = columnsOf(header);
  if (body.length === 0) throw new BadInput("The file has a header but no answers.");
  const items = new Map<string, LearnerItem>();
  const rows = body.map((line, index) => readRow(line, { places, items, row: index + 2 }));
  const unit = daysPerUnit(rows);
  return rows.map(({ student, item, timestamp, isCorrect }) => ({
    student,
    item,
    context: { day: unit === null ? null : timestamp * unit, hints: 0, isTimed: false },
    outcome: { isCorrect, sureness: null, isRapid: false, hasFeedback: true },
  }));
}

function columnsOf(header: string): Record<Column, number> {
  const names = cellsOf(header);
  const places = COLUMNS.map((column) => [column, names.indexOf(column)] as const);
  const missing = places.filter(([, place]) => place < 0).map(([column]) => column);
  if (missing.length > 0) throw new BadInput(`The header has no column ${missing.join(", ")}.`);
  return Object.fromEntries(places) as Record<Column, number>; // one entry for every column
}

const cellsOf = (line: string) =>
  line.split(",").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));

interface Reading {
  readonly places: Record<Column, number>;
  readonly items: Map<string, LearnerItem>;
  readonly row: number;
}

function readRow(line: string, { places, items, row }: Reading): Row {
  const cells = cellsOf(line);
  const cell = (column: Column) => cells[places[column]] ?? "";
  const [student, id, correct] = [cell("user_id"), cell("item_id"), cell("correct")];
  const timestamp = Number(cell("timestamp"));
  if (student === "" || id === "") throw new BadInput(`Row ${row} has no user or no item.`);
  if (correct !== "0" && correct !== "1" && correct !== "0.0" && correct !== "1.0") {
    throw new BadInput(`Row ${row} has "${correct}" for correct, but it has to be 0 or 1.`);
  }
  if (!Number.isFinite(timestamp)) {
    throw new BadInput(
      `Row ${row} has "${cell("timestamp")}" for timestamp, but it has to be a number.`,
    );
  }
  const skills = cell("skills");
  const key = `${id}\n${skills}`;
  const item = items.get(key) ?? { id, components: componentsOf(skills) };
  items.set(key, item);
  return { student, item, timestamp, isCorrect: Number(correct) === 1 };
}

/** Names of skills are no paths here, so a dot in one is no level. */
function componentsOf(skills: string): string[] {
  const names = skills
    .split(";")
    .map((skill) => skill.trim().replaceAll(".", "_"))
    .filter((skill) => skill !== "");
  return names.length === 0 ? ["no-skill"] : names;
}

const SECONDS_PER_DAY = 86_400;
/** Larger numbers are milliseconds since 1970: as seconds they would lie past the year 5000. */
const LARGEST_SECONDS = 1e11;

/**
 * Timestamps are seconds, or milliseconds where they are too large for that; null where they are not times at all but
 * one constant, or a count of answers.
 */
function daysPerUnit(rows: readonly Row[]): number | null {
  const last = new Map<string, number>();
  let [steps, countLike] = [0, 0];
  let largest = 0;
  for (const { student, timestamp } of rows) {
    const before = last.get(student);
    last.set(student, timestamp);
    largest = Math.max(largest, timestamp);
    if (before === undefined) continue;
    steps += 1;
    if (timestamp - before === 0 || timestamp - before === 1) countLike += 1;
  }
  if (countLike >= 0.95 * steps) return null;
  return 1 / (largest > LARGEST_SECONDS ? 1000 * SECONDS_PER_DAY : SECONDS_PER_DAY);
}
