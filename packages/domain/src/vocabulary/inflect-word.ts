/** Forms that a regular word has besides the headword. */
export type WordForm = "base" | "third" | "past" | "present" | "plural";

/** Verbs whose past no rule makes; with a prefix (withdraw, foresee) they stay so. */
const IRREGULAR_VERBS = new Set(
  `arise awake be bear beat beseech become beget begin behold bend bet bid bind bite bleed blow break breed bring build burst buy
  cast catch choose cling come cost creep cut deal dig do draw drink drive eat fall feed feel fight find flee fling fly forbid
  forsake freeze get give go grind grow hang have hear hide hit hold hurt keep kneel know lay lead leap leave lend let lie light
  lose make mean meet pay put quit read rend rid ride ring rise run say see seek sell send set shake shed shine shoot show shrink
  shut sing sink sit slay sleep slide sling slit sow speak speed spend spin spit split spread spring stand steal stick sting stink
  stride strike string strive swear sweep swell swim swing take teach tear tell think throw thrust tread understand wake wear
  weave weep wet win wind wring write`.split(/\s+/),
);
const PREFIX = /^(?:re|un|over|under|with|fore?|out|mis|up|be|inter|in|off|gain|brow)/;

const isIrregular = (verb: string) =>
  IRREGULAR_VERBS.has(verb) || IRREGULAR_VERBS.has(verb.replace(PREFIX, ""));

/** A final consonant after one vowel letter: doubled before a vowel where the stress is on it, which letters do not tell. */
const MAY_DOUBLE = /(?:^|[^aeiou]|qu)[aeiouy][bdfgklmnprstvz]$/;
const ONE_SYLLABLE = /^[^aeiouy]*[aeiouy][^aeiouy]+$/;

/**
 * The ways in which a form of an English word may be spelt by rule, the likelier first; none where no rule is known to hold
 * (irregular verbs, phrases). Two where the letters do not tell whether a consonant is doubled.
 */
export function spellForm(word: string, form: WordForm): readonly string[] {
  if (form === "base") return [word];
  if (!/^[a-z]{2,}$/.test(word)) return [];
  switch (form) {
    case "third":
    case "plural":
      return [withS(word)];
    case "past":
      return isIrregular(word) ? [] : withVowel(word, "ed");
    case "present":
      return withVowel(word, "ing");
  }
}

function withS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(word) ? `${word}es` : `${word}s`;
}

function withVowel(word: string, ending: "ed" | "ing"): readonly string[] {
  const last = word.slice(-1);
  if (/ie$/.test(word)) return ending === "ed" ? [`${word}d`] : [`${word.slice(0, -2)}ying`];
  if (last === "e") {
    if (ending === "ed") return [`${word}d`];
    return [/[eoy]e$/.test(word) ? `${word}ing` : `${word.slice(0, -1)}ing`];
  }
  if (last === "c") return [`${word}k${ending}`];
  if (ending === "ed" && /[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ied`];
  const [plain, doubled] = [`${word}${ending}`, `${word}${last}${ending}`];
  if (!MAY_DOUBLE.test(word)) return [plain];
  return ONE_SYLLABLE.test(word) ? [doubled] : [plain, doubled];
}

/** The one spelling of a form; null where none or more than one is possible: nothing misspelt is to be shown. */
export function certainForm(word: string, form: WordForm): string | null {
  const [first, ...others] = spellForm(word, form);
  return first === undefined || others.length > 0 ? null : first;
}

/** Forms that a part of speech has. */
export function formsOf(partOfSpeech: string): readonly WordForm[] {
  if (partOfSpeech === "verb") return ["base", "third", "past", "present"];
  return partOfSpeech === "noun" ? ["base", "plural"] : ["base"];
}

/** Every spelling of a word in any form, the word itself first: what a typed answer may be. */
export function spellings(word: string, partsOfSpeech: readonly string[]): readonly string[] {
  const forms = new Set(partsOfSpeech.flatMap(formsOf));
  return [...new Set([word, ...[...forms].flatMap((form) => spellForm(word, form))])];
}
