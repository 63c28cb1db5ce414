import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { ModelStep, Question, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { surd } from "../../kit/write-numbers.ts";
import { rootSum } from "./lengths-sums.ts";

interface Drafting {
  /** A quarter of the common hypotenuse, in inches. */
  readonly quarter: number;
  readonly asked: "area" | "perimeter";
  readonly before: number;
}

function draw(chance: Chance): Drafting {
  return {
    quarter: chance.integer(1, 5),
    asked: chance.pick(["area", "perimeter"] as const),
    before: chance.integer(0, 4),
  };
}

function wrongAreas(quarter: number): WrongChoice[] {
  const [square, half] = [4 * quarter ** 2, 2 * quarter ** 2];
  return [
    {
      ...rootSum({ whole: 2 * square, roots: [[square, 3]] }),
      ...slip(
        "triangle-half-forgotten",
        "These are the products of the legs; each triangle has half of such a product as its area.",
        "The legs of both triangles are right, and multiplying them is the natural next step.",
        "Of which figure is the product of the two legs the area?",
      ),
    },
    {
      ...rootSum({ whole: square, roots: [[square, 3]] }),
      ...slip(
        "triangle-half-forgotten",
        "The half is missing in the area of the 30-60-90 triangle.",
        "In the other triangle the half is swallowed by the square of the root, and so it is overlooked here.",
        "What is half of the product of the legs of the 30-60-90 triangle?",
      ),
    },
    {
      ...rootSum({ whole: 2 * square }),
      ...slip(
        "special-triangles-mixed-up",
        "This takes both triangles for 45-45-90 triangles, which would make the whole a square.",
        "The two triangles share the hypotenuse, and so they are taken for equal.",
        "What are the legs of the triangle with the angles 30° and 60°?",
      ),
    },
    {
      ...rootSum({ whole: 0, roots: [[square, 3]] }),
      ...slip(
        "special-triangles-mixed-up",
        "This takes both triangles for 30-60-90 triangles.",
        "One triangle is worked out, and its area is doubled.",
        "Which triangle has two equal legs?",
      ),
    },
    {
      ...rootSum({ whole: half, roots: [[half, 3]] }),
      ...slip(
        "special-triangles-mixed-up",
        "The legs of the 45-45-90 triangle are taken to be half of the hypotenuse; they are the hypotenuse divided by $\\sqrt{2}$.",
        "In the other triangle a leg is half of the hypotenuse.",
        "What do you get when you square two equal legs and add?",
      ),
    },
    {
      ...rootSum({ whole: half, roots: [[square, 3]] }),
      ...slip(
        "triangle-half-forgotten",
        "The half of the area formula is applied twice in one triangle and not at all in the other.",
        "Both areas contain halves, of legs and of products, which are hard to keep apart.",
        "What are base and height of each triangle, and what is half of their product?",
      ),
    },
  ];
}

function wrongPerimeters(quarter: number): WrongChoice[] {
  const leg = 2 * quarter;
  const inner = {
    misconception: "inner-segment-counted",
    whyTempting: "All sides of both triangles are known, and it is easy to add them all.",
    repairQuestion: "Which segment is not on the boundary of the quadrilateral?",
  };
  return [
    {
      ...rootSum({
        whole: leg + 4 * quarter,
        roots: [
          [2 * leg, 2],
          [leg, 3],
        ],
      }),
      ...inner,
      rationale: "This counts the common hypotenuse, which lies inside the quadrilateral.",
    },
    {
      ...rootSum({
        whole: leg + 8 * quarter,
        roots: [
          [2 * leg, 2],
          [leg, 3],
        ],
      }),
      ...inner,
      rationale:
        "This adds the perimeters of both triangles and so counts the inner segment twice.",
    },
    {
      ...rootSum({ whole: 3 * leg, roots: [[leg, 3]] }),
      ...slip(
        "special-triangles-mixed-up",
        "The legs of the 45-45-90 triangle are taken to be half of the hypotenuse; they are longer.",
        "In the other triangle a leg is half of the hypotenuse.",
        "How long are two equal legs whose squares add up to the square of the hypotenuse?",
      ),
    },
    {
      ...rootSum({ whole: 0, roots: [[4 * leg, 2]] }),
      ...slip(
        "special-triangles-mixed-up",
        "This takes both triangles for 45-45-90 triangles, which would make the whole a square.",
        "The two triangles share the hypotenuse, and so they are taken for equal.",
        "Which triangle has legs of different lengths?",
      ),
    },
    {
      ...rootSum({ whole: 2 * leg, roots: [[2 * leg, 3]] }),
      ...slip(
        "special-triangles-mixed-up",
        "This takes both triangles for 30-60-90 triangles, which would make the whole a rectangle or a kite.",
        "One triangle is worked out, and its legs are counted twice.",
        "Which triangle has two equal legs?",
      ),
    },
    {
      ...rootSum({
        whole: leg,
        roots: [
          [leg, 2],
          [leg, 3],
        ],
      }),
      ...slip(
        "missed-a-case",
        "One of the two equal legs of the 45-45-90 triangle is left out.",
        "The two equal legs have one length, and it is written down once.",
        "How many sides does the quadrilateral have?",
      ),
    },
  ];
}

function stepsOf(
  { quarter, asked }: Pick<Drafting, "quarter" | "asked">,
  last: string,
): ModelStep[] {
  const [whole, leg, square] = [4 * quarter, 2 * quarter, 4 * quarter ** 2];
  const [equal, long] = [surd(leg, 2), surd(leg, 3)];
  return [
    {
      text: `The equal legs are $${equal}$.`,
      why: "The squares of two equal legs add up to the square of the hypotenuse.",
      check: { left: `(${leg}*sqrt(2))^2+(${leg}*sqrt(2))^2`, right: `${whole}^2` },
    },
    {
      text: `The other legs are ${leg} and $${long}$.`,
      why: "The shorter leg is half the hypotenuse, the longer one $\\sqrt{3}$ times the shorter.",
      check: { left: `${leg}^2+(${leg}*sqrt(3))^2`, right: `${whole}^2` },
    },
    asked === "area"
      ? {
          text: last,
          why: "The triangles do not overlap, so their areas are added.",
          check: {
            left: `1/2*(${leg}*sqrt(2))^2+1/2*${leg}*${leg}*sqrt(3)`,
            right: `${square}+${square / 2}*sqrt(3)`,
          },
        }
      : { text: last, why: "The common hypotenuse lies inside the quadrilateral." },
  ];
}

function write({ quarter, asked, before }: Drafting): Question {
  const [whole, leg, square] = [4 * quarter, 2 * quarter, 4 * quarter ** 2];
  const area = asked === "area";
  const [equal, long] = [surd(leg, 2), surd(leg, 3)];
  const key = area
    ? rootSum({ whole: square, roots: [[square / 2, 3]] })
    : rootSum({
        whole: leg,
        roots: [
          [2 * leg, 2],
          [leg, 3],
        ],
      });
  const legs = `Each leg of the 45-45-90 triangle is $\\frac{${whole}}{\\sqrt{2}}=${equal}$ inches. The legs of the 30-60-90 triangle are ${leg} and $${long}$ inches.`;
  const last = area
    ? `The areas are $\\frac{1}{2}\\left(${equal}\\right)^{2}=${square}$ and $\\frac{1}{2}\\cdot ${leg}\\cdot ${long}=${surd(square / 2, 3)}$ square inches. Together they are ${key.text}.`
    : `The boundary consists of these four legs, so the perimeter is ${key.text} inches.`;
  return singleChoice(
    {
      stem: `Two drafting triangles, one with angles of 45°, 45°, and 90° and the other with angles of 30°, 60°, and 90°, have hypotenuses of the same length, ${whole} inches. They are laid side by side, without overlap, so that the hypotenuses coincide. What is the ${area ? "area, in square inches," : "perimeter, in inches,"} of the quadrilateral that they form?`,
      difficulty: area ? 3 : 2,
      targetSeconds: 85,
      quick: `${legs} ${last} The trap is ${area ? "to lose a half in one of the areas" : "to count the common hypotenuse, which is inside"}.`,
      asked: `The ${asked} of a quadrilateral made of two special right triangles with a common hypotenuse.`,
      plan: "Find the legs of each triangle from the hypotenuse, and then put the quadrilateral together.",
      reasoning: [
        `In the 45-45-90 triangle the sides are in the ratio $1:1:\\sqrt{2}$, so each leg is $${equal}$ inches.`,
        `In the 30-60-90 triangle the sides are in the ratio $1:\\sqrt{3}:2$, so the legs are ${leg} and $${long}$ inches.`,
        last,
      ],
      answers: area
        ? "Other answers lose the half in one or both areas, or apply it at the wrong place. Some take the two triangles for alike, and one makes the equal legs half as long as the hypotenuse."
        : "Other answers count the inner segment once or twice, take the two triangles for alike, leave out one of the equal legs, or make the equal legs half as long as the hypotenuse.",
      steps: stepsOf({ quarter, asked }, last),
      hints: [
        "Sketch the two triangles on the two sides of their common hypotenuse. Which of their sides remain outside?",
        "Recall the ratios of the sides in both special triangles.",
        "Find the legs of each triangle from the hypotenuse.",
        area
          ? "Take half the product of the legs in each triangle, and put the two areas together."
          : "Add only those sides along which you walk when you go around the quadrilateral.",
      ],
      takeaway:
        "From the hypotenuse, the 45-45-90 triangle divides by $\\sqrt{2}$, and the 30-60-90 triangle halves and then multiplies by $\\sqrt{3}$.",
      selfExplain: {
        prompt: "How do you find the legs of both special triangles from the hypotenuse?",
        expectations: [
          "equal legs are the hypotenuse divided by the root of 2",
          "the other legs are half the hypotenuse and that half times the root of 3",
        ],
      },
    },
    {
      key: { ...key, rationale: `${legs} ${last}` },
      before,
      wrong: area ? wrongAreas(quarter) : wrongPerimeters(quarter),
    },
  );
}

export const lengthsDrafting = scene<Drafting>({
  draw,
  write,
  // Corners in coordinates, the hypotenuse on the horizontal axis; shoelace formula or distances.
  recompute: ({ quarter, asked }, item) => {
    const turn = Math.PI / 6;
    const hypotenuse = 4 * quarter;
    const foot = hypotenuse * Math.cos(turn);
    const corners = [
      [0, 0],
      [foot * Math.cos(turn), -foot * Math.sin(turn)],
      [hypotenuse, 0],
      [hypotenuse / 2, hypotenuse / 2],
    ] as const;
    let [area, perimeter] = [0, 0];
    corners.forEach(([x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % 4] ?? [0, 0];
      area += (x * nextY - nextX * y) / 2;
      perimeter += Math.hypot(nextX - x, nextY - y);
    });
    return optionsNear(item, asked === "area" ? area : perimeter);
  },
});
