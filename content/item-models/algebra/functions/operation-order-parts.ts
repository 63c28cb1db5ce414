type Factor = "difference" | "sum" | "product";
type Sign = "+" | "-" | "0" | "?";

export interface Operation {
  readonly symbol: string;
  readonly stem: (factor: number, condition: string) => string;
  readonly value: (factor: number, first: string, second: string) => string;
  readonly evaluate: (factor: number, first: number, second: number) => number;
  /** Quantity A minus Quantity B, factored, and the factors whose signs decide. */
  readonly difference: (factor: number) => string;
  readonly factors: readonly Factor[];
  readonly check: (factor: number) => { readonly left: string; readonly right: string };
}

export interface Condition {
  readonly text: string;
  readonly permits: (x: number, y: number) => boolean;
  readonly signs: Readonly<Record<Factor, Sign>>;
  /** Permitted pairs; where a sign is open, two that differ. */
  readonly examples: readonly string[];
  readonly difficulty: 2 | 3 | 4 | 5;
}

export const OPERATIONS: readonly Operation[] = [
  {
    symbol: "\\star",
    stem: (k, condition) =>
      `For all numbers $a$ and $b$, the operation $\\star$ is defined by $a \\star b=a^{2}-${k}ab$. The numbers $x$ and $y$ satisfy ${condition}.`,
    value: (k, a, b) => `${a}^{2}-${k}${a}${b}`.replace("yx", "xy"),
    evaluate: (k, a, b) => a * a - k * a * b,
    difference: () => "x^{2}-y^{2}=(x-y)(x+y)",
    factors: ["difference", "sum"],
    check: (k) => ({ left: `(x^2-${k}*x*y)-(y^2-${k}*y*x)`, right: "(x-y)*(x+y)" }),
  },
  {
    symbol: "\\diamond",
    stem: (k, condition) =>
      `Let $p \\diamond q=\\frac{p}{q}+${k}$ whenever $p$ and $q$ are nonzero numbers. Suppose that $x$ and $y$ are nonzero and that ${condition}.`,
    value: (k, a, b) => `\\frac{${a}}{${b}}+${k}`,
    evaluate: (k, a, b) => a / b + k,
    difference: () => "\\frac{x}{y}-\\frac{y}{x}=\\frac{(x-y)(x+y)}{xy}",
    factors: ["difference", "sum", "product"],
    check: (k) => ({ left: `(x/y+${k})-(y/x+${k})`, right: "(x-y)*(x+y)/(x*y)" }),
  },
  {
    symbol: "\\circ",
    stem: (k, condition) =>
      `In a puzzle, the code $m \\circ n$ stands for the number $${k + 2}m-${k}n$, where $m$ and $n$ may be any numbers. For the numbers $x$ and $y$ it is given that ${condition}.`,
    value: (k, a, b) => `${k + 2}${a}-${k}${b}`,
    evaluate: (k, a, b) => (k + 2) * a - k * b,
    difference: (k) => `${2 * k + 2}x-${2 * k + 2}y=${2 * k + 2}(x-y)`,
    factors: ["difference"],
    check: (k) => ({
      left: `(${k + 2}*x-${k}*y)-(${k + 2}*y-${k}*x)`,
      right: `${2 * k + 2}*(x-y)`,
    }),
  },
];

export const CONDITIONS: readonly Condition[] = [
  {
    text: "$x>y>0$",
    permits: (x, y) => x > y && y > 0,
    signs: { difference: "+", sum: "+", product: "+" },
    examples: ["$x=3$ and $y=1$"],
    difficulty: 2,
  },
  {
    text: "$0<x<y$",
    permits: (x, y) => x > 0 && x < y,
    signs: { difference: "-", sum: "+", product: "+" },
    examples: ["$x=1$ and $y=3$"],
    difficulty: 2,
  },
  {
    text: "$x<y<0$",
    permits: (x, y) => x < y && y < 0,
    signs: { difference: "-", sum: "-", product: "+" },
    examples: ["$x=-3$ and $y=-1$"],
    difficulty: 3,
  },
  {
    text: "$y<x<0$",
    permits: (x, y) => y < x && x < 0,
    signs: { difference: "+", sum: "-", product: "+" },
    examples: ["$x=-1$ and $y=-3$"],
    difficulty: 3,
  },
  {
    text: "$x<0<y<-x$",
    permits: (x, y) => x < 0 && y > 0 && y < -x,
    signs: { difference: "-", sum: "-", product: "-" },
    examples: ["$x=-3$ and $y=1$"],
    difficulty: 4,
  },
  {
    text: "$x>y$",
    permits: (x, y) => x > y,
    signs: { difference: "+", sum: "?", product: "?" },
    examples: ["$x=3$ and $y=1$", "$x=-1$ and $y=-3$"],
    difficulty: 3,
  },
  {
    text: "$x^{2}>y^{2}$",
    permits: (x, y) => x * x > y * y,
    signs: { difference: "?", sum: "?", product: "?" },
    examples: ["$x=3$ and $y=1$", "$x=-3$ and $y=1$"],
    difficulty: 4,
  },
  {
    text: "$x+y=0$",
    permits: (x, y) => x + y === 0,
    signs: { difference: "?", sum: "0", product: "-" },
    examples: ["$x=3$ and $y=-3$", "$x=-3$ and $y=3$"],
    difficulty: 4,
  },
  {
    text: "$(x-y)^{2}\\le 0$",
    permits: (x, y) => (x - y) ** 2 <= 0,
    signs: { difference: "0", sum: "?", product: "+" },
    examples: ["$x=2$ and $y=2$"],
    difficulty: 3,
  },
];
