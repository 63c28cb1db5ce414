import type { KeyedItem, NumericEntryValue, Response } from "../item/index.ts";
import { keyValue } from "./score-numeric-entry.ts";

/** The right response in the form in which candidates respond, so that one view can show both. */
export function keyAsResponse(item: KeyedItem): Response {
  switch (item.type) {
    case "text-completion":
    case "sentence-equivalence":
    case "reading-multiple":
    case "multiple-choice":
      return { type: item.type, optionIds: [...item.key] };
    case "reading-single":
    case "quantitative-comparison":
    case "single-choice":
      return { type: item.type, optionId: item.key };
    case "select-in-passage":
      return { type: item.type, sentenceId: item.key };
    case "numeric-entry":
      return { type: item.type, entry: keyAsEntry(item.key) };
  }
}

function keyAsEntry(key: Extract<KeyedItem, { type: "numeric-entry" }>["key"]): NumericEntryValue {
  if (key.form === "fraction") {
    return {
      form: "fraction",
      numerator: String(key.numerator),
      denominator: String(key.denominator),
    };
  }
  return { form: "decimal", text: keyValue(key).toString() };
}
