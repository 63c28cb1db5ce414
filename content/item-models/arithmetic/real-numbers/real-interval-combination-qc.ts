import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { type ComparisonCase, comparisonQuestion } from "../../kit/comparison-question.ts";
import { defineModel, type ModelStep, type Relation, type Slip } from "../../kit/item-model.ts";

type Range = readonly [number, number];

interface Parameters {
  readonly scene: "product" | "rise" | "square";
  readonly first: Range;
  /** Not used for a square. */
  readonly second: Range;
  readonly bound: number;
}

const combine = {
  product: (x: number, y: number) => x * y,
  rise: (x: number, y: number) => y - x,
  square: (x: number) => x * x,
} as const;

/** Ends between which the combined quantity lies; `touched` where the lower end is reached. */
function reach({ scene, first, second }: Omit<Parameters, "bound">) {
  const values = first.flatMap((x) => second.map((y) => combine[scene](x, y)));
  const passesZero = scene === "square" && first[0] < 0 && first[1] > 0;
  return {
    low: passesZero ? 0 : Math.min(...values),
    high: Math.max(...values),
    touched: passesZero,
  };
}

function keyOf(parameters: Parameters): Relation {
  const { low, high, touched } = reach(parameters);
  if (parameters.bound >= high) return "B";
  return parameters.bound < low || (parameters.bound === low && !touched) ? "A" : "D";
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["product", "rise", "square"] as const);
  // The least square, 0, is reached, so no sensible bound makes a square the greater.
  const wanted = chance.pick(scene === "square" ? ["B", "D"] : ["A", "A", "B", "D"]);
  for (;;) {
    const range = (): Range => {
      const from = chance.integer(-9, 6);
      return [from, from + chance.integer(2, 7)];
    };
    const [first, second] = [range(), range()];
    const { low, high } = reach({ scene, first, second });
    // The naive extremes come from the two lower and the two upper ends.
    const like = [combine[scene](first[0], second[0]), combine[scene](first[1], second[1])];
    const bound = chance.pick([low, high, ...like, low - 1, high + 1]);
    const parameters = { scene, first, second, bound };
    const signs = first[0] < 0 && first[1] > 0 && first[0] + first[1] !== 0 && high > 3;
    const natural = scene === "rise" ? first[1] !== second[1] : signs;
    if (natural && keyOf(parameters) === wanted && (scene !== "square" || bound >= 0)) {
      return parameters;
    }
  }
}

const tex = (value: number) => `$${value}$`;
const pair = (value: number) => (value < 0 ? `(${value})` : `${value}`);

interface Words {
  readonly stem: string;
  readonly quantityA: string;
  readonly subject: string;
  /** The four products or differences, or the two squares, of the ends. */
  readonly ends: readonly string[];
  readonly rule: string;
}

function wordsOf({ scene, first, second }: Parameters): Words {
  const [a, b] = first;
  const [c, d] = second;
  switch (scene) {
    case "product":
      return {
        stem: `$${a} < x < ${b}$ and $${c} < y < ${d}$`,
        quantityA: "$xy$",
        subject: "$xy$",
        ends: first.flatMap((x) => second.map((y) => `$${pair(x)} \\cdot ${pair(y)} = ${x * y}$`)),
        rule: "The least and the greatest product belong to two of the four pairs of ends, and not always to like ends.",
      };
    case "rise":
      return {
        stem: `At a mountain hut the temperature at dawn was greater than ${tex(a)} and less than ${tex(b)} ${b === 1 ? "degree" : "degrees"} Celsius. At noon of the same day it was greater than ${tex(c)} and less than ${tex(d)} ${d === 1 ? "degree" : "degrees"} Celsius.`,
        quantityA: "The temperature at noon minus the temperature at dawn, in degrees Celsius",
        subject: "the difference",
        ends: first.flatMap((x) => second.map((y) => `$${y} - ${pair(x)} = ${y - x}$`)),
        rule: "A difference is greatest when the first number is as great and the number taken away as small as possible.",
      };
    default:
      return {
        stem: `The number $t$ lies between ${tex(a)} and ${tex(b)} on the number line.`,
        quantityA: "$t^2$",
        subject: "$t^2$",
        ends: first.map((x) => `$${x < 0 ? `(${x})` : x}^2 = ${x * x}$`),
        rule: "Between a negative and a positive number lies 0, and there the square has its least value, 0.",
      };
  }
}

