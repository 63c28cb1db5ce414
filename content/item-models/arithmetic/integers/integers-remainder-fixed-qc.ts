import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  answerOf,
  type ComparisonCase,
  comparisonQuestion,
} from "../../kit/comparison-question.ts";
import { defineModel, type ModelStep, type Relation, type Slip } from "../../kit/item-model.ts";
import { counted, gcd, listed } from "../../kit/write-numbers.ts";

type SceneName = "number" | "rolls" | "sum";

interface Parameters {
  readonly scene: SceneName;
  readonly modulus: number;
  /** The remainders given: two in the scene of a sum, else one. */
  readonly given: readonly number[];
  readonly divisor: number;
  readonly bound: number;
}

/** The smallest total that is listed; several trays are more than one. */
function smallest({ scene, modulus, given }: Parameters): number {
  const sum = given.reduce((all, value) => all + value, 0);
  return scene === "rolls" ? sum + 2 * modulus : sum;
}

/** Remainders on division by `divisor` of the numbers `modulus * k + total`. */
function residues(modulus: number, total: number, divisor: number): number[] {
  const step = gcd(modulus, divisor);
  return Array.from({ length: divisor / step }, (_, index) => (total % step) + index * step);
}

function keyOf(possible: readonly number[], bound: number): Relation {
  const answers = new Set(possible.map((value) => answerOf(value, bound)));
  const [only] = answers;
  return answers.size === 1 && only !== undefined ? only : "D";
}

function draw(chance: Chance): Parameters {
  const scene = chance.pick<SceneName>(["number", "rolls", "sum"]);
  const wanted = chance.pick(["A", "B", "C", "D"] as const);
  for (;;) {
    const modulus = chance.integer(6, 24);
    const given = [chance.integer(3, modulus - 1)];
    if (scene === "sum") given.push(chance.integer(3, modulus - 1));
    const total = given.reduce((sum, value) => sum + value, 0);
    const divisor = chance.integer(4, Math.min(modulus - 1, 12));
    const bound = chance.integer(1, divisor - 2);
    const possible = residues(modulus, total, divisor);
    const usable =
      total >= divisor &&
      possible.length <= 4 &&
      keyOf(possible, bound) === wanted &&
      !given.includes(bound) &&
      new Set(given).size === given.length;
    // A count that hardly moves is the better comparison with a bound near it.
    const near = possible.some((value) => Math.abs(value - bound) <= 1);
    if (usable && near) return { scene, modulus, given, divisor, bound };
  }
}

interface Words {
  readonly stem: string;
  readonly quantityA: string;
  /** What is divided. */
  readonly total: string;
  readonly example: (number: number) => string;
}

function wordsOf({ scene, modulus, given, divisor }: Parameters): Words {
  const [r = 0, s = 0] = given;
  switch (scene) {
    case "number":
      return {
        stem: `When the positive integer $n$ is divided by ${modulus}, the remainder is ${r}.`,
        quantityA: `The remainder when $n$ is divided by ${divisor}`,
        total: "$n$",
        example: (number) => `$n = ${number}$`,
      };
    case "rolls":
      return {
        stem: `Before opening, a baker packed the first batch of rolls into trays that hold ${modulus} rolls each. Several trays were filled completely, and ${counted(r, "roll")} remained.`,
        quantityA: `The number of rolls that would have remained if as many trays as possible had been filled with ${divisor} rolls each`,
        total: "the number of rolls",
        example: (number) => `a batch of ${counted(number, "roll")}`,
      };
    default:
      return {
        stem: `$j$ and $k$ are positive integers. Division by ${modulus} leaves a remainder of ${r} for $j$ and a remainder of ${s} for $k$.`,
        quantityA: `The remainder when $j+k$ is divided by ${divisor}`,
        total: "$j + k$",
        example: (number) => `$j = ${number - s}$ and $k = ${s}$`,
      };
  }
}

