import type { Chance } from "../../kit/chance.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { grouped, plus, polynomial } from "../../kit/write-numbers.ts";

export type RegionNumbers = readonly [number, number, number];

export interface Judged {
  readonly text: string;
  readonly why: string;
  readonly check: { readonly left: string; readonly right: string };
  /** Whether the point is worth asking about. */
  readonly near: boolean;
  /** Only where the point is outside the region. */
  readonly slip?: Omit<Slip, "rationale">;
}

export interface RegionScene {
  readonly difficulty: Question["difficulty"];
  readonly draw: (chance: Chance) => RegionNumbers;
  readonly judge: (numbers: RegionNumbers, point: readonly [number, number]) => Judged;
  readonly holds: (numbers: RegionNumbers, x: number, y: number) => boolean;
  readonly words: (numbers: RegionNumbers) => {
    readonly stem: string;
    readonly idea: string;
    readonly hints: readonly string[];
  };
}

/** One side of a condition at a point, and how far it is inside: negative where it fails. */
interface Test {
  readonly left: string;
  readonly right: string;
  /** Whether the left side has to be the greater one. */
  readonly above: boolean;
  readonly margin: number;
  readonly strict: boolean;
  readonly check: { readonly left: string; readonly right: string };
}

const signed = (value: number) => (value < 0 ? `(${value})` : String(value));

function judgement(
  [x, y]: readonly [number, number],
  tests: readonly [Test, Test],
  swapped: boolean,
): Judged {
  const passes = ({ margin, strict }: Test) => margin > 0 || (margin === 0 && !strict);
  const said = ({ left, right, above, margin }: Test) =>
    `${left} is ${margin === 0 ? "equal to" : margin > 0 === above ? "greater than" : "less than"} ${right}`;
  const [one, two] = tests;
  const failing = tests.find((test) => !passes(test));
  const base = {
    text: `$(${x}, ${y})$`,
    near: tests.every(({ margin }) => Math.abs(margin) <= 9) && tests.some(passes),
  };
  if (failing === undefined)
    return { ...base, why: `At ${base.text} ${said(one)}, and ${said(two)}.`, check: one.check };
  const edge = failing.margin === 0;
  return {
    ...base,
    near: base.near && (edge || Math.abs(failing.margin) <= 4),
    why: `At ${base.text} ${said(failing)}, ${edge ? "and the condition does not allow equality" : "which breaks the condition"}.`,
    check: failing.check,
    slip: edge
      ? {
          misconception: "boundary-value-miscounted",
          whyTempting:
            "The point is on the boundary of the region, and boundaries are easily counted as part of it.",
          repairQuestion: "Does the sign of this condition allow equality?",
        }
      : swapped
        ? {
            misconception: "coordinates-swapped",
            whyTempting: "With its coordinates exchanged the point would satisfy both conditions.",
            repairQuestion: "Which of the two numbers is the $x$-coordinate?",
          }
        : {
            misconception: "condition-dropped",
            whyTempting:
              "The point satisfies one of the two conditions, and the other is not tested.",
            repairQuestion: "What do you get when you test the other condition?",
          },
  };
}

const lines: RegionScene = {
  difficulty: 1,
  draw: (chance) => [chance.integer(2, 3), chance.integer(-5, 2) || 1, chance.integer(4, 9)],
  holds: ([m, b, c], x, y) => y >= m * x + b && x + 2 * y < c,
  judge: ([m, b, c], [x, y]) => {
    const right = m * x + b;
    const sum = x + 2 * y;
    return judgement(
      [x, y],
      [
        {
          left: `$y=${y}$`,
          right: `$${m}\\cdot ${signed(x)}${plus(b)}=${right}$`,
          above: true,
          margin: y - right,
          strict: false,
          check: { left: `${m}*(${x})+(${b})`, right: `${right}` },
        },
        {
          left: `$x+2y=${sum}$`,
          right: String(c),
          above: false,
          margin: c - sum,
          strict: true,
          check: { left: `(${x})+2*(${y})`, right: `${sum}` },
        },
      ],
      x >= m * y + b && y + 2 * x < c,
    );
  },
  words: ([m, b, c]) => ({
    stem: `Which of the following points of the $xy$-plane satisfy both of the inequalities $y\\ge ${polynomial([m, b])}$ and $x+2y<${c}$?\n\nIndicate *all* such points.`,
    idea: `A point has to satisfy $y\\ge ${polynomial([m, b])}$, where equality is allowed, and $x+2y<${c}$, where it is not.`,
    hints: [
      "Each point is tested by itself, and it has two tests to pass.",
      "Put the first number of a point for $x$ and the second for $y$.",
      "Test the inequality that is simpler to evaluate first; a point that fails it needs no second test.",
      "Look closely at points for which both sides are equal. Which of the two signs lets them in?",
    ],
  }),
};

