export type Value = (x: number, y: number) => number;
export type Parity = 0 | 1;

export interface Condition {
  /** TeX with the letters x and y. */
  readonly tex: string;
  readonly value: Value;
  readonly parity: Parity;
  /** Parities of x and y that satisfy it. */
  readonly cases: readonly (readonly [Parity, Parity])[];
  readonly reason: string;
}

export const CONDITIONS: readonly Condition[] = [
  {
    tex: "xy + x",
    value: (x, y) => x * y + x,
    parity: 1,
    cases: [[1, 0]],
    reason: "$xy + x = x(y + 1)$, and a product of integers is odd only if both factors are odd",
  },
  {
    tex: "x^2 + xy",
    value: (x, y) => x * x + x * y,
    parity: 1,
    cases: [[1, 0]],
    reason: "$x^2 + xy = x(x + y)$, and a product of integers is odd only if both factors are odd",
  },
  {
    tex: "3x + 5y",
    value: (x, y) => 3 * x + 5 * y,
    parity: 0,
    cases: [
      [0, 0],
      [1, 1],
    ],
    reason: "odd multiples keep the parity, so the sum is even when $x$ and $y$ are alike",
  },
  {
    tex: "x^2 + y^2",
    value: (x, y) => x * x + y * y,
    parity: 1,
    cases: [
      [0, 1],
      [1, 0],
    ],
    reason: "squaring keeps the parity, so exactly one of $x$ and $y$ is odd",
  },
  {
    tex: "(x + 1)(y + 1)",
    value: (x, y) => (x + 1) * (y + 1),
    parity: 1,
    cases: [[0, 0]],
    reason:
      "a product of integers is odd only if both factors are odd, which makes $x$ and $y$ even",
  },
  {
    tex: "7x - y",
    value: (x, y) => 7 * x - y,
    parity: 1,
    cases: [
      [0, 1],
      [1, 0],
    ],
    reason: "an odd multiple keeps the parity, so exactly one of $x$ and $y$ is odd",
  },
  {
    tex: "x^2(y + 1)",
    value: (x, y) => x * x * (y + 1),
    parity: 1,
    cases: [[1, 0]],
    reason: "both factors must be odd, and a square is odd only for an odd number",
  },
];

export const EXPRESSIONS: readonly { readonly tex: string; readonly value: Value }[] = [
  { tex: "x + y", value: (x, y) => x + y },
  { tex: "xy", value: (x, y) => x * y },
  { tex: "x(y + 1)", value: (x, y) => x * (y + 1) },
  { tex: "y(x + 1)", value: (x, y) => y * (x + 1) },
  { tex: "3x + 2y", value: (x, y) => 3 * x + 2 * y },
  { tex: "2x + y", value: (x, y) => 2 * x + y },
  { tex: "x + y + 1", value: (x, y) => x + y + 1 },
  { tex: "(x - 1)(y + 1)", value: (x, y) => (x - 1) * (y + 1) },
  { tex: "x^2 - y^2", value: (x, y) => x * x - y * y },
  { tex: "xy + 1", value: (x, y) => x * y + 1 },
  { tex: "x^2 + y", value: (x, y) => x * x + y },
  { tex: "x^2 + x + y", value: (x, y) => x * x + x + y },
  { tex: "y^2 + y", value: (x, y) => y * y + y + 0 * x },
  { tex: "x + 3y + 2", value: (x, y) => x + 3 * y + 2 },
  { tex: "xy + x + y", value: (x, y) => x * y + x + y },
];
