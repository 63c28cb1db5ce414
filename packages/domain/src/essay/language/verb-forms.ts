import { lower } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";
import {
  CLEAR_VERBS,
  hasSubjunctive,
  isPlainForm,
  opensClause,
  SAME_IN_PAST,
  tagAt,
  wordAt,
} from "./token-at.ts";
import type { TokenRule } from "./token-rule.ts";

/** Where the verb of "has never go" or "did not went" stands. */
const afterAdverbs = (tokens: readonly Token[], at: number): number =>
  /^(?:not|n't|also|never|always|just|only|really|already|even)$/.test(wordAt(tokens, at))
    ? at + 1
    : at;

const isInflected = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^(?:VERB|AUX)$/.test(token.partOfSpeech) &&
  lower(token) !== token.lemma &&
  /^[a-z]{3,}$/.test(lower(token)) &&
  !SAME_IN_PAST.test(lower(token));

const MODAL = /^(?:can|could|will|would|should|must|may|might)$/;
const DO = /^(?:do|does|did)$/;

/** "can learned", "did not went", "will going": the plain form belongs after such a verb. */
export const plainAfterModal: TokenRule = (tokens, at) => {
  const helper = wordAt(tokens, at);
  const isModal = MODAL.test(helper);
  if (tagAt(tokens, at) !== "AUX" || !(isModal || DO.test(helper))) return null;
  const verbAt = afterAdverbs(tokens, at + 1);
  if (!isModal && verbAt === at + 1) return null;
  const verb = tokens[verbAt];
  return verb !== undefined && isInflected(verb)
    ? { at: verbAt, kind: "word-form", suggestion: verb.lemma }
    : null;
};

const BEFORE_INFINITIVE =
  /^(?:want|wants|wanted|need|needs|needed|try|tries|trying|tried|have|has|had|going|able|ready|how|like|likes|learn|learns|decide|decided|hope|plan|help|helps|order|allow|allows|him|her|them|us|me|you|people|chance|opportunity|easy|easier|hard|harder|difficult|important|good|better)$/;

/** "to learned", "want to going". */
export const plainAfterTo: TokenRule = (tokens, at) => {
  const verb = tokens[at + 1];
  if (wordAt(tokens, at) !== "to" || tagAt(tokens, at) !== "PART" || !isInflected(verb))
    return null;
  const asksInfinitive = BEFORE_INFINITIVE.test(wordAt(tokens, at - 1));
  const isNounPhrase = /^(?:NOUN|ADJ|PROPN)$/.test(tagAt(tokens, at + 2) ?? "");
  return verb !== undefined && asksInfinitive && !isNounPhrase
    ? { at: at + 1, kind: "word-form", suggestion: verb.lemma }
    : null;
};

const PREPOSITION = /^(?:for|of|without|by|about|before|after|from|in|with|at|on)$/;
const OBJECT = /^(?:DET|PRON|ADJ|ADV|NOUN|ADP|PART)$/;

/** "for make money", "without think about it". */
export const gerundAfterPreposition: TokenRule = (tokens, at) => {
  const verb = tokens[at + 1];
  const isPreposition = PREPOSITION.test(wordAt(tokens, at));
  if (!isPreposition || !isPlainForm(verb) || !CLEAR_VERBS.has(verb?.lemma ?? "")) return null;
  return OBJECT.test(tagAt(tokens, at + 2) ?? "") && tagAt(tokens, at - 1) !== "PUNCT"
    ? { at: at + 1, kind: "word-form", suggestion: null }
    : null;
};

const TAKES_INFINITIVE =
  /^(?:like|love|enjoy|prefer|start|begin|stop|continue|hate|avoid|finish|try|want|need|decide|hope|plan|wish|expect|seem|refuse|promise)$/;

/** "I like play soccer", "they want be free". */
export const linkedVerb: TokenRule = (tokens, at) => {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.partOfSpeech !== "VERB" || !TAKES_INFINITIVE.test(first.lemma)) return null;
  // "nothing need be lost"
  if (lower(first) === "need" && !/^(?:i|we|they|you|people)$/.test(wordAt(tokens, at - 1)))
    return null;
  const isPlain =
    (isPlainForm(second) && CLEAR_VERBS.has(second?.lemma ?? "")) ||
    wordAt(tokens, at + 1) === "be";
  return isPlain && second !== undefined
    ? { at: at + 1, kind: "word-form", suggestion: `to ${second.lemma}` }
    : null;
};

