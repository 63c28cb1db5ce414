import { parseArgs } from "node:util";
import { readBank } from "@lexiquant/content/read-bank";
import { readLibrary } from "@lexiquant/content/read-library";
import { countBank } from "./bank-counts.ts";
import { contentDirectory } from "./project-paths.ts";
import { reportProblems } from "./report-problems.ts";

/** `npm run bank:report [-- --json]`: what the bank holds. */
reportProblems(() => {
  const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
  const bank = readBank(contentDirectory);
  const counts = countBank(bank, readLibrary(contentDirectory, bank));
  if (values.json) console.log(JSON.stringify(counts));
  else printSections(counts);
});

function printSections(counts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(counts)) {
    console.log(typeof value === "object" ? `\n${name}` : `${name}: ${value}`);
    if (typeof value === "object") console.table(value);
  }
}
