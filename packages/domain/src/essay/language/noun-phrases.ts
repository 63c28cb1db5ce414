import { lower } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";
import { isPluralNoun, isSingularNoun } from "./noun-number.ts";
import { tagAt, wordAt } from "./token-at.ts";
import type { TokenRule } from "./token-rule.ts";

/** Count nouns that stand alone in no idiom of theirs. */
const COUNTED: ReadonlySet<string> = new Set(
  `student teacher child kid parent friend problem idea book job computer phone cellphone car city country team goal
  mistake decision house store member boy girl worker employee boss essay story world internet
  situation career club project animal tree machine tool website device citizen leader dog cat
  neighbor classmate coach doctor nurse lawyer player customer`
    .trim()
    .split(/\s+/),
);
const DETERMINER =
  /^(?:no|every|each|what|which|whose|such|many|much|another|either|neither|any|some|enough|one|a|an|the|this|that|my|your|his|her|its|our|their|'s|s|'|last|next|whatever|per|half|all|both|first|only|most)$/;
const NO_ARTICLE_AFTER =
  /^(?:as|by|from|per|of|dear|than|between|to|a|into|,|and|or|nor|"|“|‘|'|-|–|—|\(|\/)$/;
const BEFORE_NOUN = /^(?:ADJ|NOUN|NUM|PROPN)$/;

/** "teacher should help", "in city": a counted thing without article; not in pairs, lists and set phrases. */
export const missingArticle: TokenRule = (tokens, at) => {
  const noun = tokens[at];
  if (
    noun?.partOfSpeech !== "NOUN" ||
    !COUNTED.has(lower(noun)) ||
    (lower(noun) !== noun.text && at > 0)
  )
    return null;
  const next = tokens[at + 1];
  const isJoined =
    next !== undefined &&
    (/^(?:and|or|nor|,|-|–|—|\/|'s|'|’s|:|"|”|’|after|by|to)$/.test(lower(next)) ||
      /^(?:NOUN|PROPN|ADJ|NUM|SYM)$/.test(next.partOfSpeech) ||
      /ing$|ed$/.test(lower(next)));
  if (isJoined) return null;
  let start = at;
  while (start > 0 && isModifier(tokens, start - 1)) start -= 1;
  const before = wordAt(tokens, start - 1);
  const isDetermined =
    tokens
      .slice(Math.max(0, start - 2), start)
      .some(({ partOfSpeech }) => partOfSpeech === "DET") ||
    tokens
      .slice(Math.max(0, start - 1), at)
      .some(
        (token) =>
          DETERMINER.test(lower(token)) ||
          token.partOfSpeech === "NUM" ||
          (/^\p{Lu}/u.test(token.text) && token.start !== tokens[0]?.start),
      );
  return isDetermined ||
    NO_ARTICLE_AFTER.test(before) ||
    /^(?:PROPN|SYM|NUM)$/.test(tagAt(tokens, start - 1) ?? "")
    ? null
    : { at, kind: "article", suggestion: null };
};

const isModifier = (tokens: readonly Token[], at: number): boolean =>
  !DETERMINER.test(wordAt(tokens, at)) &&
  (BEFORE_NOUN.test(tagAt(tokens, at) ?? "") ||
    /^(?:very|more|really|good|bad|new|best|worst|least)$/.test(wordAt(tokens, at)));

/** "all student", "a lot of person", "much people". */
export const numberAfterQuantifier: TokenRule = (tokens, at) => {
  const noun = tokens[at + 1];
  if (
    noun?.partOfSpeech !== "NOUN" ||
    /^(?:NOUN|PROPN)$/.test(tagAt(tokens, at + 2) ?? "") ||
    /^(?:-|'s|’s|')$/.test(wordAt(tokens, at + 2))
  )
    return null;
  const quantifier = wordAt(tokens, at);
  const isMuch =
    quantifier === "much" &&
    /^(?:people|students|things|problems|children|friends|ways|reasons|times|kids|hours|days|years|persons|mistakes|jobs|classes)$/.test(
      lower(noun),
    );
  const isPlural =
    (/^(?:all|most|different|lots)$/.test(quantifier) ||
      (quantifier === "of" && /^(?:lot|lots|bunch|couple)$/.test(wordAt(tokens, at - 1))) ||
      (quantifier === "other" &&
        !DETERMINER.test(wordAt(tokens, at - 1)) &&
        tagAt(tokens, at - 1) !== "DET")) &&
    COUNTED.has(lower(noun)) &&
    !/^(?:world|internet)$/.test(lower(noun)) &&
    !(quantifier === "different" && DETERMINER.test(wordAt(tokens, at - 1)));
  return isMuch || isPlural
    ? { at: at + 1, kind: "agreement", suggestion: isMuch ? null : `${lower(noun)}s` }
    : null;
};

const ASKS_PLURAL = /^(?:many|these|those|several|both|various|two|three|four|five)$/;
const ASKS_SINGULAR = /^(?:a|an|this|every|each|another)$/;

/** "this different ideas", "many good reason", "one of the most important thing". */
export const numberPastAdjective: TokenRule = (tokens, at) => {
  const noun = tokens[at];
  const next = tagAt(tokens, at + 1) ?? "PUNCT";
  if (tagAt(tokens, at - 1) !== "ADJ" || !/^(?:PUNCT|ADP|SCONJ|AUX|VERB|PRON)$/.test(next))
    return null;
  if (
    /^(?:-|'s|’s|'|’)$/.test(wordAt(tokens, at + 1)) ||
    /^(?:few|great|good|many|same|only|such|dozen|hundred|thousand|more|other)$/.test(
      wordAt(tokens, at - 1),
    )
  )
    return null;
  const isIntensified = /^(?:most|very|more)$/.test(wordAt(tokens, at - 2));
  const start = isIntensified ? at - 3 : at - 2;
  const determiner = wordAt(tokens, start);
  const isOneOf =
    /^(?:the|my|our|their|your|his|her)$/.test(determiner) &&
    wordAt(tokens, start - 1) === "of" &&
    wordAt(tokens, start - 2) === "one";
  if ((ASKS_PLURAL.test(determiner) || isOneOf) && isSingularNoun(noun) && noun !== undefined)
    return { at, kind: "agreement", suggestion: `${lower(noun)}s` };
  // "a patient stops breathing": no noun after all.
  if (next === "VERB" && /ing$/.test(wordAt(tokens, at + 1))) return null;
  return ASKS_SINGULAR.test(determiner) && isPluralNoun(noun)
    ? { at, kind: "agreement", suggestion: noun?.lemma ?? null }
    : null;
};

/** "with they", "to he": the object form belongs after a preposition. */
export const pronounAfterPreposition: TokenRule = (tokens, at) =>
  /^(?:to|with|about|at|from)$/.test(wordAt(tokens, at)) &&
  /^(?:he|she|they|we)$/.test(wordAt(tokens, at + 1)) &&
  !/^(?:VERB|AUX|ADV)$/.test(tagAt(tokens, at + 2) ?? "")
    ? { at: at + 1, kind: "word-form", suggestion: null }
    : null;
