import type { Bank } from "@lexiquant/content";
import type { TopicNode } from "@lexiquant/contract";
import type { KnowledgeComponentId } from "@lexiquant/domain/kernel";
import type { ItemIndex } from "../../bank/item-index.ts";

/** The tree of topics, parents first, without the nodes that no item exercises. */
export function topicNodes(bank: Bank, index: ItemIndex): TopicNode[] {
  const counts = new Map<KnowledgeComponentId, number>();
  for (const { nodes } of index.values()) {
    for (const id of nodes) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...bank.components.values()]
    .map(({ id, name, measure, level }) => ({
      id,
      name,
      measure,
      level,
      items: counts.get(id) ?? 0,
    }))
    .filter(({ items }) => items > 0);
}
