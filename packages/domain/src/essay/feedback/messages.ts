import type { ProblemKind } from "../language/problem.ts";
import type { AskId } from "../structure/directive.ts";
import type { AdviceId } from "./advice.ts";
import type { MarkLabel } from "./marks.ts";

/** What an edit is for, and the one step to take next. */
interface AdviceMessage {
  readonly reason: string;
  readonly edit: string;
}

export const ADVICE_MESSAGES: Readonly<Record<AdviceId, AdviceMessage>> = {
  "write-more": {
    reason: "There is not yet enough material to judge the reasoning by.",
    edit: "Add one body paragraph: a reason that is not in the essay yet, with an example that shows it at work.",
  },
  "take-position": {
    reason: "The opening does not say where you stand.",
    edit: "End the first paragraph with one sentence that states your position and how far it goes.",
  },
  "do-what-is-asked": {
    reason: "One part of the instruction was not found in the essay.",
    edit: "Add a paragraph that does what is still missing, and let it bear on your position.",
  },
  "speak-of-issue": {
    reason: "The essay hardly uses the terms of the issue, so it may be read as off topic.",
    edit: "Name the issue in the first paragraph and tie the first sentence of each paragraph to it.",
  },
  "own-words": {
    reason: "Sentences taken from the task count for nothing.",
    edit: "Put the copied sentence into your own words, or go straight to your position.",
  },
  "give-example": {
    reason: "Claims stand without examples.",
    edit: "After the reason quoted here, add one particular case: who, where, and what came of it.",
  },
  "meet-objection": {
    reason: "No objection is stated and answered.",
    edit: "State the best case against you in one fair sentence, then answer it or limit your position.",
  },
  "replace-filler": {
    reason: "Some sentences would fit any essay.",
    edit: "Replace the sentence quoted here with something that is true of this issue only.",
  },
  "cut-repeats": {
    reason: "Some sentences repeat what was said before.",
    edit: "Cut the repeated sentence, or say what follows from it.",
  },
  "make-paragraphs": {
    reason: "The text is not divided into paragraphs.",
    edit: "Begin a new paragraph where the opening ends, at each new reason, and at the conclusion. A sentence quoted here could begin one.",
  },
  "restore-order": {
    reason: "The sentences hang together little better than in a random order.",
    edit: "Take each paragraph in turn: put its point first, then the reason, then the example.",
  },
  conclude: {
    reason: "The essay stops without a conclusion.",
    edit: "Add two sentences at the end: the position as your cases leave it, and why it matters.",
  },
  "end-sentences": {
    reason: "Some sentences run on past their end.",
    edit: "Break the sentence quoted here into two or three, each with its own subject and verb.",
  },
  "vary-words": {
    reason: "The same words carry most of the essay.",
    edit: "Look at the words that come again in the sentences quoted here, and replace every second use with a more exact one.",
  },
  "fix-grammar": {
    reason: "Verbs and nouns do not always agree or have the right form.",
    edit: "Read the essay once for verbs only: find the subject of each and make the two agree.",
  },
  "fix-spelling": {
    reason: "Misspelled words draw the reader away from the argument.",
    edit: "Correct the words marked here, then read the essay backward once for spelling alone.",
  },
  "fix-word-choice": {
    reason: "Some words stand for others that sound alike.",
    edit: "Check each marked word against the one that is proposed.",
  },
};

export const ASK_MESSAGES: Readonly<Record<AskId, string>> = {
  position: "how far you agree",
  "where-it-holds": "a case in which the statement holds",
  "where-it-fails": "a case in which the statement fails or needs limits",
  "circumstances-for": "circumstances in which following the advice helps",
  "circumstances-against": "circumstances in which following the advice does not help",
  objection: "the strongest objection to your position",
  reply: "your answer to the objection",
  preference: "which view is nearer to your own",
  "first-view": "the first view, with what speaks for and against it",
  "second-view": "the second view, with what speaks for and against it",
  claim: "how far you accept the claim",
  reason: "how far you accept the reason, and whether it supports the claim",
  consequences: "what would follow if the policy were carried out",
  "unwelcome-consequence": "an unwelcome consequence of the policy",
};

export const PROBLEM_MESSAGES: Readonly<Record<ProblemKind, string>> = {
  spelling: "Check the spelling.",
  confusable: "Another word seems to be meant.",
  agreement: "The words do not agree in number.",
  "word-form": "Check the form of the word.",
  article: "Check the article.",
  "missing-word": "A word seems to be missing here.",
  punctuation: "Check the punctuation.",
  capitalization: "Check the capital letter.",
  repetition: "A word stands twice.",
};

export const MARK_MESSAGES: Readonly<Record<MarkLabel, string>> = {
  thesis: "Your position",
  conclusion: "Your conclusion",
  example: "An example",
  objection: "An objection",
  reply: "Your answer to it",
  limit: "A limit to your position",
  filler: "Would fit any essay",
  repeated: "Said before",
  copied: "Taken from the task",
  jumbled: "Hard to read as a sentence",
  stray: "No clear tie to the issue",
};
