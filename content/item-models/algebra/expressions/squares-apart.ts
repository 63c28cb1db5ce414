import type { ChoiceCase, WrongValue } from "../../kit/choice-question.ts";
import { Fraction, grouped, tex } from "../../kit/write-numbers.ts";

interface Apart {
  readonly gap: number;
  readonly small: number;
  readonly before: number;
}
/** Two square floors. */
export interface Floors extends Apart {
  readonly scene: "floors";
}
/** Two squares of letters. */
export interface Pure extends Apart {
  readonly scene: "pure";
  readonly times: number;
}

function floorsWrong({ gap, small }: Floors): WrongValue[] {
  const sum = 2 * small + gap;
  return [
    {
      value: small,
      rationale: `This is the number of tiles along a side of the smaller floor, half of $${sum} - ${gap}$.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "Both numbers come out of the same two equations.",
      repairQuestion: "Which of the two floors does the question ask about?",
    },
    {
      value: gap,
      rationale: `This is how many tiles longer a side of the larger floor is, not the length of the side.`,
      misconception: "difference-taken-for-term",
      whyTempting: "It is the result of the division and looks like the end of the work.",
      repairQuestion: `What must be added to this number, and what then halved, to get a side?`,
    },
    {
      value: small + 2 * gap,
      rationale: `This is ${gap} tiles more than the larger side: the difference of the sides is added twice to ${small}.`,
      misconception: "counted-twice",
      whyTempting: "The difference is added once to find the larger side and then once more.",
      repairQuestion: `Is $x - y$ equal to ${gap} for your $x$ and the side that is left of ${sum}?`,
    },
    {
      value: sum / 2 + gap,
      rationale: `The larger side exceeds half of ${sum} by half of ${gap}, since the smaller one falls short by as much.`,
      misconception: "difference-taken-for-term",
      whyTempting: `The sides would be ${sum / 2} each if they were equal, and they differ by ${gap}.`,
      repairQuestion: `How far apart are $${sum / 2} + ${gap}$ and the side that is left?`,
    },
    {
      value: sum - gap,
      rationale: `This subtracts the difference from the sum, which gives twice the shorter side.`,
      misconception: "sign-slip",
      whyTempting: "The equations for sum and difference are combined, but in the other direction.",
      repairQuestion: "Which side is left over when the difference is taken from the sum?",
    },
    {
      value: sum / 2,
      rationale: `Half of ${sum} would be the side if both floors were of the same size, but one has more tiles.`,
      misconception: "outcomes-assumed-equal",
      whyTempting: "The total length of two sides is given, and halving it gives one side.",
      repairQuestion: "Can the two floors have sides of the same length?",
    },
    {
      value: sum - gap / 2,
      rationale: `Here half of the difference is taken from the whole sum; the sum has to be halved as well, and half of the difference added.`,
      misconception: "factor-not-distributed",
      whyTempting: "Sum and difference are combined, and only one of them is halved.",
      repairQuestion: "What do $x + y$ and $x - y$ add up to?",
    },
    // One side cannot be longer than both together.
  ].filter(({ value }) => value < sum);
}

export function floorsCase(parameters: Floors): ChoiceCase {
  const { gap, small, before } = parameters;
  const large = small + gap;
  const sum = small + large;
  const more = sum * gap;
  return {
    stem: `Two square floors are completely covered with identical square tiles, none of which is cut. The larger floor has ${grouped(more)} more tiles than the smaller. If one side of the larger floor and one side of the smaller floor together measure ${sum} tiles, how many tiles long is a side of the larger floor?`,
    value: large,
    proof: `$(x + y)(x - y) = ${more}$ with $x + y = ${sum}$ gives $x - y = ${gap}$, so $x = \\frac{${sum} + ${gap}}{2} = ${large}$. Indeed $${large}^2 - ${small}^2 = ${more}$.`,
    wrong: floorsWrong(parameters),
    before,
    difficulty: 2,
    targetSeconds: 85,
    quick: `With sides of $x$ and $y$ tiles, $x^2 - y^2 = ${more}$, and the left side is $(x + y)(x - y)$. Since $x + y = ${sum}$, the difference of the sides is ${gap}. Sum and difference together give $2x = ${sum + gap}$, so $x = ${large}$. The trap is to stop at the difference.`,
    asked: "The side of the larger of two square floors, in tiles.",
    plan: "Write the difference of the two squares as a product. The sum of the sides is one factor; divide to get the other.",
    reasoning: [
      `Let the sides be $x$ and $y$ tiles long, $x$ the longer. The floors have $x^2$ and $y^2$ tiles, so $x^2 - y^2 = ${more}$.`,
      `Factor: $(x + y)(x - y) = ${more}$.`,
      `The first factor is ${sum}, so the second is $\\frac{${more}}{${sum}} = ${gap}$.`,
      `Add $x + y = ${sum}$ and $x - y = ${gap}$: $2x = ${sum + gap}$, and so $x = ${large}$.`,
    ],
    answers: `The side of the smaller floor and the difference of the sides are numbers that occur on the way. Adding the whole difference to half the sum makes the sides differ by twice as much. Only ${large}, with ${small} for the smaller floor, fits both statements.`,
    steps: [
      {
        text: `The difference of the sides is $x - y = \\frac{${more}}{${sum}} = ${gap}$.`,
        why: "A difference of two squares is the product of the sum and the difference.",
        check: { left: `${more}/${sum}`, right: `${gap}` },
      },
      {
        text: `From sum and difference, $x = \\frac{${sum} + ${gap}}{2} = ${large}$.`,
        why: "Adding the two equations removes the shorter side.",
        check: { left: `(${sum}+${gap})/2`, right: `${large}` },
      },
    ],
    hints: [
      "The numbers of tiles are squares. What do you know about their difference?",
      "A difference of two squares can be written as a product of two factors.",
      `Write $x^2 - y^2$ as $(x + y)(x - y)$, and use that $x + y = ${sum}$.`,
      "Once you have the difference of the sides as well, add the two equations and halve.",
    ],
    takeaway:
      "A difference of squares together with the sum of the two numbers gives their difference by one division.",
    selfExplain: {
      prompt: "Why does one division give the difference of the sides?",
      expectations: [
        "the difference of the squares is the sum times the difference",
        "the sum is given",
      ],
    },
  };
}

function pureWrong({ gap, small, times }: Pure): WrongValue[] {
  const sum = 2 * small + gap;
  const difference = sum * gap;
  return [
    {
      value: sum,
      rationale: `This is $x + y$; the question asks for ${times} times as much.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "The division gives this number, and the work seems done.",
      repairQuestion: `How is $${times}x + ${times}y$ related to $x + y$?`,
    },
    {
      value: times * (difference - gap),
      rationale: `This subtracts ${gap} from ${difference}. The factor $x - y$ has to be divided out.`,
      misconception: "multiplied-instead-of-divided",
      whyTempting: "Subtraction appears in both given equations.",
      repairQuestion: "By which operation are $x + y$ and $x - y$ joined in the factored form?",
    },
    {
      value: times * (small + gap),
      rationale: `This is $${times}x$ alone; the term $${times}y$ is missing.`,
      misconception: "part-for-whole",
      whyTempting: "After solving for $x$ one may forget the second term.",
      repairQuestion: "How many terms does the expression asked for have?",
    },
    {
      value: times * small,
      rationale: `This is $${times}y$ alone; the term $${times}x$ is missing.`,
      misconception: "part-for-whole",
      whyTempting: "After solving for $y$ one may forget the other term.",
      repairQuestion: "How many terms does the expression asked for have?",
    },
    {
      value: times * gap,
      rationale: `This is ${times} times $x - y$, not ${times} times $x + y$.`,
      misconception: "sign-slip",
      whyTempting: `The number ${gap} is given, and the two expressions differ only in a sign.`,
      repairQuestion: `Is ${gap} the sum or the difference of $x$ and $y$?`,
    },
    {
      value: new Fraction(times * difference, 2),
      rationale: `This takes $x + y$ to be half of ${difference}, as if $x - y$ were 2.`,
      misconception: "halved-instead-of-rooted",
      whyTempting: "The exponent 2 suggests dividing by 2.",
      repairQuestion: "By which number has the difference of the squares to be divided?",
    },
  ];
}

