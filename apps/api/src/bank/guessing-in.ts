import { authoredParameters } from "@lexiquant/domain/adaptive";
import { groupBy } from "@lexiquant/domain/kernel";
import type { ItemIndex } from "./item-index.ts";

/** Chance to be right without knowing, 0 … 1, on average over the questions of each measure, domain and topic. */
export function guessingByNode(index: ItemIndex): ReadonlyMap<string, number> {
  const chances = [...index.values()].flatMap(({ item, measure, nodes }) => {
    const { guessing } = authoredParameters(item);
    return [measure, ...nodes].map((node) => ({ node, guessing }));
  });
  const groups = [...groupBy(chances, ({ node }) => node)];
  return new Map(
    groups.map(([node, all]) => [
      node,
      all.reduce((sum, { guessing }) => sum + guessing, 0) / all.length,
    ]),
  );
}