function slipsOf(parameters: Parameters, possible: readonly number[]): Record<Relation, Slip> {
  const { modulus, divisor, bound, given } = parameters;
  const { total, example } = wordsOf(parameters);
  const sum = given.reduce((all, value) => all + value, 0);
  const numbers = Array.from(
    { length: divisor },
    (_, index) => smallest(parameters) + modulus * index,
  );
  const against = (answer: Relation) => {
    const number = numbers.find((value) => answerOf(value % divisor, bound) !== answer) ?? sum;
    return `The statement allows ${example(number)}, ${given.length > 1 ? `with sum ${number}, ` : ""}and then the remainder on division by ${divisor} is ${number % divisor}.`;
  };
  const lure = (answer: Relation): Pick<Slip, "misconception" | "whyTempting"> => {
    const number = numbers.find((value) => answerOf(value % divisor, bound) === answer);
    if (number !== undefined) {
      return {
        misconception: "missed-a-case",
        whyTempting: `A single trial, ${example(number)}, leaves ${number % divisor} and seems to settle the matter.`,
      };
    }
    if (answerOf(sum, bound) === answer) {
      return {
        misconception: "remainder-carried-over",
        whyTempting: `It compares ${sum} with ${bound}, as if the old remainder could be kept for the new divisor.`,
      };
    }
    return {
      misconception: "weaker-condition-used",
      whyTempting:
        answer === "B"
          ? `The remainder of a division by ${divisor} can be as small as 0, which is less than ${bound}.`
          : answer === "A"
            ? `The remainder of a division by ${divisor} can be as large as ${divisor - 1}, which is more than ${bound}.`
            : `A remainder of ${bound} is possible on division by ${divisor}, and nothing seems to speak against it.`,
    };
  };
  const slip = (answer: Relation, repairQuestion: string): Slip => ({
    rationale: against(answer),
    ...lure(answer),
    repairQuestion,
  });
  return {
    A: slip("A", `Which remainders on division by ${divisor} occur when you try several values?`),
    B: slip("B", `What does the smallest permitted value leave on division by ${divisor}?`),
    C: slip("C", `Does adding ${modulus} change the remainder on division by ${divisor}?`),
    D: {
      rationale:
        possible.length === 1
          ? `Since ${modulus} is a multiple of ${divisor}, the remainder is ${possible[0] ?? 0} in every case.`
          : `The remainder can be ${listed(possible, "or")}, but each of these is ${(possible[0] ?? 0) > bound ? "greater" : "less"} than ${bound}.`,
      misconception: "varying-means-undetermined",
      whyTempting: `Many values are possible for ${total}, and none is stated.`,
      repairQuestion: `Which remainders does division by ${divisor} leave for the first few permitted values?`,
    },
  };
}

interface Analysed {
  readonly total: string;
  /** What the remainders given add up to. */
  readonly sum: number;
  readonly possible: readonly number[];
  readonly fixed: boolean;
  /** The first permitted totals and what they leave. */
  readonly cycle: readonly number[];
  readonly left: readonly number[];
}

function analysed(parameters: Parameters): Analysed {
  const { modulus, given, divisor } = parameters;
  const sum = given.reduce((all, value) => all + value, 0);
  const possible = residues(modulus, sum, divisor);
  const first = smallest(parameters);
  const cycle = Array.from(
    { length: Math.max(possible.length + 1, 3) },
    (_, index) => first + index * modulus,
  );
  return {
    total: wordsOf(parameters).total,
    sum,
    possible,
    fixed: possible.length === 1,
    cycle,
    left: cycle.map((value) => value % divisor),
  };
}

function stepsOf({ modulus, divisor }: Parameters, { cycle, fixed }: Analysed): ModelStep[] {
  const division = (value: number) =>
    `${divisor} \\cdot ${Math.floor(value / divisor)} + ${value % divisor}`;
  const [first = 0, second = 0] = cycle;
  return [
    {
      text: `One permitted value is $${first} = ${division(first)}$.`,
      why: "A remainder must be less than its divisor, so divide by the new divisor.",
      check: { left: division(first).replace("\\cdot", "*"), right: `${first}` },
    },
    {
      text: `The next value is $${first} + ${modulus} = ${division(second)}$.`,
      why: fixed
        ? `Adding a multiple of ${divisor} does not touch the remainder.`
        : `Adding ${modulus} shifts the remainder, because ${modulus} is not a multiple of ${divisor}.`,
      check: { left: `${first}+${modulus}`, right: division(second).replace("\\cdot", "*") },
    },
  ];
}

function reasoningOf({ scene, modulus, divisor, bound, given }: Parameters, found: Analysed) {
  const { total, sum, fixed, cycle, left } = found;
  const back = divisor / gcd(modulus, divisor);
  return [
    `By the definition of a remainder, ${total} equals ${modulus} times a whole number, plus ${sum}.${scene === "sum" ? ` The ${sum} comes from ${given.join(" + ")}.` : ""}`,
    `Permitted values are ${cycle.join(", ")}, and so on in steps of ${modulus}.`,
    `On division by ${divisor} they leave ${left.join(", ")}, and so on. ${fixed ? `The remainder never changes, since ${modulus} is ${modulus / divisor} times ${divisor}.` : `The remainders repeat from there, since ${back} steps of ${modulus} make a multiple of ${divisor}.`}`,
    `Compare ${fixed ? "this remainder" : "each of these remainders"} with ${bound}.`,
  ];
}

