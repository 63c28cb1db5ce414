import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { label, line, sketch } from "../figures.ts";
import { along, dot, onCircle } from "./circle-marks.ts";
import { fineArc, measured, optionsAbout } from "./measured.ts";
import { summed, sumTex } from "./pi-sums.ts";
import { type Wiper, wrongAreas, wrongPerimeters } from "./sector-wiper-slips.ts";

function draw(chance: Chance): Wiper | null {
  const degrees = chance.pick([60, 90, 120, 135, 144, 150]);
  const near = chance.integer(4, 9);
  const far = near + chance.integer(10, 18);
  const asked = chance.pick(["area", "perimeter"] as const);
  const part = new Fraction(degrees, 360);
  const size = asked === "area" ? part.mul(far ** 2 - near ** 2) : part.mul(2 * (far + near));
  if (size.d !== 1n) return null;
  return { degrees, near, far, asked, before: chance.integer(0, 4) };
}

function figure({ degrees }: Wiper) {
  const centre = { x: 8, y: 1.2 };
  const from = 90 - degrees / 2;
  const to = 90 + degrees / 2;
  const [inner, outer] = [2.6, 7.6];
  return sketch(
    `A shaded region swept by a wiper blade, between two arcs with the same center, the pivot P. The straight edges at both ends are positions of the blade; they point to P but end before it. The angle at P between the two edges is ${degrees} degrees.`,
    [
      line(
        [
          ...along({ centre, radius: outer }, from, to),
          ...along({ centre, radius: inner }, to, from),
        ],
        { closed: true, shaded: true },
      ),
      line([centre, onCircle(centre, inner, from)], { dashed: true }),
      line([centre, onCircle(centre, inner, to)], { dashed: true }),
      dot(centre),
      label("$P$", { x: 8, y: 0.5 }),
      label(`${degrees}°`, { x: 8, y: 2.3 }),
    ],
  );
}

function sizes({ degrees, near, far, asked }: Wiper) {
  const part = new Fraction(degrees, 360);
  const area = part.mul(far ** 2 - near ** 2);
  const arcs = part.mul(2 * (far + near));
  const key =
    asked === "area" ? summed([area, "\\pi"]) : summed([arcs, "\\pi"], [2 * (far - near), ""]);
  const work =
    asked === "area"
      ? `The area is $${tex(part)}\\cdot\\pi(${far}^{2}-${near}^{2})=${sumTex([[area, "\\pi"]])}$ square inches.`
      : `The arcs measure $${tex(part)}\\cdot 2\\pi(${far}+${near})=${sumTex([[arcs, "\\pi"]])}$ inches, and the two straight edges $2\\cdot ${far - near}=${2 * (far - near)}$ inches.`;
  return { part, area, arcs, key, work };
}

function write(wiper: Wiper): Question {
  const { degrees, near, far, asked, before } = wiper;
  const { part, area, arcs, key, work } = sizes(wiper);
  const isArea = asked === "area";
  return singleChoice(
    {
      stem: `A straight wiper blade ${far - near} inches long turns about a pivot $P$, as shown. The blade always points to $P$, and its near end is ${near} inches from $P$. If the blade turns through an angle of ${degrees}°, what is the ${isArea ? "area, in square inches," : "perimeter, in inches,"} of the shaded region that it sweeps?`,
      figure: figure(wiper),
      difficulty: isArea ? 2 : 3,
      targetSeconds: 85,
      quick: `The ends of the blade are ${near} and ${far} inches from the pivot, and ${degrees}° is $${tex(part)}$ of a full turn. ${work} ${isArea ? "The trap is to square the length of the blade." : "The trap is to forget the straight edges or the inner arc."}`,
      asked: `The ${asked} of the region that a turning blade sweeps, which does not reach to the pivot.`,
      plan: isArea
        ? "Take the sector up to the far end of the blade and remove the sector that the blade does not reach."
        : "Go once around the region: outer arc, straight edge, inner arc, straight edge.",
      reasoning: [
        `The far end is $${near}+${far - near}=${far}$ inches from the pivot.`,
        `The angle is $\\frac{${degrees}}{360}=${tex(part)}$ of a full turn.`,
        work,
      ],
      answers: isArea
        ? "Other answers keep or add the inner sector, square the blade's length, use the wrong part of a full turn, or add arcs in place of areas."
        : "Other answers leave out straight edges or the inner arc, go on to the pivot, or use the wrong arc length.",
      steps: [
        {
          text: `The radii of the arcs are ${near} and ${far} inches.`,
          why: "The far end is farther from the pivot by the length of the blade.",
          check: { left: `${near}+${far - near}`, right: `${far}` },
        },
        {
          text: work,
          why: isArea
            ? "The swept region is a difference of two sectors."
            : "All four pieces of the boundary count.",
          check: isArea
            ? {
                left: `(${degrees}/360)*(${far}^2-${near}^2)`,
                right: area.toFraction(),
              }
            : { left: `(${degrees}/360)*2*(${far}+${near})`, right: arcs.toFraction() },
        },
      ],
      hints: [
        "The region does not reach to the pivot. Between which two radii does it lie?",
        "A part of a full turn gives the same part of a circle's area or circumference.",
        "Find the distance of the far end from the pivot, and the fraction of a full turn.",
        isArea
          ? "Take that fraction of the larger circle's area, and then remove the same fraction of the smaller."
          : "Go around the region, and list the two arcs and the straight pieces before adding.",
      ],
      takeaway: isArea
        ? "A region between two arcs with one center is a difference of sectors: subtract squares, never square the difference."
        : "The perimeter of a region between two arcs has four pieces, two arcs and two straight edges.",
      selfExplain: {
        prompt: "Which radii count, and how are the two sectors or arcs combined?",
        expectations: [
          "the distances of both ends of the blade from the pivot",
          isArea ? "the smaller sector is removed" : "both arcs and both straight edges are added",
        ],
      },
    },
    {
      key: { ...key, rationale: work },
      before,
      wrong: isArea ? wrongAreas(wiper) : wrongPerimeters(wiper),
    },
  );
}

export const sectorWiper = scene<Wiper>({
  draw,
  write,
  // The region as a polygon of very many corners.
  recompute: ({ degrees, near, far, asked }, item) => {
    const centre = { x: 0, y: 0 };
    const { area, boundary } = measured([
      ...fineArc({ centre, radius: far }, 0, degrees),
      ...fineArc({ centre, radius: near }, degrees, 0),
    ]);
    return optionsAbout(item, asked === "area" ? area : boundary);
  },
});
