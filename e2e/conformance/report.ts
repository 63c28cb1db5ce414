import type { ConformanceRow } from "./rows.ts";

/** One test of a row, as it came out. */
export interface RowTest {
  readonly file: string;
  readonly title: string;
  /** `passed`; `failed`, expected or not; `not run`, also when it was skipped. */
  readonly outcome: "passed" | "failed" | "not run";
  /** Why a failure is expected for now; empty otherwise. */
  readonly reason: string;
}

export interface ReportedRow extends ConformanceRow {
  readonly tests: readonly RowTest[];
  /** Every test of the row ran and passed, and there is at least one. */
  readonly held: boolean;
}

/** The ids at the start of a test's title: `[A6][A7] …`. */
export function rowIdsOf(title: string): string[] {
  const [ids = ""] = /^(?:\[[A-Z]\d+\])+/.exec(title) ?? [];
  return [...ids.matchAll(/[A-Z]\d+/g)].map(([id]) => id);
}

export function reportRows(
  rows: readonly ConformanceRow[],
  tests: readonly RowTest[],
): ReportedRow[] {
  return rows.map((row) => {
    const own = tests.filter(({ title }) => rowIdsOf(title).includes(row.id));
    const held = own.length > 0 && own.every(({ outcome }) => outcome === "passed");
    return { ...row, tests: own, held };
  });
}

/** What makes a run worthless as evidence: rows without a test, tests that did not run, ids that no row has. */
export function coverageProblems(
  rows: readonly ReportedRow[],
  tests: readonly RowTest[],
): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows.filter((row) => row.tests.length === 0).map(({ id }) => `row ${id} has no test`),
    ...tests
      .filter(({ outcome }) => outcome === "not run")
      .map(({ title }) => `this test did not run: ${title}`),
    ...tests
      .flatMap(({ title }) => rowIdsOf(title))
      .filter((id) => !known.has(id))
      .map((id) => `there is no row ${id}`),
  ];
}

/** `docs/conformance.md`. */
export function reportAsMarkdown(rows: readonly ReportedRow[]): string {
  const held = rows.filter((row) => row.held).length;
  const lines = rows.map((row) => {
    const tests = row.tests.map(({ file, title }) => `${cell(title)} (\`${file}\`)`).join("<br>");
    const reasons = row.tests.map(({ reason }) => reason).filter((reason) => reason !== "");
    const state = row.held
      ? "yes"
      : `**no**${reasons.length > 0 ? `: ${cell(reasons.join("; "))}` : ""}`;
    return `| ${row.id} | ${cell(row.behaviour)} | ${tests} | ${state} |`;
  });
  return `# Conformance

Every statement of the product's specification that can be checked, the tests that check it against the built
product (in a real browser and over real HTTP), and whether it holds: ${held} of ${rows.length} rows do.
Written by \`npm run conformance -- --write\`; the browser tests fail when this page is out of date, when a row has
no test, or when its test does not run.

| row | behaviour | tests | held |
|---|---|---|---|
${lines.join("\n")}
`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
