import { keyToRecompute } from "../../machine-checks/key-to-recompute.ts";
import { lintItem } from "../../src/lint-item.ts";
import { toKeyedItem } from "../../src/to-keyed-item.ts";
import type { ItemModel } from "./item-model.ts";
import { type Realized, realize } from "./realize.ts";

/** Everything that can be said against the item that a seed makes of a model. */
export function drawProblems(model: ItemModel, seed: number): string[] {
  try {
    const identity = { id: "q-draw", version: 1, written: "2026-01-01" };
    return realizedProblems(realize(model, seed, identity));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Everything that can be said against an item that was made: the key is recomputed, the texts are linted. */
export function realizedProblems({ item: authored, recompute }: Realized): string[] {
  const item = toKeyedItem(authored);
  const options = "options" in item ? item.options.map(({ id, text }) => ({ id, text })) : [];
  const recomputed = JSON.stringify(recompute({ options }));
  const key = JSON.stringify(keyToRecompute(item));
  return [
    ...(recomputed === key ? [] : [`the key is ${key}, recomputed ${recomputed}`]),
    ...lintItem(item, null),
  ];
}
