import type { WordingVerdict } from "@lexiquant/domain/tutor";
import type { TokenUsage, WritingEvent } from "../../../adapters/language-model/language-model.ts";
import { isEmptyMarkup, tidyMarkup, wholeSentences } from "./tidy-markup.ts";

/** A paragraph that passed the checks. */
export interface CheckedParagraph {
  readonly markup: string;
  readonly traced: boolean;
}

export type WritingOutcome =
  | { readonly kind: "complete"; readonly usage: TokenUsage }
  /** Nothing of the paragraph with the problem was shown. */
  | { readonly kind: "refused"; readonly problem: string; readonly text: string };

/**
 * Lets a model's words through paragraph by paragraph, each only after it was checked together with those before it.
 * Ends at the first that is refused.
 *
 * @throws {ModelFailure} as the model does
 */
export async function* writeChecked(
  writing: AsyncGenerator<WritingEvent, void>,
  verify: (text: string) => Promise<WordingVerdict>,
): AsyncGenerator<CheckedParagraph, WritingOutcome> {
  let usage: TokenUsage = { inputTokens: 0, outputTokens: 0 };
  let shown = "";
  let pending = "";
  const release = async (paragraph: string): Promise<CheckedParagraph | WritingOutcome | null> => {
    const markup = tidyMarkup(paragraph);
    if (isEmptyMarkup(markup)) return null;
    const text = `${shown}\n\n${markup}`;
    const verdict = await verify(text.trim());
    if (verdict.kind === "refused") return { kind: "refused", problem: verdict.problem, text };
    shown = text;
    return { markup, traced: verdict.traced };
  };
  for await (const event of writing) {
    if (event.type === "text") pending += event.text;
    else {
      usage = event.usage;
      pending = event.finished ? pending : wholeSentences(pending);
    }
    const paragraphs = pending.split(/\n\s*\n/);
    pending = event.type === "done" ? "" : (paragraphs.pop() ?? "");
    for (const paragraph of paragraphs) {
      const released = await release(paragraph);
      if (released === null) continue;
      if ("kind" in released) return released;
      yield released;
    }
  }
  return { kind: "complete", usage };
}
