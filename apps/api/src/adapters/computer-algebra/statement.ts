import type { BigNumber, MathNode } from "mathjs";
import { evaluate, same, type Values } from "./evaluate.ts";
import { ExpressionError, isSymbol, readExpression } from "./typed-expression.ts";

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

const SIGN_SPLIT = /(<=|>=|=<|=>|!=|[≤≥≠=<>])/;
const SIGNS: Readonly<Record<string, Sign>> = {
  "<=": "≤",
  "=<": "≤",
  ">=": "≥",
  "=>": "≥",
  "!=": "≠",
};

/** Whether a step is an expression, to be compared with the one before it, and no statement. */
export function isExpression(typed: string): boolean {
  return !SIGN_SPLIT.test(plainSigns(typed));
}

/**
 * Reads a step: a relation, a chain of them, cases joined by "or", or conditions joined by "and".
 *
 * @throws {ExpressionError} where a side is no expression
 */
export function readStatement(typed: string): Statement {
  const cases = plainSigns(typed)
    .split(/\s+or\s+|\s*;\s*/i)
    .flatMap(bothSigns)
    .map((text) => text.split(/\s+and\s+/i).flatMap(readLinks));
  return {
    cases,
    symbols: symbolsOfNodes(cases.flat().flatMap(({ left, right }) => [left, right])),
  };
}

/** That two expressions are equal. */
export function equality(left: MathNode, right: MathNode): Statement {
  return { cases: [[{ left, right, sign: "=" }]], symbols: symbolsOfNodes([left, right]) };
}

function plainSigns(typed: string): string {
  return typed
    .replace(/\\leq?\b/g, "≤")
    .replace(/\\geq?\b/g, "≥")
    .replace(/\\neq?\b/g, "≠")
    .replace(/\\pm\b|\+\/?-(?=\s*[\d√a-z(])/g, (found) => (found === "+-" ? found : "±"));
}

/** `x = 1 ± √2` says two things. */
function bothSigns(text: string): string[] {
  return text.includes("±") ? [text.replaceAll("±", "+"), text.replaceAll("±", "-")] : [text];
}

function readLinks(text: string): Link[] {
  const pieces = text.split(SIGN_SPLIT).map((piece) => piece.trim());
  const links: Link[] = [];
  for (let place = 1; place < pieces.length; place += 2) {
    const [left, sign, right] = pieces.slice(place - 1, place + 2);
    if (!left || !right || !sign) throw new ExpressionError("a side of it is empty");
    links.push({
      left: readExpression(left),
      right: readExpression(right),
      sign: SIGNS[sign] ?? (sign as Sign), // split at signs only
    });
  }
  if (links.length === 0) throw new ExpressionError("a part of it says nothing");
  return links;
}

function symbolsOfNodes(nodes: readonly MathNode[]): string[] {
  return [...new Set(nodes.flatMap(symbolsOf))].sort();
}

export function symbolsOf(node: MathNode): string[] {
  return node
    .filter((part) => isSymbol(part) && part.name.length === 1)
    .map((part) => part.toString());
}

/** Whether the statement holds for the values; null where a side of it has none. */
export function holds({ cases }: Statement, values: Values): boolean | null {
  const verdicts = cases.map((links) => all(links.map((link) => linkHolds(link, values))));
  if (verdicts.includes(true)) return true;
  return verdicts.includes(null) ? null : false;
}

function all(verdicts: readonly (boolean | null)[]): boolean | null {
  if (verdicts.includes(null)) return null;
  return !verdicts.includes(false);
}

function linkHolds({ left, right, sign }: Link, values: Values): boolean | null {
  const [a, b] = [evaluate(left, values), evaluate(right, values)];
  return a === null || b === null ? null : compare(a, b, sign);
}

function compare(a: BigNumber, b: BigNumber, sign: Sign): boolean {
  const equal = same(a, b);
  if (sign === "=") return equal;
  if (sign === "≠") return !equal;
  if (equal) return sign === "≤" || sign === "≥";
  return sign === "<" || sign === "≤" ? a.lt(b) : a.gt(b);
}
