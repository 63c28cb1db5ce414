import { lower, type Sentence } from "../reading/essay-text.ts";
import type { Span, Token } from "../reading/reading.ts";

const NOT_FINITE_AFTER = /^(?:AUX|PART)$/;
const LINK = /^(?:PUNCT|SCONJ|CCONJ)$/;
const RELATIVE = /^(?:who|which|that|where|when|what|how|why|whose)$/;

/**
 * The clauses of a sentence, one for each finite verb: they part at the last mark, conjunction or relative between two such verbs,
 * or right before the second where nothing stands between. A sentence without a finite verb is one clause.
 */
export function clausesOf({ tokens, start, end }: Sentence): Span[] {
  const verbs = tokens.flatMap((_, at) => (isFiniteVerb(tokens, at) ? [at] : []));
  const cuts = verbs.slice(1).flatMap((verb, index) => {
    const first = (verbs[index] ?? 0) + 1;
    const between = tokens.slice(first, verb);
    const link = between.findLastIndex(
      (token) => LINK.test(token.partOfSpeech) || RELATIVE.test(lower(token)),
    );
    return tokens[link < 0 ? Math.max(first, verb - 1) : first + link]?.start ?? [];
  });
  return [start, ...cuts].map((from, index) => ({ start: from, end: cuts[index] ?? end }));
}

function isFiniteVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !/^(?:VERB|AUX)$/.test(token.partOfSpeech)) return false;
  if (/ing$|^(?:be|been)$/.test(lower(token))) return false;
  const before = tokens
    .slice(Math.max(0, at - 3), at)
    .findLast(({ partOfSpeech }) => partOfSpeech !== "ADV");
  return before === undefined || !NOT_FINITE_AFTER.test(before.partOfSpeech);
}
