import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bankFromJson, bankToJson } from "./bank.ts";
import { ContentError, readBank } from "./read-bank.ts";

const content = fileURLToPath(new URL("..", import.meta.url));
const ITEM_FILE = "items/quantitative/single-choice-a.yaml";
const PARTS = [
  "items",
  "item-models/published",
  "stimuli",
  "misconceptions",
  "knowledge-components.yaml",
];
let copy = "";

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "lexiquant-content-"));
});
afterAll(() => rmSync(copy, { recursive: true }));

function problemsAfter(edit: (text: string) => string): readonly string[] {
  for (const entry of PARTS) {
    cpSync(join(content, entry), join(copy, entry), { recursive: true });
  }
  writeFileSync(join(copy, ITEM_FILE), edit(readFileSync(join(content, ITEM_FILE), "utf8")));
  try {
    readBank(copy);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

describe("readBank", () => {
  it("has nothing against the content as it is", () => {
    expect(problemsAfter((text) => text)).toEqual([]);
  });

  it("names file, item and field of a misspelt field", () => {
    const [problem] = problemsAfter((text) => text.replace("targetSeconds:", "targetSecond:"));
    expect(problem).toContain("single-choice-a.yaml: q-sc-001");
    expect(problem).toContain("targetSeconds");
  });

  it("names the file of broken YAML", () => {
    const problems = problemsAfter((text) => `${text}\n  - : [`);
    expect(problems.join()).toContain("single-choice-a.yaml");
  });

  it("refuses an id used twice, and a misconception and component that do not exist", () => {
    const twice = problemsAfter((text) => text.replace("id: q-sc-002", "id: q-sc-001"));
    expect(twice.join()).toContain("q-sc-001: the id is used twice");
    const lost = problemsAfter((text) =>
      text.replace(/misconception: .+/, "misconception: no-such"),
    );
    expect(lost.join()).toContain("misconception no-such does not exist");
    const elsewhere = problemsAfter((text) =>
      text.replace(/quantitative\.[a-z.-]+/, "quantitative.nowhere.at.all"),
    );
    expect(elsewhere.join()).toContain("knowledge component quantitative.nowhere.at.all does not");
  });

  it("comes back whole from its compiled form", () => {
    const bank = readBank(content);
    const again = bankFromJson(bankToJson(bank));
    expect([...again.items.values()]).toEqual([...bank.items.values()]);
    expect(again.components).toEqual(bank.components);
  });
});
