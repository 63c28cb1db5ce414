import type { Chance } from "../../kit/chance.ts";
import type { Relation } from "../../kit/item-model.ts";

type SceneName = "letters" | "cable" | "vouchers";
export type CaseName =
  | "greatest-average"
  | "least-average"
  | "second-half"
  | "second-average"
  | "greatest-half"
  | "pinned"
  | "whole-pinned"
  | "whole-open"
  | "whole-above"
  | "whole-below";

export interface OrderedSum {
  readonly scene: SceneName;
  readonly name: CaseName;
  readonly key: Relation;
  readonly count: number;
  readonly total: number;
  /** Place in rising order, from 0, of the number compared. */
  readonly rank: number;
  readonly bound: number;
}

const NAMES: Readonly<Record<SceneName, readonly (readonly [CaseName, Relation])[]>> = {
  letters: [
    ["greatest-average", "A"],
    ["least-average", "B"],
    ["second-average", "D"],
    ["pinned", "C"],
  ],
  cable: [
    ["greatest-average", "A"],
    ["second-half", "B"],
    ["second-average", "D"],
    ["greatest-half", "D"],
    ["pinned", "C"],
  ],
  vouchers: [
    ["whole-above", "A"],
    ["whole-below", "B"],
    ["whole-pinned", "C"],
    ["whole-open", "D"],
  ],
};

export function triangular(count: number): number {
  return (count * (count + 1)) / 2;
}

export function drawOrderedSum(chance: Chance): OrderedSum {
  const scene = chance.pick<SceneName>(["letters", "cable", "vouchers"]);
  const wanted = chance.pick<Relation>(["A", "B", "C", "D"]);
  const [name, key] = chance.pick(NAMES[scene].filter(([, relation]) => relation === wanted));
  if (scene === "vouchers") return { scene, name, key, ...vouchers(name, chance) };
  const count = scene === "letters" ? 3 : chance.integer(3, 4);
  const total = 12 * chance.integer(2, 5);
  const half = name === "second-half" || name === "greatest-half";
  const bound = half ? total / 2 : total / count;
  const rank = {
    "least-average": 0,
    pinned: 0,
    "second-average": count - 2,
    "second-half": count - 2,
  } as Readonly<Partial<Record<CaseName, number>>>;
  return { scene, name, key, count, total, rank: rank[name] ?? count - 1, bound };
}

function vouchers(name: CaseName, chance: Chance) {
  const count = chance.integer(4, 8);
  const least = triangular(count);
  const rank = count - 1;
  switch (name) {
    case "whole-pinned":
      return { count, total: least + 1, rank, bound: count + 1 };
    case "whole-open":
      return { count, total: least + 2, rank, bound: count + 1 };
    case "whole-above":
      return { count, total: least + chance.integer(2, 3), rank, bound: count };
    default:
      return { count, total: least + 2, rank, bound: count + 3 };
  }
}

/** Every choice of `count` whole numbers in rising order with the total and the statement's conditions. */
export function possibleSets({ name, scene, count, total, bound }: OrderedSum): number[][] {
  const lowest = scene === "letters" ? -6 : 1;
  const mayRepeat = name === "pinned";
  const highest = mayRepeat ? bound : total - lowest * (count - 1);
  const sets: number[][] = [];
  const extend = (chosen: number[], left: number) => {
    const from = chosen.length === 0 ? lowest : (chosen.at(-1) ?? 0) + (mayRepeat ? 0 : 1);
    if (chosen.length === count - 1) {
      if (left >= from && left <= highest) sets.push([...chosen, left]);
      return;
    }
    for (let next = from; next * (count - chosen.length) <= left && next <= highest; next += 1) {
      extend([...chosen, next], left - next);
    }
  };
  extend([], total);
  return sets;
}
