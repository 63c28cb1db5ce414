import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Question, type Slip } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { frac } from "../item-parts.ts";

type SceneName = "line" | "tank" | "battery";

/** Three fractions in rising order. */
interface Parameters {
  readonly scene: SceneName;
  readonly low: Fraction;
  readonly middle: Fraction;
  readonly high: Fraction;
}

const show = (value: Fraction) => `$${inner(value)}$`;
const inner = (value: Fraction) =>
  value.d === 1n ? String(value.n) : frac(Number(value.n), Number(value.d));
const ascii = (value: Fraction) => `${value.n}/${value.d}`;

/** The part of the way asked for, and the whole of it. */
function parts({ scene, low, middle, high }: Parameters): {
  part: Fraction;
  whole: Fraction;
  rest: Fraction;
} {
  const [lower, upper] = [middle.sub(low), high.sub(middle)];
  const falls = scene === "battery";
  return { part: falls ? upper : lower, whole: high.sub(low), rest: falls ? lower : upper };
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["line", "tank", "battery"]);
  const fraction = () => {
    const d = chance.integer(3, 12);
    return new Fraction(chance.integer(1, d - 1), d);
  };
  const [low, middle, high] = [fraction(), fraction(), fraction()].sort((a, b) => a.compare(b));
  if (low === undefined || middle === undefined || high === undefined) return null;
  if (middle.sub(low).compare(0) <= 0 || high.sub(middle).compare(0) <= 0) return null;
  const parameters: Parameters = { scene, low, middle, high };
  const { part, whole } = parts(parameters);
  const key = part.div(whole);
  const different = new Set([low.d, middle.d, high.d]).size === 3;
  // Half way would be found by a mean, and larger denominators only make the arithmetic dull.
  return different && key.d > 2n && key.d <= 40n && whole.compare(0.2) > 0 ? parameters : null;
}

interface Words {
  readonly stem: string;
  readonly part: string;
  readonly whole: string;
  readonly partSum: string;
  readonly wholeSum: string;
}

function wordsOf({ scene, low, middle, high }: Parameters): Words {
  const wholeSum = `${inner(high)} - ${inner(low)}`;
  switch (scene) {
    case "line":
      return {
        stem: `Points $P$, $Q$, and $R$ lie on the number line at ${show(low)}, ${show(middle)}, and ${show(high)}, respectively. The length of segment $PQ$ is what fraction of the length of segment $PR$?\n\nGive your answer as a fraction.`,
        part: "the length of $PQ$",
        whole: "the length of $PR$",
        partSum: `${inner(middle)} - ${inner(low)}`,
        wholeSum,
      };
    case "tank":
      return {
        stem: `A pump was turned on when a tank was ${show(low)} full and was turned off when the tank was ${show(high)} full. While the pump ran, no water left the tank, and none entered it except from the pump. At the moment when the tank was ${show(middle)} full, what fraction of the water that the pump would deliver in all had it already delivered?\n\nGive your answer as a fraction.`,
        part: "the water delivered up to that moment",
        whole: "all the water that the pump delivered",
        partSum: `${inner(middle)} - ${inner(low)}`,
        wholeSum,
      };
    default:
      return {
        stem: `During a day in the field, the charge of a camera's battery fell from ${show(high)} of its capacity in the morning to ${show(low)} in the evening, and the battery was not recharged in between. At noon the charge was ${show(middle)} of capacity. What fraction of the charge used that day had been used by noon?\n\nGive your answer as a fraction.`,
        part: "the charge used by noon",
        whole: "the charge used in the whole day",
        partSum: `${inner(high)} - ${inner(middle)}`,
        wholeSum,
      };
  }
}

