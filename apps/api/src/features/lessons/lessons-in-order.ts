import type { Bank, Library } from "@lexiquant/content";
import type { Lesson, LessonSummary } from "@lexiquant/contract";
import { tellingWords } from "./telling-words.ts";

/** The lessons with their places in the tree of topics, in its order. */
export function lessonsInOrder(bank: Bank, library: Library): (Lesson & LessonSummary)[] {
  const words = tellingWords(library.lessons);
  const written = new Map(library.lessons.map((lesson) => [lesson.id, lesson]));
  return [...bank.components.values()].flatMap(({ id, measure, path }) => {
    const lesson = written.get(id);
    const [, domain] = path;
    if (lesson === undefined || domain === undefined) return [];
    return [{ ...lesson, measure, domain, words: words.get(id) ?? "" }];
  });
}
