import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { angle, label, line, type Point, sketch } from "../figures.ts";
import { type WrongDegrees, wrongDegrees } from "./degree-choices.ts";
import { away, labelBy } from "./drafting.ts";

interface Rays {
  /** How often x and y occur in the first two angles, and in all four together. */
  readonly first: readonly [number, number];
  readonly times: 2 | 3;
  /** What is added to the third and to the fourth angle. */
  readonly more: readonly [number, number];
  readonly before: number;
}

function draw(chance: Chance): Rays | null {
  const times = chance.pick([2, 3] as const);
  const more = [chance.integer(2, 18), chance.integer(4, 24)] as const;
  const first =
    times === 2
      ? ([1, 1] as const)
      : chance.pick([
          [1, 2],
          [2, 1],
          [1, 1],
          [2, 2],
        ] as const);
  const sum = more[0] + more[1];
  if ((180 - sum) % times !== 0 || sum % times !== 0 || more[0] === more[1]) return null;
  return { first, times, more, before: chance.integer(0, 4) };
}

const multiple = (factor: number, letter: string) => (factor === 1 ? letter : `${factor}${letter}`);

/** The four angles as they are marked. */
function marked({ first: [x, y], times, more: [p, q] }: Rays) {
  return [
    multiple(x, "x"),
    multiple(y, "y"),
    `${multiple(times - x, "x")}+${p}`,
    `${multiple(times - y, "y")}+${q}`,
  ] as const;
}

function wrongValues({ times, more: [p, q] }: Rays) {
  const sum = p + q;
  const key = (180 - sum) / times;
  return wrongDegrees([
    [
      (180 + sum) / times,
      "moved-term-without-sign",
      `The numbers ${p} and ${q} are on the side of the angles and have to be subtracted from 180, not added.`,
      "All numbers of the equation are collected in one step, and the sign is lost.",
      `What is left of 180 when ${p} and ${q} are taken away?`,
    ],
    [
      180 / times,
      "condition-dropped",
      `This leaves out the ${p}° and ${q}° in two of the angles.`,
      "The letters are collected, and the numbers beside them are overlooked.",
      "Which parts of the four angles contain no letter?",
    ],
    [
      180 - sum,
      "answered-intermediate-quantity",
      `This is $${times}(x+y)$, not $x+y$.`,
      "The letters are all on one side, and the division is forgotten.",
      "How often does each letter occur in the equation?",
    ],
    [
      (90 - sum) / times,
      "complement-supplement-mixed",
      "The four angles fill a straight line of 180°, not a right angle.",
      "Several angles side by side remind of a right angle that is divided.",
      "From where to where do the four angles reach together?",
    ],
    [
      key / 2,
      "divided-by-wrong-count",
      "The sum of the two letters is asked for, and this halves it once more.",
      "With two unknowns, a division by two seems natural.",
      "Is one letter asked for, or the sum of both?",
    ],
    [
      (360 - sum) / times,
      "full-and-straight-angle-mixed",
      "The four angles lie on one side of a line and make 180°, not 360°.",
      "The angles around a point make 360°, and $O$ is a point with several angles.",
      "Do the four angles go all the way around $O$?",
    ],
    ...moreLost(sum, times),
  ]);
}

/** What comes out when the numbers are taken away twice, or the angles are taken to be equal. */
function moreLost(sum: number, times: number): readonly WrongDegrees[] {
  return [
    [
      (180 - 2 * sum) / times,
      "counted-twice",
      `The sum ${sum} of the two plain numbers is taken away once for each letter; it has to be taken away once.`,
      "Each of the two letters has an angle with a number beside it, and both corrections are made twice.",
      "How often does each plain number occur in the sum of the four angles?",
    ],
    [
      45,
      "outcomes-assumed-equal",
      "This takes the four angles to be equal, which the marks do not say.",
      "Four angles fill the line, and a fourth of 180° is quickly found.",
      "Do the marks say that the angles are equal?",
    ],
  ];
}

