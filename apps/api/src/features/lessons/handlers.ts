import type { lessonRoutes } from "@lexiquant/contract";
import { accepted, refused } from "@lexiquant/domain/kernel";
import type { Dependencies } from "../../dependencies.ts";
import type { Handlers } from "../../http/handlers.ts";
import { unwrap } from "../../http/refusal.ts";
import { lessonsInOrder } from "./lessons-in-order.ts";

/** Lessons hold nothing of a student's and do not change while the server runs: they are put in order once. */
export function lessonHandlers({
  bank,
  library,
}: Pick<Dependencies, "bank" | "library">): Handlers<typeof lessonRoutes> {
  const lessons = lessonsInOrder(bank, library);
  const byTopic = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  return {
    listLessons: async () => ({ lessons }),
    readLesson: async ({ params }) => {
      const lesson = byTopic.get(params.topicId);
      return unwrap(lesson === undefined ? refused("lesson-not-found") : accepted(lesson));
    },
  };
}
