import { type RandomSource, shuffled } from "../../kernel/index.ts";
import { modulesOf, type PanelBlueprint } from "../blueprint.ts";
import { LONE_ITEMS, poolOfSets } from "./unit.ts";

/** A place for one unit in a module of a panel. */
export interface Slot {
  readonly panel: number;
  /** Place of the module among those of the blueprint. */
  readonly role: number;
  /** The units that fit. */
  readonly pool: string;
}

interface LayoutChoice {
  readonly panels: number;
  /** Whether to keep to the cuts into fewest sets: stimuli are what a bank runs out of. */
  readonly isThrifty: boolean;
  readonly random: RandomSource;
}

/** The places of all panels; the ways to cut sets take turns, so that no panel gets all of one cut. */
export function layOut(
  blueprint: PanelBlueprint,
  { panels, isThrifty, random }: LayoutChoice,
): Slot[] {
  return modulesOf(blueprint).flatMap(({ section }, role) => {
    const fewest = Math.min(...section.setSizes.map((sizes) => sizes.length));
    const cuts = shuffled(
      section.setSizes.filter((sizes) => !isThrifty || sizes.length === fewest),
      random,
    );
    return Array.from({ length: panels }, (_, panel) => {
      const sizes = cuts[panel % cuts.length] ?? [];
      const inSets = sizes.reduce((sum, size) => sum + size, 0);
      const lone = Array.from({ length: section.questions - inSets }, () => LONE_ITEMS);
      return [...sizes.map(poolOfSets), ...lone].map((pool) => ({ panel, role, pool }));
    }).flat();
  });
}
