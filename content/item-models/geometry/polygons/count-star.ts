import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import type { ModelStep, Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { line, type Point, sketch } from "../figures.ts";
import { wrongSides, wrongTips } from "./count-star-slips.ts";
import { crossingOf } from "./outlines.ts";

interface Star {
  readonly sides: number;
  readonly asked: "tip" | "sides";
  readonly before: number;
}

function draw(chance: Chance): Star {
  return {
    sides: chance.pick([5, 6, 8, 9, 10, 12, 15, 18]),
    asked: chance.pick(["tip", "sides"] as const),
    before: chance.integer(0, 4),
  };
}

/** A star over a pentagon or an octagon, whichever the polygon is more like. */
function figure(star: Star) {
  const drawn = star.asked === "tip" && star.sides < 10 ? star.sides : 8;
  const corner = (index: number): Point => {
    const turn = (2 * Math.PI * index) / drawn;
    const radius = drawn < 6 ? 2.1 : 3;
    return { x: 8 + radius * Math.sin(turn), y: 6 + radius * Math.cos(turn) };
  };
  const around = [...integers(0, drawn - 1)];
  const outline = around.flatMap((index) => {
    const [a, b, c, d] = [corner(index - 1), corner(index), corner(index + 1), corner(index + 2)];
    return [b, crossingOf([a, b], [c, d])];
  });
  return sketch(
    "A regular polygon whose sides are extended on both ends until they meet, so that a star is formed: on every side of the polygon stands a triangle, the tip of the star, whose other two sides lie on the extensions of the two neighboring sides. The number of sides drawn need not be that of the polygon in the question.",
    [line(outline, { closed: true }), line(around.map(corner), { closed: true, shaded: true })],
  );
}

function stepsOf({ sides, asked }: Star): ModelStep[] {
  const turn = 360 / sides;
  const tip = 180 - 2 * turn;
  return asked === "tip"
    ? [
        {
          text: `Base angle of a tip: $360/${sides}=${turn}$ degrees.`,
          why: "It is an exterior angle of the regular polygon.",
          check: { left: `360/${sides}`, right: `${turn}` },
        },
        {
          text: `Angle at the tip: $180-2\\cdot ${turn}=${tip}$ degrees.`,
          why: "The angles of a triangle add up to 180°.",
          check: { left: `180-2*${turn}`, right: `${tip}` },
        },
      ]
    : [
        {
          text: `Base angle of a tip: $(180-${tip})/2=${turn}$ degrees.`,
          why: "The two base angles are equal, and the triangle has 180°.",
          check: { left: `(180-${tip})/2`, right: `${turn}` },
        },
        {
          text: `Number of sides: $360/${turn}=${sides}$.`,
          why: "The base angle is an exterior angle of the polygon.",
          check: { left: `360/${turn}`, right: `${sides}` },
        },
      ];
}

function write(star: Star): Question {
  const { sides, asked, before } = star;
  const turn = 360 / sides;
  const tip = 180 - 2 * turn;
  const forward = asked === "tip";
  const setting =
    "The sides of a regular polygon are extended until they form a star with one tip on each side of the polygon, as in the figure, where the number of sides may be different.";
  const proof = forward
    ? `Both base angles of a tip are exterior angles of the polygon, $360/${sides}=${turn}$ degrees each, so the tip is $180-2\\cdot ${turn}=${tip}$ degrees.`
    : `The two base angles of a tip make $180-${tip}=${180 - tip}$ degrees, so each is ${turn} degrees. It is an exterior angle of the polygon, so the polygon has $360/${turn}=${sides}$ sides.`;
  return choiceQuestion({
    stem: forward
      ? `${setting} If the polygon has ${sides} sides, what is the measure, in degrees, of the angle at each tip of the star?`
      : `${setting} If the angle at each tip of the star measures ${tip}°, how many sides does the polygon have?`,
    figure: figure(star),
    difficulty: forward ? 3 : 4,
    targetSeconds: 85,
    quick: `Each tip is an isosceles triangle on a side of the polygon. ${proof} The trap is to take away only one base angle, or to use an interior angle.`,
    asked: forward
      ? "The angle at the tips of a star on a regular polygon."
      : "The number of sides of a polygon, from the tips of a star on it.",
    plan: "Look at one tip, a triangle that stands on a side of the polygon, and name its base angles.",
    reasoning: [
      "A tip is a triangle with a side of the polygon as its base. Its other sides extend the neighboring sides, so its base angles are exterior angles of the polygon.",
      "The exterior angles of a convex polygon add up to 360°, and in a regular polygon they are equal.",
      proof,
    ],
    answers:
      "Wrong answers take an exterior or interior angle of the polygon for the tip, take away one base angle instead of two, or halve where nothing is to be halved.",
    steps: stepsOf(star),
    hints: [
      "Look at one tip of the star by itself. What kind of triangle is it?",
      "Where a side is extended past a corner, the angle outside is an exterior angle of the polygon.",
      "Find a base angle of a tip.",
      forward
        ? "Use the sum of the angles of a triangle to get from the base angles to the tip."
        : "All exterior angles together make a full turn; see how often the base angle fits in.",
    ],
    takeaway:
      "Extended sides make exterior angles: a tip on a regular polygon is 180 degrees less two exterior angles.",
    selfExplain: {
      prompt: "Why are the base angles of a tip exterior angles of the polygon?",
      expectations: [
        "each is formed by a side and the extension of the next side",
        "so it makes 180 degrees with an interior angle",
      ],
    },
    value: forward ? tip : sides,
    proof,
    wrong: (forward ? wrongTips : wrongSides)(sides),
    before,
  });
}

/** The angle at the tip, measured on the star in coordinates. */
function measuredTip(sides: number): number {
  const corner = (index: number) => ({
    x: Math.cos((2 * Math.PI * index) / sides),
    y: Math.sin((2 * Math.PI * index) / sides),
  });
  const [b, c] = [corner(0), corner(1)];
  const tip = crossingOf([corner(-1), b], [c, corner(2)]);
  const [u, v] = [
    { x: b.x - tip.x, y: b.y - tip.y },
    { x: c.x - tip.x, y: c.y - tip.y },
  ];
  const cosine = (u.x * v.x + u.y * v.y) / (Math.hypot(u.x, u.y) * Math.hypot(v.x, v.y));
  return Math.round((Math.acos(cosine) * 180e6) / Math.PI) / 1e6;
}

export const countStar = scene<Star>({
  draw,
  write,
  recompute: ({ sides, asked }, item) => {
    const tip = measuredTip(sides);
    if (asked === "tip") return optionsNear(item, tip);
    const fitting = [...integers(5, 60)].filter((count) => measuredTip(count) === tip);
    return optionsNear(item, fitting.length === 1 ? (fitting[0] ?? Number.NaN) : Number.NaN);
  },
});
