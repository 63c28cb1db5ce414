import { groupBy, type ItemId } from "../kernel/index.ts";
import { type AssemblyItem, countFor, deviationOf } from "./assembly-item.ts";
import { type ModuleBlueprint, modulesOf, type PanelBlueprint } from "./blueprint.ts";
import type { Panel } from "./panel.ts";

/** Room for rounding when a mean lies on its tolerance. */
const ROUNDING = 1e-9;

/** Everything in which panels of one measure break their blueprint, one line each; written apart from the optimiser. */
export function checkPanels(
  panels: readonly Panel[],
  blueprint: PanelBlueprint,
  items: readonly AssemblyItem[],
): string[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return [
    ...repeats(panels, byId),
    ...panels.flatMap((panel) =>
      [
        ...moduleNames(panel, blueprint),
        ...enemies(panel, byId),
        ...modulesOf(blueprint).flatMap((module) =>
          checkModule(module, itemsOf(panel, module.target.id, byId), blueprint).map(
            (problem) => `${module.target.id}: ${problem}`,
          ),
        ),
      ].map((problem) => `${panel.id}: ${problem}`),
    ),
  ];
}

/** The items of one module that can be assembled. */
export function itemsOf(
  panel: Panel,
  moduleId: string,
  byId: ReadonlyMap<ItemId, AssemblyItem>,
): AssemblyItem[] {
  return (panel.modules[moduleId] ?? []).flatMap((id) => byId.get(id) ?? []);
}

function moduleNames(panel: Panel, blueprint: PanelBlueprint): string[] {
  const wanted = modulesOf(blueprint).map(({ target }) => target.id);
  const problems = Object.keys(panel.modules)
    .filter((id) => !wanted.includes(id))
    .map((id) => `module ${id} is not in the blueprint`);
  return panel.measure === blueprint.measure ? problems : [...problems, "is of another measure"];
}

/** Items in two places, and stimuli in two modules or panels. */
function repeats(panels: readonly Panel[], byId: ReadonlyMap<ItemId, AssemblyItem>): string[] {
  const places = panels.flatMap((panel) =>
    Object.entries(panel.modules).flatMap(([module, ids]) =>
      ids.map((id) => ({ id, place: `${panel.id} ${module}` })),
    ),
  );
  const twice = [...groupBy(places, ({ id }) => id)]
    .filter(([, uses]) => uses.length > 1)
    .map(([id, uses]) => `item ${id} is in ${uses.map(({ place }) => place).join(" and ")}`);
  const apart = [...groupBy(places, ({ id }) => byId.get(id)?.stimulus?.id)]
    .map(([stimulus, uses]) => ({ stimulus, modules: new Set(uses.map(({ place }) => place)) }))
    .filter(({ stimulus, modules }) => stimulus !== undefined && modules.size > 1)
    .map(({ stimulus, modules }) => `stimulus ${stimulus} is in ${[...modules].join(" and ")}`);
  return [...twice, ...apart];
}

function enemies(panel: Panel, byId: ReadonlyMap<ItemId, AssemblyItem>): string[] {
  const held = Object.values(panel.modules)
    .flat()
    .flatMap((id) => byId.get(id)?.enemyGroups.map((group) => ({ id, group })) ?? []);
  return [...groupBy(held, ({ group }) => group)]
    .filter(([, members]) => members.length > 1)
    .map(([group, members]) => `enemies by ${group}: ${members.map(({ id }) => id).join(", ")}`);
}

function checkModule(
  { section, target }: ModuleBlueprint,
  items: readonly AssemblyItem[],
  { questionsPerStimulus }: PanelBlueprint,
): string[] {
  const problems: string[] = [];
  if (items.length !== section.questions) {
    problems.push(`${items.length} items that can be served for ${section.questions} questions`);
  }
  const foreign = items.filter(({ measure }) => measure !== section.measure);
  problems.push(...foreign.map(({ id }) => `${id} is of another measure`));
  for (const rule of section.counts) {
    const count = countFor(rule, items);
    if (deviationOf(rule, count) > rule.slack) {
      problems.push(`${count} of ${rule.name} for ${rule.fewest} to ${rule.most}`);
    }
  }
  const mean = meanDifficulty(items);
  if (Math.abs(mean - target.meanDifficulty) > target.meanTolerance + ROUNDING) {
    problems.push(`mean difficulty ${mean.toFixed(3)} for ${target.meanDifficulty}`);
  }
  for (const [, set] of groupBy(items, ({ stimulus }) => stimulus?.id)) {
    const { stimulus } = set[0];
    if (stimulus === null) continue;
    const [fewest, most] = questionsPerStimulus[stimulus.sort];
    if (set.length < fewest || set.length > most) {
      problems.push(`${set.length} questions on ${stimulus.id} for ${fewest} to ${most}`);
    }
  }
  return problems;
}

/** Mean of b, logits; NaN for no items. */
export function meanDifficulty(items: readonly AssemblyItem[]): number {
  return items.reduce((sum, { difficulty }) => sum + difficulty, 0) / items.length;
}
