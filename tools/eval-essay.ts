import { parseArgs } from "node:util";
import { createEssayRater } from "@lexiquant/api/essay-rater";
import { BadInput, readNamedFile, tellBadInput } from "./bad-input.ts";
import { agreementOf } from "./essay/essay-agreement.ts";
import { rateLines } from "./essay/rate-lines.ts";
import { type LineProblem, readEssays } from "./essay/read-essays.ts";

/**
 * `npm run eval:essay -- --input JSONL [--json]`: what the built-in rater says of the essays of a file, each with the id of one
 * of our prompts, or the text of its own, or neither; and how it agrees with the scores that stand in the file. Lines that
 * cannot be rated are told with their numbers, and the others are rated all the same. Exit code 2 for bad input, some of the
 * lines too.
 */
async function main(): Promise<void> {
  const { input, json } = readOptions();
  const report = await rateFile(readNamedFile(input));
  if (json) console.log(JSON.stringify(report));
  else printTables(report);
  const { errors } = report;
  if (errors.length > 0) throw new BadInput(problemSentence(errors));
}

type Report = Awaited<ReturnType<typeof rateFile>>;

async function rateFile(text: string) {
  const file = readEssays(text);
  const rater = createEssayRater();
  try {
    const { rated, problems } = await rateLines(file.essays, rater);
    const agreement = agreementOf(
      rated.map(({ line: { prompt, range, score }, score: ours, estimate }) => ({
        prompt,
        range,
        score,
        rated: ours,
        estimate,
      })),
    );
    return {
      essays: rated.map(({ line: { line, id }, ...rating }) => ({
        line,
        id,
        ...rating,
        interval: [rating.low, rating.high],
      })),
      errors: [...file.problems, ...problems].sort((one, other) => one.line - other.line),
      ...(agreement === null ? {} : { agreement }),
    };
  } finally {
    await rater.close();
  }
}

function printTables({ essays, errors, agreement }: Report): void {
  console.table(
    essays.map(({ id, score, low, high, flags }) => ({
      id,
      score,
      low,
      high,
      flags: flags.join(", "),
    })),
  );
  if (errors.length > 0) console.table(errors);
  if (agreement === undefined) return;
  const { byPrompt = {}, ...whole } = agreement;
  console.table({ agreement: whole, ...byPrompt });
}

function problemSentence(errors: readonly LineProblem[]): string {
  const [first] = errors;
  return `Not rated: ${errors.length} of the lines, the first of them line ${first?.line} (${first?.error}).`;
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
