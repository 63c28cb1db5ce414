import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  answerOf,
  type ComparisonCase,
  comparisonQuestion,
} from "../../kit/comparison-question.ts";
import { defineModel, type Relation, type Slip } from "../../kit/item-model.ts";
import { factorCountOfLetters } from "./factor-count-of-letters.ts";
import { factoredTex, powerTex, primePowers } from "./prime-factors.ts";

type Exponents = readonly [number, number];
type Parameters =
  | { readonly scene: "different"; readonly first: Exponents; readonly second: Exponents }
  | { readonly scene: "letters"; readonly first: Exponents; readonly bound: number }
  | { readonly scene: "rows"; readonly first: number; readonly second: number };

const ROWS = [36, 40, 48, 54, 56, 60, 64, 70, 72, 75, 80, 81, 84, 88, 90, 96, 98, 100, 104, 108];
const TAKEAWAY =
  "To count positive factors, raise each exponent of the prime factorization by 1 and multiply; neither the size of the number nor the sum of the exponents decides.";

const sum = ([a, b]: Exponents) => a + b;
const product = ([a, b]: Exponents) => (a + 1) * (b + 1);
const factorsOf = (value: number) =>
  primePowers(value).reduce((count, { exponent }) => count * (exponent + 1), 1);

const upTo5 = [1, 2, 3, 4, 5];
const ALL_EXPONENTS = upTo5.flatMap((a) => upTo5.map((b): Exponents => [a, b]));

/** Pairs in which the sum of the exponents, or the size of the number, points to another answer. */
function misleading<Value>(
  values: readonly Value[],
  count: (value: Value) => number,
  looks: (value: Value) => number,
) {
  return values.flatMap((first) =>
    values.flatMap((second) => {
      const key = answerOf(count(first), count(second));
      return key === answerOf(looks(first), looks(second)) ? [] : [{ first, second, key }];
    }),
  );
}
const ROW_PAIRS = misleading(ROWS, factorsOf, (number) => number);
const EXPONENT_PAIRS = misleading(
  ALL_EXPONENTS.filter((pair) => product(pair) <= 24),
  product,
  sum,
);

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["different", "letters", "rows"] as const);
  const wanted = chance.pick(["A", "B", "C"]);
  if (scene === "different") {
    return { scene, ...chance.pick(EXPONENT_PAIRS.filter(({ key }) => key === wanted)) };
  }
  if (scene === "rows") {
    return { scene, ...chance.pick(ROW_PAIRS.filter(({ key }) => key === wanted)) };
  }
  const first = chance.pick(ALL_EXPONENTS.filter(([a, b]) => a !== b && a + b >= 4));
  const [apart, same] = [product(first), sum(first) + 1];
  return { scene, first, bound: chance.pick([apart, apart, same, apart, same - 1, apart + 1]) };
}

/** What speaks for the quantity with the exponents `mine`. */
function lure(mine: Exponents, other: Exponents): string {
  if (sum(mine) > sum(other)) {
    return `Its exponents add up to ${sum(mine)}, those of the other product only to ${sum(other)}.`;
  }
  return Math.max(...mine) > Math.max(...other)
    ? `The highest exponent in sight, ${Math.max(...mine)}, belongs to this product.`
    : "Its exponents lie closer together, and for a fixed sum that does make for more factors.";
}

/** Two numbers of factors, in the words of a story. */
interface Counts {
  readonly stem: string;
  readonly what: (number: string) => string;
  readonly numbers: readonly [string, string];
  readonly counts: readonly [number, number];
  readonly counting: readonly [string, string];
  readonly lures: readonly [string, string];
  readonly same: Pick<Slip, "misconception" | "whyTempting" | "repairQuestion">;
  readonly open: Slip;
  readonly why: string;
  readonly hints: readonly string[];
  readonly trap: string;
  readonly difficulty: 2 | 3 | 4;
}

