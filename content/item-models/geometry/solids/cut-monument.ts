import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { cellsOf, exposedSquares } from "./solid-checks.ts";

interface Monument {
  /** Edges of the three cubes from the ground up, in feet. */
  readonly edges: readonly [number, number, number];
  readonly before: number;
}

function draw(chance: Chance): Monument | null {
  const [c = 0, b = 0, a = 0] = chance
    .sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 3)
    .toSorted((one, other) => one - other);
  if (a - c > 6) return null;
  return { edges: [a, b, c], before: chance.integer(0, 4) };
}

function areas([a, b, c]: Monument["edges"]) {
  const [low, middle, top] = [a * a, b * b, c * c];
  const squares = low + middle + top;
  return { low, middle, top, squares, total: 4 * squares + low };
}

function wrongValues(edges: Monument["edges"]): WrongValue[] {
  const { low, top, squares, total } = areas(edges);
  const faces = (rationale: string, why: string) =>
    slip(
      "solid-faces-missed",
      rationale,
      why,
      "Which faces, or parts of faces, are exposed to the air?",
    );
  return [
    {
      value: 5 * squares,
      ...faces(
        "The parts of the lower cubes that are covered by the next cube are painted here too.",
        "Each cube is thought to have five free faces, all but the bottom.",
      ),
    },
    {
      value: total + low,
      ...slip(
        "condition-dropped",
        "This includes the bottom, which stands on the ground.",
        "A cube has six faces, and the lowest one is given all of them.",
        "Which face of the lowest cube is not exposed?",
      ),
    },
    {
      value: 4 * squares + top,
      ...faces(
        "The free borders on top of the two lower cubes are left out.",
        "Only the highest cube seems to have a top.",
      ),
    },
    {
      value: 4 * squares,
      ...faces("All faces that point upward are left out.", "The walls are easy to see and count."),
    },
    {
      value: total - (squares - low),
      ...faces(
        "The covered areas are taken away twice, although the walls and tops already take care of them.",
        "Where two cubes touch, two faces meet, and both seem to have to go.",
      ),
    },
    {
      value: 6 * squares,
      ...faces(
        "This is the surface of three separate cubes.",
        "The surfaces of the cubes are simply added.",
      ),
    },
    {
      value: 6 * squares - (squares - low),
      ...faces(
        "Where two cubes touch, only one of the two covered areas is taken away, and the bottom is still counted.",
        "The area of contact is taken away once, as it would be in a volume.",
      ),
    },
  ];
}

function write({ edges, before }: Monument): Question {
  const [a, b, c] = edges;
  const { low, middle, top, squares, total } = areas(edges);
  const walls = `$4(${low}+${middle}+${top})=${4 * squares}$`;
  const tops = `Seen from above, the free horizontal parts fill one square of ${a} by ${a} feet, ${low} square feet`;
  return choiceQuestion({
    stem: `A monument consists of three concrete cubes with edges of length ${a} feet, ${b} feet, and ${c} feet. The largest cube stands on the ground, the middle one rests on the top of the largest, and the smallest rests on the top of the middle one, without any overhang. All surfaces that are exposed to the air are to be painted. What is the total area, in square feet, of the surfaces to be painted?`,
    difficulty: 3,
    targetSeconds: 90,
    quick: `The four walls of each cube are free: ${walls}. ${tops}. The total is $${4 * squares}+${low}=${total}$. The trap is to count what one cube covers of another.`,
    asked: "The exposed area of three cubes on top of one another, without the bottom.",
    plan: "Count the walls first, and then everything that points upward at once.",
    reasoning: [
      `Each cube has four free walls. Together they have an area of ${walls} square feet.`,
      `${tops}. It does not matter where on each other the cubes rest.`,
      `Together this is $${4 * squares}+${low}=${total}$ square feet.`,
    ],
    answers:
      "Other answers count covered areas or the bottom, take covered areas away twice, or leave out some or all of the faces that point upward.",
    steps: [
      {
        text: `The walls: ${walls}.`,
        why: "No wall is covered by another cube.",
        check: { left: `4*(${a}^2+${b}^2+${c}^2)`, right: `${4 * squares}` },
      },
      {
        text: `${tops}.`,
        why: "What a cube covers of the one below, it shows again on its own top.",
        check: {
          left: `(${a}^2-${b}^2)+(${b}^2-${c}^2)+${c}^2`,
          right: `${low}`,
        },
      },
      {
        text: `Together: $${4 * squares}+${low}=${total}$.`,
        why: "The bottom stands on the ground and is not painted.",
        check: { left: `${4 * squares}+${low}`, right: `${total}` },
      },
    ],
    hints: [
      "Walk around the monument in your mind. Which faces can be painted completely?",
      "Four walls of every cube are free. The faces that point upward are partly covered.",
      "Imagine looking at the monument straight from above. What shape do you see?",
      "Work out the area of all the walls, and then the area of what is seen from above.",
    ],
    fasterWay: `Everything that points upward adds up to the top of the largest cube alone, ${low} square feet, so only the walls of the other two have to be added to five faces of the largest.`,
    takeaway: "The parts of a stack that point upward have together the area of its base.",
    selfExplain: {
      prompt: "Why do the free parts of the tops add up to one square?",
      expectations: [
        "what is covered below appears again at the top of the covering cube",
        "from above only the outline of the largest cube is seen",
      ],
    },
    value: total,
    proof: `The walls have ${4 * squares} square feet, and the parts pointing upward ${low}: together ${total}.`,
    wrong: wrongValues(edges),
    before,
  });
}

/** The monument is built of unit cubes, and its free squares are counted, less those on the ground. */
export const cutMonument = scene<Monument>({
  draw,
  write,
  recompute: ({ edges: [a, b, c] }, item) => {
    const lift = (size: number, height: number) =>
      [...cellsOf([size, size, size])].map(([x, y, z]) => [x, y, z + height] as const);
    const body = [...lift(a, 0), ...lift(b, a), ...lift(c, a + b)];
    const grounded = body.filter(([, , z]) => z === 0).length;
    return optionsNear(item, exposedSquares(body) - grounded);
  },
});
