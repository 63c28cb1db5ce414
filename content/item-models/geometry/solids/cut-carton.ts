import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { persistent } from "./persistent-draw.ts";

type Edges = readonly [length: number, width: number, height: number];

interface Carton {
  readonly carton: Edges;
  readonly tin: Edges;
  readonly before: number;
}

/** How many fit, layer by layer, when lengths are laid along lengths. */
const fitting = ([l, w, h]: Edges, [a, b, c]: Edges) =>
  Math.floor(l / a) * Math.floor(w / b) * Math.floor(h / c);

function measures({ carton, tin: [a, b, c] }: Carton) {
  const along = fitting(carton, [a, b, c]);
  const across = fitting(carton, [b, a, c]);
  const lying = Math.max(
    ...(
      [
        [a, c, b],
        [c, a, b],
        [b, c, a],
        [c, b, a],
      ] as const
    ).map((tin) => fitting(carton, tin)),
  );
  return { along, across, lying, layers: Math.floor(carton[2] / c), most: Math.max(along, across) };
}

function draw(chance: Chance): Carton | null {
  const tin: Edges = [chance.integer(5, 8), chance.integer(3, 4), chance.integer(6, 11)];
  const carton: Edges = [chance.integer(24, 40), chance.integer(16, 23), chance.integer(13, 30)];
  const drawn = { carton, tin, before: chance.integer(0, 4) };
  const { along, across, lying, layers, most } = measures(drawn);
  const snug = carton.every((edge, index) => edge % (tin[index] ?? 1) === 0);
  if (snug || along === across || layers < 2 || lying === most || most > 120) return null;
  return drawn;
}

function wrongValues(drawn: Carton): WrongValue[] {
  const {
    carton: [l, w, h],
    tin: [a, b, c],
  } = drawn;
  const { along, across, lying, layers } = measures(drawn);
  const byVolume = (value: number, rationale: string) => ({
    value,
    ...slip(
      "packing-by-volume",
      rationale,
      "The space of the carton is divided by the space of one tin.",
      "Is the space left over in each direction of any use?",
    ),
  });
  return [
    byVolume(
      Math.floor((l * w * h) / (a * b * c)),
      "This divides the volumes, although the gaps at the sides and on top cannot be filled with parts of tins.",
    ),
    {
      value: Math.min(along, across),
      ...slip(
        "missed-a-case",
        "This is the number for one way of turning the tins; the other way gives more.",
        "The tins are laid in the way that comes to mind first.",
        "What happens if all tins are turned by 90 degrees?",
      ),
    },
    {
      value: lying,
      ...slip(
        "condition-dropped",
        "For this number the tins would have to lie on one of their sides, but they stand upright.",
        "All ways of placing a tin are tried, without regard to the condition.",
        "Which edge of every tin must be vertical?",
      ),
    },
    byVolume(
      Math.floor((l * w) / (a * b)) * layers,
      "This divides the areas of the bases in each layer, although the gaps at the sides cannot be filled.",
    ),
    ...miscountedLayers(drawn),
  ];
}

function miscountedLayers(drawn: Carton): WrongValue[] {
  const {
    carton: [l, w, h],
    tin: [a, b, c],
  } = drawn;
  const { layers, most } = measures(drawn);
  return [
    {
      value: most / layers,
      ...slip(
        "answered-intermediate-quantity",
        "This is the number of tins in one layer.",
        "The layer is found first, and the height of the carton is forgotten.",
        "How many layers does the carton hold?",
      ),
    },
    {
      value: (most / layers) * (layers + 1),
      ...slip(
        "rounded-against-limit",
        `The carton is ${h} centimeters high, and ${layers + 1} layers would need ${(layers + 1) * c}.`,
        "The number of layers is rounded up.",
        "How high is a stack of so many layers?",
      ),
    },
    {
      value: Math.ceil(l / a) * Math.ceil(w / b) * layers,
      ...slip(
        "rounded-against-limit",
        "The numbers of tins along the sides are rounded up, so the tins would stick out of the carton.",
        "The quotients are close to the next whole number.",
        "Does the last tin of each row still fit?",
      ),
    },
  ];
}

