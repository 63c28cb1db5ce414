import type { TopicNode } from "@lexiquant/contract";

export interface TopicBranch {
  readonly node: TopicNode;
  readonly below: readonly TopicBranch[];
}

type TopicId = TopicNode["id"];

/** Nodes as a tree: a node lies below another when its dotted id begins with the other's. */
export function topicTree(nodes: readonly TopicNode[]): TopicBranch[] {
  const branch = (node: TopicNode): TopicBranch => ({
    node,
    below: nodes
      .filter((other) => other.level === node.level + 1 && isBelow(other.id, node.id))
      .map(branch),
  });
  return nodes.filter(({ level }) => level === 1).map(branch);
}

export type TopicMark = "chosen" | "within" | "partly" | "none";

/** How a node stands to the chosen ones: chosen itself, within a chosen one, or with chosen ones below it. */
export function markOf(id: TopicId, chosen: readonly TopicId[]): TopicMark {
  if (chosen.includes(id)) return "chosen";
  if (chosen.some((other) => isBelow(id, other))) return "within";
  return chosen.some((other) => isBelow(other, id)) ? "partly" : "none";
}

/** Adds or takes away a topic. One that is chosen as a whole holds its parts, so these are dropped from the list. */
export function toggledTopic(chosen: readonly TopicId[], id: TopicId): TopicId[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return [...chosen.filter((other) => !isBelow(other, id)), id];
}

function isBelow(id: string, ancestor: string): boolean {
  return id.startsWith(`${ancestor}.`);
}
