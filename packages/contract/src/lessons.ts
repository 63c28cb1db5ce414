import { lessonTextSchema, measureSchema } from "@lexiquant/domain/item";
import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";
import { defineRoute } from "./route.ts";

const text = lessonTextSchema.shape;

/** Where a topic lies in the tree. */
const place = {
  measure: measureSchema,
  /** The name of its domain (level 1). */
  domain: z.string(),
};

export const lessonSchema = z.object({ ...text, ...place });
export type Lesson = z.infer<typeof lessonSchema>;

/** A lesson in the list, with the words it is found by. */
export const lessonSummarySchema = z.object({
  id: text.id,
  title: text.title,
  summary: text.summary,
  ...place,
  alsoCalled: z.array(z.string()),
  /** Words of its text that few lessons have, each once, in small letters. */
  words: z.string(),
});
export type LessonSummary = z.infer<typeof lessonSummarySchema>;

export const lessonRoutes = {
  listLessons: defineRoute({
    method: "GET",
    path: "/api/lessons/",
    summary: "Every lesson in brief, in the order of the tree of topics.",
    auth: "public",
    rate: "read",
    response: z.object({ lessons: z.array(lessonSummarySchema) }),
    errors: [],
  }),
  readLesson: defineRoute({
    method: "GET",
    path: "/api/lessons/:topicId/",
    summary: "The lesson on a topic (level 2 of the tree).",
    auth: "public",
    rate: "read",
    params: z.strictObject({ topicId: knowledgeComponentIdSchema }),
    response: lessonSchema,
    errors: ["lesson-not-found"],
  }),
};
