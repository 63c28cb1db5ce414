import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { dollars, Fraction } from "../../kit/write-numbers.ts";

interface Recast {
  /** The large cube has this many times the edge of a small one. */
  readonly factor: number;
  /** Cost of plating one small cube, in dollars. */
  readonly small: number;
  /** Whether one cube becomes many, or many become one. */
  readonly split: boolean;
  readonly before: number;
}

function draw(chance: Chance): Recast {
  const factor = chance.integer(2, 5);
  return {
    factor,
    small: chance.integer(2, factor > 3 ? 6 : 12),
    split: chance.pick([true, false]),
    before: chance.integer(0, 4),
  };
}

/** Costs in dollars: of the large cube, of all the small ones, and of the two as the stem names them. */
function costs({ factor, small, split }: Recast) {
  const [large, all] = [small * factor ** 2, small * factor ** 3];
  return { large, all, given: split ? large : all, asked: split ? all : large };
}

function wrongValues(recast: Recast): WrongValue[] {
  const { factor, small, split } = recast;
  const { given, asked } = costs(recast);
  const repair =
    "How do edge, surface, and volume of a small cube compare with those of the large?";
  const edges = `The edges are in the ratio 1 to ${factor}, so one small cube has $\\frac{1}{${factor ** 2}}$ of the surface of the large one, and there are ${factor ** 3} of them.`;
  return [
    {
      value: given,
      ...slip(
        "same-volume-same-surface",
        `The amount of copper is the same, but not the surface. ${edges}`,
        "Nothing is lost in melting, so the cost seems to stay the same.",
        repair,
      ),
    },
    {
      value: new Fraction(split ? given * factor ** 2 : given).div(split ? 1 : factor ** 2),
      ...slip(
        "volume-scaled-like-area",
        edges,
        `The square of the ratio of the edges, ${factor ** 2}, is used for the whole change.`,
        repair,
      ),
    },
    {
      value: small,
      ...slip(
        "answered-intermediate-quantity",
        "This is the cost of plating one small cube.",
        "It is found on the way, from the ratio of the surfaces.",
        "How many cubes are plated?",
      ),
    },
    {
      value: split ? given * factor ** 3 : new Fraction(given, factor ** 3),
      ...slip(
        "volume-scaled-like-area",
        edges,
        `The number of small cubes, ${factor ** 3}, is used as if each had the same surface as the large cube.`,
        repair,
      ),
    },
    {
      value: split ? new Fraction(given, factor) : given * factor,
      ...slip(
        "fraction-inverted",
        "Many small cubes have more surface together than one large cube, not less.",
        "The ratio of the edges is right, but it is used the wrong way around.",
        "Which has more surface, one large cube or the small ones cut from it?",
      ),
    },
    {
      value: asked + given,
      ...slip(
        "counted-twice",
        "The cost before and the cost after the melting are added.",
        "Both costs occur, and they are put together.",
        "Which cubes are plated in the situation asked about?",
      ),
    },
  ];
}

function write(recast: Recast): Question {
  const { factor, split, before } = recast;
  const { given, asked } = costs(recast);
  const count = factor ** 3;
  const edges = `Equal volumes mean $${factor}^{3}=${count}$ small cubes for a cube whose edge is ${factor} times as long.`;
  const surface = `The large cube has $${factor}^{2}=${factor ** 2}$ times the surface of a small one, and the ${count} small ones together have $\\frac{${count}}{${factor ** 2}}=${factor}$ times the surface of the large one.`;
  const end = split
    ? `So the cost is $${factor}\\cdot ${given}=${asked}$ dollars.`
    : `So the cost is $\\frac{${given}}{${factor}}=${asked}$ dollars.`;
  return choiceQuestion({
    stem: split
      ? `It costs ${dollars(given)} to cover the whole surface of a solid copper cube with a thin layer of silver. Instead, the cube is melted, and all of the copper is cast into ${count} smaller cubes of equal size. At the same cost per square inch, what does it cost to cover the surfaces of all the smaller cubes with silver?`
      : `It would cost ${dollars(given)} to cover the surfaces of ${count} solid copper cubes of equal size with a thin layer of silver. Instead, the ${count} cubes are melted, and all of the copper is cast into one large cube. At the same cost per square inch, what does it cost to cover the surface of the large cube with silver?`,
    difficulty: split ? 2 : 3,
    targetSeconds: 80,
    quick: `${edges} ${surface} ${end} The trap is to think that the same volume has the same surface.`,
    asked: "How the total surface changes when copper is cast into cubes of another size.",
    plan: "Go from the number of cubes to the ratio of the edges, and from there to the surfaces.",
    reasoning: [edges, surface, end],
    answers:
      "Other answers keep the cost, use the number of cubes or the square of the ratio of the edges as the factor, give the cost for a single small cube, or use the right factor the wrong way around.",
    steps: [
      {
        text: edges,
        why: "Volumes of cubes go with the third power of the edge.",
        check: { left: `${factor}^3`, right: `${count}` },
      },
      {
        text: `${surface} ${end}`,
        why: "Surfaces go with the square of the edge.",
        check: {
          left: split ? `${given}/${factor}^2*${count}` : `${given}/${count}*${factor}^2`,
          right: `${asked}`,
        },
      },
    ],
    hints: [
      "What stays the same when the copper is melted, and what does not?",
      "The cost goes with the surface. Find the ratio of the edges from the volumes first.",
      `Which edge must a cube have so that ${count} cubes with edge 1 have the same volume together?`,
      "Compare the surface of the large cube with that of a small one, and then with that of all the small ones.",
    ],
    takeaway:
      "Cut into pieces of $\\frac{1}{k}$ of the length, a body keeps its volume and gets $k$ times the surface.",
    selfExplain: {
      prompt: "Why do many small cubes have more surface than one large cube of the same volume?",
      expectations: [
        "the surface of each goes with the square of its edge",
        "their number goes with the third power of the ratio of the edges",
      ],
    },
    value: asked,
    proof: `${edges} ${surface} ${end}`,
    wrong: wrongValues(recast),
    before,
    shown: (value) => {
      const exact = new Fraction(value).valueOf();
      return { text: dollars(exact), order: exact };
    },
  });
}

/** The large cube is cut into unit cubes, and the faces are counted and priced. */
export const scaledRecast = scene<Recast>({
  draw,
  write,
  recompute: ({ factor, small, split }, item) => {
    let [pieces, outer] = [0, 0];
    for (let x = 0; x < factor; x += 1)
      for (let y = 0; y < factor; y += 1)
        for (let z = 0; z < factor; z += 1) {
          pieces += 1;
          for (const place of [x, y, z]) {
            if (place === 0) outer += 1;
            if (place === factor - 1) outer += 1;
          }
        }
    const perFace = small / 6;
    return optionsNear(item, split ? pieces * 6 * perFace : outer * perFace);
  },
});
