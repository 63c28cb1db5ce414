import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Lean {
  readonly long: number;
  /** Even. */
  readonly short: number;
  readonly obtuse: boolean;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Lean {
  const short = 2 * chance.integer(3, 8);
  return {
    short,
    long: short + chance.integer(2, 9),
    obtuse: chance.pick([false, true]),
    outcome: chance.pick(["first", "second", "equal", "open"] as const),
    swapped: chance.pick([false, true]),
  };
}

/** Degrees between which the named angle lies. */
function limits({ outcome, obtuse }: Pick<Lean, "outcome" | "obtuse">): readonly [number, number] {
  const acute = { first: [30, 90], second: [0, 30], equal: [30, 30], open: [0, 60] }[outcome];
  const [low = 0, high = 0] = acute;
  return obtuse ? [180 - high, 180 - low] : [low, high];
}

function condition(lean: Lean): string {
  const [low, high] = limits(lean);
  return low === high
    ? `two of the angles measure $${low}^\\circ$ each`
    : `two of the angles measure $x^\\circ$ each, where $${low} < x < ${high}$`;
}

function proofOf(lean: Lean): string {
  const { long, short, outcome } = lean;
  const half = (long * short) / 2;
  const border = `With an acute angle of 30°, the distance between the ${long}-inch rods is half of ${short}, which is ${short / 2} inches, and the area is exactly ${half}.`;
  const rest = {
    equal: "That is the case here.",
    first: "Here the acute angle is more than 30°, so the distance and the area are greater.",
    second: "Here the acute angle is less than 30°, so the distance and the area are less.",
    open: "Here the acute angle may be 20°, with less area, or 50°, with more.",
  }[outcome];
  return `${border} ${rest} ${verdict(lean)}`;
}

function slipsOf({ long, short, outcome }: Lean): Record<Outcome, Slip> {
  const half = (long * short) / 2;
  const truth = {
    equal: `The area is exactly ${half}, because the acute angle is 30°.`,
    first: `The acute angle is more than 30°, so the area is always more than ${half}.`,
    second: `The acute angle is less than 30°, so the area is always less than ${half}.`,
    open: `With an acute angle of 20° the area is less than ${half}; with 50° it is more.`,
  }[outcome];
  return {
    first: slip(
      "slanted-side-as-height",
      truth,
      `The product of the rods is ${long * short}, well above ${half}, and pushing does not change the rods.`,
      "How far apart are the two longer rods after the frame has been pushed over?",
    ),
    second: slip(
      "judged-by-eye",
      truth,
      "A frame that is pushed over looks flat, so its area is taken to be small.",
      "At which angle is the distance between the longer rods half of a shorter rod?",
    ),
    equal: slip(
      "assumed-case-not-checked",
      truth,
      `The number ${half} is the area for one special angle, and that angle is taken for the one given.`,
      "Which angles does the statement allow?",
    ),
    open: slip(
      "varying-means-undetermined",
      truth,
      "The frame is movable and no height is given.",
      `For which angles is the area more than ${half}?`,
    ),
  };
}

function write(lean: Lean): Question {
  const { long, short, outcome, swapped } = lean;
  const half = (long * short) / 2;
  const proof = proofOf(lean);
  return comparedQuestion(
    {
      stem: `Four straight rods are joined at their ends by hinges to form a flat frame. Two opposite rods are ${long} inches long, and the other two are ${short} inches long. The frame is pushed over into a parallelogram in which ${condition(lean)}.`,
      difficulty: outcome === "equal" ? 2 : 3,
      targetSeconds: 75,
      quick: `The area is a longer rod, ${long} inches, times the distance between the two longer rods. ${proof} The trap is to use the rods themselves as base and height.`,
      asked: `How the area inside a leaning frame compares with ${half} square inches.`,
      plan: "Take a longer rod as the base, and watch how the height depends on the angle.",
      reasoning: [
        `The area of a parallelogram is base times height. The base is ${long} inches; the height is the distance between the two longer rods.`,
        `An angle and its neighbor add up to 180°, so the acute angle settles the height: the closer it is to 90°, the greater the height.`,
        proof,
      ],
      steps: [
        {
          text: `At an acute angle of 30°, the height is half of ${short}: ${short / 2} inches.`,
          why: "In a 30-60-90 triangle the side opposite 30° is half of the hypotenuse.",
          check: { left: `${short}/2`, right: `${short / 2}` },
        },
        {
          text: `The area is then $${long}\\cdot ${short / 2}=${half}$ square inches.`,
          why: "Area is base times height.",
          check: { left: `${long}*${short / 2}`, right: `${half}` },
        },
        { text: proof, why: "The height grows as the acute angle grows toward 90°." },
      ],
      hints: [
        "The rods keep their lengths while the frame leans. What does the area depend on?",
        "The area of a parallelogram is base times height, and the height shrinks as the frame leans.",
        "Find the height for an acute angle of 30°, with the help of a special right triangle.",
        "Then ask whether the angles allowed make the height greater or less than that.",
      ],
      takeaway:
        "The sides of a parallelogram do not settle its area: the height depends on the angle, and at 30° or 150° it is half of the slanted side.",
      selfExplain: {
        prompt: "Why is an angle of 30° the case to look at first?",
        expectations: [
          "there the height is half of the slanted side",
          "the height grows with the acute angle",
        ],
      },
    },
    {
      first: "The area enclosed by the frame, in square inches",
      second: `${half}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(lean),
    },
  );
}

export const quadrilateralLean = scene<Lean>({
  draw,
  write,
  // The frame is laid out in coordinates for every permitted quarter of a degree, the area by the shoelace formula.
  recompute: (lean) => {
    const { long, short, swapped } = lean;
    const [low, high] = limits(lean);
    const quarters = low === high ? [4 * low] : [...integers(4 * low + 1, 4 * high - 1)];
    return comparisonKey(
      quarters.map((quarter) => {
        const turn = (quarter * Math.PI) / 720;
        const corners = [
          [0, 0],
          [long, 0],
          [long + short * Math.cos(turn), short * Math.sin(turn)],
          [short * Math.cos(turn), short * Math.sin(turn)],
        ] as const;
        const twice = corners.reduce((sum, [x, y], index) => {
          const [nextX, nextY] = corners[(index + 1) % 4] ?? [0, 0];
          return sum + x * nextY - nextX * y;
        }, 0);
        const area = Math.round(twice * 5e5) / 1e6;
        const other = (long * short) / 2;
        return swapped ? relationOf(other, area) : relationOf(area, other);
      }),
    );
  },
});
