import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";

interface Statues {
  /** Ratio of the lengths, in least whole numbers, small to large. */
  readonly ratio: readonly [number, number];
  /** The small one weighs this many times the cube of its ratio number, in pounds. */
  readonly unit: number;
  /** Whether the weight of the large one is asked for. */
  readonly upward: boolean;
  readonly before: number;
}

function draw(chance: Chance): Statues {
  const ratio = chance.pick([
    [1, 2],
    [2, 3],
    [1, 3],
    [2, 5],
    [3, 4],
    [3, 5],
  ] as const);
  const unit = ratio[1] < 4 ? chance.integer(2, 9) : chance.integer(1, 3);
  return { ratio, unit, upward: chance.pick([true, false]), before: chance.integer(0, 4) };
}

/** Weights, and the factor of the lengths from the one given to the one asked for. */
function weights({ ratio: [a, b], unit, upward }: Statues) {
  const [small, large] = [unit * a ** 3, unit * b ** 3];
  return {
    given: upward ? small : large,
    asked: upward ? large : small,
    factor: upward ? new Fraction(b, a) : new Fraction(a, b),
  };
}

const power = (base: Fraction, exponent: number) => base.pow(exponent) ?? new Fraction(1);

function wrongValues(statues: Statues): WrongValue[] {
  const { given, factor } = weights(statues);
  const square = power(factor, 2);
  const values: WrongValue[] = [
    {
      value: square.mul(given),
      ...slip(
        "volume-scaled-like-area",
        "The weights go with the volumes, and these are not in the ratio of the surfaces.",
        "The ratio of the amounts of varnish is used for the weights as it stands.",
        "In which power of the lengths do surface and volume change?",
      ),
    },
    {
      value: power(factor, 6).mul(given),
      ...slip(
        "volume-scaled-like-area",
        "The ratio of the surfaces is not the ratio of the lengths, so it must not be raised to the third power.",
        "Volumes go with the third power, and it is taken of the ratio given.",
        "Which ratio is raised to the third power to get the ratio of the volumes?",
      ),
    },
    {
      value: factor.mul(given),
      ...slip(
        "area-scaled-like-length",
        "This multiplies the weight by the ratio of the lengths only once; there are three dimensions.",
        "The ratio of the lengths is found first, and it is used at once.",
        "How does the volume change when all lengths are multiplied by a factor?",
      ),
    },
    {
      value: power(factor, 4).mul(given),
      ...slip(
        "exponent-rules-mixed",
        "The ratio of the surfaces is squared, which is the fourth power of the ratio of the lengths.",
        "Going from surface to volume seems to need another square.",
        "Which power of the lengths is the volume?",
      ),
    },
    {
      value: square.mul(given).mul(3).div(2),
      ...slip(
        "exponent-rules-mixed",
        "Passing from the second to the third power does not multiply a ratio by three halves.",
        "Areas have two dimensions and volumes three, so the ratio is multiplied by 3 and divided by 2.",
        "How do you get from the square of a number to its third power?",
      ),
    },
    {
      value: square.mul(given).mul(2),
      ...slip(
        "exponent-rules-mixed",
        "The ratio of the surfaces is doubled, where it has to be multiplied by the ratio of the lengths.",
        "The next power is thought to be twice the last one.",
        "How do you get from the square of a number to its third power?",
      ),
    },
    {
      value: square.mul(given).div(2),
      ...slip(
        "halved-instead-of-rooted",
        "The ratio of the surfaces is halved, although its root gives the ratio of the lengths.",
        "Half of the square is taken for the number that was squared.",
        "Which number, squared, gives the ratio of the surfaces?",
      ),
    },
  ];
  return values.filter(({ value }) => new Fraction(value).d === 1n);
}

function write(statues: Statues): Question {
  const {
    ratio: [a, b],
    upward,
    before,
  } = statues;
  const { given, asked, factor } = weights(statues);
  const lengths = `The amounts of varnish go with the surfaces, so the lengths are in the ratio $\\sqrt{${a * a}}:\\sqrt{${b * b}}$, which is ${a} to ${b}.`;
  const end = `The weights go with the volumes, in the ratio $${a}^{3}:${b}^{3}$. So the ${upward ? "larger" : "smaller"} one weighs $${given}\\cdot \\left(${tex(factor)}\\right)^{3}=${asked}$ pounds.`;
  return choiceQuestion({
    stem: `Two solid wooden statues have exactly the same shape but different sizes, and they are made of the same kind of wood. The amounts of varnish needed to give the whole surfaces of the two statues one coat of the same thickness are in the ratio ${a * a} to ${b * b}. The ${upward ? "smaller" : "larger"} statue weighs ${given} pounds. How many pounds does the ${upward ? "larger" : "smaller"} statue weigh?`,
    difficulty: a === 1 ? 3 : 4,
    targetSeconds: 90,
    quick: `${lengths} ${end} The trap is to use the ratio of the surfaces for the weights.`,
    asked: "The weight of one of two similar bodies, when the ratio of their surfaces is known.",
    plan: "Go from the surfaces to the lengths by a root, and from the lengths to the volumes by the third power.",
    reasoning: [
      lengths,
      end,
      "The thin layer of varnish does not count for the weight of the wood.",
    ],
    answers:
      "Other answers use the ratio of the surfaces or of the lengths for the weights, raise the ratio of the surfaces to another power, or multiply it by a fixed number.",
    steps: [
      {
        text: lengths,
        why: "Surfaces of similar bodies go with the square of the lengths.",
        check: { left: `sqrt(${a * a})/sqrt(${b * b})`, right: `${a}/${b}` },
      },
      {
        text: end,
        why: "Volumes of similar bodies go with the third power of the lengths.",
        check: { left: `${given}*(${factor.toFraction()})^3`, right: `${asked}` },
      },
    ],
    hints: [
      "The varnish says something about the surfaces. What does the weight depend on?",
      "In similar bodies, surfaces go with the square and volumes with the third power of the lengths.",
      "Find the ratio of the lengths from the ratio of the surfaces.",
      "Raise the ratio of the lengths to the third power, and apply it to the weight that is given.",
    ],
    takeaway:
      "Between areas and volumes of similar bodies, always pass through the ratio of the lengths.",
    selfExplain: {
      prompt: "How do you get from a ratio of surfaces to a ratio of weights?",
      expectations: [
        "the root gives the ratio of the lengths",
        "its third power gives the ratio of the volumes, and so of the weights",
      ],
    },
    value: asked,
    proof: `${lengths} ${end}`,
    wrong: wrongValues(statues),
    before,
  });
}

/** Boxes of cells stand for the statues: side lengths are tried until the surfaces have the ratio, then cells are counted. */
export const scaledStatues = scene<Statues>({
  draw,
  write,
  recompute: ({ ratio: [a, b], unit, upward }, item) => {
    const [firstVarnish, secondVarnish] = [a * a, b * b];
    const given = upward ? unit * a * a * a : unit * b * b * b;
    const body = (size: number) => ({
      surface: 2 * (size * 2 * size + size * 3 * size + 2 * size * 3 * size),
      cells: size * 2 * size * 3 * size,
    });
    for (let small = 1; small <= 12; small += 1)
      for (let large = small + 1; large <= 30; large += 1) {
        const [one, other] = [body(small), body(large)];
        if (one.surface * secondVarnish !== other.surface * firstVarnish) continue;
        const [from, to] = upward ? [one.cells, other.cells] : [other.cells, one.cells];
        return optionsNear(item, (given / from) * to);
      }
    throw new Error("no sizes fit");
  },
});
