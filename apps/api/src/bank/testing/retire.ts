import type { Bank } from "@lexiquant/content";
import type { ItemId } from "@lexiquant/domain/kernel";

/** The bank as it is after an item was retired. */
export function retire(bank: Bank, retiredId: ItemId): Bank {
  const item = bank.items.get(retiredId);
  if (item === undefined) throw new Error(`The bank has no ${retiredId}.`);
  return { ...bank, items: new Map(bank.items).set(retiredId, { ...item, retired: true }) };
}