function different(first: Exponents, second: Exponents): Counts {
  const power = ([a, b]: Exponents) => `$${powerTex("p", a)}${powerTex("q", b)}$`;
  const counting = ([a, b]: Exponents) => `(${a} + 1)(${b} + 1)`;
  const counts = [product(first), product(second)] as const;
  return {
    stem: "$p$ and $q$ are different prime numbers.",
    what: (number) => `The number of positive factors of ${number}`,
    numbers: [power(first), power(second)],
    counts,
    counting: [counting(first), counting(second)],
    lures: [lure(first, second), lure(second, first)],
    same: {
      misconception: sum(first) === sum(second) ? "factor-count-from-sum" : "distinct-primes-only",
      whyTempting:
        sum(first) === sum(second)
          ? `Counted with repetition, both products have ${sum(first)} prime factors.`
          : "Both products are made of the same two primes, so the same numbers seem to divide them.",
      repairQuestion: "Do $pq$ and $p^2q$ have equally many positive factors?",
    },
    open: {
      rationale: `The counts ${counts[0]} and ${counts[1]} are the same for every choice of two different primes, so their order is fixed.`,
      misconception: "varying-means-undetermined",
      whyTempting: "The values of the two products change with $p$ and $q$.",
      repairQuestion: "Does 12 have a different number of positive factors from 18 or 20?",
    },
    why: "A factor is a power of $p$ times a power of $q$, with the exponent 0 allowed. Since the primes differ, two different choices of exponents never give the same factor.",
    hints: [
      "Two numbers of factors are compared. Does either depend on which primes $p$ and $q$ are?",
      `In a factor of ${power(first)}, list the possible exponents of $p$, beginning with 0, and count them.`,
    ],
    trap: `The trap is to compare the sums of the exponents, ${sum(first)} and ${sum(second)}.`,
    difficulty: counts[0] === counts[1] ? 3 : 2,
  };
}

function rows(first: number, second: number): Counts {
  const counting = (value: number) =>
    primePowers(value)
      .map(({ exponent }) => `(${exponent} + 1)`)
      .join("");
  const counts = [factorsOf(first), factorsOf(second)] as const;
  const size = (mine: number, other: number) =>
    mine > other
      ? `There are more chairs here, ${mine} against ${other}, and more chairs seem to allow more patterns.`
      : `With ${mine} chairs, the numbers of rows that spring to mind all come out without a chair left over.`;
  return {
    stem: "For a recital, folding chairs are set up in one or more rows with the same number of chairs in each row. A single row is allowed, and so are rows of one chair; two arrangements count as different when their numbers of rows differ.",
    what: (number) =>
      `The number of different arrangements that are possible with ${number} chairs`,
    numbers: [`${first}`, `${second}`],
    counts,
    counting: [counting(first), counting(second)],
    lures: [size(first, second), size(second, first)],
    same: {
      misconception: "missed-a-case",
      whyTempting:
        "Both are round numbers with many obvious divisors, and a hasty list stops early.",
      repairQuestion: `Which factors of ${Math.max(first, second)} have you not yet listed?`,
    },
    open: {
      rationale: `Both numbers of chairs are given, so the counts ${counts[0]} and ${counts[1]} are fixed.`,
      misconception: "hard-means-undetermined",
      whyTempting: "The number of rows is left open in the story.",
      repairQuestion: "Is a particular arrangement asked for, or the number of all of them?",
    },
    why: `The number of rows can be any positive factor of the number of chairs, and $${first} = ${factoredTex(first)}$, $${second} = ${factoredTex(second)}$. A factor takes each prime from 0 times up to the exponent shown.`,
    hints: [
      "For a given number of chairs, which numbers of rows are possible?",
      `Write ${first} and ${second} as products of powers of primes.`,
    ],
    trap: "The trap is to expect more arrangements from the larger number.",
    difficulty: counts[0] === counts[1] ? 4 : 3,
  };
}

function slipsOf({ numbers, counts, counting, lures, same, open }: Counts): Record<Relation, Slip> {
  const [a, b] = counts;
  return {
    A: {
      rationale: `The counts are ${a} and ${b}, in this order, and ${a} is not greater than ${b}.`,
      misconception: "factor-count-from-sum",
      whyTempting: lures[0],
      repairQuestion: `What do you get for ${numbers[0]} when each exponent is raised by 1 and the results are multiplied?`,
    },
    B: {
      rationale: `The counts are ${a} and ${b}, in this order, and ${b} is not greater than ${a}.`,
      misconception: "factor-count-from-sum",
      whyTempting: lures[1],
      repairQuestion: `What do you get for ${numbers[1]} when each exponent is raised by 1 and the results are multiplied?`,
    },
    C: {
      rationale: `The products $${counting[0]} = ${a}$ and $${counting[1]} = ${b}$ differ.`,
      ...same,
    },
    D: open,
  };
}

