import type { Word } from "./authored-library.ts";
import { contentWordsOf } from "./content-words.ts";
import { wordRuns } from "./word-runs.ts";
import { shareStem } from "./word-stems.ts";

type Sense = Word["senses"][number];

/** Letters that a headword and its form in a sentence share from the start, at least. */
const SHORTEST_STEM = 3;
/** Parts of a headword such as `beside the point` that say nothing on their own. */
const SHORTEST_PART = 4;
/** Fewer words with a meaning of their own, besides the headword, leave its meaning open. */
const FEWEST_CONTENT_WORDS = 4;

/** Everything that can be said against the words of the lexicon, each by itself and beside the others. */
export function lintWords(words: readonly Word[]): string[] {
  return [...words.flatMap(wordProblems), ...repeatedSentences(words)];
}

function wordProblems({ id, senses, confusedWith }: Word): string[] {
  return [
    ...senses.flatMap((sense) => [
      ...definitionProblems(sense.definition, id),
      ...sense.sentences.flatMap((sentence) => sentenceProblems(sentence, id)),
      ...listProblems(sense, id),
      ...fitProblems(sense, id),
    ]),
    ...confusedWith.filter(({ word }) => word === id).map(() => `${id}: is confused with itself`),
  ];
}

function definitionProblems(definition: string, id: string): string[] {
  const parts = id.split(/[- ]/).filter((part) => part.length >= SHORTEST_PART);
  const kin = contentWordsOf(definition).find((word) =>
    parts.some((part) => shareStem(part, word)),
  );
  if (kin !== undefined) return [`${id}: a definition uses ${kin}, of the same stem`];
  return hasForm(definition, id) ? [`${id}: a definition uses the word itself`] : [];
}

function sentenceProblems(sentence: string, id: string): string[] {
  if (!hasForm(sentence, id)) return [`${id}: a sentence without the word: ${sentence}`];
  return contentWordsOf(sentence).length - id.split(/[- ]/).length < FEWEST_CONTENT_WORDS
    ? [`${id}: a sentence too thin to pin the meaning down: ${sentence}`]
    : [];
}

function listProblems({ synonyms, antonyms }: Sense, id: string): string[] {
  const own = [...synonyms, ...antonyms].filter((other) => other === id);
  const both = synonyms.filter((other) => antonyms.includes(other));
  const twice = [synonyms, antonyms].flatMap((list) =>
    list.filter((other, place) => list.indexOf(other) < place),
  );
  return [
    ...own.map(() => `${id}: is its own synonym or antonym`),
    ...both.map((other) => `${id}: ${other} is both synonym and antonym`),
    ...twice.map((other) => `${id}: has ${other} twice`),
  ];
}

function fitProblems({ sentences, synonyms, fits }: Sense, id: string): string[] {
  const isUneven = fits.length > 0 && fits.length !== sentences.length;
  const strange = fits.flat().filter((fit) => !synonyms.includes(fit));
  const twice = fits.flatMap((list) => list.filter((fit, place) => list.indexOf(fit) < place));
  return [
    ...(isUneven ? [`${id}: fits for ${fits.length} sentences of ${sentences.length}`] : []),
    ...strange.map((fit) => `${id}: ${fit} fits a sentence and is no synonym of that sense`),
    ...twice.map((fit) => `${id}: ${fit} fits one sentence twice`),
  ];
}

/** Sentences that share a run of eight words: the second was copied from the first. */
function repeatedSentences(words: readonly Word[]): string[] {
  const firstWith = new Map<string, string>();
  const problems = new Set<string>();
  for (const { id, senses } of words) {
    for (const sentence of senses.flatMap(({ sentences }) => sentences)) {
      const runs = [...wordRuns(sentence)];
      const owner = runs.map((run) => firstWith.get(run)).find((first) => first !== undefined);
      if (owner !== undefined)
        problems.add(`${id}: a sentence repeats one of ${owner}: ${sentence}`);
      for (const run of runs) firstWith.set(run, id);
    }
  }
  return [...problems];
}

/** Whether a text has the word or a form of it: a word with the same stem and a short ending. */
function hasForm(text: string, word: string): boolean {
  const stem = word.slice(0, Math.max(SHORTEST_STEM, word.length - 2)).toLowerCase();
  const longest = word.length + 4;
  const words = text.toLowerCase().match(/[a-z]+(?:[- ][a-z]+)?/g) ?? [];
  const parts = words.flatMap((part) => [part, ...part.split(/[- ]/)]);
  return parts.some((part) => part.startsWith(stem) && part.length <= longest);
}
