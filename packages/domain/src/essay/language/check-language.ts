import { type EssayText, lower } from "../reading/essay-text.ts";
import type { LanguageReading, Span, Token } from "../reading/reading.ts";
import { findDisagreements } from "./agreement.ts";
import { findCommaSplices } from "./comma-splices.ts";
import { findConfusables } from "./confusables.ts";
import { findLearnerErrors } from "./learner-errors.ts";
import { findLearnerGrammar } from "./learner-grammar.ts";
import { trustedDoubts } from "./library-doubts.ts";
import type { LanguageProblem } from "./problem.ts";
import { findFragment, findFused } from "./sentence-boundaries.ts";
import { findSpacing } from "./spacing.ts";

/** Every probable error of an essay in the order of its text; where two finders see the same words, the more specific one counts. */
export function checkLanguage(reading: LanguageReading, essay: EssayText): LanguageProblem[] {
  const own = essay.sentences.flatMap((sentence) => [
    ...findConfusables(reading.text, sentence),
    ...findDisagreements(reading.text, sentence),
    ...findLearnerErrors(reading.text, sentence),
    ...findLearnerGrammar(reading.text, sentence),
    ...findCommaSplices(reading.text, sentence),
    ...findRepeatedWords(reading.text, sentence.tokens),
    ...findSpacing(reading.text, sentence),
    ...findFragment(reading.text, sentence),
    ...findFused(reading.text, sentence),
  ]);
  const kept: LanguageProblem[] = [];
  for (const problem of [...own, ...trustedDoubts(reading)]) {
    if (!kept.some((other) => overlaps(problem, other))) kept.push(problem);
  }
  return kept.sort((one, other) => one.start - other.start);
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** Words that may stand twice: "had had", "that that". */
const MAY_REPEAT = /^(?:had|that|is|do|very|her|so|in|on|no|far|bye|ha|really|many|many|more)$/;

function findRepeatedWords(text: string, tokens: readonly Token[]): LanguageProblem[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    const isRepeated =
      before !== undefined && lower(before) === lower(token) && /^[a-z]+$/.test(lower(token));
    if (!isRepeated || MAY_REPEAT.test(lower(token))) return [];
    const { start, end } = { start: before.start, end: token.end };
    const quote = text.slice(start, end);
    return [{ kind: "repetition" as const, start, end, quote, suggestion: before.text }];
  });
}
