export { optionIdsOf, optionsOf, type WrongChoice, wrongChoices } from "./chosen-rationales.ts";
export { keyAsResponse } from "./key-as-response.ts";
export { exactDecimal, parseNumericEntry } from "./parse-numeric-entry.ts";
export { roundToUnit } from "./round-to-unit.ts";
export { type ItemScore, scoreResponse } from "./score.ts";
export { keyValue, scoreNumericEntry } from "./score-numeric-entry.ts";
export { type InvalidReason, type ResponseCheck, validateResponse } from "./validate.ts";
