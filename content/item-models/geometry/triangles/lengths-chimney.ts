import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { surd } from "../../kit/write-numbers.ts";
import { rootSum } from "./lengths-sums.ts";

interface Chimney {
  /** Angles of the line of sight before and after walking. */
  readonly far: 30 | 45;
  readonly near: 45 | 60;
  /** Half of the distance walked, in meters. */
  readonly half: number;
  readonly before: number;
}

function draw(chance: Chance): Chimney {
  const [far, near] = chance.pick([
    [30, 60],
    [30, 45],
    [45, 60],
  ] as const);
  return { far, near, half: 3 * chance.integer(3, 12), before: chance.integer(0, 4) };
}

function heightOf({ far, near, half }: Chimney) {
  if (near === 45) return rootSum({ whole: half, roots: [[half, 3]] });
  return far === 30
    ? rootSum({ whole: 0, roots: [[half, 3]] })
    : rootSum({ whole: 3 * half, roots: [[half, 3]] });
}

function wrongChoices(chimney: Chimney): WrongChoice[] {
  const { half } = chimney;
  return [
    {
      ...rootSum({ whole: 0, roots: [[2 * half, 3]] }),
      ...slip(
        "similar-sides-mismatched",
        `This takes the ${2 * half} meters walked for the whole distance to the chimney.`,
        "It is the only distance given, and it is put into a 30-60-90 triangle at once.",
        "Does the walk end at the foot of the chimney?",
      ),
    },
    {
      ...rootSum({ whole: 2 * half }),
      ...slip(
        "assumed-case-not-checked",
        `A height of ${2 * half} meters is the length of the walk; it would need a 45° triangle with the walk as a leg.`,
        "With a 45° angle or two equal angles, two lengths are equal, but not these two.",
        "Which two segments are the legs of the right triangle with the chimney?",
      ),
    },
    {
      ...rootSum({ whole: half }),
      ...slip(
        "answered-intermediate-quantity",
        `Half of the walk is a useful length on the way, but with a height of ${half} meters the two points would be less than ${2 * half} meters apart.`,
        "Halving a length belongs to every 30-60-90 triangle.",
        "Which side of which right triangle is half of the walk?",
      ),
    },
    {
      ...rootSum({ whole: 0, roots: [[half, 2]] }),
      ...slip(
        "special-triangles-mixed-up",
        "The factor $\\sqrt{2}$ belongs to the hypotenuse of a 45-45-90 triangle and does not lead to the height here.",
        "The ratios of the two special triangles are easily exchanged.",
        "In which ratio are height and ground distance for each of the two angles?",
      ),
    },
    {
      ...rootSum({ whole: 0, roots: [[(2 * half) / 3, 3]] }),
      ...slip(
        "similar-sides-mismatched",
        "This uses the walk as the longer leg of a 30-60-90 triangle with the chimney as the shorter leg.",
        "With an angle of 30° the height is the ground distance divided by $\\sqrt{3}$, but the walk is only a part of that distance.",
        "How far from the chimney was the first place?",
      ),
    },
    ...otherAngles(chimney),
  ];
}

function otherAngles({ near, half }: Chimney): WrongChoice[] {
  return [
    ...(near === 45
      ? [
          {
            ...rootSum({ whole: 0, roots: [[half, 3]] }),
            ...slip(
              "special-triangles-mixed-up",
              "This would be the height if the second angle were 60°; a 45° line of sight belongs to another triangle.",
              "With 30° and 60° the walk makes an isosceles triangle, a picture that comes easily to mind.",
              "Which angle is seen from the second place?",
            ),
          },
        ]
      : [
          {
            ...rootSum({ whole: half, roots: [[half, 3]] }),
            ...slip(
              "special-triangles-mixed-up",
              "This would be the height if the angles were 30° and 45°.",
              "The roots of two special triangles are combined, but not those of the given angles.",
              "Which angles are seen from the two places?",
            ),
          },
        ]),
    {
      ...rootSum({ whole: 0, roots: [[3 * half, 3]] }),
      ...slip(
        "fraction-inverted",
        "Here a ground distance is multiplied by $\\sqrt{3}$ where it has to be divided, or the other way around.",
        "The ratio of the legs is right, but it is used upside down in one of the triangles.",
        "At 30°, which is longer, the height or the distance along the ground?",
      ),
    },
  ];
}

