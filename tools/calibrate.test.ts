import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { projectDirectory } from "./project-paths.ts";

const directory = mkdtempSync(join(tmpdir(), "calibrate-"));
afterAll(() => rmSync(directory, { recursive: true }));

const calibrate = (...options: readonly string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "tools/calibrate.ts", ...options], {
    cwd: projectDirectory,
    encoding: "utf8",
  });

function fileWith(text: string): string {
  const path = join(directory, "responses.csv");
  writeFileSync(path, text);
  return path;
}

describe("npm run calibrate", () => {
  it("prints one JSON object and nothing else", () => {
    const rows = Array.from({ length: 64 }, (_, n) => [n & 1, (n >> 1) & 1, n % 3 === 0 ? 1 : 0]);
    const input = fileWith(`x,y,z\n${rows.map((row) => row.join(",")).join("\n")}\n`);
    const { status, stdout } = calibrate("--input", input, "--model", "rasch", "--json");
    expect(status).toBe(0);
    expect(stdout.trim().split("\n")).toHaveLength(1);
    const report = JSON.parse(stdout);
    expect(report.items[0]).toMatchObject({ name: "x", a: 1, c: 0 });
    expect(report).toHaveProperty("variance");
  });

  it.each([
    ["a cell that is no answer", ["--input", "FILE", "--model", "2pl"], 'Row 2 has "x" for item b'],
    ["no such file", ["--input", "nowhere.csv", "--model", "2pl"], "The file nowhere.csv cannot"],
    ["no such model", ["--input", "FILE", "--model", "4pl"], "There is no model 4pl"],
    ["no options", [], "Say --input CSV --model rasch|2pl|3pl"],
  ])("ends with code 2 and one sentence for %s", (_, options, sentence) => {
    const input = fileWith("a,b,c\n0,x,1\n");
    const given = options.map((option) => (option === "FILE" ? input : option));
    const { status, stdout, stderr } = calibrate(...given, "--json");
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(sentence);
  });
});
