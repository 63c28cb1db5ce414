import type { OptionId, PublicOption } from "../item/index.ts";
import { COMPLETE, INCOMPLETE, invalid, type ResponseCheck } from "./response-check.ts";

/** Complete when every blank holds one of its own options. */
export function validateTextCompletion(
  blanks: readonly (readonly PublicOption[])[],
  optionIds: readonly (OptionId | null)[],
): ResponseCheck {
  if (optionIds.length !== blanks.length) return invalid("blank-count");
  const fitsItsBlank = (id: OptionId | null, blank: number) =>
    id === null || blanks[blank]?.some((option) => option.id === id) === true;
  if (!optionIds.every(fitsItsBlank)) return invalid("unknown-option");
  return optionIds.includes(null) ? INCOMPLETE : COMPLETE;
}
