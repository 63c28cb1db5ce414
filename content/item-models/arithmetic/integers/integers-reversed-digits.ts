import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type WrongChoice } from "../../kit/item-model.ts";
import { withBestAndKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, dollars } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "ledger" | "rooms" | "multiple";
  /** Digits of the number asked for. */
  readonly tens: number;
  readonly ones: number;
  readonly differencesFirst: boolean;
  /** Where the key stands among the options, about. */
  readonly place: number;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["ledger", "rooms", "multiple"] as const);
  const differencesFirst = chance.pick([true, false]);
  const place = chance.integer(0, 4);
  if (scene === "multiple") {
    const [less, times] = chance.pick([
      [1, 4],
      [1, 3],
      [2, 3],
      [3, 2],
      [4, 2],
      [2, 4],
      [3, 3],
      [2, 2],
    ] as const);
    const digits = chance.shuffle([less, less * times]);
    return { scene, tens: digits[0] ?? 1, ones: digits[1] ?? 1, differencesFirst, place };
  }
  const [tens, ones] = [chance.integer(1, 9), chance.integer(1, 9)];
  const apart = Math.abs(tens - ones);
  return apart < 2 || apart > 6 ? null : { scene, tens, ones, differencesFirst, place };
}

const stems = {
  ledger: ({ tens, ones }: Parameters) =>
    `A clerk who copied an amount, a two-digit whole number of dollars, into a ledger exchanged its two digits, so that the amount entered was ${dollars(9 * Math.abs(tens - ones))} ${tens > ones ? "less" : "greater"} than the correct one. If the digits of the correct amount add up to ${tens + ones}, what is the correct amount, in dollars?`,
  rooms: ({ tens, ones }: Parameters) =>
    `Two hotel rooms have two-digit numbers made of the same two digits in opposite order. The room numbers add up to ${11 * (tens + ones)}, and they differ by ${9 * Math.abs(tens - ones)}. Which of the following is the ${tens > ones ? "greater" : "smaller"} of the two numbers?`,
  multiple: ({ tens, ones }: Parameters) => {
    const [high, low] = tens > ones ? ["tens", "ones"] : ["ones", "tens"];
    const times = Math.max(tens, ones) / Math.min(tens, ones);
    return `In the positive two-digit integer $N$, the ${high} digit is ${times === 2 ? "twice" : `${times} times`} the ${low} digit. Reversing the order of the digits of $N$ gives an integer that is ${9 * Math.abs(tens - ones)} ${tens > ones ? "less" : "greater"} than $N$. What is $N$?`;
  },
};

/** The second condition on the digits, besides their difference. */
function second({ scene, tens, ones }: Parameters) {
  const [high, low] = [Math.max(tens, ones), Math.min(tens, ones)];
  return scene === "multiple"
    ? {
        words: `one digit is ${high / low === 2 ? "twice" : `${high / low} times`} the other`,
        solving: `the difference ${high - low} is ${high / low - 1 === 1 ? "the smaller digit itself" : `${high / low - 1} times the smaller digit`}, so the digits are ${low} and ${high}`,
      }
    : {
        words: `the digits add up to ${high + low}`,
        solving: `twice the larger digit is $${high + low} + ${high - low} = ${2 * high}$, so the digits are ${high} and ${low}`,
      };
}

