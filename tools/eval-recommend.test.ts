import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { projectDirectory } from "./project-paths.ts";

const evaluate = (...options: readonly string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "tools/eval-recommend.ts", ...options], {
    cwd: projectDirectory,
    encoding: "utf8",
  });

/** Far too small a run to measure anything. */
const SMALL = ["--students", "2", "--days", "1"] as const;

describe("npm run eval:recommend", () => {
  it("prints one JSON object: gains in five worlds, by policy, and the same again for the same seed", () => {
    const { status, stdout, stderr } = evaluate(...SMALL, "--json");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout.trim().split("\n")).toHaveLength(1);
    const { chooseMs, ...report } = JSON.parse(stdout);
    expect(Object.keys(report.worlds)).toEqual(["mid", "err", "flat", "flat+room", "mid+room"]);
    const worlds: Record<
      string,
      Record<string, number> & { policy: { gain: number; ci95: number[] } }
    > = report.worlds;
    for (const world of Object.values(worlds)) {
      const { policy, random = Number.NaN } = world;
      for (const name of ["random", "roundRobin", "weakestFirst", "fixed", "oracle"]) {
        expect(world[name]).toBeGreaterThan(0);
      }
      const [low = Number.NaN, high = Number.NaN] = policy.ci95;
      expect((low + high) / 2).toBeCloseTo(policy.gain - random, 9);
      expect(world.overRandom).toBeCloseTo(100 * (policy.gain / random - 1), 9);
    }
    const over = Object.values(worlds).map(({ overRandom = Number.NaN }) => overRandom);
    expect(report.meanOverRandom).toBeCloseTo(over.reduce((sum, value) => sum + value) / 5, 9);
    expect(report).toMatchObject({ students: 2, longestRun: expect.any(Number) });
    expect(chooseMs).toBeGreaterThan(0);
    const again = JSON.parse(evaluate(...SMALL, "--json").stdout);
    expect({ ...again, chooseMs }).toEqual({ ...report, chooseMs });
  });

  it("ends with code 1 where a bar is missed, and names it", () => {
    const { status, stderr } = evaluate(...SMALL, "--check");
    expect(status).toBe(1);
    expect(stderr).toContain("missed: never used");
  });

  it.each([
    ["no number", ["--students", "many"]],
    ["a number out of range", ["--days", "31"]],
    ["an option that it has not", ["--worlds", "1"]],
  ])("ends with code 2 and one sentence for %s", (_, options) => {
    const { status, stdout, stderr } = evaluate(...options, "--json");
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain("Say --students N");
  });
});
