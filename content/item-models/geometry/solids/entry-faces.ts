import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { ModelStep, Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { grouped, tex } from "../../kit/write-numbers.ts";

interface Faces {
  /** Edges in centimeters, rising. */
  readonly edges: readonly [number, number, number];
  /** Whether the volume is asked for, or the sum of the lengths of all edges. */
  readonly asked: "volume" | "edges";
}

function draw(chance: Chance): Faces | null {
  const [a = 0, b = 0, c = 0] = chance
    .sample([3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15], 3)
    .toSorted((one, other) => one - other);
  if (a * b * c > 1200) return null;
  return { edges: [a, b, c], asked: chance.pick(["volume", "edges"] as const) };
}

function measures({ edges: [a, b, c], asked }: Faces) {
  const volume = a * b * c;
  const key = asked === "volume" ? volume : 4 * (a + b + c);
  return { areas: [a * b, a * c, b * c] as const, volume, key };
}

function slipsOf(faces: Faces): EntrySlip[] {
  const { areas } = measures(faces);
  const surface: EntrySlip = {
    value: 2 * areas.reduce((sum, area) => sum + area),
    ...slip(
      "answered-wrong-region",
      "This is the total surface area of a box with these edges.",
      "The three areas are given, and adding all six faces is at hand.",
      "What is asked for: an area, a length, or a volume?",
    ),
  };
  return [...(faces.asked === "volume" ? volumeSlips(faces) : edgeSlips(faces)), surface];
}

function volumeSlips(faces: Faces): EntrySlip[] {
  const [ab, ac, bc] = measures(faces).areas;
  return [
    {
      value: ab * ac * bc,
      ...slip(
        "product-root-forgotten",
        "The product of the three areas contains every edge twice, so it is the square of the volume.",
        "Multiplying the three numbers looks like length times width times height.",
        "How often does each edge occur in the product of the three areas?",
      ),
    },
    {
      value: ab + ac + bc,
      ...slip(
        "solid-faces-missed",
        "This adds the three areas; it is half of the surface, and not a volume.",
        "The three numbers given are added.",
        "Which operation leads from edges to a volume?",
      ),
    },
    {
      value: faces.edges.reduce((sum, edge) => sum + edge),
      ...slip(
        "answered-intermediate-quantity",
        "The three edges are right, but they are added, not multiplied.",
        "The edges are found on the way.",
        "How is a volume found from the three edges?",
      ),
    },
  ];
}

function edgeSlips(faces: Faces): EntrySlip[] {
  const sum = faces.edges.reduce((total, edge) => total + edge);
  return [
    {
      value: sum,
      ...slip(
        "answered-intermediate-quantity",
        "This counts each of the three different edges only once; the box has four of each.",
        "The three edges have been found and added.",
        "How many edges does a box have?",
      ),
    },
    {
      value: 2 * sum,
      ...slip(
        "missed-a-case",
        "This counts each edge twice, as in a rectangle; a box has four edges of each length.",
        "In a rectangle each side occurs twice.",
        "How many edges does a box have?",
      ),
    },
    {
      value: measures(faces).volume,
      ...slip(
        "answered-intermediate-quantity",
        "This is the volume of the box.",
        "The root of the product of the areas is found first.",
        "What is asked for: an area, a length, or a volume?",
      ),
    },
  ];
}

interface Told {
  readonly product: string;
  readonly edges: string;
  readonly sum: string;
}

function stepsOf(faces: Faces, { product, edges, sum }: Told): ModelStep[] {
  const {
    edges: [a, b, c],
    asked,
  } = faces;
  const {
    areas: [ab, ac, bc],
    volume,
    key,
  } = measures(faces);
  const toVolume = asked === "volume";
  return [
    {
      text: product,
      why: "Each edge belongs to two of the three faces.",
      check: { left: `${ab}*${ac}*${bc}`, right: `${volume}^2` },
    },
    {
      text: edges,
      why: "The volume divided by the area of a face is the edge that stands on it.",
      check: { left: `${volume}/${bc}`, right: `${a}` },
    },
    ...(toVolume
      ? []
      : [
          {
            text: sum,
            why: "The 12 edges come in three groups of four.",
            check: { left: `4*(${a}+${b}+${c})`, right: `${key}` },
          },
        ]),
  ];
}

function write(faces: Faces): Question {
  const {
    edges: [a, b, c],
    asked,
  } = faces;
  const {
    areas: [ab, ac, bc],
    volume,
    key,
  } = measures(faces);
  const product = `The product of the three areas is the square of the volume, $${ab}\\cdot ${ac}\\cdot ${bc}=${tex(volume ** 2)}$, so the volume is ${grouped(volume)} cubic centimeters.`;
  const edges = `Divided by each of the areas, this gives the edges: $\\frac{${tex(volume)}}{${bc}}=${a}$, $\\frac{${tex(volume)}}{${ac}}=${b}$, and $\\frac{${tex(volume)}}{${ab}}=${c}$ centimeters.`;
  const sum = `There are four edges of each length: $4(${a}+${b}+${c})=${key}$ centimeters.`;
  const toVolume = asked === "volume";
  return entryQuestion({
    stem: toVolume
      ? `Three faces of a rectangular box that share a corner have areas of ${ab}, ${ac}, and ${bc} square centimeters. What is the volume of the box, in cubic centimeters?`
      : `A frame in the shape of a rectangular box is made of 12 thin straight wires, one for each edge. Three rectangles of the frame that meet at a corner enclose areas of ${ab}, ${ac}, and ${bc} square centimeters. What is the total length of the 12 wires, in centimeters?`,
    difficulty: toVolume ? 2 : 3,
    targetSeconds: toVolume ? 80 : 100,
    quick: `In the product of the three areas each edge occurs twice. ${product}${toVolume ? " The trap is to forget the root." : ` ${edges} ${sum} The trap is to count each edge once.`}`,
    asked: toVolume
      ? "The volume of a box whose three different faces have known areas."
      : "The total length of the edges of a box whose three different faces have known areas.",
    plan: "Multiply the three areas, and see what the product means.",
    reasoning: [
      "With edges $a$, $b$, and $c$, the areas are $ab$, $ac$, and $bc$, and their product is $(abc)^{2}$.",
      product,
      ...(toVolume ? [] : [edges, sum]),
    ],
    answers: toVolume
      ? "Usual wrong entries are the product of the areas without the root, their sum, the whole surface, and the sum of the edges."
      : "Usual wrong entries count each edge once or twice, or they give the volume or the surface.",
    steps: stepsOf(faces, { product, edges, sum }),
    hints: [
      "Call the edges $a$, $b$, and $c$. What are the three areas in these letters?",
      "Each edge belongs to two of the three faces.",
      "What do you get when you multiply the three areas?",
      toVolume
        ? "The product of the areas is the square of what you are looking for."
        : "Take the root of the product for the volume, divide it by each area for the edges, and count how often each occurs.",
    ],
    takeaway: "The product of the three face areas of a box is the square of its volume.",
    selfExplain: {
      prompt: "Why is the product of the three areas the square of the volume?",
      expectations: [
        "each edge occurs in two of the faces",
        "so every edge is squared in the product",
      ],
    },
    value: key,
    unitAfter: toVolume ? "cubic centimeters" : "centimeters",
    slips: slipsOf(faces),
  });
}

/** All triples of whole edges are tried against the three areas. */
export const entryFaces = scene<Faces>({
  draw,
  write,
  recompute: ({ edges: [a, b, c], asked }) => {
    const given = [a * b, a * c, b * c];
    for (let x = 1; x <= 60; x += 1)
      for (let y = x; y <= 60; y += 1)
        for (let z = y; z <= 60; z += 1) {
          const found = [x * y, x * z, y * z];
          if (!found.every((area, index) => area === given[index])) continue;
          let value = 0;
          if (asked === "edges") for (const edge of [x, y, z]) value += edge + edge + edge + edge;
          else for (let layer = 0; layer < z; layer += 1) value += x * y;
          return { value: `${value}` };
        }
    throw new Error("no box fits");
  },
});