function wrongChoices(parameters: Parameters): WrongChoice[] {
  const { scene, tens, ones, differencesFirst } = parameters;
  const change = 9 * Math.abs(tens - ones);
  const { words } = second(parameters);
  const digits = (a: number, b: number) => 10 * a + b;
  const valid = (a: number, b: number) => a > 0 && a < 10 && b > 0 && b < 10;
  const sameDifference = ([1, -1, 2, -2] as const)
    .filter((by) => valid(tens + by, ones + by))
    .map((by) => ({
      ...choice(digits(tens + by, ones + by)),
      rationale: `Reversing its digits changes it by ${change}, but it fails the other condition, that ${words}.`,
      misconception: "condition-dropped",
      whyTempting:
        "The difference of the digits is right, and that condition is the harder one to use.",
      repairQuestion: `Is it true of the digits ${tens + by} and ${ones + by} that ${words}?`,
    }));
  const otherDifference = ([1, -1] as const)
    .map((by) => {
      const low = Math.min(tens, ones);
      return scene === "multiple"
        ? [(tens / low) * (low + by), (ones / low) * (low + by)]
        : [tens + by, ones - by];
    })
    .filter(([a = 0, b = 0]) => valid(a, b) && a !== b)
    .map(([a = 0, b = 0]) => ({
      ...choice(digits(a, b)),
      rationale: `It meets the condition that ${words}, but reversing its digits changes it by $9 \\cdot ${Math.abs(a - b)} = ${9 * Math.abs(a - b)}$, and not by ${change}.`,
      misconception: "condition-dropped",
      whyTempting: "The other condition on the digits is met, and the change is not worked out.",
      repairQuestion: `What is the difference between ${digits(a, b)} and the number with its digits reversed?`,
    }));
  const reversed: WrongChoice = {
    ...choice(digits(ones, tens)),
    rationale: `It has the right digits in the wrong order: it is ${tens > ones ? "less" : "greater"} than the number asked for.`,
    misconception: "direction-of-change-ignored",
    whyTempting: "Both conditions on the digits are met, and only the order remains to be settled.",
    repairQuestion: `Is the number asked for the ${tens > ones ? "greater" : "smaller"} or the ${tens > ones ? "smaller" : "greater"} of the two?`,
  };
  const [near, far] = differencesFirst
    ? [sameDifference, otherDifference]
    : [otherDifference, sameDifference];
  // The first one is always offered: in a multiple, the key must not be the only number with the ratio.
  const first = scene === "multiple" ? [...otherDifference, reversed] : [reversed, ...near, ...far];
  return [
    ...first,
    ...near,
    ...far,
    {
      ...choice(change),
      rationale: "This is the difference of the two numbers, not one of them.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It stands in the question and is used in every step.",
      repairQuestion: "What does this number measure?",
    },
    {
      ...choice(11 * (tens + ones)),
      rationale: "This is the sum of the two numbers, not one of them.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It comes up when the two numbers are added.",
      repairQuestion: "What does this number measure?",
    },
  ].filter(({ order = 0 }) => order < 100);
}

