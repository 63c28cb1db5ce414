import { readBank } from "@lexiquant/content/read-bank";
import { contentDirectory } from "./project-paths.ts";
import { reportProblems } from "./report-problems.ts";

reportProblems(() => {
  const bank = readBank(contentDirectory);
  console.log(`${bank.items.size} items, ${bank.stimuli.size} stimuli: nothing to mend.`);
});
