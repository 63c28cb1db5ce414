import { writeFileSync } from "node:fs";
import { bankToJson } from "@lexiquant/content";
import { readBank } from "@lexiquant/content/read-bank";
import { countBank } from "./bank-counts.ts";
import { reportProblems } from "./report-problems.ts";

const [, , from = "content", to = "dist/bank.json", countsTo = "dist/bank-counts.json"] =
  process.argv;

reportProblems(() => {
  const bank = readBank(from);
  writeFileSync(to, bankToJson(bank));
  writeFileSync(countsTo, JSON.stringify(countBank(bank).items));
});
