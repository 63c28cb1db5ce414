import type { Slip } from "../../kit/item-model.ts";
import { choice, Fraction, surd } from "../../kit/write-numbers.ts";

/** A wrong number, or the root of one, with the slip that leads to it. */
export const valued = (value: Fraction | number, because: Slip) => ({
  ...choice(value),
  ...because,
});

export const rooted = (radicand: number, because: Slip) => {
  const order = Math.sqrt(radicand);
  return Number.isInteger(order)
    ? { ...choice(order), ...because }
    : { text: `$${surd(1, radicand)}$`, order, ...because };
};

/** `12` or `7.5`, in running text. */
export const plain = (value: Fraction | number): string => new Fraction(value).toString();
