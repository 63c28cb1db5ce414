import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { grouped, tex } from "../../kit/write-numbers.ts";

interface Pole {
  /** Edges of the container in the least whole numbers, and its diagonal. */
  readonly ratio: readonly [number, number, number];
  readonly diagonal: number;
  /** Feet for each part. */
  readonly part: number;
}

const QUADRUPLES = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [1, 4, 8, 9],
  [4, 4, 7, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
] as const;

function draw(chance: Chance): Pole {
  const [a, b, c, diagonal] = chance.pick(QUADRUPLES);
  return { ratio: [a, b, c], diagonal, part: chance.integer(2, diagonal < 8 ? 5 : 3) };
}

function slipsOf({ ratio: [a, b, c], diagonal, part }: Pole): EntrySlip[] {
  const flat = [a ** 2 + b ** 2, a ** 2 + c ** 2, b ** 2 + c ** 2]
    .map(Math.sqrt)
    .filter((root) => Number.isInteger(root));
  return [
    {
      value: diagonal,
      ...slip(
        "answered-intermediate-quantity",
        `This is the length in parts of the ratio; one part is ${part} feet.`,
        "The numbers of the ratio are used as if they were the edges.",
        "How long is one part of the ratio?",
      ),
    },
    {
      value: (a + b + c) * part,
      ...slip(
        "legs-added-for-hypotenuse",
        "This adds the three edges; a straight segment between opposite corners is shorter.",
        "The way along three edges leads from one corner to the opposite one.",
        "How is the diagonal of a box found from its edges?",
      ),
    },
    {
      value: (diagonal * part) ** 2,
      ...slip(
        "product-root-forgotten",
        "This is the square of the length.",
        "The three squares are added, and the root is not taken.",
        "Is the sum of the squares the length itself?",
      ),
    },
    {
      value: diagonal * part ** 3,
      ...slip(
        "volume-scaled-like-area",
        "The factor of the volume is used for a length; its cube root is needed.",
        "The volume is divided by that of a box with the numbers of the ratio as edges.",
        "If the edges are multiplied by a factor, by what is the volume multiplied?",
      ),
    },
    {
      value: c * part,
      ...slip(
        "face-diagonal-for-space-diagonal",
        "This is the longest edge; a segment through the inside can be longer.",
        "The longest edge has been found.",
        "Which two points of the container are farthest apart?",
      ),
    },
    ...flat.map((root) => ({
      value: root * part,
      ...slip(
        "face-diagonal-for-space-diagonal",
        "This is the diagonal of one face; the third edge is left out.",
        "The Pythagorean theorem is used once.",
        "Which two points of the container are farthest apart?",
      ),
    })),
  ];
}

function write(pole: Pole): Question {
  const {
    ratio: [a, b, c],
    diagonal,
    part,
  } = pole;
  const product = a * b * c;
  const volume = product * part ** 3;
  const [x, y, z] = [a * part, b * part, c * part];
  const unit = `With parts of $k$ feet the volume is $${a === 1 ? "k" : `${a}k`}\\cdot ${b}k\\cdot ${c}k=${product}k^{3}=${tex(volume)}$, so $k^{3}=${part ** 3}$ and $k=${part}$.`;
  const end = `The edges are ${x}, ${y}, and ${z} feet, and opposite corners are $\\sqrt{${x}^{2}+${y}^{2}+${z}^{2}}=\\sqrt{${tex((diagonal * part) ** 2)}}=${diagonal * part}$ feet apart.`;
  return entryQuestion({
    stem: `The inside of a container has the shape of a rectangular box. Its length, width, and height are in the ratio ${c} to ${b} to ${a}, and its volume is ${grouped(volume)} cubic feet. What is the greatest possible distance, in feet, between two points inside the container or on its boundary?`,
    difficulty: diagonal === 3 ? 2 : 3,
    targetSeconds: 95,
    quick: `${unit} ${end} The trap is to use the numbers of the ratio as the edges, or to stop at the diagonal of a face.`,
    asked: "The diagonal of a box with a known ratio of edges and a known volume.",
    plan: "Find one part of the ratio from the volume, then the edges, then the distance of opposite corners.",
    reasoning: [unit, "The points of a box that are farthest apart are two opposite corners.", end],
    answers:
      "Usual wrong entries give the diagonal in parts of the ratio, the sum of the edges, the square of the distance, the longest edge, or the diagonal of a face.",
    steps: [
      {
        text: unit,
        why: "Each of the three edges contains the factor once.",
        check: { left: `${a}*${part}*${b}*${part}*${c}*${part}`, right: `${volume}` },
      },
      {
        text: end,
        why: "The Pythagorean theorem is used in a face, and then in the inside.",
        check: { left: `${x}^2+${y}^2+${z}^2`, right: `${diagonal * part}^2` },
      },
    ],
    hints: [
      "Which two points of a box are farthest from each other?",
      "To find their distance you need the edges, and the ratio alone does not give them.",
      "Let one part of the ratio be $k$ feet, and write the volume by $k$.",
      "Find $k$, work out the three edges, and take the root of the sum of their squares.",
    ],
    takeaway:
      "The square of the diagonal of a box is the sum of the squares of its three edges; a ratio needs its scale first.",
    selfExplain: {
      prompt: "How do you find the scale of a box from the ratio of its edges and its volume?",
      expectations: [
        "write the edges as multiples of one part",
        "the volume is a multiple of the cube of the part",
      ],
    },
    value: diagonal * part,
    unitAfter: "feet",
    slips: slipsOf(pole),
  });
}

/** The scale is found by trying, and the distance by comparing all corners. */
export const entryPole = scene<Pole>({
  draw,
  write,
  recompute: ({ ratio: [a, b, c], part }) => {
    const volume = a * part * (b * part) * (c * part);
    let scale = 1;
    while (a * scale * b * scale * c * scale < volume) scale += 1;
    const corners = [0, 1].flatMap((x) =>
      [0, 1].flatMap((y) => [0, 1].map((z) => [x * a * scale, y * b * scale, z * c * scale])),
    );
    const distances = corners.flatMap((one) =>
      corners.map((other) => Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)))),
    );
    return { value: `${Number(Math.max(...distances).toFixed(6))}` };
  },
});
