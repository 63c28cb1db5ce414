import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { line, sketch } from "../figures.ts";
import { cellsOf, exposedSquares } from "./solid-checks.ts";
import { drawnBox } from "./solid-figures.ts";

interface Hole {
  /** Edge of the cube, side of the square opening, and depth of the hole; equal to the edge where it goes through. */
  readonly edge: number;
  readonly side: number;
  readonly depth: number;
  readonly before: number;
}

function draw(chance: Chance): Hole {
  const edge = chance.integer(5, 10);
  const side = chance.integer(2, Math.floor(edge / 2));
  const through = chance.pick([true, false]);
  const depth = through ? edge : chance.integer(2, edge - 1);
  return { edge, side, depth, before: chance.integer(0, 4) };
}

function measures({ edge, side, depth }: Hole) {
  const [outer, opening, walls] = [6 * edge ** 2, side ** 2, 4 * side * depth];
  const through = depth === edge;
  return { outer, opening, walls, through, total: outer + walls - (through ? 2 * opening : 0) };
}

function wrongValues(hole: Hole): WrongValue[] {
  const { edge, side, depth } = hole;
  const { outer, opening, walls, through } = measures(hole);
  const missed = (rationale: string, why: string) =>
    slip("solid-faces-missed", rationale, why, "Which areas disappear, and which ones are new?");
  return [
    {
      value: through ? outer - 2 * opening : outer - opening,
      ...missed(
        "The four walls inside the hole belong to the surface too.",
        "Something is cut away from the cube, so its surface seems to shrink.",
      ),
    },
    {
      value: outer + walls,
      ...missed(
        "The two square openings are no longer part of the surface.",
        "The four inner walls are added, and what is missing outside is overlooked.",
      ),
    },
    {
      value: outer + walls - opening,
      ...missed(
        through
          ? "The hole opens on two faces, and only one opening is taken away."
          : "The bottom of the hole has the same area as its opening, so nothing is lost.",
        "One opening is taken away from the outer surface.",
      ),
    },
    {
      value: outer,
      ...missed(
        "The walls of the hole add area to the surface.",
        through
          ? "What the openings remove seems to be made up for inside."
          : "The bottom of the hole makes up for its opening, and the walls are forgotten.",
      ),
    },
    {
      value: outer + walls / 2 - (through ? 2 * opening : 0),
      ...missed(
        "A square hole has four walls, not two.",
        "Only two of the walls can be seen in a drawing.",
      ),
    },
    {
      value: outer + 4 * edge * depth - (through ? 2 * opening : 0),
      ...slip(
        "similar-sides-mismatched",
        `Each wall of the hole measures ${side} by ${depth} inches, not ${edge} by ${depth}.`,
        "The edge of the cube is used for both sides of a wall.",
        "How wide is one wall of the hole?",
      ),
    },
    {
      value: outer + walls + 2 * opening,
      ...slip(
        "solid-faces-missed",
        "This adds the whole surface of the piece that was cut out, with its two square ends.",
        "The piece that was cut out has exactly these faces.",
        "Does the square where the hole begins belong to the surface?",
      ),
    },
    {
      value: outer + walls + opening,
      ...missed(
        through
          ? "There is no bottom, and the openings have to be taken away."
          : "The bottom is added, but the opening of the same size is not taken away.",
        "The hole is thought of as a box with walls and a bottom.",
      ),
    },
  ];
}

function figureOf({ edge, side }: Hole) {
  const size = 6.5;
  const part = (size * side) / edge;
  const [low, up] = [(size - part) / 2, (size + part) / 2];
  const at = { x: 2.5, y: 1.5 };
  const square = [
    { x: at.x + low, y: at.y + low },
    { x: at.x + up, y: at.y + low },
    { x: at.x + up, y: at.y + up },
    { x: at.x + low, y: at.y + up },
  ];
  return sketch(
    `A cube, seen from the front, from above and from the right, with a square hole that starts in the middle of its front face. The edges of the cube are ${edge} inches long, and the sides of the square are ${side} inches long and parallel to the edges of the face.`,
    [
      ...drawnBox({ at, length: size, height: size, depth: 4.5, opaque: true }),
      line(square, { closed: true, shaded: true }),
    ],
  );
}

