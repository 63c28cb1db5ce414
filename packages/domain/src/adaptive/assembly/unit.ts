import { groupBy, type StimulusId } from "../../kernel/index.ts";
import type { AssemblyItem } from "../assembly-item.ts";
import type { PanelBlueprint } from "../blueprint.ts";

/** What is placed as a whole: a lone item, or some of the items of one stimulus. */
export interface Unit {
  readonly items: readonly AssemblyItem[];
  readonly stimulusId: StimulusId | null;
  /** Units of one pool fit the same places: lone items, or sets of one size. */
  readonly pool: string;
  /** Lone items of one kind; exchanging within it keeps the counts by type. */
  readonly sort: string;
}

export const LONE_ITEMS = "lone items";

/** The pool of sets with a number of questions. */
export function poolOfSets(size: number): string {
  return `sets of ${size}`;
}

/** Every unit that the items can be placed as, in an order that depends on their ids alone. */
export function unitsOf(items: readonly AssemblyItem[], blueprint: PanelBlueprint): Unit[] {
  const sorted = items
    .filter(({ measure }) => measure === blueprint.measure)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const lone = sorted.filter(({ stimulus }) => stimulus === null);
  const withStimulus = sorted.filter(({ stimulus }) => stimulus !== null);
  const sets = groupBy(withStimulus, ({ stimulus }) => stimulus?.id).values();
  return [...lone.map(loneUnit), ...[...sets].flatMap((set) => setUnits(set, blueprint))];
}

function loneUnit(item: AssemblyItem): Unit {
  const sort = `${item.kind} ${item.blanks}`;
  return { items: [item], stimulusId: null, pool: LONE_ITEMS, sort };
}

/** Every subset of a stimulus's items with a number of questions that such a stimulus may carry. */
function setUnits(
  items: readonly [AssemblyItem, ...AssemblyItem[]],
  { questionsPerStimulus }: PanelBlueprint,
): Unit[] {
  const { stimulus } = items[0];
  if (stimulus === null) return [];
  const [fewest, most] = questionsPerStimulus[stimulus.sort];
  return subsetsOf(items)
    .filter((subset) => subset.length >= fewest && subset.length <= most)
    .map((subset) => {
      const pool = poolOfSets(subset.length);
      return { items: subset, stimulusId: stimulus.id, pool, sort: pool };
    });
}

function subsetsOf<Element>(elements: readonly Element[]): Element[][] {
  let subsets: Element[][] = [[]];
  for (const element of elements) {
    subsets = subsets.concat(subsets.map((subset) => [...subset, element]));
  }
  return subsets;
}
