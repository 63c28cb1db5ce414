import { parseArgs } from "node:util";
import { readBank } from "@lexiquant/content/read-bank";
import { readExams } from "@lexiquant/content/read-exams";
import type { BarRow } from "./exam-evaluation/bars.ts";
import { evaluateExam } from "./exam-evaluation/evaluate-exam.ts";
import { examBank } from "./exam-evaluation/forms.ts";
import { contentDirectory } from "./project-paths.ts";
import { reportProblems } from "./report-problems.ts";

/**
 * `npm run eval:exam -- [--json] [--candidates N] [--seed N]`: how well the shipped bank, panels and scorer measure, by
 * simulation, against the bars of decision 0015. Exit code 1 where a bar is missed.
 */
reportProblems(() => {
  const { values } = parseArgs({
    options: {
      candidates: { type: "string", default: "12000" },
      seed: { type: "string", default: "7" },
      json: { type: "boolean", default: false },
    },
  });
  const size = {
    candidates: wholeNumber("--candidates", values.candidates),
    seed: wholeNumber("--seed", values.seed),
  };
  if (size.candidates < 100) throw new Error("--candidates is at least 100.");
  const bank = readBank(contentDirectory);
  const exam = examBank(bank, readExams(contentDirectory, bank));
  const result = evaluateExam(exam, size, { share: 0, points: 0 });
  if (values.json) console.log(JSON.stringify(result));
  else console.table(result.bars.map(tableRow));
  const missed = result.bars.filter(({ holds }) => !holds);
  for (const { name, value } of missed) console.error(`missed: ${name} ${value.toPrecision(3)}`);
  if (missed.length > 0) process.exitCode = 1;
});

function wholeNumber(flag: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${flag} is a whole number.`);
  return Number(text);
}

function tableRow({ name, value, bar, holds }: BarRow) {
  const least = bar.least === null ? "" : `≥ ${bar.least} `;
  const most = bar.most === null ? "" : `≤ ${bar.most}`;
  return { name, value: Number(value.toPrecision(4)), bar: `${least}${most}`, holds };
}
