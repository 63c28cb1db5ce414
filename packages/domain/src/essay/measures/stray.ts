import type { EssayPrompt } from "../prompt.ts";
import type { Sentence } from "../reading/essay-text.ts";
import { curve } from "./curve.ts";
import { relatedStrengths } from "./related-words.ts";
import { issueStrengths, rarityWeight } from "./topic.ts";

/** A run of sentences, from `first` to before `end`. */
interface Run {
  readonly first: number;
  readonly end: number;
}

/** Runs of so many sentences at most are judged together with their neighbors as blocks. */
const MOST_UNITS = 16;
const LONGEST_UNIT = 6;

/** What a word ties that the sentences outside share: one that comes back there belongs to the essay, one alone is chance. */
const byRecurrence = curve([1, 0.1], [4, 0.7]);
const OPENING = 0.8;
const ELSEWHERE = 0.25;
/** From here on a sentence speaks of the issue. */
const SPEAKS = 0.4;

/** Mean tie below which a block of so many sentences is stray: by the essays of our anchors, whole and with paragraphs of others. */
const leastTie = curve([7, 0], [10, 0.11], [14, 0.22], [18, 0.27], [25, 0.31]);

/** No more than this share is held for stray: of an essay that hardly speaks of its issue the topic tells. */
const MOST_STRAY = 0.7;
/** And of one block less. */
const byLength = curve([0.5, 1], [0.6, 0]);

/**
 * Sentences of blocks that have no tie to the issue, nor to what the rest of the essay says of it: paragraphs brought from
 * elsewhere. A sentence's tie is 1 − Π(1 − wᵢ) over the issue's words in it, those that belong to the issue, and the words that it shares with sentences outside
 * the block, these by rarity and by what those sentences have of the issue. The opening is never stray.
 *
 * @returns numbers in `sentences`; empty where the issue is not known
 */
export function straySentences(
  sentences: readonly Sentence[],
  prompt: EssayPrompt,
): ReadonlySet<number> {
  const ofIssue = issueStrengths(sentences, prompt);
  if (ofIssue === null) return new Set();
  const related = relatedStrengths(sentences, prompt.related ?? new Map());
  const strengths = ofIssue.map((strength, at) => 1 - (1 - strength) * (1 - (related[at] ?? 0)));
  const units = unitsOf(sentences);
  const tieOf = tiesOutside(sentences, strengths, units[0]?.end ?? 0);
  const blocks = units.flatMap((_, from) =>
    units.slice(from).flatMap((last): Block[] => {
      const block = { first: units[from]?.first ?? 0, end: last.end };
      const length = block.end - block.first;
      const least = leastTie(length) * byLength(length / sentences.length);
      const lack = least - tieOf(block);
      return from === 0 || lack <= 0 ? [] : [{ ...block, lack: length * lack }];
    }),
  );
  return loosest(blocks, MOST_STRAY * sentences.length);
}

/** A run that is loose, with what it lacks of its least tie, summed over its sentences. */
interface Block extends Run {
  readonly lack: number;
}

/** The sentences of the loosest blocks, so many at most. */
function loosest(blocks: readonly Block[], most: number): ReadonlySet<number> {
  const stray = new Set<number>();
  for (const { first, end } of blocks.toSorted((one, other) => other.lack - one.lack)) {
    const added = Array.from({ length: end - first }, (_, at) => first + at);
    if (stray.size + added.filter((at) => !stray.has(at)).length > most) continue;
    for (const at of added) stray.add(at);
  }
  return stray;
}

/** Paragraphs, long ones in pieces, neighbors joined while they are too many. */
function unitsOf(sentences: readonly Sentence[]): Run[] {
  const units: Run[] = [];
  sentences.forEach(({ paragraph }, at) => {
    const last = units.at(-1);
    const isGoing =
      last !== undefined &&
      sentences[at - 1]?.paragraph === paragraph &&
      at - last.first < LONGEST_UNIT;
    if (isGoing) units[units.length - 1] = { first: last.first, end: at + 1 };
    else units.push({ first: at, end: at + 1 });
  });
  let joined = units;
  while (joined.length > MOST_UNITS) {
    joined = joined.flatMap((unit, at) =>
      at % 2 === 1 ? [] : [{ first: unit.first, end: joined[at + 1]?.end ?? unit.end }],
    );
  }
  return joined;
}

/** The mean tie of a run's sentences to the issue and to what lies outside the run. */
function tiesOutside(
  sentences: readonly Sentence[],
  strengths: readonly number[],
  opening: number,
): (run: Run) => number {
  const opens = strengths.slice(0, opening).some((strength) => strength >= SPEAKS) ? OPENING : 0;
  const uses = new Map<string, { at: number; weight: number }[]>();
  sentences.forEach(({ content }, at) => {
    const weight = Math.max(strengths[at] ?? 0, at < opening ? opens : 0, ELSEWHERE);
    for (const stem of content) uses.set(stem, [...(uses.get(stem) ?? []), { at, weight }]);
  });
  const tieOfWord = (stem: string, { first, end }: Run) => {
    const outside = (uses.get(stem) ?? []).filter(({ at }) => at < first || at >= end);
    const most = outside.reduce((weight, one) => Math.max(weight, one.weight), 0);
    return most * byRecurrence(outside.length);
  };
  const rarity = sentences.map(rarityWeight);
  return (run) => {
    let ties = 0;
    for (let at = run.first; at < run.end; at += 1) {
      const left = [...(sentences[at]?.content ?? [])].reduce(
        (rest, stem) => rest * (1 - tieOfWord(stem, run) * (rarity[at]?.(stem) ?? 0)),
        1 - (strengths[at] ?? 0),
      );
      ties += 1 - left;
    }
    return ties / Math.max(1, run.end - run.first);
  };
}
