import type { Slip } from "../../kit/item-model.ts";
import { Fraction } from "../../kit/write-numbers.ts";

type Entered = Slip & { readonly value: string };

export const entered = (value: Fraction, because: Slip): Entered => ({
  value: value.toFraction(),
  ...because,
});

/** Nobody enters more than the whole as a part of it. */
export const belowWhole = (slips: readonly Entered[]): Entered[] =>
  slips.filter(({ value }) => new Fraction(value).compare(1) < 0);

/** Numerator and denominator of the key. */
export function fractionKey(value: Fraction) {
  return { form: "fraction", numerator: Number(value.n), denominator: Number(value.d) } as const;
}

type Corner = readonly [x: number, y: number];

/** Twice the area of a polygon, by the shoelace formula. */
export function twiceArea(corners: readonly Corner[]): number {
  return Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0),
  );
}

/** The quotient of two whole numbers in lowest terms, by trying divisors. */
export function quotient(part: number, whole: number) {
  let [numerator, denominator] = [part, whole];
  for (let divisor = 2; divisor <= numerator; divisor += 1)
    while (numerator % divisor === 0 && denominator % divisor === 0) {
      numerator /= divisor;
      denominator /= divisor;
    }
  return { numerator, denominator };
}
