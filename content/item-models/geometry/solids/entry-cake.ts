import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { cellsOf } from "./solid-checks.ts";

interface Cake {
  readonly size: readonly [length: number, width: number, height: number];
  /** Number of iced faces of the cubes asked for. */
  readonly iced: 0 | 1 | 2;
}

function draw(chance: Chance): Cake | null {
  const size = [chance.integer(6, 14), chance.integer(5, 10), chance.integer(3, 5)] as const;
  if (size[0] <= size[1]) return null;
  return { size, iced: chance.pick([0, 1, 2] as const) };
}

/** Cubes with 0, 1, 2 iced faces when the bottom has no icing, and when it has. */
function counts([l, w, h]: Cake["size"]) {
  const [x, y, z] = [l - 2, w - 2, h - 1];
  return {
    open: [x * y * z, x * y + 2 * z * (x + y), 2 * (x + y) + 4 * z] as const,
    closed: [x * y * (h - 2), 2 * (x * y + (h - 2) * (x + y)), 4 * (x + y) + 4 * (h - 2)] as const,
  };
}

const WHERE = "Where in the cake do the pieces with this number of iced faces lie?";

function slipsOf({ size, iced }: Cake): EntrySlip[] {
  const bottom: EntrySlip = {
    value: counts(size).closed[iced],
    ...slip(
      "condition-dropped",
      "This is right for a cake that is iced on the bottom too.",
      "All six faces are treated alike.",
      "Which face of the cake has no icing?",
    ),
  };
  const others = [plainSlips, singleSlips, doubleSlips][iced] ?? plainSlips;
  return [bottom, ...others(size)];
}

function plainSlips([l, w, h]: Cake["size"]): EntrySlip[] {
  const [x, y, z] = [l - 2, w - 2, h - 1];
  return [
    {
      value: (l - 1) * (w - 1) * z,
      ...slip(
        "border-on-one-side",
        "Iced cubes lie at both ends of the length and of the width, so 2 is taken off each.",
        "One layer is taken off in each direction.",
        WHERE,
      ),
    },
    {
      value: x * y * h,
      ...slip(
        "solid-faces-missed",
        "The top layer has icing, so it does not count.",
        "The four sides are taken off, and the top is forgotten.",
        WHERE,
      ),
    },
    {
      value: l * w * h - x * y * z,
      ...slip(
        "complement-answered",
        "This is the number of pieces with icing.",
        "The pieces without icing are counted and taken away from all.",
        "Are pieces with or without icing asked for?",
      ),
    },
  ];
}

function singleSlips([l, w, h]: Cake["size"]): EntrySlip[] {
  const [x, y, z] = [l - 2, w - 2, h - 1];
  return [
    {
      value: l * w + 2 * h * (l + w),
      ...slip(
        "counted-twice",
        "This is the whole iced area; pieces at the edges have two or three iced faces.",
        "Every iced square inch is counted as one piece.",
        WHERE,
      ),
    },
    {
      value: x * y + 2 * (h - 2) * (x + y),
      ...slip(
        "border-on-one-side",
        "On the sides, the lowest row counts, because the bottom has no icing.",
        "A row is taken off at the bottom as well as at the top.",
        WHERE,
      ),
    },
    {
      value: 2 * z * (x + y),
      ...slip(
        "missed-a-case",
        "The pieces within the top face have one iced face too.",
        "Only the four sides are counted.",
        WHERE,
      ),
    },
    {
      value: x * y,
      ...slip(
        "missed-a-case",
        "The pieces within the four sides have one iced face too.",
        "Only the top is counted.",
        WHERE,
      ),
    },
  ];
}

function doubleSlips([l, w, h]: Cake["size"]): EntrySlip[] {
  const [x, y, z] = [l - 2, w - 2, h - 1];
  return [
    {
      value: 2 * (x + y),
      ...slip(
        "missed-a-case",
        "The pieces along the four vertical edges have two iced faces too.",
        "Only the edges of the top are counted.",
        WHERE,
      ),
    },
    {
      value: 2 * (x + y) + 4 * (h - 2),
      ...slip(
        "border-on-one-side",
        "At the lower ends of the vertical edges, pieces have two iced faces, because the bottom has no icing.",
        "A piece is taken off at both ends of every edge.",
        WHERE,
      ),
    },
    {
      value: 2 * (l + w) + 4 * h,
      ...slip(
        "counted-twice",
        "The pieces at the upper corners have three iced faces, and here they are even counted several times.",
        "The lengths of the iced edges are added.",
        "How many iced faces has a piece at an upper corner?",
      ),
    },
    {
      value: 4 * z,
      ...slip(
        "missed-a-case",
        "The pieces along the edges of the top have two iced faces too.",
        "Only the vertical edges are counted.",
        WHERE,
      ),
    },
  ];
}

