import type { Response } from "@lexiquant/domain/item";

/** A response in one word, equal for responses that say the same; null where it says nothing. */
export function choiceOf(response: Response): string | null {
  switch (response.type) {
    case "text-completion":
      return response.optionIds.join("+");
    case "sentence-equivalence":
    case "reading-multiple":
    case "multiple-choice":
      return [...response.optionIds].sort().join("+");
    case "reading-single":
    case "quantitative-comparison":
    case "single-choice":
      return response.optionId;
    case "select-in-passage":
      return response.sentenceId;
    case "numeric-entry":
      return response.entry.form === "decimal"
        ? response.entry.text.trim()
        : `${response.entry.numerator.trim()}/${response.entry.denominator.trim()}`;
  }
}
