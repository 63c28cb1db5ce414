import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { surd } from "../../kit/write-numbers.ts";
import { angle, label, line, sketch } from "../figures.ts";
import { rootSum } from "./lengths-sums.ts";

interface Altitude {
  readonly atB: 30 | 45 | 60;
  readonly atC: 30 | 45 | 60;
  /** The side AB is 2 times this, or this times the root of 2 where the angle at B is 45°. */
  readonly unit: number;
  readonly before: number;
}

function draw(chance: Chance): Altitude {
  const [atB, atC] = chance.pick([
    [30, 45],
    [60, 45],
    [45, 30],
  ] as const);
  return { atB, atC, unit: chance.integer(2, 9), before: chance.integer(0, 4) };
}

/** The parts of BC on both sides of the foot of the altitude, and the altitude, as TeX. */
function parts({ atB, unit }: Altitude) {
  const [plain, root] = [`${unit}`, surd(unit, 3)];
  if (atB === 30) return { height: plain, left: root, right: plain };
  if (atB === 60) return { height: root, left: plain, right: root };
  return { height: plain, left: plain, right: root };
}

function wrongChoices({ atB, unit }: Altitude): WrongChoice[] {
  const side = atB === 45 ? [0, unit] : [2 * unit, 0];
  return [
    {
      ...rootSum({ whole: unit, roots: [[unit, 2]] }),
      ...slip(
        "special-triangles-mixed-up",
        "The factor $\\sqrt{2}$ belongs to the hypotenuse of a 45-45-90 triangle; the leg next to a 30° angle is $\\sqrt{3}$ times the leg opposite it.",
        "Both roots belong to special triangles and are easily exchanged.",
        "Which ratio do the legs of a 30-60-90 triangle have?",
      ),
    },
    {
      ...rootSum({ whole: 0, roots: [[unit, 3]] }),
      ...slip(
        "answered-intermediate-quantity",
        "This is only one of the two segments into which the altitude divides $BC$.",
        "It is the harder of the two segments to find, and then the work seems done.",
        "How many segments make up $BC$?",
      ),
    },
    {
      ...rootSum({ whole: 2 * unit }),
      ...slip(
        "assumed-figure-to-scale",
        "This takes the two segments of $BC$ for equal, but the angles at $B$ and $C$ differ.",
        "An altitude is often pictured as meeting the middle of the base.",
        "When does an altitude bisect the side that it meets?",
      ),
    },
    {
      ...rootSum({ whole: 0, roots: [[2 * unit, 3]] }),
      ...slip(
        "special-triangles-mixed-up",
        "This doubles one segment of $BC$, as if the two right triangles were congruent.",
        "One of the two right triangles is worked out, and its leg is doubled.",
        "What are the acute angles of each of the two right triangles?",
      ),
    },
    {
      ...rootSum({ whole: 2 * unit, roots: [[unit, 3]] }),
      ...slip(
        "special-triangles-mixed-up",
        "One of the two segments is taken twice too long, as if a leg were the hypotenuse.",
        "In the ratio $1:\\sqrt{3}:2$ the numbers 1 and 2 have changed places.",
        "Which side of a 30-60-90 triangle is twice as long as the shortest?",
      ),
    },
    {
      ...rootSum({ whole: side[0] ?? 0, roots: [[(side[1] ?? 0) + (atB === 45 ? unit : 0), 2]] }),
      ...slip(
        "assumed-case-not-checked",
        atB === 45
          ? "This is twice $AB$; nothing makes $BC$ twice as long as $AB$."
          : "This is the length of $AB$; the triangle is not isosceles with $AB=BC$.",
        "A side of the same length, or a simple multiple of it, seems natural.",
        "Which angles of the triangle would have to be equal for that?",
      ),
    },
  ];
}

function figure({ atB, atC }: Altitude, given: string) {
  const cot = (degrees: number) => 1 / Math.tan((degrees * Math.PI) / 180);
  const [left, right] = [cot(atB), cot(atC)];
  const scale = 12.4 / (left + right);
  const [b, c] = [
    { x: 1.8, y: 1.8 },
    { x: 14.2, y: 1.8 },
  ];
  const a = { x: 1.8 + left * scale, y: 1.8 + scale };
  return sketch(
    `Triangle ABC with side BC horizontal and vertex A above it. The angle at B is marked ${atB} degrees and the angle at C is marked ${atC} degrees. Side AB is labeled with its length, ${given.replace("\\sqrt{2}", " times the square root of 2")}.`,
    [
      line([b, c, a], { closed: true }),
      angle(`${atB}°`, b, [c, a]),
      angle(`${atC}°`, c, [a, b]),
      label("$A$", { x: a.x, y: a.y + 0.6 }),
      label("$B$", { x: 1.2, y: 1.4 }),
      label("$C$", { x: 14.8, y: 1.4 }),
      label(`$${given}$`, { x: (a.x + b.x) / 2 - 0.9, y: (a.y + b.y) / 2 + 0.3 }),
    ],
  );
}

