import type { KeyedItem } from "@lexiquant/domain/item";
import type { RecomputedKey } from "./machine-check.ts";

/** The key in the form in which a recomputation gives it. */
export function keyToRecompute(item: KeyedItem): RecomputedKey {
  if (item.type !== "numeric-entry") {
    return { optionIds: typeof item.key === "string" ? [item.key] : [...item.key].sort() };
  }
  return item.key.form === "decimal"
    ? { value: item.key.value }
    : { numerator: item.key.numerator, denominator: item.key.denominator };
}
