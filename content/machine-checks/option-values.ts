import type { CheckedItem, RecomputedKey } from "./machine-check.ts";
import { numericValue } from "./numeric-value.ts";

export type Relation = "<" | "=" | ">";

export function relationOf(left: number, right: number): Relation {
  if (left < right) return "<";
  return left > right ? ">" : "=";
}

/** The four answers of a comparison are fixed by the type: the relations that occur decide among them. */
export function comparisonKey(relations: Iterable<Relation>): RecomputedKey {
  const occurring = new Set(relations);
  const [only] = occurring;
  if (only === undefined) throw new Error("no case satisfies the conditions");
  if (occurring.size > 1) return { optionIds: ["D"] };
  return { optionIds: [{ ">": "A", "<": "B", "=": "C" }[only]] };
}

export function optionsWhere(item: CheckedItem, holds: (text: string) => boolean): RecomputedKey {
  const optionIds = item.options.filter((option) => holds(option.text)).map((option) => option.id);
  if (optionIds.length === 0) throw new Error("no option has the recomputed value");
  return { optionIds: optionIds.sort() };
}

export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

/** Reads `$-\frac{3}{2}$`, `1,620`, `96%` or `16.8`. */
export function parseRatio(text: string): Ratio {
  const fraction = /^\$(-?)\\frac\{(\d+)\}\{(\d+)\}\$$/.exec(text);
  if (fraction !== null) {
    const sign = fraction[1] === "-" ? -1 : 1;
    return { numerator: sign * Number(fraction[2]), denominator: Number(fraction[3]) };
  }
  const decimal = /^\$?(-?[\d,]+)(?:\.(\d+))?%?\$?$/.exec(text);
  if (decimal === null) throw new Error(`not a number: ${text}`);
  const places = decimal[2] ?? "";
  const digits = `${decimal[1] ?? ""}${places}`.replaceAll(",", "");
  return { numerator: Number(digits), denominator: 10 ** places.length };
}

export function* integers(from: number, to: number): Generator<number> {
  for (let value = from; value <= to; value += 1) yield value;
}

/** Options whose text has the value, up to rounding of the last bits: any form that `numericValue` reads. */
export function optionsNear(item: CheckedItem, value: number): RecomputedKey {
  const tolerance = 1e-9 * Math.max(1, Math.abs(value));
  return optionsWhere(item, (text) => Math.abs(numericValue(text) - value) <= tolerance);
}
