import { comparisonKey, integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { tex } from "../../kit/write-numbers.ts";
import { relationNear } from "./solid-checks.ts";

type Box = readonly [number, number, number];

interface Diagonal {
  /** Two boxes with the same sum of edges and the same diagonal. */
  readonly one: Box;
  readonly other: Box;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const PAIRS: readonly (readonly [Box, Box])[] = [
  [
    [1, 5, 6],
    [2, 3, 7],
  ],
  [
    [1, 6, 8],
    [2, 4, 9],
  ],
  [
    [1, 6, 9],
    [3, 3, 10],
  ],
  [
    [2, 6, 7],
    [3, 4, 8],
  ],
  [
    [1, 7, 10],
    [2, 5, 11],
  ],
  [
    [1, 8, 9],
    [3, 4, 11],
  ],
  [
    [2, 7, 9],
    [3, 5, 10],
  ],
  [
    [2, 7, 10],
    [4, 4, 11],
  ],
  [
    [3, 7, 8],
    [4, 5, 9],
  ],
];

const volumeOf = ([a, b, c]: Box) => a * b * c;

function sums([a, b, c]: Box) {
  const sum = a + b + c;
  const squares = a * a + b * b + c * c;
  return { sum, squares, surface: sum * sum - squares };
}

function draw(chance: Chance): Diagonal {
  const [one, other] = chance.pick(PAIRS);
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const { surface } = sums(one);
  const bound = {
    first: surface - chance.integer(2, 12),
    second: surface + chance.integer(2, 12),
    equal: surface,
    open: chance.integer(volumeOf(one) + 1, volumeOf(other) - 1),
  }[outcome];
  return { one, other, bound, outcome, swapped: chance.pick([false, true]) };
}

const named = (box: Box) => `$${box.join("\\times ")}$`;

function proofOf(diagonal: Diagonal): string {
  const { one, other, bound, outcome } = diagonal;
  const { sum, squares, surface } = sums(one);
  if (outcome === "open")
    return `The boxes ${named(one)} and ${named(other)} both have $a+b+c=${sum}$ and $a^{2}+b^{2}+c^{2}=${squares}$. Their volumes are ${volumeOf(one)} and ${volumeOf(other)}, one below ${bound} and one above it. ${verdict(diagonal)}`;
  const end = outcome === "first" ? "more than" : "less than";
  const compared = surface === bound ? "" : `, ${end} ${bound}`;
  return `Since $(a+b+c)^{2}=a^{2}+b^{2}+c^{2}+2(ab+ac+bc)$, the surface area is $${sum}^{2}-${squares}=${surface}$${compared}. ${verdict(diagonal)}`;
}

function slipsOf({ one, other, bound, outcome }: Diagonal): Record<Outcome, Slip> {
  const { sum, squares, surface } = sums(one);
  const open = outcome === "open";
  const exact = `The surface area is exactly $${sum}^{2}-${squares}=${surface}$.`;
  return {
    first: open
      ? slip(
          "missed-a-case",
          `The box ${named(one)} meets the conditions too, and its volume is only ${volumeOf(one)}.`,
          `One fitting box, ${named(other)}, is found, and it is taken for the only one.`,
          "Is there another box with the same sum of edges and the same diagonal?",
        )
      : slip(
          "middle-term-lost",
          exact,
          `The products are counted once in the square of the sum, which makes $ab+ac+bc=${surface}$ and the surface area twice as large.`,
          "How often does the product $ab$ occur in the square of $a+b+c$?",
        ),
    second: open
      ? slip(
          "missed-a-case",
          `The box ${named(other)} meets the conditions too, and its volume is ${volumeOf(other)}.`,
          `One fitting box, ${named(one)}, is found, and it is taken for the only one.`,
          "Is there another box with the same sum of edges and the same diagonal?",
        )
      : slip(
          "solid-faces-missed",
          exact,
          `The value $ab+ac+bc=${surface / 2}$ is found, and each face is counted once instead of twice.`,
          "How many faces of the box have area $ab$?",
        ),
    equal: slip(
      open ? "missed-a-case" : "judged-by-eye",
      open
        ? `The volume is ${volumeOf(one)} for one fitting box and ${volumeOf(other)} for another, so it need not be ${bound}.`
        : `${exact} That is not ${bound}.`,
      "The two numbers are of the same size, and the last step is estimated.",
      open
        ? "Which volumes are possible under the two conditions?"
        : "What is the exact difference of the two squares?",
    ),
    open: slip(
      "unknowns-outnumber-equations",
      `The three edges are not fixed, but their sum and the diagonal fix the surface area: it is ${surface}.`,
      "Two conditions do not determine three edges.",
      "Is there a combination of the edges that the two conditions give directly?",
    ),
  };
}

const GUIDE: Omit<OutcomeGuide, "answers" | "hints"> = {
  plan: "Call the edges $a$, $b$, and $c$, write both conditions, and ask whether they fix what is compared.",
  takeaway:
    "The sum of the edges and the diagonal of a box fix its surface area, by the square of the sum, but not its volume.",
  selfExplain: {
    prompt: "Which measure of a box do the sum of its edges and its diagonal determine, and why?",
    expectations: [
      "the surface area, because it is the square of the sum less the square of the diagonal",
      "not the volume, because different boxes share both numbers",
    ],
  },
};

function write(diagonal: Diagonal): Question {
  const { one, bound, outcome, swapped } = diagonal;
  const { sum, squares } = sums(one);
  const [a, b, c] = one;
  const proof = proofOf(diagonal);
  const measure =
    outcome === "open"
      ? "volume of the box, in cubic inches"
      : "total surface area of the box, in square inches";
  return comparedQuestion(
    {
      ...GUIDE,
      stem: `The lengths of the 12 edges of a rectangular box add up to ${4 * sum} inches. A straight line from one corner of the box through its interior to the opposite corner is $\\sqrt{${squares}}$ inches long.`,
      difficulty: outcome === "open" ? 5 : 4,
      targetSeconds: 110,
      quick: `Each edge occurs four times, so $a+b+c=${sum}$, and the diagonal gives $a^{2}+b^{2}+c^{2}=${squares}$. ${proof}`,
      asked: `How the ${measure}, compares with ${bound}.`,
      reasoning: [
        `There are four edges of each length, so $4(a+b+c)=${4 * sum}$ and $a+b+c=${sum}$.`,
        `By the Pythagorean theorem, used twice, $a^{2}+b^{2}+c^{2}=${squares}$.`,
        proof,
      ],
      steps: [
        {
          text: `Sum of the three edges: $${4 * sum}\\div 4=${sum}$.`,
          why: "A box has four edges of each length.",
          check: { left: `${4 * sum}/4`, right: `${sum}` },
        },
        {
          text: `Sum of the squares: ${squares}. It is that of a box $${a}\\times ${b}\\times ${c}$, for example, whose edges add up to ${sum}.`,
          why: "The square of the diagonal is the sum of the squares of the edges.",
          check: { left: `${a}^2+${b}^2+${c}^2`, right: tex(squares) },
        },
        { text: proof, why: "Only what follows for every such box settles the comparison." },
      ],
      hints: [
        "You know something about the sum of the edges and something about their squares. How do you write both?",
        `With edges $a$, $b$, and $c$, the first condition becomes $a+b+c=${sum}$.`,
        "Write the length of the inner diagonal by the three edges, and square it.",
        outcome === "open"
          ? "Look for edges with this sum and this sum of squares. Is there more than one such box?"
          : "Square the sum of the edges, and look for the surface area among the terms.",
      ],
    },
    {
      first: `The ${measure}`,
      second: `${bound}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(diagonal),
    },
  );
}

/** The boxes lie on a circle, where the plane of the sum meets the sphere of the diagonal; it is run through in small steps. */
export const boxDiagonal = scene<Diagonal>({
  draw,
  write,
  recompute: ({ one, bound, outcome, swapped }) => {
    const sum = one.reduce((total, edge) => total + edge);
    const radius = Math.sqrt(Math.hypot(...one) ** 2 - sum ** 2 / 3);
    const relations = [...integers(0, 3600)].flatMap((step) => {
      const turn = (step * Math.PI) / 1800;
      const [u, v] = [
        (radius * Math.cos(turn)) / Math.SQRT2,
        (radius * Math.sin(turn)) / Math.sqrt(6),
      ];
      const [a, b, c] = [sum / 3 + u + v, sum / 3 - u + v, sum / 3 - 2 * v];
      if (Math.min(a, b, c) <= 0) return [];
      const value = outcome === "open" ? a * b * c : 2 * a * b + 2 * b * c + 2 * c * a;
      return [swapped ? relationNear(bound, value) : relationNear(value, bound)];
    });
    return comparisonKey(relations);
  },
});
