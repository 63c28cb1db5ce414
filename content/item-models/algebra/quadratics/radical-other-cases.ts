import type { ChoiceCase, WrongValue } from "../../kit/choice-question.ts";
import { grouped, polynomial } from "../../kit/write-numbers.ts";

/** Chairs in a square block; m rows of m. */
export interface Chairs {
  readonly scene: "chairs";
  readonly m: number;
  readonly before: number;
}
/** An equation with fractions, one root of which makes a denominator 0. */
export interface Fractions {
  readonly scene: "fractions";
  readonly excluded: number;
  readonly valid: number;
  readonly before: number;
}

function chairsWrong({ m }: Chairs): WrongValue[] {
  const left = m * m - m;
  const remaining = (rows: number) =>
    `A block of ${rows} rows would leave ${grouped(rows * (rows - 1))} chairs after a row is carried out, and not ${grouped(left)}.`;
  return [
    {
      value: m - 1,
      rationale: `This is the number of rows that remain. ${remaining(m - 1)}`,
      misconception: "answered-intermediate-quantity",
      whyTempting: `It is one of the two neighboring numbers whose product is ${grouped(left)}.`,
      repairQuestion: "Were there more or fewer rows before one of them was carried out?",
    },
    {
      value: m + 1,
      rationale: remaining(m + 1),
      misconception: "boundary-value-miscounted",
      whyTempting: `The row that was carried out seems to come on top of the ${m} rows found from the equation.`,
      repairQuestion: `Which two neighboring numbers have the product ${grouped(left)}, and which of them counts the rows at first?`,
    },
    {
      value: 2 * m - 1,
      rationale: `This adds the rows at first and the rows that remain. ${remaining(2 * m - 1)}`,
      misconception: "extraneous-root-kept",
      whyTempting: `The equation leads to two numbers, ${m} and ${m - 1}, and it seems that both must be used.`,
      repairQuestion:
        "Which of the two numbers belongs to the time before the row was carried out?",
    },
    {
      value: m - 2,
      rationale: `This takes a row away from the rows that remain. ${remaining(m - 2)}`,
      misconception: "counted-twice",
      whyTempting: "The story speaks of taking a row away, and this is done once more.",
      repairQuestion: "Is the row that was carried out still among the chairs that remain?",
    },
    {
      value: m + 2,
      rationale: remaining(m + 2),
      misconception: "counted-twice",
      whyTempting: "The row that was carried out is added back twice.",
      repairQuestion: `How many chairs are in a square block of ${m + 2} rows?`,
    },
  ];
}

export function chairsCase(parameters: Chairs): ChoiceCase {
  const { m, before } = parameters;
  const left = m * m - m;
  return {
    stem: `The chairs in a hall are arranged in a square block, with as many rows as there are chairs in each row. When one row is carried out, ${grouped(left)} chairs remain. How many rows of chairs were in the hall at first?`,
    value: m,
    proof: `${m} rows of ${m} chairs are ${grouped(m * m)} chairs, and without one row of ${m} there are ${grouped(left)}.`,
    wrong: chairsWrong(parameters),
    before,
    difficulty: 2,
    targetSeconds: 75,
    quick: `With $r$ rows of $r$ chairs, $r^2 - r = ${left}$, or $r(r - 1) = ${left}$. Neighboring numbers with this product are ${m - 1} and ${m}, so $r = ${m}$. The negative root of the equation counts nothing. The trap is to give the number of rows that remain.`,
    asked:
      "The number of rows in a square block, from the number of chairs that remain without one row.",
    plan: "Name the number of rows, write the equation, and take the root that can be a number of rows.",
    reasoning: [
      `Let there be $r$ rows of $r$ chairs each, $r^2$ chairs in all.`,
      `Without one row $r^2 - r$ chairs remain, so $r^2 - r - ${left} = 0$.`,
      `Factor: $(r - ${m})(r + ${m - 1}) = 0$. A number of rows is positive, so $r = ${m}$.`,
      `Check: $${m}^2 - ${m} = ${m * m} - ${m} = ${left}$.`,
    ],
    answers: `The number ${m - 1} counts the rows that remain; it is also what is left of the negative root without its sign. The other numbers count a row once too often or add the two numbers to which the equation leads. A square block of any of these sizes leaves another number of chairs.`,
    steps: [
      {
        text: `Factor the equation: $r^2 - r - ${left} = (r - ${m})(r + ${m - 1})$.`,
        why: `The neighboring numbers ${m - 1} and ${m} have the product ${left}.`,
        check: {
          left: `r^2-r-${left}`,
          right: `(r-${m})*(r+${m - 1})`,
          given: { r: "3" },
        },
      },
      {
        text: `Only $r = ${m}$ can be a number of rows.`,
        why: "The other root is negative.",
        check: { left: `${m}^2-${m}`, right: `${left}` },
      },
    ],
    hints: [
      "Rows and chairs are two different numbers here. Which one is asked for?",
      "In a square block, one letter describes both the rows and the chairs in a row.",
      `Write the number of remaining chairs with $r$, the number of rows, and set it equal to ${left}.`,
      "Find two neighboring whole numbers with the required product, and decide which of them is $r$.",
    ],
    takeaway:
      "In a story, drop roots that cannot be a count, and check which moment the question is about.",
    selfExplain: {
      prompt: "Why does the second root of the equation not count?",
      expectations: ["it is negative", "a number of rows is a positive whole number"],
    },
  };
}