/** The way to the count, with its check. */
function solution({ size, iced }: Cake) {
  const [l, w, h] = size;
  const [x, y, z] = [l - 2, w - 2, h - 1];
  const key = counts(size).open[iced];
  return [
    {
      where: "inside the cake and on its bottom, away from the top and the sides",
      sum: `${x}\\cdot ${y}\\cdot ${z}=${key}`,
      check: `(${l}-2)*(${w}-2)*(${h}-1)`,
    },
    {
      where: "within the top and within the sides, away from the iced edges",
      sum: `${x}\\cdot ${y}+2\\cdot ${z}(${x}+${y})=${key}`,
      check: `(${l}-2)*(${w}-2)+2*(${h}-1)*((${l}-2)+(${w}-2))`,
    },
    {
      where: "along the edges of the top and along the vertical edges, without the upper corners",
      sum: `2(${x}+${y})+4\\cdot ${z}=${key}`,
      check: `2*((${l}-2)+(${w}-2))+4*(${h}-1)`,
    },
  ][iced];
}

function write(cake: Cake): Question {
  const { size, iced } = cake;
  const [l, w, h] = size;
  const key = counts(size).open[iced];
  const { where = "", sum = "", check = "" } = solution(cake) ?? {};
  const which = ["no icing at all", "icing on exactly one face", "icing on exactly two faces"][
    iced
  ];
  const inner = `Without the iced ends, ${l - 2} pieces remain of the length and ${w - 2} of the width. Of the height, ${h - 1} remain, because only the top is iced.`;
  const end = `The pieces with ${which} lie ${where}. Their number is $${sum}$.`;
  return entryQuestion({
    stem: `A cake in the shape of a rectangular box is ${l} inches long, ${w} inches wide, and ${h} inches high. The top and the four sides of the cake are covered with a thin layer of icing, but the bottom is not. The cake is then cut completely into cubes with edges of length 1 inch. How many of these cubes have ${which}?`,
    difficulty: iced === 0 ? 3 : iced === 2 ? 4 : 5,
    targetSeconds: 110,
    quick: `${inner} ${end} The trap is to treat the bottom like the other faces.`,
    asked: `The number of cubes with ${which}, when a cake iced on five faces is cut into cubes.`,
    plan: "Find where such cubes lie, and count how many there are in each direction.",
    reasoning: [
      "Cubes at an upper corner have three iced faces, and cubes along the iced edges have two.",
      inner,
      end,
    ],
    answers:
      "Usual wrong entries come from icing on the bottom too, from taking off one row too many or too few, or from leaving out one of the places where such cubes lie.",
    steps: [
      {
        text: inner,
        why: "Length and width have iced cubes at both ends, the height at the top only.",
        check: { left: `${l}-2+${w}-2+${h}-1`, right: `${l + w + h - 5}` },
      },
      {
        text: end,
        why: "Each group of cubes is counted by itself.",
        check: { left: check, right: `${key}` },
      },
    ],
    hints: [
      "Picture the cut cake. Where do cubes with three, two, one, or no iced faces lie?",
      "The bottom has no icing, so only one end of the height has to be taken off.",
      "Take 2 off the length and off the width, and 1 off the height.",
      "Use the three reduced lengths to count each group of the cubes asked for.",
    ],
    takeaway:
      "In a coated box cut into unit cubes, take off one row for each coated end of a direction, and count inside, faces, and edges apart.",
    selfExplain: {
      prompt: "How does the bottom without icing change the count?",
      expectations: [
        "only one row is taken off the height",
        "cubes in the lowest layer have one iced face fewer",
      ],
    },
    value: key,
    unitAfter: "cubes",
    slips: slipsOf(cake),
  });
}

/** The iced faces of every single cube are counted. */
export const entryCake = scene<Cake>({
  draw,
  write,
  recompute: ({ size: [l, w, h], iced }) => {
    let found = 0;
    for (const [x, y, z] of cellsOf([l, w, h])) {
      const faces = [x === 0, x === l - 1, y === 0, y === w - 1, z === h - 1].filter(Boolean);
      if (faces.length === iced) found += 1;
    }
    return { value: `${found}` };
  },
});
