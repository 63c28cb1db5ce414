import {
  type ItemId,
  type RandomSource,
  type Result,
  refused,
  seededRandom,
  shuffled,
} from "../../kernel/index.ts";
import type { AssemblyItem } from "../assembly-item.ts";
import type { PanelBlueprint } from "../blueprint.ts";
import type { Panel } from "../panel.ts";
import { assemblePanels } from "./assemble-panels.ts";

/** Shares of the items met before that are let in, one after the other, until the blueprint can be kept. */
const SHARES_OF_MET = [0, 0.25, 0.5, 1] as const;

interface SectionsTask {
  readonly items: readonly AssemblyItem[];
  /** Those that the candidate knows: used only where the others do not do. */
  readonly met: ReadonlySet<ItemId>;
  /** Of the sections to fill, each with a single module. */
  readonly blueprint: PanelBlueprint;
  /** Any integer: the same task gives the same sections. */
  readonly seed: number;
}

/** Fills sections for one candidate, by the rules that panels are assembled by, with as few known items as need be. */
export function drawSections({
  items,
  met,
  blueprint,
  seed,
}: SectionsTask): Result<Panel, "bank-too-small" | "blueprint-not-met"> {
  const random = seededRandom(seed);
  const fresh = items.filter(({ id }) => !met.has(id));
  const known = inRandomOrder(
    items.filter(({ id }) => met.has(id)),
    random,
  );
  let last: ReturnType<typeof drawSections> = refused("bank-too-small");
  for (const share of SHARES_OF_MET) {
    const pool = [...fresh, ...known.slice(0, Math.ceil(share * known.length))];
    const drawn = assemblePanels({ items: pool, blueprint, panels: 1, seed });
    const [panel] = drawn.ok ? drawn.value : [];
    if (panel !== undefined) return { ok: true, value: panel };
    if (!drawn.ok) last = drawn;
  }
  return last;
}

/** In an order that depends on the ids and the seed alone. */
function inRandomOrder(items: readonly AssemblyItem[], random: RandomSource): AssemblyItem[] {
  return shuffled(
    items.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    random,
  );
}
