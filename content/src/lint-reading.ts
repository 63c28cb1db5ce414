import { type KeyedItem, MEASURE_OF_TYPE, plainText, prose } from "@lexiquant/domain/item";
import { textsOf } from "./lint-text.ts";

/** Numbers that no test prints, and traces of a computation gone wrong. */
const SILLY_NUMBER = /\d{8,}|\d\.\d{5,}|\b(?:NaN|Infinity|undefined|null)\b|\[object/;
const COUNTED =
  "hours|days|weeks|minutes|seconds|years|months|meters|kilometers|miles|feet|inches|yards|liters|gallons|grams|kilograms|pounds|tons|dollars|cents|degrees|units|students|books|people|workers|boxes|cards|marbles|tickets|points|items";
const BAD_READING: readonly RegExp[] = [
  /\ba (?:8|11|18|eight|eleven|eighteen)\b/,
  new RegExp(`(?<![\\d.,/^−-])(?<![-−=] ?)\\b1 (?:${COUNTED})\\b`),
  /(?<=\S) {2,}|(?<!\.)\.\.(?!\.)|\b(?:the the|a an?|an a|of of|to to|is is)\b/,
  // A sign before a sign: `3 + -2`.
  /[+-] ?-\d/,
  // A coefficient of one is not written.
  /(?<![\d.])\b1[a-z]\b/,
  // Units stand apart from their numbers, and once.
  /\d(?:kg|km|cm|mm|ft|lb|mph|hours?|minutes?|percent)\b/,
  /\$\s?\d[\d,.]* dollars|% percent|percent %/,
];
/** Five digits and more are grouped in prose; in a formula they may stand as they are computed. */
const UNGROUPED = /(?<![\d.,])\b[1-9]\d{4,}\b(?!\.?\d|,\d)/;
/** A block of digits is no number. */
const DIGITS_AS_SUCH = /\b(?:block|digits?|code|number plate)\b/;

/** Numbers and units that read badly, in every text of a quantitative item. */
export function readingProblems(item: KeyedItem): string[] {
  if (MEASURE_OF_TYPE[item.type] === "verbal") return [];
  return textsOf(item).flatMap(([name, markup]) => {
    const found = badReadingIn(markup);
    return found === null
      ? []
      : [`${name} reads badly at "${found}": ${plainText(markup).slice(0, 120)}`];
  });
}

/** The first piece of a text that reads badly, or null. */
function badReadingIn(markup: string): string | null {
  const text = plainText(markup);
  const found =
    SILLY_NUMBER.exec(markup) ??
    BAD_READING.map((pattern) => pattern.exec(text)).find((match) => match !== null) ??
    (DIGITS_AS_SUCH.test(text) ? null : UNGROUPED.exec(prose(markup)));
  return found?.[0] ?? null;
}
