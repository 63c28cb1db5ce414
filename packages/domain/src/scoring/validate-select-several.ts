import type { OptionId, PublicOption } from "../item/index.ts";
import { COMPLETE, INCOMPLETE, invalid, type ResponseCheck } from "./response-check.ts";

/**
 * Squares: reading-multiple, multiple-choice and sentence-equivalence.
 *
 * @param picks how many options make the response complete; null where any number from one up does
 */
export function validateSelectSeveral(
  options: readonly PublicOption[],
  optionIds: readonly OptionId[],
  picks: number | null,
): ResponseCheck {
  const known = new Set(options.map((option) => option.id));
  if (!optionIds.every((id) => known.has(id))) return invalid("unknown-option");
  if (new Set(optionIds).size !== optionIds.length) return invalid("repeated-option");
  const complete = picks === null ? optionIds.length > 0 : optionIds.length === picks;
  return complete ? COMPLETE : INCOMPLETE;
}
