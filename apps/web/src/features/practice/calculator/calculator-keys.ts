import type { CalculatorKey } from "./calculator-engine.ts";

/** A key of the calculator: what it does, what stands on it, and how a screen reader names it. */
export interface KeyCap {
  readonly key: CalculatorKey;
  readonly face: string;
  readonly name: string;
  readonly tone: "digit" | "operator" | "control" | "equals";
}

function digit(key: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"): KeyCap {
  return { key, face: key, name: key, tone: "digit" };
}
function control(key: CalculatorKey, face: string, name: string): KeyCap {
  return { key, face, name, tone: "control" };
}
function operator(key: CalculatorKey, face: string, name: string): KeyCap {
  return { key, face, name, tone: "operator" };
}

/** In rows of five. */
export const KEY_CAPS: readonly KeyCap[] = [
  control("memory-recall", "MR", "Memory recall"),
  control("memory-clear", "MC", "Memory clear"),
  control("memory-add", "M+", "Memory add"),
  operator("(", "(", "Open parenthesis"),
  operator(")", ")", "Close parenthesis"),
  digit("7"),
  digit("8"),
  digit("9"),
  operator("/", "÷", "Divide"),
  control("clear", "C", "Clear"),
  digit("4"),
  digit("5"),
  digit("6"),
  operator("*", "×", "Multiply"),
  control("clear-entry", "CE", "Clear entry"),
  digit("1"),
  digit("2"),
  digit("3"),
  operator("-", "−", "Subtract"),
  operator("root", "√", "Square root"),
  operator("sign", "±", "Change sign"),
  digit("0"),
  { key: ".", face: ".", name: "Decimal point", tone: "digit" },
  operator("+", "+", "Add"),
  { key: "=", face: "=", name: "Equals", tone: "equals" },
];

const TYPED: Readonly<Record<string, CalculatorKey>> = {
  ...Object.fromEntries(
    KEY_CAPS.filter(({ key }) => key.length === 1).map(({ key }) => [key, key]),
  ),
  Enter: "=",
  ",": ".",
  x: "*",
  Backspace: "clear-entry",
  Delete: "clear",
  r: "root",
  s: "sign",
};

/** The calculator's key for a key of the keyboard, while the calculator has the focus. */
export function calculatorKeyFor(key: string): CalculatorKey | null {
  return TYPED[key] ?? TYPED[key.toLowerCase()] ?? null;
}
