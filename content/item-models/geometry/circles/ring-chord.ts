import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { label, line, sketch } from "../figures.ts";
import { disc, dot } from "./circle-marks.ts";

interface RingChord {
  /** Half of the chord. */
  readonly half: number;
  readonly meets: "touches" | "misses" | "crosses";
  /** The number by which π is multiplied in the other quantity. */
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): RingChord {
  const half = chance.integer(3, 11);
  const square = half ** 2;
  const step = chance.integer(1, half);
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const meets = chance.pick(
    (
      {
        first: ["touches", "misses"],
        second: ["touches", "crosses"],
        equal: ["touches"],
        open: ["misses", "crosses"],
      } as const
    )[outcome],
  );
  const bounds = {
    first: meets === "touches" ? [2 * half, square - step] : [square],
    second: meets === "touches" ? [4 * square, square + step] : [square],
    equal: [square],
    open: meets === "misses" ? [square + step, 4 * square] : [square - step],
  }[outcome];
  return { half, meets, outcome, bound: chance.pick(bounds), swapped: chance.pick([false, true]) };
}

const RELATION = {
  touches: "is tangent to the smaller circle",
  misses: "has no point in common with the smaller circle",
  crosses: "intersects the smaller circle at two points",
};

function proofOf(ring: RingChord): string {
  const { half, meets, bound, outcome } = ring;
  const square = half ** 2;
  const area = `With radii $R$ and $r$ and the chord at distance $d$ from $O$, $R^{2}=d^{2}+${square}$, so the area is $\\pi(R^{2}-r^{2})=\\pi(${square}+d^{2}-r^{2})$.`;
  const end = verdict(ring);
  if (meets === "touches") return `${area} Here $d=r$, which leaves $${square}\\pi$. ${end}`;
  const sign = meets === "misses" ? "more" : "less";
  const limit = `Here $d${meets === "misses" ? ">" : "<"}r$, so the area is ${sign} than $${square}\\pi$`;
  if (outcome !== "open") return `${area} ${limit}. ${end}`;
  const far =
    meets === "misses"
      ? `a small inner circle and a chord far from $O$ make it more than $${bound}\\pi$`
      : `an inner circle almost as large as the outer one makes it less than $${bound}\\pi$`;
  return `${area} ${limit}. With $d$ close to $r$ it is close to $${square}\\pi$; ${far}. ${end}`;
}

function slipsOf({ half, meets, bound, outcome }: RingChord): Record<Outcome, Slip> {
  const square = half ** 2;
  const open = outcome === "open";
  const fixed = meets === "touches";
  const exact = `The area is exactly $${square}\\pi$, whatever the radii are.`;
  const limit = `The area is ${meets === "misses" ? "more" : "less"} than $${square}\\pi$ for all radii that are allowed.`;
  const both = `The area may be close to $${square}\\pi$, but it may also be on the other side of $${bound}\\pi$.`;
  const why = open ? both : fixed ? exact : limit;
  const lower = "The ring looks narrow beside the whole circle.";
  return {
    first: slip(
      fixed ? "whole-chord-for-half" : open ? "missed-a-case" : "judged-by-eye",
      why,
      fixed
        ? "The square of the whole chord is used in place of the square of its half."
        : "Only a large outer circle is pictured, and its ring seems wide.",
      "Which length of the right triangle at the center is known?",
    ),
    second: slip(
      open ? "missed-a-case" : "judged-by-eye",
      why,
      lower,
      "By what is the square of the greater radius larger than the square of the distance of the chord?",
    ),
    equal: slip(
      fixed ? "whole-chord-for-half" : "assumed-case-not-checked",
      why,
      fixed
        ? `The number ${bound} can be made from the chord by a slip in its half or in the square.`
        : "The chord is pictured as a tangent, as in the best-known figure of this kind.",
      "How does the distance of the chord from the center compare with the smaller radius?",
    ),
    open: slip(
      "hard-means-undetermined",
      why,
      "Neither radius is given, and circles of many sizes fit.",
      "Can you write the difference of the squares of the radii without knowing the radii?",
    ),
  };
}

