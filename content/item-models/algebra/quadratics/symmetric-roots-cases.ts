import type { ChoiceCase } from "../../kit/choice-question.ts";
import { Fraction, polynomial, tex } from "../../kit/write-numbers.ts";
import type { Vieta } from "./symmetric-roots.ts";
import { reciprocalsWrong, shiftedWrong, squaresWrong } from "./symmetric-roots-slips.ts";

function basics({ a, b, c }: Vieta) {
  const [sum, product] = [new Fraction(-b, a), new Fraction(c, a)];
  return {
    sum,
    product,
    equation: `$${polynomial([a, b, c])} = 0$`,
    signs: `For $ax^2 + bx + c = 0$ the solutions have the sum $-\\frac{b}{a}$ and the product $\\frac{c}{a}$. Here $r + s = ${tex(sum)}$ and $rs = ${tex(product)}$.`,
    given: { s: sum.toFraction(), p: product.toFraction() },
  };
}

const TAKEAWAY =
  "Symmetric expressions in the solutions can be found from their sum and product, without solving the equation.";
const SELF_EXPLAIN = {
  prompt: "Why is it enough to know the sum and the product of the solutions?",
  expectations: [
    "the expression can be rewritten with the sum and the product alone",
    "both can be read from the coefficients",
  ],
};

export function squaresCase(parameters: Vieta): ChoiceCase {
  const { before } = parameters;
  const { sum, product, equation, signs, given } = basics(parameters);
  const value = sum.mul(sum).sub(product.mul(2));
  const twice = product.mul(2);
  return {
    stem: `If $r$ and $s$ are the two solutions of the equation ${equation}, what is the value of $r^2 + s^2$ ?`,
    value,
    proof: `$r^2 + s^2 = (r+s)^2 - 2rs = ${tex(sum.mul(sum))} ${twice.s < 0n ? "+" : "-"} ${tex(twice.abs())} = ${tex(value)}$.`,
    wrong: squaresWrong(parameters),
    before,
    difficulty: 4,
    targetSeconds: 95,
    quick: `The solutions are awkward, but their sum and product are not: $r + s = ${tex(sum)}$ and $rs = ${tex(product)}$. Since $(r+s)^2 = r^2 + 2rs + s^2$, the value is $(r+s)^2 - 2rs = ${tex(value)}$. The traps are the term $2rs$ and the sign of the product.`,
    asked: "The sum of the squares of the solutions of a quadratic equation.",
    plan: "Read sum and product of the solutions from the coefficients, and express the squares by them.",
    reasoning: [
      signs,
      "The square of the sum is $r^2 + 2rs + s^2$, so $r^2 + s^2 = (r+s)^2 - 2rs$.",
      `The square of the sum is $${tex(sum.mul(sum))}$, and $2rs = ${tex(twice)}$.`,
      `The difference is $${tex(value)}$.`,
    ],
    answers:
      "The square of the sum alone drops the middle term, and counting $rs$ once does half of the work. Adding $2rs$ where it must be subtracted is a slip of sign. With a leading coefficient other than 1, sum and product need a division.",
    steps: [
      {
        text: `Sum and product of the solutions are $${tex(sum)}$ and $${tex(product)}$.`,
        why: "They are read from the coefficients, each divided by the leading one.",
      },
      {
        text: `So $r^2 + s^2 = (r+s)^2 - 2rs = ${tex(value)}$.`,
        why: "The middle term of the square contains the product twice.",
        check: { left: "s^2-2*p", right: value.toFraction(), given },
      },
    ],
    hints: [
      "Must you know the two solutions to know the sum of their squares?",
      "Sum and product of the solutions can be read from the coefficients.",
      "Compare $(r+s)^2$ with $r^2 + s^2$. What is the difference?",
      "Square the sum of the solutions, and take away twice their product, with its sign.",
    ],
    takeaway: TAKEAWAY,
    selfExplain: SELF_EXPLAIN,
  };
}

