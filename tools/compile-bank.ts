import { writeFileSync } from "node:fs";
import { bankToJson, readBank } from "@lexiquant/content";
import { reportProblems } from "./report-problems.ts";

const [, , from = "content", to = "dist/bank.json"] = process.argv;

reportProblems(() => {
  writeFileSync(to, bankToJson(readBank(from)));
});