function fractionsWrong({ excluded, valid }: Fractions): WrongValue[] {
  const [sum, product] = [excluded + valid, excluded * valid];
  return [
    {
      value: excluded,
      rationale: `For this number the denominators are 0, so neither side has a value.`,
      misconception: "extraneous-root-kept",
      whyTempting: "It solves the equation that is left after multiplying by the denominator.",
      repairQuestion: `What is $x - ${excluded}$ for this number?`,
    },
    {
      value: sum,
      rationale:
        "This is the sum of both roots of the quadratic, or the number that makes the left side 0.",
      misconception: "root-sum-for-root",
      whyTempting: "It stands in the numerator as a coefficient.",
      repairQuestion: "What are the two sides of the equation for this number?",
    },
    {
      value: -valid,
      rationale: "The sign of the number in the factor is kept; the root has the opposite sign.",
      misconception: "root-sign-from-factor",
      whyTempting: "The number is visible in the factored form.",
      repairQuestion: "For which $x$ is the second factor equal to 0?",
    },
    {
      value: -excluded,
      rationale: "This turns the sign of the number that is excluded by the denominator.",
      misconception: "root-sign-from-factor",
      whyTempting: "The excluded number is noticed, and its opposite seems to be left.",
      repairQuestion: "What are the two sides of the equation for this number?",
    },
    {
      value: product,
      rationale: "This is the product of both roots of the quadratic.",
      misconception: "coefficient-read-as-answer",
      whyTempting: "It is the constant term of the equation without fractions.",
      repairQuestion: "What are the two sides of the equation for this number?",
    },
    {
      value: valid - excluded,
      rationale:
        "The excluded number is subtracted from the root, where it has no place; it excludes a root and does not change the other.",
      misconception: "difference-taken-for-term",
      whyTempting: `The denominator $x - ${excluded}$ suggests a shift by ${excluded}.`,
      repairQuestion: "For which number is the quadratic equation true?",
    },
  ].filter(({ value }) => value !== 0);
}

export function fractionsCase(parameters: Fractions): ChoiceCase {
  const { excluded, valid, before } = parameters;
  const [sum, product] = [excluded + valid, excluded * valid];
  const standard = polynomial([1, -sum, product]);
  const second = `x ${valid < 0 ? "+" : "-"} ${Math.abs(valid)}`;
  return {
    stem: `If $x$ satisfies $\\frac{${polynomial([1, -sum, 0])}}{x - ${excluded}} = \\frac{${-product}}{x - ${excluded}}$, then $x =$`,
    value: valid,
    proof: `The numerators are equal when $${standard} = 0$, so $x = ${valid}$ or $x = ${excluded}$. The latter makes the denominators 0, so $x = ${valid}$.`,
    wrong: fractionsWrong(parameters),
    before,
    difficulty: 3,
    targetSeconds: 80,
    quick: `The denominators are the same, so the numerators must be equal: $${standard} = 0$, or $(x - ${excluded})(${second}) = 0$. The roots are ${excluded} and $${valid}$. For ${excluded} the denominators are 0, so this root does not count, and $x = ${valid}$. The trap is to keep the root that makes the fractions meaningless.`,
    asked: "The number that satisfies an equation between two fractions.",
    plan: "Set the numerators equal, solve, and drop any root that makes a denominator 0.",
    reasoning: [
      `Where the fractions have values, $x$ is not ${excluded}, and equal denominators call for equal numerators.`,
      `So $${polynomial([1, -sum, 0])} = ${-product}$, or $${standard} = 0$.`,
      `Factor: $(x - ${excluded})(${second}) = 0$, with the roots ${excluded} and $${valid}$.`,
      `The root ${excluded} is excluded by the denominators, so $x = ${valid}$.`,
    ],
    answers: `The excluded number makes both sides meaningless. The sum and the product of the roots can be read from the equation but do not satisfy it. Numbers with the opposite sign come from reading a root off its factor.`,
    steps: [
      {
        text: `Equal numerators: $${standard} = (x - ${excluded})(${second}) = 0$.`,
        why: "Fractions with the same denominator are equal when their numerators are.",
        check: {
          left: `x^2-(${sum})*x+(${product})`,
          right: `(x-${excluded})*(x-(${valid}))`,
          given: { x: "12" },
        },
      },
      {
        text: `Drop ${excluded}, which makes the denominators 0; $x = ${valid}$ remains.`,
        why: "A fraction with the denominator 0 has no value.",
        check: {
          left: `(x^2-(${sum})*x)/(x-${excluded})`,
          right: `(${-product})/(x-${excluded})`,
          given: { x: `${valid}` },
        },
      },
    ],
    hints: [
      "Before you solve, ask which numbers may not be put in.",
      "Two fractions with the same denominator are equal when their numerators are equal.",
      "Set the numerators equal, and bring all terms to one side.",
      "Factor the quadratic, and check each of its roots against the denominators.",
    ],
    takeaway: "A root that makes a denominator 0 is no solution of the equation with fractions.",
    selfExplain: {
      prompt: "Why is one of the roots of the quadratic not a solution?",
      expectations: ["it makes the denominators 0", "the fractions then have no value"],
    },
  };
}