function comparison(scene: Counts): ComparisonCase {
  const { numbers, counts, counting, what, why, hints, trap } = scene;
  const [a, b] = counts;
  const step = (index: 0 | 1) => ({
    text: `Count for ${numbers[index]}: $${counting[index]} = ${counts[index]}$.`,
    why: "Each possible exponent of one prime goes with each possible exponent of another.",
    check: { left: counting[index].replaceAll(")(", ")*("), right: `${counts[index]}` },
  });
  return {
    stem: scene.stem,
    quantityA: what(numbers[0]),
    quantityB: what(numbers[1]),
    key: answerOf(a, b),
    proof: `Raise each exponent by 1 and multiply: $${counting[0]} = ${a}$ for ${numbers[0]} and $${counting[1]} = ${b}$ for ${numbers[1]}.`,
    slips: slipsOf(scene),
    difficulty: scene.difficulty,
    targetSeconds: 75,
    quick: `Both quantities are numbers of positive factors. Raise each exponent of the prime factorization by 1 and multiply: ${numbers[0]} has $${counting[0]} = ${a}$ factors and ${numbers[1]} has $${counting[1]} = ${b}$. ${trap}`,
    asked: `Which of ${numbers[0]} and ${numbers[1]} has more positive factors.`,
    plan: "Count the ways to choose the exponents of a factor, and multiply.",
    reasoning: [
      why,
      `For ${numbers[0]} the choices of exponents multiply to $${counting[0]} = ${a}$.`,
      `For ${numbers[1]} they multiply to $${counting[1]} = ${b}$.`,
      a === b
        ? `So both counts are ${a}.`
        : `Of the counts ${a} and ${b}, ${Math.max(a, b)} is the greater.`,
    ],
    answers: `The counts ${a} and ${b} decide. Judging by the sum of the exponents, or by the size of the numbers, adds or measures where one has to multiply. Calling the quantities equal because they look alike forgets the exponents. Calling the matter open overlooks that both counts are fixed by the exponents.`,
    steps: [step(0), step(1)],
    hints: [
      hints[0] ?? "",
      "A factor is built by choosing how often it contains each prime, and 0 times is allowed.",
      hints[1] ?? "",
      "For each number, raise every exponent by 1, multiply, and compare the two products.",
    ],
    takeaway: TAKEAWAY,
    selfExplain: {
      prompt: "Why is 1 added to each exponent, and why are the results multiplied?",
      expectations: [
        "the exponent of a factor may be any number from 0 up, which is one more choice",
        "each choice for one prime goes with each choice for the other",
      ],
    },
  };
}

function divisorsCounted(value: number): number {
  let count = 0;
  for (let factor = 1; factor <= value; factor += 1) if (value % factor === 0) count += 1;
  return count;
}

export const integersFactorCountQc = defineModel<Parameters>({
  id: "integers-factor-count-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.integers.primes",
    "quantitative.arithmetic.integers.divisibility",
  ],
  traps: ["factors-by-sum", "letters-may-be-equal"],
  method: "Small primes are put in and every positive factor is found by trial division",
  draw,
  write: (parameters) => {
    if (parameters.scene === "letters") {
      return comparisonQuestion(factorCountOfLetters(parameters.first, parameters.bound));
    }
    return comparisonQuestion(
      comparison(
        parameters.scene === "different"
          ? different(parameters.first, parameters.second)
          : rows(parameters.first, parameters.second),
      ),
    );
  },
  recompute: (parameters) => {
    if (parameters.scene === "rows") {
      const [one, two] = [parameters.first, parameters.second].map(divisorsCounted);
      return comparisonKey([relationOf(one ?? 0, two ?? 0)]);
    }
    const primes = [2, 3, 5];
    const relations = primes.flatMap((p) =>
      primes.flatMap((q) => {
        if (parameters.scene === "different" && p === q) return [];
        const count = ([a, b]: Exponents) => divisorsCounted(p ** a * q ** b);
        const other = parameters.scene === "letters" ? parameters.bound : count(parameters.second);
        return [relationOf(count(parameters.first), other)];
      }),
    );
    return comparisonKey(relations);
  },
});
