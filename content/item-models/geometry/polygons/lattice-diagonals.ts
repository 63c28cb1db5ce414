import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Diagonals {
  /** There are this many times as many diagonals as sides. */
  readonly times: number;
}

const WORDS: Readonly<Record<number, string>> = {
  2: "twice",
  3: "three times",
  4: "four times",
  5: "five times",
  6: "six times",
  7: "seven times",
  8: "eight times",
};

function slipsOf(times: number) {
  const both = {
    misconception: "neighbors-counted-as-diagonals",
    repairQuestion: "To which vertices does a vertex have no diagonal?",
  };
  const sides = 2 * times + 3;
  return [
    {
      value: sides,
      ...slip(
        "answered-intermediate-quantity",
        "This is the number of sides, not of diagonals.",
        "The number of sides comes out of the equation first.",
        "Which number does the question ask for?",
      ),
    },
    {
      value: times * (times + 3),
      ...slip(
        "both-ends-counted",
        `This follows from $n-3=${times}$, where every diagonal is counted at both of its ends.`,
        `Each vertex has $n-3$ diagonals, and this is set equal to ${times}.`,
        "How often is one particular diagonal counted?",
      ),
    },
    {
      value: times * (2 * times + 1),
      ...both,
      rationale: "Here all pairs of vertices are counted as diagonals, the sides among them.",
      whyTempting: "Every two vertices can be joined by a segment.",
    },
    {
      value: times * (2 * times + 2),
      ...both,
      rationale: "Here each vertex is given $n-2$ diagonals, but it has only $n-3$.",
      whyTempting: "The two neighbors are left out, and the vertex itself is forgotten.",
    },
    {
      value: 2 * times * sides,
      ...slip(
        "both-ends-counted",
        "This counts every diagonal at both of its ends.",
        "The number of sides is right, and the halving is forgotten in the last step.",
        "How often is one particular diagonal counted?",
      ),
    },
  ];
}

function write({ times }: Diagonals): Question {
  const sides = 2 * times + 3;
  const key = times * sides;
  return entryQuestion({
    stem: `A convex polygon has ${WORDS[times]} as many diagonals as sides. How many diagonals does the polygon have?`,
    difficulty: 4,
    targetSeconds: 90,
    quick: `With $n$ sides, each vertex has $n-3$ diagonals, and each diagonal has two ends, so there are $\\frac{n(n-3)}{2}$. Setting this equal to $${times}n$ gives $n-3=${2 * times}$, so $n=${sides}$ and there are $${times}\\cdot ${sides}=${key}$ diagonals. The trap is to forget the halving, or to answer the number of sides.`,
    asked: "The number of diagonals, from its ratio to the number of sides.",
    plan: "Count diagonals by their ends, set up the equation, and find the sides first.",
    reasoning: [
      "A vertex has no diagonal to itself nor to its two neighbors, which leaves $n-3$ diagonals.",
      "Over all vertices this makes $n(n-3)$ ends of diagonals, so there are half as many diagonals.",
      `The equation $\\frac{n(n-3)}{2}=${times}n$ can be divided by $n$: $n-3=${2 * times}$, so $n=${sides}$.`,
      `The number of diagonals is $${times}\\cdot ${sides}=${key}$.`,
    ],
    answers:
      "Forgetting that each diagonal has two ends, or counting sides as diagonals, gives other equations. The number of sides is only halfway to the answer.",
    steps: [
      {
        text: `Divide $\\frac{n(n-3)}{2}=${times}n$ by $n$ and solve: $n=${sides}$.`,
        why: "Each of the $n$ vertices has $n-3$ diagonals, and each diagonal has two ends.",
        check: { left: `${sides}*(${sides}-3)/2`, right: `${times}*${sides}` },
      },
      {
        text: `There are $${times}\\cdot ${sides}=${key}$ diagonals.`,
        why: "This is the given multiple of the number of sides.",
        check: { left: `${times}*${sides}`, right: `${key}` },
      },
    ],
    hints: [
      "Let $n$ be the number of sides. How many diagonals start at one vertex?",
      "Each diagonal has two ends, so counting at all vertices counts it twice.",
      "Write the number of diagonals in terms of $n$ and set it equal to the given multiple of $n$.",
      "Divide by $n$ to find the number of sides, and then remember what is asked for.",
    ],
    takeaway: "A convex polygon of n sides has n(n - 3)/2 diagonals: count the ends and halve.",
    selfExplain: {
      prompt: "Why is the number of diagonals not simply n times n - 3?",
      expectations: ["each diagonal is counted at both of its ends", "so the product is halved"],
    },
    value: key,
    slips: slipsOf(times),
  });
}

export const latticeDiagonals = scene<Diagonals>({
  draw: (chance: Chance) => ({ times: chance.integer(2, 8) }),
  write,
  // The pairs of vertices that are not neighbors are listed for growing polygons.
  recompute: ({ times }) => {
    for (const sides of integers(4, 60)) {
      const pairs = [...integers(0, sides - 1)].flatMap((from) =>
        [...integers(from + 2, sides - 1)].filter((to) => from !== 0 || to !== sides - 1),
      );
      if (pairs.length === times * sides) return { value: `${pairs.length}` };
    }
    throw new Error("no polygon fits");
  },
});
