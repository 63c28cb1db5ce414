import type { CheckedItem, RecomputedKey } from "./machine-check.ts";

export type Relation = "<" | "=" | ">";

export function relationOf(left: number, right: number): Relation {
  if (left < right) return "<";
  return left > right ? ">" : "=";
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
