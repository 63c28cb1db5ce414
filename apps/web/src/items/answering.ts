import type { PublicItem, Response } from "@lexiquant/domain/item";
import { chosenIds } from "@lexiquant/domain/session";

/** What a candidate does with an item, and what may be shown of how it went. */
export interface Answering {
  readonly response: Response | null;
  readonly eliminatedIds: readonly string[];
  /** True once the response is submitted: nothing can be changed any more. */
  readonly locked: boolean;
  /** The key, once it is let out. */
  readonly key: Response | null;
  readonly onRespond: (response: Response) => void;
  /** Absent where options cannot be struck out. */
  readonly onToggleElimination: ((optionId: string) => void) | null;
}

/** How an option stands once the key is known. */
export type OptionMark = "chosen-right" | "missed" | "chosen-wrong";

export function optionMark(answering: Answering, optionId: string): OptionMark | null {
  if (answering.key === null) return null;
  const inKey = chosenIds(answering.key).includes(optionId);
  const chosen = chosenIds(answering.response).includes(optionId);
  if (inKey) return chosen ? "chosen-right" : "missed";
  return chosen ? "chosen-wrong" : null;
}

/** The question with nothing to do: for results and for looking back. */
export function lookingBack(response: Response | null, key: Response | null): Answering {
  return {
    response,
    eliminatedIds: [],
    locked: true,
    key,
    onRespond: () => undefined,
    onToggleElimination: null,
  };
}

const STEM_SAYS_HOW = /\b(?:indicate|select) (?:\W*all|\W*exactly|\W*the sentence|\W*which)/i;

/** The directions to print; null where the stem or the table of quantities says enough. */
export function printedDirections(item: PublicItem): string | null {
  if (item.type === "quantitative-comparison" || STEM_SAYS_HOW.test(item.stem)) return null;
  return directionsFor(item);
}

/** What the test prints above or below the options to say how to answer. */
export function directionsFor(item: PublicItem): string {
  switch (item.type) {
    case "text-completion":
      return item.blanks.length === 1
        ? "Select one entry that best completes the text."
        : "For each blank select one entry from its column.";
    case "sentence-equivalence":
      return "Select the two answer choices that fit the sentence and make it alike in meaning.";
    case "reading-multiple":
      return "Consider each of the choices separately and select all that apply.";
    case "multiple-choice":
      return item.picks === null
        ? "Indicate all that apply."
        : `Select exactly ${item.picks} answer choices.`;
    case "select-in-passage":
      return "Select the sentence in the passage.";
    case "numeric-entry":
      return item.form === "decimal"
        ? "Enter your answer as an integer or a decimal in the box."
        : "Enter your answer as a fraction. Fractions need not be in lowest terms.";
    case "quantitative-comparison":
    case "reading-single":
    case "single-choice":
      return "Select one answer choice.";
  }
}
