import { type MathNode, parse } from "mathjs";

const LONGEST_EXPRESSION = 200;
const FUNCTIONS = new Set(["sqrt", "abs", "cbrt"]);
const OPERATORS = new Set(["+", "-", "*", "/", "^", "!"]);
const NODE_TYPES = new Set([
  "OperatorNode",
  "ConstantNode",
  "SymbolNode",
  "ParenthesisNode",
  "FunctionNode",
]);

/** What was typed is no expression in numbers, letters, the usual operations and roots. */
export class ExpressionError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "ExpressionError";
  }
}

/**
 * Reads an expression as students type it: `3x(x+1)`, `√(x² + 1)`, `\frac{1}{2}`, `|x|`, `25%`, `1,250`.
 *
 * @throws {ExpressionError} for anything else, functions and names beyond single letters among it
 */
export function readExpression(typed: string): MathNode {
  if (typed.length > LONGEST_EXPRESSION) throw new ExpressionError("it is too long");
  const node = parsed(asPlainMathematics(typed));
  node.traverse((part) => {
    if (!NODE_TYPES.has(part.type)) throw new ExpressionError("it is more than arithmetic");
    refuseUnknownNames(part);
  });
  return node;
}

function parsed(text: string): MathNode {
  try {
    return parse(text);
  } catch {
    throw new ExpressionError("it does not read as an expression");
  }
}

function refuseUnknownNames(part: MathNode): void {
  if (isOperator(part) && !OPERATORS.has(part.op)) {
    throw new ExpressionError(`“${part.op}” is no operation that I know`);
  }
  if (isFunction(part) && !FUNCTIONS.has(part.fn.name)) {
    throw new ExpressionError(`“${part.fn.name}” is no function that I know`);
  }
  const known =
    isSymbol(part) && (part.name.length === 1 || part.name === "pi" || FUNCTIONS.has(part.name));
  if (isSymbol(part) && !known) throw new ExpressionError(`“${part.name}” is a word to me`);
}

export const isOperator = (
  node: MathNode,
): node is MathNode & { readonly op: string; readonly args: MathNode[] } =>
  node.type === "OperatorNode";
export const isFunction = (
  node: MathNode,
): node is MathNode & { readonly fn: { readonly name: string }; readonly args: MathNode[] } =>
  node.type === "FunctionNode";
export const isSymbol = (node: MathNode): node is MathNode & { readonly name: string } =>
  node.type === "SymbolNode";

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  "⁰": "0",
  "¹": "1",
  "²": "2",
  "³": "3",
  "⁴": "4",
  "⁵": "5",
  "⁶": "6",
  "⁷": "7",
  "⁸": "8",
  "⁹": "9",
  "⁻": "-",
};

function asPlainMathematics(typed: string): string {
  return (
    typed
      .replaceAll("$", "")
      .replace(/(\d*)\.(\d+)(?:\.\.\.|…)/g, repeatingDecimal)
      .replace(/\\left|\\right|\\,|\\;|\\!/g, "")
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, "(($1)/($2))")
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, "sqrt($1)")
      .replace(/\\(?:cdot|times)/g, "*")
      .replace(/\\div/g, "/")
      .replace(/\\pi/g, "pi")
      .replace(/[{]/g, "(")
      .replace(/[}]/g, ")")
      .replace(/[[]/g, "(")
      .replace(/[\]]/g, ")")
      .replace(/[−–—]/g, "-")
      .replace(/[×·⋅∙]/g, "*")
      .replace(/÷/g, "/")
      .replace(/\*\*/g, "^")
      .replace(/π/g, "pi")
      .replace(
        /([⁻⁰¹²³⁴-⁹]+)/g,
        (run) => `^(${[...run].map((sign) => SUPERSCRIPTS[sign] ?? "").join("")})`,
      )
      .replace(/∛\s*(\d+(?:\.\d+)?|[a-z])/gi, "cbrt($1)")
      .replace(/∛\s*\(/g, "cbrt(")
      .replace(/√\s*(\d+(?:\.\d+)?|[a-z])/gi, "sqrt($1)")
      .replace(/√\s*\(/g, "sqrt(")
      .replace(/\|([^|]+)\|/g, "abs($1)")
      .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
      .replace(/(\d+(?:\.\d+)?)\s*%/g, "($1/100)")
      .replace(
        /(?<![a-z])(?!(?:sqrt|abs|cbrt|pi)(?![a-z]))([a-z]{2,4})(?![a-z])/gi,
        separateLetters,
      )
      // A letter before a bracket is a factor here, not a function.
      .replace(/(?<![a-z])([a-z])\s*\(/gi, "$1*(")
      .replace(/\)\s*(?=[\da-z(])/gi, ")*")
      .trim()
  );
}

/** `xy` is a product of two letters; a longer word is a word, and is refused as such. */
function separateLetters(word: string): string {
  return word.length <= 3 &&
    !/^(?:and|the|are|for|but|not|you|sum|all|any|per|one|two|six|ten)$/i.test(word)
    ? [...word].join("*")
    : word;
}

/** `0.1666…` as a fraction: the shortest block of digits that stands at the end twice is the one that repeats. */
function repeatingDecimal(typed: string, whole: string, digits: string): string {
  for (let size = 1; size * 2 <= digits.length; size += 1) {
    const block = digits.slice(-size);
    if (!digits.endsWith(block + block)) continue;
    const start = digits.slice(0, -size);
    const scale = `${"1"}${"0".repeat(start.length)}`;
    return `((${whole || "0"}${start}+${block}/${"9".repeat(size)})/${scale})`;
  }
  return typed;
}
