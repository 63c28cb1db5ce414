import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  defineModel,
  type ModelStep,
  type Question,
  type WrongChoice,
} from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { surd } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "axis" | "tangent" | "antenna";
  readonly centre: readonly [number, number];
  readonly radius: number;
  /** Wanted place of the key among the options, from 0 to 4. */
  readonly keyPlace: number;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["axis", "tangent", "antenna"] as const);
  const radius = chance.integer(4, 13);
  const height = chance.integer(2, radius - 1);
  const [across, up] =
    scene === "antenna"
      ? [chance.integer(3, 30), height]
      : [scene === "tangent" ? radius : chance.integer(1, 9), height];
  const sign = scene === "axis" ? chance.pick([1, -1]) : 1;
  if (across === height && scene !== "tangent") return null;
  return { scene, centre: [across, sign * up], radius, keyPlace: chance.integer(0, 4) };
}

/** The positive root of a whole number times a whole factor, as an option. */
function root(factor: number, square: number) {
  return {
    text: `$${surd(factor, square)}$`.replace(/^\$(\d+)\$$/, "$1"),
    order: factor * Math.sqrt(square),
  };
}

const apart = ({ centre: [, k], radius }: Parameters) => radius * radius - k * k;

function stemOf({ scene, centre: [h, k], radius }: Parameters): string {
  switch (scene) {
    case "axis":
      return `The circle with radius ${radius} and center $(${h}, ${k})$ crosses the $x$-axis at two points. What is the distance between these two points?`;
    case "tangent":
      return `In the $xy$-plane, a circle touches the $y$-axis at the point $(0, ${k})$ and has a radius of ${radius}. If its center lies in the first quadrant, how long is the part of the $x$-axis that lies inside the circle?`;
    default:
      return `A straight railroad line runs due east through a town. An antenna that stands ${h} kilometers east and ${k} kilometers north of the town can be received at places up to ${radius} kilometers away from it. Along how many kilometers of the railroad, which extends far beyond the range on both sides, can the antenna be received?`;
  }
}

