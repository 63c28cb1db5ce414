import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { rooted, valued } from "./unknown-leg-slips.ts";

interface Pole {
  /** The part left standing, the part bent over, and the distance on the ground. */
  readonly standing: number;
  readonly bent: number;
  readonly ground: number;
  readonly before: number;
}

type Triple = readonly [standing: number, ground: number, bent: number];
/** With a low and with a high break. */
const LOW: readonly Triple[] = [
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [9, 12, 15],
  [6, 8, 10],
  [12, 16, 20],
  [10, 24, 26],
  [15, 20, 25],
];
const HIGH: readonly Triple[] = [
  [12, 9, 15],
  [16, 12, 20],
  [20, 15, 25],
  [15, 8, 17],
  [12, 5, 13],
  [24, 10, 26],
];

function draw(chance: Chance): Pole {
  const [standing, ground, bent] = chance.pick(chance.pick([LOW, HIGH]));
  return { standing, bent, ground, before: chance.integer(0, 4) };
}

function wrongChoices(pole: Pole): WrongChoice[] {
  const { standing, bent, ground } = pole;
  const tall = standing + bent;
  return [
    valued(
      bent,
      slip(
        "complement-answered",
        "This is the length of the part that bent over, not the height of the break.",
        "It is found at the same time and fits the right triangle too.",
        "Which side of the right triangle is vertical?",
      ),
    ),
    valued(
      new Fraction(tall - ground, 2),
      slip(
        "legs-added-for-hypotenuse",
        `This makes the bent part as long as the standing part and the ${ground} feet together; a hypotenuse is shorter than that.`,
        "The equation is linear and quickly solved.",
        "How is the hypotenuse of a right triangle found from its legs?",
      ),
    ),
    valued(
      new Fraction(tall, 2),
      slip(
        "assumed-case-not-checked",
        `Two parts of ${tall / 2} feet each would leave no distance between the top and the foot, since the hypotenuse must be longer than a leg.`,
        "A break in the middle is easy to picture.",
        "Can a leg and the hypotenuse have the same length?",
      ),
    ),
    valued(
      2 * standing,
      slip(
        "multiplied-instead-of-divided",
        "The factor 2 of the middle term is lost when the equation is solved.",
        `The squares cancel, and $${tall}^{2}-${ground}^{2}$ is divided by ${tall} only.`,
        "What is the middle term when a difference is squared?",
      ),
    ),
    ...numbersOnTheWay(pole),
  ];
}

function numbersOnTheWay({ standing, bent, ground }: Pole): WrongChoice[] {
  const tall = standing + bent;
  return [
    valued(
      new Fraction(ground ** 2, tall),
      slip(
        "answered-intermediate-quantity",
        "This is by how much the bent part is longer than the standing part.",
        "Sum and difference of the two parts are a quick way in, and the difference is found first.",
        "How do you get the shorter part from the sum and the difference?",
      ),
    ),
    valued(
      ground,
      slip(
        "assumed-figure-to-scale",
        `This takes the legs for equal; then the bent part would be $${ground}\\sqrt{2}$ feet long, and the parts would not add up to ${tall}.`,
        "In a rough sketch the slanted part often lies at 45°.",
        "Do the two parts add up to the height of the pole?",
      ),
    ),
    valued(
      new Fraction(ground ** 2, 2 * tall),
      slip(
        "answered-intermediate-quantity",
        "This is by how much the break lies below the middle of the pole.",
        "It is half of the difference of the two parts, the last number before the answer.",
        "From which number does this one have to be subtracted?",
      ),
    ),
    rooted(
      tall ** 2 - ground ** 2,
      slip(
        "whole-taken-for-part",
        "This takes the whole pole for the hypotenuse, but only the bent part spans the distance to the ground.",
        "The length of the pole and the distance on the ground are the numbers given.",
        "Which part of the pole is slanted after the break?",
      ),
    ),
    valued(
      tall - ground,
      slip(
        "unlike-terms-cancelled",
        "Lengths in different directions are subtracted, as if they lay on one line.",
        "The two given numbers are combined in a single step.",
        "Do the pole and the distance on the ground lie on one line?",
      ),
    ),
  ];
}

