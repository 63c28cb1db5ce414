import type { OptionId } from "../item/index.ts";

/** All or nothing: every blank holds its key. */
export function scoreTextCompletion(
  key: readonly OptionId[],
  chosen: readonly (OptionId | null)[],
): boolean {
  return chosen.length === key.length && key.every((id, blank) => chosen[blank] === id);
}
