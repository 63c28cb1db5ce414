import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { describe, expect, it } from "vitest";
import { projectDirectory } from "../project-paths.ts";
import { sourceFiles } from "./read-imports.ts";

const READERS = [
  "apps/api/src/env.ts",
  "apps/api/src/main.ts",
  "apps/web/src/env.ts",
  "apps/web/src/main.tsx",
];

describe("the environment", () => {
  it("is read by the entry points and env.ts only", () => {
    const others = sourceFiles(`${projectDirectory}apps`)
      .filter((path) => !/testing|\.test\.|vite\.config/.test(path))
      .filter((path) => /process\.env|import\.meta\.env/.test(readFileSync(path, "utf8")))
      .map((path) => relative(projectDirectory, path))
      .filter((path) => !READERS.includes(path));
    expect(others).toEqual([]);
  });
});
