import type { ItemId } from "../kernel/index.ts";
import { attainableInformation } from "./assembly/module-cost.ts";
import { type AssemblyItem, countFor, deviationOf } from "./assembly-item.ts";
import { type ModuleBlueprint, modulesOf, type PanelBlueprint } from "./blueprint.ts";
import { checkPanels, itemsOf, meanDifficulty } from "./check-panels.ts";
import { informationWithoutGuessing } from "./module-information.ts";
import type { Panel } from "./panel.ts";
import { type RoutingCutoffs, routingCutoffs } from "./route-to-module.ts";

interface ModuleReport {
  readonly questions: number;
  /** Mean and standard deviation of b, logits. */
  readonly meanDifficulty: number;
  readonly difficultySd: number;
  /** Counts outside the range aimed at, though within the slack. */
  readonly deviations: readonly string[];
  readonly information: readonly {
    /** Ability, logits. */
    readonly theta: number;
    readonly information: number;
    /** Of what the best items of the measure would give without any other wish, 0 … about 1. */
    readonly shareOfAttainable: number;
  }[];
}

interface PanelReport {
  readonly id: string;
  readonly cutoffs: RoutingCutoffs | null;
  readonly modules: Readonly<Record<string, ModuleReport>>;
}

export interface AssemblyReport {
  /** Every rule that is broken; none in what may be published. */
  readonly violations: readonly string[];
  readonly panels: readonly PanelReport[];
  readonly itemsUsed: number;
}

/** How well panels of one measure meet their blueprint. */
export function reportPanels(
  panels: readonly Panel[],
  blueprint: PanelBlueprint,
  items: readonly AssemblyItem[],
): AssemblyReport {
  const own = items.filter(({ measure }) => measure === blueprint.measure);
  const byId = new Map(own.map((item) => [item.id, item]));
  const context = { items: own, panels: panels.length };
  return {
    violations: checkPanels(panels, blueprint, own),
    itemsUsed: new Set(panels.flatMap(({ modules }) => Object.values(modules).flat())).size,
    panels: panels.map((panel) => ({
      id: panel.id,
      cutoffs: cutoffsOf(panel, blueprint, byId),
      modules: Object.fromEntries(
        modulesOf(blueprint).map((module) => [
          module.target.id,
          reportModule(module, itemsOf(panel, module.target.id, byId), context),
        ]),
      ),
    })),
  };
}

/** Cut-offs of the first module, where the second section has more than one to route to. */
function cutoffsOf(
  panel: Panel,
  { sections }: PanelBlueprint,
  byId: ReadonlyMap<ItemId, AssemblyItem>,
): RoutingCutoffs | null {
  const [first, second] = sections;
  const routing = first?.modules[0];
  if (routing === undefined || second === undefined || second.modules.length === 1) return null;
  return routingCutoffs(itemsOf(panel, routing.id, byId));
}

function reportModule(
  { section, target }: ModuleBlueprint,
  own: readonly AssemblyItem[],
  { items, panels }: { items: readonly AssemblyItem[]; panels: number },
): ModuleReport {
  const mean = meanDifficulty(own);
  const variance =
    own.reduce((sum, { difficulty }) => sum + (difficulty - mean) ** 2, 0) / own.length;
  return {
    questions: own.length,
    meanDifficulty: mean,
    difficultySd: Math.sqrt(variance),
    deviations: section.counts.flatMap((rule) => {
      const count = countFor(rule, own);
      return deviationOf(rule, count) === 0
        ? []
        : [`${rule.name}: ${count} for ${rule.fewest} to ${rule.most}`];
    }),
    information: target.informationAt.map((theta) => {
      const information = own.reduce(
        (sum, item) => sum + informationWithoutGuessing(item, theta),
        0,
      );
      const questions = section.questions;
      const most = attainableInformation(items, { theta, questions, panels });
      return { theta, information, shareOfAttainable: information / most };
    }),
  };
}
