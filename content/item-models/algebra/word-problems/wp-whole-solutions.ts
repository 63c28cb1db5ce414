import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  defineModel,
  type Question,
  type RightChoice,
  type WrongChoice,
} from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, counted, gcd } from "../../kit/write-numbers.ts";

/** `a` and `b` are the two sizes; with x of the first and y of the second, ax + by is the total. */
interface Parameters {
  readonly scene: "tables" | "total" | "difference";
  readonly a: number;
  readonly b: number;
  readonly total: number;
  readonly options: readonly number[];
}

interface Solution {
  readonly x: number;
  readonly y: number;
}

/** What is asked of a solution. */
const askedOf = (scene: Parameters["scene"], { x, y }: Solution) =>
  ({ tables: x, total: x + y, difference: x - y })[scene];

function solutions({ a, b, total }: Pick<Parameters, "a" | "b" | "total">): Solution[] {
  return Array.from({ length: Math.ceil(total / a) }, (_, index) => index + 1)
    .map((x) => ({ x, y: (total - a * x) / b }))
    .filter(({ y }) => Number.isInteger(y) && y > 0);
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["tables", "total", "difference"] as const);
  const [a, b] = chance.pick(
    {
      tables: [
        [6, 10],
        [4, 6],
        [8, 6],
        [5, 8],
        [6, 9],
        [8, 12],
      ],
      total: [
        [4, 7],
        [5, 8],
        [3, 8],
        [5, 9],
        [4, 9],
      ],
      difference: [
        [3, 5],
        [3, 6],
        [4, 6],
        [4, 5],
        [3, 7],
      ],
    }[scene] as [number, number][],
  );
  const factor = gcd(a, b);
  const total = factor * chance.integer(Math.ceil(70 / factor), Math.floor(150 / factor));
  const all = solutions({ a, b, total }).map((solution) => askedOf(scene, solution));
  const positive = all.filter((value) => value > 0).sort((one, two) => one - two);
  const [low, high] = [positive[0] ?? 1, positive.at(-1) ?? 1];
  const right = chance.sample(positive, chance.integer(1, 3));
  const near = Array.from({ length: high - low + 7 }, (_, index) => low - 3 + index).filter(
    (value) => value > 0 && !all.includes(value),
  );
  const wrong = chance.sample(near, 6 - right.length);
  const options = [...right, ...wrong].sort((one, two) => one - two);
  return positive.length >= 3 && options.length === 6 ? { scene, a, b, total, options } : null;
}

function stemOf({ scene, a, b, total }: Parameters): string {
  switch (scene) {
    case "tables":
      return `For a banquet with exactly ${total} guests, a hall sets up some tables for ${a} and some tables for ${b}, at least one of each kind. Every seat at every table is to be taken. Which of the following could be the number of tables for ${a}?\n\nIndicate *all* such numbers.`;
    case "total":
      return `A library spends exactly \\$${total} on used paperbacks at \\$${a} each and used hardcovers at \\$${b} each, and it buys one or more of both. Which of these could be the number of books that it buys altogether?\n\nIndicate *all* such numbers.`;
    default:
      return `A radio program of ${total} minutes consists of nothing but songs that last ${a} minutes and interviews that last ${b} minutes. It contains at least one song and at least one interview, and there are more songs than interviews. How many more songs than interviews could there be?\n\nIndicate *all* possible numbers.`;
  }
}

/** The equation left for one unknown when the asked number is `value`: what, and by how much, it has to be divided. */
function leftover(
  { scene, a, b, total }: Parameters,
  value: number,
): { amount: number; divisor: number; told: string } {
  if (scene === "tables")
    return {
      amount: total - a * value,
      divisor: b,
      told: `${counted(value, "table")} for ${a} take $${a} \\cdot ${value} = ${a * value}$ of the ${total} guests`,
    };
  if (scene === "total")
    return {
      amount: total - a * value,
      divisor: b - a,
      told: `${value} paperbacks would cost $${a} \\cdot ${value} = ${a * value}$ dollars, and each hardcover in place of a paperback adds ${b - a}`,
    };
  return {
    amount: total - a * value,
    divisor: a + b,
    told: `the ${value === 1 ? "extra song takes" : `${value} extra songs take`} $${a} \\cdot ${value} = ${a * value}$ minutes, and the rest consists of pairs of a song and an interview, ${a + b} minutes each`,
  };
}