export function reciprocalsCase(parameters: Vieta): ChoiceCase {
  const { b, c, before } = parameters;
  const { sum, product, equation, signs, given } = basics(parameters);
  const value = new Fraction(-b, c);
  return {
    stem: `The equation ${equation} has two different solutions. What is the sum of their reciprocals?`,
    value,
    proof: `$\\frac{1}{r} + \\frac{1}{s} = \\frac{r+s}{rs}$, which is $${tex(sum)}$ divided by $${tex(product)}$, or $${tex(value)}$.`,
    wrong: reciprocalsWrong(parameters),
    before,
    difficulty: 3,
    targetSeconds: 85,
    quick: `Call the solutions $r$ and $s$. Over a common denominator, $\\frac{1}{r} + \\frac{1}{s} = \\frac{r+s}{rs}$. The coefficients give $r + s = ${tex(sum)}$ and $rs = ${tex(product)}$, so the value is $${tex(value)}$. The traps are the sign of the sum and the reciprocal of the sum.`,
    asked: "The sum of the reciprocals of the solutions of a quadratic equation.",
    plan: "Add the reciprocals over a common denominator, so that only the sum and the product of the solutions occur.",
    reasoning: [
      signs,
      `Over the common denominator, $\\frac{1}{r} + \\frac{1}{s} = \\frac{r+s}{rs}$.`,
      `Divide the sum $${tex(sum)}$ by the product $${tex(product)}$.`,
      `The result is $${tex(value)}$. The leading coefficient has cancelled.`,
    ],
    answers:
      "A lost minus sign in the sum gives the opposite number. The reciprocal of the sum is not the sum of the reciprocals. Stopping at the sum, at the product, or at the reciprocal of the product leaves the work unfinished, and so does an inverted fraction.",
    steps: [
      {
        text: `The solutions have the sum $${tex(sum)}$ and the product $${tex(product)}$.`,
        why: "They are read from the coefficients; the sum has a minus sign.",
      },
      {
        text: `So the sum of the reciprocals is $\\frac{r+s}{rs} = ${tex(value)}$.`,
        why: "The common denominator of the reciprocals is the product.",
        check: { left: "s/p", right: value.toFraction(), given },
      },
    ],
    hints: [
      "The solutions are not whole numbers. Can the question be answered without them?",
      "Sum and product of the solutions can be read from the coefficients.",
      `Write $\\frac{1}{r} + \\frac{1}{s}$ as one fraction.`,
      "Divide the sum of the solutions by their product, and mind the sign of the sum.",
    ],
    takeaway: TAKEAWAY,
    selfExplain: SELF_EXPLAIN,
  };
}

export function shiftedCase(parameters: Vieta): ChoiceCase {
  const { a, b, c, point, before } = parameters;
  const { signs, given } = basics(parameters);
  const atPoint = a * point * point + b * point + c;
  const value = new Fraction(atPoint, a);
  const written = polynomial([a, b, c]);
  return {
    stem: `Numbers $r$ and $s$ are such that $${written} = ${a}(x - r)(x - s)$ for every number $x$. What is the value of $(r - ${point})(s - ${point})$ ?`,
    value,
    proof: `For $x = ${point}$ the left side is ${atPoint < 0 ? `$${atPoint}$` : atPoint} and the right side is $${a}(${point} - r)(${point} - s) = ${a}(r - ${point})(s - ${point})$. So the product is $${tex(value)}$.`,
    wrong: shiftedWrong(parameters),
    before,
    difficulty: 5,
    targetSeconds: 110,
    quick: `Put $x = ${point}$. The left side becomes $${tex(atPoint)}$; the right side becomes $${a}(${point} - r)(${point} - s)$, and turning both signs gives $${a}(r - ${point})(s - ${point})$. Divide by ${a}: the value is $${tex(value)}$. The traps are to forget the factor ${a}, and to multiply out with the wrong sign of the sum.`,
    asked: "A product that contains the two solutions of a quadratic equation.",
    plan: "See the product as a value of the quadratic expression in its factored form, and divide by the leading coefficient.",
    reasoning: [
      `The equation holds for every $x$, so it holds for $x = ${point}$: the left side is then $${tex(atPoint)}$.`,
      `The right side is $${a}(${point} - r)(${point} - s)$. Since $(${point} - r)(${point} - s) = (r - ${point})(s - ${point})$, it is ${a} times what is asked for.`,
      `Divide by ${a}: the value is $${tex(value)}$.`,
      `Another road: ${signs} Multiplied out, the product is $rs - ${point}(r+s) + ${point * point}$, which gives the same value.`,
    ],
    answers: `The value at ${point} without the division forgets the leading coefficient. The value at $-${point}$ belongs to $(r + ${point})(s + ${point})$. Multiplying only the outer terms, or only subtracting ${point} from the product of the solutions, leaves the mixed terms out.`,
    steps: [
      {
        text: `For $x = ${point}$ the left side is $${tex(atPoint)}$.`,
        why: "An equation that holds for every number holds for this one.",
        check: {
          left: `${a}*x^2+(${b})*x+(${c})`,
          right: `${atPoint}`,
          given: { x: `${point}` },
        },
      },
      {
        text: `Divide by ${a}: $(r - ${point})(s - ${point}) = ${tex(value)}$.`,
        why: "Changing the sign of both factors does not change a product.",
        check: {
          left: `p-${point}*s+${point}^2`,
          right: value.toFraction(),
          given,
        },
      },
    ],
    hints: [
      "The expression resembles the factored form of the quadratic. For which $x$?",
      "An equation that holds for every $x$ may be used at any convenient number.",
      `Put $x = ${point}$ into both sides.`,
      `Turn the signs of both factors on the right side, and take care of the factor ${a}.`,
    ],
    fasterWay: `The value of the quadratic at ${point}, divided by ${a}, is the answer; no solution is needed.`,
    takeaway:
      "A product of the form $(r-k)(s-k)$ is the value of the quadratic at $k$, divided by the leading coefficient.",
    selfExplain: {
      prompt: `Why may one put $x = ${point}$ into the equation?`,
      expectations: [
        "the two sides are equal for every x",
        "at this x the factors become those asked for, up to sign",
      ],
    },
  };
}
