import type { LessonText } from "@lexiquant/domain/item";
import { prose } from "@lexiquant/domain/item";

/** A word that more lessons have than this share tells none of them from the others. */
const COMMON_SHARE = 0.2;
const SHORTEST_WORD = 4;

/** The words of each lesson's text by which a search may find it. */
export function tellingWords(lessons: readonly LessonText[]): Map<LessonText["id"], string> {
  const wordsOf = new Map(lessons.map((lesson) => [lesson.id, wordsIn(lesson)]));
  const counts = new Map<string, number>();
  for (const word of [...wordsOf.values()].flatMap((words) => [...words])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const most = Math.max(1, COMMON_SHARE * lessons.length);
  const isTelling = (word: string) => (counts.get(word) ?? 0) <= most;
  return new Map([...wordsOf].map(([id, words]) => [id, [...words].filter(isTelling).join(" ")]));
}

/** Without the example: its story is about apples as often as about its topic. */
function wordsIn({ summary, idea, formulas, pitfalls }: LessonText): Set<string> {
  const named = formulas.flatMap(({ name, note }) => [name, note]);
  const text = prose([summary, idea, ...named, ...pitfalls].join("\n\n"));
  const words =
    text
      .normalize("NFD")
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const plain = words.map((word) => word.replace(/\p{M}/gu, ""));
  return new Set(plain.filter((word) => word.length >= SHORTEST_WORD));
}
