import { groupBy } from "../../kernel/index.ts";
import type { Slot } from "./layout.ts";
import { BROKEN_WEIGHT, type ModuleJudge } from "./module-cost.ts";
import type { Unit } from "./unit.ts";

const NOWHERE = -1;

/** Which unit lies where, and what that costs. Changes in place: it lives for one assembly only. */
export interface Board {
  /** Index of the unit in a slot, -1 while it is empty. */
  readonly unitAt: (slot: number) => number;
  /**
   * Puts a unit into a slot, and what lay there into the unit's slot, if it had one. False, and nothing changed,
   * where it lies there already or its stimulus lies elsewhere.
   */
  readonly exchange: (slot: number, unit: number) => boolean;
  readonly cost: () => number;
}

interface BoardParts {
  readonly units: readonly Unit[];
  readonly slots: readonly Slot[];
  /** By role. */
  readonly judges: readonly ModuleJudge[];
}

/** An empty board. */
export function makeBoard({ units, slots, judges }: BoardParts): Board {
  const modules = makeModules(units, judges, slots);
  const enemies = makeEnemies(units, slots);
  const stimulusOf = numbered(units.map(({ stimulusId }) => stimulusId));
  const unitIn = new Int32Array(slots.length).fill(NOWHERE);
  const slotOf = new Int32Array(units.length).fill(NOWHERE);
  const slotOfStimulus = new Int32Array(units.length).fill(NOWHERE);

  const put = (slot: number, unit: number) => {
    modules.add(slot, unit, 1);
    enemies.add(slot, unit, 1);
    unitIn[slot] = unit;
    slotOf[unit] = slot;
    slotOfStimulus[stimulusOf[unit] ?? NOWHERE] = slot;
  };
  const take = (slot: number) => {
    const unit = unitIn[slot] ?? NOWHERE;
    if (unit === NOWHERE) return;
    modules.add(slot, unit, -1);
    enemies.add(slot, unit, -1);
    unitIn[slot] = NOWHERE;
    slotOf[unit] = NOWHERE;
    slotOfStimulus[stimulusOf[unit] ?? NOWHERE] = NOWHERE;
  };

  return {
    unitAt: (slot) => unitIn[slot] ?? NOWHERE,
    cost: () => modules.cost() + BROKEN_WEIGHT * enemies.conflicts(),
    exchange: (slot, unit) => {
      const from = slotOf[unit] ?? NOWHERE;
      const other = unitIn[slot] ?? NOWHERE;
      // A stimulus appears once: another choice of its questions must not lie elsewhere.
      const taken = slotOfStimulus[stimulusOf[unit] ?? NOWHERE] ?? NOWHERE;
      if (from === slot || (taken !== NOWHERE && taken !== slot && taken !== from)) return false;
      take(slot);
      if (from !== NOWHERE) take(from);
      put(slot, unit);
      if (from !== NOWHERE && other !== NOWHERE) put(from, other);
      modules.settle(slot);
      if (from !== NOWHERE) modules.settle(from);
      return true;
    },
  };
}

/** Every distinct value that is not null as a number from 0 on; -1 for null. */
function numbered(values: readonly (string | null)[]): Int32Array {
  const places = groupBy(values.keys(), (index) => values[index] ?? null);
  const numbers = new Int32Array(values.length).fill(NOWHERE);
  let next = 0;
  for (const [value, indexes] of places) {
    if (value === null) continue;
    for (const index of indexes) numbers[index] = next;
    next += 1;
  }
  return numbers;
}

/** Sums of features and cost of every module of every panel; a cost is right once its module is settled. */
function makeModules(
  units: readonly Unit[],
  judges: readonly ModuleJudge[],
  slots: readonly Slot[],
) {
  const panels = 1 + Math.max(0, ...slots.map(({ panel }) => panel));
  const features = judges.map((judge) => units.map(judge.featuresOf));
  const moduleOf = Int32Array.from(slots, ({ panel, role }) => panel * judges.length + role);
  const widths = features.map((ofRole) => ofRole[0]?.length ?? 0);
  const sums = Array.from(
    { length: panels * judges.length },
    (_, module) => new Float64Array(widths[module % judges.length] ?? 0),
  );
  const costs = new Float64Array(sums.length);
  let total = 0;
  return {
    cost: () => total,
    add: (slot: number, unit: number, sign: 1 | -1) => {
      const module = moduleOf[slot] ?? 0;
      const sum = sums[module];
      const own = features[module % judges.length]?.[unit];
      if (sum === undefined || own === undefined) return;
      for (let at = 0; at < own.length; at += 1) {
        sum[at] = (sum[at] ?? 0) + sign * (own[at] ?? 0);
      }
    },
    settle: (slot: number) => {
      const module = moduleOf[slot] ?? 0;
      const sum = sums[module];
      const cost = sum === undefined ? 0 : (judges[module % judges.length]?.costOf(sum) ?? 0);
      total += cost - (costs[module] ?? 0);
      costs[module] = cost;
    },
  };
}

/** How many items of each enemy group every panel holds. */
function makeEnemies(units: readonly Unit[], slots: readonly Slot[]) {
  const known = new Map<string, number>();
  const numberOf = (group: string) => {
    const number = known.get(group) ?? known.size;
    known.set(group, number);
    return number;
  };
  const groups = units.map(({ items }) =>
    Int32Array.from(items.flatMap(({ enemyGroups }) => enemyGroups.map(numberOf))),
  );
  const panels = 1 + Math.max(0, ...slots.map(({ panel }) => panel));
  const held = new Int16Array(panels * known.size);
  const firstOf = Int32Array.from(slots, ({ panel }) => panel * known.size);
  let conflicts = 0;
  return {
    conflicts: () => conflicts,
    add: (slot: number, unit: number, sign: 1 | -1) => {
      const own = groups[unit] ?? [];
      for (let index = 0; index < own.length; index += 1) {
        const at = (firstOf[slot] ?? 0) + (own[index] ?? 0);
        const before = held[at] ?? 0;
        held[at] = before + sign;
        conflicts += Math.max(0, before + sign - 1) - Math.max(0, before - 1);
      }
    },
  };
}
