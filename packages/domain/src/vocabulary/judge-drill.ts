import { accepted, type Result, refused } from "../kernel/index.ts";
import type { KeyedDrill } from "./drill.ts";
import { foldText } from "./fold-text.ts";
import { isOneSlip } from "./is-one-slip.ts";

export type DrillResponse =
  | { readonly kind: "chosen"; readonly optionIds: readonly string[] }
  | { readonly kind: "typed"; readonly text: string }
  /** The student looked and judges */
  | { readonly kind: "recalled" }
  /** "I do not know" */
  | { readonly kind: "unknown" };

/**
 * Whether a response is right; null where the student judges. A pair is right whole or not at all. A typed word with one slip
 * is right, unless that makes another word. Refused where it is no response to such a question.
 *
 * @param isOtherWord whether a typed text is a word of its own besides the asked one
 */
export function judgeDrill(
  drill: KeyedDrill,
  response: DrillResponse,
  isOtherWord: (text: string) => boolean,
): Result<boolean | null, "response-mismatch"> {
  switch (response.kind) {
    case "unknown":
      return accepted(false);
    case "recalled":
      return drill.answerBy === "recalling" ? accepted(null) : refused("response-mismatch");
    case "typed":
      return drill.answerBy === "typing"
        ? accepted(isTypedRight(drill, foldText(response.text), isOtherWord))
        : refused("response-mismatch");
    case "chosen":
      return judgeChoice(drill, response.optionIds);
  }
}

function isTypedRight(
  { accepts, synonyms }: KeyedDrill,
  text: string,
  isOtherWord: (text: string) => boolean,
): boolean {
  if (accepts.includes(text)) return true;
  const isSlip = accepts.some((form) => isOneSlip(text, form));
  return isSlip && !synonyms.includes(text) && !isOtherWord(text);
}

/** Whether an answer that was judged right has a slip in it: it was known, but not to the letter. */
export function hasSlip({ accepts }: KeyedDrill, response: DrillResponse): boolean {
  return response.kind === "typed" && !accepts.includes(foldText(response.text));
}

/** The typed synonym of the asked word: it says about the same and is not what is asked for. Null for any other response. */
export function synonymTyped({ synonyms }: KeyedDrill, response: DrillResponse): string | null {
  if (response.kind !== "typed") return null;
  const text = foldText(response.text);
  return synonyms.includes(text) ? text : null;
}

function judgeChoice(
  { answerBy, key, prompt }: KeyedDrill,
  optionIds: readonly string[],
): Result<boolean, "response-mismatch"> {
  const chosen = new Set(optionIds);
  const known = new Set(prompt.options?.map(({ id }) => id));
  const fits =
    answerBy === "choosing" &&
    chosen.size === key.length &&
    optionIds.length === key.length &&
    [...chosen].every((id) => known.has(id));
  return fits ? accepted(key.every((id) => chosen.has(id))) : refused("response-mismatch");
}
