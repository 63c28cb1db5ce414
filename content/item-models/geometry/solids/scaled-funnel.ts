import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { label, line, sketch } from "../figures.ts";

interface Funnel {
  /** The water reaches this part of the height. */
  readonly part: readonly [number, number];
  /** Cups of water for each cubic part of the height. */
  readonly unit: number;
  readonly scale: number;
  readonly before: number;
}

function draw(chance: Chance): Funnel {
  const part = chance.pick([
    [1, 2],
    [2, 3],
    [1, 3],
    [3, 4],
    [3, 5],
    [2, 5],
  ] as const);
  return {
    part,
    unit: part[0] === 1 ? chance.integer(4, 9) : part[0] === 2 ? chance.integer(1, 3) : 1,
    scale: chance.integer(2, 5),
    before: chance.integer(0, 4),
  };
}

function amounts({ part: [p, q], unit }: Funnel) {
  const [water, full] = [unit * p ** 3, unit * q ** 3];
  return { water, full, more: full - water };
}

function wrongValues(funnel: Funnel): WrongValue[] {
  const {
    part: [p, q],
  } = funnel;
  const { water, full } = amounts(funnel);
  const ratio = new Fraction(q, p);
  const scaled = "By which factor are the height and the width of the water cone multiplied?";
  const values: WrongValue[] = [
    {
      value: full,
      ...slip(
        "answered-intermediate-quantity",
        "This is what the full vessel holds, the water already in it included.",
        "It is found first, by the ratio of the volumes.",
        "How much water is in the vessel already?",
      ),
    },
    {
      value: ratio.sub(1).mul(water),
      ...slip(
        "area-scaled-like-length",
        "This treats the volume as proportional to the depth, but the vessel widens upward.",
        `The depth has to become $${tex(ratio)}$ times as large.`,
        scaled,
      ),
    },
    {
      value: ratio.mul(ratio).sub(1).mul(water),
      ...slip(
        "volume-scaled-like-area",
        "This uses the square of the ratio of the depths, but three dimensions grow.",
        "The surface of the water grows with the square of the depth.",
        scaled,
      ),
    },
    {
      value: ratio.mul(ratio).mul(water),
      ...slip(
        "volume-scaled-like-area",
        "This uses the square of the ratio of the depths, and it does not take away the water already there.",
        "The surface of the water grows with the square of the depth.",
        scaled,
      ),
    },
    {
      value: ratio.mul(water),
      ...slip(
        "area-scaled-like-length",
        "This is a full vessel only if the volume were proportional to the depth.",
        `The depth has to become $${tex(ratio)}$ times as large.`,
        scaled,
      ),
    },
    {
      value: full + water,
      ...slip(
        "sign-slip",
        "The water already in the vessel is added to its capacity, but it has to be taken away.",
        "Both amounts are known, and they are put together.",
        "Is more or less than the capacity needed?",
      ),
    },
    {
      value: 3 * full - 3 * water,
      ...slip(
        "counted-twice",
        "The divisor 3 in the volume of a cone belongs to both cones alike, so it must not be undone at the end.",
        "A cone is a third of a cylinder, and this factor is brought in once more.",
        "Does a factor that both cones share change the ratio of their volumes?",
      ),
    },
  ];
  return values.filter(({ value }) => new Fraction(value).d === 1n);
}

function figureOf({ part: [p, q], scale }: Funnel) {
  const [tip, top] = [1.2, 10.4];
  const at = (share: number, side: number) => ({
    x: 7 + side * share * 4.4,
    y: tip + share * (top - tip),
  });
  const rim = (share: number) =>
    line(
      Array.from({ length: 37 }, (_, index) => {
        const turn = (index * Math.PI) / 18;
        const edge = at(share, Math.cos(turn));
        return { x: edge.x, y: edge.y + 0.9 * share * Math.sin(turn) };
      }),
    );
  return sketch(
    `A vessel in the shape of a cone with its tip pointing straight down and its circular rim horizontal at the top. The height from the tip to the rim is ${q * scale} inches. Water fills the lower part, from the tip to a level of ${p * scale} inches above the tip.`,
    [
      line([at(1, -1), at(0, 0), at(1, 1)]),
      rim(1),
      rim(p / q),
      line(
        [
          { x: 12.6, y: tip },
          { x: 12.6, y: top },
        ],
        { dashed: true },
      ),
      label(`${q * scale}`, { x: 13.5, y: 6 }),
      line(
        [
          { x: 2, y: tip },
          { x: 2, y: at(p / q, 0).y },
        ],
        { dashed: true },
      ),
      label(`${p * scale}`, { x: 1.1, y: tip + (at(p / q, 0).y - tip) / 2 }),
    ],
  );
}

