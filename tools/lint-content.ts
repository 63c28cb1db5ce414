import { readBank } from "@lexiquant/content/read-bank";
import { readLibrary } from "@lexiquant/content/read-library";
import { contentDirectory } from "./project-paths.ts";
import { reportProblems } from "./report-problems.ts";

reportProblems(() => {
  const bank = readBank(contentDirectory);
  const { lessons, words, facts, prompts, anchors } = readLibrary(contentDirectory, bank);
  console.log(
    `${bank.items.size} items, ${bank.stimuli.size} stimuli, ${lessons.length} lessons, ${words.length} words, ${facts.length} facts, ${prompts.length} essay prompts, ${anchors.length} anchor essays: nothing to mend.`,
  );
});
