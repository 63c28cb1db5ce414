import { fileURLToPath } from "node:url";
import { itemModels, searchTwin } from "@lexiquant/content/item-models";
import { readBank } from "@lexiquant/content/read-bank";
import type { KeyedItem } from "@lexiquant/domain/item";
import { type ItemId, itemIdSchema, twinOriginOf } from "@lexiquant/domain/kernel";

const bank = readBank(fileURLToPath(new URL("../../content", import.meta.url)));

/** The keyed item behind a question on the screen: tests may know what the browser must not. */
export function keyedItem(id: string): KeyedItem {
  const itemId = itemIdSchema.parse(id);
  const item = bank.items.get(itemId) ?? twin(itemId);
  if (item === null) throw new Error(`No item ${id} in the bank.`);
  return item;
}

/** Some published item of a model. */
export function itemOfModel(modelId: string): KeyedItem {
  const item = [...bank.items.values()].find(({ provenance }) => provenance.model?.id === modelId);
  if (item === undefined) throw new Error(`Nothing of ${modelId} is published.`);
  return item;
}

/** Made again from its id: the same seed makes the same question. */
function twin(itemId: ItemId): KeyedItem | null {
  const from = twinOriginOf(itemId);
  const origin = from === null ? undefined : bank.items.get(from.originId);
  const model = itemModels.find(({ id }) => id === origin?.provenance.model?.id);
  if (from === null || origin === undefined || model === undefined) return null;
  const request = { origin, seeds: [from.seed], taken: new Set<string>(), today: "2026-01-01" };
  const search = searchTwin(model, request);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value?.item ?? null;
}
