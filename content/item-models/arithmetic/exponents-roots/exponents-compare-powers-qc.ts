import {
  comparisonKey,
  integers,
  type Relation as Order,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  answerOf,
  type ComparisonCase,
  comparisonQuestion,
} from "../../kit/comparison-question.ts";
import { defineModel, type Relation, type Slip } from "../../kit/item-model.ts";
import { grouped } from "../../kit/write-numbers.ts";

/** Base and exponent. */
type Power = readonly [number, number];

interface Parameters {
  readonly scene: "numbers" | "cultures" | "letter";
  /** Two powers that are close; the quantities are their powers with exponent `times`. */
  readonly first: Power;
  readonly second: Power;
  readonly times: number;
  /** In the scene with a letter: whether it stands for positive integers only. */
  readonly positive: boolean;
}

const CLOSE: readonly (readonly [Power, Power])[] = [
  [
    [2, 3],
    [3, 2],
  ],
  [
    [2, 5],
    [5, 2],
  ],
  [
    [3, 3],
    [5, 2],
  ],
  [
    [2, 7],
    [5, 3],
  ],
  [
    [6, 2],
    [2, 5],
  ],
  [
    [2, 8],
    [3, 5],
  ],
  [
    [11, 2],
    [5, 3],
  ],
  [
    [2, 5],
    [3, 3],
  ],
  [
    [7, 2],
    [2, 5],
  ],
];
const EQUAL: readonly (readonly [Power, Power])[] = [
  [
    [4, 3],
    [8, 2],
  ],
  [
    [9, 3],
    [27, 2],
  ],
  [
    [8, 4],
    [16, 3],
  ],
  [
    [4, 5],
    [32, 2],
  ],
  [
    [25, 3],
    [125, 2],
  ],
];

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["numbers", "cultures", "letter"] as const);
  const equal = chance.pick(scene === "letter" ? [false, false, true] : [false, true, false]);
  const [one, two] = chance.pick(equal ? EQUAL : CLOSE);
  const [first = one, second = two] = chance.shuffle([one, two]);
  return {
    scene,
    first,
    second,
    times: chance.integer(scene === "cultures" ? 1 : 4, scene === "cultures" ? 3 : 15),
    positive: chance.integer(1, 4) === 1,
  };
}

const value = ([base, exponent]: Power) => base ** exponent;
const tex = ([base, exponent]: Power) => `${base}^{${exponent}}`;

interface Words {
  readonly stem: string;
  readonly quantities: readonly [string, string];
  /** The common exponent as printed. */
  readonly exponent: string;
  readonly lead: string;
}

function wordsOf({ scene, first, second, times, positive }: Parameters): Words {
  const raised = ([base, exponent]: Power) => `$${base}^{${exponent * times}}$`;
  const lettered = ([base, exponent]: Power) => `$${base}^{${exponent}n}$`;
  switch (scene) {
    case "numbers":
      return {
        stem: "",
        quantities: [raised(first), raised(second)],
        exponent: `${times}`,
        lead: `The exponents ${first[1] * times} and ${second[1] * times} have the common factor ${times}.`,
      };
    case "cultures": {
      const hours = first[1] * second[1] * times;
      return {
        stem: `Two cultures of bacteria start with equally many cells. In culture X the number of cells is multiplied by ${first[0]} every ${second[1]} hours, and in culture Y it is multiplied by ${second[0]} every ${first[1]} hours.`,
        quantities: [
          `The number of cells in culture X after ${hours} hours`,
          `The number of cells in culture Y after ${hours} hours`,
        ],
        exponent: `${times}`,
        lead: `In ${hours} hours culture X is multiplied ${first[1] * times} times by ${first[0]}, and culture Y ${second[1] * times} times by ${second[0]}. So the starting number is multiplied by ${raised(first)} and by ${raised(second)}.`,
      };
    }
    default:
      return {
        stem: positive ? "$n$ is an integer, and $n > 0$." : "$n$ is an integer.",
        quantities: [lettered(first), lettered(second)],
        exponent: "n",
        lead: `Both exponents are multiples of $n$.`,
      };
  }
}

function slipsOf(parameters: Parameters): Record<Relation, Slip> {
  const { first, second, scene, positive } = parameters;
  const [a, b] = [value(first), value(second)];
  const open = scene === "letter" && !positive && a !== b;
  const fact = `$${tex(first)} = ${a}$ and $${tex(second)} = ${b}$`;
  const lure = (mine: Power, other: Power) =>
    mine[0] > other[0]
      ? `The base ${mine[0]} is the greater of the two bases.`
      : `This is the quantity with the greater exponent: ${mine[1]} factors for every ${other[1]} of the other.`;
  const wrong = (answer: Relation) => {
    if (!open) {
      return `${fact}, and both are raised to the same positive power, so Quantity A is ${a === b ? "equal to" : a > b ? "greater than" : "less than"} Quantity B.`;
    }
    return answer === answerOf(a, b) || answer === "C"
      ? `${fact}; for a negative $n$, such as $-1$, the order of the quantities is the reverse of that for $n = 1$.`
      : `${fact}, so this order does not hold for $n = 1$.`;
  };
  return {
    A: {
      rationale: wrong("A"),
      misconception: open ? "forgot-negative-case" : "judged-by-base-or-exponent",
      whyTempting: open && a > b ? "For positive $n$ it is true." : lure(first, second),
      repairQuestion: `What are $${tex(first)}$ and $${tex(second)}$?`,
    },
    B: {
      rationale: wrong("B"),
      misconception: open ? "forgot-negative-case" : "judged-by-base-or-exponent",
      whyTempting: open && b > a ? "For positive $n$ it is true." : lure(second, first),
      repairQuestion: `What are $${tex(first)}$ and $${tex(second)}$?`,
    },
    C: {
      rationale: wrong("C"),
      misconception: open ? "missed-a-case" : "judged-by-eye",
      whyTempting: open
        ? "For $n = 0$ both quantities are 1."
        : `A smaller base with a larger exponent seems to balance, and ${a} and ${b} are close.`,
      repairQuestion: `Are $${tex(first)}$ and $${tex(second)}$ equal?`,
    },
    D: {
      rationale: `${wrong("D")} This does not depend on anything unknown.`,
      misconception: "hard-means-undetermined",
      whyTempting:
        scene === "numbers"
          ? "The numbers are too large to work out."
          : scene === "cultures"
            ? "The number of cells at the start is not given."
            : "The value of $n$ is not given.",
      repairQuestion: "Can both quantities be written with the same exponent?",
    },
  };
}

