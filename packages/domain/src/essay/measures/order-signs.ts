import { lower, type Sentence, stemOf } from "../reading/essay-text.ts";
import { shows } from "../structure/cues.ts";
import { indexesOfMentions } from "./mentions.ts";
import { tiesBetween } from "./ties.ts";

/** Where in the essay a sentence stands. */
interface Place {
  readonly paragraph: number;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** A sign of order: its value for one arrangement of the sentences (indexes in the order of places). */
type Sign = (order: readonly number[]) => number;

/** How much each sign of `orderSigns` counts, by judgment of how telling it is. */
export const SIGN_WEIGHTS = [
  0.9, 0.9, 0.6, 1, 0.9, 0.6, 0.4, 1, 0.9, 1.2, 0.9, 1, 0.7, 0.4,
] as const;

export function orderSigns(
  sentences: readonly Sentence[],
  promptStems: ReadonlySet<string>,
): (order: readonly number[]) => number[] {
  const places = placesOf(sentences);
  const signs = [
    ...cohesionSigns(sentences, places),
    ...referenceSigns(sentences, places),
    ...planSigns(sentences, places, promptStems),
  ];
  return (order) => signs.map((sign) => sign(order));
}

function placesOf(sentences: readonly Sentence[]): Place[] {
  return sentences.map(({ paragraph }, index) => ({
    paragraph,
    opens: paragraph !== sentences[index - 1]?.paragraph,
    closes: paragraph !== sentences[index + 1]?.paragraph,
  }));
}

const PRONOUN_CLASS: ReadonlyMap<string, string> = new Map(
  [
    "he him his himself",
    "she her hers herself",
    "they them their themselves",
    "i me my mine",
    "we us our ours",
    "you your yours",
  ].flatMap((forms) => forms.split(" ").map((form) => [form, forms] as const)),
);

/** Neighbors that speak of the same things, of the same persons, in the same tense. */
function cohesionSigns(sentences: readonly Sentence[], places: readonly Place[]): Sign[] {
  const content = tiesBetween(sentences.map((sentence) => sentence.content));
  const persons = tiesBetween(
    sentences.map(
      (sentence) => new Set(sentence.words.flatMap((word) => PRONOUN_CLASS.get(lower(word)) ?? [])),
    ),
  );
  const tenses = tiesBetween(sentences.map(tensesOf));
  const neighbors =
    (ties: readonly (readonly number[])[]): Sign =>
    (order) =>
      sumOver(order, (index, place) => ties[index]?.[order[place - 1] ?? -1] ?? 0);
  return [
    neighbors(content),
    (order) => {
      let sum = 0;
      for (let second = 1; second < order.length; second += 1)
        for (
          let first = second - 1;
          first >= 0 && places[first]?.paragraph === places[second]?.paragraph;
          first -= 1
        )
          sum += persons[order[first] ?? 0]?.[order[second] ?? 0] ?? 0;
      return sum;
    },
    neighbors(tenses),
  ];
}

function tensesOf({ words }: Sentence): Set<string> {
  const forms = words.map(lower);
  const isPast = words.some((word) => word.partOfSpeech === "VERB" && lower(word).endsWith("ed"));
  return new Set([
    isPast || forms.some((form) => /^(?:was|were|had|did)$/.test(form)) ? "past" : "no past",
    forms.some((form) => /^(?:would|could|might)$/.test(form)) ? "would" : "no would",
    forms.some((form) => /^(?:is|are|has|have|do|does)$/.test(form)) ? "present" : "no present",
  ]);
}

/** Things that are named before they are pointed at. */
function referenceSigns(sentences: readonly Sentence[], places: readonly Place[]): Sign[] {
  const nouns = sentences.map(({ words }) => new Set(words.map(stemOf)));
  const pointed = sentences.map(pointedAt);
  const thirds = sentences.map(({ words }) =>
    words.flatMap((word) =>
      /^(?:he|she|him|her|his)$/.test(lower(word)) ? (PRONOUN_CLASS.get(lower(word)) ?? []) : [],
    ),
  );
  const mentions = indexesOfMentions(sentences);
  const speaksOf = (index: number | undefined, person: string | undefined) =>
    index !== undefined &&
    sentences[index]?.words.some((word) => PRONOUN_CLASS.get(lower(word)) === person) === true;
  return [
    (order) =>
      sumOver(order, (index, place) =>
        (pointed[index] ?? []).reduce((sum, stem) => {
          const distance = [1, 2].find((back) => nouns[order[place - back] ?? -1]?.has(stem));
          return distance === undefined ? sum : sum + 1 / distance;
        }, 0),
      ),
    (order) =>
      sumOver(order, (index, place) => {
        const person = thirds[index]?.[0];
        if (person === undefined) return 0;
        return places[place]?.opens === false && speaksOf(order[place - 1], person) ? 1 : 0;
      }),
    (order) => {
      const seen = new Set<string>();
      return sumOver(order, (index) => {
        const unknown = (pointed[index] ?? []).filter((stem) => !seen.has(stem)).length;
        for (const stem of nouns[index] ?? []) seen.add(stem);
        return -unknown;
      });
    },
    (order) => {
      const placeOf = new Map(order.map((index, place) => [index, place]));
      const before = (one: number, other: number) =>
        (placeOf.get(one) ?? 0) < (placeOf.get(other) ?? 0);
      return mentions.reduce(
        (sum, { introduced, given }) =>
          sum +
          pairs(introduced, given).reduce(
            (total, [one, other]) => total + (before(one, other) ? 1 : -1),
            0,
          ),
        0,
      );
    },
  ];
}

/** Stems of the nouns that a sentence points at with "the" or "this". */
function pointedAt({ words }: Sentence): string[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const isPointed =
      word.partOfSpeech === "NOUN" &&
      before !== undefined &&
      /^(?:the|this|that|these|those|such)$/.test(lower(before));
    return isPointed ? [stemOf(word)] : [];
  });
}