function optionFor(p: Parameters, value: number): { right: RightChoice } | { wrong: WrongChoice } {
  const { scene, a, b } = p;
  const { amount, divisor, told } = leftover(p, value);
  const count = amount / divisor;
  const start = `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
  const what = { tables: `tables for ${b}`, total: "hardcovers", difference: "pairs" }[scene];
  const limit = scene === "total" ? count < value : true;
  if (Number.isInteger(count) && count > 0 && limit) {
    return {
      right: {
        ...choice(value),
        rationale: `${start}. What is left, ${amount}, is exactly $${count} \\cdot ${divisor}$, so there ${count === 1 ? "is" : "are"} ${count} of the ${what}.`,
      },
    };
  }
  const outside = amount <= 0 || !limit;
  const all = solutions(p).map((solution) => askedOf(scene, solution));
  const [one = 0, two = 1] = all;
  const inStep = (value - one) % (two - one) === 0;
  const most = a + b * (value - 1);
  const why =
    amount < 0
      ? "This is already too much."
      : amount === 0
        ? `Nothing is left, so there would be none of the ${what}, and at least one is required.`
        : limit
          ? `What is left, ${amount}, is not a multiple of ${divisor}.`
          : count === value
            ? "All of them would have to be hardcovers, and at least one paperback is required."
            : `Even 1 paperback and ${counted(value - 1, "hardcover")} would cost only ${most} dollars.`;
  return {
    wrong: {
      ...choice(value),
      rationale: `${start}. ${why}`,
      misconception: outside ? "condition-dropped" : "total-not-checked",
      whyTempting: !outside
        ? "It lies among the numbers that work, and the exact total is not checked."
        : inStep
          ? "It follows the pattern of the numbers that work, but a step too far."
          : "Its size is close to that of the numbers that work.",
      repairQuestion:
        scene === "tables"
          ? `How many guests are left for the tables for ${b}?`
          : scene === "total"
            ? "How much is left when all the books are taken to be paperbacks?"
            : `How many minutes are left for pairs of one song and one interview?`,
    },
  };
}

function explanationOf(p: Parameters): Question["explanation"] {
  const { scene, a, b, total } = p;
  const all = solutions(p)
    .map((solution) => askedOf(scene, solution))
    .filter((value) => value > 0)
    .sort((one, two) => one - two);
  const [example = 1] = all;
  const { amount, divisor } = leftover(p, example);
  const step = (all[1] ?? example) - example;
  const list = all.join(", ");
  const condition = {
    tables: `$${total} - ${a}x$ must be a positive multiple of ${b}`,
    total: `$${total} - ${a}t$ must be a positive multiple of $${b} - ${a} = ${divisor}$, and fewer than $t$ times it`,
    difference: `$${total} - ${a}d$ must be a positive multiple of $${a} + ${b} = ${divisor}$`,
  }[scene];
  const letter = { tables: "x", total: "t", difference: "d" }[scene];
  const reason = {
    tables: "The guests left over have to fill the other tables.",
    total: `Exchanging a paperback for a hardcover adds ${divisor} dollars.`,
    difference:
      "Apart from the extra songs, the program consists of pairs of one song and one interview.",
  }[scene];
  const takeaway =
    "In a problem with whole numbers, express what is left over and test whether it can be divided as required.";
  return {
    quick: `With $${letter}$ for the number asked for, ${condition}. The numbers that satisfy this are ${list}, in steps of ${step}; those among the options are the answer. The trap is to forget that both kinds must occur, or to stop after one solution.`,
    detailed: analysis({
      asked: {
        tables: `The numbers of tables for ${a} with which ${total} guests can be seated exactly.`,
        total: `The numbers of books that can cost exactly \\$${total}.`,
        difference: `The possible excess of songs over interviews in ${total} minutes.`,
      }[scene],
      plan: "Suppose that the number is the one asked for, and see what is left for the rest; it has to come out as a positive whole number.",
      reasoning: [
        reason,
        `So ${condition}, because both kinds must occur.`,
        `For example, $${letter} = ${example}$ leaves $${total} - ${a} \\cdot ${example} = ${amount} = ${divisor} \\cdot ${amount / divisor}$.`,
        `From one solution to the next the number changes by ${step}. All solutions are ${list}.`,
      ],
      options:
        "Each option is tested on its own. Those that fail leave a remainder that cannot be divided as required, or leave nothing or too little for one of the two kinds.",
      takeaway,
    }),
    steps: [
      { text: `State the condition: ${condition}.`, why: reason },
      {
        text: `Find one solution: $${total} - ${a} \\cdot ${example} = ${divisor} \\cdot ${amount / divisor}$.`,
        why: "A single solution is enough to step from.",
        check: { left: `${total}-${a}*${example}`, right: `${divisor}*${amount / divisor}` },
      },
      {
        text: `Step by ${step} while both kinds occur: ${list}.`,
        why: "Steps of this size keep the divisibility, and no smaller ones do.",
        check: { left: `${a}*${step}`, right: `${divisor}*${(a * step) / divisor}` },
      },
    ],
    hints: [
      "Each option can be tested by itself. What must be left over if it is the number asked for?",
      reason,
      `Write the condition as a question of divisibility: what has to be a multiple of ${divisor}?`,
      "Once you have found one number that works, find the step to the next one, and check the ends of the range.",
    ],
    takeaway,
    selfExplain: {
      prompt: `Why do the solutions follow each other in steps of ${step}?`,
      expectations: [
        `the amount left over has to stay a multiple of ${divisor}`,
        "smaller steps would destroy the divisibility",
      ],
    },
  };
}

export const wpWholeSolutions = defineModel<Parameters>({
  id: "wp-whole-solutions",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.ages-costs",
    "quantitative.arithmetic.integers.divisibility",
  ],
  traps: ["whole-numbers-only", "both-kinds-must-occur"],
  method: "All pairs of positive whole numbers of the two kinds are tried against the total",
  draw,
  write: (p) => {
    const made = p.options.map((value) => optionFor(p, value));
    return {
      stem: stemOf(p),
      body: {
        type: "multiple-choice",
        right: made.flatMap((option) => ("right" in option ? [option.right] : [])),
        wrong: made.flatMap((option) => ("wrong" in option ? [option.wrong] : [])),
        picks: null,
      },
      difficulty: { tables: 3, total: 4, difference: 5 }[p.scene] as 3 | 4 | 5,
      targetSeconds: { tables: 100, total: 115, difference: 125 }[p.scene],
      explanation: explanationOf(p),
    };
  },
  recompute: ({ scene, a, b, total }, item) => {
    const possible = new Set<number>();
    for (let x = 1; x <= total; x += 1) {
      for (let y = 1; y <= total; y += 1) {
        if (a * x + b * y === total)
          possible.add(scene === "tables" ? x : scene === "total" ? x + y : x - y);
      }
    }
    return optionsWhere(item, (text) => possible.has(Number(text)));
  },
});
