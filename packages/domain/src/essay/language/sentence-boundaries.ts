import { clausesOf } from "../measures/clauses.ts";
import { lower, type Sentence } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";
import type { LanguageProblem } from "./problem.ts";
import { tagAt, wordAt } from "./token-at.ts";

const DEPENDENT = /^(?:because|although|since|whereas)$/;
const SHORTEST = 4;

/** A dependent clause alone ("Because it is late."), or words without any verb. */
export function findFragment(text: string, sentence: Sentence): LanguageProblem[] {
  const { tokens, words } = sentence;
  const first = words[0];
  if (first === undefined || words.length < SHORTEST || tokens.at(-1)?.text !== ".") return [];
  const isDependent =
    DEPENDENT.test(lower(first)) &&
    !/^because of\b/.test(sentence.plain) &&
    !tokens.some(({ text: mark }) => /^[,;:—–]$/.test(mark)) &&
    clausesOf(sentence).length === 1;
  if (!isDependent) return [];
  const { start, end } = first;
  return [{ kind: "punctuation", start, end, quote: text.slice(start, end), suggestion: null }];
}

const SUBJECT = /^(?:i|he|she|they|we)$/;
const CLOSES =
  /^(?:it|him|them|me|us|again|too|well|alone|myself|yourself|themselves|away|anymore|better|easier)$/;
const LINKS =
  /^(?:when|whenever|if|after|before|as|since|while|because|once|until|unless|time|day|more|moment|what|how|so|than|way|though|although|tells?|told|shows?|showed|reminds?|reminded|assured?|convinced?|promised?|says?|said)$/;

/** "I love it they are fun": a sentence goes on without a mark into the next. */
export function findFused(text: string, { tokens }: Sentence): LanguageProblem[] {
  return tokens.flatMap((token, at) => {
    const isBoundary =
      SUBJECT.test(lower(token)) &&
      CLOSES.test(wordAt(tokens, at - 1)) &&
      tagAt(tokens, at - 2) !== "ADP" &&
      /^(?:VERB|AUX)$/.test(tagAt(tokens, at + 1) ?? "");
    const before = tokens.slice(clauseStart(tokens, at), at);
    const isClause = before.some(({ partOfSpeech }) => /^(?:VERB|AUX)$/.test(partOfSpeech));
    if (!isBoundary || !isClause || before.some((one) => LINKS.test(lower(one)))) return [];
    const { start, end } = token;
    const quote = text.slice(start, end);
    return [{ kind: "punctuation" as const, start, end, quote, suggestion: `. ${quote}` }];
  });
}

function clauseStart(tokens: readonly Token[], at: number): number {
  return tokens.slice(0, at).findLastIndex(({ text }) => /^[;:.!?]$/.test(text)) + 1;
}