function pairs(ones: ReadonlySet<number>, others: ReadonlySet<number>): [number, number][] {
  return [...ones].flatMap((one) =>
    [...others].flatMap((other) => (one === other ? [] : [[one, other] as [number, number]])),
  );
}

const ORDINALS = [
  /^(?:first|firstly|first of all|to begin with|the first|one reason)\b/,
  /^(?:second|secondly|the second|another|also|furthermore|moreover|in addition|on the other hand|however)\b/,
  /^(?:third|thirdly|lastly|finally)\b/,
];
const LEANING =
  /^(?:he|she|they|it|this|these|those|such|his|her|their|its|but|so|yet|and|or|also|then|another|for example|for instance|however|therefore|thus|instead|otherwise|in other words|in addition|even so|then|the same|others?|as a result|moreover|furthermore|besides|nevertheless)\b/;
const LONGEST = 30;

/** A plan: issue and position first and last, points in turn, paragraphs that open with a short point and end on a longer sentence. */
function planSigns(
  sentences: readonly Sentence[],
  places: readonly Place[],
  promptStems: ReadonlySet<string>,
): Sign[] {
  const last = places.at(-1)?.paragraph;
  const aboutPrompt = sentences.map(
    ({ words }) => new Set(words.map(stemOf).filter((stem) => promptStems.has(stem))).size,
  );
  const stands = sentences.map((sentence) => shows(sentence, "stance"));
  const concludes = sentences.map((sentence) => shows(sentence, "conclusion"));
  const ordinals = sentences.map(({ plain }) =>
    ORDINALS.findIndex((pattern) => pattern.test(plain)),
  );
  const lengths = sentences.map(({ words }) => Math.min(LONGEST, words.length));
  const leans = sentences.map(({ plain }) => LEANING.test(plain));
  return [
    (order) =>
      sumOver(
        order,
        (index, place) =>
          (aboutPrompt[index] ?? 0) *
          ((places[place]?.paragraph === 0 ? 1 : 0) +
            (places[place]?.paragraph === last ? 0.7 : 0) +
            (places[place]?.opens ? 0.3 : 0)),
      ),
    (order) =>
      sumOver(order, (index, place) =>
        stands[index] && (places[place]?.paragraph === 0 || places[place]?.paragraph === last)
          ? 1
          : 0,
      ),
    (order) =>
      sumOver(order, (index, place) =>
        concludes[index] && places[place]?.paragraph === last ? 1 : 0,
      ),
    (order) => {
      let highest = -1;
      return sumOver(order, (index, place) => {
        const ordinal = ordinals[index] ?? -1;
        if (ordinal < 0) return 0;
        const isLate = ordinal < highest;
        highest = Math.max(highest, ordinal);
        return (isLate ? -1 : 0) + (places[place]?.opens ? 1 : 0);
      });
    },
    (order) =>
      sumOver(order, (index, place) => (places[place]?.opens ? -(lengths[index] ?? 0) : 0)),
    (order) =>
      sumOver(order, (index, place) => (places[place]?.closes ? (lengths[index] ?? 0) : 0)),
    (order) => (leans[order[0] ?? 0] ? -1 : 0),
  ];
}

function sumOver(
  order: readonly number[],
  value: (index: number, place: number) => number,
): number {
  return order.reduce((sum, index, place) => sum + value(index, place), 0);
}