function slipsOf(parameters: Parameters): (Slip & { readonly value: string })[] {
  const { scene, middle, high } = parameters;
  const { part, whole, rest } = parts(parameters);
  const words = wordsOf(parameters);
  const right = `The two amounts to compare are ${words.part}, ${show(part)}, and ${words.whole}, ${show(whole)}.`;
  const candidates: [Fraction, Slip][] = [
    [
      rest.div(whole),
      slip(
        "complement-answered",
        `This is the other part of the whole. ${right}`,
        "It has the right denominator and describes the same situation.",
        "Which of the two parts does your fraction describe?",
      ),
    ],
    [
      part,
      slip(
        "answered-intermediate-quantity",
        `This is ${words.part} itself, not yet compared with ${words.whole}. ${right}`,
        "The difference is a fraction already, so it looks like an answer.",
        "What is the whole of which a fraction is wanted?",
      ),
    ],
    [
      middle.div(high),
      slip(
        "percent-of-wrong-base",
        `This divides ${show(middle)} by ${show(high)} as if both were counted from 0${scene === "line" ? "" : ", an empty state"}. ${right}`,
        "The two values stand in the statement and need no subtraction.",
        "Where does the change that is asked about begin?",
      ),
    ],
    [
      part.div(rest),
      slip(
        "part-for-whole",
        `This compares the one part with the other part, ${show(rest)}, and not with the whole. ${right}`,
        "It uses both differences, but a ratio of part to part is not a fraction of the whole.",
        "Is your denominator the whole, or just the other part?",
      ),
    ],
    [
      part.div(high),
      slip(
        "percent-of-wrong-base",
        `This divides by ${show(high)}, one of the end values. ${right}`,
        "The largest of the values looks like the whole.",
        `How large is ${words.whole}?`,
      ),
    ],
  ];
  return candidates.map(([value, because]) => ({ ...because, value: ascii(value) }));
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { part, whole } = parts(parameters);
  const words = wordsOf(parameters);
  const { low, middle, high, scene } = parameters;
  const [from, to] = scene === "battery" ? [middle, high] : [low, middle];
  const key = part.div(whole);
  return [
    {
      text: `The whole: $${words.wholeSum} = ${inner(whole)}$.`,
      why: "A change is a difference of two values.",
      check: { left: `${ascii(high)}-${ascii(low)}`, right: ascii(whole) },
    },
    {
      text: `The part: $${words.partSum} = ${inner(part)}$.`,
      why: "Part and whole must begin at the same value.",
      check: { left: `${ascii(to)}-${ascii(from)}`, right: ascii(part) },
    },
    {
      text: `Divide the part by the whole: ${show(key)}.`,
      why: "What fraction one amount is of another is their quotient.",
      check: { left: `(${ascii(part)})/(${ascii(whole)})`, right: ascii(key) },
    },
  ];
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { low, middle, high } = parameters;
  const { part, whole } = parts(parameters);
  const words = wordsOf(parameters);
  const key = part.div(whole);
  const common = Number([low, middle, high].reduce((all, { d }) => all.lcm(d), new Fraction(1)).n);
  const over = (value: Fraction) => `$${frac(value.mul(common).valueOf(), common)}$`;
  const takeaway =
    "To say how far along a change is, divide the change so far by the whole change, never the values themselves.";
  return {
    quick: `Compare changes, not values. The whole is $${words.wholeSum} = ${inner(whole)}$, and the part is $${words.partSum} = ${inner(part)}$. Their quotient is ${show(key)}. The trap is to divide the values themselves, as if everything began at 0, or to stop at a difference.`,
    detailed: analysis({
      asked: `What fraction ${words.part} is of ${words.whole}.`,
      plan: "Express both as differences with a common denominator, and divide.",
      reasoning: [
        `With the common denominator ${common}, the three values are ${over(low)}, ${over(middle)}, and ${over(high)}.`,
        `So ${words.whole} is $${words.wholeSum}$, which is ${over(whole)}, and ${words.part} is $${words.partSum}$, which is ${over(part)}.`,
        `The denominators are alike, so the fraction wanted is that of the numerators: ${part.mul(common).valueOf()} of ${whole.mul(common).valueOf()} parts.`,
        `In lowest terms this is ${show(key)}.`,
      ],
      options:
        "Usual wrong entries give the other part, stop at the difference, compare part with part, or divide values as if the change had begun at 0. An answer that is not in lowest terms is also accepted.",
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "What is the whole of which a fraction is wanted? Name it before you compute.",
      "Part and whole are both changes, that is, differences between two of the three values.",
      `The whole is $${words.wholeSum}$. Which difference is the part?`,
      `Write the three values with the denominator ${common}; then the numerators show how many equal steps there are in the part and in the whole.`,
    ],
    fasterWay: `With ${common} as common denominator, count steps: ${part.mul(common).valueOf()} out of ${whole.mul(common).valueOf()}.`,
    takeaway,
    selfExplain: {
      prompt: `Why is ${show(middle)} divided by ${show(high)} not the answer?`,
      expectations: [
        "that would be right only if the change began at 0",
        "part and whole have to be differences measured within the same change",
      ],
    },
  };
}

export const fractionsOfTheWay = defineModel<Parameters>({
  id: "fractions-of-the-way",
  knowledgeComponents: [
    "quantitative.arithmetic.fractions-decimals.fraction-operations",
    "quantitative.arithmetic.real-numbers.number-line",
  ],
  traps: ["base-of-fraction", "answered-the-wrong-thing"],
  method:
    "Fractions with rising denominators are tried until one leads from the first value to the middle one",
  draw,
  write: (parameters) => {
    const { part, whole } = parts(parameters);
    const key = part.div(whole);
    return {
      stem: wordsOf(parameters).stem,
      body: {
        type: "numeric-entry",
        key: { form: "fraction", numerator: Number(key.n), denominator: Number(key.d) },
        slips: slipsOf(parameters),
      },
      difficulty: { line: 2, tank: 3, battery: 3 }[parameters.scene] as 2 | 3,
      targetSeconds: { line: 75, tank: 95, battery: 95 }[parameters.scene],
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ scene, low, middle, high }) => {
    const [start, now, end] = (scene === "battery" ? [high, middle, low] : [low, middle, high]).map(
      (value) => (Number(value.n) * 27_720) / Number(value.d),
    );
    if (start === undefined || now === undefined || end === undefined) throw new Error("no values");
    for (const denominator of integers(2, 2_000)) {
      for (const numerator of integers(1, denominator - 1)) {
        if ((end - start) * numerator === (now - start) * denominator)
          return { numerator, denominator };
      }
    }
    throw new Error("no fraction leads to the value in the middle");
  },
});
