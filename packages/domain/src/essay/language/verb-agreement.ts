import { lower } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";
import { isPluralNoun, isSingularNoun } from "./noun-number.ts";
import {
  hasSubjunctive,
  isPlainForm,
  opensClause,
  SAME_IN_PAST,
  tagAt,
  wordAt,
} from "./token-at.ts";
import type { TokenRule } from "./token-rule.ts";

const SINGULAR_SUBJECT =
  /^(?:he|she|it|this|everyone|everybody|someone|somebody|nobody|anyone|everything)$/;
const PLURAL_SUBJECT = /^(?:i|they|we|you)$/;

/** "he need help", "they needs help". */
export const endingOfVerb: TokenRule = (tokens, at) => {
  const subject = wordAt(tokens, at);
  const verb = tokens[at + 1];
  if (verb?.partOfSpeech !== "VERB" || !opensClause(tokens, at)) return null;
  if (/^(?:AUX|VERB)$/.test(tagAt(tokens, at + 2) ?? "")) return null;
  const form = lower(verb);
  if (SINGULAR_SUBJECT.test(subject)) {
    const isBare =
      form === verb.lemma && /^[a-z]{3,}$/.test(form) && !/s$|^(?:need|dare)$/.test(form);
    return isBare &&
      !SAME_IN_PAST.test(form) &&
      !hasSubjunctive(tokens, at) &&
      isPlainSubject(tokens, at)
      ? { at: at + 1, kind: "agreement", suggestion: null }
      : null;
  }
  const hasEnding = PLURAL_SUBJECT.test(subject) && /[^s]s$/.test(form) && form !== verb.lemma;
  return hasEnding ? { at: at + 1, kind: "agreement", suggestion: verb.lemma } : null;
};

/** "This" before a noun, and subjects joined to an earlier helping verb ("will he stay and she leave"), prove nothing. */
function isPlainSubject(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:and|or|then)$/.test(wordAt(tokens, at - 1))) return true;
  return !tokens
    .slice(Math.max(0, at - 10), at)
    .some(
      (token) =>
        token.partOfSpeech === "AUX" || /^(?:let|make|makes|help|helps|see|to)$/.test(lower(token)),
    );
}

/** "students that has phones", "the thing that help me". */
export const verbAfterThat: TokenRule = (tokens, at) => {
  if (!/^(?:that|which)$/.test(wordAt(tokens, at))) return null;
  const noun = tokens[at - 1];
  const verb = tokens[at + 1];
  const isPartOfMore = tokens
    .slice(Math.max(0, at - 7), at - 1)
    .some(
      (token) =>
        /^(?:of|and|or|in|for|with|at|to|from|by|on)$/.test(lower(token)) ||
        token.partOfSpeech === "VERB",
    );
  if (verb === undefined || isPartOfMore || hasSubjunctive(tokens, at)) return null;
  const form = lower(verb);
  const isObject = /^(?:DET|PRON|ADP|ADV|PART|ADJ)$/.test(tagAt(tokens, at + 2) ?? "");
  const hasEnding =
    /^(?:is|was|has|does)$/.test(form) ||
    (verb.partOfSpeech === "VERB" && /[^s]s$/.test(form) && form !== verb.lemma);
  const isBare = isPlainForm(verb) && !SAME_IN_PAST.test(form) && isObject && form !== "come";
  return (isPluralNoun(noun) && hasEnding) || (isSingularNoun(noun) && isBare)
    ? { at: at + 1, kind: "agreement", suggestion: null }
    : null;
};

/** "technology provide security": a noun without article that opens a clause, before a verb without its ending. */
export const bareNounAndVerb: TokenRule = (tokens, at) => {
  if (!isSingularNoun(tokens[at]) || !isPlainForm(tokens[at + 1]) || hasSubjunctive(tokens, at))
    return null;
  const form = wordAt(tokens, at + 1);
  const isObject = /^(?:DET|PRON)$/.test(tagAt(tokens, at + 2) ?? "");
  const opens =
    at === 0 || /^(?:because|when|although|while|,|but|and|that)$/.test(wordAt(tokens, at - 1));
  return opens &&
    isObject &&
    !SAME_IN_PAST.test(form) &&
    form !== "come" &&
    isPlainSubject(tokens, at)
    ? { at: at + 1, kind: "agreement", suggestion: null }
    : null;
};

/** "people who smokes", "a person who want". */
export const verbAfterWho: TokenRule = (tokens, at) => {
  if (wordAt(tokens, at) !== "who") return null;
  const before = wordAt(tokens, at - 1);
  const verb = tokens[at + 1];
  if (verb === undefined || wordAt(tokens, at - 3) === "of" || wordAt(tokens, at - 4) === "of")
    return null;
  const form = lower(verb);
  const isPlural =
    /^(?:people|students|teachers|children|kids|parents|friends|persons|those|others|men|women|workers)$/.test(
      before,
    );
  const isSingular =
    /^(?:person|student|teacher|child|kid|friend|someone|somebody|anyone|everyone|man|woman|worker|boy|girl)$/.test(
      before,
    );
  const hasEnding =
    /^(?:is|was|has|does)$/.test(form) ||
    (verb.partOfSpeech === "VERB" && /[^s]s$/.test(form) && form !== verb.lemma);
  const isBare =
    /^(?:are|were|have|do)$/.test(form) ||
    (isPlainForm(verb) && !SAME_IN_PAST.test(form) && form !== "come");
  return (isPlural && hasEnding) || (isSingular && isBare)
    ? { at: at + 1, kind: "agreement", suggestion: null }
    : null;
};
