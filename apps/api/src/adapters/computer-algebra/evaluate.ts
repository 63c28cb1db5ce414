import { type BigNumber, bignumber, type MathNode } from "mathjs";
import { isFunction, isOperator, isSymbol } from "./typed-expression.ts";

/** Digits beyond these are rounding: mathjs computes with 64 of them. */
const EQUAL_DIGITS = 40;
const LARGEST_EXPONENT = 2_000;
const LARGEST_FACTORIAL = 200;

export type Values = ReadonlyMap<string, BigNumber>;

/** The value over the real numbers, or null where there is none: a root of a negative number, a division by zero. */
export function evaluate(node: MathNode, values: Values): BigNumber | null {
  if (node.type === "ParenthesisNode") return evaluate(contentOf(node), values);
  if (isSymbol(node)) return node.name === "pi" ? PI : (values.get(node.name) ?? null);
  if (isOperator(node) || isFunction(node)) {
    const args = node.args.map((argument) => evaluate(argument, values));
    const known = args.filter((value) => value !== null);
    if (known.length < args.length) return null;
    return finite(isOperator(node) ? operate(node.op, known) : applyFunction(node.fn.name, known));
  }
  return bignumber(String((node as unknown as { value: number }).value)); // a ConstantNode: the parser makes no others
}

const PI = bignumber("3.14159265358979323846264338327950288419716939937510582097494459");

function contentOf(node: MathNode): MathNode {
  return (node as unknown as { content: MathNode }).content; // of a ParenthesisNode
}

function finite(value: BigNumber | null): BigNumber | null {
  return value === null || !value.isFinite() ? null : value;
}

function operate(operator: string, [left, right]: readonly BigNumber[]): BigNumber | null {
  if (left === undefined) return null;
  if (operator === "!") return factorial(left);
  if (right === undefined) return operator === "-" ? left.neg() : left;
  switch (operator) {
    case "+":
      return left.plus(right);
    case "-":
      return left.minus(right);
    case "*":
      return left.times(right);
    case "/":
      return right.isZero() ? null : left.div(right);
    default:
      return power(left, right);
  }
}

function power(base: BigNumber, exponent: BigNumber): BigNumber | null {
  if (exponent.abs().gt(LARGEST_EXPONENT)) return null;
  if (base.isZero() && exponent.lte(0)) return null;
  if (base.isNegative() && !exponent.isInteger()) return null;
  return base.pow(exponent);
}

function factorial(value: BigNumber): BigNumber | null {
  if (!value.isInteger() || value.isNegative() || value.gt(LARGEST_FACTORIAL)) return null;
  let product = bignumber(1);
  for (let factor = 2; value.gte(factor); factor += 1) product = product.times(factor);
  return product;
}

function applyFunction(name: string, [argument]: readonly BigNumber[]): BigNumber | null {
  if (argument === undefined) return null;
  if (name === "abs") return argument.abs();
  if (name === "cbrt") return argument.cbrt();
  return argument.isNegative() ? null : argument.sqrt();
}

/** Whether two values are the same but for rounding. */
export function same(one: BigNumber, other: BigNumber): boolean {
  const size = one.abs().plus(other.abs()).plus(1);
  return one
    .minus(other)
    .abs()
    .lt(size.times(bignumber(`1e-${EQUAL_DIGITS}`)));
}
