import { type KnowledgeComponentId, knowledgeComponentIdSchema } from "./ids.ts";

/** Parts of a topic's id: measure, domain, topic. */
const TOPIC_PARTS = 3;

/** The topic that a knowledge component is or lies below, read off its dotted id; null for a whole domain. */
export function topicIdOf(id: KnowledgeComponentId): KnowledgeComponentId | null {
  const parts = id.split(".").slice(0, TOPIC_PARTS);
  return parts.length < TOPIC_PARTS ? null : knowledgeComponentIdSchema.parse(parts.join("."));
}
