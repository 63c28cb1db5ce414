import type { KeyedItem } from "@lexiquant/domain/item";

/** Whether twins of an item can be drawn: a model made it, and it was not withdrawn since. */
export function hasTwins({ provenance, retired }: KeyedItem): boolean {
  return provenance.model !== null && !retired;
}
