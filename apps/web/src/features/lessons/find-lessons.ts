import type { LessonSummary } from "@lexiquant/contract";

/** Endings are left off words of at least this length: "Pythagoras" finds what is Pythagorean. */
const LEAST_STEM = 6;
const LONGEST_ENDING = 3;

/**
 * The lessons of which every word of the text begins a word of the title, the domain or another name; where there is none
 * by name, those with all the words in their text.
 */
export function findLessons(lessons: readonly LessonSummary[], text: string): LessonSummary[] {
  const wanted = wordsOf(text);
  const having = (wordsIn: (lesson: LessonSummary) => string, meets: Meets) =>
    lessons.filter((lesson) => {
      const words = wordsOf(wordsIn(lesson));
      return wanted.every((word) => words.some((other) => meets(other, word)));
    });
  const byName = having(namesOf, begins);
  if (byName.length > 0) return byName;
  return having((lesson) => `${namesOf(lesson)} ${lesson.words}`, shareStem);
}

type Meets = (word: string, wanted: string) => boolean;

const begins: Meets = (word, wanted) => word.startsWith(wanted);

const shareStem: Meets = (word, wanted) =>
  word.startsWith(wanted.slice(0, Math.max(LEAST_STEM, wanted.length - LONGEST_ENDING)));

function namesOf({ title, domain, alsoCalled }: LessonSummary): string {
  return [title, domain, ...alsoCalled].join(" ");
}

/** In small letters and without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