function wrongChoices(parameters: Parameters): WrongChoice[] {
  const {
    scene,
    centre: [h, k],
    radius,
    keyPlace,
  } = parameters;
  const height = Math.abs(k);
  const line = scene === "antenna" ? "railroad" : "$x$-axis";
  const middle = scene === "antenna" ? "the antenna" : "the center";
  const all: WrongChoice[] = [
    {
      ...root(1, apart(parameters)),
      rationale: `This is the distance from the foot of the perpendicular to one of the two points, half of the whole distance.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "The right triangle gives this length directly.",
      repairQuestion: `How much of the ${line} lies on the other side of the perpendicular?`,
    },
    {
      ...root(2, (radius - height) ** 2),
      rationale: `It doubles $${radius}-${height}$, as if the root of a difference of squares were the difference of the numbers.`,
      misconception: "root-split-over-sum",
      whyTempting: "The root and the squares seem to cancel term by term.",
      repairQuestion: "Is $\\sqrt{25-9}$ the same as $5-3$?",
    },
    {
      ...root(2, radius * radius + height * height),
      rationale: `It adds the squares. The radius is the longest side of the right triangle, so the square of ${height} has to be subtracted.`,
      misconception: "sign-slip",
      whyTempting: "The Pythagorean theorem is remembered as a sum of squares.",
      repairQuestion: "Which side of the right triangle is the hypotenuse?",
    },
    {
      ...root(2, radius * radius),
      rationale: `This is the diameter. Only a line through ${middle} cuts the circle in a diameter, and the ${line} passes ${middle} at a distance of ${height}.`,
      misconception: "assumed-case-not-checked",
      whyTempting: "The diameter is the best-known segment between two points of a circle.",
      repairQuestion: `Does the ${line} pass through ${middle}?`,
    },
    {
      ...root(2, Math.abs(radius * radius - h * h)),
      rationale: `It uses ${h}, the distance to the other axis, in place of ${height}, the distance of ${middle} from the ${line}.`,
      misconception: "coordinates-swapped",
      whyTempting: `Both numbers describe the position of ${middle}, and the first one is picked.`,
      repairQuestion: `How far is ${middle} from the ${line}?`,
    },
    {
      ...root(1, radius * radius + height * height),
      rationale:
        "It is the hypotenuse of a triangle whose legs are the radius and the distance of the center; the radius is itself the hypotenuse here.",
      misconception: "legs-added-for-hypotenuse",
      whyTempting: "Two lengths are known, and the theorem is applied to them as legs.",
      repairQuestion: "Which of the segments in your sketch are radii?",
    },
    {
      ...root(4, apart(parameters)),
      rationale:
        "It doubles the right answer once more; the perpendicular from the center already divides the segment into two halves, not four.",
      misconception: "counted-twice",
      whyTempting: "Symmetry is used once for the triangle and once again for the segment.",
      repairQuestion: "How many of the right triangles lie side by side along the segment?",
    },
  ].filter(({ order }) => order > 0);
  return withKeyAtPlace(2 * Math.sqrt(apart(parameters)), all, keyPlace);
}

interface Reasons {
  readonly reasoning: readonly string[];
  readonly key: { readonly text: string; readonly order: number };
}

function reasonsOf(parameters: Parameters): Reasons {
  const {
    scene,
    centre: [h, k],
    radius,
  } = parameters;
  const height = Math.abs(k);
  const square = apart(parameters);
  const half = root(1, square);
  const key = root(2, square);
  const line = scene === "antenna" ? "railroad" : "$x$-axis";
  const first =
    scene === "tangent"
      ? `A circle that touches the $y$-axis at $(0, ${k})$ has its center at the same height, ${radius} units away: $(${h}, ${k})$. Its distance from the $x$-axis is ${height}.`
      : scene === "antenna"
        ? `The antenna is ${height} kilometers away from the railroad; how far east of the town it stands does not matter.`
        : `The center is at a distance of ${height} from the $x$-axis; its first coordinate does not matter for the distance asked for.`;
  return {
    key,
    reasoning: [
      first,
      `${scene === "antenna" ? "The perpendicular from the antenna to the railroad, a line of length" : "The perpendicular from the center, a radius of"} ${radius} to one end of the segment and half of the segment form a right triangle with hypotenuse ${radius}. The half is $\\sqrt{${radius}^{2}-${height}^{2}}=\\sqrt{${square}}$${half.text === `$\\sqrt{${square}}$` ? "" : `, or ${half.text}`}.`,
      `The segment along the ${line} is twice as long: ${key.text}.`,
    ],
  };
}

function write(parameters: Parameters): Question {
  const {
    scene,
    centre: [, k],
    radius,
  } = parameters;
  const { reasoning, key } = reasonsOf(parameters);
  const height = Math.abs(k);
  const square = apart(parameters);
  const line = scene === "antenna" ? "railroad" : "$x$-axis";
  const [one = "", two = "", three = ""] = reasoning;
  const steps: ModelStep[] = [
    {
      text: one,
      why: "A perpendicular from the center divides the segment inside the circle into halves.",
    },
    {
      text: two,
      why: "The radius is the hypotenuse of this triangle.",
      check: { left: `${radius}^2-${height}^2`, right: `${square}` },
    },
    {
      text: three,
      why: "Both halves are equal.",
      check: { left: `(2*sqrt(${square}))^2`, right: `4*${square}` },
    },
  ];
  const takeaway =
    "For a segment inside a circle, draw the perpendicular from the center: half the segment, that distance and the radius form a right triangle.";
  return {
    stem: stemOf(parameters),
    body: {
      type: "single-choice",
      key: { ...key, rationale: `${two} ${three}` },
      wrong: wrongChoices(parameters),
    },
    difficulty: scene === "tangent" ? 5 : 3,
    targetSeconds: 95,
    explanation: {
      quick: `${reasoning.join(" ")} The trap is to stop at the half.`,
      detailed: analysis({
        asked: "The length of the part of a line that lies inside a circle.",
        plan: "Sketch the circle and the line, drop the perpendicular from the center, and use the right triangle that it forms with a radius.",
        reasoning,
        options: `Stopping at the half leaves the doubling out. Subtracting the lengths and not their squares, or adding the squares, misuses the theorem. The diameter would belong to a line through the center, and the other coordinate of the center has nothing to do with the distance from the ${line}.`,
        takeaway,
      }),
      steps,
      hints: [
        `Only the part of the ${line} inside a circle is asked for. Sketch both.`,
        "Connect the center with the two points in which the line meets the circle. What kind of triangle is this?",
        scene === "tangent"
          ? "First find the center: how far is it from the axis that the circle touches?"
          : `How far is the center from the ${line}?`,
        "Find the third side of the right triangle formed by the perpendicular and a radius. It is only a part of what is asked.",
      ],
      takeaway,
      selfExplain: {
        prompt: "Which right triangle gives the answer, and which of its sides is the radius?",
        expectations: [
          "the perpendicular from the center halves the segment",
          "the radius is the hypotenuse",
        ],
      },
    },
  };
}

export const circleChordAxis = defineModel<Parameters>({
  id: "coordinate-circle-chord",
  knowledgeComponents: [
    "quantitative.algebra.coordinate-geometry.parabolas-circles",
    "quantitative.algebra.coordinate-geometry.distance-midpoint",
  ],
  traps: ["half-for-whole", "wrong-coordinate"],
  method:
    "The ends of the segment are found by halving intervals along the line until the distance from the center is the radius",
  draw,
  write,
  recompute: ({ centre: [h, k], radius }, item) => {
    const end = (direction: number) => {
      let [inside, outside] = [h, h + direction * (radius + 1)];
      for (let round = 0; round < 100; round += 1) {
        const middle = (inside + outside) / 2;
        if (Math.hypot(middle - h, k) < radius) inside = middle;
        else outside = middle;
      }
      return inside;
    };
    return optionsNear(item, end(1) - end(-1));
  },
});
