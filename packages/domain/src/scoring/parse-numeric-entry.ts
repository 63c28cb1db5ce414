import { Fraction } from "fraction.js";
import type { NumericEntryValue } from "../item/index.ts";

/** A typed number: an exact rational, still empty, or not a number in the box's form. */
export type ParsedEntry =
  | { readonly kind: "number"; readonly value: Fraction }
  | { readonly kind: "empty" }
  | { readonly kind: "not-a-number" }
  | { readonly kind: "zero-denominator" };

const DECIMAL = /^-?(?:\d+\.?\d*|\.\d+)$/;
const INTEGER = /^-?\d+$/;

/** Reads an entry as the test does: digits, one point, a leading minus; a fraction takes two integers. */
export function parseNumericEntry(entry: NumericEntryValue): ParsedEntry {
  return entry.form === "decimal"
    ? parseDecimal(entry.text.trim())
    : parseFraction(entry.numerator.trim(), entry.denominator.trim());
}

function parseDecimal(text: string): ParsedEntry {
  if (text === "") return { kind: "empty" };
  if (!DECIMAL.test(text)) return { kind: "not-a-number" };
  return { kind: "number", value: exactDecimal(text) };
}

function parseFraction(numerator: string, denominator: string): ParsedEntry {
  if (numerator === "" || denominator === "") return { kind: "empty" };
  if (!INTEGER.test(numerator) || !INTEGER.test(denominator)) return { kind: "not-a-number" };
  if (BigInt(denominator) === 0n) return { kind: "zero-denominator" };
  return { kind: "number", value: new Fraction(BigInt(numerator), BigInt(denominator)) };
}

/** The exact value of a plain decimal; `.5`, `5.` and `-0` are allowed. */
export function exactDecimal(text: string): Fraction {
  const negative = text.startsWith("-");
  const [whole = "", decimals = ""] = text.replace("-", "").split(".");
  const magnitude = new Fraction(
    BigInt(`${whole}${decimals}` || "0"),
    10n ** BigInt(decimals.length),
  );
  return negative ? magnitude.neg() : magnitude;
}
