import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { answerOf, comparisonBody, exceptKey } from "../../kit/comparison-question.ts";
import { defineModel, type ModelStep, type Question, type Relation } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { decimal, Fraction } from "../../kit/write-numbers.ts";
import { relationWords } from "../item-parts.ts";
import { type NetChange, naiveOf, remains, slipsOf } from "./net-change-slips.ts";

const RISES_AND_FALLS = [
  [25, 20],
  [100, 50],
  [150, 60],
  [20, 20],
  [25, 25],
  [30, 25],
  [40, 30],
  [50, 40],
  [20, 15],
  [60, 35],
  [30, 20],
  [50, 30],
] as const;

function draw(chance: Chance): NetChange {
  const scene = chance.pick(["tent", "shops", "letters"] as const);
  const order = chance.pick([">", ">", "=", "<"] as const);
  if (scene !== "shops") {
    const wanted = chance.pick(["A", "B", "C"] as const);
    const fitting = RISES_AND_FALLS.filter(
      ([p, q]) => answerOf((100 + p) * (100 - q), 10_000) === wanted,
    );
    const [p, q] = chance.pick(fitting);
    return { scene, p, q, single: 0, order };
  }
  const [p, q] = chance.pick([
    [20, 25],
    [30, 20],
    [10, 30],
    [40, 20],
    [20, 20],
    [40, 30],
    [25, 40],
    [10, 40],
  ] as const);
  const exact = p + q - (p * q) / 100;
  return {
    scene,
    p,
    q,
    single: chance.pick([exact, exact, p + q, exact - 2, exact + 2, exact - 1]),
    order,
  };
}

function keyOf(parameters: NetChange): Relation {
  if (parameters.scene === "letters") return parameters.order === ">" ? "D" : "B";
  const [left, right] = remains(parameters);
  return answerOf(left.valueOf(), right.valueOf());
}

function quantitiesOf({ scene, p, q, single, order }: NetChange): {
  stem: string;
  quantityA: string;
  quantityB: string;
} {
  switch (scene) {
    case "tent":
      return {
        stem: `In spring, an outfitter increased the price of a tent by ${p} percent. In fall, the increased price was reduced by ${q} percent.`,
        quantityA: "The price of the tent after the reduction",
        quantityB: "The price of the tent before the increase",
      };
    case "shops":
      return {
        stem: "Two shops had marked the same lamp at the same price.",
        quantityA: `The price in a shop that takes ${p} percent off the marked price, and then ${q} percent off the reduced price`,
        quantityB: `The price in a shop that takes ${single} percent off the marked price, once`,
      };
    default:
      return {
        stem: `The number of fish in a pond rose by $x$ percent in one year and fell by $y$ percent in the next, where $0 < x < 100$, $0 < y < 100$, and $x ${order} y$.`,
        quantityA: "The number of fish at the end of the two years",
        quantityB: "The number of fish at the beginning of the two years",
      };
  }
}

/** Quantity A as a percent of the common starting value. */
function productText({ scene, p, q }: NetChange): string {
  const first = scene === "shops" ? 100 - p : 100 + p;
  return `\\frac{${first}}{100} \\cdot \\frac{${100 - q}}{100} = \\frac{${decimal(new Fraction(first * (100 - q), 100))}}{100}`;
}

function proofOf(parameters: NetChange): string {
  const { scene, order } = parameters;
  if (scene === "letters") {
    const factor =
      "The factor for both years is $\\left(1 + \\frac{x}{100}\\right)\\left(1 - \\frac{y}{100}\\right)$.";
    if (order === ">") {
      return `${factor} With $x = 50$ and $y = 10$ it is $1.5 \\cdot 0.9 = 1.35$, a gain; with $x = 20$ and $y = 19$ it is $1.2 \\cdot 0.81 = 0.972$, a loss.`;
    }
    return `${factor} ${order === "=" ? "With $x = y$ it is $1 - \\frac{x^2}{10{,}000}$" : "With $y = x$ it would be $1 - \\frac{x^2}{10{,}000}$, and a greater $y$ makes it even smaller"}, which is less than 1.`;
  }
  const [left, right] = remains(parameters);
  const words = relationWords(answerOf(left.valueOf(), right.valueOf()));
  return `Quantity A is $${productText(parameters)}$ of the starting price, that is, ${decimal(left)} percent of it. This is ${words} the ${decimal(right)} percent of Quantity B.`;
}

