import type { ChoiceCase, WrongValue } from "../../kit/choice-question.ts";
import { grouped } from "../../kit/write-numbers.ts";

/** A number and its reciprocal: from their sum or difference to the sum of their powers. */
export interface Powers {
  readonly scene: "powers";
  readonly exponent: 2 | 3 | 4;
  /** -1 where the difference is given. */
  readonly sign: 1 | -1;
  readonly value: number;
  readonly before: number;
}

/** Sum of the powers of a number and its reciprocal, from one multiplication rule. */
function powerSum({ exponent, sign, value }: Powers): number {
  const squares = value * value - 2 * sign;
  return { 2: squares, 3: value * squares - value, 4: squares * squares - 2 }[exponent];
}

function lost(value: number, what: string): WrongValue {
  return {
    value,
    rationale: `${what} The product of $t$ and $\\frac{1}{t}$ is 1, so these terms do not vanish.`,
    misconception: "middle-term-lost",
    whyTempting: "The first and last terms of the power are just what is asked for.",
    repairQuestion: `What is $2 \\cdot t \\cdot \\frac{1}{t}$?`,
  };
}

function wrongValues(parameters: Powers): WrongValue[] {
  const { exponent, sign, value } = parameters;
  const squares = value * value - 2 * sign;
  const name = { 2: "squares", 3: "cubes", 4: "fourth powers" }[exponent];
  const signSlip: WrongValue = {
    value: { 2: value * value + 2 * sign, 3: value ** 3 + 3 * value, 4: squares * squares + 2 }[
      exponent
    ],
    rationale: "The terms between the powers are carried to the other side with the wrong sign.",
    misconception: "moved-term-without-sign",
    whyTempting: "The right terms are found, and only their sign is not changed.",
    repairQuestion: `Which side of the equation has the term $2 \\cdot t \\cdot \\frac{1}{t}$ before it is moved?`,
  };
  const doubled: WrongValue = {
    value: exponent * value,
    rationale: `This multiplies ${value} by ${exponent}; raising to a power is not multiplying by the exponent.`,
    misconception: "exponent-rules-mixed",
    whyTempting: `The exponent ${exponent} and the value ${value} are combined in one step.`,
    repairQuestion: `What is $t^${exponent}$ for $t = 10$, and what is $${exponent}t$?`,
  };
  const power = lost(
    value ** exponent,
    `This is $${value}^${exponent}$, as if the power of a ${sign === 1 ? "sum" : "difference"} were the sum of the ${name}.`,
  );
  if (exponent === 2) {
    return [
      power,
      signSlip,
      lost(value * value - sign, "This counts the product of the two terms once, not twice."),
      doubled,
      lost(value * value - 4 * sign, "This counts the product of the two terms four times."),
    ];
  }
  const stopped: WrongValue = {
    value: squares,
    rationale: `This is $t^2 + \\frac{1}{t^2}$; the question asks for the ${name}.`,
    misconception: "answered-intermediate-quantity",
    whyTempting: "The squares have to be found on the way.",
    repairQuestion: "Which exponent does the question name?",
  };
  if (exponent === 4) {
    return [
      power,
      stopped,
      signSlip,
      lost(squares * squares, "The second squaring leaves out the middle term."),
      lost(value ** 4 - 2, "The middle term of the first squaring is left out."),
      doubled,
    ];
  }
  return [
    power,
    stopped,
    signSlip,
    lost(
      value * squares,
      "Multiplying the squares by the sum gives two further terms, which are left out here.",
    ),
    doubled,
    lost(value ** 3 - 3, "The mixed terms are counted as 3 and not as 3 times the sum."),
  ];
}

function chain({
  exponent,
  sign,
  value,
}: Powers): { readonly text: string; readonly to: number }[] {
  const squares = value * value - 2 * sign;
  const join = sign === 1 ? "+" : "-";
  const first = {
    text: `Square the given equation: $t^2 ${join} 2 + \\frac{1}{t^2} = ${value * value}$, so $t^2 + \\frac{1}{t^2} = ${squares}$.`,
    to: squares,
  };
  const cubes = value * squares - value;
  const fourth = squares * squares - 2;
  const second = {
    2: [],
    3: [
      {
        text: `Multiply by the sum: $\\left(t^2 + \\frac{1}{t^2}\\right)\\left(t + \\frac{1}{t}\\right) = t^3 + \\frac{1}{t^3} + t + \\frac{1}{t}$, so $t^3 + \\frac{1}{t^3} = ${squares} \\cdot ${value} - ${value} = ${cubes}$.`,
        to: cubes,
      },
    ],
    4: [
      {
        text: `Square once more: $t^4 + 2 + \\frac{1}{t^4} = ${squares * squares}$, so $t^4 + \\frac{1}{t^4} = ${fourth}$.`,
        to: fourth,
      },
    ],
  };
  return [first, ...second[exponent]];
}

