import { readFileSync } from "node:fs";
import { z } from "zod";

/** Cases written by people who had not seen the tutor's rules, as JSON lines beside this file. */

export const utteranceSchema = z.object({
  utterance: z.string(),
  phase: z.string(),
  intent: z.string().default(""),
});
const stepSchema = z.object({
  steps: z.array(z.string()).min(1),
  given: z.record(z.string(), z.string()).default({}),
  right: z.boolean(),
});
const dialogueSchema = z.object({
  style: z.string(),
  kind: z.enum(["choice", "entry", "comparison", "completion", "equivalence", "reading"]),
  turns: z.array(z.string()).min(1),
});
export type Dialogue = z.infer<typeof dialogueSchema>;

export function readLines<Entry>(file: URL | string, schema: z.ZodType<Entry>): Entry[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => schema.parse(JSON.parse(line)));
}

const data = (name: string) => new URL(`data/${name}.jsonl`, import.meta.url);

export const readUtterances = () => readLines(data("utterances"), utteranceSchema);
export const readSteps = () => readLines(data("steps"), stepSchema);
export const readDialogues = () => readLines(data("hostile"), dialogueSchema);