function write(pole: Pole): Question {
  const { standing, bent, ground, before } = pole;
  const tall = standing + bent;
  const proof = `With the break ${standing} feet up, the bent part is $${tall}-${standing}=${bent}$ feet long, and $${standing}^{2}+${ground}^{2}=${bent}^{2}$.`;
  return singleChoice(
    {
      stem: `In a storm, a vertical pole ${tall} feet high snapped but did not come apart. The upper part tilted over until its tip touched the level ground ${ground} feet from the foot of the pole, while the lower part stayed upright. At what height above the ground, in feet, did the pole snap?`,
      difficulty: 3,
      targetSeconds: 95,
      quick: `The standing part $x$, the ground and the bent part $${tall}-x$ form a right triangle: $x^{2}+${ground}^{2}=(${tall}-x)^{2}$. The squares of $x$ cancel, $${2 * tall}x=${tall}^{2}-${ground}^{2}$, and $x=${standing}$. The trap is to take the whole pole for the hypotenuse, or to report the bent part.`,
      asked: "The height of the break, that is the length of the part that stayed upright.",
      plan: "Call it $x$, write the other part by $x$, and use the Pythagorean theorem.",
      reasoning: [
        `If $x$ is the height of the break, the upper part has length $${tall}-x$ and becomes the hypotenuse of a right triangle with legs $x$ and ${ground}.`,
        `So $x^{2}+${ground}^{2}=(${tall}-x)^{2}=${tex(tall ** 2)}-${2 * tall}x+x^{2}$.`,
        `The term $x^{2}$ cancels: $${2 * tall}x=${tex(tall ** 2)}-${ground ** 2}=${tex(tall ** 2 - ground ** 2)}$, so $x=${standing}$.`,
        `Check: the parts are ${standing} and ${bent} feet, and $${standing ** 2}+${ground ** 2}=${bent ** 2}$.`,
      ],
      answers:
        "Other answers give the bent part, take the whole pole for the hypotenuse, add the legs instead of their squares, lose the factor 2 of the middle term, or assume a break halfway up.",
      steps: [
        {
          text: `Pythagorean theorem: $x^{2}+${ground}^{2}=(${tall}-x)^{2}$.`,
          why: "The bent part is the hypotenuse.",
          check: { left: `x^2+${ground}^2`, right: `(${tall}-x)^2`, given: { x: `${standing}` } },
        },
        {
          text: `Solve: $${2 * tall}x=${tex(tall ** 2 - ground ** 2)}$, so $x=${standing}$.`,
          why: "The squares of the unknown cancel, and a linear equation is left.",
          check: {
            left: `${tall}^2-${ground}^2`,
            right: `${2 * tall}*x`,
            given: { x: `${standing}` },
          },
        },
      ],
      hints: [
        "Sketch the pole after the storm. Which triangle do you see, and which side is which?",
        "The two parts of the pole add up to its whole height, so one letter is enough for both.",
        "Call the upright part $x$, write the slanted part by $x$, and apply the Pythagorean theorem.",
        "Multiply out the square of the difference; the squares of the unknown cancel.",
      ],
      fasterWay: `Write the theorem as a difference of squares: bent part plus standing part is ${tall}, so their difference is $\\frac{${ground ** 2}}{${tall}}$. Half of ${tall} minus this difference is the height asked for.`,
      takeaway:
        "When a leg and the hypotenuse have a known sum or difference, the squares of the unknown cancel and the equation is linear.",
      selfExplain: {
        prompt: "Why does the equation turn out to be linear although squares occur?",
        expectations: [
          "both sides contain the square of the unknown once",
          "it cancels and leaves the middle term",
        ],
      },
    },
    {
      key: { order: standing, text: `${standing}`, rationale: proof },
      before,
      wrong: wrongChoices(pole),
    },
  );
}

export const legPole = scene<Pole>({
  draw,
  write,
  // Every tenth of a foot is tried as the height of the break.
  recompute: ({ standing, bent, ground }, item) => {
    const tall = 10 * (standing + bent);
    for (let height = 1; height < tall; height += 1) {
      if (height ** 2 + (10 * ground) ** 2 === (tall - height) ** 2)
        return optionsNear(item, height / 10);
    }
    throw new Error("no height fits");
  },
});
