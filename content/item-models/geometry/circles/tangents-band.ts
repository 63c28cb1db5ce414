import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { line, type Point, sketch } from "../figures.ts";
import { disc } from "./circle-marks.ts";
import { optionsAbout } from "./measured.ts";
import { summed } from "./pi-sums.ts";
import { type Band, wrongChoices } from "./tangents-band-slips.ts";
import { BUNDLES } from "./tangents-bundles.ts";

function draw(chance: Chance): Band {
  return {
    bundle: chance.pick(BUNDLES),
    diameter: 2 * chance.integer(2, 9),
    before: chance.integer(0, 4),
  };
}

/** The outermost points of the bundle in many directions; the band is stretched around them. */
function outline(centers: readonly Point[], radius: number, directions: number): Point[] {
  return Array.from({ length: directions }, (_, index) => {
    const turn = (2 * Math.PI * (index + 0.5)) / directions;
    const [right, up] = [Math.cos(turn), Math.sin(turn)];
    const [far] = centers.toSorted((a, b) => (b.x - a.x) * right + (b.y - a.y) * up);
    return { x: (far?.x ?? 0) + radius * right, y: (far?.y ?? 0) + radius * up };
  });
}

function figure({ bundle }: Band) {
  const size = 3.4;
  const xs = bundle.centers.map(({ x }) => x);
  const ys = bundle.centers.map(({ y }) => y);
  const shown = bundle.centers.map(({ x, y }) => ({
    x: 8 + size * (x - Math.max(...xs) / 2),
    y: 6 + size * (y - Math.max(...ys) / 2),
  }));
  return sketch(
    `The ends of equal round pipes, drawn as circles: ${bundle.told}. A band is stretched tightly around all of them. It is straight between neighboring outer pipes and follows the circles at the corners.`,
    [
      ...shown.map((center) => disc(center, size / 2)),
      line(outline(shown, size / 2 + 0.12, 120), { closed: true }),
    ],
  );
}

function write(band: Band): Question {
  const { bundle, diameter: d, before } = band;
  const { straight, corners, told } = bundle;
  const key = summed([straight * d, ""], [d, "\\pi"]);
  const pieces = `The straight pieces are as long as the way around the centers: $${straight}\\cdot ${d}=${straight * d}$ centimeters.`;
  const arcs = `On its way around the band turns through 360°, so its arcs together make one full circle, $${d}\\pi$ centimeters.`;
  return singleChoice(
    {
      stem: `A band is stretched tightly around ${told}. The figure shows the ends of the pipes, which are circles, each ${d} centimeters in diameter. What is the length of the band, in centimeters?`,
      figure: figure(band),
      difficulty: straight === 6 ? 3 : 2,
      targetSeconds: 85,
      quick: `The outer centers form ${corners}. ${pieces} ${arcs} Together: ${key.text} centimeters. The trap is to lose the arcs or to use the diameter as a radius.`,
      asked: "The length of a tight band around a bundle of equal pipes.",
      plan: "Separate the straight pieces from the arcs; the arcs fit together.",
      reasoning: [`The outer centers form ${corners}.`, pieces, arcs],
      answers:
        "Other answers leave out the arcs or halve or double them, count the straight pieces wrongly, or add whole circumferences.",
      steps: [
        {
          text: pieces,
          why: "Between two pipes the band is parallel to the segment between their centers and as long.",
          check: { left: `${straight}*${d}`, right: `${straight * d}` },
        },
        { text: arcs, why: "A closed band turns once around in all." },
      ],
      hints: [
        "The band consists of straight pieces and arcs. Where does it change from one to the other?",
        "A radius to a point where the band leaves a pipe is perpendicular to the band.",
        "Compare each straight piece with the segment between the centers of the two pipes.",
        "Push the arcs together in your mind: through what angle does the band turn on its whole way?",
      ],
      takeaway:
        "A tight band around equal circles is as long as the way around the outer centers plus one circumference.",
      selfExplain: {
        prompt: "Why do the arcs of the band make one full circle, whatever the bundle is?",
        expectations: [
          "the band turns through 360 degrees on its way around",
          "all arcs have the same radius",
        ],
      },
    },
    { key: { ...key, rationale: `${pieces} ${arcs}` }, before, wrong: wrongChoices(band) },
  );
}

export const tangentsBand = scene<Band>({
  draw,
  write,
  // The length of a closed convex band is the sum of its reaches in all directions (Cauchy).
  recompute: ({ bundle, diameter }, item) => {
    const directions = 36_000;
    let length = 0;
    for (let index = 0; index < directions; index += 1) {
      const turn = (2 * Math.PI * (index + 0.5)) / directions;
      const reaches = bundle.centers.map(
        ({ x, y }) => diameter * (x * Math.cos(turn) + y * Math.sin(turn) + 0.5),
      );
      length += (Math.max(...reaches) * 2 * Math.PI) / directions;
    }
    return optionsAbout(item, length);
  },
});
