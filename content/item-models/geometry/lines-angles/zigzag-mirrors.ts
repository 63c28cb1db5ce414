import type { DrawingMark } from "@lexiquant/domain/item";
import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { line, type Point, sketch } from "../figures.ts";
import { type WrongDegrees, wrongDegrees } from "./degree-choices.ts";
import { away, labelBy } from "./drafting.ts";
import { tidy } from "./measuring.ts";

interface Mirrors {
  readonly between: number;
  readonly before: number;
}

const draw = (chance: Chance): Mirrors => ({
  between: chance.integer(32, 44),
  before: chance.integer(0, 4),
});

function wrongValues({ between }: Mirrors) {
  return wrongDegrees([
    [
      between,
      "answered-intermediate-quantity",
      "This is the angle at which the ray meets mirror $OA$ the first time.",
      "The angle between the mirrors comes back at the first reflection, and it seems to come back again.",
      "At which angle does the ray leave mirror $OB$?",
    ],
    [
      180 - 2 * between,
      "answered-intermediate-quantity",
      "This is the angle between the ray and mirror $OB$ at the reflection in between.",
      "It is what triangle $OPQ$ leaves at $Q$, one step before the end.",
      "Which triangle contains the second point on mirror $OA$?",
    ],
    [
      2 * between,
      "reflected-angle-counted-once",
      "This is angle $OQR$, which belongs to the reflection at mirror $OB$.",
      "Doubling the angle between the mirrors is a usual step with reflections.",
      "What do the angles of triangle $OQR$ add up to?",
    ],
    [
      3 * between,
      "complement-answered",
      "This is the sum of the angles at $O$ and $Q$ of triangle $OQR$, not the angle at $R$.",
      "An angle outside a triangle is the sum of two angles inside, and the outside angle is taken.",
      "Is the angle asked for inside or outside triangle $OQR$?",
    ],
    ...perpendicular(between),
    [
      180 - 4 * between,
      "counted-twice",
      "Here the angle between the mirrors is used four times, but only three reach the second point on $OA$.",
      "Every reflection seems to add another angle of the same size.",
      "How often does the angle between the mirrors enter the angles of triangle $OQR$?",
    ],
  ]);
}

/** Angles that are measured from the perpendicular to a mirror. */
function perpendicular(between: number): readonly WrongDegrees[] {
  const why = "In physics, angles of reflection are measured from the perpendicular to the mirror.";
  return [
    [
      3 * between - 90,
      "complement-supplement-mixed",
      "This is the angle between the ray and the perpendicular to $OA$ at $R$; side $RO$ of the angle asked for lies along the mirror.",
      why,
      "Between which two lines is the angle asked for?",
    ],
    [
      90 - between,
      "complement-supplement-mixed",
      "This is the angle between the ray and the perpendicular to mirror $OA$ at $P$, the first reflection.",
      why,
      "At which reflection, and with which line, is the angle asked for?",
    ],
  ];
}

function ray(points: readonly Point[]): DrawingMark {
  return {
    kind: "polyline",
    points: [...points],
    closed: false,
    shaded: false,
    dashed: true,
    arrow: "end",
  };
}

function figure({ between }: Mirrors) {
  const O: Point = { x: 1.5, y: 1.5 };
  const A = away(O, 48, 13);
  const P = away(O, 48, 10);
  const Q: Point = { x: O.x + (P.x - O.x) * 1.12, y: O.y };
  const R = away(O, 48, 5);
  return sketch(
    `Two mirrors, seen as segments OA and OB, start at point O. OB is horizontal and goes to the right; OA goes up and to the right, and angle AOB measures ${between}°. A ray of light comes from the right, parallel to OB, meets OA at P, goes from there down to Q on OB, and from there to R, which is on OA between O and P.`,
    [
      line([A, O, { x: 15.2, y: O.y }]),
      ray([{ x: 15, y: P.y }, P, Q, R]),
      {
        kind: "angle",
        vertex: O,
        from: { x: 15, y: O.y },
        to: A,
        right: false,
        text: `$${between}°$`,
      },
      labelBy("$O$", O, 200),
      labelBy("$A$", A, 140),
      labelBy("$B$", { x: 15, y: O.y }, 300),
      labelBy("$P$", P, 130),
      labelBy("$Q$", Q, 270),
      labelBy("$R$", R, 130),
    ],
  );
}

