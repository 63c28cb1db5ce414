import type { ItemId } from "@lexiquant/domain/kernel";
import type { IndexedItem, ItemIndex } from "../../bank/item-index.ts";
import { topicMates } from "../../bank/topic-mates.ts";

/** Most items offered beside a question. */
const MAX_SIMILAR = 4;

/**
 * Items like this one: those its author names first, then others on its topic, of its kind before others.
 *
 * @param kept for a mock exam, so not to be offered
 */
export function similarItems(
  index: ItemIndex,
  entry: IndexedItem,
  kept: ReadonlySet<ItemId>,
): IndexedItem[] {
  return likeItems(index, entry)
    .filter(({ item }) => !kept.has(item.id))
    .slice(0, MAX_SIMILAR);
}

/** All that may be offered beside an item, the nearest first. */
export function likeItems(index: ItemIndex, entry: IndexedItem): IndexedItem[] {
  const named = entry.item.similarIds.flatMap((id) => index.get(id) ?? []);
  const onTopic = topicMates(index, entry);
  const sameKind = onTopic.filter(({ kind }) => kind === entry.kind);
  const all = new Set([...named, ...sameKind, ...onTopic]);
  return [...all].filter(({ item }) => item.id !== entry.item.id);
}
