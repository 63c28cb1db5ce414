import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Sum {
  readonly numbers: readonly number[];
  /** How many times the old range the new range is. */
  readonly factor: number;
  readonly before: number;
}

function draw(chance: Chance): Sum | null {
  const start = chance.integer(18, 60);
  const steps = [
    chance.integer(2, 5),
    chance.integer(2, 6),
    chance.integer(2, 6),
    chance.integer(3, 6),
  ];
  const numbers = [start];
  for (const step of steps) numbers.push((numbers.at(-1) ?? 0) + step);
  return {
    numbers: chance.shuffle(numbers),
    factor: chance.pick([2, 3]),
    before: chance.integer(0, 4),
  };
}

function facts({ numbers, factor }: Sum) {
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  const old = greatest - least;
  const range = factor * old;
  return { least, greatest, old, range, low: greatest - range, high: least + range };
}

function wrongValues(sum: Sum): WrongValue[] {
  const { least, greatest, old, range, low, high } = facts(sum);
  const median = sum.numbers.toSorted((a, b) => a - b)[2] ?? 0;
  return [
    {
      value: high,
      ...slip(
        "one-end-for-unknown",
        `This is only the value above all the numbers; $x=${low}$ is possible too.`,
        "A number that widens the range is pictured as the greatest.",
        "At which other place can a number widen the range?",
      ),
    },
    {
      value: greatest + range + (least + range) - old,
      ...slip(
        "extremes-from-like-ends",
        "Both values are formed by adding a range upward, but one of them lies below the list.",
        "Adding the range is right for one of the two values.",
        "What must you do with the range when $x$ is the least number?",
      ),
    },
    {
      value: low,
      ...slip(
        "one-end-for-unknown",
        `This is only the value below all the numbers; $x=${high}$ is possible too.`,
        "One solution is found, and the search ends.",
        "At which other place can a number widen the range?",
      ),
    },
    {
      value: 2 * median,
      ...slip(
        "median-taken-as-middle-of-ends",
        `The two values lie equally far from the middle of ${least} and ${greatest}, which is not the median, ${median}.`,
        "The two values lie on both sides of the list, as if its median were halfway between them.",
        "Which point is halfway between the two possible values?",
      ),
    },
    {
      value: high - low,
      ...slip(
        "sign-slip",
        "This is the difference of the two values.",
        "The two values have been found, and a range is a difference.",
        "Which operation does the question name?",
      ),
    },
    {
      value: greatest + old + (greatest + range),
      ...slip(
        "ranges-combined-as-numbers",
        "Both values are counted upward from the greatest number.",
        "The range seems to be added where the list ends.",
        "Between which two numbers is the new range measured?",
      ),
    },
    {
      value: high + old,
      ...slip(
        "answered-intermediate-quantity",
        "This adds the old range to one of the values.",
        "The old range has been found on the way.",
        "What are the two values that have to be added?",
      ),
    },
  ].filter(({ value }) => value > 0);
}

function write(sum: Sum): Question {
  const { numbers, factor, before } = sum;
  const { least, greatest, old, range, low, high } = facts(sum);
  const key = low + high;
  const times = factor === 2 ? "twice" : `${factor} times`;
  const proof = `The range must be $${factor}\\cdot ${old}=${range}$, so $x$ is an extreme: $x=${least}+${range}=${high}$ or $x=${greatest}-${range}=${low}$. The sum is $${high}+${low < 0 ? `(${low})` : low}=${key}$.`;
  return choiceQuestion({
    stem: `When the number $x$ is added to the list ${numbers.join(", ")}, the range becomes ${times} as great as it was. What is the sum of all possible values of $x$?`,
    difficulty: 3,
    targetSeconds: 75,
    quick: `${proof} The trap is to place $x$ at one end only.`,
    asked: "All values that give the list the new range, added.",
    plan: "Find the new range, and count it from the least number upward and from the greatest downward.",
    reasoning: [
      `The old range is $${greatest}-${least}=${old}$, so the new one is ${range}.`,
      `If $x$ is the greatest number, then $x-${least}=${range}$ and $x=${high}$. If it is the least, then $${greatest}-x=${range}$ and $x=${low}$.`,
      `Added, the range cancels: what remains is the least number plus the greatest, $${least}+${greatest}=${key}$.`,
    ],
    answers:
      "Other answers give one of the two values only, count the range from the wrong end, subtract the values, or take the median for the middle of the two.",
    steps: [
      {
        text: `New range: $${factor}\\cdot (${greatest}-${least})=${range}$.`,
        why: "The range is the greatest number less the least.",
        check: { left: `${factor}*(${greatest}-${least})`, right: `${range}` },
      },
      {
        text: `The two values: $${least}+${range}=${high}$ and $${greatest}-${range}=${low}$.`,
        why: "A number that widens the range lies above all others or below all others.",
        check: { left: `${least}+${range}`, right: `${high}` },
      },
      {
        text: `Their sum: $${key}$.`,
        why: "The question asks for all possible values together.",
        check: { left: `${high}+${low < 0 ? `(${low})` : low}`, right: `${key}` },
      },
    ],
    hints: [
      "Can $x$ lie between the numbers of the list?",
      "A number can widen a range at the upper end or at the lower end.",
      "Find the old range, and from it the new one.",
      "Count the new range upward from the least number and downward from the greatest.",
    ],
    fasterWay:
      "The two values lie symmetrically about the middle of the old extremes, so their sum is the sum of the old extremes.",
    takeaway:
      "An unknown number that widens the range has two possible values, one beyond each end.",
    selfExplain: {
      prompt: "Why does the new range cancel in the sum of the two values?",
      expectations: ["it is added to the least number and subtracted from the greatest"],
    },
    value: key,
    proof,
    before,
    wrong: wrongValues(sum),
  });
}

/** Quarters are tried as x. */
export const unknownSum = scene<Sum>({
  draw,
  write,
  recompute: ({ numbers, factor }, item) => {
    const range = (list: readonly number[]) => {
      const sorted = list.toSorted((a, b) => a - b);
      return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
    };
    const values = [...integers(-1200, 1200)]
      .map((quarters) => quarters / 4)
      .filter((x) => range([...numbers, x]) === factor * range(numbers));
    return optionsNear(
      item,
      values.reduce((sum, x) => sum + x, 0),
    );
  },
});
