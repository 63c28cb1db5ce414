import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { surd } from "../../kit/write-numbers.ts";
import { rootSum } from "../triangles/lengths-sums.ts";
import { pathLength } from "./outlines.ts";

interface Fold {
  /** The sides of the sheet in inches, the shorter first. */
  readonly sides: readonly [number, number];
  readonly before: number;
}

function draw(chance: Chance): Fold {
  const short = chance.integer(4, 9);
  return {
    sides: [short, short + chance.integer(2, 8)],
    before: chance.integer(0, 4),
  };
}

function wrong([short, long]: Fold["sides"]): WrongChoice[] {
  const crease = {
    misconception: "special-triangles-mixed-up",
    repairQuestion: "What is the diagonal of a square with this side?",
  };
  return [
    {
      ...rootSum({ whole: 2 * long + short, roots: [[short, 2]] }),
      ...slip(
        "inner-segment-counted",
        "The lower side is counted at its full length, but the folded part of it is gone.",
        "The long sides of the sheet are opposite and were equal before the fold.",
        "How much of the lower side is left in the outline?",
      ),
    },
    {
      ...rootSum({ whole: 2 * long + short }),
      ...crease,
      rationale:
        "The crease is taken to be as long as the short side, but it is the diagonal of a square.",
      whyTempting: "The crease stands in place of the short side of the sheet.",
    },
    {
      ...rootSum({ whole: 2 * long - short, roots: [[short, 2]] }),
      ...slip(
        "missed-a-case",
        "The right side of the sheet is left out of the outline.",
        "The short side was folded away, and the other short side is forgotten with it.",
        "How many sides does the trapezoid have?",
      ),
    },
    {
      ...rootSum({ whole: 2 * (short + long) }),
      ...slip(
        "effect-of-change-ignored",
        "This is the perimeter of the sheet before the fold.",
        "Nothing is cut off, so the outline seems to stay as long.",
        "Which edges of the sheet no longer lie on the outline?",
      ),
    },
    {
      ...rootSum({ whole: 2 * long, roots: [[short, 3]] }),
      ...crease,
      rationale: "The factor for the diagonal of a square is the root of 2, not of 3.",
      whyTempting: "The ratios of the two special right triangles are mixed up.",
    },
    {
      ...rootSum({ whole: 2 * long, roots: [[2 * short, 2]] }),
      ...slip(
        "counted-twice",
        "The crease is counted twice, although it is one edge of the trapezoid.",
        "The paper lies double along the crease.",
        "How often does the outline pass along the crease?",
      ),
    },
    {
      ...rootSum({ whole: long + short, roots: [[short, 2]] }),
      ...slip(
        "missed-a-case",
        "What is left of the bottom side is not counted.",
        "The crease seems to close the figure at once.",
        "Does the crease end in the lower right corner?",
      ),
    },
    {
      ...rootSum({ whole: 2 * (long - short), roots: [[short, 2]] }),
      ...slip(
        "part-for-whole",
        "Twice the short side is taken away from the two long sides; the outline contains the upper side in full, and the right side too.",
        "The folded triangle seems to take a piece from both long sides.",
        "Which parts of the upper and of the lower side belong to the outline?",
      ),
    },
  ];
}

function write({ sides: [short, long], before }: Fold): Question {
  const crease = surd(short, 2);
  const key = rootSum({ whole: 2 * long, roots: [[short, 2]] });
  const proof = `The trapezoid has the parallel sides ${long} and $${long}-${short}=${long - short}$, the right side ${short}, and the crease $${crease}$, the diagonal of a square of side ${short}. The sum is ${key.text}.`;
  return singleChoice(
    {
      stem: `A rectangular sheet of paper lies with its ${long}-inch sides at the top and at the bottom and its ${short}-inch sides at the left and at the right. It is folded once, along a straight line through the upper left corner, so that the left side comes to lie exactly along the top side. What is the perimeter, in inches, of the four-sided figure that results?`,
      difficulty: 5,
      targetSeconds: 110,
      quick: `The fold turns the left side through 90°, so the crease makes 45° with it and is the diagonal of a square. ${proof} The trap is to keep the full lower side or to mistake the crease for a short side.`,
      asked: "The perimeter of a folded sheet.",
      plan: "Find where the crease ends, list the edges of the outline, and add.",
      reasoning: [
        "The left side comes to lie on the top side, so the crease halves the right angle at the corner. With the left side and part of the bottom side it forms a 45-45-90 triangle.",
        `So the crease meets the bottom side ${short} inches from the left end, and its length is $${crease}$ inches.`,
        `Of the bottom side, ${long - short} inches are left. ${proof}`,
      ],
      answers:
        "Wrong answers keep edges that are folded away, leave out an edge of the trapezoid, count the crease twice, or use a wrong length for it.",
      steps: [
        {
          text: `The crease is the hypotenuse of a right triangle with legs ${short}: $${crease}$ inches.`,
          why: "The fold halves the right angle at the corner.",
          check: { left: `${short}^2+${short}^2`, right: `(${short}*sqrt(2))^2` },
        },
        {
          text: `Of the bottom side remain $${long}-${short}=${long - short}$ inches.`,
          why: "The corner triangle has been folded up.",
          check: { left: `${long}-${short}`, right: `${long - short}` },
        },
        {
          text: `The outline: $${long}+${short}+${long - short}+${crease}$.`,
          why: "Top, right side, rest of the bottom, and crease.",
          check: { left: `${long}+${short}+${long - short}`, right: `2*${long}` },
        },
      ],
      hints: [
        "Try it with a sheet of paper. Which edges bound the figure after the fold?",
        "A fold is a line of symmetry: it halves the angle between the left side and its new position.",
        "Find where the crease meets the bottom side, and how long the crease is.",
        "List the four edges of the new figure and add them.",
      ],
      takeaway:
        "A fold halves the angle between an edge and its new position; folding a right angle onto itself makes a 45-45-90 triangle.",
      selfExplain: {
        prompt: "Why is the crease the diagonal of a square?",
        expectations: [
          "the fold halves the right angle at the corner",
          "so the crease cuts off a triangle with two equal legs",
        ],
      },
    },
    { key: { ...key, rationale: proof }, before, wrong: wrong([short, long]) },
  );
}

export const rearrangedFold = scene<Fold>({
  draw,
  write,
  // The crease is turned until the mirror image of the lower left corner falls on the top side; then the outline is measured.
  recompute: ({ sides: [short, long] }, item) => {
    // The crease starts at the upper left corner, here the origin, and sinks at the angle `turn`; y grows downward.
    const imageDepth = (turn: number) => short * Math.sin(2 * turn - Math.PI / 2);
    let [low, high] = [0.1, Math.PI / 2];
    for (let round = 0; round < 80; round += 1) {
      const middle = (low + high) / 2;
      if (imageDepth(middle) < 0) low = middle;
      else high = middle;
    }
    const end = { x: short / Math.tan(low), y: short };
    return optionsNear(
      item,
      pathLength([{ x: 0, y: 0 }, { x: long, y: 0 }, { x: long, y: short }, end]),
    );
  },
});