function write(hole: Hole): Question {
  const { edge, side, depth, before } = hole;
  const { outer, opening, walls, through, total } = measures(hole);
  const change = through
    ? `The two openings take away $2\\cdot ${side}^{2}=${2 * opening}$.`
    : `The opening takes away $${side}^{2}=${opening}$, and the bottom of the hole brings the same area back.`;
  const sum = through ? `${outer}+${walls}-${2 * opening}=${total}` : `${outer}+${walls}=${total}`;
  return choiceQuestion({
    stem: `The figure shows a solid cube with edges of length ${edge} inches. A hole with a square opening is cut straight into the front face of the cube, ${through ? "all the way through to the opposite face" : `to a depth of ${depth} inches`}. The sides of the opening are ${side} inches long. What is the total surface area, in square inches, of the solid that remains, including the area inside the hole?`,
    figure: figureOf(hole),
    difficulty: through ? 3 : 2,
    targetSeconds: 90,
    quick: `The cube has a surface of $6\\cdot ${edge}^{2}=${outer}$. ${change} The four walls of the hole add $4\\cdot ${side}\\cdot ${depth}=${walls}$. The total is $${sum}$. The trap is to forget what is new or what is gone.`,
    asked: "The surface of a cube after a square hole has been cut into it.",
    plan: "Start from the surface of the cube, take away what is gone, and add what is new.",
    reasoning: [
      `The six faces of the cube have the area $6\\cdot ${edge}^{2}=${outer}$.`,
      change,
      `Each of the four walls of the hole is ${side} by ${depth} inches, together $4\\cdot ${side}\\cdot ${depth}=${walls}$.`,
      `The total surface area is $${sum}$ square inches.`,
    ],
    answers:
      "Other answers leave out the walls of the hole or some of them, treat an opening as if it were still there, or take one away that is made up for.",
    steps: [
      {
        text: `The whole cube: $6\\cdot ${edge}^{2}=${outer}$.`,
        why: "A cube has six equal square faces.",
        check: { left: `6*${edge}^2`, right: `${outer}` },
      },
      {
        text: `The walls of the hole: $4\\cdot ${side}\\cdot ${depth}=${walls}$.`,
        why: "There are four of them, each as long as the hole is deep.",
        check: { left: `4*${side}*${depth}`, right: `${walls}` },
      },
      {
        text: `${change} Together: $${sum}$.`,
        why: "What is cut away from the outside does not count any more.",
        check: {
          left: `6*${edge}^2+4*${side}*${depth}${through ? `-2*${side}^2` : ""}`,
          right: `${total}`,
        },
      },
    ],
    hints: [
      "Compare the solid with the whole cube. Which areas are gone, and which are new?",
      "Start with the six faces of the cube.",
      through
        ? "The hole opens on two faces. Inside, it has four walls."
        : "Inside, the hole has four walls and a bottom. How large is the bottom?",
      "Put together the six faces, the changes on the outside, and the four walls.",
    ],
    takeaway:
      "A cut changes a surface by what it removes outside and by what it opens inside; settle both.",
    selfExplain: {
      prompt: "Why can cutting something away make the surface of a solid larger?",
      expectations: [
        "the walls of the hole are new surface",
        "the openings take away less than the walls add",
      ],
    },
    value: total,
    proof: `The cube has ${outer} square inches. ${change} The walls add ${walls}: $${sum}$.`,
    wrong: wrongValues(hole),
    before,
  });
}

/** The solid is built of unit cubes, and all its free squares are counted. */
export const cutHole = scene<Hole>({
  draw,
  write,
  recompute: ({ edge, side, depth }, item) => {
    const start = Math.floor((edge - side) / 2);
    const inside = (value: number) => value >= start && value < start + side;
    const left = [...cellsOf([edge, edge, edge])].filter(
      ([x, y, z]) => !(inside(x) && inside(z) && y < depth),
    );
    return optionsNear(item, exposedSquares(left));
  },
});