export function pureCase(parameters: Pure): ChoiceCase {
  const { gap, small, times, before } = parameters;
  const sum = 2 * small + gap;
  const difference = sum * gap;
  const value = times * sum;
  return {
    stem: `If $x^2 - y^2 = ${tex(difference)}$ and $x - y = ${gap}$, then $${times}x + ${times}y =$`,
    value,
    proof: `$(x + y)(x - y) = ${difference}$ and $x - y = ${gap}$ give $x + y = ${sum}$, and ${times} times this is ${value}.`,
    wrong: pureWrong(parameters),
    before,
    difficulty: 1,
    targetSeconds: 55,
    quick: `Factor the difference of squares: $(x + y)(x - y) = ${difference}$. Since $x - y = ${gap}$, $x + y = \\frac{${difference}}{${gap}} = ${sum}$. Then $${times}x + ${times}y = ${times} \\cdot ${sum} = ${value}$. The trap is to answer with $x + y$, or to solve for $x$ and $y$ and use only one of them.`,
    asked: `The value of $${times}x + ${times}y$, a multiple of $x + y$.`,
    plan: "Factor the difference of the squares, divide by the known factor, and multiply the result as required.",
    reasoning: [
      `The difference of two squares factors: $x^2 - y^2 = (x + y)(x - y)$.`,
      `With the given numbers, $(x + y) \\cdot ${gap} = ${difference}$.`,
      `Divide by ${gap}: $x + y = ${sum}$.`,
      `The expression asked for is $${times}x + ${times}y = ${times}(x + y)$, so its value is $${times} \\cdot ${sum} = ${value}$.`,
    ],
    answers: `One wrong answer stops at $x + y$, and others give $${times}x$ or $${times}y$ alone. Using ${gap} for the sum confuses it with the difference. Subtracting ${gap}, or halving, undoes the product in the wrong way.`,
    steps: [
      {
        text: `Divide: $x + y = \\frac{${difference}}{${gap}} = ${sum}$.`,
        why: "The difference of the squares is the product of $x + y$ and $x - y$.",
        check: { left: `${difference}/${gap}`, right: `${sum}` },
      },
      {
        text: `Multiply: $${times}(x + y) = ${times} \\cdot ${sum} = ${value}$.`,
        why: `Both terms of the expression have the factor ${times}.`,
        check: { left: `${times}*${sum}`, right: `${value}` },
      },
    ],
    hints: [
      "You need a multiple of $x + y$. Do you need $x$ and $y$ one by one?",
      "A difference of two squares has two simple factors.",
      `Write the first equation as a product, and put ${gap} for the factor you know.`,
      `Divide to get $x + y$; then take ${times} times the result.`,
    ],
    takeaway:
      "When a difference of squares and one of its factors are known, divide to get the other factor.",
    selfExplain: {
      prompt: "Why was it not necessary to find the two letters one by one?",
      expectations: [
        "the expression asked for is a multiple of their sum",
        "the sum follows from the factored difference of squares",
      ],
    },
  };
}
