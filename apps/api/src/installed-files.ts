import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type Bank,
  bankFromJson,
  type Exams,
  examsFromJson,
  type Library,
  libraryFromJson,
} from "@lexiquant/content";

/** Where things lie, seen from the bundled server (`dist/server`) and from the sources. */
const COMPILED_BANK = new URL("../bank.json", import.meta.url);
const COMPILED_LIBRARY = new URL("../library.json", import.meta.url);
const COMPILED_EXAMS = new URL("../exams.json", import.meta.url);
const CONTENT = new URL("../../../content", import.meta.url);
const BUILT_WEB = [
  new URL("../../apps/web/dist", import.meta.url),
  new URL("../../web/dist", import.meta.url),
];

/** The compiled bank; where there is none, as in development, the content itself. */
export async function loadBank(configured: string | null): Promise<Bank> {
  const compiled = configured ?? fileURLToPath(COMPILED_BANK);
  const isCompiled = configured !== null || existsSync(compiled);
  if (isCompiled) return bankFromJson(readFileSync(compiled, "utf8"));
  // The loader brings every item model along, which a server with a compiled bank does without.
  const { readBank } = await import("@lexiquant/content/read-bank");
  return readBank(fileURLToPath(CONTENT));
}

/** The same for the library. */
export async function loadLibrary(configured: string | null, bank: Bank): Promise<Library> {
  const compiled = configured ?? fileURLToPath(COMPILED_LIBRARY);
  const isCompiled = configured !== null || existsSync(compiled);
  if (isCompiled) return libraryFromJson(readFileSync(compiled, "utf8"));
  const { readLibrary } = await import("@lexiquant/content/read-library");
  return readLibrary(fileURLToPath(CONTENT), bank);
}

/** The same for the exam's formats, tables and panels. */
export async function loadExams(configured: string | null, bank: Bank): Promise<Exams> {
  const compiled = configured ?? fileURLToPath(COMPILED_EXAMS);
  const isCompiled = configured !== null || existsSync(compiled);
  if (isCompiled) return examsFromJson(readFileSync(compiled, "utf8"));
  const { readExams } = await import("@lexiquant/content/read-exams");
  return readExams(fileURLToPath(CONTENT), bank);
}

/** The folder of the built web application, or null when it is not built. */
export function findWebDirectory(configured: string | null): string | null {
  if (configured !== null) return configured;
  const found = BUILT_WEB.find((folder) => existsSync(new URL(`${folder.href}/index.html`)));
  return found === undefined ? null : fileURLToPath(found);
}