const disk: RegionScene = {
  difficulty: 2,
  draw: (chance) => [chance.pick([25, 50, 65]), chance.pick([1, 2]), chance.integer(-3, 4) || 2],
  holds: ([r, m, b], x, y) => x * x + y * y < r && y <= m * x + b,
  judge: ([r, m, b], [x, y]) => {
    const square = x * x + y * y;
    const right = m * x + b;
    return judgement(
      [x, y],
      [
        {
          left: `$x^{2}+y^{2}=${square}$`,
          right: String(r),
          above: false,
          margin: r - square,
          strict: true,
          check: { left: `(${x})^2+(${y})^2`, right: `${square}` },
        },
        {
          left: `$y=${y}$`,
          right: `the height $${right}$ of the line`,
          above: false,
          margin: right - y,
          strict: false,
          check: { left: `${m}*(${x})+(${b})`, right: `${right}` },
        },
      ],
      x * x + y * y < r && x <= m * y + b,
    );
  },
  words: ([r, m, b]) => ({
    stem: `Region $R$ consists of the points inside the circle $x^{2}+y^{2}=${r}$ that are on or below the line $y=${polynomial([m, b])}$; points on the circle itself do not belong to $R$. Select *all* of the points that belong to region $R$.`,
    idea: `A point of $R$ satisfies $x^{2}+y^{2}<${r}$, without equality, and $y\\le ${polynomial([m, b])}$, with equality allowed.`,
    hints: [
      "Two conditions describe the region; translate each of them into an inequality.",
      "Inside the circle means that the sum of the squares of the coordinates is small enough.",
      "On or below the line means that the second coordinate is at most the height of the line at that place.",
      "Points on the line belong to the region, points on the circle do not. Which of the points are on one of them?",
    ],
  }),
};

const ferry: RegionScene = {
  difficulty: 3,
  draw: (chance) => [chance.integer(3, 6), chance.integer(2, 3), chance.integer(6, 11)],
  holds: ([w, v, p], x, y) => x > 0 && y > 0 && Math.abs(x - y) <= w && v * x + y < v * p,
  judge: ([w, v, p], [x, y]) => {
    const gap = Math.abs(x - y);
    const cost = v * x + y;
    const judged = judgement(
      [x, y],
      [
        {
          left: `the difference ${gap}`,
          right: String(w),
          above: false,
          margin: w - gap,
          strict: false,
          check: { left: `(${x}-(${y}))^2`, right: `${gap * gap}` },
        },
        {
          left: `the weight of ${grouped(100 * cost)} kilograms`,
          right: grouped(100 * v * p),
          above: false,
          margin: v * p - cost,
          strict: true,
          check: { left: `${v}*(${x})+(${y})`, right: `${cost}` },
        },
      ],
      v * y + x < v * p,
    );
    return x > 0 && y > 0 ? judged : { ...judged, near: false };
  },
  words: ([w, v, p]) => ({
    stem: `A barge carries $x$ crates on its left side and $y$ crates on its right side, and each pair $(x, y)$ is marked as a point of the plane. The numbers on the two sides may differ by at most ${w}. Crates on the left weigh ${100 * v} kilograms each and those on the right 100 kilograms each, and the total weight must be less than ${grouped(100 * v * p)} kilograms. Which of these points stand for permitted loads? Indicate *all* of them.`,
    idea: `In units of 100 kilograms the conditions are $|x-y|\\le ${w}$, with equality allowed, and $${v}x+y<${v * p}$, without equality.`,
    hints: [
      "A point stands for a load: the first number is for the left side, the second for the right.",
      "Write each of the two rules as an inequality for the two numbers.",
      "The difference may have either sign; the weight counts the left side with its own factor.",
      "Look closely at points for which a rule is met with equality. Does that rule allow it?",
    ],
  }),
};

export const REGION_SCENES: readonly RegionScene[] = [lines, disk, ferry];
