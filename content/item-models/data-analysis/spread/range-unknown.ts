import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { listed } from "../../kit/write-numbers.ts";

interface Unknown {
  readonly numbers: readonly number[];
  readonly range: number;
  /** What excludes one of the two ends, if anything does. */
  readonly side: "above" | "below" | null;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function ends({ numbers, range }: Pick<Unknown, "numbers" | "range">) {
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  return { least, greatest, low: greatest - range, high: least + range };
}

function draw(chance: Chance): Unknown {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const start = chance.integer(18, 34);
  const numbers = chance.shuffle([
    start,
    start + chance.integer(2, 4),
    start + chance.integer(6, 9),
    start + chance.integer(11, 14),
    start + chance.integer(16, 21),
  ]);
  const known = Math.max(...numbers) - start;
  const range = known + chance.integer(3, 9);
  const { low, high } = ends({ numbers, range });
  const side = outcome === "open" ? null : chance.pick(["above", "below"] as const);
  const place = side === "below" ? low : high;
  const bound = {
    first: place - chance.integer(1, 2),
    second: place + chance.integer(1, 2),
    equal: place,
    open: chance.pick([low, high, start + range - chance.integer(1, 2)]),
  }[outcome];
  return { numbers, range, side, bound, outcome, swapped: chance.pick([false, true]) };
}

function clue(unknown: Unknown): string {
  const { numbers, side } = unknown;
  if (side === null) return "";
  const middle = numbers.toSorted((a, b) => a - b)[2] ?? 0;
  return side === "above"
    ? ` The median of the six numbers is greater than ${middle}.`
    : ` The median of the six numbers is less than ${middle}.`;
}

function proofOf(unknown: Unknown): string {
  const { side, bound, range, numbers } = unknown;
  const { least, greatest, low, high } = ends(unknown);
  const start = `The five known numbers have the range $${greatest}-${least}=${greatest - least}$, so $x$ is the greatest or the least: $x=${least}+${range}=${high}$ or $x=${greatest}-${range}=${low}$.`;
  if (side === null) {
    const other = bound === low ? high : low;
    const fact =
      bound === low || bound === high
        ? `One of them is ${bound}, and the other, ${other}, is not.`
        : `One is less than ${bound} and the other is greater.`;
    return `${start} ${fact} ${verdict(unknown)}`;
  }
  const middle = numbers.toSorted((a, b) => a - b)[2] ?? 0;
  const place = side === "above" ? high : low;
  return `${start} The third of the five known numbers is ${middle}. With $x$ added, the median is the average of ${middle} and the number next to it on the side of $x$, so $x$ is ${side} ${middle}, and $x=${place}$. ${verdict(unknown)}`;
}

function slipsOf(unknown: Unknown): Record<Outcome, Slip> {
  const { outcome, bound, side, range } = unknown;
  const { low, high, least, greatest } = ends(unknown);
  const open = outcome === "open";
  const place = side === "below" ? low : high;
  const wrongEnd = (greater: boolean): Slip =>
    slip(
      "one-end-for-unknown",
      open
        ? `The value $x=${greater ? low : high}$ also gives the range ${range}, and it is not ${greater ? "greater" : "less"} than ${bound}.`
        : `The conditions leave only $x=${place}$, which is not ${greater ? "greater" : "less"} than ${bound}.`,
      greater
        ? "A number that widens the range is pictured as the greatest."
        : "The unknown number is pictured at the low end, or among the others.",
      "At which two places can a number widen the range?",
    );
  return {
    first: wrongEnd(true),
    second: wrongEnd(false),
    equal: slip(
      open ? "one-end-for-unknown" : "boundary-value-miscounted",
      open
        ? `Both $x=${high}$ and $x=${low}$ give the range ${range}, so $x$ need not be ${bound}.`
        : `With $x=${bound}$ the range would be $${Math.max(bound, greatest)}-${Math.min(bound, least)}=${Math.max(bound, greatest) - Math.min(bound, least)}$, not ${range}.`,
      open
        ? "One solution is found, and the search ends."
        : "The number is close to the end of the range and looks right at first.",
      "What is the range exactly when you put this number in?",
    ),
    open: slip(
      "condition-dropped",
      `The range alone leaves ${low} and ${high}; the statement on the median leaves only ${place}.`,
      "A range can be reached at either end of the list.",
      "What does the statement on the median say about the side on which $x$ lies?",
    ),
  };
}

function write(unknown: Unknown): Question {
  const { numbers, range, side, bound, outcome, swapped } = unknown;
  const { least, greatest, low, high } = ends(unknown);
  const proof = proofOf(unknown);
  return comparedQuestion(
    {
      stem: `The range of the six numbers ${listed([...numbers, "$x$"])} is ${range}.${clue(unknown)}`,
      difficulty: side === null ? 2 : 3,
      targetSeconds: 70,
      quick: `${proof} The trap is to ${side === null ? "place $x$ at one end only" : "overlook what the median says about the side of $x$"}.`,
      asked: `How a number that fixes the range of a list compares with ${bound}.`,
      plan: "Find both ends at which $x$ can produce the range, then use whatever else is said.",
      reasoning: [
        `The known numbers run from ${least} to ${greatest}, which is not enough for a range of ${range}. So $x$ is an extreme.`,
        proof,
      ],
      steps: [
        {
          text: `As the greatest number, $x=${least}+${range}=${high}$.`,
          why: "The range is the greatest number less the least.",
          check: { left: `${least}+${range}`, right: `${high}` },
        },
        {
          text: `As the least number, $x=${greatest}-${range}=${low}$.`,
          why: "The same difference, with $x$ at the other end.",
          check: { left: `${greatest}-${range}`, right: `${low}` },
        },
        { text: proof, why: "All values of $x$ that meet every condition count, and no others." },
      ],
      hints: [
        "What is the range of the known numbers alone?",
        "A number can widen a range in two ways: above all others or below all others.",
        `Work out the value of $x$ for each of the two ways.`,
        side === null
          ? `Compare each of the two values with ${bound}.`
          : "Picture the six numbers in order, once with $x$ in front and once with $x$ at the end, and find the median each time.",
      ],
      takeaway:
        "An unknown number that widens a range may be the greatest or the least; only a further condition decides which.",
      selfExplain: {
        prompt: "Why are there two candidates for $x$, and what can exclude one of them?",
        expectations: [
          "it can lie above all others or below all others",
          "a statement on its side, such as one on the median, excludes one",
        ],
      },
    },
    { first: "$x$", second: `${bound}`, swapped, outcome, proof, slips: slipsOf(unknown) },
  );
}

/** Every half is tried as x: range and median of the six numbers are taken from the sorted list. */
export const rangeUnknown = scene<Unknown>({
  draw,
  write,
  recompute: ({ numbers, range, side, bound, swapped }) => {
    const third = numbers.toSorted((a, b) => a - b)[2] ?? 0;
    const values = [...integers(-200, 400)]
      .map((halves) => halves / 2)
      .filter((x) => {
        const all = [...numbers, x].toSorted((a, b) => a - b);
        const median = ((all[2] ?? 0) + (all[3] ?? 0)) / 2;
        if (side === "above" && median <= third) return false;
        if (side === "below" && median >= third) return false;
        return (all[5] ?? 0) - (all[0] ?? 0) === range;
      });
    return comparisonKey(
      values.map((x) => (swapped ? relationOf(bound, x) : relationOf(x, bound))),
    );
  },
});
