import type { EssayPrompt } from "../prompt.ts";
import { CALIBRATION } from "../rating/calibration.ts";
import type { GateFlag } from "../rating/gates.ts";
import { type EssayMeasures, measureEssay } from "../rating/measures.ts";
import { type EssayRating, rateMeasures } from "../rating/rate-essay.ts";
import type { Trait, TraitLevels } from "../rating/traits.ts";
import type { LanguageReading, Span } from "../reading/reading.ts";
import { type Advice, type AdviceId, adviceFor } from "./advice.ts";
import { type MarkKind, structureMarks } from "./marks.ts";
import { ADVICE_MESSAGES, ASK_MESSAGES, MARK_MESSAGES, PROBLEM_MESSAGES } from "./messages.ts";
import { type Quote, quoteFrom } from "./quote.ts";

/** A stretch of the essay with what is to be said of it. */
export interface FeedbackMark extends Span {
  readonly kind: MarkKind;
  readonly message: string;
  readonly suggestion: string | null;
}

/** One of the few things to change first. */
export interface Priority {
  readonly id: AdviceId;
  readonly trait: Trait;
  readonly reason: string;
  readonly edit: string;
  readonly evidence: readonly Quote[];
}

/** What a writer is told about an essay. The score is an estimate of the built-in rater, never a score of the real exam. */
export interface EssayFeedback {
  readonly rating: EssayRating;
  /** At most three, the most useful first. */
  readonly priorities: readonly Priority[];
  readonly marks: readonly FeedbackMark[];
  /** What the instruction asks for, and where the essay was seen to do it. */
  readonly asks: readonly { readonly message: string; readonly quote: Quote | null }[];
}

const MOST_PRIORITIES = 3;

export function essayFeedback(reading: LanguageReading, prompt: EssayPrompt): EssayFeedback {
  const measures = measureEssay(reading, prompt);
  const rating = rateMeasures(measures, CALIBRATION);
  const quote = (span: Span) => quoteFrom(reading.text, span);
  return {
    rating,
    priorities: chooseAdvice(adviceFor(measures), rating).map((advice) =>
      toPriority(advice, quote),
    ),
    marks: marksOf(measures),
    asks: measures.asks.map(({ ask, sentence }) => {
      const found = sentence === null ? undefined : measures.essay.sentences[sentence];
      return { message: ASK_MESSAGES[ask], quote: found === undefined ? null : quote(found) };
    }),
  };
}

/**
 * What a trait counts for a writer, by judgment of the rubric: thinking above mechanics. The score weighs otherwise, by what the
 * rater can see.
 */
const ADVICE_WEIGHTS: TraitLevels = {
  position: 0.27,
  development: 0.3,
  organization: 0.18,
  language: 0.15,
  conventions: 0.1,
};

/** What opens a gate. */
const ADVICE_OF_FLAG: Readonly<Partial<Record<GateFlag, AdviceId>>> = {
  "too-short": "write-more",
  "copied-prompt": "own-words",
  "off-topic": "speak-of-issue",
  "repeated-text": "cut-repeats",
  "directive-ignored": "do-what-is-asked",
};

/**
 * What holds the score down as a whole first; then by how far the trait is from the top, what it counts, and how much the edit
 * would help, one of a trait until all have had theirs.
 */
function chooseAdvice(advice: readonly Advice[], { traits, flags }: EssayRating): Advice[] {
  const opensGate = ({ id }: Advice) => flags.some((flag) => ADVICE_OF_FLAG[flag] === id);
  const worth = (one: Advice) =>
    (opensGate(one) ? 10 : 0) +
    (6 - traits[one.trait] + 0.5) * ADVICE_WEIGHTS[one.trait] * one.urgency;
  const ranked = advice.toSorted((one, other) => worth(other) - worth(one));
  const first = ranked.filter(
    (one, at) => ranked.findIndex(({ trait }) => trait === one.trait) === at,
  );
  return [...first, ...ranked.filter((one) => !first.includes(one))].slice(0, MOST_PRIORITIES);
}

function toPriority({ id, trait, evidence, ask }: Advice, quote: (span: Span) => Quote): Priority {
  const { reason, edit } = ADVICE_MESSAGES[id];
  return {
    id,
    trait,
    reason: ask === null ? reason : `${reason.replace(/\.$/, "")}: ${ASK_MESSAGES[ask]}.`,
    edit,
    evidence: evidence.map(quote),
  };
}

function marksOf(measures: EssayMeasures): FeedbackMark[] {
  const language = measures.problems.map(({ start, end, kind, suggestion }) => ({
    start,
    end,
    kind: "language" as const,
    message: PROBLEM_MESSAGES[kind],
    suggestion,
  }));
  const structure = structureMarks(measures).map(({ start, end, kind, label }) => ({
    start,
    end,
    kind,
    message: MARK_MESSAGES[label],
    suggestion: null,
  }));
  return [...language, ...structure].sort((one, other) => one.start - other.start);
}
