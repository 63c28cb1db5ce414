import { parseArgs } from "node:util";
import { DEFAULT_DAY_START_HOUR, isTimeZone } from "@lexiquant/domain/spacing";
import { BadInput, readNamedFile, tellBadInput } from "./bad-input.ts";
import { type FitReport, fitReport } from "./memory/fit-report.ts";
import { type MemoryReport, memoryReport } from "./memory/memory-report.ts";
import { readRevlog } from "./memory/read-revlog.ts";
import { type SimulatedFits, simulatedFits } from "./memory/simulated-fits.ts";

/**
 * `npm run eval:memory -- --input REVLOG.csv [--fit] [--time-zone ZONE] [--day-start HOUR] [--json]`: how well the scheduler,
 * with the weights that it ships with, predicts a review log of Anki, each review before it is used. Days begin at 4 in UTC if
 * nothing is said. With `--fit` the log is cut into fifths by time, and each but the first is predicted by weights fitted to
 * all before it. `npm run eval:memory -- --simulate STUDENTS [--json]`: what a fit at 600 reviews brings simulated students on
 * the 600 that follow. Exit code 2 for bad input.
 */
function main(): void {
  const options = readOptions();
  const { json } = options;
  if (options.kind === "simulate") {
    tellSimulated(simulatedFits(options.students), json);
    return;
  }
  const log = readRevlog(readNamedFile(options.input));
  if (options.fit) tellFit(fitReport(log, options.rule), json);
  else tellDefaults(memoryReport(log, options.rule), json);
}

function tellDefaults(report: MemoryReport, json: boolean): void {
  if (json) {
    console.log(JSON.stringify(report));
    return;
  }
  const { logLoss, rmseBins, auc, baseline } = report;
  console.table({ scheduler: { logLoss, rmseBins, auc }, average: baseline.average });
  console.log(
    `${report.reviews} reviews of ${report.cards} cards predicted; ` +
      `${report.notPredicted} first or same-day ones were not, ${report.excluded} rows are no answers`,
  );
}

function tellFit(report: FitReport, json: boolean): void {
  if (json) {
    console.log(JSON.stringify(report));
    return;
  }
  const { defaults, fitted, product, average, parts } = report;
  console.table({ defaults, fitted, product, average });
  for (const part of parts) {
    console.log(
      `fitted to ${part.fittedTo}, ${part.adopted ? "adopted" : "not adopted"}: log loss of the next ` +
        `${part.predicted} ${part.fitted.logLoss.toFixed(4)}, by the defaults ${part.defaults.logLoss.toFixed(4)}`,
    );
  }
}

function tellSimulated(report: SimulatedFits, json: boolean): void {
  if (json) {
    console.log(JSON.stringify(report));
    return;
  }
  console.table({ all: report.all, adopted: report.adopted });
  console.log(`tried at ${report.seen} reviews, judged on the next ${report.next}`);
}

const USAGE =
  "Say --input REVLOG.csv, --time-zone and --day-start 0 to 23 if days do not begin at 4 in UTC, --fit for fits to it, or --simulate and a number of students; --json for one JSON object.";
const MOST_STUDENTS = 10_000;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        input: { type: "string" },
        "time-zone": { type: "string", default: "UTC" },
        "day-start": { type: "string", default: String(DEFAULT_DAY_START_HOUR) },
        fit: { type: "boolean", default: false },
        simulate: { type: "string" },
        json: { type: "boolean", default: false },
      },
    });
    const { input, fit, simulate, json, "time-zone": timeZone, "day-start": hour } = values;
    const students = Number(simulate);
    if (input === undefined && Number.isInteger(students) && 0 < students) {
      return { kind: "simulate" as const, students: Math.min(MOST_STUDENTS, students), json };
    }
    if (input !== undefined && isTimeZone(timeZone) && /^(?:1?\d|2[0-3])$/.test(hour)) {
      const rule = { timeZone, dayStartsAtHour: Number(hour) };
      return { kind: "log" as const, input, fit, json, rule };
    }
  } catch {
    // Said below: the options are few enough to name them all.
  }
  throw new BadInput(USAGE);
}

await tellBadInput(main);