function write(mirrors: Mirrors): Question {
  const { between, before } = mirrors;
  const [atQ, key] = [180 - 2 * between, 180 - 3 * between];
  const first = `The ray comes parallel to $OB$, so it makes ${between}° with $OA$ at $P$, and after the reflection angle $OPQ$ is ${between}° too.`;
  const second = `Triangle $OPQ$ leaves $180-2\\cdot ${between}=${atQ}$ degrees at $Q$. The reflection there makes the same angle with the other part of $OB$, so angle $OQR$ is $180-${atQ}=${2 * between}$ degrees.`;
  const third = `Triangle $OQR$ leaves $180-${between}-${2 * between}=${key}$ degrees at $R$.`;
  const proof = `${first} ${second} ${third}`;
  return choiceQuestion({
    stem: `Two flat mirrors $OA$ and $OB$ meet at an angle of ${between}°, as shown. A ray of light that travels parallel to $OB$ strikes $OA$ at $P$, then $OB$ at $Q$, and then $OA$ again at $R$. At each reflection, the paths to and from the mirror make equal angles with it. What is the measure, in degrees, of angle $ORQ$?`,
    figure: figure(mirrors),
    difficulty: 5,
    targetSeconds: 120,
    quick: proof,
    asked: "The angle between the ray and the first mirror when it arrives there again.",
    plan: "Follow the ray: parallel lines give the first angle, and two triangles with vertex $O$ give the others.",
    reasoning: [first, second, third],
    answers:
      "Other answers stop at the first or the second reflection, measure from the perpendicular, or use the angle between the mirrors too often.",
    steps: [
      {
        text: `Angle $OPQ$ is ${between}°, so angle $OQP$ is ${atQ}°.`,
        why: "Parallel lines and the law of reflection give the first, the angle sum of triangle $OPQ$ the second.",
        check: { left: `${between}+${between}+${atQ}`, right: "180" },
      },
      {
        text: `Angle $OQR$ is $180-${atQ}=${2 * between}$ degrees.`,
        why: "The outgoing ray makes the same angle with the part of the mirror toward $B$.",
        check: { left: `180-${atQ}`, right: `${2 * between}` },
      },
      {
        text: third,
        why: "The angles of triangle $OQR$ add up to 180°.",
        check: { left: `180-${between}-${2 * between}`, right: `${key}` },
      },
    ],
    hints: [
      "Which angle is asked for, and in which triangle with vertex $O$ does it lie?",
      "A ray parallel to $OB$ crosses the line $OA$ at the same angle as $OB$ does.",
      "Find the angles of triangle $OPQ$ from the angle at $P$.",
      "Use the reflection at $Q$ to find angle $OQR$, and then the angle sum of triangle $OQR$.",
    ],
    takeaway:
      "Follow a reflected ray from triangle to triangle: each reflection copies an angle, and each triangle adds up to 180°.",
    selfExplain: {
      prompt: "How does the angle between ray and mirror change from one reflection to the next?",
      expectations: [
        "each reflection keeps the angle on both sides",
        "the triangle with the corner of the mirrors gives the next angle",
      ],
    },
    value: key,
    proof,
    wrong: wrongValues(mirrors),
    before,
  });
}

/** Direction of a ray after it meets a mirror with a given direction: its unit step is reflected. */
function reflected(ray: Point, mirror: Point): Point {
  const along = ray.x * mirror.x + ray.y * mirror.y;
  return { x: 2 * along * mirror.x - ray.x, y: 2 * along * mirror.y - ray.y };
}

export const zigzagMirrors = scene<Mirrors>({
  draw,
  write,
  // The direction of the ray is followed in coordinates, and its last angle with the mirror is computed.
  recompute: ({ between }, item) => {
    const turn = (between * Math.PI) / 180;
    const [slanted, level] = [
      { x: Math.cos(turn), y: Math.sin(turn) },
      { x: 1, y: 0 },
    ];
    const last = reflected(reflected({ x: -1, y: 0 }, slanted), level);
    // Back from R to Q against the way from R to O.
    const cosine = last.x * slanted.x + last.y * slanted.y;
    return optionsNear(item, tidy((Math.acos(cosine) * 180) / Math.PI));
  },
});
