import { parseArgs } from "node:util";
import { readBank } from "@lexiquant/content/read-bank";
import { readLibrary } from "@lexiquant/content/read-library";
import { guessBank } from "./guessing/guess-bank.ts";
import { contentDirectory } from "./project-paths.ts";
import { reportProblems } from "./report-problems.ts";

/** `npm run bank:guess [-- --json]`: how often verbal keys can be guessed without the passage or the sentence. */
reportProblems(() => {
  const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
  const bank = readBank(contentDirectory);
  const figures = guessBank([...bank.items.values()], readLibrary(contentDirectory, bank));
  if (values.json) console.log(JSON.stringify(figures));
  else console.table(figures);
});
