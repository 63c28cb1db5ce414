import { parseArgs } from "node:util";
import { inspectBankHealth } from "@lexiquant/api/bank-health";
import { readEnvironment } from "@lexiquant/api/environment";

/**
 * `npm run bank:health [-- --json]`: which items the last calibration doubts, and why. Reads the product's own database
 * (`DATABASE_URL`, else `DATA_DIR`). Exit code 2 where it cannot, as while the server holds the embedded one.
 */
try {
  const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
  const { flagged, run, ...counts } = await inspectBankHealth(readEnvironment(process.env));
  if (values.json) console.log(JSON.stringify({ run, ...counts, flagged }));
  else {
    console.log(
      run === null
        ? "Nothing is calibrated yet."
        : `version ${run.version} of ${run.createdAt}: ${run.answers} answers of ${run.students} students`,
    );
    console.log(
      `${counts.calibrated} of ${counts.items} items calibrated, ${counts.quarantined} in quarantine`,
    );
    console.table(flagged.map((item) => ({ ...item, reasons: item.reasons.join(" ") })));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
