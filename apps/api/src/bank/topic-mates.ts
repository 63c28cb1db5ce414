import { originIdOf } from "@lexiquant/domain/kernel";
import type { IndexedItem, ItemIndex } from "./item-index.ts";

/** The other items on an item's topic, in the order of the bank. To a twin its origin is no other. */
export function topicMates(index: ItemIndex, { item, topic }: IndexedItem): IndexedItem[] {
  const own = originIdOf(item.id);
  return [...index.values()].filter(
    (other) => other.topic.id === topic.id && other.item.id !== own,
  );
}
