import { groupBy, type RandomSource } from "../../kernel/index.ts";
import type { Board } from "./board.ts";
import type { Slot } from "./layout.ts";
import type { Unit } from "./unit.ts";

/** Costs that are accepted with probability 1/e, at the start and at the end. */
const START_TEMPERATURE = 1;
const END_TEMPERATURE = 0.001;
/** Share of proposals that keep the kind of question in its place, since most others break a count. */
const P_SAME_SORT = 0.8;

interface Search {
  readonly slots: readonly Slot[];
  readonly units: readonly Unit[];
  readonly random: RandomSource;
  readonly proposals: number;
}

/**
 * Betters a full board by simulated annealing [Kirkpatrick1983]: random exchanges, a worse one accepted
 * with probability exp(−Δ/T), T falling geometrically.
 */
export function anneal(board: Board, { slots, units, random, proposals }: Search): void {
  const ofSort = alikeBy(units, ({ sort }) => sort);
  const ofPool = alikeBy(units, ({ pool }) => pool);
  const cooling = (END_TEMPERATURE / START_TEMPERATURE) ** (1 / proposals);
  let temperature = START_TEMPERATURE;
  let cost = board.cost();
  for (let made = 0; made < proposals; made += 1) {
    temperature *= cooling;
    const slot = Math.floor(random() * slots.length);
    const present = board.unitAt(slot);
    const candidates = (random() < P_SAME_SORT ? ofSort : ofPool)[present] ?? [];
    const candidate = candidates[Math.floor(random() * candidates.length)];
    if (candidate === undefined || !board.exchange(slot, candidate)) continue;
    const after = board.cost();
    if (after <= cost || random() < Math.exp((cost - after) / temperature)) cost = after;
    else board.exchange(slot, present);
  }
}

/** For each unit the indexes of those with the same key, itself included. */
function alikeBy(
  units: readonly Unit[],
  keyOf: (unit: Unit) => string,
): readonly (readonly number[])[] {
  const groups = groupBy(units.keys(), (index) => keyOf(units[index] as Unit)); // index of units
  return units.map((unit) => groups.get(keyOf(unit)) ?? []);
}
