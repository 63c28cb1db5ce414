import type { WrongValue } from "../../kit/choice-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import type { Vieta } from "./symmetric-roots.ts";

export function squaresWrong({ a, b, c }: Vieta): WrongValue[] {
  const [sum, product] = [new Fraction(-b, a), new Fraction(c, a)];
  const square = sum.mul(sum);
  const middle = {
    misconception: "middle-term-lost",
    repairQuestion: "How often does $rs$ occur when $(r+s)^2$ is multiplied out?",
  };
  return [
    {
      ...middle,
      value: square,
      rationale: "This is $(r+s)^2$, which contains $2rs$ besides the two squares.",
      whyTempting: "The square of the sum looks like the sum of the squares.",
    },
    {
      value: square.add(product.mul(2)),
      rationale: "This adds $2rs$ to the square of the sum; it has to be taken away.",
      misconception: "sign-slip",
      whyTempting: "The right terms are used, and only one sign is wrong.",
      repairQuestion: "Which is obtained when the middle term is removed from $(r+s)^2$?",
    },
    {
      ...middle,
      value: square.sub(product),
      rationale: "This takes $rs$ away once; the middle term of the square is $2rs$.",
      whyTempting: "The product is seen, but its factor 2 is not.",
    },
    {
      value: square.sub(product.mul(4)),
      rationale: "This is $(r-s)^2$, the square of the difference.",
      misconception: "sign-slip",
      whyTempting: "The expression $b^2 - 4ac$ is familiar from the quadratic formula.",
      repairQuestion: "What do you get when you multiply out $(r-s)^2$?",
    },
    ...(a === 1
      ? []
      : [
          {
            value: b * b - 2 * c,
            rationale: `Sum and product are read off as if the coefficient of $x^2$ were 1; both have to be divided by ${a}.`,
            misconception: "leading-coefficient-ignored",
            whyTempting: "Most textbook examples begin with $x^2$ alone.",
            repairQuestion: `What is the equation after division by ${a}?`,
          },
        ]),
    {
      value: sum,
      rationale: "This is the sum of the solutions, not of their squares.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the first number read from the equation.",
      repairQuestion: "Which powers of the solutions does the question ask for?",
    },
    {
      value: square.add(product),
      rationale: "This adds $rs$ to the square of the sum; $2rs$ has to be taken away.",
      misconception: "sign-slip",
      whyTempting: "The right terms are used, but with a wrong sign and a wrong factor.",
      repairQuestion: "Which is obtained when the middle term is removed from $(r+s)^2$?",
    },
    // A sum of squares of real numbers is not negative, so such an option would be struck at sight.
  ].filter(({ value }) => new Fraction(value).compare(0) > 0);
}

export function reciprocalsWrong({ a, b, c }: Vieta): WrongValue[] {
  return [
    {
      value: new Fraction(b, c),
      rationale:
        "The sum of the solutions has a minus sign in front of the quotient of the coefficients, and it is lost here.",
      misconception: "sign-slip",
      whyTempting: "The two coefficients stand in the equation, ready to be divided.",
      repairQuestion:
        "What is the sum of the solutions of $x^2 - 5x + 6 = 0$, and what is its sign?",
    },
    {
      value: new Fraction(-c, b),
      rationale:
        "The fraction is upside down: the sum belongs above the bar and the product below.",
      misconception: "fraction-inverted",
      whyTempting: "The right two numbers are divided.",
      repairQuestion: "What is the common denominator of $\\frac{1}{r}$ and $\\frac{1}{s}$?",
    },
    {
      value: new Fraction(-a, b),
      rationale: "This is the reciprocal of the sum, not the sum of the reciprocals.",
      misconception: "reciprocal-split-over-sum",
      whyTempting: "The sum is known, and its reciprocal is quickly formed.",
      repairQuestion: "Is $\\frac{1}{2} + \\frac{1}{2}$ the same as $\\frac{1}{2+2}$?",
    },
    {
      value: new Fraction(-b, a),
      rationale: "This is the sum of the solutions themselves.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is read from the equation first.",
      repairQuestion: "What remains to be done after the sum and the product are known?",
    },
    {
      value: new Fraction(a, c),
      rationale: "This is the reciprocal of the product of the solutions.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "The product is the common denominator, and a numerator of 1 is assumed.",
      repairQuestion: "Which numerator do the two reciprocals have over their common denominator?",
    },
    {
      value: new Fraction(c, a),
      rationale: "This is the product of the solutions.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "The product appears in the work and looks final.",
      repairQuestion: "What remains to be done after the sum and the product are known?",
    },
    {
      value: new Fraction(c, b),
      rationale: "The fraction is upside down, and the minus sign of the sum is lost as well.",
      misconception: "fraction-inverted",
      whyTempting: "The coefficients are divided in the wrong order.",
      repairQuestion: "Which of the two, sum or product, is the common denominator?",
    },
  ];
}

export function shiftedWrong({ a, b, c, point }: Vieta): WrongValue[] {
  const at = (x: number) => a * x * x + b * x + c;
  const product = new Fraction(c, a);
  return [
    {
      value: at(point),
      rationale: `This is the value of the quadratic at ${point}, which is ${a} times the product asked for.`,
      misconception: "leading-coefficient-ignored",
      whyTempting: "The idea is right, and only the factor in front of the brackets is overlooked.",
      repairQuestion: `Which number stands before $(x - r)(x - s)$?`,
    },
    {
      value: new Fraction(at(-point), a),
      rationale: `This is $(r + ${point})(s + ${point})$; it takes the sum of the solutions with the wrong sign.`,
      misconception: "wrong-argument-substituted",
      whyTempting: `The minus signs suggest putting in $-${point}$.`,
      repairQuestion: `For which $x$ does the factor $x - r$ become $${point} - r$?`,
    },
    {
      value: product.add(point * point),
      rationale:
        "Only first with first and last with last are multiplied; the mixed terms are missing.",
      misconception: "middle-term-lost",
      whyTempting: "The product of the solutions and the square are easy to find.",
      repairQuestion: `What do you get when you multiply out $(r - ${point})(s - ${point})$?`,
    },
    {
      value: product.sub(point),
      rationale: `This takes ${point} from the product of the solutions, not from each solution.`,
      misconception: "one-part-compared",
      whyTempting: "The product is known, and a subtraction is mentioned.",
      repairQuestion: "Are the subtractions made before or after the multiplication?",
    },
    {
      value: product,
      rationale: "This is $rs$, without any subtraction.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It can be read from the coefficients.",
      repairQuestion: `What does the subtraction of ${point} change in each factor?`,
    },
    {
      value: new Fraction(-at(point), a),
      rationale:
        "The signs of both factors are turned, which leaves the product as it is; here it is changed.",
      misconception: "sign-slip",
      whyTempting: `From $${point} - r$ to $r - ${point}$ the sign changes, and this happens twice.`,
      repairQuestion: "What is the product of two factors when both change their signs?",
    },
    {
      value: product.sub(point * point),
      rationale: `The last terms have the product ${point * point} with a plus sign, and the mixed terms are missing.`,
      misconception: "middle-term-lost",
      whyTempting: "The expression is taken for a difference of squares.",
      repairQuestion: `What is $-${point}$ times $-${point}$?`,
    },
  ];
}
