import type { OptionId } from "../item/index.ts";

/** All or nothing: the chosen options are exactly those of the key, in any order. */
export function scoreOptionSet(key: readonly OptionId[], chosen: readonly OptionId[]): boolean {
  const chosenIds = new Set(chosen);
  return chosenIds.size === key.length && key.every((id) => chosenIds.has(id));
}