function write(parameters: Altitude): Question {
  const { atB, atC, unit, before } = parameters;
  const given = atB === 45 ? surd(unit, 2) : `${2 * unit}`;
  const { height, left, right } = parts(parameters);
  const key = rootSum({ whole: unit, roots: [[unit, 3]] });
  const total = `${unit} + ${surd(unit, 3)}`;
  const plainRoot = `${unit}*sqrt(3)`;
  const ascii = (text: string) => (text === `${unit}` ? text : plainRoot);
  const proof = `The altitude from $A$ is $${height}$. It divides $BC$ into segments of length $${left}$ next to $B$ and $${right}$ next to $C$, together $${total}$.`;
  return singleChoice(
    {
      stem: `In triangle $ABC$ shown, $AB=${given}$. What is the length of $BC$?`,
      figure: figure(parameters, given),
      difficulty: 3,
      targetSeconds: 85,
      quick: `Draw the altitude from $A$; it makes one 45-45-90 and one 30-60-90 triangle. ${proof} The trap is to exchange the ratios of the two special triangles, or to stop at one of the segments.`,
      asked: "A side of a triangle of which two angles and another side are known.",
      plan: "No special triangle is there yet, so make two: draw the altitude from $A$ to $BC$.",
      reasoning: [
        `In the right triangle at $B$ the angles are ${atB}°, ${90 - atB}° and 90°, and its hypotenuse is $AB=${given}$. Its legs are $${left}$ along $BC$ and $${height}$, the altitude.`,
        `In the right triangle at $C$ the angles are ${atC}°, ${90 - atC}° and 90°, and the leg opposite $C$ is the altitude, $${height}$. The leg along $BC$ is $${right}$.`,
        `So $BC=${left}+${right}$, that is $${total}$.`,
      ],
      answers:
        "Other answers use $\\sqrt{2}$ where the 30-60-90 triangle needs $\\sqrt{3}$, give one segment only, or treat the two right triangles as if they were alike. Those without a root, or with one root alone, leave out one of the two different segments.",
      steps: [
        {
          text: `In the triangle with the angle of ${atB}°, the legs are $${left}$ and $${height}$.`,
          why:
            atB === 45
              ? "In a 45-45-90 triangle each leg is the hypotenuse divided by $\\sqrt{2}$."
              : "In a 30-60-90 triangle the legs are half the hypotenuse and $\\sqrt{3}$ times that half.",
          check: {
            left: `sqrt((${ascii(left)})^2+(${ascii(height)})^2)`,
            right: atB === 45 ? `${unit}*sqrt(2)` : `${2 * unit}`,
          },
        },
        {
          text: `In the triangle with the angle of ${atC}°, the leg along $BC$ is $${right}$.`,
          why:
            atC === 45
              ? "The legs of a 45-45-90 triangle are equal."
              : "The leg next to the 30° angle is $\\sqrt{3}$ times the leg opposite it.",
        },
        {
          text: `Add the two segments: $BC=${total}$.`,
          why: "The foot of the altitude lies between $B$ and $C$, because both angles are acute.",
          check: { left: `${ascii(left)}+${ascii(right)}`, right: `${unit}+${plainRoot}` },
        },
      ],
      hints: [
        "The given triangle is not a special one. Can you divide it into two that are?",
        "Draw the altitude from $A$ to $BC$, and write down the angles of both right triangles.",
        `In the right triangle at $B$ you know the hypotenuse. Find its legs from the ratio that belongs to ${atB}°.`,
        "The altitude is also a leg of the other right triangle. Find the second segment, and put both together.",
      ],
      takeaway:
        "When the angles are 30°, 45° or 60°, draw the altitude that keeps these angles whole and work in two special right triangles.",
      selfExplain: {
        prompt: "Why is the altitude drawn from $A$ and not from $B$ or $C$?",
        expectations: [
          "it leaves the special angles at B and C undivided",
          "it makes AB the hypotenuse of a special triangle",
        ],
      },
    },
    { key: { ...key, rationale: proof }, before, wrong: wrongChoices(parameters) },
  );
}

export const lengthsAltitude = scene<Altitude>({
  draw,
  write,
  // In coordinates: A from B by angle and length, then the ray from A down to the line BC.
  recompute: ({ atB, atC, unit }, item) => {
    const [b, c] = [(atB * Math.PI) / 180, (atC * Math.PI) / 180];
    const length = atB === 45 ? unit * Math.SQRT2 : 2 * unit;
    const [x, y] = [length * Math.cos(b), length * Math.sin(b)];
    return optionsNear(item, x + y / Math.tan(c));
  },
});
