import { fileURLToPath } from "node:url";
import type { Library } from "@lexiquant/content";
import { readLibrary } from "@lexiquant/content/read-library";
import { realBank } from "./real-bank.ts";

let library: Library | null = null;

/** The library that the product serves, read once per run. */
export function realLibrary(): Library {
  library ??= readLibrary(
    fileURLToPath(new URL("../../../../../content", import.meta.url)),
    realBank(),
  );
  return library;
}
