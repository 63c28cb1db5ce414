import { parseArgs } from "node:util";
import { evaluateRecount } from "@lexiquant/api/evaluate-recount";
import { BadInput, tellBadInput } from "./bad-input.ts";

/**
 * `npm run eval:recount -- [--answers 10000] [--students 1] [--json]`: folds made-up histories of so many answers, those of
 * all students together, in a database of their own, counts them again from the answers and from the log, and tells how
 * long it took early and late in a history. Exit code 1 where anything differs, 2 for bad input.
 */
async function main(): Promise<void> {
  const { json, ...size } = readOptions();
  const report = await evaluateRecount(size);
  if (json) console.log(JSON.stringify(report));
  else console.log(report);
  if (report.differences.length > 0) process.exitCode = 1;
}

const USAGE =
  "Say --answers and --students as whole numbers, at least 400 answers for each student.";
/** A tenth of a history is a session then. */
const LEAST_ANSWERS = 400;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        answers: { type: "string", default: "10000" },
        students: { type: "string", default: "1" },
        json: { type: "boolean", default: false },
      },
    });
    const [answers, students] = [Number(values.answers), Number(values.students)];
    const areCounts = Number.isInteger(answers) && Number.isInteger(students) && students > 0;
    if (areCounts && answers >= LEAST_ANSWERS * students) {
      return { answers, students, json: values.json };
    }
  } catch {
    // Said below: the options are few enough to name them all.
  }
  throw new BadInput(USAGE);
}

await tellBadInput(main);
