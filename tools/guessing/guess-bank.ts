import type { Library } from "@lexiquant/content";
import { type KeyedItem, plainText } from "@lexiquant/domain/item";
import { apart, type Choice, guessedRight } from "./choice-model.ts";
import { optionFeatures, wordFrequencies } from "./option-features.ts";

export interface Guessing {
  readonly questions: number;
  readonly right: number;
  readonly share: number;
  /** What picking at random gets. */
  readonly chance: number;
  /** How many standard errors of chance the share is above it. */
  readonly standardErrors: number;
}

/** How often keys of verbal questions can be guessed by somebody who does not see the passage, or the sentence. */
export function guessBank(
  items: readonly KeyedItem[],
  library: Library,
): Readonly<Record<string, Guessing>> {
  const verbal = items.filter(({ evidence }) => evidence !== null);
  const frequencies = wordFrequencies(textsWithoutKeys(items, library));
  const reading = verbal.flatMap((item) =>
    item.type === "reading-single"
      ? [choiceOf({ options: item.options, key: item.key, question: item.stem }, frequencies)]
      : [],
  );
  const blanks = verbal.flatMap((item) =>
    item.type === "text-completion"
      ? item.blanks.map((options, blank) =>
          choiceOf({ options, key: item.key[blank], question: "" }, frequencies),
        )
      : [],
  );
  return {
    readingWithoutPassage: judged(reading, guessedRight(reading)),
    oneBlankWithoutSentence: ofSize(blanks, 5),
    severalBlanksWithoutSentence: ofSize(blanks, 3),
    equivalenceBySynonyms: pairsBySynonyms(verbal, library),
  };
}

function* textsWithoutKeys(items: readonly KeyedItem[], { words }: Library): Generator<string> {
  for (const { stem } of items) yield stem;
  for (const { senses } of words) yield* senses.flatMap(({ sentences }) => sentences);
}

interface Question {
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly key: string | undefined;
  readonly question: string;
}

function choiceOf(
  { options, key, question }: Question,
  frequencies: ReadonlyMap<string, number>,
): Choice {
  const texts = options.map(({ text }) => plainText(text));
  return {
    options: apart(optionFeatures(texts, plainText(question), frequencies)),
    key: options.findIndex(({ id }) => id === key),
  };
}

function ofSize(choices: readonly Choice[], size: number): Guessing {
  const some = choices.filter(({ options }) => options.length === size);
  return judged(some, guessedRight(some));
}

function judged(choices: readonly Choice[], right: number): Guessing {
  const chance =
    choices.reduce((sum, { options }) => sum + 1 / options.length, 0) / Math.max(1, choices.length);
  return shareOf({ questions: choices.length, right, chance });
}

function shareOf(counted: Pick<Guessing, "questions" | "right" | "chance">): Guessing {
  const { questions, right, chance } = counted;
  const share = right / Math.max(1, questions);
  const error = Math.sqrt((chance * (1 - chance)) / Math.max(1, questions));
  return { ...counted, share, standardErrors: (share - chance) / error };
}

/** A guesser who looks for synonyms: how often the key is the pair that the lexicon says so of, ties broken by luck. */
function pairsBySynonyms(items: readonly KeyedItem[], library: Library): Guessing {
  const synonyms = synonymsOf(library);
  const scores = items.flatMap((item) => {
    if (item.type !== "sentence-equivalence") return [];
    const pairs = item.options.flatMap((one, place) =>
      item.options.slice(place + 1).map((other) => [one, other] as const),
    );
    const alike = pairs.filter(([one, other]) => synonyms(one.text, other.text));
    const isKey = ([one, other]: (typeof pairs)[number]) =>
      item.key.includes(one.id) && item.key.includes(other.id);
    const candidates = alike.length === 0 ? pairs : alike;
    return [candidates.some(isKey) ? 1 / candidates.length : 0];
  });
  const right = scores.reduce((sum, score) => sum + score, 0);
  return shareOf({ questions: scores.length, right, chance: 1 / 15 });
}

function synonymsOf({ words }: Library): (one: string, other: string) => boolean {
  const known = new Map(
    words.map(({ id, senses }) => [id, new Set(senses.flatMap((sense) => sense.synonyms))]),
  );
  return (one, other) =>
    known.get(one.toLowerCase())?.has(other.toLowerCase()) === true ||
    known.get(other.toLowerCase())?.has(one.toLowerCase()) === true;
}
