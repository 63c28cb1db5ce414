import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Carousel {
  /** Every interior angle is between these, ends excluded. */
  readonly angles: readonly [number, number];
  /** The fewest and the most sides. */
  readonly sides: readonly [number, number];
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const interior = (sides: number) => 180 - 360 / sides;

function draw(chance: Chance): Carousel | null {
  const outcome = chance.pick(["first", "second", "equal", "equal", "open"] as const);
  const least = chance.integer(7, 16);
  const most = outcome === "equal" ? least : least + chance.integer(2, 5);
  const low = Math.ceil(interior(least)) - 1;
  const high = Math.floor(interior(most)) + 1;
  if (low < interior(least - 1) || high > interior(most + 1)) return null;
  const bound = {
    first: least - 1,
    second: most + 1,
    equal: least,
    open: chance.integer(least, most),
  }[outcome];
  return {
    angles: [low, high],
    sides: [least, most],
    bound,
    outcome,
    swapped: chance.pick([false, true]),
  };
}

function proofOf(carousel: Carousel): string {
  const {
    angles: [low, high],
    sides: [least, most],
    bound,
  } = carousel;
  const limits = `The turn at each corner is more than $180-${high}=${180 - high}$ and less than $180-${low}=${180 - low}$ degrees, so the number of sides is more than $360/${180 - low}$ and less than $360/${180 - high}$.`;
  const found =
    least === most
      ? `The only whole number there is ${least}.`
      : `The whole numbers there are those from ${least} to ${most}${bound >= least && bound <= most ? `, so the number can be ${least} or ${most}, among others` : ""}.`;
  return `${limits} ${found} ${verdict(carousel)}`;
}

function slipsOf({ sides: [least, most], bound, outcome }: Carousel): Record<Outcome, Slip> {
  const truth =
    least === most
      ? `Only ${least} sides satisfy the condition.`
      : `All numbers of sides from ${least} to ${most} satisfy the condition, no others.`;
  return {
    first: slip(
      "boundary-value-miscounted",
      truth,
      "The division leaves a remainder, and the quotient is rounded to the wrong side.",
      `How great is an interior angle of a regular polygon with ${bound} sides?`,
    ),
    second: slip(
      "boundary-value-miscounted",
      truth,
      "The greater angle is matched with the lesser number of sides.",
      "Do the interior angles of a regular polygon grow or shrink when sides are added?",
    ),
    equal: slip(
      outcome === "open" ? "possible-case-excluded" : "judged-by-eye",
      truth,
      outcome === "open"
        ? `A polygon with ${bound} sides fits, and it is taken for the only one.`
        : "The number is next to the numbers that fit.",
      "Which numbers of sides fit the angles given?",
    ),
    open: slip(
      "varying-means-undetermined",
      truth,
      "The angle is only known to lie between two values.",
      "Which whole numbers of sides give an angle between these values?",
    ),
  };
}

function write(carousel: Carousel): Question {
  const {
    angles: [low, high],
    bound,
    outcome,
    swapped,
  } = carousel;
  const proof = proofOf(carousel);
  return comparedQuestion(
    {
      stem: `The platform of a carousel is a regular polygon. Each of its interior angles is greater than ${low}° and less than ${high}°.`,
      difficulty: outcome === "equal" ? 4 : outcome === "open" ? 3 : 2,
      targetSeconds: 80,
      quick: `Go over to exterior angles: each is 360° divided by the number of sides. ${proof} The trap is to work with the sum of the interior angles, which changes with the number of sides.`,
      asked: `How the number of sides of a regular polygon compares with ${bound}.`,
      plan: "Turn the limits of the interior angle into limits of the exterior angle, and divide 360 by them.",
      reasoning: [
        `An interior angle and the turn at its corner make 180°, so the turn is between ${180 - high}° and ${180 - low}°, ends excluded.`,
        "All turns are equal and make 360° together, so their number is 360 divided by one of them.",
        proof,
      ],
      steps: [
        {
          text: `Turn at a corner: less than $180-${low}=${180 - low}$ degrees and more than $180-${high}=${180 - high}$ degrees.`,
          why: "Interior and exterior angle add up to 180°.",
          check: { left: `180-${low}`, right: `${180 - low}` },
        },
        { text: proof, why: "The turns add up to 360°, and the number of sides is whole." },
      ],
      hints: [
        "Which angles of a regular polygon have a sum that does not depend on the number of sides?",
        "The exterior angles of a convex polygon add up to 360°.",
        "Turn both limits for the interior angle into limits for the exterior angle.",
        "Divide 360 by each limit, and see which whole numbers lie between the quotients.",
      ],
      takeaway:
        "To get from an angle of a regular polygon to its number of sides, divide 360 by the exterior angle.",
      selfExplain: {
        prompt: "Why are exterior angles easier to use here than interior ones?",
        expectations: [
          "their sum is 360 degrees for every number of sides",
          "the number of sides is 360 divided by one of them",
        ],
      },
    },
    {
      first: "The number of sides of the platform",
      second: `${bound}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(carousel),
    },
  );
}

export const anglesCarousel = scene<Carousel>({
  draw,
  write,
  // Numbers of sides are tried one by one, with the angle from the sum over all triangles.
  recompute: ({ angles: [low, high], bound, swapped }) => {
    const fitting = [...integers(3, 400)].filter((sides) => {
      const sum = 180 * (sides - 2);
      return sum > low * sides && sum < high * sides;
    });
    return comparisonKey(
      fitting.map((sides) => (swapped ? relationOf(bound, sides) : relationOf(sides, bound))),
    );
  },
});
