import { stemOf } from "../reading/essay-text.ts";
import { FUNCTION_WORDS, LIGHT_WORDS, STOCK_WORDS } from "../reading/word-lists.ts";

/** Stems of the words that carry a text, crudely lemmatized, since a prompt is not tagged. */
export function stemsOfText(text: string): Set<string> {
  const own = contentForms(text).filter((form) => !STOCK_WORDS.has(form));
  return new Set(own.map((form) => stemOf({ lemma: form })));
}

/** The words of a text that carry content, in lower case. */
export function contentForms(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return words.filter((word) => !FUNCTION_WORDS.has(word) && !LIGHT_WORDS.has(word));
}
