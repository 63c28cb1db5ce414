import { BadInput } from "../bad-input.ts";

/** A line of an essay file; the score is on the file's own scale. */
export interface EssayLine {
  /** Of the line in the file, from 1. */
  readonly line: number;
  /** As the file has it. */
  readonly id: string | number;
  /** Null where the file names none. */
  readonly prompt: string | null;
  readonly promptText: string | null;
  readonly text: string;
  readonly score: number | null;
  /** Lowest and highest score of the file's scale, where it says so. */
  readonly range: readonly [number, number] | null;
}

/** Why a line gives no essay to rate. */
type LineError = keyof typeof LINE_ERRORS;

export interface LineProblem {
  readonly line: number;
  /** Null where the line has none. */
  readonly id: EssayLine["id"] | null;
  readonly error: LineError;
  readonly message: string;
}

const LINE_ERRORS = {
  "not-json": "The line is no JSON.",
  "not-an-object": "The line is no JSON object.",
  "no-id": "The id is no text and no number.",
  "no-text": "The essay's text is missing, or no text.",
  "bad-score": "The score is no number.",
  "too-long": "The text is longer than the rater reads.",
  "rater-failed": "The rater failed on this text.",
} as const;

export function lineProblem(
  { line, id }: Pick<LineProblem, "line" | "id">,
  error: LineError,
): LineProblem {
  return { line, id, error, message: LINE_ERRORS[error] };
}

interface EssayFile {
  readonly essays: readonly EssayLine[];
  readonly problems: readonly LineProblem[];
}

/** Reads JSON lines, each for itself; a score that a set calls `overall` counts too. */
export function readEssays(text: string): EssayFile {
  // Editors of Windows put a mark before the first line, and end lines with a character that JSON passes over.
  const lines = text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim() !== "");
  if (lines.length === 0) throw new BadInput("The file has no essay.");
  const read = lines.map(({ content, line }) => readLine(content, line));
  return {
    essays: read.flatMap((one) => ("error" in one ? [] : [one])),
    problems: read.flatMap((one) => ("error" in one ? [one] : [])),
  };
}

function readLine(content: string, line: number): EssayLine | LineProblem {
  const value = parsed(content);
  const bad = (error: LineError, id: LineProblem["id"] = null) => lineProblem({ line, id }, error);
  if (value === undefined) return bad("not-json");
  if (!isObject(value)) return bad("not-an-object");
  const { id, prompt, promptText, text, overall, range } = value;
  const score = value.score ?? overall ?? null;
  if (!isId(id)) return bad("no-id");
  if (!isText(text)) return bad("no-text", id);
  if (score !== null && !isNumber(score)) return bad("bad-score", id);
  return {
    line,
    id,
    prompt: isId(prompt) ? String(prompt) : null,
    promptText: isText(promptText) ? promptText : null,
    text,
    score,
    range: isRange(range) ? range : null,
  };
}

/** Undefined is no value of JSON. */
function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isId = (value: unknown): value is string | number => isText(value) || isNumber(value);
const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber);