function write(drawn: Carton): Question {
  const {
    carton: [l, w, h],
    tin: [a, b, c],
    before,
  } = drawn;
  const { along, across, layers, most } = measures(drawn);
  const row = (length: number, size: number) => Math.floor(length / size);
  const first = `With the ${a}-centimeter edges along the length, there are ${row(l, a)} by ${row(w, b)} tins in a layer, $${row(l, a) * row(w, b)}$ in all.`;
  const second = `Turned the other way, there are ${row(l, b)} by ${row(w, a)}, which makes $${row(l, b) * row(w, a)}$.`;
  const better = `The better way gives $${most / layers}\\cdot ${layers}=${most}$ tins.`;
  return choiceQuestion({
    stem: `Rectangular tins have bases that measure ${a} centimeters by ${b} centimeters and are ${c} centimeters high. They are to be packed into a carton whose inside is ${l} centimeters long, ${w} centimeters wide, and ${h} centimeters high. All the tins must stand upright, they must all be turned the same way, and their edges must be parallel to those of the carton. What is the greatest number of tins that the carton can hold?`,
    difficulty: 3,
    targetSeconds: 100,
    quick: `There is room for ${layers} layers. ${first} ${second} ${better} The trap is to divide volumes, or to try one direction only.`,
    asked: "The greatest number of upright tins that fit into a carton.",
    plan: "Count how many fit in each direction, rounded down, for both ways of turning the tins.",
    reasoning: [
      `The height allows ${layers} layers, since $${layers}\\cdot ${c}=${layers * c}$ and ${h} is less than ${(layers + 1) * c}.`,
      first,
      second,
      better,
    ],
    answers:
      "Other answers divide volumes or areas, use the less favorable direction, lay the tins on their sides, round up, or stop at one layer.",
    steps: [
      {
        text: `In ${layers} layers the tins reach a height of ${layers * c} centimeters; one more layer would not fit.`,
        why: "Only whole tins can be packed, so the quotient is rounded down.",
        check: { left: `${layers}*${c}`, right: `${layers * c}` },
      },
      { text: `${first} ${second}`, why: "The tins can be turned in two ways on their bases." },
      {
        text: better,
        why: "The two ways are compared.",
        check: { left: `${Math.max(along, across) / layers}*${layers}`, right: `${most}` },
      },
    ],
    hints: [
      "Only whole tins count. In how many ways can an upright tin be turned?",
      "Divide in each direction separately, and drop what is left over.",
      `Find the number of layers from the heights ${h} and ${c}.`,
      "Count one layer for each of the two ways of turning the tins, and go on with the better one.",
    ],
    takeaway:
      "For packing, divide edge by edge and round down each time; the quotient of the volumes is only an upper limit.",
    selfExplain: {
      prompt: "Why is the quotient of the volumes too large here?",
      expectations: [
        "gaps remain at the sides and on top",
        "the gaps together may be large, but no tin fits into them",
      ],
    },
    value: most,
    proof: `${first} ${second} ${better}`,
    wrong: wrongValues(drawn),
    before,
  });
}

/** Tins are set down one after the other until the next would stick out. */
export const cutCarton = scene<Carton>({
  draw: persistent(draw),
  write,
  recompute: ({ carton: [l, w, h], tin: [a, b, c] }, item) => {
    const counts = [
      [a, b],
      [b, a],
    ].map(([long = 1, wide = 1]) => {
      let placed = 0;
      for (let x = long; x <= l; x += long)
        for (let y = wide; y <= w; y += wide) for (let z = c; z <= h; z += c) placed += 1;
      return placed;
    });
    return optionsNear(item, Math.max(...counts));
  },
});