function slipsOf(parameters: Parameters): Record<Relation, Slip> {
  const { scene, first, second, bound } = parameters;
  const { subject } = wordsOf(parameters);
  const { low, high } = reach(parameters);
  const key = keyOf(parameters);
  const like = [combine[scene](first[0], second[0]), combine[scene](first[1], second[1])];
  const span = `${subject === "the difference" ? "The difference" : subject} can come as near as one likes to ${tex(high)}${scene === "square" ? " and can be as small as 0" : ` and to ${tex(low)}`}`;
  const settled =
    key === "A"
      ? `All possible values are greater than ${tex(bound)}, because they lie above ${tex(low)}.`
      : `All possible values are less than ${tex(bound)}, because they lie below ${tex(high)}.`;
  const naive =
    scene === "square"
      ? `The end values $${first[0]}$ and $${first[1]}$ are squared, and 0 between them is forgotten.`
      : `Like ends are combined, which gives ${tex(like[0] ?? 0)} and ${tex(like[1] ?? 0)} as if these were the extremes.`;
  return {
    A: {
      rationale:
        key === "D"
          ? `${span}, so ${bound === low ? `the value ${tex(bound)} itself occurs` : `values below ${tex(bound)} occur`}.`
          : settled,
      misconception: "extremes-from-like-ends",
      whyTempting: naive,
      repairQuestion: `What is the smallest number that ${subject} can come near?`,
    },
    B: {
      rationale: key === "D" ? `${span}, so values above ${tex(bound)} occur.` : settled,
      misconception: "extremes-from-like-ends",
      whyTempting: naive,
      repairQuestion: `What is the largest number that ${subject} can come near?`,
    },
    C: {
      rationale: key === "D" ? `${span}, so it need not equal ${tex(bound)}.` : settled,
      misconception: "boundary-value-miscounted",
      whyTempting: `Some combination of ends gives ${tex(bound)} or a number close to it.`,
      repairQuestion: "Can more than one value occur?",
    },
    D: {
      rationale: `${settled} So the order is the same in every case.`,
      misconception: "varying-means-undetermined",
      whyTempting: "The numbers are known only to lie in ranges, and the value is not fixed.",
      repairQuestion: `Between which two numbers must ${subject} lie?`,
    },
  };
}

function stepsOf(parameters: Parameters, where: string): ModelStep[] {
  const { subject, ends, rule } = wordsOf(parameters);
  const { low, high } = reach(parameters);
  const isSquare = parameters.scene === "square";
  const { bound } = parameters;
  return [
    {
      text: `Combine the ends: ${ends.join(", ")}.`,
      why: rule,
    },
    {
      text: `The range of ${subject} runs from ${tex(low)} to ${tex(high)}, which are $${high - low}$ apart.`,
      why: isSquare ? "The value 0 is reached, the upper end is not." : "The ends are not reached.",
      check: { left: `${high}-(${low})`, right: `${high - low}` },
    },
    {
      text: `Place ${tex(bound)} in relation to this range. ${where}`,
      why: "An order holds only if it holds for every possible value.",
    },
  ];
}

