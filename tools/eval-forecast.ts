import { parseArgs } from "node:util";
import { BadInput, tellBadInput } from "./bad-input.ts";
import type { BarRow } from "./exam-evaluation/bars.ts";
import { evaluateForecast } from "./forecast-evaluation/evaluate-forecast.ts";

/**
 * `npm run eval:forecast -- [--json] [--check] [--learners N] [--students N] [--seed N]`: how good score forecasts and the
 * diagnostic are for simulated students, against the bars of decision 0020. Exit code 1 with `--check` where a bar is
 * missed, 2 for bad input.
 */
function main(): void {
  const { json, check, size } = readOptions();
  const result = evaluateForecast(size);
  if (json) console.log(JSON.stringify(result));
  else {
    console.table(result.forecast.horizons);
    console.table(result.diagnostic);
    console.table(result.bars.map(tableRow));
  }
  const missed = result.bars.filter(({ holds }) => !holds);
  for (const { name, value } of missed) console.error(`missed: ${name} ${value.toPrecision(3)}`);
  if (check && missed.length > 0) process.exitCode = 1;
}

const USAGE =
  "Say --json, --check, --learners and --students (20 to 5000), and --seed (a whole number), as you need them.";

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: "boolean", default: false },
        check: { type: "boolean", default: false },
        learners: { type: "string", default: "200" },
        students: { type: "string", default: "240" },
        seed: { type: "string", default: "7" },
      },
    });
    const { json, check } = values;
    const [learners, students] = [values.learners, values.students].map(Number);
    const isSize = (count: number | undefined): count is number =>
      Number.isInteger(count) && Number(count) >= 20 && Number(count) <= 5000;
    if (isSize(learners) && isSize(students) && /^\d{1,9}$/.test(values.seed)) {
      return { json, check, size: { learners, students, seed: Number(values.seed) } };
    }
  } catch {
    // Said below: the options are few enough to name them all.
  }
  throw new BadInput(USAGE);
}

function tableRow({ name, value, bar, holds }: BarRow) {
  const least = bar.least === null ? "" : `≥ ${bar.least} `;
  const most = bar.most === null ? "" : `≤ ${bar.most}`;
  return { name, value: Number(value.toPrecision(4)), bar: `${least}${most}`, holds };
}

await tellBadInput(main);
