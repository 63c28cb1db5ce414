import { DISPLAY_DIGITS, displayText, LARGEST_RESULT, withoutDust } from "./calculator-number.ts";

/**
 * The calculator of the test: operator precedence, parentheses, eight digits, one memory.
 * Operations wait on two stacks until an operator of the same or a lower rank comes.
 */

type Operator = "+" | "-" | "*" | "/";
type Pending = Operator | "(";
type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
export type CalculatorKey =
  | Digit
  | Operator
  | "."
  | "sign"
  | "root"
  | "("
  | ")"
  | "="
  | "clear"
  | "clear-entry"
  | "memory-add"
  | "memory-recall"
  | "memory-clear";

/** The number in hand: being typed, or come out of something; a result of `=` makes room for the next. */
type Operand =
  | { readonly kind: "typed"; readonly text: string }
  | { readonly kind: "value"; readonly value: number }
  | { readonly kind: "result"; readonly value: number };

export interface CalculatorState {
  readonly operand: Operand | null;
  /** Shown while no number is in hand. */
  readonly shown: number;
  readonly values: readonly number[];
  readonly pending: readonly Pending[];
  readonly memory: number | null;
  readonly error: boolean;
}

export const CLEARED: CalculatorState = {
  operand: null,
  shown: 0,
  values: [],
  pending: [],
  memory: null,
  error: false,
};

/** What stands in the display. */
export function displayOf({ error, operand, shown }: CalculatorState): string {
  if (error) return "ERROR";
  return operand?.kind === "typed" ? operand.text : displayText(operand?.value ?? shown);
}

/** The display as it goes into an answer box: what is shown, nothing more exact; null while there is an error. */
export function transferText(state: CalculatorState): string | null {
  return state.error ? null : displayOf(state).replace(/\.$/, "");
}

export function pressKey(state: CalculatorState, key: CalculatorKey): CalculatorState {
  if (key === "clear") return { ...CLEARED, memory: state.memory };
  if (key === "memory-clear") return { ...state, memory: null };
  if (state.error) return key === "clear-entry" ? { ...CLEARED, memory: state.memory } : state;
  switch (key) {
    case "+":
    case "-":
    case "*":
    case "/":
      return withOperator(state, key);
    case "(":
      return withOpening(state);
    case ")":
      return withClosing(state);
    case "=":
      return withResult(state);
    case "root":
      return withRoot(state);
    case "sign":
      return withSignChanged(state);
    case "clear-entry":
      return { ...state, operand: null, shown: 0 };
    case "memory-add":
      return withMemoryAdded(state);
    case "memory-recall":
      return { ...state, operand: { kind: "value", value: state.memory ?? 0 } };
    default:
      return withCharacter(state, key);
  }
}

function failed(state: CalculatorState): CalculatorState {
  return { ...CLEARED, memory: state.memory, error: true };
}

function withCharacter(state: CalculatorState, character: Digit | "."): CalculatorState {
  const text = state.operand?.kind === "typed" ? state.operand.text : "0";
  const typed = (next: string): CalculatorState => ({
    ...state,
    operand: { kind: "typed", text: next },
  });
  if (character === ".") return text.includes(".") ? state : typed(`${text}.`);
  if (text === "0") return typed(character);
  if (text === "-0") return typed(`-${character}`);
  return text.replace(/[-.]/g, "").length >= DISPLAY_DIGITS ? state : typed(text + character);
}

/** The number in hand as a value; an operator's right side may be missing. */
function operandValue({ operand }: CalculatorState): number | null {
  if (operand === null) return null;
  return operand.kind === "typed" ? Number(operand.text) : operand.value;
}

const RANK: Record<Pending, number> = { "(": 0, "+": 1, "-": 1, "*": 2, "/": 2 };

function applied(operator: Operator, left: number, right: number): number | null {
  const results: Record<Operator, number> = {
    "+": left + right,
    "-": left - right,
    "*": left * right,
    "/": left / right,
  };
  return inRange(results[operator]);
}

/** Null for what the display cannot show: too large, or no number at all. */
function inRange(value: number): number | null {
  return Math.abs(withoutDust(value)) <= LARGEST_RESULT ? value : null;
}

