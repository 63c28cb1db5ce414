import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { tex } from "../../kit/write-numbers.ts";
import { label, sketch } from "../figures.ts";
import { drawnBox } from "./solid-figures.ts";

interface Cable {
  /** Length, width, and height of the room in feet; the first is the greatest. */
  readonly room: readonly [number, number, number];
  readonly shortest: number;
}

/** The longest edge, the sum of the other two, and the hypotenuse to these legs. */
const LEGS = [
  [12, 16, 20],
  [15, 20, 25],
  [20, 15, 25],
  [24, 18, 30],
  [18, 24, 30],
  [21, 20, 29],
  [20, 21, 29],
] as const;

function draw(chance: Chance): Cable | null {
  const [length, sum, shortest] = chance.pick(LEGS);
  const height = chance.integer(6, 10);
  const width = sum - height;
  if (width >= length || width < 6 || width === height || height >= length) return null;
  return { room: [length, width, height], shortest };
}

/** Squares of the three straight ways over two neighboring faces; the first is the least. */
function squares([length, width, height]: Cable["room"]) {
  return [
    length ** 2 + (width + height) ** 2,
    width ** 2 + (length + height) ** 2,
    height ** 2 + (length + width) ** 2,
  ] as const;
}

function slipsOf({ room, shortest }: Cable): EntrySlip[] {
  const [length, width, height] = room;
  const whole = (square: number, because: EntrySlip["rationale"]): EntrySlip[] => {
    const root = Math.sqrt(square);
    return Number.isInteger(root)
      ? [
          {
            value: root,
            ...slip(
              "shortest-path-one-unfolding",
              because,
              "One pair of faces is unfolded, and the others are not tried.",
              "Over which pairs of faces can the cable run?",
            ),
          },
        ]
      : [];
  };
  const floor = Math.sqrt(length ** 2 + width ** 2);
  return [
    {
      value: length + width + height,
      ...slip(
        "shortest-path-one-unfolding",
        "This runs along three edges of the room; a straight line over two unfolded faces is shorter.",
        "The cable is laid along the edges.",
        "Does the cable have to follow the edges?",
      ),
    },
    ...(Number.isInteger(floor)
      ? [
          {
            value: floor + height,
            ...slip(
              "shortest-path-one-unfolding",
              "This crosses the floor in a straight line and then goes straight up; two faces unfolded into one plane allow a shorter way.",
              "The floor is crossed diagonally, and the height is added.",
              "What does the way look like when a wall is folded down into the plane of the floor?",
            ),
          },
        ]
      : []),
    {
      value: shortest ** 2,
      ...slip(
        "product-root-forgotten",
        "This is the square of the length of the cable.",
        "The two squares have been added, and the root is not taken.",
        "Which measure of the triangle is the sum of the two squares?",
      ),
    },
    ...squares(room)
      .slice(1)
      .flatMap((square) =>
        whole(square, "Another pair of faces gives a shorter way than this pair."),
      ),
    ...whole(
      length ** 2 + width ** 2 + height ** 2,
      "This goes straight through the room; the cable has to stay on the walls, the floor, or the ceiling.",
    ),
  ];
}

function figureOf([length, width, height]: Cable["room"]) {
  return sketch(
    `A rectangular box that stands for a room ${length} feet long, ${width} feet wide, and ${height} feet high. Point $P$ is the front lower left corner. Point $Q$ is the back upper right corner, the corner farthest from $P$.`,
    [
      ...drawnBox({ at: { x: 2, y: 2 }, length: 8, height: 4.5, depth: 4.5 }),
      label("$P$", { x: 1.4, y: 1.5 }),
      label("$Q$", { x: 14, y: 9.3 }),
      label(`${length}`, { x: 6, y: 1.1 }),
      label(`${width}`, { x: 12.6, y: 2.6 }),
      label(`${height}`, { x: 1.2, y: 4.2 }),
    ],
  );
}

