import { writeFileSync } from "node:fs";
import { bankToJson, examsToJson, libraryToJson } from "@lexiquant/content";
import { readBank } from "@lexiquant/content/read-bank";
import { readExams } from "@lexiquant/content/read-exams";
import { readLibrary } from "@lexiquant/content/read-library";
import { countBank } from "./bank-counts.ts";
import { reportProblems } from "./report-problems.ts";

const [
  ,
  ,
  from = "content",
  to = "dist/bank.json",
  countsTo = "dist/bank-counts.json",
  libraryTo = "dist/library.json",
  examsTo = "dist/exams.json",
] = process.argv;

reportProblems(() => {
  const bank = readBank(from);
  writeFileSync(to, bankToJson(bank));
  const library = readLibrary(from, bank);
  writeFileSync(libraryTo, libraryToJson(library));
  writeFileSync(examsTo, examsToJson(readExams(from, bank)));
  writeFileSync(countsTo, JSON.stringify(countBank(bank, library).items));
});
