import type { OptionId, PublicOption } from "../item/index.ts";
import { COMPLETE, INCOMPLETE, invalid, type ResponseCheck } from "./response-check.ts";

/** One oval: reading-single, quantitative-comparison, single-choice. */
export function validateSelectOne(
  options: readonly PublicOption[],
  optionId: OptionId | null,
): ResponseCheck {
  if (optionId === null) return INCOMPLETE;
  return options.some((option) => option.id === optionId) ? COMPLETE : invalid("unknown-option");
}
