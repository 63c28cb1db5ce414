import type { KeyedItem } from "@lexiquant/domain/item";
import { type ItemId, originIdOf, twinOriginOf, type UserId } from "@lexiquant/domain/kernel";
import type { IndexedItem, ItemIndex, ItemPlace } from "../../bank/item-index.ts";
import type { Queryable } from "../../db/queryable.ts";
import { listTwinItems, listTwinPlaces } from "./repository.ts";

/** Items of the bank, the retired ones too. */
interface ServedItems {
  readonly served: ItemIndex;
}

/**
 * The items of some ids as one student may meet them: those of the bank, and that student's twins. One statement, none
 * where no id is a twin's. What is nowhere is left out.
 */
export async function findItems(
  { served }: ServedItems,
  database: Queryable,
  { userId, itemIds }: { readonly userId: UserId; readonly itemIds: readonly ItemId[] },
): Promise<ItemIndex> {
  const twinIds = itemIds.filter((id) => twinOriginOf(id) !== null);
  const twins = await listTwinItems(database, userId, twinIds);
  const drawn = new Map(twins.flatMap((item) => entryOf(served, item)));
  return new Map(
    itemIds.flatMap((id) => {
      const entry = served.get(id) ?? drawn.get(id);
      return entry === undefined ? [] : [[id, entry] as const];
    }),
  );
}

/** The same for one item; null where it is nowhere. */
export async function findItem(
  source: ServedItems,
  database: Queryable,
  { userId, itemId }: { readonly userId: UserId; readonly itemId: ItemId },
): Promise<IndexedItem | null> {
  const found = await findItems(source, database, { userId, itemIds: [itemId] });
  return found.get(itemId) ?? null;
}

/** How to count everything that a student may have answered; one statement. */
export async function listPlaces(
  { served }: ServedItems,
  database: Queryable,
  userId: UserId,
): Promise<ReadonlyMap<ItemId, ItemPlace>> {
  const twins = await listTwinPlaces(database, userId);
  const drawn = twins.flatMap(({ itemId, originId, ...differing }) => {
    const origin = served.get(originId);
    return origin === undefined ? [] : [[itemId, { ...origin, ...differing }] as const];
  });
  return new Map<ItemId, ItemPlace>([...served, ...drawn]);
}

/** A twin stands where its origin stands today, also when the tree of topics has changed since it was drawn. */
function entryOf(served: ItemIndex, item: KeyedItem): [ItemId, IndexedItem][] {
  const origin = served.get(originIdOf(item.id));
  const { difficulty, targetSeconds } = item;
  return origin === undefined ? [] : [[item.id, { ...origin, item, difficulty, targetSeconds }]];
}
