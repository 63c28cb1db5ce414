import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Angles {
  readonly sides: readonly [number, number];
  readonly angle: number;
  /** The second angle lies strictly between these, or is their only number. */
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Angles {
  const sides = chance.pick([
    [6, 8],
    [8, 10],
    [9, 12],
    [10, 14],
    [12, 16],
  ] as const);
  const angle = chance.pick([30, 40, 45, 50, 60]);
  const twin = 180 - angle;
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const swapped = chance.pick([false, true]);
  const drawn = { sides, angle, outcome, swapped };
  if (outcome === "equal") return { ...drawn, from: twin, to: twin };
  if (outcome === "open") return { ...drawn, from: angle, to: 180 };
  const [low, high] = outcome === "second" ? [angle, twin] : [twin, 180];
  const fixed = outcome === "second" ? twin - 10 : chance.pick([twin + 10, twin + 15]);
  return chance.pick([true, false])
    ? { ...drawn, from: fixed, to: fixed }
    : { ...drawn, from: low, to: high };
}

function secondAngle({ from, to }: Angles): string {
  if (from === to) return `${from}°`;
  return to === 180 ? `$x$°, where $x>${from}$` : `$x$°, where $${from}<x<${to}$`;
}

function proofOf(angles: Angles): string {
  const { angle, from, to, outcome } = angles;
  const twin = 180 - angle;
  const rule = "On the longer plank as base, the height is greater the nearer the angle is to 90°.";
  if (outcome === "equal")
    return `${rule} The angles ${angle}° and ${twin}° are both ${90 - angle}° away from 90°, so the heights agree and so do the areas. ${verdict(angles)}`;
  if (outcome === "open")
    return `${rule} The angle of ${angle}° is ${90 - angle}° away from 90°. An angle between ${angle}° and ${twin}° is nearer to 90° and gives more area; an angle above ${twin}° is farther from it and gives less. ${verdict(angles)}`;
  const place =
    from === to
      ? `The angle of ${from}° is ${from - 90}° away from 90°`
      : `An angle ${to === 180 ? `above ${from}°` : `between ${from}° and ${to}°`} is ${outcome === "second" ? "less" : "more"} than ${90 - angle}° away from 90°`;
  return `${rule} ${place}, and the angle of ${angle}° is ${90 - angle}° away. ${verdict(angles)}`;
}

function slipsOf({ angle, from, to, outcome }: Angles): Record<Outcome, Slip> {
  const twin = 180 - angle;
  return {
    first: slip(
      outcome === "open" ? "missed-a-case" : "one-dimension-compared",
      outcome === "equal"
        ? `The heights on the longer plank are equal at ${angle}° and ${twin}°, so the first area is not greater.`
        : outcome === "open"
          ? `At $x=90$, for example, the height of the second box is the whole shorter plank, so the second area is greater.`
          : `At ${angle}° the shorter plank rises less from the longer one than in the second plan.`,
      "The wide angle makes the second box look long and thin, and a compact shape seems to hold more.",
      "How high does the shorter plank rise above the line of the longer one in each plan?",
    ),
    second: slip(
      "longer-third-side-more-area",
      outcome === "equal"
        ? `The wider angle of ${twin}° moves the far corner outward, not higher above the base.`
        : outcome === "open"
          ? `An angle close to 180° leaves almost no area, so the second area need not be greater.`
          : `Beyond ${twin}° the height is less than at ${angle}°, so the second area is less, not greater.`,
      "A wider angle gives a longer third side, and more area seems to follow.",
      "How large is the area when the angle is nearly 180°?",
    ),
    equal: slip(
      "assumed-case-not-checked",
      outcome === "open"
        ? `Only $x=${twin}$ gives equal areas, and $x$ may be any number above ${angle}.`
        : `The area of the first plan comes back only at ${twin}°, which is not the angle of the second plan.`,
      "The planks are the same in both plans, and two different angles can indeed give the same area.",
      `Which angle other than ${angle}° gives the same height?`,
    ),
    open: slip(
      from === to ? "hard-means-undetermined" : "varying-means-undetermined",
      from === to
        ? "Two sides and the angle between them fix a triangle, so both areas are fixed."
        : `For every angle ${to === 180 ? `above ${from}°` : `between ${from}° and ${to}°`} the second area stays on the same side of the first.`,
      from === to
        ? "The third side is not given in either plan, and these angles do not belong to a familiar triangle."
        : "The second angle is not fixed.",
      from === to
        ? "Do you need the areas themselves, or only which height is greater?"
        : "Is there an angle in the range that reverses the comparison?",
    ),
  };
}

function write(angles: Angles): Question {
  const { sides, angle, from, to, outcome, swapped } = angles;
  const [short, long] = sides;
  const proof = proofOf(angles);
  return comparedQuestion(
    {
      stem: `Two planks, ${short} feet and ${long} feet long, will form two sides of a triangular sandbox. In the first plan the planks meet at an angle of ${angle}°; in the second plan they meet at an angle of ${secondAngle(angles)}.`,
      difficulty: outcome === "open" ? 4 : from === to && outcome !== "equal" ? 3 : 4,
      targetSeconds: 75,
      quick: `${proof} The trap is to think that a wider angle always gives more area.`,
      asked: "In which plan the triangle with the same two sides has more area.",
      plan: `Use the plank of ${long} feet as the base in both plans and compare heights.`,
      reasoning: [
        `For an obtuse angle the height falls outside the triangle, where the plank of ${short} feet makes the supplementary angle with the line of the base.`,
        proof,
      ],
      steps: [
        {
          text: `Each area is $\\frac{1}{2}\\cdot ${long}=${long / 2}$ times the height on the plank of ${long} feet.`,
          why: "Both triangles have this side.",
          check: { left: `1/2*${long}`, right: `${long / 2}` },
        },
        {
          text: `An angle of ${180 - angle}° gives the same height as ${angle}°, because $180-${180 - angle}=${angle}$.`,
          why: "Outside the triangle the plank makes the supplementary angle with the line of the base.",
          check: { left: `180-${180 - angle}`, right: `${angle}` },
        },
        { text: proof, why: "With a common base, the greater height has the greater area." },
      ],
      hints: [
        "Both triangles have two sides in common. Which part of the area can differ?",
        "Take the longer plank as the base, and think of the height on it.",
        "Swing the shorter plank from a narrow angle to a wide one. When is its free end highest above the base?",
        "Compare how far each angle is from a right angle.",
      ],
      fasterWay: "Compare each angle with 90°: only the distance from 90° counts.",
      takeaway:
        "With two sides fixed, supplementary angles between them give the same area, a right angle the most.",
      selfExplain: {
        prompt: `Why does an angle of ${180 - angle}° between the planks give the same area as ${angle}°?`,
        expectations: [
          "the heights on the same base are equal",
          "outside the triangle the supplementary angle appears",
        ],
      },
    },
    {
      first: "The area of the sandbox in the first plan",
      second: "The area of the sandbox in the second plan",
      swapped,
      outcome,
      proof,
      slips: slipsOf(angles),
    },
  );
}

/** The area from the coordinates of the corners. */
function areaAt([a, b]: readonly [number, number], degrees: number): number {
  const turn = (degrees * Math.PI) / 180;
  const [x, y] = [b * Math.cos(turn), b * Math.sin(turn)];
  return Math.round(5e5 * Math.abs(a * y - 0 * x));
}

export const openingAngles = scene<Angles>({
  draw,
  write,
  recompute: ({ sides, angle, from, to, swapped }) => {
    const known = areaAt(sides, angle);
    const seconds =
      from === to
        ? [from]
        : Array.from({ length: 499 }, (_, i) => from + ((to - from) * (i + 1)) / 500);
    return comparisonKey(
      seconds.map((second) => {
        const other = areaAt(sides, second);
        return swapped ? relationOf(other, known) : relationOf(known, other);
      }),
    );
  },
});
