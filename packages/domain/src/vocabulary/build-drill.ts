import { type RandomSource, seededRandom, shuffled } from "../kernel/index.ts";
import { blankSentence } from "./blank-sentence.ts";
import type { AnswerBy, DrillKind, DrillOption, KeyedDrill } from "./drill.ts";
import type { DrillWords } from "./drill-words.ts";
import { foldText } from "./fold-text.ts";
import { certainForm, spellings, type WordForm } from "./inflect-word.ts";
import type { LexiconSense, LexiconWord } from "./lexicon-word.ts";
import { type DistractorsWanted, pickDistractors } from "./pick-distractors.ts";

/** What a question is made of. */
export interface DrillRequest {
  readonly word: LexiconWord;
  readonly kind: DrillKind;
  /** Where the drill leaves a choice; an odd word and a pair are always chosen */
  readonly answerBy: AnswerBy;
  /** The same seed makes the same question */
  readonly seed: number;
}

/** A question on a word of the lexicon; null where the word does not allow such a one. */
export function buildDrill(index: DrillWords, request: DrillRequest): KeyedDrill | null {
  const making: Making = { ...request, index, random: seededRandom(request.seed) };
  switch (request.kind) {
    case "meaning-to-word":
      return meaningToWord(making);
    case "word-to-meaning":
      return wordToMeaning(making);
    case "sentence-blank":
      return sentenceBlank(making);
    case "odd-one-out":
      return oddOneOut(making);
    case "equivalence-pair":
      return equivalencePair(making);
  }
}

interface Making extends DrillRequest {
  readonly index: DrillWords;
  readonly random: RandomSource;
}

/** What only a typed answer is compared with. */
export const NOT_TYPED = { accepts: [], synonyms: [] } as const;

/** Beside the right one, where a word or its meaning is chosen. */
export const WRONG_OPTIONS = 3;

function meaningToWord(making: Making): KeyedDrill | null {
  const { word, random, answerBy } = making;
  const sense = pick(word.senses, random);
  if (sense === null) return null;
  const asked = { partOfSpeech: sense.partOfSpeech, meaning: sense.definition };
  if (answerBy === "typing") {
    const prompt = { ...asked, drill: "meaning-to-word" } as const;
    return typed(making, sense, { prompt, answer: word.id });
  }
  const wrong = distractors(making, sense, definitionDecides([word.id], WRONG_OPTIONS));
  if (wrong === null) return null;
  const { options, key } = mixed([word.id], wrong, random);
  const prompt = { drill: "meaning-to-word", ...asked, begins: null, options } as const;
  return { wordId: word.id, answerBy: "choosing", prompt, key, answer: word.id, ...NOT_TYPED };
}

function wordToMeaning(making: Making): KeyedDrill | null {
  const { index, word, random, answerBy } = making;
  const sense = pick(word.senses, random);
  if (sense === null) return null;
  const { partOfSpeech, definition } = sense;
  const asked = { drill: "word-to-meaning", word: word.id, partOfSpeech } as const;
  const made = { wordId: word.id, answer: definition, ...NOT_TYPED };
  // Nobody types a definition: it is recalled and looked at.
  if (answerBy !== "choosing") {
    return { ...made, answerBy: "recalling", prompt: { ...asked, options: null }, key: [] };
  }
  const wrong = distractors(making, sense, definitionDecides([word.id], WRONG_OPTIONS));
  if (wrong === null) return null;
  const meanings = wrong.flatMap((id) => {
    const senses = index.words.get(id)?.senses ?? [];
    return senses.find((other) => other.partOfSpeech === partOfSpeech)?.definition ?? [];
  });
  const { options, key } = mixed([definition], meanings, random);
  return { ...made, answerBy: "choosing", prompt: { ...asked, options }, key };
}

function sentenceBlank(making: Making): KeyedDrill | null {
  const { word, random, answerBy } = making;
  for (const { sense, sentence } of sentencesOf(word, random)) {
    const blanked = blankSentence(sentence, word.id, sense.partOfSpeech);
    if (blanked === null) continue;
    const { before, after, answer, form } = blanked;
    const asked = { drill: "sentence-blank", before, after } as const;
    const { partOfSpeech } = sense;
    if (answerBy === "typing") {
      return typed(making, sense, { prompt: { ...asked, partOfSpeech }, answer });
    }
    const wanted = contextDecides([word.id], WRONG_OPTIONS, form);
    const wrong = isChosenIn(form) ? distractors(making, sense, wanted) : null;
    if (wrong === null) continue;
    const { options, key } = mixed([answer], spelt(wrong, form), random);
    const prompt = { ...asked, partOfSpeech, begins: null, options };
    return { wordId: word.id, answerBy: "choosing", prompt, key, answer, ...NOT_TYPED };
  }
  return null;
}

