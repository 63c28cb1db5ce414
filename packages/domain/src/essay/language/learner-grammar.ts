import type { Sentence } from "../reading/essay-text.ts";
import { missingBe, missingExistence, missingSubject } from "./missing-words.ts";
import {
  missingArticle,
  numberAfterQuantifier,
  numberPastAdjective,
  pronounAfterPreposition,
} from "./noun-phrases.ts";
import type { LanguageProblem } from "./problem.ts";
import { findByRules } from "./token-rule.ts";
import { bareNounAndVerb, endingOfVerb, verbAfterThat, verbAfterWho } from "./verb-agreement.ts";
import {
  denialWithoutDo,
  formAfterBe,
  gerundAfterPreposition,
  linkedVerb,
  participleAfterHave,
  plainAfterModal,
  plainAfterTo,
} from "./verb-forms.ts";

const RULES = [
  plainAfterModal,
  plainAfterTo,
  gerundAfterPreposition,
  linkedVerb,
  participleAfterHave,
  formAfterBe,
  denialWithoutDo,
  endingOfVerb,
  verbAfterWho,
  verbAfterThat,
  bareNounAndVerb,
  missingSubject,
  missingBe,
  missingExistence,
  missingArticle,
  numberAfterQuantifier,
  numberPastAdjective,
  pronounAfterPreposition,
];

/** Verb forms, subjects, articles and numbers that learners of English leave out or get wrong. */
export function findLearnerGrammar(text: string, sentence: Sentence): LanguageProblem[] {
  return findByRules(text, sentence, RULES);
}
