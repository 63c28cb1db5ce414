import { parseArgs } from "node:util";
import { createEssayRater } from "@lexiquant/api/essay-rater";
import type { EssayRating } from "@lexiquant/domain/essay";
import { BadInput, readNamedFile, tellBadInput } from "./bad-input.ts";
import { agreementOf } from "./essay/essay-agreement.ts";
import { promptOf } from "./essay/prompt-of.ts";
import { readPrompts } from "./essay/read-anchors.ts";
import { type EssayLine, readEssays } from "./essay/read-essays.ts";

/**
 * `npm run eval:essay -- --input JSONL [--json]`: what the built-in rater says of the essays of a file, each with the id of one
 * of our prompts, or the text of its own, or neither; and how it agrees with the scores that stand in the file. Exit code 2 for
 * bad input.
 */
async function main(): Promise<void> {
  const { input, json } = readOptions();
  const lines = readEssays(readNamedFile(input));
  const ratings = await rateAll(lines);
  const essays = ratings.map((rating, at) => ({ id: lines[at]?.id, ...rating }));
  const agreement = agreementOf(
    lines,
    ratings.map(({ score }) => score),
  );
  if (json) {
    console.log(JSON.stringify({ essays, ...(agreement === null ? {} : { agreement }) }));
    return;
  }
  console.table(
    essays.map(({ id, score, low, high, flags }) => ({
      id,
      score,
      low,
      high,
      flags: flags.join(", "),
    })),
  );
  if (agreement !== null) console.table({ agreement });
}

async function rateAll(lines: readonly EssayLine[]): Promise<EssayRating[]> {
  const prompts = readPrompts();
  const rater = createEssayRater();
  const ratings: EssayRating[] = [];
  try {
    for (const line of lines) {
      const result = await rater.feedback(line.text, promptOf(line, prompts));
      if (!result.ok) throw new BadInput(`The essay ${line.id} was refused: ${result.reason}.`);
      ratings.push(result.value.rating);
    }
  } finally {
    await rater.close();
  }
  return ratings;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { input: { type: "string" }, json: { type: "boolean", default: false } },
    });
    if (values.input !== undefined) return { input: values.input, json: values.json };
  } catch {
    // Said below: the options are few enough to name them all.
  }
  throw new BadInput("Say --input JSONL, and --json for one JSON object.");
}

await tellBadInput(main);
