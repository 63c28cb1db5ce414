import { describe, expect, it } from "vitest";
import {
  coverageProblems,
  type RowTest,
  reportAsMarkdown,
  reportRows,
  rowIdsOf,
} from "./report.ts";

const ROWS = [
  { id: "A1", behaviour: "one | two" },
  { id: "A2", behaviour: "three" },
];
const rowTest = (title: string, changes: Partial<RowTest> = {}): RowTest => ({
  file: "e2e/a.spec.ts",
  title,
  outcome: "passed",
  reason: "",
  ...changes,
});

describe("conformance report", () => {
  it("reads the ids at the start of a title only", () => {
    expect(rowIdsOf("[A1][A2] does")).toEqual(["A1", "A2"]);
    expect(rowIdsOf("does [A1]")).toEqual([]);
  });

  it("calls a row held when it has tests and all of them ran and passed", () => {
    const held = (tests: RowTest[]) => reportRows(ROWS, tests).map((row) => row.held);
    expect(held([rowTest("[A1] x"), rowTest("[A1][A2] y")])).toEqual([true, true]);
    expect(held([rowTest("[A1] x")])).toEqual([true, false]);
    expect(held([rowTest("[A1] x"), rowTest("[A1] y", { outcome: "failed" })])).toEqual([
      false,
      false,
    ]);
    expect(held([rowTest("[A1][A2] x", { outcome: "not run" })])).toEqual([false, false]);
  });

  it("finds rows without a test, tests that did not run and ids without a row", () => {
    const tests = [rowTest("[A1] x", { outcome: "not run" }), rowTest("[Z9] y")];
    expect(coverageProblems(reportRows(ROWS, tests), tests)).toEqual([
      "row A2 has no test",
      "this test did not run: [A1] x",
      "there is no row Z9",
    ]);
    const whole = [rowTest("[A1] x"), rowTest("[A2] y", { outcome: "failed" })];
    expect(coverageProblems(reportRows(ROWS, whole), whole)).toEqual([]);
  });

  it("says in the page why a row is not held", () => {
    const tests = [rowTest("[A1] x"), rowTest("[A2] y", { outcome: "failed", reason: "not yet" })];
    const page = reportAsMarkdown(reportRows(ROWS, tests));
    expect(page).toContain("1 of 2 rows do");
    expect(page).toContain("| A1 | one \\| two | [A1] x (`e2e/a.spec.ts`) | yes |");
    expect(page).toContain("| **no**: not yet |");
  });
});