function written(parameters: Parameters): ComparisonCase {
  const { scene, modulus, divisor, bound } = parameters;
  const { stem, quantityA } = wordsOf(parameters);
  const found = analysed(parameters);
  const { total, sum, possible, fixed, left, cycle } = found;
  const key = keyOf(possible, bound);
  const reason = fixed
    ? `Because ${modulus} is a multiple of ${divisor}, adding ${modulus} changes nothing, and ${sum} leaves ${sum % divisor}.`
    : `Because ${modulus} is not a multiple of ${divisor}, adding ${modulus} changes the remainder: it runs through ${left.join(", ")}, and so on.`;
  const verdict =
    key === "D"
      ? `, and these values do not all stand in one relation to ${bound}.`
      : `, which ${key === "C" ? "equals" : key === "A" ? "is greater than" : "is less than"} ${bound}${fixed ? "." : " in each case."}`;
  return {
    stem,
    quantityA,
    quantityB: `${bound}`,
    key,
    proof: `Every permitted total is ${modulus} times a whole number, plus ${sum}. Its remainder on division by ${divisor} is ${fixed ? "always " : ""}${listed(possible, "or")}${verdict}`,
    slips: slipsOf(parameters, possible),
    difficulty: fixed ? (scene === "sum" ? 3 : 2) : key === "D" ? 3 : 4,
    targetSeconds: scene === "sum" ? 95 : 80,
    quick: `Here ${total} equals ${modulus} times a whole number, plus ${sum}. ${reason} Compare what can remain, ${listed(possible, "or")}, with ${bound}. The trap is to keep the old remainder although the divisor is new.`,
    asked: `How the remainder of ${total} on division by ${divisor} compares with ${bound}, for every value that the statement permits.`,
    plan: `Write ${total} as a multiple of ${modulus} plus what is left over, and divide both parts by ${divisor}.`,
    reasoning: reasoningOf(parameters, found),
    answers: `${fixed ? `Only one remainder, ${listed(possible)}, occurs, so the relation is settled by it.` : key === "D" ? `The remainders ${listed(possible)} do not all stand on one side of ${bound}, so one trial is not enough.` : `The remainders ${listed(possible)} all lie on one side of ${bound}, so the order is settled although the remainder is not.`} Comparing ${sum} itself with ${bound} carries a remainder over to a divisor to which it does not belong, and a bound such as "less than ${divisor}" alone is too weak to decide.`,
    steps: stepsOf(parameters, found),
    hints: [
      `Many values are possible for ${total}. What do all of them have in common?`,
      `Write ${total} as ${modulus} times a whole number plus something.`,
      `Is ${modulus} a multiple of ${divisor}? This tells you whether adding ${modulus} can change the remainder.`,
      `List the first few permitted values, beginning with ${cycle[0] ?? sum}, divide each by ${divisor}, and hold every remainder against ${bound}.`,
    ],
    takeaway:
      "A remainder carries over to a new divisor only if the new divisor divides the old one; otherwise list what can occur.",
    selfExplain: {
      prompt: `What does it matter whether ${modulus} is a multiple of ${divisor}?`,
      expectations: [
        "a multiple of the new divisor leaves nothing, so the remainder is fixed",
        "otherwise each step of the old divisor shifts the remainder",
      ],
    },
  };
}

export const integersRemainderFixedQc = defineModel<Parameters>({
  id: "integers-remainder-fixed-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.integers.remainders",
    "quantitative.arithmetic.integers.divisibility",
  ],
  traps: ["remainder-of-another-divisor", "one-trial-only"],
  method: "All numbers up to 1,000 that fit the statement are divided and the relations recorded",
  draw,
  write: (parameters) => comparisonQuestion(written(parameters)),
  recompute: ({ scene, modulus, given, divisor, bound }) => {
    const fitting = (remainder = 0) =>
      Array.from({ length: scene === "sum" ? 300 : 1_000 }, (_, index) => index + 1).filter(
        (number) => number % modulus === remainder && (scene !== "rolls" || number >= 2 * modulus),
      );
    const [first, second] = given;
    const totals =
      scene === "sum"
        ? fitting(first).flatMap((j) => fitting(second).map((k) => j + k))
        : fitting(first);
    return comparisonKey(totals.map((number) => relationOf(number % divisor, bound)));
  },
});
