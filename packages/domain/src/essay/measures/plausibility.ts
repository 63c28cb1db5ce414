import { lower, type Sentence } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";
import { FUNCTION_WORDS } from "../reading/word-lists.ts";

const ARTICLE = /^(?:a|an|the|my|your|our|their|every)$/;
const SUBJECT = /^(?:i|he|she|we|they)$/;
const STRICT_PREPOSITION = /^(?:of|at|from|with|into|by|among|between|during|toward)$/;
const MODAL = /^(?:can|could|will|would|should|must|may|might)$/;
const JOINER = /^(?:and|or|but|because|if|although|than)$/;
const VERBAL = /^(?:is|are|was|were|has|have|had|does|did|can|will|would|should|must|may|could)$/;

/** Pairs of neighbors that English does not have, or hardly; each is a test of the second word after the first. */
const IMPLAUSIBLE: readonly (readonly [RegExp, RegExp])[] = [
  [
    ARTICLE,
    /^(?:a|an|the|of|to|and|or|but|is|are|was|were|has|have|had|does|did|can|will|would|should|must|may|i|he|she|it|we|they|him|them|us|me|if|because|that|than|from|with|by|for|at|in|into|not|this|these)$/,
  ],
  [
    STRICT_PREPOSITION,
    /^(?:of|to|and|or|but|is|are|was|were|has|had|does|did|can|will|would|should|must|i|he|she|we|they|if|because|than|not|with|from|by|at|for)$/,
  ],
  [
    MODAL,
    /^(?:of|to|and|or|but|is|are|was|were|has|had|does|did|can|will|would|should|must|may|might|could|the|a|an|because|than|in|at|for|with|from|their|his)$/,
  ],
  [JOINER, /^(?:of|and|or|but|than|will|would|should|must|can|is|are|was|were|has|have|had)$/],
  [SUBJECT, /^(?:of|the|a|an|i|he|she|we|they|it|than|from|because|this|their|his|my|is)$/],
  [VERBAL, /^(?:of|than|and|or|but)$/],
  [
    /^to$/,
    /^(?:of|and|or|but|is|are|was|were|has|had|does|did|can|will|would|should|must|i|he|she|we|they|to|for|with|from|by|than)$/,
  ],
  [/^n't$/, /^(?:of|the|and|or|but|is|are|i|he|she|we|they|than|because)$/],
];
const NO_LAST_WORD =
  /^(?:a|an|the|and|or|but|because|than|of|my|your|our|their|every|i|he|she|they|we)$/;

/** Share of a sentence's neighbors that do not belong together, 0 to 1: below .02 in prose, above .1 in shuffled words. */
export function implausibility({ tokens, words }: Sentence): number {
  if (words.length < 2) return 0;
  const odd = tokens.filter((token, index) => isOdd(tokens[index - 1], token)).length;
  const last = words.at(-1);
  return (
    (odd + (last !== undefined && NO_LAST_WORD.test(lower(last)) ? 1 : 0)) / (words.length - 1)
  );
}

function isOdd(before: Token | undefined, token: Token): boolean {
  if (before === undefined) return false;
  const [first, second] = [lower(before), lower(token)];
  return IMPLAUSIBLE.some(([left, right]) => left.test(first) && right.test(second));
}

/** Share of the words that are closed-class, 0 to 1: about .5 in prose, almost none in a list of words. */
export function functionShare(sentence: Sentence): number {
  const { words } = sentence;
  return words.filter((word) => FUNCTION_WORDS.has(lower(word))).length / Math.max(1, words.length);
}
