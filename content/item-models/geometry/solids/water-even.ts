import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { label, line, sketch } from "../figures.ts";
import { drawnVessel } from "./solid-figures.ts";

interface Even {
  /** Inside diameters of the vessel with the water and of the empty one, in the least whole numbers. */
  readonly ratio: readonly [number, number];
  /** Diameters are the ratio times this, in inches. */
  readonly scale: number;
  /** Depth at first, in inches. */
  readonly depth: number;
  readonly before: number;
}

function draw(chance: Chance): Even | null {
  const ratio = chance.pick([
    [1, 2],
    [2, 1],
    [3, 1],
    [1, 3],
    [3, 4],
    [4, 3],
  ] as const);
  const whole = ratio[0] ** 2 + ratio[1] ** 2;
  const depth = whole * (whole < 6 ? chance.integer(2, 5) : whole < 11 ? chance.pick([1, 2]) : 1);
  const scale = whole > 20 ? chance.integer(1, 2) : chance.integer(3, 5);
  const drawn = { ratio, scale, depth, before: chance.integer(0, 4) };
  return level(drawn) < 2 ? null : drawn;
}

const level = ({ ratio: [a, b], depth }: Even) => (depth * a * a) / (a * a + b * b);

function wrongValues(even: Even): WrongValue[] {
  const {
    ratio: [a, b],
    depth,
  } = even;
  const share = (part: number, whole: number) => new Fraction(depth * part, whole);
  const areas = "In which ratio are the areas of the two bases?";
  const wrong: WrongValue[] = [
    {
      value: share(a, a + b),
      ...slip(
        "base-area-ratio-ignored",
        "The water is shared in the ratio of the diameters, but the bases are in the ratio of their squares.",
        "The diameters are the numbers given.",
        areas,
      ),
    },
    {
      value: share(b * b, a * a + b * b),
      ...slip(
        "complement-answered",
        "This is by how much the depth in the first vessel falls.",
        "It is the other part of the original depth.",
        "Does the answer stand for water that stays or water that leaves the first vessel?",
      ),
    },
    {
      value: share(1, 2),
      ...slip(
        "outcomes-assumed-equal",
        "Equal depths do not mean that each vessel holds half of the water; the bases differ.",
        "The water ends up at the same depth in both vessels.",
        "Which vessel holds more water at the same depth?",
      ),
    },
    {
      value: share(b, a + b),
      ...slip(
        "fraction-inverted",
        "The diameters are used in place of their squares, and the wrong way around.",
        "The water is shared in the ratio of the two diameters.",
        areas,
      ),
    },
    {
      value: share(a * a, (a + b) ** 2),
      ...slip(
        "middle-term-lost",
        "The areas of the two bases together are not the area of a circle with both diameters added.",
        "The diameters are added first, and the sum is squared.",
        "Is the sum of two squares the square of the sum?",
      ),
    },
    {
      value: share(a ** 3, a ** 3 + b ** 3),
      ...slip(
        "volume-scaled-like-area",
        "At equal depths the volumes are in the ratio of the squares of the diameters, not of the cubes.",
        "Volumes are connected with third powers.",
        "Which dimension is the same for the water in both vessels?",
      ),
    },
    {
      value: share(Math.min(a, b) ** 2, Math.max(a, b) ** 2),
      ...slip(
        "answered-wrong-region",
        a < b
          ? "This is the depth when all of the water is in the second vessel."
          : "This divides by the base of one vessel only, but the water stands in both.",
        "The ratio of the two bases is right, but the water is not in one vessel only.",
        "On which area does the water stand in the end?",
      ),
    },
  ];
  return wrong.filter(({ value }) => new Fraction(value).d < 16n);
}

