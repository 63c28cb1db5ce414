import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accepted, refused } from "@lexiquant/domain/kernel";
import { afterAll, describe, expect, it } from "vitest";
import { agreementOf } from "./essay/essay-agreement.ts";
import { rateLines } from "./essay/rate-lines.ts";
import { readEssays } from "./essay/read-essays.ts";
import { projectDirectory } from "./project-paths.ts";

const directory = mkdtempSync(join(tmpdir(), "eval-essay-"));
afterAll(() => rmSync(directory, { recursive: true }));

const TEXT =
  "I agree that schools should teach music. For example, my brother learned to listen there.";

const line = (fields: object) => JSON.stringify({ id: "e", prompt: "p", text: TEXT, ...fields });

describe("a file of essays", () => {
  it("is read line by line: what is wrong with one is told with its number, and the others stand", () => {
    const { essays, problems } = readEssays(
      ["", line({ id: "a" }), "{", "[1]", line({ id: null }), line({ id: "b", text: 7 })].join(
        "\n",
      ),
    );
    expect(essays.map(({ id, line: number }) => [id, number])).toEqual([["a", 2]]);
    expect(problems.map(({ id, line: number, error }) => [number, id, error])).toEqual([
      [3, null, "not-json"],
      [4, null, "not-an-object"],
      [5, null, "no-id"],
      [6, "b", "no-text"],
    ]);
    expect(readEssays(line({ score: "4" })).problems).toMatchObject([{ error: "bad-score" }]);
  });

  it("may come from an editor of Windows, number its essays, and name no prompt", () => {
    const { essays, problems } = readEssays(
      `\uFEFF${line({ id: 1, prompt: undefined })}\r\n${line({ id: 2, prompt: 8, overall: 3 })}\r\n`,
    );
    expect(problems).toEqual([]);
    expect(essays).toMatchObject([
      { id: 1, line: 1, prompt: null, score: null },
      { id: 2, line: 2, prompt: "8", score: 3 },
    ]);
  });
});

describe("the essays of a file", () => {
  it("are rated though the rater refuses one of them and breaks on another", async () => {
    const { essays } = readEssays(
      ["long", "broken", "good"].map((id) => line({ id, text: id })).join("\n"),
    );
    const rating = { score: 3, low: 2, high: 4, estimate: 3, flags: [], traits: {} };
    const answers = {
      long: refused("too-long"),
      broken: refused("failed"),
      good: accepted({ rating }),
    };
    const feedback = async (text: string) => answers[text as keyof typeof answers]; // the texts above
    const result = await rateLines(essays, { feedback } as never); // only what is read of an answer
    expect(result.rated).toMatchObject([{ line: { id: "good" }, score: 3 }]);
    expect(result.problems.map(({ line: number, error }) => [number, error])).toEqual([
      [1, "too-long"],
      [2, "rater-failed"],
    ]);
  });
});

describe("agreement with the scores of a file", () => {
  const rows = (prompt: string | null, pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([rated, score]) => ({ prompt, rated, estimate: rated, score, range: null }));

  it("is told for each prompt too where they differ", () => {
    const up = rows("up", [
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    const down = rows(null, [
      [1, 3],
      [2, 2],
      [3, 1],
    ]);
    expect(agreementOf([...up, ...down])).toMatchObject({
      n: 6,
      pearson: 0,
      byPrompt: { up: { n: 3, qwk: 1 }, "(none)": { n: 3, qwk: -1 } },
    });
    expect(agreementOf(up)).not.toHaveProperty("byPrompt");
    expect(agreementOf(up.map((row) => ({ ...row, score: null })))).toBeNull();
  });

  it("is told of the scores before rounding too", () => {
    const essays = [
      { rated: 3, estimate: 2.8, score: 1 },
      { rated: 3, estimate: 3.2, score: 2 },
      { rated: 3.5, estimate: 3.6, score: 3 },
    ].map((row) => ({ ...row, prompt: null, range: null }));
    const agreement = agreementOf(essays);
    expect(agreement?.pearsonOfEstimate).toBeCloseTo(1, 9);
    expect(agreement?.pearson).toBeCloseTo(0.866, 3);
  });
});

describe("npm run eval:essay", () => {
  it("rates what it can, tells the rest on both ways out, and ends as for bad input", () => {
    const input = join(directory, "essays.jsonl");
    const lines = [
      line({ id: 1 }),
      "no essay",
      line({ id: "endless word", text: "a".repeat(20_000) }),
      line({ id: "endless text", text: TEXT.repeat(300) }),
    ];
    writeFileSync(input, lines.join("\n"));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", "tools/eval-essay.ts", "--input", input, "--json"],
      { cwd: projectDirectory, encoding: "utf8" },
    );
    expect(stderr.trim()).toBe("Not rated: 2 of the lines, the first of them line 2 (not-json).");
    expect(status).toBe(2);
    const { essays, errors } = JSON.parse(stdout);
    expect(essays).toMatchObject([
      { id: 1, line: 1, flags: ["too-short"] },
      { id: "endless word", line: 3 },
    ]);
    for (const { low, high, interval } of essays) expect(interval).toEqual([low, high]);
    expect(errors).toMatchObject([
      { line: 2, id: null, error: "not-json" },
      { line: 4, id: "endless text", error: "too-long" },
    ]);
  });
});
