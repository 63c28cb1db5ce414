import type { Sentence } from "../reading/essay-text.ts";
import { lower } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";
import { isPluralNoun, isSingularNoun, PLURAL_WITHOUT_S } from "./noun-number.ts";
import type { LanguageProblem } from "./problem.ts";
import { hasSubjunctive, SAME_IN_PAST, tagAt as tag, wordAt as word } from "./token-at.ts";

/** A word that does not agree, with the form that would. */
interface Finding {
  readonly at: number;
  readonly suggestion: string | null;
}

type Rule = (tokens: readonly Token[], at: number) => Finding | null;

/** Verbs and nouns of a sentence that do not agree with their subject or determiner in number. */
export function findDisagreements(text: string, { tokens }: Sentence): LanguageProblem[] {
  const found = new Map<number, Finding>();
  tokens.forEach((_, at) => {
    for (const rule of RULES) {
      const finding = rule(tokens, at);
      if (finding !== null && !found.has(finding.at)) found.set(finding.at, finding);
    }
  });
  return [...found.values()].flatMap(({ at, suggestion }) => {
    const token = tokens[at];
    if (token === undefined) return [];
    const { start, end } = token;
    return [{ kind: "agreement" as const, start, end, quote: text.slice(start, end), suggestion }];
  });
}

const TO_PLURAL: Readonly<Record<string, string>> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
};
const TO_SINGULAR: Readonly<Record<string, string>> = {
  are: "is",
  were: "was",
  have: "has",
  do: "does",
};
/** "they is", "he have": a pronoun subject with the wrong form. */
const pronounAndVerb: Rule = (tokens, at) => {
  const subject = word(tokens, at);
  const next = at + 1;
  const verb = word(tokens, next);
  if (/^(?:they|we|you)$/.test(subject) && TO_PLURAL[verb] !== undefined) {
    return { at: next, suggestion: TO_PLURAL[verb] ?? null };
  }
  if (!/^(?:he|she|it)$/.test(subject) || hasSubjunctive(tokens, at)) return null;
  const before = word(tokens, at - 1);
  // "those who own it are"
  if (word(tokens, at - 2) === "who") return null;
  // "let it do", "did he have", "Tom and she are"
  if (
    tag(tokens, at - 1) === "VERB" ||
    tag(tokens, at - 1) === "AUX" ||
    /^(?:and|or)$/.test(before)
  )
    return null;
  if (tag(tokens, at - 1) === "ADP" && subject === "it") return null;
  return TO_SINGULAR[verb] === undefined
    ? null
    : { at: next, suggestion: TO_SINGULAR[verb] ?? null };
};

/** "the students is", "people has": a plural noun right before a singular form. */
const pluralNounAndVerb: Rule = (tokens, at) => {
  const next = at + 1;
  const verb = TO_PLURAL[word(tokens, next)];
  if (verb === undefined || !isPluralNoun(tokens[at])) return null;
  const start = phraseStart(tokens, at);
  // "What exhausts people is …", "all that a machine supplies is …": no subject.
  const isSubject = !/^(?:what|whatever|how|a|an|each|every)$/.test(word(tokens, start));
  return isSubject && !isAmount(tokens, at) && standsAlone(tokens, start)
    ? { at: next, suggestion: verb }
    : null;
};

/** "Five weeks is enough." */
const isAmount = (tokens: readonly Token[], noun: number): boolean =>
  /^(?:days|weeks|months|years|hours|minutes|seconds|dollars|pounds|euros|miles|percent)$/.test(
    word(tokens, noun),
  ) &&
  (tag(tokens, noun - 1) === "NUM" ||
    /^(?:hundred|thousand|million|few)$/.test(word(tokens, noun - 1)));

/** "the student have", "each of the rules are": a singular noun right before a plural form. */
const singularNounAndVerb: Rule = (tokens, at) => {
  const next = at + 1;
  const verb = TO_SINGULAR[word(tokens, next)];
  if (verb === undefined || hasSubjunctive(tokens, at)) return null;
  const start = phraseStart(tokens, at);
  if (isPluralNoun(tokens[at])) {
    const isOne = /^(?:each|one|either|neither|every)$/.test(word(tokens, start - 2));
    const counts = isOne && word(tokens, start - 1) === "of" && !isQuestion(tokens, start - 2);
    return counts && word(tokens, start - 3) !== "only" ? { at: next, suggestion: verb } : null;
  }
  if (
    !isSingularNoun(tokens[at]) ||
    !/^(?:a|an|the|this|that|each|every|my|his|her|their|our|its|another)$/.test(
      word(tokens, start),
    )
  )
    return null;
  return standsAlone(tokens, start) ? { at: next, suggestion: verb } : null;
};