function oddOneOut(making: Making): KeyedDrill | null {
  const { word, random } = making;
  for (const sense of shuffled(word.senses, random)) {
    const [one, two] = shuffled(sense.synonyms, random);
    if (one === undefined || two === undefined) continue;
    const group = [word.id, one, two];
    const odd = distractors(making, sense, contextDecides(group, 1, "base"));
    if (odd === null) continue;
    const { options, key } = mixed(odd, group, random);
    const prompt = { drill: "odd-one-out", options } as const;
    const [answer = ""] = odd;
    return { wordId: word.id, answerBy: "choosing", prompt, key, answer, ...NOT_TYPED };
  }
  return null;
}

const PAIR_WRONG_OPTIONS = 4;

function equivalencePair(making: Making): KeyedDrill | null {
  const { word, random } = making;
  for (const { sense, sentence, fits } of sentencesOf(word, random)) {
    const blanked = blankSentence(sentence, word.id, sense.partOfSpeech);
    if (blanked === null || !isChosenIn(blanked.form)) continue;
    const { before, after, answer, form } = blanked;
    // Only what a reader has found to say the same in this sentence: not every synonym does in each.
    const synonym = shuffled(fits, random).find((other) => certainForm(other, form) !== null);
    if (synonym === undefined) continue;
    const keys = [word.id, synonym, ...sense.synonyms];
    const wrong = distractors(making, sense, contextDecides(keys, PAIR_WRONG_OPTIONS, form));
    if (wrong === null) continue;
    const pair = [answer, ...spelt([synonym], form)];
    const { options, key } = mixed(pair, spelt(wrong, form), random);
    const prompt = { drill: "equivalence-pair", before, after, options } as const;
    const said = pair.join(", ");
    return { wordId: word.id, answerBy: "choosing", prompt, key, answer: said, ...NOT_TYPED };
  }
  return null;
}

/** Plurals are typed only: of many nouns there is none to be set beside them. */
const isChosenIn = (form: WordForm) => form !== "plural";

const spelt = (words: readonly string[], form: WordForm) =>
  words.map((word) => certainForm(word, form) ?? word);

type TypedPrompt =
  | { drill: "meaning-to-word"; partOfSpeech: string; meaning: string }
  | { drill: "sentence-blank"; before: string; after: string; partOfSpeech: string };

function typed(
  { word }: Making,
  { synonyms, partOfSpeech }: LexiconSense,
  { prompt, answer }: { readonly prompt: TypedPrompt; readonly answer: string },
): KeyedDrill {
  const parts = word.senses.map((sense) => sense.partOfSpeech);
  const accepts = new Set([answer, ...spellings(word.id, parts)].map(foldText));
  const around = synonyms.flatMap((synonym) => spellings(synonym, [partOfSpeech])).map(foldText);
  return {
    wordId: word.id,
    answerBy: "typing",
    prompt: { ...prompt, begins: answer.slice(0, 1), options: null },
    key: [],
    answer,
    accepts: [...accepts],
    synonyms: [...new Set(around)].filter((text) => !accepts.has(text)),
  };
}

type WrongWanted = Pick<DistractorsWanted, "count" | "keys" | "decidedBy" | "fits">;

function definitionDecides(keys: readonly string[], count: number): WrongWanted {
  return { count, keys, decidedBy: "definition", fits: () => true };
}

function contextDecides(keys: readonly string[], count: number, form: WordForm): WrongWanted {
  const fits = ({ id }: LexiconWord) => certainForm(id, form) !== null;
  return { count, keys, decidedBy: "context", fits };
}

function distractors(
  { index, word, random }: Making,
  sense: LexiconSense,
  wanted: WrongWanted,
): string[] | null {
  return pickDistractors(index, { ...wanted, word, sense, random });
}

function sentencesOf(word: LexiconWord, random: RandomSource) {
  return shuffled(
    word.senses.flatMap((sense) =>
      sense.sentences.map((sentence, at) => ({ sense, sentence, fits: sense.fits[at] ?? [] })),
    ),
    random,
  );
}

const LETTERS = "ABCDEF";

/** Right and wrong options in random order, with the ids of the right ones. */
export function mixed(
  right: readonly string[],
  wrong: readonly string[],
  random: RandomSource,
): { readonly options: DrillOption[]; readonly key: string[] } {
  const texts = shuffled([...right, ...wrong], random);
  const options = texts.map((text, at) => ({ id: LETTERS.charAt(at), text }));
  const key = options.filter(({ text }) => right.includes(text)).map(({ id }) => id);
  return { options, key };
}

const pick = <Element>(elements: readonly Element[], random: RandomSource): Element | null =>
  elements[Math.floor(random() * elements.length)] ?? null;
