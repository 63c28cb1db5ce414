export type Triple = readonly [number, number, number];
export type Value = (a: number, b: number, c: number) => number;

export interface Condition {
  readonly stem: string;
  readonly fits: (a: number, b: number, c: number) => boolean;
  /** What the condition says about the signs, in whole sentences. */
  readonly meaning: string;
  readonly hint: string;
  readonly ask: (sign: string) => string;
  /** Expressions whose sign follows from the meaning, each proved by its reason. */
  readonly positive: readonly string[];
  readonly negative: readonly string[];
  readonly difficulty: 3 | 4 | 5;
}

export const CONDITIONS: readonly Condition[] = [
  {
    stem: "The numbers $a$, $b$, and $c$ satisfy $a < b < c$ and $abc < 0$, and $b$ is positive.",
    fits: (a, b, c) => a < b && b < c && a * b * c < 0 && b > 0,
    meaning:
      "Since $b$ is positive and less than $c$, $c$ is positive too. A negative product then makes $a$ negative.",
    hint: "What sign has $c$ if $b$ is positive, and what sign must $a$ have to make the product negative?",
    ask: (sign) => `Which of the following must be ${sign}?\n\nIndicate *all* such expressions.`,
    positive: ["bc", "c - b", "c - a", "b + c", "a^2c", "a^2bc", "c(b - a)", "bc + a^2"],
    negative: ["ac", "ab", "abc", "a - b", "ab^2c", "b(a - c)"],
    difficulty: 3,
  },
  {
    stem: "The numbers $a$, $b$, and $c$ satisfy $ab < 0$ and $bc < 0$.",
    fits: (a, b, c) => a * b < 0 && b * c < 0,
    meaning:
      "The sign of $b$ is opposite to the sign of $a$ and to that of $c$. So $a$ and $c$ have the same sign; it may be positive or negative.",
    hint: "What do the two products say about the signs of $a$ and $c$, compared with each other?",
    ask: (sign) => `Which of the following must be ${sign}?\n\nIndicate *all* such expressions.`,
    positive: ["ac", "ab^2c"],
    negative: ["ab", "bc", "a^2bc", "c(b - a)"],
    difficulty: 5,
  },
  {
    stem: "Three points on the number line have the coordinates $a$, $b$, and $c$. The point with coordinate $a$ is to the left of 0, the point with coordinate $b$ lies between the point with coordinate $a$ and 0, and the point with coordinate $c$ is to the right of 0.",
    fits: (a, b, c) => a < b && b < 0 && c > 0,
    meaning:
      "The order is $a < b < 0 < c$: two numbers are negative, with $a$ the farther from 0 of these two, and $c$ is positive. Nothing is said about how far $c$ is from 0.",
    hint: "Write the order of $a$, $b$, $c$, and 0 from left to right.",
    ask: (sign) => `Which of the following must be ${sign}?\n\nIndicate *all* such expressions.`,
    positive: ["ab", "abc", "c - b", "c - a", "a^2c", "c(b - a)", "b(a - c)"],
    negative: ["ac", "bc", "a - b", "a^2bc", "ab^2c", "b - a^2"],
    difficulty: 3,
  },
  {
    stem: "For the nonzero numbers $a$, $b$, and $c$, the product $a^2b$ is negative and the product $b^3c$ is positive.",
    fits: (a, b, c) => a * a * b < 0 && b ** 3 * c > 0,
    meaning:
      "A square is never negative, so $b$ is negative. Its cube is negative too, so $c$ must be negative. The sign of $a$ is open.",
    hint: "Which factor of $a^2b$ can be negative at all?",
    ask: (sign) => `Which of the following must be ${sign}?\n\nIndicate *all* such expressions.`,
    positive: ["bc", "a^2bc", "bc + a^2"],
    negative: ["a^2c", "b + c", "b - a^2"],
    difficulty: 4,
  },
];

export const EXPRESSIONS: readonly { readonly tex: string; readonly value: Value }[] = [
  { tex: "ac", value: (a, _, c) => a * c },
  { tex: "ab", value: (a, b) => a * b },
  { tex: "bc", value: (_, b, c) => b * c },
  { tex: "abc", value: (a, b, c) => a * b * c },
  { tex: "a - b", value: (a, b) => a - b },
  { tex: "c - b", value: (_, b, c) => c - b },
  { tex: "c - a", value: (a, _, c) => c - a },
  { tex: "a + c", value: (a, _, c) => a + c },
  { tex: "b + c", value: (_, b, c) => b + c },
  { tex: "a^2c", value: (a, _, c) => a * a * c },
  { tex: "a^2bc", value: (a, b, c) => a * a * b * c },
  { tex: "ab^2c", value: (a, b, c) => a * b * b * c },
  {
    tex: "c(b - a)",
    value: (a, b, c) => c * (b - a),
  },
  { tex: "b(a - c)", value: (a, b, c) => b * (a - c) },
  { tex: "b - a^2", value: (a, b) => b - a * a },
  { tex: "bc + a^2", value: (a, b, c) => b * c + a * a },
];

/** Why a sign is certain where it does not follow from the signs of the factors alone. */
export const REASONS: Readonly<Record<string, string>> = {
  "a - b": "$a$ is less than $b$",
  "c - b": "$c$ is greater than $b$",
  "c - a": "$c$ is greater than $a$",
  "b + c": "both terms have the same sign",
  "bc + a^2": "both of its terms are positive",
  "b - a^2": "$b$ is negative, and a positive square is taken away",
  "c(b - a)": "the signs of $c$ and of $b - a$ are tied to each other by the conditions",
  "b(a - c)": "the sign of $b$ is known, and $a - c$ is negative",
};