function figure({ half, meets }: RingChord) {
  const centre = { x: 8, y: 6 };
  const distance = 3;
  const reach = Math.sqrt(5.2 ** 2 - distance ** 2);
  const [a, b] = [
    { x: 8 - reach, y: centre.y - distance },
    { x: 8 + reach, y: centre.y - distance },
  ];
  const inner = { touches: 3, misses: 2.1, crosses: 3.9 }[meets];
  return sketch(
    `Two circles with the same center O. Chord AB of the larger circle lies below the center and ${RELATION[meets]}. Its length is ${2 * half}. No radius is given.`,
    [
      disc(centre, 5.2),
      disc(centre, inner),
      line([a, b]),
      dot(centre),
      label("$O$", { x: 8.5, y: 6.3 }),
      label("$A$", { x: a.x - 0.6, y: a.y - 0.3 }),
      label("$B$", { x: b.x + 0.6, y: b.y - 0.3 }),
    ],
  );
}

function write(ring: RingChord): Question {
  const { half, meets, bound, outcome, swapped } = ring;
  const proof = proofOf(ring);
  return comparedQuestion(
    {
      stem: `In the figure, both circles have center $O$. Chord $AB$ of the larger circle has length ${2 * half} and ${RELATION[meets]}.`,
      figure: figure(ring),
      difficulty: meets === "touches" ? 3 : outcome === "open" ? 5 : 4,
      targetSeconds: 90,
      quick: `${proof} The trap is to think that the radii must be known.`,
      asked: `How the area of the ring compares with $${bound}\\pi$.`,
      plan: "Draw the radius to an end of the chord and the perpendicular from the center to the chord.",
      reasoning: [
        `The perpendicular from $O$ bisects the chord, so half of it is ${half}.`,
        "The area of the ring is $\\pi$ times the difference of the squares of the radii.",
        proof,
      ],
      steps: [
        {
          text: `Half of the chord is ${half}, and its square is ${half ** 2}.`,
          why: "The perpendicular from the center bisects a chord.",
          check: { left: `(${2 * half}/2)^2`, right: `${half ** 2}` },
        },
        { text: proof, why: "The distance of the chord is compared with the smaller radius." },
      ],
      hints: [
        "You do not know either radius. Which combination of the radii does the area of a ring need?",
        "A radius to an endpoint of the chord, half the chord, and the distance of the chord make a right triangle.",
        "Write the square of the larger radius by the Pythagorean theorem.",
        "Subtract the square of the smaller radius, and compare that radius with the distance of the chord.",
      ],
      takeaway:
        "The area between two concentric circles depends on the difference of the squares of the radii, which a tangent chord gives at once.",
      selfExplain: {
        prompt: "What does a chord of the larger circle tell about the area of the ring?",
        expectations: [
          "half the chord, its distance and the larger radius form a right triangle",
          "if the chord is tangent, the distance is the smaller radius",
        ],
      },
    },
    {
      first: "The area of the region inside the larger circle and outside the smaller circle",
      second: `$${bound}\\pi$`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(ring),
    },
  );
}

/** Distances of the chord and radii on a net; the larger radius is found by measuring the chord. */
function* areas({ half, meets }: RingChord): Generator<number> {
  for (const step of integers(1, 40)) {
    const outer = half + step ** 2 / 20;
    let [low, high] = [0, Math.PI / 2];
    for (const _ of integers(1, 60)) {
      const middle = (low + high) / 2;
      if (outer * Math.cos(middle) > half) low = middle;
      else high = middle;
    }
    const distance = outer * Math.sin(low);
    for (const part of integers(1, 199)) {
      const inner = {
        touches: distance,
        misses: (distance * part) / 200,
        crosses: distance + ((outer - distance) * part) / 200,
      }[meets];
      yield Math.round((outer ** 2 - inner ** 2) * 1e6) / 1e6;
    }
  }
}

export const ringChord = scene<RingChord>({
  draw,
  write,
  recompute: (ring) =>
    comparisonKey(
      [...areas(ring)].map((area) =>
        ring.swapped ? relationOf(ring.bound, area) : relationOf(area, ring.bound),
      ),
    ),
});
