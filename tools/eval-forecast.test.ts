import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import type { DiagnosticFigures } from "../packages/domain/src/diagnostic/simulation/index.ts";
import { diagnosticRows } from "./forecast-evaluation/forecast-rows.ts";
import { projectDirectory } from "./project-paths.ts";

const evaluate = (...options: readonly string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "tools/eval-forecast.ts", ...options], {
    cwd: projectDirectory,
    encoding: "utf8",
  });

describe("npm run eval:forecast", () => {
  it("prints one JSON object with a row for every bar, and with --check fails for what is missed", () => {
    const { status, stdout, stderr } = evaluate(
      ...["--json", "--check", "--learners", "20", "--students", "20"],
    );
    expect(stdout.trim().split("\n")).toHaveLength(1);
    const { forecast, diagnostic, bars } = JSON.parse(stdout);
    expect(forecast.horizons.map(({ day }: { day: number }) => day)).toEqual([0, 7, 14, 21]);
    expect(Object.keys(diagnostic)).toHaveLength(5);
    expect(bars).toHaveLength(24);
    const missed = bars.filter(({ holds }: { holds: boolean }) => !holds);
    expect(stderr.match(/^missed: /gm) ?? []).toHaveLength(missed.length);
    expect(status).toBe(missed.length > 0 ? 1 : 0);
  });

  it.each([["--learners", "3"], ["--other"]])("refuses %j", (...options) => {
    const { status, stdout, stderr } = evaluate(...options);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});

it("a diagnostic that misses a bar is told apart from one that holds it", () => {
  const figures = { questions: 26, rmse: 0.45, flagged: 0.72, falselyFlagged: 0.25 };
  const holds = (overrides: object) =>
    diagnosticRows("test", { ...figures, ...overrides } as DiagnosticFigures).map(
      // The rest of the figures has no bar.
      (row) => row.holds,
    );
  expect(holds({})).toEqual([true, true, true, true]);
  expect(holds({ rmse: 0.46, flagged: 0.71 })).toEqual([true, false, false, true]);
});