const HAVE = /^(?:have|has|had|'ve)$/;
const OTHER_PARTICIPLE =
  /^(?:go|see|take|give|make|know|write|eat|speak|forget|choose|begin|think|teach|learn|improve|decide|realize|happen|develop|achieve|create|went|did|took|gave|wrote|ate|knew|began|chose|forgot|spoke)$/;

const SAME_AS_PARTICIPLE =
  /^(?:come|become|overcome|run|put|cut|set|read|let|hit|cost|spread|quit|hurt|shut|cast|burst|bet|rid|split|shed|beat|help|need|dare|broadcast|upset|thrust|forecast|said|found|left|begun|born|wound|sunk|shrunk|ground|bound)$/;

/** "have learn", "has went", "has change the way". */
export const participleAfterHave: TokenRule = (tokens, at) => {
  if (!HAVE.test(wordAt(tokens, at))) return null;
  const verbAt = afterAdverbs(tokens, at + 1);
  const isWrong =
    OTHER_PARTICIPLE.test(wordAt(tokens, verbAt)) &&
    /^(?:VERB|AUX)$/.test(tagAt(tokens, verbAt) ?? "");
  const verb = tokens[verbAt];
  const isBare =
    isPlainForm(verb) &&
    !SAME_AS_PARTICIPLE.test(verb?.lemma ?? "") &&
    /^(?:DET|PRON)$/.test(tagAt(tokens, verbAt + 1) ?? "");
  return isWrong || isBare ? { at: verbAt, kind: "word-form", suggestion: null } : null;
};

const BE = /^(?:am|is|are|was|were|'m|'re|be|been|being)$/;

const NO_NOUN =
  /^(?:want|use|prepare|assign|force|allow|require|suppose|motivate|involve|relate|connect|consider|surround|inspire|excite|scare|confuse|disappoint|raise|hire|distract|punish|accept|influence)$/;

/** "they are want it", "was assign to"; not "all we do is make tea". */
export const formAfterBe: TokenRule = (tokens, at) => {
  if (!BE.test(wordAt(tokens, at))) return null;
  const verbAt = afterAdverbs(tokens, at + 1);
  const verb = tokens[verbAt];
  const isCleft = tokens
    .slice(0, at)
    .some((token) => /^(?:do|does|did|done|doing|what|all|thing|step|is|way)$/.test(lower(token)));
  const isWrong =
    isPlainForm(verb) &&
    verb?.lemma !== "become" &&
    !SAME_AS_PARTICIPLE.test(verb?.lemma ?? "") &&
    (CLEAR_VERBS.has(verb?.lemma ?? "") || NO_NOUN.test(verb?.lemma ?? ""));
  return isWrong && !isCleft ? { at: verbAt, kind: "word-form", suggestion: null } : null;
};

/** "they not have", "he no want": a full verb is denied with "do". */
export const denialWithoutDo: TokenRule = (tokens, at) => {
  const isSubject = /^(?:i|he|she|it|we|they|you)$/.test(wordAt(tokens, at));
  const isDenied = /^(?:not|no)$/.test(wordAt(tokens, at + 1));
  if (!isSubject || !isDenied || !opensClause(tokens, at) || hasSubjunctive(tokens, at))
    return null;
  const verb = tokens[at + 2];
  const isVerb = isPlainForm(verb) || /^(?:have|has|is|are|can|do)$/.test(wordAt(tokens, at + 2));
  return isVerb ? { at: at + 1, kind: "word-form", suggestion: null } : null;
};
