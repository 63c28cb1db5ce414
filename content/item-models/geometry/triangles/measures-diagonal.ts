import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { ModelStep, Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { tex } from "../../kit/write-numbers.ts";

interface Plaza {
  /** Along two sides; null where it is not given. */
  readonly around: number | null;
  readonly across: number;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Plaza {
  const across = 2 * chance.integer(10, 30);
  const around = 2 * chance.integer(Math.ceil(0.58 * across), Math.floor(0.69 * across));
  const area = (around ** 2 - across ** 2) / 2;
  const most = across ** 2 / 2;
  const swapped = chance.pick([false, true]);
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const round = (value: number) => 10 * Math.round(value / 10);
  if (outcome === "open")
    return { around: null, across, bound: round(0.8 * most), outcome, swapped };
  if (outcome === "second" && chance.pick([true, false]))
    return { around: null, across, bound: round(1.05 * most) + 10, outcome, swapped };
  const bound = {
    first: round(0.93 * area) - 10,
    second: round(1.07 * area) + 10,
    equal: area,
  }[outcome];
  return { around, across, bound, outcome, swapped };
}

const areaOf = (around: number, across: number) => (around ** 2 - across ** 2) / 2;

function proofOf(plaza: Plaza): string {
  const { around, across, bound, outcome } = plaza;
  const square = tex(across ** 2);
  if (around !== null) {
    const than = { first: "more than", second: "less than", equal: "equal to", open: "" }[outcome];
    return `Let the sides be $a$ and $b$. Then $a+b=${around}$ and $a^{2}+b^{2}=${across}^{2}$, and since $(a+b)^{2}=a^{2}+b^{2}+2ab$, the area is $ab=\\frac{${around}^{2}-${across}^{2}}{2}=${tex(areaOf(around, across))}$, which is ${than} $${tex(bound)}$. ${verdict(plaza)}`;
  }
  const limit = `With sides $a$ and $b$, $a^{2}+b^{2}=${across}^{2}=${square}$. Since $(a-b)^{2}\\ge 0$, $2ab\\le ${square}$, so the area is at most $${tex(across ** 2 / 2)}$, which a square reaches.`;
  return outcome === "second"
    ? `${limit} This is less than $${tex(bound)}$. ${verdict(plaza)}`
    : `${limit} So it can be more than $${tex(bound)}$, but a very narrow plaza with this diagonal has almost no area. ${verdict(plaza)}`;
}

function slipsOf({ around, across, bound, outcome }: Plaza): Record<Outcome, Slip> {
  const open = outcome === "open";
  const limit = tex(around === null ? across ** 2 / 2 : areaOf(around, across));
  return {
    first: slip(
      open ? "missed-a-case" : "area-scaled-like-length",
      open
        ? `A narrow plaza with a diagonal of ${across} meters has an area far below $${tex(bound)}$.`
        : around === null
          ? `No rectangle with this diagonal has an area above $${limit}$, so $${tex(bound)}$ is never exceeded.`
          : `The area is $${limit}$, and that does not exceed $${tex(bound)}$.`,
      around === null
        ? `The square of the diagonal, $${tex(across ** 2)}$, is much more than $${tex(bound)}$.`
        : `The difference $${around}^{2}-${across}^{2}$ is twice the area, and the half is easily lost.`,
      around === null
        ? "Which rectangle with this diagonal has the greatest area?"
        : "How often does the product of the sides occur in the square of their sum?",
    ),
    second: slip(
      open ? "missed-a-case" : "root-sum-for-root",
      open
        ? `A square plaza with this diagonal has an area of $${limit}$ square meters, more than $${tex(bound)}$.`
        : `The area is $${limit}$ square meters, so $${tex(bound)}$ is not greater.`,
      open
        ? "A long, narrow plaza is pictured, and one close to a square is not tried."
        : "The difference of the two ways is squared, instead of taking the difference of their squares.",
      open
        ? "What is the area if the plaza is a square?"
        : "Is the difference of two squares the same as the square of the difference?",
    ),
    equal: slip(
      "assumed-case-not-checked",
      open
        ? `Nothing fixes the shape of the plaza, so its area need not be $${tex(bound)}$.`
        : around === null
          ? `An area of $${tex(bound)}$ is out of reach with this diagonal; the most is $${limit}$.`
          : `The area is exactly $${limit}$, and that is not $${tex(bound)}$.`,
      "A particular rectangle with convenient sides is assumed, or values are rounded.",
      around === null
        ? "Do all rectangles with this diagonal have the same area?"
        : "What is the area exactly, in terms of the two given ways?",
    ),
    open: slip(
      around === null ? "varying-means-undetermined" : "hard-means-undetermined",
      around === null
        ? `The area varies with the shape, but it is never more than $${limit}$.`
        : "The sum of the sides and the sum of their squares fix the product of the sides, even though no side is known.",
      around === null
        ? "Only the diagonal is known, and rectangles of many shapes have it."
        : "Neither side of the plaza is given, and whole numbers do not seem to fit.",
      around === null
        ? "What is the greatest area that the diagonal permits?"
        : "What do you get when you square the sum of the sides?",
    ),
  };
}

function stepsOf({ around, across }: Plaza, proof: string): ModelStep[] {
  const sample = { a: "3", b: "5" };
  return [
    around === null
      ? {
          text: "Square the difference: $(a-b)^{2}=a^{2}+b^{2}-2ab$.",
          why: "It connects the area with the diagonal, and it is never negative.",
          check: { left: "(a-b)^2", right: "a^2+b^2-2*a*b", given: sample },
        }
      : {
          text: "Square the sum: $(a+b)^{2}=a^{2}+b^{2}+2ab$.",
          why: "It connects the area with the two ways that are given.",
          check: { left: "(a+b)^2", right: "a^2+b^2+2*a*b", given: sample },
        },
    around === null
      ? {
          text: `The greatest area is $\\frac{${across}^{2}}{2}=${tex(across ** 2 / 2)}$.`,
          why: "It belongs to the square, where the difference of the sides is 0.",
          check: { left: `${across}^2/2`, right: `${across ** 2 / 2}` },
        }
      : {
          text: `The area is $\\frac{${around}^{2}-${across}^{2}}{2}=${tex(areaOf(around, across))}$.`,
          why: "Take the sum of the squares away and halve what is left.",
          check: { left: `(${around}^2-${across}^2)/2`, right: `${areaOf(around, across)}` },
        },
    { text: proof, why: "The area, or its greatest value, is set beside the number given." },
  ];
}

function write(plaza: Plaza): Question {
  const { around, across, bound, outcome, swapped } = plaza;
  const proof = proofOf(plaza);
  const ways =
    around === null
      ? `Walking straight across a level rectangular plaza, from one corner to the opposite corner, covers ${across} meters.`
      : `From one corner of a level rectangular plaza to the opposite corner, the way along two of its sides is ${around} meters, and the straight way across is ${across} meters.`;
  return comparedQuestion(
    {
      stem: ways,
      difficulty: around === null ? 4 : 5,
      targetSeconds: around === null ? 85 : 105,
      quick: `${proof} The trap is to ${around === null ? "picture one particular shape" : "give up because the sides are not known"}.`,
      asked: `How the area of a rectangle compares with $${tex(bound)}$ square meters, when ${around === null ? "its diagonal is" : "its diagonal and the sum of two sides are"} given.`,
      plan: "The straight way is the hypotenuse of a right triangle whose legs are the sides. Look for the product of the legs, not for the legs.",
      reasoning: [
        `The sides $a$ and $b$ and the diagonal form a right triangle, so $a^{2}+b^{2}=${across}^{2}$.`,
        "The area is $ab$, and this product occurs when $a+b$ or $a-b$ is squared.",
        proof,
      ],
      steps: stepsOf(plaza, proof),
      hints: [
        "The area is a product of two sides. Do you need each side by itself?",
        "The straight way is the hypotenuse of a right triangle with the sides as legs.",
        `Write the Pythagorean theorem for the diagonal, and square ${around === null ? "the difference" : "the sum"} of the two sides.`,
        "Combine the two equations so that only the product of the sides is left.",
      ],
      takeaway:
        around === null
          ? "With a fixed hypotenuse, the product of the legs is greatest when they are equal, and it can be as small as you like."
          : "For a right triangle, the sum of the legs and the hypotenuse fix the product of the legs through the square of the sum.",
      selfExplain: {
        prompt:
          "How can the product of the legs of a right triangle be found or limited without the legs themselves?",
        expectations: [
          "the squares of the legs add up to the square of the hypotenuse",
          "the square of the sum or difference of the legs contains twice their product",
        ],
      },
    },
    {
      first: "The area of the plaza, in square meters",
      second: bound.toLocaleString("en-US"),
      swapped,
      outcome,
      proof,
      slips: slipsOf(plaza),
    },
  );
}

/** One side runs through its range, or is found by halving the range, and the area is computed. */
export const measuresDiagonal = scene<Plaza>({
  draw,
  write,
  recompute: ({ around, across, bound, swapped }) => {
    const other = (side: number) => Math.sqrt(across ** 2 - side ** 2);
    let sides = Array.from({ length: 999 }, (_, i) => (across * (i + 1)) / 1000);
    if (around !== null) {
      let [low, high] = [0, across / Math.SQRT2];
      for (let step = 0; step < 90; step += 1) {
        const middle = (low + high) / 2;
        if (middle + other(middle) < around) low = middle;
        else high = middle;
      }
      sides = [low];
    }
    return comparisonKey(
      sides.map((side) => {
        const area = Math.round(1e6 * side * other(side)) / 1e6;
        return swapped ? relationOf(bound, area) : relationOf(area, bound);
      }),
    );
  },
});
