import type { KnowledgeComponentId } from "@lexiquant/domain/kernel";

/** Lessons are views of the practice modes' route, because the specification's list of routes is closed. */
export const LESSONS_ADDRESS = "/practice/mode?view=lessons";

export function lessonAddress(topicId: KnowledgeComponentId): string {
  return `/practice/mode?view=lesson&id=${topicId}`;
}