/** "the teacher explain it": a singular noun before a verb without its ending. */
const singularNounAndBaseVerb: Rule = (tokens, at) => {
  const next = tokens[at + 1];
  if (next?.partOfSpeech !== "VERB" || !isSingularNoun(tokens[at]) || hasSubjunctive(tokens, at))
    return null;
  const verb = lower(next);
  if (verb !== next.lemma || SAME_IN_PAST.test(verb) || /(?:ed|ing|s)$/.test(verb)) return null;
  const start = phraseStart(tokens, at);
  if (!/^(?:a|an|the|this|each|every|my|his|her|our|another)$/.test(word(tokens, start)))
    return null;
  const isFollowed = /^(?:DET|PRON|ADP|ADV|PART|ADJ|SCONJ)$/.test(tag(tokens, at + 2) ?? "");
  return isFollowed && standsAlone(tokens, start) && opensClause(tokens, start)
    ? { at: at + 1, suggestion: thirdPerson(verb) }
    : null;
};

/** "students learns it": a plural noun before a verb with the singular ending. */
const pluralNounAndSingularVerb: Rule = (tokens, at) => {
  const next = tokens[at + 1];
  if (next?.partOfSpeech !== "VERB" || !isPluralNoun(tokens[at])) return null;
  const verb = lower(next);
  if (verb === next.lemma || !/[^s]s$/.test(verb) || !/e?s$/.test(verb)) return null;
  const start = phraseStart(tokens, at);
  const isFollowed = /^(?:DET|PRON|ADP|ADV|PART|ADJ|SCONJ|NOUN)$/.test(tag(tokens, at + 2) ?? "");
  return isFollowed && standsAlone(tokens, start) && opensClause(tokens, start)
    ? { at: at + 1, suggestion: next.lemma }
    : null;
};

const PLURAL_DETERMINER = /^(?:many|these|those|several|few|both|various|two|three|four|five|ten)$/;
const SINGULAR_DETERMINER = /^(?:a|an|this|every|each|another)$/;

