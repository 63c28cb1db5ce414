import { type BigNumber, type MathNode } from "mathjs";
export type Values = ReadonlyMap<string, BigNumber>;
/** The value over the real numbers, or null where there is none: a root of a negative number, a division by zero. */
export declare function evaluate(node: MathNode, values: Values): BigNumber | null;
/** Whether two values are the same but for rounding. */
export declare function same(one: BigNumber, other: BigNumber): boolean;
