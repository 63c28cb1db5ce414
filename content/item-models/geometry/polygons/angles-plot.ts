import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { listed } from "../../kit/write-numbers.ts";

interface Plot {
  /** The known angles: all but two. */
  readonly known: readonly number[];
  /** What the other two add up to. */
  readonly rest: number;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Plot | null {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const count = chance.pick([5, 6]);
  const rest = outcome === "equal" ? chance.pick([357, 358]) : 2 * chance.integer(115, 160);
  const sum = (count - 2) * 180 - rest;
  const free = Array.from({ length: count - 3 }, () =>
    outcome === "equal" ? chance.integer(50, 100) : chance.integer(70, 150),
  );
  const last = sum - free.reduce((total, value) => total + value, 0);
  if (last < 50 || last > 165) return null;
  const bound = {
    first: rest / 2 - chance.integer(1, 5),
    second: 180,
    equal: 179,
    open: chance.integer(rest / 2 + 3, 176),
  }[outcome];
  return { known: [...free, last], rest, bound, outcome, swapped: chance.pick([false, true]) };
}

function proofOf(plot: Plot): string {
  const { rest, bound, outcome } = plot;
  const half = Math.ceil(rest / 2);
  const why = {
    first: `The greater of two numbers is at least half of their sum, so $y$ is at least ${half}, more than ${bound}.`,
    second: "The corners point outward, so every angle inside is less than 180°, and $y$ is too.",
    equal: `Both angles are whole numbers less than 180, so at most 179. Then $x$ is at least $${rest}-179=${rest - 179}$, and with $x\\le y$ the only way is $x=${rest - 179}$ and $y=179$.`,
    open: `For example, $y$ can be ${half} with $x=${rest - half}$, which is less than ${bound}, or 179 with $x=${rest - 179}$, which is more.`,
  }[outcome];
  return `$x+y=${rest}$. ${why} ${verdict(plot)}`;
}

function slipsOf({ rest, bound, outcome }: Plot): Record<Outcome, Slip> {
  const half = Math.ceil(rest / 2);
  const truth = {
    first: `As $x+y=${rest}$ and $x\\le y$, $y$ is at least ${half}, more than ${bound}.`,
    second: "Every interior angle of a convex polygon is less than 180°.",
    equal: `Only $x=${rest - 179}$ and $y=179$ are whole numbers below 180 with sum ${rest}.`,
    open: `Both $y=${half}$ and $y=179$ satisfy all conditions.`,
  }[outcome];
  return {
    first: slip(
      "convex-limit-forgotten",
      truth,
      "The sum leaves room for a large angle if the other one is small.",
      "How great can an angle of a convex polygon be?",
    ),
    second: slip(
      "judged-by-eye",
      truth,
      "The known angles are smaller, and an angle of the same size is expected.",
      "How small can the greater of two numbers with this sum be?",
    ),
    equal: slip(
      "assumed-case-not-checked",
      truth,
      "One pair of angles that fits is taken for the only one.",
      "Which other whole numbers satisfy all conditions?",
    ),
    open: slip(
      outcome === "equal" ? "convex-limit-forgotten" : "varying-means-undetermined",
      truth,
      "Only the sum of the two angles follows from the known angles.",
      "Between which limits does $y$ lie?",
    ),
  };
}

function write(plot: Plot): Question {
  const { known, rest, bound, outcome, swapped } = plot;
  const count = known.length + 2;
  const shape = count === 5 ? "five" : "six";
  const [all, sum] = [(count - 2) * 180, known.reduce((total, value) => total + value, 0)];
  const proof = proofOf(plot);
  return comparedQuestion(
    {
      stem: `A building lot has the shape of a convex polygon with ${shape} sides. A surveyor records that all of its interior angles are whole numbers of degrees. ${known.length === 3 ? "Three" : "Four"} of them measure ${listed(known.map((value) => `${value}°`))}, and the other two measure $x^\\circ$ and $y^\\circ$, where $x\\le y$.`,
      difficulty: ({ first: 3, second: 1, equal: 5, open: 3 } as const)[outcome],
      targetSeconds: 90,
      quick: `The angles add up to $${count - 2}\\cdot 180=${all}$ degrees, and the known ones make ${sum}. So ${proof} The trap is to use the sum alone and forget that the polygon is convex.`,
      asked: `How the greater of two unknown angles compares with ${bound}°.`,
      plan: "Find the sum of the two angles, then the least and the greatest value of $y$.",
      reasoning: [
        `A polygon with ${shape} sides splits into ${count - 2} triangles, so its angles add up to ${all} degrees.`,
        `The known angles make ${sum} degrees, which leaves ${rest} for the other two.`,
        proof,
      ],
      steps: [
        {
          text: `All angles together: $${count - 2}\\cdot 180=${all}$ degrees.`,
          why: "Each triangle contributes 180°.",
          check: { left: `${count - 2}*180`, right: `${all}` },
        },
        {
          text: `The two unknown angles together: $${all}-${sum}=${rest}$ degrees.`,
          why: "The known angles are taken away.",
          check: { left: `${all}-(${known.join("+")})`, right: `${rest}` },
        },
        { text: proof, why: "Convex means that each angle is less than 180°." },
      ],
      hints: [
        "What do all interior angles of the lot add up to?",
        "The sum settles $x+y$. Which other conditions limit the two angles?",
        `Take the known angles away from $${count - 2}\\cdot 180$.`,
        "Find the least and the greatest value that $y$ can have, and set the number given beside them.",
      ],
      takeaway:
        "Besides the angle sum, use that every interior angle of a convex polygon is less than 180 degrees.",
      selfExplain: {
        prompt: "Which conditions limit the greater of the two unknown angles?",
        expectations: [
          "the sum of the two angles is fixed, so the greater is at least half of it",
          "each angle is less than 180 degrees",
        ],
      },
    },
    { first: "$y$", second: `${bound}`, swapped, outcome, proof, slips: slipsOf(plot) },
  );
}

export const anglesPlot = scene<Plot>({
  draw,
  write,
  // All pairs of whole angles are tried whose turns, with the known ones, make one full turn.
  recompute: ({ known, bound, swapped }) => {
    const turned = known.reduce((total, value) => total + 180 - value, 0);
    const greater = [...integers(1, 179)].flatMap((x) =>
      [...integers(x, 179)].filter((y) => turned + (180 - x) + (180 - y) === 360),
    );
    return comparisonKey(
      greater.map((y) => (swapped ? relationOf(bound, y) : relationOf(y, bound))),
    );
  },
});
