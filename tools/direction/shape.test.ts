import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { describe, expect, it } from "vitest";
import { projectDirectory } from "../project-paths.ts";
import { sourceFiles } from "./read-imports.ts";

const MOST_LINES = 400;
const BANNED_NAMES = /(?:^|\/)(?:utils?|helpers?|misc|common)(?:\.tsx?$|\/)/;

const files = sourceFiles(projectDirectory).map((path) => relative(projectDirectory, path));

describe("the shape of the code", () => {
  it(`keeps every file that is not a test at or below ${MOST_LINES} lines`, () => {
    const long = files
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .filter(
        (path) =>
          readFileSync(`${projectDirectory}${path}`, "utf8").split("\n").length > MOST_LINES,
      );
    expect(files.length).toBeGreaterThan(100);
    expect(long).toEqual([]);
  });

  it("has no drawer for things without a name", () => {
    expect(files.filter((path) => BANNED_NAMES.test(path))).toEqual([]);
  });
});
