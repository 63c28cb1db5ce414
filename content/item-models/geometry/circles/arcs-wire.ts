import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { label, line, sketch } from "../figures.ts";
import { along } from "./circle-marks.ts";

interface Wire {
  /** A quarter of the wire, in inches. */
  readonly quarter: number;
  /** The radius, given exactly or by two limits; null where it is not given. */
  readonly radius: readonly [low: number, high: number] | null;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const areaAt = (quarter: number, radius: number) => radius * (2 * quarter - radius);

function draw(chance: Chance): Wire {
  const quarter = chance.integer(6, 12);
  const shift = chance.integer(1, 3);
  const exact = [quarter + shift, quarter + shift] as const;
  const between = [quarter - shift, quarter + shift] as const;
  const [most, fixed] = [quarter ** 2, areaAt(quarter, quarter + shift)];
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const [radius, bound] = chance.pick(
    (
      {
        first: [
          [exact, fixed - chance.integer(1, 6)],
          [between, fixed],
        ],
        second: [
          [null, most + chance.integer(1, 8)],
          [exact, fixed + chance.integer(1, 6)],
        ],
        equal: [[exact, fixed]],
        open: [
          [null, most - chance.integer(1, 6)],
          [between, most - (shift > 1 ? 1 : 0)],
        ],
      } as const
    )[outcome].map(([given, number]) => [given, number] as const),
  );
  return { quarter, radius, bound, outcome, swapped: chance.pick([false, true]) };
}

function proofOf(wire: Wire): string {
  const { quarter, radius, bound, outcome } = wire;
  const [half, most] = [2 * quarter, quarter ** 2];
  const area = `With radius $r$ and arc $s$, $2r+s=${4 * quarter}$, and the area is $\\frac{1}{2}rs=r(${half}-r)$.`;
  const end = verdict(wire);
  if (radius !== null && radius[0] === radius[1])
    return `${area} For $r=${radius[0]}$ it is $${radius[0]}\\cdot ${half - radius[0]}=${areaAt(quarter, radius[0])}$. ${end}`;
  const top = `This is $${most}-(r-${quarter})^{2}$, so it is greatest, ${most}, for $r=${quarter}$.`;
  if (outcome === "second") return `${area} ${top} That is less than ${bound}. ${end}`;
  const rim = radius === null ? 0 : areaAt(quarter, radius[0]);
  if (outcome === "first" && radius !== null)
    return `${area} ${top} At $r=${radius[0]}$ and at $r=${radius[1]}$ it is ${rim}, and between them it is more. ${end}`;
  const low = radius === null ? quarter + 4 : null;
  const less =
    low === null
      ? `near $r=${radius?.[0] ?? 0}$ it is close to ${rim}`
      : `for $r=${low}$ it is ${areaAt(quarter, low)}`;
  return `${area} ${top} That is ${most === bound ? "equal to" : "more than"} ${bound}, but ${less}, which is less. ${end}`;
}

function slipsOf({ quarter, radius, bound, outcome }: Wire): Record<Outcome, Slip> {
  const most = quarter ** 2;
  const open = outcome === "open";
  const fixed = radius !== null && radius[0] === radius[1];
  const why = fixed
    ? `The area is exactly ${areaAt(quarter, radius[0])} square inches.`
    : open
      ? `The area can be ${most} square inches and it can be less than ${bound}, depending on the radius.`
      : outcome === "second"
        ? `The area is never more than ${most} square inches.`
        : `For all radii allowed the area is more than ${bound} square inches.`;
  return {
    first: slip(
      fixed ? "triangle-half-forgotten" : open ? "missed-a-case" : "judged-by-eye",
      why,
      fixed
        ? "The half is left out of the product of radius and arc."
        : "One radius is tried, or the sector is pictured too wide.",
      "How do the radius and the arc share the length of the wire?",
    ),
    second: slip(
      open ? "missed-a-case" : "arc-length-for-sector-area",
      why,
      open
        ? "One radius is tried, and the result is taken for all."
        : "A length is set beside a number of square inches, and it looks small.",
      "What is the area if the radius is a quarter of the length of the wire?",
    ),
    equal: slip(
      "assumed-case-not-checked",
      why,
      `The number ${bound} is close to an area that occurs.`,
      "For which radius would the area be exactly that number?",
    ),
    open: slip(
      fixed ? "hard-means-undetermined" : "varying-means-undetermined",
      why,
      fixed
        ? "The central angle is not given, and the usual formula for a sector needs it."
        : "The radius can vary, and the area varies with it.",
      fixed
        ? "How can the area be found from the radius and the arc?"
        : "Between which values does the area stay?",
    ),
  };
}

const FIGURE = (length: number) => {
  const circle = { centre: { x: 4, y: 2 }, radius: 8.5 };
  return sketch(
    `A sector of a circle with center O, bounded by two equal radii and an arc. The whole boundary has a length of ${length} inches. No angle is given.`,
    [
      line([circle.centre, ...along(circle, 5, 75)], { closed: true }),
      label("$O$", { x: 3.4, y: 1.7 }),
    ],
  );
};

function write(wire: Wire): Question {
  const { quarter, radius, bound, outcome, swapped } = wire;
  const whole = 4 * quarter;
  const proof = proofOf(wire);
  const given =
    radius === null
      ? ""
      : radius[0] === radius[1]
        ? ` The radius of the sector is ${radius[0]} inches.`
        : ` The radius of the sector is greater than ${radius[0]} inches and less than ${radius[1]} inches.`;
  const fixed = radius !== null && radius[0] === radius[1];
  return comparedQuestion(
    {
      stem: `A wire ${whole} inches long is bent into the boundary of a sector of a circle, as shown, with no wire left over.${given}`,
      figure: FIGURE(whole),
      difficulty: fixed ? 3 : 5,
      targetSeconds: 100,
      quick: `${proof} The trap is to look for the central angle, which is not needed.`,
      asked: `How the area of a sector with a boundary of ${whole} inches compares with ${bound} square inches.`,
      plan: "Find the arc from the length of the wire, and the area as half of radius times arc.",
      reasoning: [
        "The boundary consists of two radii and the arc.",
        "A sector is the same part of the circle's area $\\pi r^{2}$ as its arc is of $2\\pi r$, so its area is $\\frac{1}{2}rs$.",
        proof,
      ],
      steps: [
        {
          text: fixed
            ? `The arc is $${whole}-2\\cdot ${radius[0]}=${whole - 2 * radius[0]}$ inches.`
            : `For $r=${quarter}$ the arc is $${whole}-2\\cdot ${quarter}=${2 * quarter}$ inches, and the area is ${quarter ** 2} square inches.`,
          why: "The two radii and the arc use up the wire.",
          check: fixed
            ? { left: `${whole}-2*${radius[0]}`, right: `${whole - 2 * radius[0]}` }
            : { left: `1/2*${quarter}*(${whole}-2*${quarter})`, right: `${quarter ** 2}` },
        },
        { text: proof, why: "Every radius that is allowed has to be compared." },
      ],
      hints: [
        "The wire goes along two radii and an arc. Which of these lengths can you write with one letter?",
        "The area of a sector is half the product of its radius and its arc, just as for a triangle.",
        "Call the radius $r$, write the arc with it, and then the area.",
        "See how the area depends on $r$: try a quarter of the wire's length, and radii on both sides of it.",
      ],
      takeaway:
        "The area of a sector is half of radius times arc; with a fixed boundary it is greatest if the radius is a quarter of the boundary.",
      selfExplain: {
        prompt: "How can the area of a sector be found without its angle?",
        expectations: [
          "arc and area are the same part of the circle",
          "the area is half of radius times arc",
        ],
      },
    },
    {
      first: "The area, in square inches, of the sector",
      second: `${bound}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(wire),
    },
  );
}

export const arcsWire = scene<Wire>({
  draw,
  write,
  // Radii in fiftieths of an inch; each gives the angle, and the angle the part of the full circle.
  recompute: ({ quarter, radius, bound, swapped }) => {
    const allowed = [...integers(1, 200 * quarter)]
      .map((step) => step / 50)
      .filter((r) => {
        const curve = 4 * quarter - 2 * r;
        if (curve <= 0 || curve >= 2 * Math.PI * r) return false;
        if (radius === null) return true;
        return radius[0] === radius[1] ? r === radius[0] : r > radius[0] && r < radius[1];
      });
    return comparisonKey(
      allowed.map((r) => {
        const degrees = ((4 * quarter - 2 * r) / (2 * Math.PI * r)) * 360;
        const area = Math.round((degrees / 360) * Math.PI * r * r * 1e6) / 1e6;
        return swapped ? relationOf(bound, area) : relationOf(area, bound);
      }),
    );
  },
});
