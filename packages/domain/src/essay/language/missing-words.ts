import { lower } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";
import { opensClause, tagAt, wordAt } from "./token-at.ts";
import type { TokenFinding, TokenRule } from "./token-rule.ts";

const missingAt = (at: number, suggestion: string | null = null): TokenFinding => ({
  at,
  kind: "missing-word",
  suggestion,
});

const isQuestion = (tokens: readonly Token[]) => tokens.at(-1)?.text === "?";
const PREDICATE = /^(?:DET|ADJ)$/;
const INTENSIFIER = /^(?:very|not|so|really|more|too|better|important|because)$/;
const isPredicate = (tokens: readonly Token[], at: number) =>
  PREDICATE.test(tagAt(tokens, at) ?? "") || INTENSIFIER.test(wordAt(tokens, at));

/** "Is a good idea.", "because is difficult", "I think is good". */
export const missingSubject: TokenRule = (tokens, at) => {
  const verb = wordAt(tokens, at);
  const before = wordAt(tokens, at - 1);
  if (!/^(?:is|was|are|were|has|can|will|helps|makes)$/.test(verb) || isQuestion(tokens))
    return null;
  if (at === 0)
    return /^(?:is|was)$/.test(verb) && isPredicate(tokens, 1) ? missingAt(at, `It ${verb}`) : null;
  if (/^(?:because|although|if)$/.test(before)) return missingAt(at, `it ${verb}`);
  const isReported =
    /^(?:think|believe)$/.test(before) && /^(?:i|we|they|people|you)$/.test(wordAt(tokens, at - 2));
  if (isReported && isPredicate(tokens, at + 1)) return missingAt(at, `it ${verb}`);
  const opensWithPhrase = /^(?:in|for|at|on)$/.test(wordAt(tokens, 0)) && at < 7;
  const isFirstComma =
    before === "," &&
    !tokens
      .slice(0, at - 1)
      .some(({ text, partOfSpeech }) => text === "," || /^(?:VERB|AUX)$/.test(partOfSpeech));
  return opensWithPhrase && isFirstComma && isPredicate(tokens, at + 1)
    ? missingAt(at, `it ${verb}`)
    : null;
};

const SUBJECT = /^(?:i|he|she|we|they|you)$/;
const STATE =
  /^(?:happy|sad|good|bad|tired|ready|able|bored|afraid|angry|important|young|old|successful|interested|excited|busy|sure|scared|confident|smart|poor|rich|different|late|stressed|sick|careful|proud|free|wrong|right|strong|nervous|responsible|hungry)$/;
const AFTER_STATE = /^(?:PUNCT|ADP|SCONJ|CCONJ|PART)$/;

/** "they going", "when you very happy", "it will able to": a form of "be" is missing. */
export const missingBe: TokenRule = (tokens, at) => {
  const word = wordAt(tokens, at);
  const isModal =
    /^(?:will|would|can|could|must|should|may|might)$/.test(word) && tagAt(tokens, at) === "AUX";
  const isSubject = SUBJECT.test(word) && opensClause(tokens, at);
  if (!isModal && !isSubject) return null;
  const next = tokens[at + 1];
  if (next === undefined) return null;
  const isGoing =
    isSubject &&
    next.partOfSpeech === "VERB" &&
    /[a-z]{2}ing$/.test(lower(next)) &&
    next.lemma !== lower(next) &&
    !/^(?:being|having)$/.test(lower(next));
  if (isGoing) return missingAt(at + 1);
  const deniedAt = at + 2;
  const isDenied =
    isSubject &&
    lower(next) === "not" &&
    (deniedAt >= tokens.length ||
      /^(?:PUNCT|ADJ|DET)$/.test(tagAt(tokens, deniedAt) ?? "") ||
      /ing$/.test(wordAt(tokens, deniedAt)));
  if (isDenied && !isQuestion(tokens) && wordAt(tokens, deniedAt) !== ",") return missingAt(at + 1);
  const stateAt = /^(?:very|so|too|really)$/.test(lower(next)) ? at + 2 : at + 1;
  const isState = STATE.test(wordAt(tokens, stateAt)) && tagAt(tokens, stateAt) === "ADJ";
  const isClosed =
    stateAt + 1 >= tokens.length || AFTER_STATE.test(tagAt(tokens, stateAt + 1) ?? "");
  return isState && isClosed && !isQuestion(tokens) ? missingAt(stateAt) : null;
};

/** "there many people", "there a lot of work": no verb. */
export const missingExistence: TokenRule = (tokens, at) =>
  wordAt(tokens, at) === "there" &&
  opensClause(tokens, at) &&
  wordAt(tokens, at - 1) !== "and" &&
  /^(?:many|a|some|several)$/.test(wordAt(tokens, at + 1)) &&
  !isQuestion(tokens)
    ? missingAt(at + 1)
    : null;