/** "many student", "this problems", "one of the reason": a determiner with a noun of the other number. */
const determinerAndNoun: Rule = (tokens, at) => {
  const noun = tokens[at + 1];
  if (noun?.partOfSpeech !== "NOUN" || /^(?:NOUN|PROPN)$/.test(tag(tokens, at + 2) ?? ""))
    return null;
  if (/^-/.test(word(tokens, at + 2)) || /^'s?$/.test(word(tokens, at + 2))) return null;
  // "This points to it", "each claims that it is so", "both stop and stand": no noun after all.
  if (
    /^(?:this|each|both)$/.test(word(tokens, at)) &&
    /^(?:to|that|and)$/.test(word(tokens, at + 2))
  )
    return null;
  // "these carry the water": neither.
  if (
    /^(?:DET|PRON|PART|ADV|ADJ)$/.test(tag(tokens, at + 2) ?? "") ||
    /s$/.test(word(tokens, at + 2))
  )
    return null;
  const determiner = word(tokens, at);
  const asksPlural =
    PLURAL_DETERMINER.test(determiner) ||
    (/^(?:the|my|our|their|his|her)$/.test(determiner) &&
      /^one of$/.test(`${word(tokens, at - 2)} ${word(tokens, at - 1)}`));
  if (
    asksPlural &&
    isSingularNoun(noun) &&
    !/^(?:dozen|hundred|thousand|million|billion|left)$/.test(noun.lemma)
  ) {
    return { at: at + 1, suggestion: `${lower(noun)}s` };
  }
  const asksSingular =
    SINGULAR_DETERMINER.test(determiner) && !/^(?:few|many|such)$/.test(word(tokens, at + 1));
  return asksSingular && isPluralNoun(noun) ? { at: at + 1, suggestion: noun.lemma } : null;
};

const MODAL = /^(?:can|could|will|would|shall|should|may|might|must|does|do|did)$/;

/** "can helps", "did not went": after such a verb stands the plain form. */
const plainFormAfterModal: Rule = (tokens, at) => {
  if (!MODAL.test(word(tokens, at)) || tag(tokens, at) !== "AUX" || isWholePredicate(tokens, at))
    return null;
  const isNegated = /^(?:not|n't|also|never)$/.test(word(tokens, at + 1));
  const verbAt = isNegated ? at + 2 : at + 1;
  const verb = tokens[verbAt];
  if (verb === undefined || !/^(?:VERB|AUX)$/.test(verb.partOfSpeech)) return null;
  const form = lower(verb);
  const isInflected = form !== verb.lemma && !form.startsWith("'") && !SAME_IN_PAST.test(form);
  return isInflected && /(?:s|ed|went|had|was|were|made|took|gave)$/.test(form) && form.length > 2
    ? { at: verbAt, suggestion: verb.lemma }
    : null;
};

/** "the harm that people do seems small": this "do" ends its clause. */
function isWholePredicate(tokens: readonly Token[], at: number): boolean {
  const earlier = tokens.slice(Math.max(0, at - 4), at).map(lower);
  return (
    /^(?:do|does|did)$/.test(word(tokens, at)) &&
    /^(?:NOUN|PRON)$/.test(tag(tokens, at - 1) ?? "") &&
    earlier.some((one) => /^(?:that|which|what|whatever|all|as|than)$/.test(one))
  );
}

/** "there is many reasons", "there are a reason". */
const existential: Rule = (tokens, at) => {
  if (word(tokens, at) !== "there") return null;
  const verb = word(tokens, at + 1);
  const next = word(tokens, at + 2);
  if (
    /^(?:is|was|'s)$/.test(verb) &&
    /^(?:many|several|few|two|three|some|these|various|lots)$/.test(next)
  ) {
    const nounAt = /^(?:ADJ|NOUN)$/.test(tag(tokens, at + 3) ?? "") ? at + 3 : at + 2;
    const isPlural = isPluralNoun(tokens[nounAt]) || isPluralNoun(tokens[nounAt + 1]);
    return isPlural ? { at: at + 1, suggestion: verb === "was" ? "were" : "are" } : null;
  }
  const isWrong =
    /^(?:are|were)$/.test(verb) &&
    /^(?:a|an|another)$/.test(next) &&
    isSingularNoun(tokens[at + 3]);
  return isWrong &&
    !/^(?:few|lot|number|couple|variety|range|handful|host|majority|series|dozen|great)$/.test(
      word(tokens, at + 3),
    )
    ? { at: at + 1, suggestion: TO_SINGULAR[verb] ?? null }
    : null;
};

const RULES: readonly Rule[] = [
  pronounAndVerb,
  pluralNounAndVerb,
  singularNounAndVerb,
  singularNounAndBaseVerb,
  pluralNounAndSingularVerb,
  determinerAndNoun,
  plainFormAfterModal,
  existential,
];

/** First token of the noun phrase that ends at a noun. */
function phraseStart(tokens: readonly Token[], noun: number): number {
  let at = noun;
  while (
    /^(?:ADJ|NOUN|NUM)$/.test(tag(tokens, at - 1) ?? "") &&
    !PLURAL_WITHOUT_S.test(word(tokens, at - 1))
  )
    at -= 1;
  const isDetermined =
    /^(?:DET)$/.test(tag(tokens, at - 1) ?? "") ||
    /^(?:my|his|her|its|our|their|your|many|this|that|these|those|each|every)$/.test(
      word(tokens, at - 1),
    );
  return isDetermined ? at - 1 : at;
}

/** Whether a phrase is a whole subject: not the end of "one of …", "reading …", "A and …" or of a question. */
function standsAlone(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1];
  if (before === undefined) return true;
  if (/^(?:ADP|AUX|CCONJ|PART|VERB|NOUN|ADJ|NUM)$/.test(before.partOfSpeech)) {
    return before.partOfSpeech === "CCONJ" && lower(before) === "but";
  }
  if (
    /^(?:than|as|of|like|is|are|was|were|do|does|did|nor|or|and|what|which|how)$/.test(
      lower(before),
    )
  )
    return false;
  const earlier = tokens.slice(Math.max(0, start - 5), start);
  return !earlier.some(
    ({ text, partOfSpeech }) =>
      /^(?:of|for|and|or|nor)$/i.test(text) || (partOfSpeech === "VERB" && /ing$/.test(text)),
  );
}

/** Whether a phrase begins a sentence or clause, so that it is nobody's object. */
function opensClause(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1];
  return (
    before === undefined ||
    /^(?:because|if|when|although|that|while|since|whereas|where|unless|but|so|,|;)$/.test(
      lower(before),
    )
  );
}

const isQuestion = (tokens: readonly Token[], at: number) => tag(tokens, at - 1) === "AUX";

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