function write(funnel: Funnel): Question {
  const {
    part: [p, q],
    scale,
    before,
  } = funnel;
  const { water, full, more } = amounts(funnel);
  const cups = (count: number) => `${count} ${count === 1 ? "cup" : "cups"}`;
  const similar = `The water has the shape of a smaller cone similar to the vessel. Height and radius of the vessel are $\\frac{${q * scale}}{${p * scale}}=${tex(new Fraction(q, p))}$ times those of the water.`;
  const filled = `So the vessel holds $\\left(${tex(new Fraction(q, p))}\\right)^{3}=${tex(new Fraction(q ** 3, p ** 3))}$ times as much, ${full} cups, and $${full}-${water}=${more}$ more are needed.`;
  return choiceQuestion({
    stem: `The vessel shown in the figure has the shape of a right circular cone whose tip points straight down. It is ${q * scale} inches high. When ${cups(water)} of water are in the vessel, the water is ${p * scale} inches deep at its deepest point. How many more cups of water are needed to fill the vessel completely? (The volume of a cone with radius $r$ and height $h$ is $\\frac{1}{3}\\pi r^{2}h$.)`,
    figure: figureOf(funnel),
    difficulty: 4,
    targetSeconds: 105,
    quick: `${similar} ${filled} The trap is to treat the volume as proportional to the depth, or to forget the water already there.`,
    asked: "How much water is still missing in a cone that is filled to a certain depth.",
    plan: "Use that the water and the vessel are similar cones; the radius is not needed.",
    reasoning: [
      similar,
      "In the volume $\\frac{1}{3}\\pi r^{2}h$ the factor occurs three times, twice with the radius and once with the height.",
      filled,
    ],
    answers:
      "Other answers treat the volume as proportional to the depth or to its square, or they give what the full vessel holds instead of what is missing.",
    steps: [
      {
        text: similar,
        why: "The sides of the cone are straight, so the radius grows in proportion to the height above the tip.",
        check: { left: `${q * scale}/${p * scale}`, right: `${q}/${p}` },
      },
      {
        text: filled,
        why: "Volumes of similar bodies go with the third power of their lengths.",
        check: { left: `${water}*(${q}/${p})^3-${water}`, right: `${more}` },
      },
    ],
    hints: [
      "What shape does the water have, and how is it related to the shape of the vessel?",
      "The water and the vessel are similar cones. You do not need the radius.",
      "Find the ratio of the two heights; the radii are in the same ratio.",
      "Raise the ratio of the heights to the third power to compare the volumes, and mind what is asked for.",
    ],
    takeaway:
      "In a cone standing on its tip, the amount of liquid goes with the third power of its depth.",
    selfExplain: {
      prompt: "Why is the amount of water not proportional to its depth here?",
      expectations: [
        "the vessel widens upward, so the radius grows with the depth",
        "height and radius together bring in the third power",
      ],
    },
    value: more,
    proof: `${similar} ${filled}`,
    wrong: wrongValues(funnel),
    before,
  });
}

/** The vessel is cut into thin layers, whose volumes are added by Simpson's rule. */
export const scaledFunnel = scene<Funnel>({
  draw,
  write,
  recompute: ({ part: [p, q], unit, scale }, item) => {
    const disk = (height: number) => Math.PI * (0.6 * height) ** 2;
    const held = (depth: number) => {
      let volume = 0;
      const layer = depth / 100;
      for (let index = 0; index < 100; index += 1) {
        const low = index * layer;
        volume += (layer / 6) * (disk(low) + 4 * disk(low + layer / 2) + disk(low + layer));
      }
      return volume;
    };
    const cup = held(p * scale) / (unit * p ** 3);
    return optionsNear(item, (held(q * scale) - held(p * scale)) / cup);
  },
});