export function powersCase(parameters: Powers): ChoiceCase {
  const { exponent, sign, value, before } = parameters;
  const join = sign === 1 ? "+" : "-";
  const result = powerSum(parameters);
  const squares = value * value - 2 * sign;
  const [first, second] = chain(parameters);
  const wanted = `t^${exponent} + \\frac{1}{t^${exponent}}`;
  const route = {
    2: "one squaring is enough",
    3: "find the squares and multiply by the sum",
    4: "square twice",
  }[exponent];
  return {
    stem: `A number $t$, greater than 1, satisfies $t ${join} \\frac{1}{t} = ${value}$.\n\nWhat is the value of $${wanted}$ ?`,
    value: result,
    proof: `${first?.text ?? ""}${second === undefined ? "" : ` ${second.text}`}`,
    wrong: wrongValues(parameters),
    before,
    difficulty: exponent === 2 ? 3 : 5,
    targetSeconds: exponent === 2 ? 75 : 110,
    quick: `A number times its reciprocal is 1, so squaring gives $t^2 ${join} 2 + \\frac{1}{t^2} = ${value * value}$, and the squares add up to ${squares}. ${exponent === 2 ? "That is the answer." : `Then ${exponent === 3 ? `multiply by $t + \\frac{1}{t}$ and take away the terms left over` : "square again and take away 2"}: the value is ${grouped(result)}.`} The trap is to lose the terms in the middle.`,
    asked: `The value of $${wanted}$ when only the ${sign === 1 ? "sum" : "difference"} of $t$ and its reciprocal is known.`,
    plan: `Do not solve for $t$: ${route}, and use $t \\cdot \\frac{1}{t} = 1$ for the terms in the middle.`,
    reasoning: [
      `The middle term of the square of $t ${join} \\frac{1}{t}$ is $${sign === 1 ? "" : "-"}2 \\cdot t \\cdot \\frac{1}{t} = ${2 * sign}$, a plain number.`,
      first?.text ?? "",
      ...(second === undefined ? [] : [second.text]),
      `So the value asked for is ${grouped(result)}.`,
    ],
    answers: `Raising ${value} to the power ${exponent} at once leaves out every mixed term. Moving a mixed term across without changing its sign, or counting it too seldom, gives a number near the right one. Multiplying ${value} by the exponent confuses a power with a product.${exponent === 2 ? "" : " Stopping at the squares answers another question."}`,
    steps: [
      {
        text: first?.text ?? "",
        why: "The middle term contains the product of a number and its reciprocal, which is 1.",
        check: { left: `${value}^2-(${2 * sign})`, right: `${squares}` },
      },
      second === undefined
        ? {
            text: `This is already the expression asked for, and its value is ${squares}.`,
            why: "The question asks for the sum of the squares.",
          }
        : {
            text: second.text,
            why: "Again every mixed term reduces, because the product of $t$ and its reciprocal is 1.",
            check: {
              left: exponent === 3 ? `${squares}*${value}-${value}` : `${squares}^2-2`,
              right: `${second.to}`,
            },
          },
    ],
    hints: [
      "The value of $t$ is awkward. Can the expression be reached without it?",
      "The product of a number and its reciprocal is simple. Where does it occur in a square?",
      "Square both sides of the given equation, and write out all the terms.",
      exponent === 2
        ? "Isolate the two squares: take the plain number in the middle to the other side."
        : exponent === 3
          ? `With the sum of the squares in hand, multiply it by $t + \\frac{1}{t}$, and see which terms have to be taken away.`
          : "With the sum of the squares in hand, square a second time in the same way.",
    ],
    takeaway:
      "Powers of a number and its reciprocal can be built from their sum, because every mixed term has the factor $t \\cdot \\frac{1}{t} = 1$.",
    selfExplain: {
      prompt: "Why is the middle term a plain number here?",
      expectations: ["it is twice the product of t and 1/t", "this product is 1"],
    },
  };
}