function write(cable: Cable): Question {
  const { room, shortest } = cable;
  const [length, width, height] = room;
  const all = squares(room);
  const best = `With the edge of ${length} feet as one leg and the other two edges in line as the other, the way is $\\sqrt{${length}^{2}+(${width}+${height})^{2}}=\\sqrt{${tex(all[0])}}=${shortest}$ feet.`;
  const rest = `The other ways of unfolding give $\\sqrt{${tex(all[1])}}$ and $\\sqrt{${tex(all[2])}}$ feet, which is more.`;
  return entryQuestion({
    stem: `The figure shows a room in the shape of a rectangular box that is ${length} feet long, ${width} feet wide, and ${height} feet high. A thin cable is to be laid from corner $P$ on the floor to the opposite corner $Q$ at the ceiling. All along its way, the cable must lie on the floor, on the ceiling, or on a wall. What is the least possible length of the cable, in feet?`,
    figure: figureOf(room),
    difficulty: 5,
    targetSeconds: 130,
    quick: `Unfold two neighboring faces into one plane; the shortest way is then a straight line. ${best} ${rest} The trap is to go straight through the room or to try one pair of faces only.`,
    asked: "The shortest way over the inner faces of a room between two opposite corners.",
    plan: "Unfold each pair of neighboring faces into one rectangle, and compare the diagonals.",
    reasoning: [
      "A way over two neighboring faces becomes a line in one plane when one face is turned into the plane of the other. The shortest is straight.",
      "In the unfolded rectangle one edge of the room is a leg, and the other two edges in line form the other leg. There are three choices.",
      best,
      rest,
    ],
    answers:
      "Usual wrong entries run along the edges, cross one face diagonally and follow an edge, go straight through the room, or omit the root.",
    steps: [
      {
        text: best,
        why: "The diagonal of the unfolded rectangle is the hypotenuse of a right triangle.",
        check: { left: `${length}^2+(${width}+${height})^2`, right: `${shortest}^2` },
      },
      {
        text: rest,
        why: "The three ways share the sum of the squares of the edges; what is added is least when the longest edge stands alone.",
        check: {
          left: `${width}^2+(${length}+${height})^2-(${length}^2+(${width}+${height})^2)`,
          right: `2*${height}*(${length}-${width})`,
        },
      },
    ],
    hints: [
      "The cable stays on the faces of the room. How would its way look if the room were a cardboard box cut open?",
      "Turn a wall into the plane of the floor, so that the way becomes a line in one plane.",
      "In the unfolded rectangle, one leg is an edge of the room, and the other leg consists of two edges in line.",
      "Compare the three choices for the edge that stands alone, and use the Pythagorean theorem for the best one.",
    ],
    fasterWay:
      "The squares of the three ways differ only in twice the product of the two edges in line, so these must be the two shorter edges.",
    takeaway:
      "The shortest way over the faces of a box is a straight line in the unfolding that puts the two shorter edges in line.",
    selfExplain: {
      prompt: "Why do the two shorter edges have to be put in line?",
      expectations: [
        "all three ways contain the sum of the squares of the edges",
        "the rest is twice the product of the two edges in line, and that is least for the two shorter ones",
      ],
    },
    value: shortest,
    unitAfter: "feet",
    slips: slipsOf(cable),
  });
}

/** The point where the cable changes from one face to the next is moved along each edge in small steps. */
export const entryCable = scene<Cable>({
  draw,
  write,
  recompute: ({ room: [length, width, height] }) => {
    let least = Number.POSITIVE_INFINITY;
    const orders = [
      [length, width, height],
      [width, length, height],
      [height, length, width],
    ] as const;
    for (const [alone, first, second] of orders)
      for (let step = 0; step <= 20_000; step += 1) {
        const crossing = (alone * step) / 20_000;
        const way = Math.hypot(crossing, first) + Math.hypot(alone - crossing, second);
        least = Math.min(least, way);
      }
    return { value: `${Number(least.toFixed(4))}` };
  },
});
