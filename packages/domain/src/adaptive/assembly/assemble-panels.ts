import {
  accepted,
  type RandomSource,
  type Result,
  refused,
  seededRandom,
  shuffled,
} from "../../kernel/index.ts";
import type { AssemblyItem } from "../assembly-item.ts";
import { modulesOf, type PanelBlueprint } from "../blueprint.ts";
import { checkPanels } from "../check-panels.ts";
import { inOrderOfSection } from "../in-order-of-section.ts";
import type { Panel } from "../panel.ts";
import { anneal } from "./anneal.ts";
import { type Board, makeBoard } from "./board.ts";
import { layOut, type Slot } from "./layout.ts";
import { moduleJudge } from "./module-cost.ts";
import { LONE_ITEMS, type Unit, unitsOf } from "./unit.ts";

/** Exchanges proposed for each place to fill. */
const PROPOSALS_PER_SLOT = 400;
/** Searches before giving up, the later half with as few stimuli as the blueprint allows. */
const MOST_SEARCHES = 4;

interface AssemblyTask {
  readonly items: readonly AssemblyItem[];
  readonly blueprint: PanelBlueprint;
  /** How many panels, ≥ 1. */
  readonly panels: number;
  /** Any integer: the same task gives the same panels. */
  readonly seed: number;
}

/**
 * Panels without common items or stimuli that keep to the blueprint and measure best where their modules aim:
 * automated test assembly [vanderLinden2005], solved by local search (decision 0012).
 *
 * Refused as `bank-too-small` where places stay empty, as `blueprint-not-met` where no search kept every rule.
 */
export function assemblePanels(
  task: AssemblyTask,
): Result<Panel[], "bank-too-small" | "blueprint-not-met"> {
  const units = unitsOf(task.items, task.blueprint);
  const random = seededRandom(task.seed);
  let filled = false;
  for (let search = 0; search < MOST_SEARCHES; search += 1) {
    const isThrifty = search >= MOST_SEARCHES / 2;
    const found = searchOnce(task, units, { random, isThrifty });
    if (found === null) continue;
    filled = true;
    const { items, blueprint } = task;
    if (checkPanels(found, blueprint, items).length === 0) return accepted(found);
  }
  return refused(filled ? "blueprint-not-met" : "bank-too-small");
}

function searchOnce(
  { items, blueprint, panels }: AssemblyTask,
  units: readonly Unit[],
  { random, isThrifty }: { random: RandomSource; isThrifty: boolean },
): Panel[] | null {
  const pool = items.filter(({ measure }) => measure === blueprint.measure);
  const judges = modulesOf(blueprint).map((module) => moduleJudge(module, pool, panels));
  const slots = layOut(blueprint, { panels, isThrifty, random });
  const board = makeBoard({ units, slots, judges });
  if (!fill(board, { slots, units, random })) return null;
  anneal(board, { slots, units, random, proposals: PROPOSALS_PER_SLOT * slots.length });
  return readOff(board, { slots, units, blueprint, panels });
}

/** Fills every place at random, the largest sets first since fewest stimuli can carry them. */
function fill(
  board: Board,
  {
    slots,
    units,
    random,
  }: { slots: readonly Slot[]; units: readonly Unit[]; random: RandomSource },
): boolean {
  const candidates = shuffled([...units.keys()], random);
  const used = new Set<number>();
  const sizeOf = ({ pool }: Slot) => (pool === LONE_ITEMS ? 1 : Number(pool.split(" ").at(-1)));
  const order = [...slots.keys()].sort((one, other) => {
    const [first, second] = [slots[one], slots[other]];
    return first && second ? sizeOf(second) - sizeOf(first) : 0;
  });
  return order.every((slot) =>
    candidates.some((unit) => {
      if (used.has(unit) || units[unit]?.pool !== slots[slot]?.pool) return false;
      used.add(unit);
      return board.exchange(slot, unit);
    }),
  );
}

function readOff(
  board: Board,
  context: {
    slots: readonly Slot[];
    units: readonly Unit[];
    blueprint: PanelBlueprint;
    panels: number;
  },
): Panel[] {
  const { slots, units, blueprint, panels } = context;
  const roles = modulesOf(blueprint);
  return Array.from({ length: panels }, (_, panel) => ({
    id: `${blueprint.measure}-${panel + 1}`,
    measure: blueprint.measure,
    modules: Object.fromEntries(
      roles.map(({ target }, role) => {
        const items = slots.flatMap((slot, index) => {
          if (slot.panel !== panel || slot.role !== role) return [];
          return units[board.unitAt(index)]?.items ?? [];
        });
        return [target.id, inOrderOfSection(items).map(({ id }) => id)];
      }),
    ),
  }));
}
