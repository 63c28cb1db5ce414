import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { label, line, sketch } from "../figures.ts";
import { pathLength } from "./outlines.ts";
import { midpointsWrong } from "./rearranged-midpoints-slips.ts";

interface Midpoints {
  readonly diagonals: readonly [number, number];
  readonly before: number;
}

function draw(chance: Chance): Midpoints | null {
  const diagonals = [chance.integer(7, 15), chance.integer(7, 19)] as const;
  if (diagonals[0] >= diagonals[1] || (diagonals[0] + diagonals[1]) % 2 === 1) return null;
  return { diagonals, before: chance.integer(0, 4) };
}

function figure() {
  const [a, b, c, d] = [
    { x: 2, y: 2 },
    { x: 14, y: 1.5 },
    { x: 12, y: 9.5 },
    { x: 4.5, y: 10.5 },
  ];
  const middle = (u: typeof a, v: typeof a) => ({ x: (u.x + v.x) / 2, y: (u.y + v.y) / 2 });
  return sketch(
    "Quadrilateral ABCD. The midpoints of its four sides are joined in order, and the quadrilateral inside that they form is shaded. Nothing is marked.",
    [
      line([middle(a, b), middle(b, c), middle(c, d), middle(d, a)], {
        closed: true,
        shaded: true,
      }),
      line([a, b, c, d], { closed: true }),
      label("$A$", { x: a.x - 0.6, y: a.y - 0.5 }),
      label("$B$", { x: b.x + 0.6, y: b.y - 0.5 }),
      label("$C$", { x: c.x + 0.5, y: c.y + 0.5 }),
      label("$D$", { x: d.x - 0.5, y: d.y + 0.5 }),
    ],
  );
}

function write({ diagonals: [p, q], before }: Midpoints): Question {
  const [one, other] = [new Fraction(p, 2), new Fraction(q, 2)].map(String);
  const proof = `Two sides of the shaded quadrilateral are half of $AC$ each, together ${p}, and the other two are half of $BD$ each, together ${q}. The perimeter is $${p}+${q}=${p + q}$.`;
  return choiceQuestion({
    stem: `In quadrilateral $ABCD$, the diagonals have lengths $AC=${p}$ and $BD=${q}$. The midpoints of the four sides are joined in order, as in the figure, to form the shaded quadrilateral. What is the perimeter of the shaded quadrilateral?`,
    figure: figure(),
    difficulty: 3,
    targetSeconds: 85,
    quick: `Draw diagonal $AC$: it divides $ABCD$ into two triangles, and in each a side of the shaded part joins two midpoints. ${proof} The trap is to look for an area or to forget that such a segment is half of the diagonal.`,
    asked: "The perimeter of the quadrilateral of the midpoints, from the diagonals.",
    plan: "Draw the diagonals, and see in which triangle each side of the shaded part joins midpoints.",
    reasoning: [
      `In triangle $ABC$, a side of the shaded part joins the midpoints of $AB$ and $BC$. It is half as long as $AC$, ${one}. The same holds in triangle $ACD$.`,
      `In triangles $ABD$ and $BCD$ the other two sides are half as long as $BD$, ${other}.`,
      proof,
    ],
    answers:
      "Some answers take whole diagonals for sides, or only one side for each diagonal. Others answer with an area or take all four sides to be equal.",
    steps: [
      {
        text: `Two sides parallel to $AC$: $2\\cdot \\frac{${p}}{2}=${p}$.`,
        why: "A segment between midpoints of two sides of a triangle is half of the third side.",
        check: { left: `2*(${p}/2)`, right: `${p}` },
      },
      {
        text: `Two sides parallel to $BD$: $2\\cdot \\frac{${q}}{2}=${q}$.`,
        why: "The same holds in the triangles on both sides of $BD$.",
        check: { left: `2*(${q}/2)`, right: `${q}` },
      },
      {
        text: `Perimeter: $${p}+${q}=${p + q}$.`,
        why: "These are all four sides.",
        check: { left: `${p}+${q}`, right: `${p + q}` },
      },
    ],
    hints: [
      "The given lengths are not drawn in the figure. What happens if you draw one of them?",
      "A segment that joins the midpoints of two sides of a triangle is half as long as the third side.",
      "Draw diagonal $AC$ and look at the two triangles that it forms.",
      "Do the same with the other diagonal, and count how many sides belong to each.",
    ],
    takeaway:
      "The midpoints of any quadrilateral form a parallelogram whose perimeter is the sum of the diagonals.",
    selfExplain: {
      prompt: "Why does the shape of the quadrilateral not matter for this perimeter?",
      expectations: [
        "every side joins midpoints in a triangle on a diagonal",
        "so it is half of that diagonal, whatever the angles",
      ],
    },
    value: p + q,
    proof,
    wrong: midpointsWrong([p, q]),
    before,
  });
}

export const rearrangedMidpoints = scene<Midpoints>({
  draw,
  write,
  // The diagonals are laid across each other in many ways; the midpoints are joined and measured in coordinates.
  recompute: ({ diagonals: [p, q] }, item) => {
    const lengths = [...integers(1, 17)].map((step) => {
      const turn = 0.3 + step / 10;
      const share = step / 20;
      const corners = [
        { x: -p * share, y: 0 },
        { x: -q * 0.4 * Math.cos(turn), y: -q * 0.4 * Math.sin(turn) },
        { x: p * (1 - share), y: 0 },
        { x: q * 0.6 * Math.cos(turn), y: q * 0.6 * Math.sin(turn) },
      ];
      return pathLength(
        corners.map(({ x, y }, index) => {
          const next = corners[(index + 1) % 4] ?? { x, y };
          return { x: (x + next.x) / 2, y: (y + next.y) / 2 };
        }),
      );
    });
    const [first = Number.NaN] = lengths;
    const steady = lengths.every((length) => Math.abs(length - first) < 1e-9);
    return optionsNear(item, steady ? first : Number.NaN);
  },
});
