import type { ItemKind } from "../item/index.ts";
import { groupBy } from "../kernel/index.ts";
import type { AssemblyItem } from "./assembly-item.ts";

/** Blocks of a section in the order of the test: comparisons first, data sets late; reading between the completions. */
const BLOCK_OF_KIND: Record<ItemKind, number> = {
  "text-completion": 0,
  "reading-single": 1,
  "reading-multiple": 1,
  "select-in-passage": 1,
  "sentence-equivalence": 2,
  "quantitative-comparison": 0,
  "single-choice": 1,
  "multiple-choice": 1,
  "numeric-entry": 1,
  "data-interpretation": 2,
};

/** The items of a module as a section shows them: by block, sets together, easier ones first within a block. */
export function inOrderOfSection(items: readonly AssemblyItem[]): AssemblyItem[] {
  const groups = [...groupBy(items, ({ id, stimulus }) => stimulus?.id ?? id).values()];
  return groups
    .map((group) => ({
      group: group.toSorted(easierFirst),
      block: BLOCK_OF_KIND[group[0].kind],
      difficulty: group.reduce((sum, { difficulty }) => sum + difficulty, 0) / group.length,
      id: group[0].id,
    }))
    .sort(
      (one, other) =>
        one.block - other.block ||
        one.difficulty - other.difficulty ||
        (one.id < other.id ? -1 : 1),
    )
    .flatMap(({ group }) => group);
}

function easierFirst(one: AssemblyItem, other: AssemblyItem): number {
  return one.difficulty - other.difficulty || (one.id < other.id ? -1 : 1);
}
