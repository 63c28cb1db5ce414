import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { line, sketch } from "../figures.ts";
import { disc, onCircle } from "./circle-marks.ts";
import { type Squares, wrongCorners, wrongSegments } from "./inscribed-squares-slips.ts";
import { fineArc, measured, optionsAbout } from "./measured.ts";
import { summed } from "./pi-sums.ts";

function draw(chance: Chance): Squares {
  return {
    square: 2 * chance.integer(2, 18),
    asked: chance.pick(["corners", "segments"] as const),
    before: chance.integer(0, 4),
  };
}

function figure(asked: Squares["asked"]) {
  const centre = { x: 8, y: 6 };
  const r = 4.8;
  const outer = [45, 135, 225, 315].map((turn) => onCircle(centre, r * Math.SQRT2, turn));
  const inner = [45, 135, 225, 315].map((turn) => onCircle(centre, r, turn));
  // Each shaded piece as a polygon of its own.
  const pieces = [0, 1, 2, 3].map((side) => {
    const rim = Array.from({ length: 24 }, (_, index) =>
      onCircle(centre, r, (asked === "corners" ? 0 : 45) + 90 * side + (index * 90) / 23),
    );
    const corner = outer[side];
    return line(asked === "corners" && corner !== undefined ? [...rim, corner] : rim, {
      closed: true,
      shaded: true,
    });
  });
  return sketch(
    `A circle inside a larger square touches all four of its sides. A smaller square has its four vertices on the circle, and its sides are parallel to those of the larger square. ${asked === "corners" ? "The four corners of the larger square that lie outside the circle are shaded." : "The four pieces of the circle that lie outside the smaller square are shaded."}`,
    [...pieces, disc(centre, r), line(outer, { closed: true }), line(inner, { closed: true })],
  );
}

function write({ square: n, asked, before }: Squares): Question {
  const corners = asked === "corners";
  const key = corners ? summed([4 * n, ""], [-n, "\\pi"]) : summed([n, "\\pi"], [-2 * n, ""]);
  const first = corners
    ? `The diagonal of the smaller square is the diameter $2r$, so its area is $2r^{2}=${2 * n}$ and $r^{2}=${n}$.`
    : `The side of the larger square is the diameter $2r$, so its area is $4r^{2}=${4 * n}$ and $r^{2}=${n}$.`;
  const last = corners
    ? `The larger square has side $2r$ and area $4r^{2}=${4 * n}$, and the circle has area $${n}\\pi$, so the shaded area is ${key.text}.`
    : `The smaller square has diagonal $2r$ and area $2r^{2}=${2 * n}$, and the circle has area $${n}\\pi$, so the shaded area is ${key.text}.`;
  return singleChoice(
    {
      stem: `In the figure, a circle is inscribed in a square, and a smaller square is inscribed in the circle. If the area of the ${corners ? `smaller square is ${2 * n}` : `larger square is ${4 * n}`}, what is the area of the shaded region?`,
      figure: figure(asked),
      difficulty: corners ? 4 : 2,
      targetSeconds: 90,
      quick: `${first} ${last} The trap is to match the side of the smaller square with the diameter.`,
      asked:
        "The area between a circle and one of two squares, given the area of the other square.",
      plan: "Get the square of the radius from the given area; every area in the figure is a multiple of it.",
      reasoning: [
        "A diameter is as long as a side of the square around the circle and as a diagonal of the square inside.",
        first,
        last,
      ],
      answers:
        "Other answers match the wrong length with the diameter, name another region of the figure, or give one piece out of four.",
      steps: [
        {
          text: first,
          why: "The given square shows how long the diameter is.",
          check: corners
            ? { left: "2*r", right: `${2 * n}`, given: { r: `${n}` } }
            : { left: "4*r", right: `${4 * n}`, given: { r: `${n}` } },
        },
        { text: last, why: "The shaded region is a difference of two areas." },
      ],
      hints: [
        "Which lengths of the two squares are as long as a diameter of the circle?",
        "You need only the square of the radius, not the radius itself.",
        "Write the given area with $r^{2}$.",
        "Write the areas on both sides of the shaded region with $r^{2}$ as well, and take the difference.",
      ],
      fasterWay:
        "Turn the smaller square by 45° in your mind: its vertices are then midpoints of the larger square's sides, so it has half of its area.",
      takeaway:
        "The side of a square around a circle is the diameter; the diagonal of a square inside it is the diameter.",
      selfExplain: {
        prompt: "How does each square depend on the radius?",
        expectations: [
          "the larger square has area four times the square of the radius",
          "the smaller square has area twice the square of the radius",
        ],
      },
    },
    {
      key: { ...key, rationale: `${first} ${last}` },
      before,
      wrong: corners ? wrongCorners(n) : wrongSegments(n),
    },
  );
}

export const inscribedSquares = scene<Squares>({
  draw,
  write,
  // The figure is built with radius 1, measured, and enlarged until the given area fits.
  recompute: ({ square, asked }, item) => {
    const centre = { x: 0, y: 0 };
    const at = [0, 90, 180, 270];
    const disk = measured(fineArc({ centre, radius: 1 }, 0, 360)).area;
    const inside = measured(at.map((turn) => onCircle(centre, 1, turn))).area;
    const around = measured(at.map((turn) => onCircle(centre, Math.SQRT2, turn))).area;
    return asked === "corners"
      ? optionsAbout(item, ((around - disk) * 2 * square) / inside)
      : optionsAbout(item, ((disk - inside) * 4 * square) / around);
  },
});
