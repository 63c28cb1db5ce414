import type { PublicItem, PublicItemOf, Response, ResponseOf } from "../item/index.ts";
import { COMPLETE, INCOMPLETE, invalid, type ResponseCheck } from "./response-check.ts";
import { validateNumericEntry } from "./validate-numeric-entry.ts";
import { validateSelectOne } from "./validate-select-one.ts";
import { validateSelectSeveral } from "./validate-select-several.ts";
import { validateTextCompletion } from "./validate-text-completion.ts";

export type { InvalidReason, ResponseCheck } from "./response-check.ts";

/** Options that a sentence-equivalence response has: two, never more or fewer. */
const EQUIVALENCE_PICKS = 2;

type Validators = {
  [Type in PublicItem["type"]]: (
    item: PublicItemOf<Type>,
    response: ResponseOf<Type>,
  ) => ResponseCheck;
};

const VALIDATORS: Validators = {
  "text-completion": (item, { optionIds }) => validateTextCompletion(item.blanks, optionIds),
  "sentence-equivalence": (item, { optionIds }) =>
    validateSelectSeveral(item.options, optionIds, EQUIVALENCE_PICKS),
  "reading-single": (item, { optionId }) => validateSelectOne(item.options, optionId),
  "reading-multiple": (item, { optionIds }) => validateSelectSeveral(item.options, optionIds, null),
  // Whether the sentence exists is known by the passage, which the item only names.
  "select-in-passage": (_, { sentenceId }) => (sentenceId === null ? INCOMPLETE : COMPLETE),
  "quantitative-comparison": (item, { optionId }) => validateSelectOne(item.options, optionId),
  "single-choice": (item, { optionId }) => validateSelectOne(item.options, optionId),
  "multiple-choice": (item, { optionIds }) =>
    validateSelectSeveral(item.options, optionIds, item.picks),
  "numeric-entry": (item, { entry }) => validateNumericEntry(item.form, entry),
};

/** Whether a response is ready to be scored. Runs in the browser and on the server alike. */
export function validateResponse(item: PublicItem, response: Response): ResponseCheck {
  if (item.type !== response.type) return invalid("type-mismatch");
  const validate = VALIDATORS[item.type] as (item: PublicItem, response: Response) => ResponseCheck; // the types were compared above
  return validate(item, response);
}
