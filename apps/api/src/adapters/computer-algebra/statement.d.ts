import type { MathNode } from "mathjs";
import { type Values } from "./evaluate.ts";

type Sign = "=" | "≠" | "<" | ">" | "≤" | "≥";
/** `left sign right`. */
export interface Link {
  readonly left: MathNode;
  readonly right: MathNode;
  readonly sign: Sign;
}
/**
 * What a step says: that all links of at least one of its cases hold. `-1 < x ≤ 2` is one case of two links, and
 * `x = 2 or x = -2` two cases of one.
 */
export interface Statement {
  readonly cases: readonly (readonly Link[])[];
  readonly symbols: readonly string[];
}
/** Whether a step is an expression, to be compared with the one before it, and no statement. */
export declare function isExpression(typed: string): boolean;
/**
 * Reads a step: a relation, a chain of them, cases joined by "or", or conditions joined by "and".
 *
 * @throws {ExpressionError} where a side is no expression
 */
export declare function readStatement(typed: string): Statement;
/** That two expressions are equal. */
export declare function equality(left: MathNode, right: MathNode): Statement;
export declare function symbolsOf(node: MathNode): string[];
/** Whether the statement holds for the values; null where a side of it has none. */
export declare function holds({ cases }: Statement, values: Values): boolean | null;
