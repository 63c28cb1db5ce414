import type { VocabularyResponse } from "@lexiquant/contract";

/** What was given, where the options do not show it already. */
export function responseInWords(response: VocabularyResponse): string | null {
  switch (response.kind) {
    case "typed":
      return `You typed: ${response.text}`;
    case "unknown":
    case "chosen":
    case "recalled":
      return null;
  }
}
