import type { GainTerm, Recommendation } from "@lexiquant/contract";
import { MEASURE_NAMES, type Measure } from "@lexiquant/domain/item";

/** A factor so near to that of the usual topic is no reason for anything. */
const TIMES_WORTH_TELLING = 1.1;
/** Fit is 1 at best: from here on the chance of success is within a tenth of the one that teaches most. */
const FITTING = 0.95;

/** What speaks most for a drill against the usual topic of the test; null where nothing stands out. */
export function termsSentence({ reason, subject }: Recommendation): string | null {
  const told = reason.terms
    // That a rusting topic is being forgotten is its first sentence.
    .filter(({ factor }) => reason.kind !== "rusting" || factor !== "repetition")
    .filter(({ factor, times }) => times >= (factor === "fit" ? FITTING : TIMES_WORTH_TELLING))
    .map((term) => termClause(term, subject?.measure ?? null));
  return told.length === 0 ? null : `It stands out because ${told.join(", and because ")}.`;
}

function termClause({ factor, times }: GainTerm, measure: Measure | null): string {
  switch (factor) {
    case "share":
      return `it counts about ${Math.round(times * 10) / 10} times as much on the test as a typical topic`;
    case "target":
      // The other measure counts less from three points below its target on.
      return measure === null
        ? "the other measure is nearer to its target"
        : `${MEASURE_NAMES[otherThan(measure)]} is nearer to its target`;
    case "exploration":
      return "less is known of your level in it than in a typical topic";
    case "room":
      return "you have practiced it less than a typical topic, so each question should teach more";
    case "fit":
      return "its new questions are neither too easy nor too hard for you";
    case "kept":
      return "what you learn in it should last longer than in a typical topic";
    case "repetition":
      return "without a repetition, what you won in it fades";
    case "minutes":
      return "its questions take less time than those of a typical topic";
  }
}

function otherThan(measure: Measure): Measure {
  return measure === "verbal" ? "quantitative" : "verbal";
}
