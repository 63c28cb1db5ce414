import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { readBank } from "@lexiquant/content/read-bank";
import { readExams } from "@lexiquant/content/read-exams";
import { assemblePanels, reportPanels, toAssemblyItems } from "@lexiquant/domain/adaptive";
import { describe, expect, it } from "vitest";
import { panelBlueprints, publishedPanelProblems, wholeTest } from "./exam-panels.ts";
import { contentDirectory, projectDirectory } from "./project-paths.ts";

const bank = readBank(contentDirectory);
const exams = readExams(contentDirectory, bank);
const items = toAssemblyItems([...bank.items.values()], bank.stimuli);
const run = promisify(execFile);
const assemble = (...flags: string[]) =>
  run("npx", ["tsx", "tools/exam-assemble.ts", ...flags], { cwd: projectDirectory });

describe("the published panels", () => {
  it("keep to the blueprint of their format without exception", () => {
    expect(publishedPanelProblems(exams, bank)).toEqual([]);
  });

  it("are found out when an item moves to another module", () => {
    const panels = exams.panels.map((panel, index) =>
      index === 0
        ? { ...panel, modules: { ...panel.modules, hard: panel.modules.easy ?? [] } }
        : panel,
    );
    const said = publishedPanelProblems({ ...exams, panels }, bank).join("; ");
    expect(said).toContain("hard: mean difficulty");
    expect(said).toContain("is in");
  });
});

describe("the shipped bank", () => {
  it("gives panels of the paper form too, which routes nobody", () => {
    for (const blueprint of panelBlueprints(wholeTest(exams, "gre-paper-2023-09"))) {
      const result = assemblePanels({ items, blueprint, panels: 2, seed: 1 });
      const report = reportPanels(result.ok ? result.value : [], blueprint, items);
      expect(report).toMatchObject({ violations: [], itemsUsed: 70 });
      expect(report.panels.map(({ cutoffs }) => cutoffs)).toEqual([null, null]);
    }
  });

  it("gives five panels of each measure, and nine of the quantitative one", () => {
    for (const blueprint of panelBlueprints(wholeTest(exams, "gre-2023-09"))) {
      const most = blueprint.measure === "quantitative" ? 9 : 5;
      for (const panels of [5, most]) {
        const result = assemblePanels({ items, blueprint, panels, seed: 1 });
        expect(result.ok && result.value.length).toBe(panels);
      }
    }
  });
});

describe("exam:assemble", () => {
  it("prints one object with the panels and how well they meet their blueprint", async () => {
    const { stdout } = await assemble("--seed", "3", "--json");
    const { assembled } = JSON.parse(stdout);
    for (const { panels, report } of assembled) {
      expect(panels).toHaveLength(5);
      expect(report.violations).toEqual([]);
      expect(report.itemsUsed).toBe(285);
    }
  });

  it.each([
    [["--panels", "5"], "--seed is a whole number."],
    [["--seed", "1", "--panels", "0"], "--panels is at least 1."],
  ])("refuses %s with one sentence", async (flags, sentence) => {
    await expect(assemble(...flags)).rejects.toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(sentence),
    });
  });
});
