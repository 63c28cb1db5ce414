import type { Bank, Library } from "@lexiquant/content";
import type { Lesson, LessonSummary } from "@lexiquant/contract";

/** The lessons with their places in the tree of topics, in its order. */
export function lessonsInOrder(bank: Bank, library: Library): (Lesson & LessonSummary)[] {
  const written = new Map(library.lessons.map((lesson) => [lesson.id, lesson]));
  return [...bank.components.values()].flatMap(({ id, measure, path }) => {
    const lesson = written.get(id);
    const [, domain] = path;
    return lesson === undefined || domain === undefined ? [] : [{ ...lesson, measure, domain }];
  });
}
