import type { Relation } from "../../kit/item-model.ts";
import { Fraction } from "../../kit/write-numbers.ts";

/** The relation of two exact numbers as an answer. */
export function answerOf(a: Fraction | number, b: Fraction | number): Relation {
  const order = new Fraction(a).compare(b);
  if (order === 0) return "C";
  return order > 0 ? "A" : "B";
}

/** The relation to Quantity B, told after a number: `, which is greater than 12`. */
export function besides(answer: Relation, compared: string | number): string {
  if (answer === "C") return ", the same as Quantity B";
  return `, which is ${answer === "A" ? "greater" : "less"} than ${compared}`;
}
