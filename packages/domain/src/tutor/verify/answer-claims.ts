import { type KeyedItem, plainText, type Stimulus, sentencesOf } from "../../item/index.ts";
import { keyAsResponse, keyValue, optionIdsOf, optionsOf } from "../../scoring/index.ts";
import { readNumber } from "./numbers-in.ts";

/** What a text says of the answer, and whether the key agrees; null where that could not be made out. */
export interface AnswerClaim {
  readonly quoted: string;
  readonly agrees: boolean | null;
}

const LETTER = String.raw`\(?([A-I])\)?(?![\w'’])`;
const LETTERS = String.raw`((?:\(?[A-I]\)?(?![\w'’])(?:\s*,?\s*(?:and|or|&|,)\s*)?)+)`;
const IS = String.raw`\s*(?:is|are|was|were|must be|has to be|should be|would be|will be|comes to|equals|=|:)\s*`;
const SURELY = String.raw`(?:(?:therefore|indeed|thus|clearly|simply|actually|in fact)\s+)?`;
const ANSWER = String.raw`\b(?:[Aa]nswers?|ANSWERS?|[Kk]ey|(?:[Cc]orrect|[Rr]ight|[Bb]est|[Cc]redited)\s+(?:options?|choices?|responses?|letters?|pick|pair|sentence|value|number))`;
const NAMED = String.raw`(?:[Oo]ptions?|[Cc]hoices?|[Ll]etters?|[Aa]nswers?)?\s*`;

const ANSWER_IS_LETTERS = new RegExp(`${ANSWER}${IS}${SURELY}${NAMED}${LETTERS}`, "g");
const LETTER_IS_RIGHT = new RegExp(
  String.raw`(?<!not )\b(?:[Oo]ption |[Cc]hoice )?${LETTER}\s+is\s+${SURELY}(?:(?:correct|right)(?! (?:only|if|when|that|about|in|to)\b)|the (?:correct|right|best|credited)\b|the (?:answer|key))`,
  "g",
);
const LETTER_IS_WRONG = new RegExp(
  String.raw`\b(?:[Oo]ption |[Cc]hoice )?${LETTER}\s+(?:is|was)\s+${SURELY}(?:wrong|incorrect|not (?:correct|right|the (?:answer|key))|mistaken|a trap)`,
  "g",
);
const ANSWER_IS = new RegExp(`${ANSWER}${IS}${SURELY}(?:the\\s+)?(.{1,80})`, "g");
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const CONCLUDED_COMPARISON =
  /\b(?:so|thus|therefore|hence|conclu\w+ that|in every case|always|must be that)\b[^.;]{0,40}?\b(?:(quantity a|quantity b) (?:is|must be) (?:always )?(?:the )?(?:greater|larger|bigger)|(?:the )?(?:two )?quantities (?:are|must be) (?:always )?(equal)|(?:the relationship )?(cannot be determined))/gi;

/** Every claim in a text about which answer is right or wrong, compared with the key. */
export function answerClaims(
  markup: string,
  item: KeyedItem,
  stimulus: Stimulus | null,
): AnswerClaim[] {
  const text = markup.replace(/\*/g, "").replace(/\\text\{([^}]*)\}/g, "$1");
  return [
    ...letterClaims(text, item),
    ...comparisonClaims(text, item),
    ...valueClaims(text, item, stimulus),
  ];
}

function keyIds(item: KeyedItem): readonly string[] {
  return optionIdsOf(keyAsResponse(item));
}

function letterClaims(text: string, item: KeyedItem): AnswerClaim[] {
  const key = keyIds(item);
  if (key.length === 0) return [];
  const known = new Set<string>(optionsOf(item).map(({ id }) => id));
  const letters = (found: string) => (found.match(/[A-I]/g) ?? []).filter((id) => known.has(id));
  const whole = [...text.matchAll(ANSWER_IS_LETTERS)].flatMap(([quoted, found = ""]) => {
    const named = letters(found);
    if (named.length === 0) return [];
    const all = named.length > 1 && item.type !== "text-completion";
    const agrees = named.every((id) => key.includes(id)) && (!all || named.length === key.length);
    return [{ quoted, agrees }];
  });
  const single = (pattern: RegExp, isKey: boolean) =>
    [...text.matchAll(pattern)].flatMap(([quoted, id = ""]) =>
      known.has(id) ? [{ quoted, agrees: key.includes(id) === isKey }] : [],
    );
  return [...whole, ...single(LETTER_IS_RIGHT, true), ...single(LETTER_IS_WRONG, false)];
}

