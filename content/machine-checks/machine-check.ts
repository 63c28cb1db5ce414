/** What a machine check sees of its item: never the key. */
export interface CheckedItem {
  readonly options: readonly { readonly id: string; readonly text: string }[];
}

/** The key as recomputed: option ids (sorted), a decimal, or a fraction. */
export type RecomputedKey =
  | { readonly optionIds: readonly string[] }
  | { readonly value: string }
  | { readonly numerator: number; readonly denominator: number };

/** Recomputes an item's key from the statement of its problem, by another road than its explanation. */
type MachineCheck = (item: CheckedItem) => RecomputedKey;
export type MachineChecks = Readonly<Record<string, MachineCheck>>;
