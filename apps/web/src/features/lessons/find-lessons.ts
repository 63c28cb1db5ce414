import type { LessonSummary } from "@lexiquant/contract";

/** The lessons of which every word of the text begins a word of the title, the domain or another name. */
export function findLessons(lessons: readonly LessonSummary[], text: string): LessonSummary[] {
  const wanted = wordsOf(text);
  return lessons.filter(({ title, domain, alsoCalled }) => {
    const names = wordsOf([title, domain, ...alsoCalled].join(" "));
    return wanted.every((word) => names.some((name) => name.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
