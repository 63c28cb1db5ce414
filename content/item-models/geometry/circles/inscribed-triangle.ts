import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { tex } from "../../kit/write-numbers.ts";
import { onCircle } from "./circle-marks.ts";
import { type Triangle, wrongInside, wrongRing } from "./inscribed-triangle-slips.ts";
import { fineArc, measured, optionsAbout } from "./measured.ts";
import { summed } from "./pi-sums.ts";

function draw(chance: Chance): Triangle {
  return {
    inner: chance.integer(2, 12),
    asked: chance.pick(["inside", "ring"] as const),
    before: chance.integer(0, 4),
  };
}

function write({ inner: k, asked, before }: Triangle): Question {
  const n = k * k;
  const inside = asked === "inside";
  const key = inside ? summed([3 * n, "\\sqrt{3}"], [-n, "\\pi"]) : summed([3 * n, "\\pi"]);
  const radii = `The outer radius is $\\frac{${4 * k}\\pi}{2\\pi}=${2 * k}$. The radii to a vertex and to the midpoint of a side make a 30-60-90 triangle, so the inner radius is half as long, ${k}.`;
  const last = inside
    ? `Half of a side is $${k === 1 ? "" : k}\\sqrt{3}$ and the height is $${2 * k}+${k}=${3 * k}$, so the triangle has area $${tex(3 * n)}\\sqrt{3}$, and without the inner circle ${key.text}.`
    : `The areas of the circles are $${tex(4 * n)}\\pi$ and $${tex(n)}\\pi$, and the difference is ${key.text}.`;
  return singleChoice(
    {
      stem: `Each vertex of an equilateral triangle lies on a circle with circumference $${4 * k}\\pi$. A smaller circle lies inside the triangle and touches all three of its sides. What is the area of the region that is inside the ${inside ? "triangle" : "larger circle"} and outside the smaller circle?`,
      difficulty: inside ? 5 : 3,
      targetSeconds: 105,
      quick: `${radii} ${last} The trap is ${inside ? "to take a side of the triangle for a diameter" : "to halve the area along with the radius"}.`,
      asked: inside
        ? "The area of an equilateral triangle without the circle inscribed in it."
        : "The area between the circle through the vertices of an equilateral triangle and the circle inside it.",
      plan: "Connect the common center with a vertex and with the midpoint of a side.",
      reasoning: [
        "By symmetry both circles have the same center, and each angle of 60° is bisected by the segment to the center.",
        radii,
        last,
      ],
      answers: inside
        ? "Other answers take a side for a diameter, lose a half, use a wrong inner radius, or name another region."
        : "Other answers halve the area with the radius, subtract before squaring, add the areas, or use wrong radii.",
      steps: [
        {
          text: radii,
          why: "In a 30-60-90 triangle the shortest side is half of the hypotenuse.",
          check: { left: `${4 * k}/2/2`, right: `${k}` },
        },
        {
          text: last,
          why: "The region is a difference of two areas.",
          check: inside
            ? { left: `1/2*(2*${k}*sqrt(3))*(3*${k})`, right: `${3 * n}*sqrt(3)` }
            : { left: `(2*${k})^2-${k}^2`, right: `${3 * n}` },
        },
      ],
      hints: [
        "Sketch the triangle with both circles. What do the circles have in common?",
        "Connect the center with a vertex and with the midpoint of a side next to it.",
        "Look at the angles of the right triangle that appears; the circumference gives its longest side.",
        inside
          ? "Both radii together are the height of the equilateral triangle; find its area and compare."
          : "With both radii known, compare the areas of the two circles.",
      ],
      takeaway:
        "For an equilateral triangle, the radius of the inscribed circle is half the radius of the circle through the vertices.",
      selfExplain: {
        prompt: "Why is the outer radius twice the inner radius?",
        expectations: [
          "they are hypotenuse and short leg of a 30-60-90 triangle",
          "the segment to the center bisects the angle of 60 degrees",
        ],
      },
    },
    {
      key: { ...key, rationale: `${radii} ${last}` },
      before,
      wrong: inside ? wrongInside(k) : wrongRing(k),
    },
  );
}

export const inscribedTriangle = scene<Triangle>({
  draw,
  write,
  // Triangle in coordinates; the inner radius is measured as the distance from the center to a side's midpoint.
  recompute: ({ inner, asked }, item) => {
    const centre = { x: 0, y: 0 };
    const radius = (4 * inner * Math.PI) / (2 * Math.PI);
    const corners = [90, 210, 330].map((at) => onCircle(centre, radius, at));
    const [, left = centre, right = centre] = corners;
    const reach = Math.hypot((left.x + right.x) / 2, (left.y + right.y) / 2);
    const small = measured(fineArc({ centre, radius: reach }, 0, 360)).area;
    const large =
      asked === "inside"
        ? measured(corners).area
        : measured(fineArc({ centre, radius }, 0, 360)).area;
    return optionsAbout(item, large - small);
  },
});