export const integersReversedDigits = defineModel<Parameters>({
  id: "integers-reversed-digits",
  knowledgeComponents: [
    "quantitative.arithmetic.integers.digits",
    "quantitative.algebra.linear-equations.systems",
  ],
  traps: ["place-value", "answered-the-wrong-thing"],
  method: "All two-digit integers are tried against the statement; exactly one fits",
  draw,
  write: (parameters) => {
    const { scene, tens, ones } = parameters;
    const [high, low] = [Math.max(tens, ones), Math.min(tens, ones)];
    const change = 9 * (high - low);
    const key = 10 * tens + ones;
    const { words, solving } = second(parameters);
    const order = tens > ones ? "larger digit first" : "smaller digit first";
    const takeaway =
      "Reversing the digits of a two-digit number changes it by 9 times the difference of the digits.";
    return {
      stem: stems[scene](parameters),
      body: {
        type: "single-choice",
        key: {
          ...choice(key),
          rationale: `The numbers ${key} and ${10 * ones + tens} differ by ${change}, and ${words}; the one asked for has the ${order}.`,
        },
        wrong: withBestAndKeyAtPlace(key, wrongChoices(parameters), parameters.place),
      },
      difficulty: scene === "multiple" ? 2 : 3,
      targetSeconds: 80,
      explanation: {
        quick: `With digits $t$ and $u$, the numbers are $10t + u$ and $10u + t$, which differ by $9(t - u)$. So the digits differ by $\\frac{${change}}{9} = ${high - low}$. Also, ${words}, which makes them ${high} and ${low}. The number asked for has the ${order}: ${key}. The trap is to give its reversal.`,
        detailed: analysis({
          asked:
            "A two-digit number, when it is known how much it changes by a reversal of its digits and one more thing about the digits.",
          plan: "Write both numbers with the digits as unknowns, and turn the change into a condition on the digits.",
          reasoning: [
            "A two-digit number with tens digit $t$ and ones digit $u$ is $10t + u$; reversed, it is $10u + t$.",
            "The difference is $(10t + u) - (10u + t) = 9t - 9u = 9(t - u)$.",
            `So the digits differ by $${change} \\div 9 = ${high - low}$.`,
            `${scene === "rooms" ? `The sum of the numbers is $11(t + u)$, so $t + u = ${high + low}$.` : `It is also given that ${words}.`} Then ${solving}.`,
            `The number asked for is the ${tens > ones ? "greater" : "smaller"} one, with the ${order}: ${key}.`,
          ],
          options: `The number ${10 * ones + tens} has the right digits in the wrong order. Numbers whose digits differ by ${high - low} but fail the other condition use half of the information. Numbers whose digits do not differ by ${high - low} are changed by another amount in a reversal, even where they meet the other condition. The difference ${change} itself is given and not asked for.`,
          takeaway,
        }),
        steps: [
          {
            text: "The difference of the two numbers is $(10t + u) - (10u + t) = 9(t - u)$.",
            why: "A digit in the tens place counts ten times as much.",
            check: {
              left: "(10*t+u)-(10*u+t)",
              right: "9*(t-u)",
              given: { t: `${tens}`, u: `${ones}` },
            },
          },
          {
            text: `So the digits differ by $\\frac{${change}}{9} = ${high - low}$, and ${words}.`,
            why: "The two conditions determine the digits.",
            check: { left: `${change}/9`, right: `${high}-${low}` },
          },
          {
            text: `The digits are ${high} and ${low}; take the ${order}.`,
            why: `The number asked for is the ${tens > ones ? "greater" : "smaller"} of the two.`,
          },
        ],
        hints: [
          "Two numbers are made of the same digits. Which one is asked for?",
          "A digit is worth ten times as much in the tens place as in the ones place.",
          "Let the digits be $t$ and $u$, and work out the difference of $10t + u$ and $10u + t$.",
          `The digits differ by ${high - low}, and ${words}. Find both, and then see which must come first.`,
        ],
        fasterWay: `Divide the change by 9 to get the difference of the digits, ${high - low}, and look among the choices for such digits that meet the other condition as well.`,
        takeaway,
        selfExplain: {
          prompt: "Why is the change by a reversal always a multiple of 9?",
          expectations: [
            "each digit moves between a place worth 10 and a place worth 1",
            "so the change is 9 times one digit minus 9 times the other",
          ],
        },
      },
    };
  },
  recompute: (parameters, item) => {
    const { scene, tens, ones } = parameters;
    const given = {
      change: 9 * (tens - ones),
      sum: tens + ones,
      ratio: Math.max(tens, ones) / Math.min(tens, ones),
    };
    const fitting: number[] = [];
    for (let number = 10; number < 100; number += 1) {
      const text = String(number);
      const reversed = Number([...text].reverse().join(""));
      const [first, last] = [Number(text[0]), Number(text[1])];
      const fits =
        scene === "multiple"
          ? given.change > 0
            ? first === given.ratio * last
            : last === given.ratio * first
          : scene === "rooms"
            ? number + reversed === 11 * given.sum
            : first + last === given.sum;
      if (fits && number - reversed === given.change) fitting.push(number);
    }
    const [only] = fitting;
    if (fitting.length !== 1 || only === undefined) throw new Error("not one number fits");
    return optionsNear(item, only);
  },
});
