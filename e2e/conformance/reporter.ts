import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import {
  coverageProblems,
  type RowTest,
  reportAsMarkdown,
  reportRows,
  rowIdsOf,
} from "./report.ts";
import { CONFORMANCE_ROWS } from "./rows.ts";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, "../..");
const REPORT = join(ROOT, ".build/conformance.json");
const PAGE = join(ROOT, "docs/conformance.md");

/**
 * Joins test results to the rows of the specification: writes `.build/conformance.json`, and fails the run when the
 * evidence is not whole or `docs/conformance.md` says something else. Runs of a part of the tests are left alone.
 */
// biome-ignore lint/style/noDefaultExport: the test runner asks for one.
export default class ConformanceReporter implements Reporter {
  private suite: Suite | null = null;
  private whole = false;

  onBegin(config: FullConfig, suite: Suite): void {
    this.suite = suite;
    const files = new Set(suite.allTests().map(({ location }) => basename(location.file)));
    const specs = readdirSync(HERE).filter((name) => name.endsWith(".spec.ts"));
    this.whole = specs.every((name) => files.has(name)) && String(config.grep) === "/.*/";
  }

  async onEnd(): Promise<{ status?: FullResult["status"] } | undefined> {
    if (this.suite === null || !this.whole) return undefined;
    const tests = this.suite
      .allTests()
      .filter(({ title }) => rowIdsOf(title).length > 0)
      .map(rowTest);
    const rows = reportRows(CONFORMANCE_ROWS, tests);
    mkdirSync(dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, JSON.stringify(rows));
    const page = reportAsMarkdown(rows);
    if (process.env.WRITE_CONFORMANCE_PAGE === "1") writeFileSync(PAGE, page);
    const problems = coverageProblems(rows, tests);
    if (page !== readPage()) {
      problems.push("docs/conformance.md is out of date: npm run conformance -- --write");
    }
    for (const problem of problems) console.error(`Conformance: ${problem}`);
    return problems.length > 0 ? { status: "failed" } : undefined;
  }
}

function rowTest(test: TestCase): RowTest {
  const last = test.results.at(-1)?.status;
  const ran = last !== undefined && last !== "skipped" && last !== "interrupted";
  const reason = test.annotations.find(({ type }) => type === "fail")?.description ?? "";
  return {
    file: relative(ROOT, test.location.file),
    title: test.title,
    outcome: ran ? (last === "passed" ? "passed" : "failed") : "not run",
    reason,
  };
}

function readPage(): string {
  try {
    return readFileSync(PAGE, "utf8");
  } catch {
    return "";
  }
}
