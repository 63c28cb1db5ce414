import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { readBank } from "@lexiquant/content/read-bank";
import { readExams } from "@lexiquant/content/read-exams";
import {
  type AssemblyItem,
  type AssemblyReport,
  assemblePanels,
  type Panel,
  type PanelBlueprint,
  reportPanels,
  toAssemblyItems,
} from "@lexiquant/domain/adaptive";
import { panelBlueprints, wholeTest } from "./exam-panels.ts";
import { contentDirectory } from "./project-paths.ts";
import { reportProblems } from "./report-problems.ts";

/**
 * `npm run exam:assemble -- --seed N [--panels N] [--format ID] [--write] [--json]`: panels from the bank, and how well each
 * meets its blueprint. `--write` publishes them under `content/exam-panels`.
 */
reportProblems(() => {
  const { values } = parseArgs({
    options: {
      seed: { type: "string" },
      panels: { type: "string", default: "5" },
      format: { type: "string", default: "gre-2023-09" },
      write: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const seed = wholeNumber("--seed", values.seed);
  const count = wholeNumber("--panels", values.panels);
  if (count < 1) throw new Error("--panels is at least 1.");
  const bank = readBank(contentDirectory);
  const format = wholeTest(readExams(contentDirectory, bank), values.format);
  const items = toAssemblyItems([...bank.items.values()], bank.stimuli);
  const started = performance.now();
  const assembled = panelBlueprints(format).map((blueprint) => ({
    measure: blueprint.measure,
    ...assemble(blueprint, items, { seed, count }),
  }));
  const assemblyMs = performance.now() - started;
  if (values.write) {
    for (const { measure, panels } of assembled) writePanels(measure, panels, { format, seed });
  }
  if (values.json) console.log(JSON.stringify({ seed, format: format.id, assemblyMs, assembled }));
  else printReport(assembled, assemblyMs);
});

function wholeNumber(flag: string, text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new Error(`${flag} is a whole number.`);
  return Number(text);
}

function assemble(
  blueprint: PanelBlueprint,
  items: readonly AssemblyItem[],
  { seed, count }: { seed: number; count: number },
): { panels: Panel[]; report: AssemblyReport } {
  const result = assemblePanels({ items, blueprint, panels: count, seed });
  if (!result.ok) {
    throw new Error(`No ${count} panels of the ${blueprint.measure} measure: ${result.reason}.`);
  }
  return { panels: result.value, report: reportPanels(result.value, blueprint, items) };
}

/** Ids only, a line for each module. */
function writePanels(
  measure: string,
  panels: readonly Panel[],
  { format, seed }: { format: { readonly id: string }; seed: number },
): void {
  const lines = panels.flatMap(({ id, modules }) => [
    `- id: ${format.id}-${id}`,
    `  format: ${format.id}`,
    `  measure: ${measure}`,
    `  seed: ${seed}`,
    "  modules:",
    ...Object.entries(modules).map(([module, ids]) => `    ${module}: [${ids.join(", ")}]`),
  ]);
  const text = [
    "# Written by npm run exam:assemble, checked by npm run content:lint.",
    ...lines,
    "",
  ];
  writeFileSync(
    join(contentDirectory, "exam-panels", `${format.id}-${measure}.yaml`),
    text.join("\n"),
  );
}

function printReport(
  assembled: readonly { measure: string; report: AssemblyReport }[],
  assemblyMs: number,
): void {
  for (const { measure, report } of assembled) {
    console.log(`\n${measure}: ${report.panels.length} panels, ${report.itemsUsed} items`);
    console.table(report.panels.flatMap(rowsOf));
    for (const line of report.violations) console.log(`violation: ${line}`);
    console.log(`violations: ${report.violations.length}`);
  }
  console.log(`\nassembled in ${Math.round(assemblyMs)} ms`);
}

function rowsOf({ id, cutoffs, modules }: AssemblyReport["panels"][number]) {
  return Object.entries(modules).map(([module, report]) => ({
    panel: id,
    module,
    questions: report.questions,
    meanB: Number(report.meanDifficulty.toFixed(3)),
    sdB: Number(report.difficultySd.toFixed(2)),
    information: report.information
      .map(({ theta, information }) => `${information.toFixed(2)} at ${theta}`)
      .join(", "),
    ofAttainable: Number(
      Math.min(...report.information.map(({ shareOfAttainable }) => shareOfAttainable)).toFixed(3),
    ),
    cutoffs: cutoffs === null || module !== "routing" ? "" : `${cutoffs.medium}, ${cutoffs.hard}`,
    deviations: report.deviations.join("; "),
  }));
}
