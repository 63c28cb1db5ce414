import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Sail {
  readonly edges: readonly [number, number];
  /** The third edge that makes the angle between the others right. */
  readonly right: number;
  /** Null where it is left open. */
  readonly third: number | null;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Sail {
  const [a, b, right] = chance.pick([
    [6, 8, 10],
    [9, 12, 15],
    [8, 15, 17],
    [12, 16, 20],
    [5, 12, 13],
    [10, 24, 26],
  ] as const);
  const most = (a * b) / 2;
  const edges = [a, b] as const;
  const swapped = chance.pick([false, true]);
  const kind = chance.pick(["wide", "unset", "equal", "open"] as const);
  const drawn = { edges, right, swapped };
  if (kind === "equal") return { ...drawn, third: right, bound: most, outcome: "equal" };
  if (kind === "open") {
    const bound = most - chance.pick([0, 0, 2, 4]);
    return { ...drawn, third: null, bound, outcome: "open" };
  }
  return kind === "unset"
    ? { ...drawn, third: null, bound: most + chance.integer(1, 3), outcome: "second" }
    : { ...drawn, third: right + chance.pick([-1, 1]), bound: most, outcome: "second" };
}

function proofOf(sail: Sail): string {
  const {
    edges: [a, b],
    right,
    third,
    bound,
    outcome,
  } = sail;
  const most = (a * b) / 2;
  if (outcome === "equal")
    return `Since $${a}^{2}+${b}^{2}=${right}^{2}$, the edges of ${a} and ${b} feet are perpendicular, and the area is $\\frac{1}{2}\\cdot ${a}\\cdot ${b}=${most}$. ${verdict(sail)}`;
  const limit = `On the edge of ${b} feet the height is at most ${a}, so the area is at most $\\frac{1}{2}\\cdot ${a}\\cdot ${b}=${most}$, and that only when the two edges are perpendicular.`;
  if (third !== null)
    return `${limit} Here they are not, because $${a}^{2}+${b}^{2}=${right * right}$ but $${third}^{2}=${third * third}$. So the area is less than ${bound}. ${verdict(sail)}`;
  if (outcome === "second") return `${limit} So the area is less than ${bound}. ${verdict(sail)}`;
  return bound === most
    ? `${limit} With a third edge of ${right} feet the area is ${bound}, and with any other it is less. ${verdict(sail)}`
    : `${limit} With a third edge of ${right} feet the area is ${most}, more than ${bound}; with a nearly flat sail it is close to 0. ${verdict(sail)}`;
}

function slipsOf({ edges: [a, b], right, third, bound, outcome }: Sail): Record<Outcome, Slip> {
  const most = (a * b) / 2;
  return {
    first: slip(
      "triangle-half-forgotten",
      outcome === "open"
        ? "A narrow sail with these two edges has hardly any area, so the area need not be greater."
        : `The area is at most half of $${a}\\cdot ${b}$, which is ${most}, so it cannot be greater than ${bound}.`,
      `The product of the two edges, ${a * b}, is far greater than ${bound}.`,
      "Of which shape is the product of two perpendicular edges the area?",
    ),
    second: slip(
      outcome === "open" ? "missed-a-case" : "judged-by-eye",
      outcome === "equal"
        ? `The edges of ${a} and ${b} feet meet at a right angle, and half their product is exactly ${bound}.`
        : bound === most
          ? `When the two edges are perpendicular, the area is ${bound} itself, so ${bound} need not be greater.`
          : `When the two edges are perpendicular, the area is ${most}, which is more than ${bound}.`,
      outcome === "equal"
        ? "Three different edges look like an irregular triangle that falls short of half the product."
        : "A narrow sail is tried, and the case of perpendicular edges is left out.",
      "For which angle between the two edges is the area greatest, and what is it then?",
    ),
    equal: slip(
      "assumed-figure-to-scale",
      outcome === "open"
        ? `Nothing says that the two edges are perpendicular, and for most angles the area is not ${bound}.`
        : third === null
          ? `No angle between the edges gives an area of ${bound}; even a right angle gives only ${most}.`
          : `A third edge of ${right} feet would make the angle right; an edge of ${third} feet does not.`,
      "The two edges are pictured as perpendicular, and half their product is taken for the area.",
      "Which fact would make the angle between the two edges a right angle?",
    ),
    open: slip(
      third === null ? "varying-means-undetermined" : "hard-means-undetermined",
      third === null
        ? `The area varies with the third edge, but it never exceeds ${most}.`
        : "Three edges fix the triangle and with it the area, so nothing is left open.",
      third === null
        ? "The third edge is not given, so the area has no single value."
        : "No angle and no height is given.",
      third === null
        ? "What is the greatest area that the two edges permit?"
        : "Can two triangles with these three edges differ in area?",
    ),
  };
}

function write(sail: Sail): Question {
  const { edges, right, third, bound, outcome, swapped } = sail;
  const [a, b] = edges;
  const most = (a * b) / 2;
  const proof = proofOf(sail);
  const rest =
    third === null
      ? "the length of the third edge has not been settled"
      : `the third edge will be ${third} feet long`;
  return comparedQuestion(
    {
      stem: `A flat sail will have the shape of a triangle. One edge will be ${a} feet long, a second edge will be ${b} feet long, and ${rest}.`,
      difficulty: outcome === "equal" ? 1 : third === null ? 3 : 2,
      targetSeconds: 60,
      quick: `${proof} ${outcome === "equal" ? "The trap is to call the area open without testing for a right angle." : "The trap is to take the two edges for perpendicular without asking whether they are."}`,
      asked: `How the area of a triangle with sides of ${a} and ${b} feet compares with ${bound} square feet.`,
      plan: "Find the greatest area that the two edges permit.",
      reasoning: [
        `Use the edge of ${b} feet as the base. The edge of ${a} feet leads to the opposite corner, so the height is at most ${a} feet.`,
        `The height is ${a} feet only if the two edges are perpendicular, which makes the third edge $\\sqrt{${a}^{2}+${b}^{2}}=${right}$ feet.`,
        proof,
      ],
      steps: [
        {
          text: `The greatest area is $\\frac{1}{2}\\cdot ${a}\\cdot ${b}=${most}$, with perpendicular edges.`,
          why: "The height on one edge cannot exceed the other edge.",
          check: { left: `1/2*${a}*${b}`, right: `${most}` },
        },
        {
          text: `The two edges are perpendicular when the third edge is $\\sqrt{${a}^{2}+${b}^{2}}=${right}$ feet long.`,
          why: "This is the Pythagorean theorem and its converse.",
          check: { left: `sqrt(${a}^2+${b}^2)`, right: `${right}` },
        },
        { text: proof, why: "The area is compared with the greatest area possible." },
      ],
      hints: [
        "Picture the two edges hinged together. What does the angle between them do to the area?",
        "Take one of the two edges as the base. The height on it depends on the other edge.",
        `The height on the edge of ${b} feet cannot be more than ${a} feet. When is it that much?`,
        "Find the greatest area, and decide whether the stem says, permits or excludes that it is attained.",
      ],
      takeaway:
        "Half the product of two sides of a triangle is its area only if they are perpendicular; otherwise the area is less.",
      selfExplain: {
        prompt: "What does a side of a triangle say about the height on another side?",
        expectations: [
          "the height is never longer than the side",
          "they are the same only when the two sides are perpendicular",
        ],
      },
    },
    {
      first: "The area of the sail, in square feet",
      second: `${bound}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(sail),
    },
  );
}

/** Sixteen times the square of the area, from the sides alone. */
function sixteenSquares(a: number, b: number, c: number): number {
  return (a + b + c) * (a + b - c) * (a - b + c) * (b - a + c);
}

export const openingSail = scene<Sail>({
  draw,
  write,
  recompute: ({ edges: [a, b], third, bound, swapped }) => {
    const tenths = [...integers(10 * Math.abs(a - b) + 1, 10 * (a + b) - 1)];
    const thirds = third === null ? tenths : [10 * third];
    return comparisonKey(
      thirds.map((c) => {
        const [area, other] = [sixteenSquares(10 * a, 10 * b, c), 16 * (100 * bound) ** 2];
        return swapped ? relationOf(other, area) : relationOf(area, other);
      }),
    );
  },
});