function figure(rays: Rays) {
  const O: Point = { x: 8, y: 2 };
  const arm = (degrees: number) => away(O, degrees, 7);
  const [A, C, D, E, B] = [arm(180), arm(138), arm(98), arm(50), arm(0)];
  const texts = marked(rays).map((text) => (text.includes("+") ? `$(${text})°$` : `$${text}°$`));
  const [one = "", two = "", three = "", four = ""] = texts;
  return sketch(
    `Point O is on the horizontal line AB, with A on the left and B on the right. Above the line, three rays start at O. From A to B they are OC, OD, and OE, so there are four angles side by side: angle AOC is ${plain(one)}, angle COD is ${plain(two)}, angle DOE is ${plain(three)}, and angle EOB is ${plain(four)}.`,
    [
      line([A, B]),
      line([O, C]),
      line([O, D]),
      line([O, E]),
      angle("", O, [C, A]),
      angle("", O, [D, C]),
      angle("", O, [E, D]),
      angle("", O, [B, E]),
      label(one, away(O, 159, 4.6)),
      label(two, away(O, 118, 4.6)),
      label(three, away(O, 74, 4.6)),
      label(four, away(O, 25, 4.6)),
      labelBy("$A$", A, 250),
      labelBy("$B$", B, 290),
      labelBy("$C$", C, 138),
      labelBy("$D$", D, 98),
      labelBy("$E$", E, 50),
      labelBy("$O$", O, 270),
    ],
  );
}

const plain = (text: string) => text.replaceAll("$", "");

function write(rays: Rays): Question {
  const { times, more, before } = rays;
  const [p, q] = more;
  const key = (180 - p - q) / times;
  const equation = `${marked(rays).join("+")}=180`;
  const proof = `The four angles make a straight line: $${equation}$. Collected, this is $${times}x+${times}y+${p + q}=180$, so $${times}(x+y)=${180 - p - q}$ and $x+y=${key}$.`;
  return choiceQuestion({
    stem: "In the figure, $O$ is a point on line $AB$. What is the value of $x+y$?",
    figure: figure(rays),
    difficulty: times === 2 ? 2 : 3,
    targetSeconds: 75,
    quick: `${proof} The trap is to try to find $x$ and $y$ one by one, which is not possible.`,
    asked: "The sum of two unknowns that occur in four angles on a line.",
    plan: "Write the one equation that the line gives, and look for the sum in it.",
    reasoning: [
      `The four angles together reach from one side of the line to the other, so $${equation}$.`,
      `Collect the letters: $${times}x+${times}y+${p + q}=180$. Both letters occur equally often.`,
      `So $${times}(x+y)=180-${p + q}=${180 - p - q}$ and $x+y=${key}$, although $x$ and $y$ themselves are not fixed.`,
    ],
    answers:
      "Other answers lose a sign or the plain numbers, stop before the last division, or use another total than 180°.",
    steps: [
      {
        text: `Straight line: $${equation}$.`,
        why: "Angles side by side on a line add up to 180°.",
        check: {
          left: `${times}*s+${p}+${q}`,
          right: "180",
          given: { s: `${key}` },
        },
      },
      {
        text: `$${times}(x+y)=${180 - p - q}$, and $x+y=${key}$.`,
        why: "The letters occur equally often, so their sum can be taken out.",
        check: { left: `(180-${p}-${q})/${times}`, right: `${key}` },
      },
    ],
    hints: [
      "Is a single letter asked for, or a combination of both?",
      "Four angles side by side on a line have a known sum.",
      "Write the equation for this sum and collect equal letters.",
      "Both letters now have the same coefficient. Divide by it.",
    ],
    takeaway:
      "When a sum of unknowns is asked for, look for that sum in the equation and do not solve for each unknown.",
    selfExplain: {
      prompt: "Why can the sum of the two letters be found although neither letter can?",
      expectations: [
        "there is only one equation",
        "both letters have the same coefficient in it, so their sum comes out",
      ],
    },
    value: key,
    proof,
    wrong: wrongValues(rays),
    before,
  });
}

export const equationRays = scene<Rays>({
  draw,
  write,
  // Pairs of values in tenths are tried until the four angles of the figure add up to a half turn.
  recompute: ({ first: [a, b], times, more: [p, q] }, item) => {
    const sums = new Set<number>();
    for (const x of integers(1, 900))
      for (const y of integers(1, 900)) {
        const angles = [a * x, b * y, (times - a) * x + 10 * p, (times - b) * y + 10 * q];
        if (angles.reduce((one, other) => one + other) === 1800) sums.add(x + y);
      }
    if (sums.size !== 1) throw new Error("the sum is not fixed");
    return optionsNear(item, [...sums].reduce((one) => one) / 10);
  },
});
