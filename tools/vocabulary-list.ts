import { readBank } from "@lexiquant/content/read-bank";
import { readLibrary } from "@lexiquant/content/read-library";
import { contentDirectory } from "./project-paths.ts";
import { reportProblems } from "./report-problems.ts";

/** `npm run vocabulary:list`: the headwords of the lexicon, one a line, by the alphabet. */
reportProblems(() => {
  const { words } = readLibrary(contentDirectory, readBank(contentDirectory));
  for (const headword of words.map(({ id }) => id).sort()) console.log(headword);
});
