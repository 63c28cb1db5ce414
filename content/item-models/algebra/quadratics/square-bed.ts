import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { grouped } from "../../kit/write-numbers.ts";

/** A rectangle with a given area, longer than wide. */
export interface Bed {
  readonly scene: "bed";
  readonly width: number;
  readonly more: number;
  readonly other: number;
}

function slips(fact: string, { width, more }: Bed): Record<Relation, Slip> {
  return {
    A: {
      rationale: `${fact} So the width is not greater.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: `The length, ${width + more}, is compared instead of the width.`,
      repairQuestion: "Which of the two dimensions does the question name?",
    },
    B: {
      rationale: `${fact} So the width is not less.`,
      misconception: "judged-by-eye",
      whyTempting: "A rough estimate of the root of the area, less something, turns out too small.",
      repairQuestion: "What area belongs to the width that you compare with?",
    },
    C: {
      rationale: `${fact} So the two are not equal.`,
      misconception: "judged-by-eye",
      whyTempting: "The numbers are close to each other, and the area is not computed.",
      repairQuestion: "What area belongs to the width that you compare with?",
    },
    D: {
      rationale: `${fact} Only one positive width fits, since the area grows with the width.`,
      misconception: "varying-means-undetermined",
      whyTempting: "A quadratic equation has two solutions.",
      repairQuestion: "Can both solutions of the equation be widths?",
    },
  };
}

export function bedCase(parameters: Bed): ComparisonCase {
  const { width, more, other } = parameters;
  const area = width * (width + more);
  const tried = other * (other + more);
  const key = answerOf(width, other);
  const fact = `A width of ${other} meters would give an area of $${other} \\cdot ${other + more} = ${tried}$ square meters, ${tried === area ? "just the given area" : `not ${grouped(area)}`}.`;
  const verdict = {
    A: `This is too little, so the width is greater than ${other} meters, and Quantity A is greater.`,
    B: `This is too much, so the width is less than ${other} meters, and Quantity B is greater.`,
    C: `So the width is exactly ${other} meters, and the quantities are equal.`,
    D: "",
  }[key];
  return {
    stem: `The length of a rectangular courtyard is ${more} meters greater than its width, and the area of the courtyard is ${grouped(area)} square meters.`,
    quantityA: "The width of the courtyard, in meters",
    quantityB: `${other}`,
    key,
    proof: `${fact} ${verdict}`,
    slips: slips(fact, parameters),
    difficulty: 2,
    targetSeconds: 60,
    quick: `There is no need to solve an equation. Try the second quantity as the width: the length would be ${other + more} meters and the area $${other} \\cdot ${other + more} = ${tried}$ square meters. ${verdict} The traps are to compare the length, or to think that a quadratic equation leaves two possibilities.`,
    asked: `How the width of a rectangle with a known area compares with ${other} meters.`,
    plan: "The area grows with the width, so test the second quantity as the width and compare the areas.",
    reasoning: [
      `If the width is $w$ meters, the length is $w + ${more}$ and the area is $w(w + ${more})$.`,
      "For positive widths, this area grows as the width grows, so exactly one width fits.",
      fact,
      verdict,
    ],
    answers: `Comparing the length instead of the width favors answer A. An estimate can be off by a little in either direction, and the test with ${other} is exact. The second root of the quadratic equation is negative and is no width, so answer D is not possible.`,
    steps: [
      {
        text: `Try ${other} meters: $${other}(${other} + ${more}) = ${tried}$.`,
        why: "The larger the width, the larger the area.",
        check: { left: `${other}*(${other}+${more})`, right: `${tried}` },
      },
      {
        text: `${verdict} Indeed $${width}(${width} + ${more}) = ${area}$.`,
        why: "The area decides on which side the true width lies.",
        check: { left: `${width}*(${width}+${more})`, right: `${area}` },
      },
    ],
    hints: [
      "Can you compare the width with the second quantity without finding it?",
      "When the width grows, the length and the area grow as well.",
      `Suppose the width were ${other} meters. What would the area be?`,
      "Compare this area with the given one, and conclude on which side the true width lies.",
    ],
    takeaway:
      "To compare an unknown with a number, put the number in and see whether the result is too large or too small.",
    selfExplain: {
      prompt: "Why is it enough to test one width?",
      expectations: ["the area grows with the width", "so a smaller area means a smaller width"],
    },
  };
}
