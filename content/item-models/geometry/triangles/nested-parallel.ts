import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { choice, surd } from "../../kit/write-numbers.ts";
import { label, line, sketch } from "../figures.ts";

interface Parallel {
  /** DE to BC, in lowest terms. */
  readonly p: number;
  readonly q: number;
  readonly inner: number;
  readonly rest: number;
  readonly short: number;
  readonly before: number;
}

function draw(chance: Chance): Parallel | null {
  const [p, q] = chance.pick([
    [2, 3],
    [3, 4],
    [3, 5],
    [2, 5],
    [4, 5],
    [1, 3],
    [1, 4],
  ] as const);
  const short = p * p * chance.integer(1, 4);
  const unit = chance.integer(1, 6);
  if (short < 4 || short > 40) return null;
  return {
    p,
    q,
    inner: p * p * unit,
    rest: (q * q - p * p) * unit,
    short,
    before: chance.integer(0, 4),
  };
}

function wrongChoices({ p, q, inner, rest, short }: Parallel): WrongChoice[] {
  const part = short / p;
  return [
    {
      ...choice((short * q * q) / (p * p)),
      ...slip(
        "area-scaled-like-length",
        `This enlarges $DE$ by $\\frac{${inner + rest}}{${inner}}$, the ratio of the areas; lengths grow by the square root of it.`,
        "The two areas of the similar triangles are formed correctly, and their ratio is used at once.",
        "If all sides of a triangle are doubled, what happens to its area?",
      ),
    },
    {
      ...choice((short * rest) / inner),
      ...slip(
        "part-for-whole",
        `The quadrilateral of area ${rest} is not similar to triangle $ADE$, so its area says nothing about $BC$ directly.`,
        "The two given areas are compared with each other.",
        "Which figure with base $BC$ is similar to triangle $ADE$?",
      ),
    },
    {
      text: `$${surd(part, q * q - p * p)}$`,
      order: part * Math.sqrt(q * q - p * p),
      ...slip(
        "part-for-whole",
        `This takes the root of $\\frac{${rest}}{${inner}}$, but ${rest} is the area of the quadrilateral and not of triangle $ABC$.`,
        "The square root is right, and both given areas are used.",
        "What is the area of the whole triangle?",
      ),
    },
    {
      ...choice(2 * short),
      ...slip(
        "assumed-figure-to-scale",
        "This takes $D$ and $E$ for midpoints, which would give the quadrilateral three times the area of triangle $ADE$.",
        "In a rough sketch $DE$ often runs halfway up.",
        "Where is it stated that $D$ is a midpoint?",
      ),
    },
    {
      ...choice(part * q - short),
      ...slip(
        "answered-intermediate-quantity",
        "This is the difference between $BC$ and $DE$.",
        "It is found on the way when the ratio is split into parts.",
        "Which segment does the question name?",
      ),
    },
    {
      ...choice((short * p) / q),
      ...slip(
        "fraction-inverted",
        "This makes $BC$ shorter than $DE$, although triangle $ABC$ contains triangle $ADE$.",
        "The ratio of the lengths is right, but it is used upside down.",
        "Which of the two parallel segments is longer?",
      ),
    },
  ];
}

const FIGURE = sketch(
  "Triangle ABC with vertex A at the top and side BC horizontal at the bottom. Point D is on side AB and point E is on side AC. Segment DE is drawn parallel to BC and cuts the triangle into triangle ADE above and quadrilateral DBCE below. No lengths are marked.",
  [
    line(
      [
        { x: 2, y: 1.5 },
        { x: 14, y: 1.5 },
        { x: 6, y: 10.5 },
      ],
      { closed: true },
    ),
    line([
      { x: 3.8, y: 5.55 },
      { x: 10.4, y: 5.55 },
    ]),
    label("$A$", { x: 6, y: 11.1 }),
    label("$B$", { x: 1.5, y: 1 }),
    label("$C$", { x: 14.5, y: 1 }),
    label("$D$", { x: 3.2, y: 5.8 }),
    label("$E$", { x: 11, y: 5.8 }),
  ],
);

