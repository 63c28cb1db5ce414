import { parseArgs } from "node:util";
import { BadInput, readNamedFile, tellBadInput } from "./bad-input.ts";
import { learnerReport } from "./learner/learner-report.ts";
import { readAnswerLog } from "./learner/read-answer-log.ts";
import { simulatedReport } from "./learner/simulated-report.ts";
import { splitByStudent } from "./learner/split-by-student.ts";

/**
 * `npm run eval:learner -- --input CSV [--train CSV | --fold 0…4] [--json]`: how well the learner model predicts a log of
 * answers (user_id, item_id, timestamp, correct, skills), each before it is used. `--train` fits the shared weights to
 * another file first; `--fold` holds back a fifth of the input's students and fits to the others; without either nothing
 * is fitted. `npm run eval:learner -- --simulate SEED [--json]`: how well it does on simulated students of the GRE, whose
 * abilities are known. Exit code 2 for bad input.
 */
function main(): void {
  const options = readOptions();
  if (options.kind === "simulate") tellSimulated(options.seed, options.json);
  else tellLog(options);
}

function tellSimulated(seed: number, json: boolean): void {
  const report = simulatedReport(seed);
  if (json) {
    console.log(JSON.stringify(report));
    return;
  }
  const { model, oracle, elo, behindOracle, aucOfFirst100, skillCorrelation, coverage80 } = report;
  console.table({ model, oracle, elo });
  console.table({ behindOracle, aucOfFirst100, ...skillCorrelation, coverage80 });
}

interface LogOptions {
  readonly input: string;
  readonly train: string | undefined;
  readonly fold: number | undefined;
  readonly json: boolean;
}

function tellLog({ input, train, fold, json }: LogOptions): void {
  const log = readAnswerLog(readNamedFile(input));
  const { training, held } =
    fold === undefined
      ? { training: train === undefined ? [] : readAnswerLog(readNamedFile(train)), held: log }
      : splitByStudent(log, fold);
  if (held.length === 0) throw new BadInput(`No student of the file falls into fold ${fold}.`);
  const shared = studentsOf(training);
  if (held.some(({ student }) => shared.has(student))) {
    console.error(
      "Some students are in both files: what follows is no measure of unseen students.",
    );
  }
  const report = learnerReport(held, training, () => performance.now());
  if (json) {
    console.log(JSON.stringify(report));
    return;
  }
  const { auc, rmse, logLoss, ece, baseline } = report;
  console.table({ model: { auc, rmse, logLoss, ece }, elo: baseline.elo });
  console.log(
    `${report.answers} answers of ${report.students} students, ${report.answersPerSecond} a second; ` +
      `fitted to ${report.trainingAnswers} answers`,
  );
}

const studentsOf = (log: readonly { readonly student: string }[]) =>
  new Set(log.map(({ student }) => student));

const USAGE =
  "Say --input CSV, then --train CSV or --fold 0 to 4 to fit, or --simulate and a seed; --json for one JSON object.";

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        input: { type: "string" },
        train: { type: "string" },
        fold: { type: "string" },
        simulate: { type: "string" },
        json: { type: "boolean", default: false },
      },
    });
    const { input, train, fold, simulate, json } = values;
    if (input === undefined && simulate !== undefined && /^\d{1,9}$/.test(simulate)) {
      return { kind: "simulate" as const, seed: Number(simulate), json };
    }
    const isFold = fold === undefined || /^[0-4]$/.test(fold);
    if (input !== undefined && isFold && (train === undefined || fold === undefined)) {
      const number = fold === undefined ? undefined : Number(fold);
      return { kind: "log" as const, input, train, fold: number, json };
    }
  } catch {
    // Said below: the options are few enough to name them all.
  }
  throw new BadInput(USAGE);
}

await tellBadInput(main);