/** Carries out what waits with at least the given rank. Null where that fails. */
function reduced(state: CalculatorState, rank: number): CalculatorState | null {
  const values = [...state.values];
  const pending = [...state.pending];
  for (let top = pending.at(-1); top !== undefined; top = pending.at(-1)) {
    if (top === "(" || RANK[top] < rank) break;
    pending.pop();
    const right = values.pop();
    const left = values.pop();
    if (left === undefined || right === undefined) throw new Error("an operator lost its numbers");
    const value = applied(top, left, right);
    if (value === null) return null;
    values.push(value);
  }
  return { ...state, values, pending };
}

function withOperator(state: CalculatorState, operator: Operator): CalculatorState {
  const value = operandValue(state);
  if (value === null) return withOperatorChanged(state, operator);
  const pushed = { ...state, operand: null, values: [...state.values, value] };
  const next = reduced(pushed, RANK[operator]);
  if (next === null) return failed(state);
  return { ...next, shown: next.values.at(-1) ?? 0, pending: [...next.pending, operator] };
}

/** Without a number in hand: the last operator is replaced, or what is shown becomes the left side. */
function withOperatorChanged(state: CalculatorState, operator: Operator): CalculatorState {
  const last = state.pending.at(-1);
  if (last === "(") return state;
  if (last === undefined) {
    return withOperator({ ...state, operand: { kind: "value", value: state.shown } }, operator);
  }
  const left = state.values.at(-1) ?? 0;
  return withOperator(
    {
      ...state,
      operand: { kind: "value", value: left },
      values: state.values.slice(0, -1),
      pending: state.pending.slice(0, -1),
    },
    operator,
  );
}

/** A number straight before a parenthesis is a factor; a result of `=` makes room instead. */
function withOpening(state: CalculatorState): CalculatorState {
  const started =
    state.operand === null || state.operand.kind === "result"
      ? { ...state, operand: null }
      : withOperator(state, "*");
  return started.error ? started : { ...started, pending: [...started.pending, "("], shown: 0 };
}

function withClosing(state: CalculatorState): CalculatorState {
  const value = operandValue(state);
  if (value === null || !state.pending.includes("(")) return state;
  const next = reduced({ ...state, values: [...state.values, value] }, 0);
  if (next === null) return failed(state);
  return {
    ...next,
    operand: { kind: "value", value: next.values.at(-1) ?? 0 },
    values: next.values.slice(0, -1),
    pending: next.pending.slice(0, -1),
  };
}

/** Closes what is open; an operator without a right side is dropped. */
function withResult(state: CalculatorState): CalculatorState {
  let current = withDanglingDropped(state);
  while (current.pending.includes("(")) {
    const closed = withClosing(withDanglingDropped(current));
    if (closed.error) return closed;
    current = closed;
  }
  const value = operandValue(current);
  if (value === null) return current;
  const next = reduced({ ...current, values: [...current.values, value] }, 0);
  if (next === null) return failed(state);
  const result = next.values.at(-1) ?? 0;
  return {
    ...next,
    operand: { kind: "result", value: result },
    shown: result,
    values: [],
    pending: [],
  };
}

function withDanglingDropped(state: CalculatorState): CalculatorState {
  if (state.operand !== null) return state;
  const last = state.pending.at(-1);
  if (last === undefined) return { ...state, operand: { kind: "value", value: state.shown } };
  const pending = state.pending.slice(0, -1);
  if (last === "(") return withDanglingDropped({ ...state, pending });
  return {
    ...state,
    pending,
    operand: { kind: "value", value: state.values.at(-1) ?? 0 },
    values: state.values.slice(0, -1),
  };
}

function withRoot(state: CalculatorState): CalculatorState {
  const value = operandValue(state) ?? state.shown;
  if (value < 0) return failed(state);
  return { ...state, operand: { kind: "value", value: Math.sqrt(value) } };
}

function withSignChanged(state: CalculatorState): CalculatorState {
  const { operand } = state;
  if (operand === null) return state;
  if (operand.kind !== "typed") {
    return { ...state, operand: { ...operand, value: operand.value === 0 ? 0 : -operand.value } };
  }
  const text = operand.text.startsWith("-") ? operand.text.slice(1) : `-${operand.text}`;
  return { ...state, operand: { kind: "typed", text } };
}

function withMemoryAdded(state: CalculatorState): CalculatorState {
  const value = operandValue(state) ?? state.shown;
  const memory = inRange((state.memory ?? 0) + value);
  if (memory === null) return failed(state);
  // What was added stays shown, and the next digit starts a new number.
  return { ...state, memory, operand: { kind: "value", value } };
}
