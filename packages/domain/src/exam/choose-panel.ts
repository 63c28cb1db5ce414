import type { ItemId, RandomSource } from "../kernel/index.ts";

interface PanelChoice<P> {
  readonly panels: readonly P[];
  /** Panels that the candidate has sat. */
  readonly sat: ReadonlySet<string>;
  /** Items that the candidate has met, anywhere. */
  readonly met: ReadonlySet<ItemId>;
  readonly random: RandomSource;
}

interface PanelItems {
  readonly id: string;
  readonly modules: Readonly<Record<string, readonly ItemId[]>>;
}

/**
 * The panel to sit next: one that was not sat while there is one, of these the one with fewest items met, by lot among
 * equals. Null for no panels.
 */
export function choosePanel<P extends PanelItems>(choice: PanelChoice<P>): P | null {
  const { panels, sat, met, random } = choice;
  const costOf = (panel: P) => (sat.has(panel.id) ? satCost(panels) : 0) + countMet(panel, met);
  const least = Math.min(...panels.map(costOf));
  const best = panels.filter((panel) => costOf(panel) === least);
  return best[Math.floor(random() * best.length)] ?? null;
}

/** How many items of a panel were met, whichever module they are in. */
export function countMet({ modules }: PanelItems, met: ReadonlySet<ItemId>): number {
  return Object.values(modules)
    .flat()
    .filter((id) => met.has(id)).length;
}

/** More than any panel has items. */
function satCost(panels: readonly PanelItems[]): number {
  return 1 + Math.max(...panels.map(({ modules }) => Object.values(modules).flat().length));
}
