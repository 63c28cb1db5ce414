import type { ChoiceCase, WrongValue } from "../../kit/choice-question.ts";
import { polynomial } from "../../kit/write-numbers.ts";

/** A square root equal to a linear expression; the solution is `shift + m`. */
export interface Radical {
  readonly scene: "radical";
  readonly m: number;
  readonly shift: number;
  readonly inside: number;
  readonly before: number;
}

function wrongValues({ m, shift, inside }: Radical): WrongValue[] {
  const valid = shift + m;
  const other = shift - m + 1;
  return [
    {
      value: valid + other,
      rationale: `This adds ${other < 0 ? `$${other}$` : other} to the solution, but for that number the right side is $${1 - m}$, which no square root is.`,
      misconception: "extraneous-root-kept",
      whyTempting: "Both numbers solve the equation that is obtained by squaring.",
      repairQuestion: `What are the two sides of the original equation for $x = ${other}$?`,
    },
    {
      value: other,
      rationale: `For this number the left side is ${m - 1} and the right side $${1 - m}$. It solves the squared equation only.`,
      misconception: "extraneous-root-kept",
      whyTempting: "It is one of the two numbers that the squared equation gives.",
      repairQuestion:
        "Which of the two numbers makes the right side of the original equation negative?",
    },
    {
      value: m,
      rationale: `This is the value of both sides, not of $x$.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "The square root comes out as a whole number and looks like the answer.",
      repairQuestion: `What must $x$ be if $x - ${shift}$ has this value?`,
    },
    {
      value: m * m,
      rationale: `This is the number under the root sign; ${inside} still has to be subtracted to get $x$.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is a square, and squares are what the equation is about.",
      repairQuestion: `What is $x$ if $x + ${inside}$ has this value?`,
    },
    {
      value: 2 * shift,
      rationale:
        "This is the sum of the solutions of an equation in which the term $x$ on the left was lost in the squaring.",
      misconception: "one-part-compared",
      whyTempting: `The square of $x - ${shift}$ contains $-${2 * shift}x$, and the sum of the solutions is read from it at once.`,
      repairQuestion:
        "What is the coefficient of $x$ after all terms have been brought to one side?",
    },
    {
      value: -valid,
      rationale:
        "The factor that is 0 for the solution shows this number, but the solution has the opposite sign.",
      misconception: "root-sign-from-factor",
      whyTempting: `The factor is $x - ${valid}$, and its sign is easily kept.`,
      repairQuestion: `For which $x$ is $x - ${valid}$ equal to 0?`,
    },
  ];
}

export function radicalCase(parameters: Radical): ChoiceCase {
  const { m, shift, inside, before } = parameters;
  const valid = shift + m;
  const other = shift - m + 1;
  const standard = polynomial([1, -(2 * shift + 1), shift * shift - inside]);
  return {
    stem: `What is the sum of all the solutions of the equation $\\sqrt{x + ${inside}} = x - ${shift}$ ?`,
    value: valid,
    proof: `For $x = ${valid}$ both sides are ${m}. The other candidate, $${other}$, makes the right side $${1 - m}$, so it is no solution, and the sum has one term.`,
    wrong: wrongValues(parameters),
    before,
    difficulty: 4,
    targetSeconds: 95,
    quick: `Square both sides and collect: $${standard} = 0$, with the roots ${valid} and $${other}$. Squaring can add false roots, so test both. For ${valid} both sides are ${m}; for $${other}$ the right side is $${1 - m}$, but a square root is not negative. The sum of all solutions is ${valid}. The trap is to add the false root.`,
    asked: "The sum of the numbers that really satisfy an equation with a square root.",
    plan: "Square, solve the quadratic equation, and test each root in the original equation.",
    reasoning: [
      `Squaring gives $x + ${inside} = x^2 - ${2 * shift}x + ${shift * shift}$.`,
      `Collect the terms: $${standard} = 0$.`,
      `The roots are ${valid} and $${other}$, with the sum ${2 * shift + 1}.`,
      `Test ${valid}: $\\sqrt{${m * m}} = ${m}$ and $${valid} - ${shift} = ${m}$. It is a solution.`,
      `Test $${other}$: the root is $\\sqrt{${(m - 1) ** 2}} = ${m - 1}$, but the right side is $${1 - m}$. It is not a solution, so the sum is ${valid}.`,
    ],
    answers: `Adding both roots, or giving the false one, skips the test. The values of the two sides, or of the expression under the root sign, are not values of $x$. Coefficients of the squared equation are no solutions either.`,
    steps: [
      {
        text: `Squaring and collecting gives $(x - ${valid})(x ${other < 0 ? "+" : "-"} ${Math.abs(other)}) = 0$.`,
        why: "Squaring removes the root sign but may add a root.",
        check: {
          left: `(x-${shift})^2-(x+${inside})`,
          right: `(x-${valid})*(x-(${other}))`,
          given: { x: "20" },
        },
      },
      {
        text: `For $x = ${valid}$ both sides are ${m}.`,
        why: "This root passes the test.",
        check: { left: `sqrt(${valid}+${inside})`, right: `${valid}-${shift}` },
      },
      {
        text: `For $x = ${other}$ the right side is $${1 - m}$, while the left side is not negative.`,
        why: "The sign $\\sqrt{\\ }$ stands for the root that is not negative.",
        check: { left: `${other}-${shift}`, right: `${1 - m}` },
      },
    ],
    hints: [
      "The word *solutions* refers to the equation as it is written, with the root.",
      "Squaring both sides is the way to begin, but it may bring in numbers that do not fit.",
      `Square both sides, and write the result as a quadratic equation in standard form.`,
      "Put each root of the quadratic into the original equation, and keep those for which the right side is not negative.",
    ],
    takeaway: "After squaring an equation, test every root in the original one.",
    selfExplain: {
      prompt: "Why can squaring bring in a number that is not a solution?",
      expectations: [
        "a number and its opposite have the same square",
        "so the squared equation also holds where the sides are opposite",
      ],
    },
  };
}