function write(parameters: Parallel): Question {
  const { p, q, inner, rest, short, before } = parameters;
  const whole = inner + rest;
  const long = (short / p) * q;
  const proof = `Triangle $ABC$ has area $${inner}+${rest}=${whole}$, so the lengths are in the ratio $\\sqrt{\\frac{${whole}}{${inner}}}=\\frac{${q}}{${p}}$, and $BC=${short}\\cdot \\frac{${q}}{${p}}=${long}$.`;
  return singleChoice(
    {
      stem: `In the figure, $DE$ is parallel to $BC$ and $DE=${short}$. The area of triangle $ADE$ is ${inner}, and the area of quadrilateral $DBCE$ is ${rest}. What is the length of $BC$?`,
      figure: FIGURE,
      difficulty: 4,
      targetSeconds: 95,
      quick: `Triangles $ADE$ and $ABC$ are similar. ${proof} The traps are to compare with the quadrilateral, and to use the ratio of areas for lengths.`,
      asked: "The longer of two parallel segments, from two areas and the shorter segment.",
      plan: "Compare similar triangles only, and turn the ratio of their areas into a ratio of lengths.",
      reasoning: [
        "Since $DE$ is parallel to $BC$, triangles $ADE$ and $ABC$ have the same angles and are similar.",
        `The area of triangle $ABC$ is $${inner}+${rest}=${whole}$.`,
        `The areas are in the ratio $\\frac{${whole}}{${inner}}=\\frac{${q * q}}{${p * p}}$. Areas grow with the square of the lengths, so the lengths are in the ratio $\\frac{${q}}{${p}}$.`,
        `Hence $BC=${short}\\cdot \\frac{${q}}{${p}}=${long}$.`,
      ],
      answers:
        "Using the ratio of areas as it stands skips the square root. Comparing with the quadrilateral uses a figure that is not similar to the small triangle. Doubling takes $D$ and $E$ for midpoints without a reason, and other answers turn the ratio over or stop at a difference.",
      steps: [
        {
          text: `The area of triangle $ABC$ is $${inner}+${rest}=${whole}$.`,
          why: "The quadrilateral and the small triangle make up the large triangle.",
          check: { left: `${inner}+${rest}`, right: `${whole}` },
        },
        {
          text: `The lengths are in the ratio $\\sqrt{\\frac{${whole}}{${inner}}}=\\frac{${q}}{${p}}$.`,
          why: "Areas of similar figures are in the ratio of the squares of their lengths.",
          check: { left: `sqrt(${whole}/${inner})`, right: `${q}/${p}` },
        },
        {
          text: `So $BC=${short}\\cdot \\frac{${q}}{${p}}=${long}$.`,
          why: "The segments $DE$ and $BC$ correspond.",
          check: { left: `${short}*${q}/${p}`, right: `${long}` },
        },
      ],
      hints: [
        "Which figure in the drawing is similar to triangle $ADE$?",
        "Areas of similar triangles are in the ratio of the squares of corresponding sides.",
        "Find the area of the whole triangle first.",
        "Take the square root of the ratio of the two triangle areas, and apply it to the given length.",
      ],
      takeaway:
        "Compare similar figures with each other, not with what is left over, and take the square root to pass from areas to lengths.",
      selfExplain: {
        prompt:
          "Why must the quadrilateral's area be added before a ratio is formed, and why is a square root needed?",
        expectations: [
          "only the whole triangle is similar to the small one",
          "areas grow with the square of the lengths",
        ],
      },
    },
    { key: { ...choice(long), rationale: proof }, before, wrong: wrongChoices(parameters) },
  );
}

export const nestedParallel = scene<Parallel>({
  draw,
  write,
  // The width falls evenly toward the vertex: the height at which it is DE is found from the areas.
  recompute: ({ inner, rest, short }, item) => {
    const topHeight = (2 * inner) / short;
    let [low, high] = [short, 100 * short];
    for (let step = 0; step < 200; step += 1) {
      const base = (low + high) / 2;
      const height = (topHeight / short) * base;
      const trapezoid = ((short + base) / 2) * (height - topHeight);
      if (trapezoid < rest) low = base;
      else high = base;
    }
    return optionsNear(item, low);
  },
});
