import type { Slip } from "../../kit/item-model.ts";
import { Fraction } from "../../kit/write-numbers.ts";

const VALUES = { "": 1, "\\pi": Math.PI, "\\sqrt{2}": Math.SQRT2, "\\sqrt{3}": Math.sqrt(3) };
type Term = readonly [factor: Fraction | number, of: keyof typeof VALUES];

function termText(factor: Fraction, of: string): string {
  const { n, d } = factor.abs();
  const top = n === 1n && of !== "" ? of : `${n}${of}`;
  return d === 1n ? top : `\\frac{${top}}{${d}}`;
}

/** TeX of a sum such as `9\pi - 18`, positive terms first; no dollar signs. */
export function sumTex(terms: readonly Term[]): string {
  const used = terms
    .map(([factor, of]) => ({ factor: new Fraction(factor), of }))
    .filter(({ factor }) => factor.s !== 0n)
    .toSorted((one, other) => Number(other.factor.s - one.factor.s));
  return used
    .map(({ factor, of }, index) => {
      const sign = factor.s < 0n ? (index === 0 ? "-" : " - ") : index === 0 ? "" : " + ";
      return `${sign}${termText(factor, of)}`;
    })
    .join("");
}

/** An option's text and order. */
export function summed(...terms: readonly Term[]): { text: string; order: number } {
  const order = terms.reduce(
    (sum, [factor, of]) => sum + new Fraction(factor).valueOf() * VALUES[of],
    0,
  );
  return { text: `$${sumTex(terms)}$`, order };
}

/** A wrong option of such a form. */
export function wrongSum(because: Slip, ...terms: readonly Term[]) {
  return { ...summed(...terms), ...because };
}
