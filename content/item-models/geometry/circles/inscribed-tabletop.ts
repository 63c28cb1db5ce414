import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { onCircle } from "./circle-marks.ts";
import {
  HALF_ROOTS,
  QUARTER,
  SIXTH,
  type Tabletop,
  wrongAll,
  wrongOne,
} from "./inscribed-tabletop-slips.ts";
import { fineArc, measured, optionsAbout } from "./measured.ts";
import { summed } from "./pi-sums.ts";

function draw(chance: Chance): Tabletop {
  const asked = chance.pick(["all", "one"] as const);
  return {
    side: asked === "one" ? 6 * chance.integer(1, 5) : 2 * chance.integer(4, 15),
    asked,
    given: chance.pick(["perimeter", "diameter"] as const),
    before: chance.integer(0, 4),
  };
}

function write({ side, asked, given, before }: Tabletop): Question {
  const square = side * side;
  const all = asked === "all";
  const key = all
    ? summed([square, "\\pi"], [HALF_ROOTS.mul(-square), "\\sqrt{3}"])
    : summed([SIXTH.mul(square), "\\pi"], [QUARTER.mul(-square), "\\sqrt{3}"]);
  const triangle = `Each has side ${side} and area $\\frac{\\sqrt{3}}{4}\\cdot ${side}^{2}=${square / 4}\\sqrt{3}$ square inches.`;
  const last = all
    ? `The disk has area $${square}\\pi$ and the hexagon $6\\cdot ${square / 4}\\sqrt{3}$, so the pieces together have ${key.text} square inches.`
    : `A sector of 60° has area $\\frac{1}{6}\\cdot ${square}\\pi=${square / 6}\\pi$, so a piece has ${key.text} square inches.`;
  return singleChoice(
    {
      stem: `A carpenter saws a tabletop in the shape of a regular hexagon from a round wooden disk by six straight cuts. The vertices of the hexagon lie on the edge of the disk. ${given === "perimeter" ? `The perimeter of the tabletop is ${6 * side} inches.` : `The diameter of the disk is ${2 * side} inches.`} ${all ? "What is the total area, in square inches, of the six pieces that are cut off?" : "What is the area, in square inches, of each of the six equal pieces that are cut off?"}`,
      difficulty: all ? 3 : 4,
      targetSeconds: 100,
      quick: `Segments from the center to the vertices divide the hexagon into six equilateral triangles. ${triangle} ${last} The trap is a wrong height of the triangles.`,
      asked: all
        ? "The area of a disk outside a regular hexagon with its vertices on the edge."
        : "The area of one piece between a side of the hexagon and the edge of the disk.",
      plan: "Divide the hexagon into triangles with a vertex at the center, and compare them with sectors.",
      reasoning: [
        `The six angles at the center are 60° each, so the triangles are equilateral and the radius equals the side, ${side} inches.`,
        triangle,
        last,
      ],
      answers:
        "Other answers use a wrong height or a wrong sector, take a diameter for the radius, put the circle inside the hexagon, or name another part of the disk.",
      steps: [
        {
          text: `The radius and the side of the hexagon are ${side} inches.`,
          why: "Two radii at an angle of 60° make an equilateral triangle.",
          check:
            given === "perimeter"
              ? { left: `${6 * side}/6`, right: `${side}` }
              : { left: `${2 * side}/2`, right: `${side}` },
        },
        {
          text: triangle,
          why: "The height of an equilateral triangle is $\\frac{\\sqrt{3}}{2}$ of its side.",
          check: {
            left: `1/2*${side}*(${side}*sqrt(3)/2)`,
            right: `${square / 4}*sqrt(3)`,
          },
        },
        {
          text: last,
          why: "What is cut off is the difference of the round and the straight part.",
        },
      ],
      hints: [
        "Draw the hexagon in the circle and connect its vertices with the center. What kind of triangles appear?",
        "The angles at the center are equal and make a full turn.",
        "Find the radius from what is given, and the area of one of the triangles.",
        all
          ? "Compare the whole disk with six such triangles."
          : "Compare one such triangle with the sector in which it lies.",
      ],
      takeaway:
        "A regular hexagon in a circle consists of six equilateral triangles whose side is the radius.",
      selfExplain: {
        prompt: "Why is the side of the hexagon as long as the radius?",
        expectations: [
          "the angle at the center is 60 degrees",
          "two equal sides with an angle of 60 degrees make an equilateral triangle",
        ],
      },
    },
    {
      key: { ...key, rationale: `${triangle} ${last}` },
      before,
      wrong: all ? wrongAll(side) : wrongOne(side),
    },
  );
}

export const inscribedTabletop = scene<Tabletop>({
  draw,
  write,
  // The piece between a chord and its arc as a polygon of very many corners.
  recompute: ({ side, asked }, item) => {
    const circle = { centre: { x: 0, y: 0 }, radius: side };
    const whole = measured(fineArc(circle, 0, 360)).area;
    const hexagon = measured(
      [0, 60, 120, 180, 240, 300].map((at) => onCircle(circle.centre, side, at)),
    );
    const piece = measured(fineArc(circle, 10, 70)).area;
    return optionsAbout(item, asked === "one" ? piece : whole - hexagon.area);
  },
});
