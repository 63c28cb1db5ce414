import { type KeyedItem, plainText } from "@lexiquant/domain/item";
import { keyIdsOf, optionsOf } from "./lint-text.ts";

const NAMES_A_LETTER = /\b(?:option|choice|answer)s?\s+(?:is\s+)?\(?[A-I]\b/i;
const STATES_A_COMPARISON =
  /quantity [ab] (?:is|must be|will be) (?:always )?(?:the )?(?:greater|larger|smaller|less)|quantities are equal|cannot be determined/i;

function normalise(text: string): string {
  return ` ${plainText(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9./\\^-]+/g, " ")
    .trim()} `;
}

/** Texts that no hint may contain: what the key says, unless the question itself says it. */
function givesAway(item: KeyedItem): string[] {
  if (item.type === "numeric-entry") {
    return item.key.form === "fraction"
      ? [`${item.key.numerator}/${item.key.denominator}`]
      : [item.key.value];
  }
  if (item.type === "quantitative-comparison") return [];
  const keys = new Set(keyIdsOf(item));
  return optionsOf(item)
    .filter((option) => keys.has(option.id))
    .map((option) => option.text);
}

/** Whether a hint would give the key away: by letter, by its words or by its value. */
export function hintProblems(item: KeyedItem): string[] {
  const asked = normalise(item.stem);
  const secrets = givesAway(item)
    .map((text) => normalise(text))
    .filter((text) => text.trim() !== "" && !asked.includes(text));
  return item.explanation.hints.flatMap((hint, index) => {
    const said = normalise(hint);
    const problems = secrets
      .filter((secret) => said.includes(secret))
      .map((secret) => `hint ${index + 1} says the key: "${secret.trim()}"`);
    if (NAMES_A_LETTER.test(hint)) problems.push(`hint ${index + 1} names an option's letter`);
    if (item.type === "quantitative-comparison" && STATES_A_COMPARISON.test(hint)) {
      problems.push(`hint ${index + 1} states the outcome of the comparison`);
    }
    return problems;
  });
}
