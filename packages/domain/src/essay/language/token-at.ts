import { lower } from "../reading/essay-text.ts";
import type { PartOfSpeech, Token } from "../reading/reading.ts";

/** The word at a place in lower case; empty beyond the ends. */
export const wordAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at];
  return token === undefined ? "" : lower(token);
};

export const tagAt = (tokens: readonly Token[], at: number): PartOfSpeech | undefined =>
  tokens[at]?.partOfSpeech;

/** Whether a verb stands as the dictionary has it. */
export const isPlainForm = (token: Token | undefined): boolean =>
  token?.partOfSpeech === "VERB" && lower(token) === token.lemma;

/** Past and plain form alike, or a form that another verb has too. */
export const SAME_IN_PAST =
  /^(?:put|cut|set|read|let|hit|cost|spread|quit|hurt|shut|cast|burst|bet|rid|split|shed|found|saw|left|felt|lay|wound)$/;

const SUBJUNCTIVE =
  /^(?:if|though|wish|suggest|suggests|recommend|recommends|demand|demands|demanded|require|requires|required|insist|insists|propose|proposes|proposed|asks|ask|asked|important|essential|necessary|vital|advise|prefer|let|lest|ensure)$/;

/** Whether one of the words before asks for a verb without its ending. */
export const hasSubjunctive = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 8), at).some((token) => SUBJUNCTIVE.test(lower(token)));

const OPENER =
  /^(?:because|if|when|although|though|that|while|since|whereas|where|unless|until|but|so|and|or|then|,|;|:)$/;

/** Whether a clause can begin here: at the start, after a mark or a word that links clauses. */
export const opensClause = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || OPENER.test(wordAt(tokens, at - 1));

/** Verbs whose plain form is no noun, adjective or past form: after a preposition or beside another verb it is out of place. */
export const CLEAR_VERBS: ReadonlySet<string> = new Set(
  `be have go make get become learn know understand think believe give take find see keep bring say tell ask solve create achieve
  obtain buy eat enjoy develop improve avoid protect choose continue realize grow write speak send follow explain teach lose
  spend pay earn meet provide allow happen accomplish succeed communicate graduate forget remember begin participate prepare
  prevent reduce receive listen decide agree describe explore destroy express`
    .trim()
    .split(/\s+/),
);
