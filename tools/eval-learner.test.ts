import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "@lexiquant/domain/kernel";
import { afterAll, describe, expect, it } from "vitest";
import { projectDirectory } from "./project-paths.ts";

const directory = mkdtempSync(join(tmpdir(), "eval-learner-"));
afterAll(() => rmSync(directory, { recursive: true }));

const evaluate = (...options: readonly string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "tools/eval-learner.ts", ...options], {
    cwd: projectDirectory,
    encoding: "utf8",
  });

function fileWith(name: string, rows: readonly string[]): string {
  const path = join(directory, name);
  writeFileSync(path, `user_id,item_id,timestamp,correct,skills\n${rows.join("\n")}\n`);
  return path;
}

/** Students of abilities spread over −2 … 2, who answer 40 items of 4 skills each. */
function rowsOf(prefix: string, students: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: students }, (_, student) => {
    const ability = (4 * student) / students - 2;
    return Array.from({ length: 40 }, (__, n) => {
      const item = (n * 7 + student) % 60;
      const isRight = random() < 1 / (1 + Math.exp(item / 20 - 1.5 - ability));
      return `${prefix}${student},item-${item},0,${isRight ? 1 : 0},skill-${item % 4}`;
    });
  }).flat();
}

describe("npm run eval:learner", () => {
  const input = fileWith("input.csv", rowsOf("a", 60, 1));

  it("prints one JSON object: measures of the model and of the baseline", () => {
    const { status, stdout } = evaluate("--input", input, "--json");
    expect(status).toBe(0);
    expect(stdout.trim().split("\n")).toHaveLength(1);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ answers: 2400, students: 60, trainingAnswers: 0 });
    expect(report.auc).toBeGreaterThan(report.baseline.elo.auc);
    expect(report.auc).toBeLessThan(0.95);
    expect(report.logLoss).toBeLessThan(report.baseline.elo.logLoss);
    expect(report.rmse).toBeLessThan(report.baseline.elo.rmse);
    expect(report.ece).toBeLessThan(0.1);
    expect(report.answersPerSecond).toBeGreaterThan(0);
  });

  it("predicts better when it was fitted to other students, whose items it knows", () => {
    const train = fileWith("train.csv", rowsOf("b", 40, 2));
    const [alone, taught] = [[], ["--train", train]].map((options) =>
      JSON.parse(evaluate("--input", input, ...options, "--json").stdout),
    );
    expect(taught.trainingAnswers).toBe(1600);
    expect(taught.logLoss).toBeLessThan(alone.logLoss);
  });

  it("prints a table without --json", () => {
    const { status, stdout } = evaluate("--input", input);
    expect(status).toBe(0);
    expect(stdout).toContain("logLoss");
    expect(stdout).toContain("fitted to 0 answers");
  });

  it.each([
    ["no such file", ["--input", "nowhere.csv"], "The file nowhere.csv cannot be read."],
    ["two ways to train", ["--input", "x", "--fold", "1", "--train", "y"], "Say --input CSV"],
    ["no seed", ["--simulate", "often"], "Say --input CSV"],
  ])("ends with code 2 and one sentence for %s", (_, options, sentence) => {
    const { status, stdout, stderr } = evaluate(...options, "--json");
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(sentence);
  });
});
