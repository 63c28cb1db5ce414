import { surd } from "../../kit/write-numbers.ts";

/** A whole number plus whole multiples of square roots: the number, then pairs of factor and radicand. */
export interface RootSum {
  readonly whole: number;
  readonly roots?: readonly (readonly [factor: number, radicand: number])[];
}

/** An option's text and order: `{ text: "$6 + 6\sqrt{3}$", order: 16.39 }`. */
export function rootSum({ whole, roots = [] }: RootSum): { text: string; order: number } {
  const used = roots.filter(([factor]) => factor !== 0);
  const order = used.reduce((sum, [factor, radicand]) => sum + factor * Math.sqrt(radicand), whole);
  const texts = used.map(([factor, radicand]) => surd(factor, radicand));
  const parts = whole === 0 ? texts : [`${whole}`, ...texts];
  const text = parts.join(" + ");
  return { text: used.length === 0 ? text : `$${text}$`, order };
}
