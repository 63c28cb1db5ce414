import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readBank } from "@lexiquant/content/read-bank";
import { exportLine } from "./export-line.ts";
import { contentDirectory } from "./project-paths.ts";
import { reportProblems } from "./report-problems.ts";

/** `npm run bank:export -- --out FILE`: one JSON line per item with everything in it. */
reportProblems(() => {
  const { values } = parseArgs({ options: { out: { type: "string" } } });
  if (values.out === undefined) throw new Error("Say where to: --out FILE.");
  const bank = readBank(contentDirectory);
  const lines = [...bank.items.values()].map((item) => JSON.stringify(exportLine(item, bank)));
  writeFileSync(values.out, `${lines.join("\n")}\n`);
  console.error(`${lines.length} items written to ${values.out}.`);
});
