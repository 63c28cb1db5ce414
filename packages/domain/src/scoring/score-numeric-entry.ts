import { Fraction } from "fraction.js";
import type { DecimalKey, FractionKey, NumericEntryValue } from "../item/index.ts";
import { exactDecimal, parseNumericEntry } from "./parse-numeric-entry.ts";
import { roundToUnit } from "./round-to-unit.ts";

/** The exact number a key stands for, rounded where the stem asks for it. */
export function keyValue(key: DecimalKey | FractionKey): Fraction {
  if (key.form === "fraction") return new Fraction(BigInt(key.numerator), BigInt(key.denominator));
  const exact = exactDecimal(key.value);
  return key.roundTo === null ? exact : roundToUnit(exact, exactDecimal(key.roundTo));
}

/**
 * Right when the entry equals the key as an exact rational: 1.2 = 1.20, 2/4 = 1/2. Where rounding is asked,
 * only the rounded value is right: an unrounded one differs from the key.
 */
export function scoreNumericEntry(
  key: DecimalKey | FractionKey,
  entry: NumericEntryValue,
): boolean {
  const parsed = parseNumericEntry(entry);
  return parsed.kind === "number" && parsed.value.equals(keyValue(key));
}
