import type { LanguageProblem, ProblemKind } from "../language/problem.ts";
import type { SentenceRole } from "../measures/sentence-role.ts";
import { gatesOf } from "../rating/gates.ts";
import type { EssayMeasures } from "../rating/measures.ts";
import type { Trait } from "../rating/traits.ts";
import type { Span } from "../reading/reading.ts";
import type { AskId } from "../structure/directive.ts";

const ADVICE_IDS = [
  "write-more",
  "take-position",
  "do-what-is-asked",
  "speak-of-issue",
  "own-words",
  "give-example",
  "meet-objection",
  "replace-filler",
  "cut-repeats",
  "make-paragraphs",
  "restore-order",
  "conclude",
  "end-sentences",
  "vary-words",
  "fix-grammar",
  "fix-spelling",
  "fix-word-choice",
] as const;

/** One next edit that a writer could make. */
export type AdviceId = (typeof ADVICE_IDS)[number];

export interface Advice {
  readonly id: AdviceId;
  readonly trait: Trait;
  /** How much it would help, relative to other advice on the same trait: 0 to 1. */
  readonly urgency: number;
  /** Where it shows: at most two stretches of the text. */
  readonly evidence: readonly Span[];
  /** What of the instruction was not seen to be done, for `do-what-is-asked`. */
  readonly ask: AskId | null;
}

type Rule = (measures: EssayMeasures) => Omit<Advice, "id"> | null;

const ENOUGH_WORDS = 350;
const LONGEST_SENTENCE = 45;

const RULES: Readonly<Record<AdviceId, Rule>> = {
  "write-more": ({ substance, essay }) =>
    substance.words >= ENOUGH_WORDS
      ? null
      : {
          trait: "development",
          urgency: 1 - substance.words / ENOUGH_WORDS,
          evidence: essay.sentences.slice(-1),
          ask: null,
        },
  "take-position": ({ structure, essay }) =>
    structure.thesis !== null
      ? null
      : { trait: "position", urgency: 0.9, evidence: essay.sentences.slice(0, 1), ask: null },
  "do-what-is-asked": ({ asks }) => {
    const missing = asks.find(({ sentence }) => sentence === null);
    return missing === undefined
      ? null
      : { trait: "position", urgency: 0.95, evidence: [], ask: missing.ask };
  },
  "speak-of-issue": (measures) => {
    const isHeld = gatesOf(measures).some(({ flag }) => flag === "off-topic");
    if (!isHeld) return null;
    const evidence = measures.essay.sentences.slice(0, 1);
    return { trait: "position", urgency: 1, evidence, ask: null };
  },
  "own-words": sentencesIn("copied", "position", 0.8),
  "give-example": ({ structure, essay }) =>
    structure.examples.length > 1
      ? null
      : {
          trait: "development",
          urgency: 0.7,
          evidence: spans(essay, structure.reasons.slice(0, 1)),
          ask: null,
        },
  "meet-objection": ({ structure, essay }) =>
    structure.replies.length > 0
      ? null
      : {
          trait: "development",
          urgency: 0.5,
          evidence: spans(essay, structure.objections.slice(0, 1)),
          ask: null,
        },
  "replace-filler": sentencesIn("filler", "development", 0.6),
  "cut-repeats": sentencesIn("repeated", "development", 0.8),
  "make-paragraphs": (measures) =>
    measures.essay.paragraphs.length > 2 || measures.essay.words.length < 120
      ? null
      : { trait: "organization", urgency: 1, evidence: breaksIn(measures), ask: null },
  "restore-order": ({ order, essay }) =>
    order === null || order > 0.5 || essay.paragraphs.length < 3
      ? null
      : { trait: "organization", urgency: 0.7, evidence: essay.sentences.slice(0, 2), ask: null },
  conclude: ({ structure, essay }) =>
    structure.conclusion !== null
      ? null
      : { trait: "organization", urgency: 0.6, evidence: essay.sentences.slice(-1), ask: null },
  "end-sentences": ({ essay }) => {
    const long = essay.sentences.filter(({ words }) => words.length > LONGEST_SENTENCE);
    return long.length === 0
      ? null
      : {
          trait: "conventions",
          urgency: Math.min(1, 0.3 + 0.2 * long.length),
          evidence: long.slice(0, 2),
          ask: null,
        };
  },
  "vary-words": ({ vocabulary, essay }) =>
    vocabulary.diversity >= 70 || essay.words.length < 120
      ? null
      : { trait: "language", urgency: 0.4, evidence: repeatingIn(essay), ask: null },
  "fix-grammar": problemsOf(
    "language",
    "agreement",
    "word-form",
    "article",
    "missing-word",
    "repetition",
  ),
  "fix-spelling": problemsOf("conventions", "spelling", "capitalization"),
  "fix-word-choice": problemsOf("language", "confusable"),
};

/** Everything that could be said to the writer. */
export function adviceFor(measures: EssayMeasures): Advice[] {
  return ADVICE_IDS.flatMap((id) => {
    const found = RULES[id](measures);
    return found === null ? [] : [{ id, ...found }];
  });
}

function sentencesIn(role: SentenceRole, trait: Trait, urgency: number): Rule {
  return ({ essay, substance }) => {
    const found = essay.sentences.filter((_, at) => substance.roles[at] === role);
    const share = substance.wordsIn[role] / Math.max(1, essay.words.length);
    return share < 0.1
      ? null
      : { trait, urgency: Math.min(1, urgency + share), evidence: found.slice(0, 2), ask: null };
  };
}

function problemsOf(trait: Trait, ...kinds: readonly ProblemKind[]): Rule {
  return ({ problems, essay }) => {
    const found: readonly LanguageProblem[] = problems.filter(({ kind }) => kinds.includes(kind));
    const rate = (100 * found.length) / Math.max(1, essay.words.length);
    return found.length === 0
      ? null
      : { trait, urgency: Math.min(1, 0.25 + 0.25 * rate), evidence: found.slice(0, 2), ask: null };
  };
}

const spans = (essay: EssayMeasures["essay"], sentences: readonly number[]): Span[] =>
  sentences.flatMap((at) => essay.sentences[at] ?? []);

/** Where a paragraph could begin: at the first reason or example after the opening, and at the conclusion. */
function breaksIn({ essay, structure }: EssayMeasures): Span[] {
  const opening = Math.max(1, (structure.thesis ?? 0) + 1);
  const support = [...structure.reasons, ...structure.examples].sort((one, other) => one - other);
  const body = support.find((at) => at >= opening && at !== structure.conclusion);
  const found = [body, structure.conclusion].filter((at) => typeof at === "number" && at > 0);
  return spans(essay, [...new Set(found as number[])]); // the others are filtered out
}

const MOST_REPEATED = 5;

/** The two sentences that hold most of the words that come again most often, in their order. */
function repeatingIn({ sentences }: EssayMeasures["essay"]): Span[] {
  const counts = new Map<string, number>();
  for (const { content } of sentences) {
    for (const stem of content) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const repeated = [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_REPEATED);
  const held = ({ content }: (typeof sentences)[number]) =>
    repeated.filter(([stem]) => content.has(stem)).length;
  return sentences
    .filter((sentence) => held(sentence) > 0)
    .sort((one, other) => held(other) - held(one))
    .slice(0, 2)
    .sort((one, other) => one.start - other.start);
}