/** The reasoning, with the ground distances of the two places written by the height h. */
function solve(chimney: Chimney) {
  const { far, near, half } = chimney;
  const ground = (degrees: number) =>
    ({ 30: "\\sqrt{3}\\,h", 45: "h", 60: "\\frac{h}{\\sqrt{3}}" })[degrees] ?? "";
  const ascii = (degrees: number) => ({ 30: "sqrt(3)*h", 45: "h", 60: "h/sqrt(3)" })[degrees] ?? "";
  const root = surd(half, 3);
  const height = near === 45 ? `${half} + ${root}` : far === 30 ? root : `${3 * half} + ${root}`;
  const asciiHeight =
    near === 45
      ? `${half}+${half}*sqrt(3)`
      : far === 30
        ? `${half}*sqrt(3)`
        : `${3 * half}+${half}*sqrt(3)`;
  const insight =
    near === 45
      ? `So $(\\sqrt{3}-1)h=${2 * half}$; multiplied by $\\sqrt{3}+1$ this is $2h=${2 * half}(\\sqrt{3}+1)$`
      : far === 30
        ? `So $\\frac{3h-h}{\\sqrt{3}}=${2 * half}$`
        : `So $\\frac{(\\sqrt{3}-1)h}{\\sqrt{3}}=${2 * half}$; multiplied by $\\sqrt{3}(\\sqrt{3}+1)$ this is $2h=${2 * half}(3+\\sqrt{3})$`;
  return {
    grounds: [ground(far), ground(near)] as const,
    equation: `${ground(far)}-${ground(near)}=${2 * half}`,
    check: {
      left: `${ascii(far)}-${ascii(near)}`,
      right: `${2 * half}`,
      given: { h: asciiHeight },
    },
    height,
    insight,
  };
}

function write(chimney: Chimney): Question {
  const { far, near, half, before } = chimney;
  const { grounds, equation, check, height, insight } = solve(chimney);
  const proof = `If the height is $h$ meters, the two places are $${grounds[0]}$ and $${grounds[1]}$ meters from the foot, and $${equation}$. ${insight}, and $h=${height}$.`;
  return singleChoice(
    {
      stem: `From a point on level ground, the straight line to the top of a vertical chimney rises at an angle of ${far}°. From a second point, ${2 * half} meters closer to the foot of the chimney, the line to its top rises at an angle of ${near}°. What is the height of the chimney, in meters?`,
      difficulty: far === 30 && near === 60 ? 4 : 5,
      targetSeconds: far === 30 && near === 60 ? 100 : 120,
      quick: `Both lines of sight and the chimney make special right triangles with the same height $h$. ${proof} The trap is to take the walk for the whole distance to the chimney.`,
      asked: "The height of a chimney from two angles and the distance between the two places.",
      plan: "Let the height be $h$, write both ground distances by $h$, and use that they differ by the walk.",
      reasoning: [
        `At ${far}° the ground distance is $${grounds[0]}$ meters, and at ${near}° it is $${grounds[1]}$ meters, by the ratios of the special triangles.`,
        `The second place is ${2 * half} meters closer, so $${equation}$.`,
        `${insight}, and $h=${height}$.`,
      ],
      answers:
        "Several answers put the walk into one special triangle as if it were a leg with the chimney as the other. Others exchange the ratios of the special triangles, use one upside down, or stop at half of the walk.",
      steps: [
        {
          text: `The difference of the two ground distances is the walk: $${equation}$.`,
          why: "Both places and the foot of the chimney lie on one line.",
          check,
        },
        {
          text: `${insight}, and $h=${height}$.`,
          why: "The equation is linear in $h$; where a factor contains a root, a difference of squares removes it.",
        },
      ],
      hints: [
        "There are two right triangles with the chimney as a leg. Which length do they share?",
        "Each angle is one of a special right triangle, so the ground distance is a fixed multiple of the height.",
        "Let $h$ be the height, and write the distance of each place from the foot by $h$.",
        `The two distances differ by ${2 * half}. Write this as an equation for $h$ and solve it.`,
      ],
      ...(far === 30 && near === 60
        ? {
            fasterWay: `The triangle between the two places and the top has angles 30°, 120° and 30°, so the second line of sight is ${2 * half} meters long too. It is the hypotenuse of a 30-60-90 triangle with the height as longer leg.`,
          }
        : {}),
      takeaway:
        "When two special triangles share a height, write both ground distances by that height and subtract.",
      selfExplain: {
        prompt: "Why is the distance walked not a leg of a right triangle with the chimney?",
        expectations: [
          "the second place is not at the foot of the chimney",
          "the walk is the difference of two ground distances",
        ],
      },
    },
    { key: { ...heightOf(chimney), rationale: proof }, before, wrong: wrongChoices(chimney) },
  );
}

export const lengthsChimney = scene<Chimney>({
  draw,
  write,
  // The height is found by halving an interval until the two places are as far apart as stated.
  recompute: ({ far, near, half }, item) => {
    const away = (height: number, degrees: number) => height / Math.tan((degrees * Math.PI) / 180);
    let [low, high] = [0, 100 * half];
    for (let step = 0; step < 200; step += 1) {
      const height = (low + high) / 2;
      if (away(height, far) - away(height, near) < 2 * half) low = height;
      else high = height;
    }
    return optionsNear(item, low);
  },
});
