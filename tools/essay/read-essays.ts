import { BadInput } from "../bad-input.ts";

/** A line of an essay file; the score is on the file's own scale. */
export interface EssayLine {
  readonly id: string;
  readonly prompt: string;
  readonly promptText: string | null;
  readonly text: string;
  readonly score: number | null;
  /** Lowest and highest score of the file's scale, where it says so. */
  readonly range: readonly [number, number] | null;
}

/** Reads JSON lines; a score that a set calls `overall` counts too. */
export function readEssays(text: string): EssayLine[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) throw new BadInput("The file has no essay.");
  return lines.map((line, index) => {
    const { id, prompt, promptText, text: essay, score, overall, range } = fieldsOf(line);
    if (!isText(id) || !isText(prompt) || !isText(essay)) {
      throw new BadInput(`Line ${index + 1} is no JSON object with the texts id, prompt and text.`);
    }
    return {
      id,
      prompt,
      promptText: isText(promptText) ? promptText : null,
      text: essay,
      score: isNumber(score) ? score : isNumber(overall) ? overall : null,
      range: isRange(range) ? range : null,
    };
  });
}

function fieldsOf(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber);
