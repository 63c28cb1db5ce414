import type { Lesson } from "./authored-library.ts";
import type { Bank } from "./bank.ts";
import type { Library } from "./library.ts";
import { markupProblems } from "./lint-text.ts";
import { lintWordGroups } from "./lint-word-groups.ts";
import { lintWordUses } from "./lint-word-uses.ts";
import { lintWords } from "./lint-words.ts";
import { lintWriting } from "./lint-writing.ts";

/** Everything that can be said against the library, one line per problem. */
export function lintLibrary(library: Library, bank: Bank): string[] {
  return [
    ...Object.values(library).flatMap(repeatedIds),
    ...library.lessons.flatMap((lesson) => lessonProblems(lesson, bank)),
    ...lintWords(library.words),
    ...lintWordGroups(library.words),
    ...lintWordUses(library, bank),
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