function stepsOf(parameters: NetChange): ModelStep[] {
  const { scene, p, q, single, order } = parameters;
  if (scene === "letters") {
    const [x, y] = order === ">" ? [20, 19] : order === "=" ? [50, 50] : [20, 50];
    return [
      {
        text: "Write the two changes as one factor, $\\left(1 + \\frac{x}{100}\\right)\\left(1 - \\frac{y}{100}\\right)$.",
        why: "Changes that follow one another multiply.",
      },
      {
        text: `Try $x = ${x}$ and $y = ${y}$: the factor is ${decimal(new Fraction((100 + x) * (100 - y), 10_000))}.`,
        why:
          order === ">"
            ? "A greater rise does not guarantee a gain, since the fall has the greater base."
            : "The fall has the greater base and is no smaller a percent.",
        check: {
          left: "(1+x/100)*(1-y/100)",
          right: decimal(new Fraction((100 + x) * (100 - y), 10_000)),
          given: { x: `${x}`, y: `${y}` },
        },
      },
    ];
  }
  const [left, right] = remains(parameters);
  const first = scene === "shops" ? 100 - p : 100 + p;
  return [
    {
      text: `Start with \\$100. The first change makes it \\$${first}, and the second, ${q} percent of \\$${first}, makes it \\$${decimal(left)}.`,
      why: "The second percent is taken of the changed price.",
      check: { left: `${first}-${q}/100*${first}`, right: decimal(left) },
    },
    {
      text: `Compare with Quantity B, \\$${decimal(right)}.`,
      why:
        scene === "shops"
          ? `A single reduction of ${single} percent is taken of the marked price.`
          : "The price before the increase was the starting value.",
      check:
        scene === "shops"
          ? { left: `100-${single}`, right: decimal(right) }
          : { left: "100/100*100", right: "100" },
    },
  ];
}

function explanationOf(parameters: NetChange): Question["explanation"] {
  const { scene, p, q } = parameters;
  const letters = scene === "letters";
  const proof = proofOf(parameters);
  const takeaway =
    "Percent changes that follow one another multiply; their percents must not be added, because the bases differ.";
  return {
    quick: `Successive percent changes multiply. ${proof} The trap is to add and subtract the percents as if they were taken of one and the same number.`,
    detailed: analysis({
      asked: letters
        ? "Whether a rise followed by a fall leaves more or less than there was."
        : "How two amounts that start from the same price compare after their changes.",
      plan: letters
        ? "Write the changes as one factor, and ask whether it is above or below 1."
        : "Take \\$100 as the starting price, and follow each change.",
      reasoning: [
        letters
          ? "A rise of $x$ percent multiplies by $1 + \\frac{x}{100}$, and a fall of $y$ percent multiplies by $1 - \\frac{y}{100}$."
          : `The first change, by ${p} percent, is taken of the starting price; the second, by ${q} percent, is taken of what the first has made of it.`,
        "Therefore the two factors are multiplied, and the base of the second percent differs from the base of the first.",
        proof,
      ],
      options: exceptKey(keyOf(parameters), {
        A: "Answer A overrates what the first change leaves behind.",
        B: "Answer B overrates what the later or the double change takes away.",
        C: "Answer C lets percents of different bases cancel or add up like amounts.",
        D: letters
          ? "Answer D sees that the result varies, but not that it always stays below the beginning."
          : "Answer D misses the starting price, which is only a common factor of both quantities.",
      }),
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "Each percent is a percent of something. Of what is the second one taken?",
      "A percent change is a multiplication. Write each change as a factor.",
      letters
        ? "The factors are $1 + \\frac{x}{100}$ and $1 - \\frac{y}{100}$. Is their product always on the same side of 1?"
        : `For the first change, \\$100 is a convenient start. What does it become?`,
      letters
        ? "Try several permitted pairs, among them one with nearly equal percents and, if it is permitted, one with very different percents."
        : `Take the second change, ${q} percent, of the new price, and hold the result against the other quantity.`,
    ],
    ...(letters ? {} : { fasterWay: `Only the factors matter: $${productText(parameters)}$.` }),
    takeaway,
    selfExplain: {
      prompt: "Why can the two percents not simply be added or subtracted?",
      expectations: [
        "the second percent is taken of the changed amount",
        "percents of different bases are different amounts",
      ],
    },
  };
}

export const percentNetChangeQc = defineModel<NetChange>({
  id: "percent-net-change-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.percent.successive-percent",
    "quantitative.arithmetic.percent.percent-change",
  ],
  traps: ["base-of-percent"],
  method:
    "Amounts are changed step by step for many starting values and, where they are open, for many percents",
  draw,
  write: (parameters) => {
    const { scene } = parameters;
    const key = keyOf(parameters);
    return {
      stem: quantitiesOf(parameters).stem,
      body: comparisonBody({
        quantityA: quantitiesOf(parameters).quantityA,
        quantityB: quantitiesOf(parameters).quantityB,
        key,
        proof: proofOf(parameters),
        slips: slipsOf(parameters),
      }),
      difficulty: scene === "letters" ? (key === "D" ? 4 : 3) : naiveOf(parameters) === key ? 1 : 2,
      targetSeconds: scene === "letters" ? 80 : 60,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ scene, p, q, single, order }) => {
    const change = (amount: number, percent: number) => amount + (amount * percent) / 100;
    const starts = [10_000, 30_000, 250_000];
    if (scene !== "letters") {
      const first = scene === "shops" ? -p : p;
      return comparisonKey(
        starts.map((start) =>
          relationOf(
            change(change(start, first), -q),
            scene === "shops" ? change(start, -single) : start,
          ),
        ),
      );
    }
    const pairs = [...integers(1, 99)].flatMap((x) =>
      [...integers(1, 99)].map((y) => [x, y] as const),
    );
    return comparisonKey(
      pairs
        .filter(([x, y]) => ({ ">": x > y, "=": x === y, "<": x < y })[order])
        .map(([x, y]) => relationOf(change(change(10_000, x), -y), 10_000)),
    );
  },
});
