import type { RelationVerdict } from "@lexiquant/domain/tutor";
import type { BigNumber, MathNode } from "mathjs";
import { evaluate, type Values } from "./evaluate.ts";
import { sameSolutions } from "./same-solutions.ts";
import { samplePoints } from "./sample-points.ts";
import {
  equality,
  holds,
  isExpression,
  type Link,
  readStatement,
  type Statement,
  symbolsOf,
} from "./statement.ts";
import { ExpressionError, readExpression } from "./typed-expression.ts";

/** Values at which both sides must exist before anything is called right. */
const LEAST_POINTS = 8;
/** What holds in this share of the cases tried was surely meant to hold in all. */
const MEANT_ALWAYS = 0.75;

/** What the next step is to follow from. */
type Before =
  | { readonly kind: "expression"; readonly node: MathNode }
  | { readonly kind: "condition"; readonly statement: Statement }
  | null;

interface Judged {
  readonly verdict: RelationVerdict;
  readonly before: Before;
}

/**
 * Judges steps as students type them, each after the one before it. Numbers are computed with 64 digits. Letters stand
 * for all real numbers for which both sides exist, unless `given` says what they are. A step that holds for some values
 * only is right when it has the same solutions as the step before it, and an expression when it equals the one before.
 */
export function checkRelations(
  typed: readonly string[],
  given: Readonly<Record<string, string>>,
): RelationVerdict[] {
  let before: Before = null;
  return typed.map((text) => {
    const judged = judge(text, before, given);
    before = judged.before;
    return judged.verdict;
  });
}

function judge(text: string, before: Before, given: Readonly<Record<string, string>>): Judged {
  try {
    const values = valuesOf(given);
    return isExpression(text)
      ? judgeExpression(readExpression(text), before, values)
      : judgeStatement(readStatement(text), before, values);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return { verdict: unsure(`I cannot read it: ${error.message}.`), before: null };
  }
}

function valuesOf(given: Readonly<Record<string, string>>): Map<string, BigNumber> {
  const values = new Map<string, BigNumber>();
  for (const [symbol, text] of Object.entries(given)) {
    const value = evaluate(readExpression(text), values);
    if (symbol.length === 1 && value !== null) values.set(symbol, value);
  }
  return values;
}

function judgeExpression(node: MathNode, before: Before, given: Values): Judged {
  const next: Before = { kind: "expression", node };
  if (before?.kind !== "expression") {
    const because = "It is an expression: type what it is to equal, or the step before it.";
    return { verdict: unsure(because), before: next };
  }
  return {
    verdict: judgeStatement(equality(before.node, node), null, given).verdict,
    before: next,
  };
}

function judgeStatement(statement: Statement, before: Before, given: Values): Judged {
  const condition: Before = { kind: "condition", statement };
  if (statement.symbols.every((symbol) => given.has(symbol))) {
    return { verdict: verdictAt(statement, given), before: condition };
  }
  const trial = tryEverywhere(statement, given);
  if (trial.verdict.verdict === "true") return { verdict: trial.verdict, before: null };
  if (before?.kind === "condition") {
    return { verdict: sameSolutions(before.statement, statement, given), before: condition };
  }
  const isClaim = !isToBeSolved(statement) || trial.share >= MEANT_ALWAYS;
  if (isClaim) return { verdict: trial.verdict, before: condition };
  const because = "It holds for some values only, so I would have to see the step before it.";
  return { verdict: unsure(because), before: condition };
}

/** At known values, or between numbers alone. */
function verdictAt(statement: Statement, values: Values): RelationVerdict {
  const held = holds(statement, values);
  if (held === null) return unsure("A side of it has no real value, or one too large for me.");
  return held
    ? { verdict: "true" }
    : { verdict: "false", because: counterexample(statement, values) };
}

interface Trial {
  readonly verdict: RelationVerdict;
  /** Of the values at which it has a meaning, those at which it holds. */
  readonly share: number;
}

function tryEverywhere(statement: Statement, given: Values): Trial {
  const tried = [...samplePoints(statement.symbols)]
    .map((values): Values => new Map([...values, ...given]))
    .map((values) => ({ values, held: holds(statement, values) }))
    .filter(({ held }) => held !== null);
  const broken = tried.find(({ held }) => held === false);
  const share = tried.filter(({ held }) => held).length / Math.max(1, tried.length);
  if (broken !== undefined) {
    return {
      verdict: { verdict: "false", because: counterexample(statement, broken.values) },
      share,
    };
  }
  const enough = tried.length >= LEAST_POINTS;
  const because = "Its sides have a value for too few numbers that I tried.";
  return { verdict: enough ? { verdict: "true" } : unsure(because), share };
}

function counterexample({ cases, symbols }: Statement, values: Values): string {
  const [first] = cases;
  const link = first?.find((each) => !sidesAgree(each, values)) ?? first?.[0];
  if (link === undefined) return "";
  const sides = `the left side is ${shown(link.left, values)} and the right side ${shown(link.right, values)}.`;
  const chosen = symbols.map((symbol) => `${symbol} = ${shownValue(values.get(symbol))}`);
  return chosen.length === 0
    ? `${sides.charAt(0).toUpperCase()}${sides.slice(1)}`
    : `For ${chosen.join(" and ")} ${sides}`;
}

function sidesAgree(link: Link, values: Values): boolean {
  return holds({ cases: [[link]], symbols: [] }, values) === true;
}

/**
 * Whether a statement is one to be solved, not one that claims to hold everywhere: a side has no letters, or is a letter
 * that the other side has not.
 */
function isToBeSolved({ cases }: Statement): boolean {
  return cases.flat().some(({ left, right }) => settles(left, right) || settles(right, left));
}

function settles(side: MathNode, other: MathNode): boolean {
  const [letter] = symbolsOf(side);
  if (letter === undefined) return true;
  return side.type === "SymbolNode" && !symbolsOf(other).includes(letter);
}

function unsure(because: string): RelationVerdict {
  return { verdict: "unsure", because };
}

function shown(node: MathNode, values: Values): string {
  return shownValue(evaluate(node, values) ?? undefined);
}

function shownValue(value: BigNumber | undefined): string {
  return value === undefined ? "undefined" : Number(value.toPrecision(6)).toString();
}
