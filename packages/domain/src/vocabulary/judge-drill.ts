import { accepted, type Result, refused } from "../kernel/index.ts";
import type { KeyedDrill } from "./drill.ts";
import { foldText } from "./fold-text.ts";

export type DrillResponse =
  | { readonly kind: "chosen"; readonly optionIds: readonly string[] }
  | { readonly kind: "typed"; readonly text: string }
  /** The student looked and judges */
  | { readonly kind: "recalled" }
  /** "I do not know" */
  | { readonly kind: "unknown" };

/**
 * Whether a response is right; null where the student judges. A pair is right whole or not at all. Refused where it is no
 * response to such a question.
 */
export function judgeDrill(
  drill: KeyedDrill,
  response: DrillResponse,
): Result<boolean | null, "response-mismatch"> {
  switch (response.kind) {
    case "unknown":
      return accepted(false);
    case "recalled":
      return drill.answerBy === "recalling" ? accepted(null) : refused("response-mismatch");
    case "typed":
      return drill.answerBy === "typing"
        ? accepted(drill.accepts.includes(foldText(response.text)))
        : refused("response-mismatch");
    case "chosen":
      return judgeChoice(drill, response.optionIds);
  }
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
