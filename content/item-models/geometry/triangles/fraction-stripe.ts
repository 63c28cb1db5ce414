import type { Chance } from "../../kit/chance.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { entered, fractionKey, quotient, twiceArea } from "./fraction-parts.ts";

interface Stripe {
  /** Length of the pennant and the places of the seams, from the tip, in inches. */
  readonly length: number;
  readonly near: number;
  readonly far: number;
}

function draw(chance: Chance): Stripe {
  const parts = chance.integer(4, 8);
  const near = chance.integer(1, parts - 2);
  const far = chance.integer(near + 1, parts - 1);
  const unit = chance.pick([2, 3, 4, 5, 6]);
  return { length: parts * unit, near: near * unit, far: far * unit };
}

function slipsOf({ length, near, far }: Stripe) {
  const square = (value: number) => new Fraction(value, length).pow(2) ?? new Fraction(0);
  return [
    entered(
      new Fraction(far - near, length),
      slip(
        "one-dimension-compared",
        "This is the fraction of the length; the stripe is not equally wide everywhere.",
        "The stripe takes up this part of the distance from tip to hoist.",
        "How does the width of the pennant change from the tip on?",
      ),
    ),
    entered(
      square(far - near),
      slip(
        "similar-sides-mismatched",
        "This treats the stripe as a triangle similar to the pennant; it is a trapezoid.",
        "Areas of similar figures do grow with the square of the length.",
        "Which triangles of the figure are similar to the whole pennant?",
      ),
    ),
    entered(
      square(far),
      slip(
        "answered-intermediate-quantity",
        `This is everything from the tip to the farther seam, the first ${near} inches included.`,
        "It is the fraction that similar triangles give directly.",
        "Does the stripe reach to the tip?",
      ),
    ),
    entered(
      new Fraction(1).sub(square(far).sub(square(near))),
      slip(
        "complement-answered",
        "This is the part of the pennant outside the stripe.",
        "The same areas are used, and the wrong one is kept.",
        "Which part is orange?",
      ),
    ),
    entered(
      square(near),
      slip(
        "answered-wrong-region",
        "This is the triangle between the tip and the nearer seam.",
        "It has to be worked out and taken away.",
        "Which part is orange?",
      ),
    ),
  ];
}

function write(stripe: Stripe): Question {
  const { length, near, far } = stripe;
  const [large, small] = [new Fraction(far, length), new Fraction(near, length)];
  const [large2, small2] = [large.mul(large), small.mul(small)];
  const key = large2.sub(small2);
  const difference = `${tex(large2)}-${tex(small2)}=${tex(key)}`;
  return toldQuestion(
    {
      stem: `A pennant has the shape of an isosceles triangle whose tip is ${length} inches away from the midpoint of the opposite edge. Two straight seams parallel to that edge cross the pennant, one at ${near} inches and the other at ${far} inches from the tip, measured along the axis of symmetry. The stripe between the seams is orange. What fraction of the area of the pennant is orange?`,
      difficulty: 4,
      targetSeconds: 100,
      quick: `The tip pieces cut off at the two seams are similar to the pennant, with scale factors $${tex(large)}$ and $${tex(small)}$. Their areas are the squares of these fractions of the whole, $${tex(large2)}$ and $${tex(small2)}$. The stripe is the difference, $${difference}$. The trap is to take the fraction of the length for the fraction of the area.`,
      asked: "The area between two parallel seams as a fraction of the whole triangle.",
      plan: "The stripe is a difference of two triangles with the same tip, both similar to the pennant.",
      reasoning: [
        `The farther seam cuts off a triangle with the tip that is similar to the pennant, with scale factor $\\frac{${far}}{${length}}=${tex(large)}$. Its area is $\\left(${tex(large)}\\right)^{2}=${tex(large2)}$ of the whole.`,
        `The nearer seam cuts off one with scale factor $\\frac{${near}}{${length}}=${tex(small)}$ and area $\\left(${tex(small)}\\right)^{2}=${tex(small2)}$ of the whole.`,
        `The orange stripe is what the first triangle has beyond the second: $${difference}$.`,
      ],
      answers:
        "The fraction of the length ignores that the pennant widens. Squaring the width of the stripe treats it as a triangle. Other answers give one of the two tip triangles, or all that is not orange.",
      steps: [
        {
          text: `From the tip to the farther seam: $\\left(\\frac{${far}}{${length}}\\right)^{2}=${tex(large2)}$ of the area.`,
          why: "Areas of similar figures are in the ratio of the squares of their lengths.",
          check: { left: `(${far}/${length})^2`, right: large2.toFraction() },
        },
        {
          text: `From the tip to the nearer seam: $\\left(\\frac{${near}}{${length}}\\right)^{2}=${tex(small2)}$ of the area.`,
          why: "The same holds for the smaller triangle.",
          check: { left: `(${near}/${length})^2`, right: small2.toFraction() },
        },
        {
          text: `The stripe: $${difference}$.`,
          why: "The smaller triangle is part of the larger.",
          check: { left: `${large2.toFraction()}-${small2.toFraction()}`, right: key.toFraction() },
        },
      ],
      hints: [
        "The stripe itself is not a triangle. Can you write it as a difference of two triangles?",
        "A seam parallel to the edge cuts off a triangle similar to the whole pennant.",
        "How does the area of a similar triangle depend on its scale factor?",
        `Find which fractions of the area lie within ${near} inches and within ${far} inches of the tip, and combine them.`,
      ],
      takeaway:
        "In a triangle cut parallel to one side, areas measured from the opposite vertex go with the square of the distance.",
      selfExplain: {
        prompt: "Why is the fraction of the area not the fraction of the length?",
        expectations: [
          "the pennant widens with the distance from the tip",
          "areas of similar triangles go with the square of the scale factor",
        ],
      },
    },
    { type: "numeric-entry", key: fractionKey(key), slips: slipsOf(stripe) },
  );
}

export const fractionStripe = scene<Stripe>({
  draw,
  write,
  // In coordinates: the width at each distance from the tip is taken as that distance.
  recompute: ({ length, near, far }) =>
    quotient(
      twiceArea([
        [near, -near],
        [far, -far],
        [far, far],
        [near, near],
      ]),
      twiceArea([
        [0, 0],
        [length, -length],
        [length, length],
      ]),
    ),
});
