// `npm run conformance [-- --json] [-- --write] [-- --check]`: builds, runs the tests of the specification's rows in a real
// browser, and prints each row with its tests and result. Exit code 1 with --check where a row is not held.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
  },
});
const REPORT = ".build/conformance.json";

/** Everything that is no result goes to standard error. */
function run(...parameters) {
  const env = { ...process.env, WRITE_CONFORMANCE_PAGE: values.write ? "1" : "0" };
  return spawnSync(process.execPath, parameters, { stdio: ["ignore", 2, 2], env }).status;
}

rmSync(REPORT, { force: true });
if (run("tools/build.mjs") !== 0) process.exit(2);
run("node_modules/@playwright/test/cli.js", "test", "e2e/conformance");

let rows;
try {
  rows = JSON.parse(readFileSync(REPORT, "utf8"));
} catch {
  console.error("The tests did not run to their end.");
  process.exit(2);
}
const held = rows.filter((row) => row.held).length;
if (values.json) {
  const short = rows.map(({ id, tests, held: isHeld }) => ({
    id,
    tests: tests.map(({ title }) => title),
    held: isHeld,
  }));
  console.log(JSON.stringify({ rows: short, held, total: rows.length }));
} else {
  for (const { id, behaviour, tests, held: isHeld } of rows) {
    console.log(`${isHeld ? "held    " : "NOT HELD"} ${id.padEnd(4)}${behaviour}`);
    for (const { title, outcome, reason } of tests) {
      console.log(`              ${outcome}: ${title}${reason === "" ? "" : ` (${reason})`}`);
    }
  }
  console.log(`${held} of ${rows.length} rows are held.`);
}
if (values.check && held < rows.length) process.exitCode = 1;