/** Only conclusions: in weighing cases either quantity may be called greater. */
function comparisonClaims(text: string, item: KeyedItem): AnswerClaim[] {
  if (item.type !== "quantitative-comparison") return [];
  return [...text.matchAll(CONCLUDED_COMPARISON)].map(([quoted, greater, equal]) => {
    const claimed =
      greater === undefined ? (equal === undefined ? "D" : "C") : greater.slice(-1).toUpperCase();
    return { quoted, agrees: claimed === item.key };
  });
}

/** “The answer is 12.5”, “the correct choice is *prosperous*”, “the right sentence is the third”. */
function valueClaims(text: string, item: KeyedItem, stimulus: Stimulus | null): AnswerClaim[] {
  return [...text.matchAll(ANSWER_IS)].flatMap(([quoted, rest = ""]) => {
    const agrees = valueAgrees(rest, item, stimulus);
    return agrees === undefined ? [] : [{ quoted, agrees }];
  });
}

/** Undefined where letters were named, which are judged as such. */
function valueAgrees(
  rest: string,
  item: KeyedItem,
  stimulus: Stimulus | null,
): boolean | null | undefined {
  if (new RegExp(`^${NAMED}${LETTER}`).test(rest) && item.type !== "numeric-entry")
    return undefined;
  if (item.type === "numeric-entry") {
    const value = resultOf(rest);
    return value === null ? null : value.equals(keyValue(item.key));
  }
  if (item.type === "select-in-passage") return sentenceAgrees(rest, item.key, stimulus);
  if (item.type === "quantitative-comparison") return null;
  return optionAgrees(rest, item);
}

function sentenceAgrees(rest: string, key: string, stimulus: Stimulus | null): boolean | null {
  const sentences = stimulus?.kind === "passage" ? sentencesOf(stimulus) : [];
  const numbered = /^(?:sentence\s+)?(\d{1,2})\b/.exec(rest)?.[1];
  const ordinal = ORDINALS.findIndex((word) => rest.toLowerCase().startsWith(word));
  const place = numbered === undefined ? ordinal : Number(numbered) - 1;
  if (place >= 0) return sentences[place]?.id === key;
  return /^last\b/.test(rest) ? sentences.at(-1)?.id === key : null;
}

/** By an option's words, or by its value where the options are numbers. */
function optionAgrees(rest: string, item: KeyedItem): boolean | null {
  const key = keyIds(item);
  const said = normal(rest);
  const options = optionsOf(item).map(({ id, text }) => ({ id, text, words: normal(text) }));
  const named = options
    .filter(({ words }) => words !== "" && (said === words || said.startsWith(`${words} `)))
    .sort((one, other) => other.words.length - one.words.length)[0];
  if (named !== undefined) return key.includes(named.id);
  const value = resultOf(rest);
  const values = options.map(({ id, text }) => ({ id, value: readNumber(text) }));
  if (value === null || values.some((option) => option.value === null)) return null;
  const match = values.find((option) => option.value?.equals(value));
  return match !== undefined && key.includes(match.id);
}

/** The number said, or what a computation comes to. */
function resultOf(said: string): ReturnType<typeof readNumber> {
  const [computation = ""] = said.split(/[.;](?:\s|$)|\bwhich\b|\band not\b/);
  if (/^[^=]*\d\s*%?\s*(?:of|more|less|times)\b/.test(computation)) return null;
  return readNumber(computation.split("=").at(-1)?.trim() ?? "");
}

function normal(markup: string): string {
  return plainText(markup)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
