import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Library } from "@lexiquant/content";
import { parse } from "yaml";
import { contentDirectory } from "../project-paths.ts";

/** The anchor essays as they were written; the lint of the content checks them. */
export function readAnchors(): Library["anchors"] {
  return entries("essays/anchors", () => true) as Library["anchors"]; // linted by the content's own tests
}

export function readPrompts(): Library["prompts"] {
  const isPrompts = (file: string) => file !== "directives.yaml";
  return entries("prompts", isPrompts) as Library["prompts"]; // linted by the content's own tests
}

/** The six kinds of instruction, with their wordings. */
export function readDirectives(): Library["directives"] {
  const isDirectives = (file: string) => file === "directives.yaml";
  return entries("prompts", isDirectives) as Library["directives"]; // linted by the content's own tests
}

function entries(folder: string, isWanted: (file: string) => boolean): unknown[] {
  const directory = join(contentDirectory, folder);
  return readdirSync(directory)
    .filter(isWanted)
    .sort()
    .flatMap((file): unknown[] => parse(readFileSync(join(directory, file), "utf8")));
}