function written(parameters: Parameters): ComparisonCase {
  const { scene, bound } = parameters;
  const { stem, quantityA, subject, ends, rule } = wordsOf(parameters);
  const { low, high } = reach(parameters);
  const key = keyOf(parameters);
  const isSquare = scene === "square";
  const extent = isSquare
    ? `at least 0 and less than ${tex(high)}`
    : `greater than ${tex(low)} and less than ${tex(high)}`;
  const where = {
    A: `So every possible value exceeds ${tex(bound)}.`,
    B: `So no possible value reaches ${tex(bound)}.`,
    C: "",
    D: `Both values above ${tex(bound)} and values that are not above it occur.`,
  }[key];
  const opened = subject === "the difference" ? "The difference" : subject;
  return {
    stem,
    quantityA,
    quantityB: tex(bound),
    key,
    proof: `${opened} is ${extent}, and every number in this range is possible. ${where}`,
    slips: slipsOf(parameters),
    difficulty: isSquare ? 2 : scene === "rise" ? 3 : 4,
    targetSeconds: 80,
    quick:
      `Find the range of ${subject}. The ends combine to ${ends.join(", ")}. ${isSquare ? `But 0 lies in the range of $t$, so the least square is 0.` : ""} So ${subject} is ${extent}; the ends themselves are ${isSquare ? "not reached from above" : "never reached"}. Compare this range with ${tex(bound)}. The trap is to ${isSquare ? "square the two ends only" : "combine like ends only"}.`
        .replaceAll("  ", " ")
        .replace(
          "the ends themselves are not reached from above",
          `the value ${high} itself is not reached`,
        ),
    asked: `How the values that ${subject} can take compare with ${tex(bound)}.`,
    plan: "Find the least and the greatest end of the values that are possible, and see on which side the given number lies.",
    reasoning: [
      rule,
      `The ends give ${ends.join(", ")}.`,
      `So ${subject} is ${extent}${isSquare ? "" : "; since the given ranges do not include their ends, neither does this one"}.`,
      where,
    ],
    answers: `Combining only like ends misses how negative numbers and subtraction turn things around. Equality would require a single value, but ${subject} can take many. ${key === "D" ? `Since ${tex(bound)} lies inside the range or is a value that is reached, no order holds throughout.` : "Many values are possible here, yet they all lie on one side, so the order is settled."} An end that is not reached still serves as a limit.`,
    steps: stepsOf(parameters, where),
    hints: [
      "The value of the first quantity is not fixed. Between which numbers can it lie?",
      isSquare
        ? "Squares of negative and of positive numbers are both positive; think of the number with the least square."
        : "Try each end of one range with each end of the other, four combinations in all.",
      isSquare
        ? "Square both ends, and ask whether 0 lies between them."
        : `Two of the combinations are ${ends.slice(0, 2).join(" and ")}.`,
      `Take the least and the greatest of what you found as limits, and see where ${tex(bound)} lies.`,
    ],
    takeaway:
      "The extremes of a product, a difference, or a square over ranges must be found from all ends, and from 0 where it lies inside.",
    selfExplain: {
      prompt: "Why is it not enough to combine the two lower ends and the two upper ends?",
      expectations: [
        "negative factors and subtraction reverse the order",
        "so the extremes may come from unlike ends or from 0",
      ],
    },
  };
}

export const realIntervalCombinationQc = defineModel<Parameters>({
  id: "real-interval-combination-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.real-numbers.intervals",
    "quantitative.arithmetic.real-numbers.sign-cases",
  ],
  traps: ["unlike-ends", "open-ends"],
  method: "A fine grid of numbers inside the ranges is put in and the relations are recorded",
  draw,
  write: (parameters) => comparisonQuestion(written(parameters)),
  recompute: ({ scene, first, second, bound }) => {
    // In hundredths, so that every value is exact; the ends themselves are left out.
    const inside = ([from, to]: Range, extra: readonly number[]) =>
      [...integers(from * 10 + 1, to * 10 - 1)].map((tenth) => tenth * 10).concat(extra);
    const near = ([from, to]: Range) => [from * 100 + 1, to * 100 - 1];
    const xs = inside(first, near(first));
    const ys = scene === "square" ? [0] : inside(second, near(second));
    const relations = xs.flatMap((x) =>
      ys.map((y) =>
        scene === "rise"
          ? relationOf(y - x, bound * 100)
          : relationOf(scene === "square" ? x * x : x * y, bound * 10_000),
      ),
    );
    return comparisonKey(relations);
  },
});
