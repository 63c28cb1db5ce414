import { Fraction } from "../../kit/write-numbers.ts";

/** A rule that leads back to its start after a few applications. */
export interface Rule {
  readonly period: 3 | 4;
  readonly next: (value: Fraction) => Fraction;
  /** The rule on numerator and denominator. */
  readonly pair: (top: number, bottom: number) => [number, number];
  readonly tex: (symbol: string) => string;
  readonly ascii: (symbol: string) => string;
}

const one = new Fraction(1);

export const RULES: readonly Rule[] = [
  {
    period: 3,
    next: (x) => one.sub(one.div(x)),
    pair: (p, q) => [p - q, p],
    tex: (x) => `1-\\frac{1}{${x}}`,
    ascii: (x) => `1-1/${x}`,
  },
  {
    period: 3,
    next: (x) => one.div(one.sub(x)),
    pair: (p, q) => [q, q - p],
    tex: (x) => `\\frac{1}{1-${x}}`,
    ascii: (x) => `1/(1-${x})`,
  },
  {
    period: 4,
    next: (x) => one.add(x).div(one.sub(x)),
    pair: (p, q) => [q + p, q - p],
    tex: (x) => `\\frac{1+${x}}{1-${x}}`,
    ascii: (x) => `(1+${x})/(1-${x})`,
  },
  {
    period: 4,
    next: (x) => x.sub(one).div(x.add(one)),
    pair: (p, q) => [p - q, p + q],
    tex: (x) => `\\frac{${x}-1}{${x}+1}`,
    ascii: (x) => `(${x}-1)/(${x}+1)`,
  },
];

export function ordinal(place: number): string {
  return ["first", "second", "third", "fourth", "fifth"][place - 1] ?? `${place}th`;
}
