import { fileURLToPath } from "node:url";
import { readBank } from "@lexiquant/content/read-bank";
import type { KeyedItem } from "@lexiquant/domain/item";
import { itemIdSchema } from "@lexiquant/domain/kernel";

const bank = readBank(fileURLToPath(new URL("../../content", import.meta.url)));

/** The keyed item behind a question on the screen: tests may know what the browser must not. */
export function keyedItem(id: string): KeyedItem {
  const item = bank.items.get(itemIdSchema.parse(id));
  if (item === undefined) throw new Error(`No item ${id} in the bank.`);
  return item;
}
