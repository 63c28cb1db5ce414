import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { angle, line, sketch } from "../figures.ts";
import { labelBy } from "./drafting.ts";
import { measured, tidy } from "./measuring.ts";

/** A part of an angle as numerator and denominator. */
type Part = readonly [number, number];

interface Rays {
  /** Which part of the angle at A and of the one at B lies between the ray and AB. */
  readonly parts: readonly [Part, Part];
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const PARTS: readonly Part[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
];
const WORDS: Readonly<Record<string, string>> = {
  "1/2": "half",
  "1/3": "one third",
  "2/3": "two thirds",
  "1/4": "one fourth",
  "3/4": "three fourths",
};

const worded = (part: Part) => WORDS[part.join("/")] ?? "";
/** The angle at P if the angle at the other end vanished. */
const limitOf = ([n, d]: Part) => 180 - (180 * n) / d;

function draw(chance: Chance): Rays | null {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const swapped = chance.pick([false, true]);
  const one = chance.pick(PARTS);
  const unlike = outcome === "open" || (outcome !== "equal" && chance.pick([true, false]));
  const other = unlike ? chance.pick(PARTS) : one;
  if (unlike && limitOf(one) === limitOf(other)) return null;
  const low = Math.min(limitOf(one), limitOf(other));
  const high = Math.max(limitOf(one), limitOf(other));
  const bound = {
    first: unlike ? low : low - chance.integer(2, 6),
    second: unlike ? high : high + chance.integer(2, 6),
    equal: low,
    open: low < 90 && high > 90 ? 90 : low + (high - low) / 3,
  }[outcome];
  return { parts: [one, other], bound, outcome, swapped };
}

const isAlike = ({ parts: [one, other] }: Rays) => limitOf(one) === limitOf(other);

/** The angle at P for an angle at A, by the angle sum of triangle APB. */
function apex({ parts: [[a, b], [c, d]] }: Rays, atA: number): number {
  return tidy(180 - (atA * a) / b - ((180 - atA) * c) / d);
}

function proofOf(rays: Rays): string {
  const { parts, bound, outcome } = rays;
  const [one, other] = parts;
  const base =
    "Angles $CAB$ and $DBA$ add up to 180°, because the lines are parallel and both angles are on the same side of $AB$.";
  if (isAlike(rays)) {
    const sum = 180 - limitOf(one);
    return `${base} So angles $PAB$ and $PBA$ add up to ${worded(one)} of 180°, which is ${sum}°, and angle $APB$ is $180-${sum}=${180 - sum}$ degrees. ${verdict(rays)}`;
  }
  const [low, high] = [limitOf(one), limitOf(other)].toSorted((a, b) => a - b);
  const parted = `${base} Angles $PAB$ and $PBA$ are different parts, ${worded(one)} and ${worded(other)}, so their sum lies strictly between these parts of 180°, and angle $APB$ strictly between ${low}° and ${high}°.`;
  if (outcome !== "open") return `${parted} ${verdict(rays)}`;
  return `${parted} If angle $CAB$ is 12°, angle $APB$ is ${apex(rays, 12)}°; if angle $CAB$ is 168°, it is ${apex(rays, 168)}°. One is less and the other greater than ${bound}°. ${verdict(rays)}`;
}

function slipsOf(rays: Rays): Record<Outcome, Slip> {
  const { outcome, bound } = rays;
  const open = outcome === "open";
  const alike = isAlike(rays);
  const [low, high] = rays.parts.map(limitOf).toSorted((a, b) => a - b);
  const refuted = open
    ? `Angle $APB$ can be anything strictly between ${low}° and ${high}°, and ${bound}° lies between.`
    : alike
      ? `Angle $APB$ measures exactly ${low}°.`
      : `Angle $APB$ always lies strictly between ${low}° and ${high}°.`;
  return {
    first: slip(
      open ? "missed-a-case" : "bisected-half-lost",
      refuted,
      open
        ? "One slope of segment $AB$ is tried, and it gives a wide angle at $P$."
        : "The parts of the two angles on the other side of the rays are used, or the angle is judged by the figure.",
      open
        ? "What happens at $P$ when angle $CAB$ becomes very small or very large?"
        : "Which parts of the two angles belong to triangle $APB$?",
    ),
    second: slip(
      open ? "missed-a-case" : "bisected-half-lost",
      refuted,
      open
        ? "One slope of segment $AB$ is tried, and it gives a narrow angle at $P$."
        : "The sum of the two parts is given for the angle at $P$, or the angle is judged by the figure.",
      open
        ? "What happens at $P$ when angle $CAB$ becomes very small or very large?"
        : "What do the three angles of triangle $APB$ add up to?",
    ),
    equal: slip(
      "assumed-case-not-checked",
      refuted,
      alike
        ? "Rays that divide angles between parallel lines are remembered to meet at a familiar angle."
        : "A usual position of $AB$, or one end of the range, is taken for all positions.",
      "For which measure of angle $CAB$ would the two quantities agree?",
    ),
    open: slip(
      alike ? "hard-means-undetermined" : "varying-means-undetermined",
      refuted,
      "The slope of segment $AB$ is not given, so neither angle of the triangle can be found alone.",
      alike
        ? "What do the angles $CAB$ and $DBA$ add up to for every slope?"
        : "Between which values does angle $APB$ stay?",
    ),
  };
}

function figure() {
  const [A, B] = [
    { x: 5, y: 10 },
    { x: 3, y: 2 },
  ];
  const [C, D, P] = [
    { x: 14, y: 10 },
    { x: 14, y: 2 },
    { x: 9, y: 5.6 },
  ];
  return sketch(
    "Line k is horizontal at the top and line n is horizontal at the bottom. Point A is on k, with point C on k to the right of A. Point B is on n, with point D on n to the right of B. Segment AB joins the two lines. Point P lies between the lines to the right of AB, and segments AP and BP are drawn, so that AP is inside angle CAB and BP is inside angle DBA. No angles are marked with numbers.",
    [
      line([
        { x: 1, y: 10 },
        { x: 15, y: 10 },
      ]),
      line([
        { x: 1, y: 2 },
        { x: 15, y: 2 },
      ]),
      line([P, A, B], { closed: true }),
      angle("", P, [A, B]),
      labelBy("$A$", A, 90),
      labelBy("$B$", B, 270),
      labelBy("$C$", C, 90),
      labelBy("$D$", D, 270),
      labelBy("$P$", P, 0),
      labelBy("$k$", { x: 15, y: 10 }, 0),
      labelBy("$n$", { x: 15, y: 2 }, 0),
    ],
  );
}

function write(rays: Rays): Question {
  const { parts, bound, outcome, swapped } = rays;
  const proof = proofOf(rays);
  const [one, other] = parts;
  return comparedQuestion(
    {
      stem: `Lines $k$ and $n$ in the figure are parallel. The measure of angle $PAB$ is ${worded(one)} of the measure of angle $CAB$, and the measure of angle $PBA$ is ${worded(other)} of the measure of angle $DBA$.`,
      figure: figure(),
      difficulty: isAlike(rays) ? 4 : 5,
      targetSeconds: 100,
      quick: proof,
      asked: `How the angle at which the two rays meet compares with ${bound}°.`,
      plan: "Use that the two whole angles add up to 180°, and then the angle sum of triangle $APB$.",
      reasoning: [
        "The two angles $CAB$ and $DBA$ lie between parallel lines on the same side of $AB$, so their sum is 180°, however $AB$ slopes.",
        "In triangle $APB$, the angle at $P$ is what the parts $PAB$ and $PBA$ leave of 180°.",
        proof,
      ],
      steps: [
        {
          text: `If angle $CAB$ were 60°, angle $DBA$ would be 120°, and angle $APB$ would be ${apex(rays, 60)}°.`,
          why: "One position shows how the three angles hang together.",
          check: {
            left: `180-60*${one[0]}/${one[1]}-120*${other[0]}/${other[1]}`,
            right: `${apex(rays, 60)}`,
          },
        },
        { text: proof, why: "All positions of $AB$ have to be covered." },
      ],
      hints: [
        "No angle is given. Which two angles of the figure have a sum that you know?",
        "Angles between parallel lines on the same side of a transversal are supplementary.",
        "Let angle $CAB$ measure $t$ degrees, and write the two angles of the triangle at $A$ and $B$ with it.",
        "Write the angle at $P$ with $t$, and see whether $t$ drops out.",
      ],
      takeaway:
        "When two angles have a fixed sum, equal parts of them have a fixed sum too, and different parts do not.",
      selfExplain: {
        prompt: "When is the angle at $P$ the same for every slope of $AB$?",
        expectations: [
          "when the same part is taken at both ends",
          "because the two whole angles always add up to 180 degrees",
        ],
      },
    },
    {
      first: "The measure of angle $APB$",
      second: `${bound}°`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(rays),
    },
  );
}

/** The point where the two rays meet is computed in coordinates for every slope of AB in steps of two degrees. */
function apexes({ parts: [[a, b], [c, d]] }: Rays): number[] {
  return [...integers(1, 89)].map((half) => {
    const slope = (half * Math.PI) / 90;
    const [top, low] = [
      { x: 0, y: 1 },
      { x: Math.cos(slope) / Math.sin(slope), y: 0 },
    ];
    // From AB the first ray turns up toward line k, the second down toward line n.
    const down = slope * (a / b) - slope;
    const up = Math.PI - slope - (Math.PI - slope) * (c / d);
    const [u, v] = [
      { x: Math.cos(down), y: Math.sin(down) },
      { x: Math.cos(up), y: Math.sin(up) },
    ];
    const reach = ((low.x - top.x) * v.y - (low.y - top.y) * v.x) / (u.x * v.y - u.y * v.x);
    return measured(top, { x: top.x + reach * u.x, y: top.y + reach * u.y }, low);
  });
}

export const parallelRays = scene<Rays>({
  draw,
  write,
  recompute: (rays) => {
    const relations = apexes(rays).map((found) => relationOf(found, rays.bound));
    const turned = { "<": ">", "=": "=", ">": "<" } as const;
    return comparisonKey(rays.swapped ? relations.map((relation) => turned[relation]) : relations);
  },
});
