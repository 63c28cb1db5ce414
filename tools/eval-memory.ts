import { parseArgs } from "node:util";
import { DEFAULT_DAY_START_HOUR, isTimeZone } from "@lexiquant/domain/spacing";
import { BadInput, readNamedFile, tellBadInput } from "./bad-input.ts";
import { memoryReport } from "./memory/memory-report.ts";
import { readRevlog } from "./memory/read-revlog.ts";

/**
 * `npm run eval:memory -- --input REVLOG.csv [--time-zone ZONE] [--day-start HOUR] [--json]`: how well the scheduler, with the
 * weights that it ships with, predicts a review log of Anki, each review before it is used. Days begin at 4 in UTC if
 * nothing is said. Exit code 2 for bad input.
 */
function main(): void {
  const { input, rule, json } = readOptions();
  const report = memoryReport(readRevlog(readNamedFile(input)), rule);
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

const USAGE =
  "Say --input REVLOG.csv, --time-zone and --day-start 0 to 23 if days do not begin at 4 in UTC, and --json for one JSON object.";

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        input: { type: "string" },
        "time-zone": { type: "string", default: "UTC" },
        "day-start": { type: "string", default: String(DEFAULT_DAY_START_HOUR) },
        json: { type: "boolean", default: false },
      },
    });
    const { input, json, "time-zone": timeZone, "day-start": hour } = values;
    if (input !== undefined && isTimeZone(timeZone) && /^(?:1?\d|2[0-3])$/.test(hour)) {
      return { input, json, rule: { timeZone, dayStartsAtHour: Number(hour) } };
    }
  } catch {
    // Said below: the options are few enough to name them all.
  }
  throw new BadInput(USAGE);
}

await tellBadInput(main);
