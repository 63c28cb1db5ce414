import { ContentError, readBank } from "@lexiquant/content/read-bank";
import { readExams } from "@lexiquant/content/read-exams";
import { readLibrary } from "@lexiquant/content/read-library";
import { publishedPanelProblems } from "./exam-panels.ts";
import { contentDirectory } from "./project-paths.ts";
import { reportProblems } from "./report-problems.ts";

reportProblems(() => {
  const bank = readBank(contentDirectory);
  const { lessons, words, facts, prompts, anchors } = readLibrary(contentDirectory, bank);
  const exams = readExams(contentDirectory, bank);
  const broken = publishedPanelProblems(exams, bank);
  if (broken.length > 0) throw new ContentError(broken);
  console.log(
    `${bank.items.size} items, ${bank.stimuli.size} stimuli, ${lessons.length} lessons, ${words.length} words, ${facts.length} facts, ${prompts.length} essay prompts, ${anchors.length} anchor essays, ${exams.formats.length} exam formats, ${exams.panels.length} panels: nothing to mend.`,
  );
});
