import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { lessonAddress } from "../../../items/lesson-address.ts";

/** The topic that the view of the topics has open. */
export const TOPIC_NAME = "topic";

export function openTopicAddress(id: string): string {
  return `/analytics?view=topics&${TOPIC_NAME}=${id}`;
}

/** Where a set of questions on the topic is put together. */
export function practiceTopicAddress(id: string): string {
  return `/practice/filters?mode=topic&${TOPIC_NAME}=${id}`;
}

/** Null where the id is none of the tree's. */
export function topicLessonAddress(id: string): string | null {
  const { data } = knowledgeComponentIdSchema.safeParse(id);
  return data === undefined ? null : lessonAddress(data);
}
