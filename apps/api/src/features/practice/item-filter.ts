import type { FacetCounts, ItemStatus, PracticeFilter } from "@lexiquant/contract";
import { ITEM_STATUSES } from "@lexiquant/contract";
import { DIFFICULTY_BANDS, ITEM_KINDS, MEASURES } from "@lexiquant/domain/item";
import type { IndexedItem } from "../../bank/item-index.ts";

/** An item with how it stands with one student. */
export interface RatedItem extends IndexedItem {
  readonly statuses: ReadonlySet<ItemStatus>;
  /** Whether it waits for a mock exam: of a panel, and not met yet. */
  readonly keptForExams: boolean;
}

type Facet = Exclude<keyof PracticeFilter, "keptForExams">;

/** The values of each facet that an item has. */
const VALUES: { [Name in Facet]: (item: RatedItem) => ReadonlySet<PracticeFilter[Name][number]> } =
  {
    measures: ({ measure }) => new Set([measure]),
    kinds: ({ kind }) => new Set([kind]),
    topics: ({ nodes }) => nodes,
    difficulties: ({ difficulty }) => new Set([difficulty]),
    statuses: ({ statuses }) => statuses,
  };
const FACETS = Object.keys(VALUES) as Facet[]; // keys of a closed literal

function mayBeDrawn({ keptForExams }: RatedItem, filter: PracticeFilter): boolean {
  return filter.keptForExams || !keptForExams;
}

/** Whether an item meets every condition of a filter, that of one facet left aside where asked. */
function meets(item: RatedItem, filter: PracticeFilter, aside: Facet | null): boolean {
  return FACETS.every((facet) => {
    const wanted: readonly (string | number)[] = filter[facet];
    if (facet === aside || wanted.length === 0) return true;
    const values: ReadonlySet<string | number> = VALUES[facet](item);
    return wanted.some((value) => values.has(value));
  });
}

export function matchingItems(items: readonly RatedItem[], filter: PracticeFilter): RatedItem[] {
  return items.filter((item) => mayBeDrawn(item, filter) && meets(item, filter, null));
}

/** Counts with a zero for each value that the bank or the contract knows. */
export function countFacets(items: readonly RatedItem[], filter: PracticeFilter): FacetCounts {
  const nodes = new Set(items.flatMap((item) => [...item.nodes]));
  const count = (facet: Facet, known: Iterable<string | number>): Record<string, number> => {
    const counts = new Map([...known].map((value) => [value, 0]));
    for (const item of items) {
      if (!mayBeDrawn(item, filter) || !meets(item, filter, facet)) continue;
      for (const value of VALUES[facet](item)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return Object.fromEntries(counts);
  };
  return {
    matching: matchingItems(items, filter).length,
    measures: count("measures", MEASURES),
    kinds: count("kinds", ITEM_KINDS),
    topics: count("topics", nodes),
    difficulties: count("difficulties", DIFFICULTY_BANDS),
    statuses: count("statuses", ITEM_STATUSES),
    keptForExams: items.filter((item) => item.keptForExams && meets(item, filter, null)).length,
  };
}
