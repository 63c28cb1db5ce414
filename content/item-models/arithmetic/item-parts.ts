import type { Slip, WrongChoice } from "../kit/item-model.ts";

export function wrong(value: Pick<WrongChoice, "text" | "order">, because: Slip): WrongChoice {
  return { ...value, ...because };
}

/** TeX of a fraction as it stands, not in lowest terms. */
export function frac(numerator: number | string, denominator: number | string): string {
  return `\\frac{${numerator}}{${denominator}}`;
}

/** "greater than", "less than" or "equal to", as Quantity A stands to Quantity B. */
export function relationWords(key: "A" | "B" | "C"): string {
  return { A: "greater than", B: "less than", C: "equal to" }[key];
}
