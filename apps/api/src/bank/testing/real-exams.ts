import { fileURLToPath } from "node:url";
import type { Exams } from "@lexiquant/content";
import { readExams } from "@lexiquant/content/read-exams";
import { realBank } from "./real-bank.ts";

let exams: Exams | null = null;

/** The exam data that the product serves, read once per run. */
export function realExams(): Exams {
  exams ??= readExams(
    fileURLToPath(new URL("../../../../../content", import.meta.url)),
    realBank(),
  );
  return exams;
}
