import { parseArgs } from "node:util";
import { BadInput, readNamedFile, tellBadInput } from "./bad-input.ts";
import { calibrationReport, MODELS } from "./calibration/calibration-report.ts";
import { readResponseMatrix } from "./calibration/read-response-matrix.ts";

/**
 * `npm run calibrate -- --input CSV --model rasch|2pl|3pl [--json]`: item parameters from a response matrix (a header
 * row, then a row of 0/1 per person), logistic metric, D = 1, θ ~ N(0, 1). Exit code 2 for bad input.
 */
function main(): void {
  const { input, model: name, json } = readOptions();
  const model = MODELS.find((known) => known === name);
  if (model === undefined) {
    throw new BadInput(`There is no model ${name}: say --model rasch, 2pl or 3pl.`);
  }
  const report = calibrationReport(readResponseMatrix(readNamedFile(input)), model);
  if (!report.hasConverged) {
    console.error("The estimates have not settled: the answers do not determine the model.");
  }
  if (json) console.log(JSON.stringify(report));
  else {
    console.table(report.items.map((item) => ({ ...item, flags: item.flags.join(" ") })));
    console.log(`log-likelihood ${report.logLikelihood.toFixed(3)}, ${report.persons} persons`);
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        input: { type: "string" },
        model: { type: "string" },
        json: { type: "boolean", default: false },
      },
    });
    const { input, model, json } = values;
    if (input !== undefined && model !== undefined) return { input, model, json };
  } catch {
    // Said below: the options are few enough to name them all.
  }
  throw new BadInput("Say --input CSV --model rasch|2pl|3pl, and --json for one JSON object.");
}

await tellBadInput(main);
