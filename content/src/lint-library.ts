import type { Lesson, Word } from "./authored-library.ts";
import type { Bank } from "./bank.ts";
import type { Library } from "./library.ts";
import { markupProblems } from "./lint-text.ts";
import { lintWriting } from "./lint-writing.ts";

/** Most letters that a headword and its inflected or derived form in a sentence share from the start. */
const SHORTEST_STEM = 3;

/** Everything that can be said against the library, one line per problem. */
export function lintLibrary(library: Library, bank: Bank): string[] {
  return [
    ...Object.values(library).flatMap(repeatedIds),
    ...library.lessons.flatMap((lesson) => lessonProblems(lesson, bank)),
    ...library.words.flatMap(wordProblems),
    ...library.facts.flatMap(({ id, answer }) => inText(id, answer)),
    ...library.guides.flatMap(({ id, steps, traps, pace }) =>
      [...steps, ...traps, pace].flatMap((text) => inText(id, text)),
    ),
    ...lintWriting(library),
  ];
}

function inText(id: string, text: string): string[] {
  return markupProblems(text).map((problem) => `${id}: ${problem}`);
}

function repeatedIds(entries: readonly { readonly id: string }[]): string[] {
  const seen = new Set<string>();
  return entries
    .filter(({ id }) => seen.size === seen.add(id).size)
    .map(({ id }) => `${id}: is there twice`);
}

function lessonProblems(lesson: Lesson, bank: Bank): string[] {
  const { id, summary, idea, formulas, example, pitfalls, misconceptions } = lesson;
  const unknown = misconceptions.filter((slip) => !bank.misconceptions.has(slip));
  const texts = [
    summary,
    idea,
    ...formulas.flatMap(({ formula, note }) => [formula, note]),
    example.problem,
    ...example.steps,
    example.answer,
    ...pitfalls,
  ];
  return [
    ...(bank.components.get(id)?.level === 2 ? [] : [`${id}: is no topic of the tree`]),
    ...unknown.map((slip) => `${id}: misconception ${slip} does not exist`),
    ...texts.flatMap((text) => inText(id, text)),
  ];
}

function wordProblems({ id, senses, confusedWith }: Word): string[] {
  return [
    ...senses.flatMap((sense) => [
      ...(usesWord(sense.definition, id) ? [`${id}: a definition uses the word itself`] : []),
      ...sense.sentences
        .filter((sentence) => !usesWord(sentence, id))
        .map((sentence) => `${id}: a sentence without the word: ${sentence}`),
      ...[...sense.synonyms, ...sense.antonyms]
        .filter((other) => other === id)
        .map(() => `${id}: is its own synonym or antonym`),
      ...sense.synonyms
        .filter((other) => sense.antonyms.includes(other))
        .map((other) => `${id}: ${other} is both synonym and antonym`),
    ]),
    ...confusedWith.filter(({ word }) => word === id).map(() => `${id}: is confused with itself`),
  ];
}

/** Whether a text has the word or a form of it: a word with the same stem and a short ending. */
function usesWord(text: string, word: string): boolean {
  const stem = word.slice(0, Math.max(SHORTEST_STEM, word.length - 2)).toLowerCase();
  const longest = word.length + 4;
  const words = text.toLowerCase().match(/[a-z]+(?:[- ][a-z]+)?/g) ?? [];
  const parts = words.flatMap((part) => [part, ...part.split(/[- ]/)]);
  return parts.some((part) => part.startsWith(stem) && part.length <= longest);
}
