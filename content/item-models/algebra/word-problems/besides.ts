import type { Relation } from "../../kit/item-model.ts";

/** The relation to Quantity B, told after a number: `, which is greater than 12`. */
export function besides(answer: Relation, compared: string | number): string {
  if (answer === "C") return ", the same as Quantity B";
  return `, which is ${answer === "A" ? "greater" : "less"} than ${compared}`;
}
