import { type MathNode } from "mathjs";
/** What was typed is no expression in numbers, letters, the usual operations and roots. */
export declare class ExpressionError extends Error {
  constructor(reason: string);
}
/**
 * Reads an expression as students type it: `3x(x+1)`, `√(x² + 1)`, `\frac{1}{2}`, `|x|`, `25%`, `1,250`.
 *
 * @throws {ExpressionError} for anything else, functions and names beyond single letters among it
 */
export declare function readExpression(typed: string): MathNode;
export declare const isOperator: (node: MathNode) => node is MathNode & {
  readonly op: string;
  readonly args: MathNode[];
};
export declare const isFunction: (node: MathNode) => node is MathNode & {
  readonly fn: {
    readonly name: string;
  };
  readonly args: MathNode[];
};
export declare const isSymbol: (node: MathNode) => node is MathNode & {
  readonly name: string;
};
