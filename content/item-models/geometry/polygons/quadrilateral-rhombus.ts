import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Rhombus {
  readonly side: number;
  /** One diagonal and the other, where they are settled. */
  readonly diagonals: readonly [number, number] | null;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
] as const;

function draw(chance: Chance): Rhombus | null {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const swapped = chance.pick([false, true]);
  const [leg, other, side] = chance.pick(TRIPLES);
  if (outcome === "equal") {
    const diagonals = chance.shuffle([2 * leg, 2 * other]);
    const [given = 0, found = 0] = diagonals;
    return { side, diagonals: [given, found], bound: given + found, outcome, swapped };
  }
  if (side < 10) return null;
  const bound = {
    first: 2 * side - chance.integer(0, 1),
    second: 3 * side,
    // Above 2s + 1 and below the square's sum of diagonals.
    open: chance.integer(2 * side + 2, Math.floor(2.8 * side) - 1),
  }[outcome];
  return { side, diagonals: null, bound, outcome, swapped };
}

function proofOf(rhombus: Rhombus): string {
  const { side, diagonals, bound, outcome } = rhombus;
  const end = verdict(rhombus);
  if (diagonals !== null) {
    const [given, found] = diagonals;
    return `Half of the given diagonal, ${given / 2}, is a leg of a right triangle with hypotenuse ${side}; the other leg is ${found / 2}, so the other diagonal is ${found} and the sum is $${given}+${found}=${bound}$. ${end}`;
  }
  if (outcome === "first")
    return `Two half diagonals and a side form a triangle, so half of the sum is more than ${side}, and the sum is more than ${2 * side}. ${end}`;
  if (outcome === "second")
    return `The sum is greatest for a square, where it is $${2 * side}\\sqrt{2}$. As $2\\sqrt{2}<3$, this is less than ${bound}. ${end}`;
  return `For a square the sum is $${2 * side}\\sqrt{2}$, more than ${bound}. With one diagonal of length 1, the other is less than ${2 * side}, so the sum is less than ${2 * side + 1}. ${end}`;
}

function slipsOf({ side, diagonals, bound, outcome }: Rhombus): Record<Outcome, Slip> {
  const truth = {
    first: `The sum of the diagonals of a rhombus with sides ${side} is always more than ${2 * side}.`,
    second: `The sum of the diagonals is at most $${2 * side}\\sqrt{2}$, less than ${bound}.`,
    equal: `The diagonals are ${diagonals?.join(" and ")}, so their sum is exactly ${bound}.`,
    open: `The sum is more than ${bound} for a square and less than ${bound} for a very flat rhombus.`,
  }[outcome];
  return {
    first: slip(
      outcome === "open" ? "assumed-case-not-checked" : "judged-by-eye",
      truth,
      "The diagonals of a square are longer than its sides, and the rhombus is pictured as a square.",
      "What becomes of the diagonals when the rhombus is very flat?",
    ),
    second: slip(
      outcome === "open" ? "assumed-case-not-checked" : "judged-by-eye",
      truth,
      "One diagonal can be very short, and it is easy to overlook how long the other then is.",
      "How do two half diagonals compare with a side?",
    ),
    equal: slip(
      "assumed-case-not-checked",
      truth,
      "One rhombus is tried, or one rule of thumb, and taken for all.",
      "Which sums do a square and a very flat rhombus have?",
    ),
    open: slip(
      diagonals === null ? "varying-means-undetermined" : "hard-means-undetermined",
      truth,
      diagonals === null
        ? "A rhombus with given sides can have many shapes."
        : "A rhombus with given sides can have many shapes, and only one diagonal is known.",
      diagonals === null
        ? "Between which limits can the sum of the diagonals change?"
        : "How many rhombuses have these sides and this diagonal?",
    ),
  };
}

function write(rhombus: Rhombus): Question {
  const { side, diagonals, bound, outcome, swapped } = rhombus;
  const proof = proofOf(rhombus);
  const given = diagonals === null ? "" : ` One of its diagonals has length ${diagonals[0]}.`;
  return comparedQuestion(
    {
      stem: `A rhombus has perimeter ${4 * side}.${given}`,
      difficulty: { equal: 2, first: 4, second: 5, open: 4 }[outcome] as 2 | 4 | 5,
      targetSeconds: diagonals === null ? 95 : 75,
      quick: `Each side is ${side}. The diagonals of a rhombus are perpendicular and halve each other, so half of each and a side form a right triangle. ${proof} The trap is to think of one shape only.`,
      asked: `How the sum of the diagonals compares with ${bound}.`,
      plan: "Look at one of the four right triangles into which the diagonals divide the rhombus.",
      reasoning: [
        `All four sides are equal, so each is $${4 * side}/4=${side}$.`,
        "The diagonals cross at right angles at their midpoints. Half of the one, half of the other, and a side form a right triangle with the side as hypotenuse.",
        proof,
      ],
      steps: [
        {
          text: `A side of the rhombus is $${4 * side}/4=${side}$.`,
          why: "The four sides are equal.",
          check: { left: `${4 * side}/4`, right: `${side}` },
        },
        {
          text: proof,
          why: "Half diagonals are the legs of a right triangle whose hypotenuse is a side.",
          ...(diagonals === null
            ? {}
            : {
                check: {
                  left: `${diagonals[0] / 2}^2+${diagonals[1] / 2}^2`,
                  right: `${side}^2`,
                },
              }),
        },
      ],
      hints: [
        "All sides of a rhombus are equal. What do you know about how its diagonals cross?",
        "The diagonals are perpendicular and halve each other, so they cut the rhombus into four right triangles.",
        "Find a side, and write down the three sides of one of these triangles.",
        diagonals === null
          ? "Consider the two extremes, a square and a very flat rhombus, and set the number given beside them."
          : "Find the other half diagonal from the right triangle, then double and add.",
      ],
      takeaway:
        "In a rhombus, half diagonals and a side form a right triangle; the sum of the diagonals is more than two sides and at most two sides times the square root of 2.",
      selfExplain: {
        prompt: "Which right triangle links the diagonals of a rhombus to its side?",
        expectations: [
          "its legs are the halves of the diagonals",
          "its hypotenuse is a side of the rhombus",
        ],
      },
    },
    {
      first: "The sum of the lengths of the two diagonals of the rhombus",
      second: `${bound}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(rhombus),
    },
  );
}

export const quadrilateralRhombus = scene<Rhombus>({
  draw,
  write,
  // The corners are placed by the angle at one of them, in steps of a tenth of a degree, and the diagonals measured.
  recompute: ({ side, diagonals, bound, swapped }) => {
    const shapes = [...integers(1, 1799)].map((step) => {
      const turn = (step * Math.PI) / 1800;
      const [x, y] = [side * Math.cos(turn), side * Math.sin(turn)];
      return [Math.hypot(side + x, y), Math.hypot(side - x, y)] as const;
    });
    const sums =
      diagonals === null
        ? shapes.map(([p, q]) => p + q)
        : [...integers(1, 2 * side - 1)]
            .filter((other) => other ** 2 + diagonals[0] ** 2 === 4 * side ** 2)
            .map((other) => other + diagonals[0]);
    return comparisonKey(
      sums.map((sum) => (swapped ? relationOf(bound, sum) : relationOf(sum, bound))),
    );
  },
});