function figureOf({ ratio: [a, b], scale, depth }: Even) {
  const wide = Math.max(a, b);
  const [left, right] = [(3 * a) / wide, (3 * b) / wide];
  const tall = 7;
  const water = 4.5;
  return sketch(
    `Two upright cylindrical vessels side by side. The left one has an inside diameter of ${a * scale} inches and contains water to a depth of ${depth} inches. The right one has an inside diameter of ${b * scale} inches and is empty.`,
    [
      ...drawnVessel({ at: { x: 3.6, y: 2.6 }, radius: left, height: tall, water }),
      ...drawnVessel({ at: { x: 12.2, y: 2.6 }, radius: right, height: tall, water: 0 }),
      line([
        { x: 3.6 + left + 0.4, y: 2.6 },
        { x: 3.6 + left + 0.4, y: 2.6 + water },
      ]),
      label(`${depth}`, { x: 3.6 + left + 1, y: 4.8 }),
      label(`diameter ${a * scale}`, { x: 3.6, y: 0.8 }),
      label(`diameter ${b * scale}`, { x: 12.2, y: 0.8 }),
    ],
  );
}

function write(even: Even): Question {
  const {
    ratio: [a, b],
    scale,
    depth,
    before,
  } = even;
  const key = level(even);
  const whole = a * a + b * b;
  const bases = `The diameters are in the ratio ${a} to ${b}, so the bases are in the ratio ${a * a} to ${b * b}.`;
  const spread = `In the end the water stands on both bases, ${whole} parts instead of ${a * a}, and its depth is $${depth}\\cdot \\frac{${a * a}}{${whole}}=${key}$ inches.`;
  return choiceQuestion({
    stem: `Two vessels in the shape of right circular cylinders, shown in the figure, stand on a level table. Their inside diameters are ${a * scale} inches and ${b * scale} inches. The first vessel contains water to a depth of ${depth} inches, and the second is empty. Water is poured from the first vessel into the second, without any loss, until its depth is the same in both. What is this depth, in inches?`,
    figure: figureOf(even),
    difficulty: 4,
    targetSeconds: 100,
    quick: `${bases} ${spread} The trap is to share the water in the ratio of the diameters, or in halves.`,
    asked: "The common depth after water has been poured from one cylinder into another.",
    plan: "Treat the two vessels in the end as one vessel whose base is both bases together.",
    reasoning: [
      bases,
      "At the same depth, the two vessels hold as much as one vessel with both bases together.",
      spread,
    ],
    answers:
      "Other answers share the water in halves, in the ratio of the diameters or of their cubes, give the fall of the level, or put all of the water on a single base.",
    steps: [
      {
        text: bases,
        why: "Areas of circles go with the square of the diameter.",
        check: {
          left: `(${a * scale})^2/(${b * scale})^2`,
          right: `${a * a}/${b * b}`,
        },
      },
      {
        text: spread,
        why: "The volume is the same, so the depth goes down as the base goes up.",
        check: { left: `${depth}*${a * a}/${whole}`, right: tex(key) },
      },
    ],
    hints: [
      "What is the same before and after the pouring, and what is the same in both vessels at the end?",
      "At equal depths, the volumes are in the ratio of the areas of the bases.",
      "Find the ratio of the two base areas from the two diameters.",
      "At the end the water stands on both bases together. Compare this with the base at the start.",
    ],
    takeaway:
      "Water at the same level in several vessels behaves as in one vessel with all their bases together.",
    selfExplain: {
      prompt: "Why can the two vessels be treated as one at the end?",
      expectations: [
        "the depth is the same in both",
        "the total volume is that depth times the sum of the base areas",
      ],
    },
    value: key,
    proof: `${bases} ${spread}`,
    wrong: wrongValues(even),
    before,
  });
}

/** Water is moved over in tiny portions until the two levels meet. */
export const waterEven = scene<Even>({
  draw,
  write,
  recompute: ({ ratio: [a, b], scale, depth }, item) => {
    const area = (diameter: number) => Math.PI * (diameter / 2) ** 2;
    const [first, second] = [area(a * scale), area(b * scale)];
    const total = first * depth;
    let [low, high] = [0, total];
    for (let step = 0; step < 100; step += 1) {
      const moved = (low + high) / 2;
      if ((total - moved) / first > moved / second) low = moved;
      else high = moved;
    }
    return optionsNear(item, low / second);
  },
});
