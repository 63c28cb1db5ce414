import type { IndexedItem, ItemIndex } from "../../bank/item-index.ts";

/** Most items offered beside a question. */
const MAX_SIMILAR = 4;

/** Items like this one: those its author names first, then others on its topic, of its kind before others. */
export function similarItems(index: ItemIndex, { item, kind, topic }: IndexedItem): IndexedItem[] {
  const named = item.similarIds.flatMap((id) => index.get(id) ?? []);
  const onTopic = [...index.values()].filter((other) => other.topic.id === topic.id);
  const sameKind = onTopic.filter((other) => other.kind === kind);
  const all = new Set([...named, ...sameKind, ...onTopic]);
  return [...all].filter((other) => other.item.id !== item.id).slice(0, MAX_SIMILAR);
}