function written(parameters: Parameters): ComparisonCase {
  const { scene, first, second, positive } = parameters;
  const { stem, quantities, exponent, lead } = wordsOf(parameters);
  const [a, b] = [value(first), value(second)];
  const open = scene === "letter" && !positive && a !== b;
  const rewritten = `$(${tex(first)})^{${exponent}} = ${a}^{${exponent}}$ and $(${tex(second)})^{${exponent}} = ${b}^{${exponent}}$`;
  const verdict = open
    ? `For positive $n$ the greater base gives the greater power, for $n = 0$ both powers are 1, and for negative $n$ the order is reversed.`
    : a === b
      ? "The two are the same number."
      : `With the same positive exponent, the greater base, ${Math.max(a, b)}, gives the greater power.`;
  return {
    stem,
    quantityA: quantities[0],
    quantityB: quantities[1],
    key: open ? "D" : answerOf(a, b),
    proof: `${lead} Written with a common exponent, the powers are ${rewritten}. ${verdict}`,
    slips: slipsOf(parameters),
    difficulty: open ? 4 : a === b ? 2 : scene === "cultures" ? 4 : 3,
    targetSeconds: scene === "cultures" ? 90 : 70,
    quick: `${lead} Write both powers with the exponent $${exponent}$: ${rewritten}. ${verdict} The trap is to judge by the bases or by the exponents alone.`,
    asked: "Which of two powers with different bases and different exponents is greater.",
    plan: "Give both powers the same exponent, so that only the bases have to be compared.",
    reasoning: [
      lead,
      `By the rule for a power of a power, they can be written as ${rewritten}.`,
      `Here ${a === b ? `both bases are ${grouped(a)}` : `the bases ${grouped(a)} and ${grouped(b)} can be compared at a glance`}.`,
      verdict,
    ],
    answers: `A greater base alone decides nothing as long as the exponents differ, and a greater exponent alone decides nothing either. ${open ? "Trying positive exponents only gives an order that does not last, and equality holds for one value of $n$ only." : "Once the exponents agree, the bases settle the matter, however large the numbers are, and nothing unknown is left that could change it."}`,
    steps: [
      {
        text: `Take the common factor $${exponent}$ out of the exponents: ${rewritten}.`,
        why: "A power of a power multiplies the exponents.",
        check: { left: `${first[0]}^${first[1]}`, right: `${a}` },
      },
      {
        text: `Compare the bases ${grouped(a)} and ${grouped(b)}. ${verdict}`,
        why: "Powers with the same exponent are ordered by their bases when the exponent is positive.",
        check: { left: `${second[0]}^${second[1]}`, right: `${b}` },
      },
    ],
    hints: [
      "Neither power has to be worked out. What would make the two directly comparable?",
      "Powers with the same exponent, or with the same base, are easy to compare.",
      `Look for a common factor of the two exponents and use $(x^m)^k = x^{mk}$.`,
      `Work out $${tex(first)}$ and $${tex(second)}$, and ask whether the common exponent has to be positive.`,
    ],
    takeaway:
      "To compare powers, give them the same exponent or the same base; then only one thing differs.",
    selfExplain: {
      prompt: "Why does a common exponent make the comparison easy, and when does its sign matter?",
      expectations: [
        "with the same positive exponent the greater base gives the greater power",
        "with a negative exponent the order is reversed",
      ],
    },
  };
}

export const exponentsComparePowersQc = defineModel<Parameters>({
  id: "exponents-compare-powers-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.exponents-roots.compare-powers",
    "quantitative.arithmetic.exponents-roots.exponent-rules",
  ],
  traps: ["base-or-exponent-alone", "negative-exponent"],
  method: "Both powers are worked out in full in exact whole numbers and compared",
  draw,
  write: (parameters) => comparisonQuestion(written(parameters)),
  recompute: ({ scene, first, second, times, positive }) => {
    const order = (left: bigint, right: bigint): Order =>
      left === right ? "=" : left > right ? ">" : "<";
    const power = ([base, exponent]: Power, by: number) => BigInt(base) ** BigInt(exponent * by);
    if (scene !== "letter")
      return comparisonKey([order(power(first, times), power(second, times))]);
    const orders = [...integers(positive ? 1 : -9, 9)].map((n) =>
      n >= 0
        ? order(power(first, n), power(second, n))
        : order(power(second, -n), power(first, -n)),
    );
    return comparisonKey(orders);
  },
});
