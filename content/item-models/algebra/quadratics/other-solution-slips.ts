import type { WrongValue } from "../../kit/choice-question.ts";
import { grouped, plus } from "../../kit/write-numbers.ts";
import type { OtherSolution } from "./other-solution.ts";

export function coefficientWrong({ r, s }: OtherSolution): WrongValue[] {
  const c = r * s;
  const sign = Math.sign(-r - s);
  const all: (WrongValue & { readonly value: number })[] = [
    {
      value: r + s,
      rationale: "This is the sum of the solutions; the coefficient of $x$ is its opposite.",
      misconception: "sign-slip",
      whyTempting: "Sum and coefficient differ only in sign.",
      repairQuestion: "What is the coefficient of $x$ in $(x - 2)(x - 3)$?",
    },
    {
      value: s,
      rationale: "This is the other solution, not the constant $k$.",
      misconception: "root-sum-for-root",
      whyTempting: `The product of the solutions, ${c < 0 ? `$${c}$` : c}, gives it at once.`,
      repairQuestion: "Which letter does the question ask for?",
    },
    {
      value: -r - c,
      rationale: `This comes from dividing only one of the two remaining terms by $${r}$.`,
      misconception: "factor-not-distributed",
      whyTempting: "After the substitution, a division by the solution is needed.",
      repairQuestion: `What is $\\frac{${r * r}${plus(c)}}{${r}}$?`,
    },
    {
      value: s - r,
      rationale: "One of the two solutions enters with the wrong sign.",
      misconception: "root-sign-from-factor",
      whyTempting:
        "A factor such as $x + 4$ shows a number whose sign is opposite to that of the solution.",
      repairQuestion: `For which $x$ is $x ${r < 0 ? "+" : "-"} ${Math.abs(r)}$ equal to 0?`,
    },
    {
      value: r - s,
      rationale: "One of the two solutions enters with the wrong sign.",
      misconception: "moved-term-without-sign",
      whyTempting: "The constant is carried to the other side without a change of sign.",
      repairQuestion: `Put this $k$ and $x = ${r}$ into the equation. Is the result 0?`,
    },
    {
      value: -s,
      rationale: "This is the opposite of the other solution.",
      misconception: "root-sign-from-factor",
      whyTempting: "It is the number that stands in the second factor.",
      repairQuestion: "Which letter does the question ask for?",
    },
    {
      value: sign * Math.abs(c),
      rationale:
        "Apart perhaps from its sign, this is the constant term, the product of the solutions; the coefficient of $x$ comes from their sum.",
      misconception: "coefficient-read-as-answer",
      whyTempting: "Sum and product of the solutions are easily exchanged.",
      repairQuestion: "Which coefficient of the equation is tied to the sum of the solutions?",
    },
  ];
  // Not too many with the sign that the key does not have, or the key would stand out.
  const opposite = all.filter(({ value }) => Math.sign(value) !== sign);
  return all.filter((choice) => !opposite.slice(2).includes(choice));
}

export function workshopWrong({ r, s }: OtherSolution): WrongValue[] {
  const [sum, product] = [r + s, r * s];
  return [
    {
      value: sum,
      rationale: `This is the sum of the two numbers, the coefficient of $n$. With ${sum} chairs there would be a loss of ${grouped(product)} dollars.`,
      misconception: "root-sum-for-root",
      whyTempting: "It can be read from the formula.",
      repairQuestion: `The two numbers add up to ${sum}, and one of them is ${r}. What is the other?`,
    },
    {
      value: product,
      rationale: `This is the product of the two numbers. Divide it by ${r} to get the other number.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It stands in the formula as the constant.",
      repairQuestion: `By what must ${r} be multiplied to give ${product}?`,
    },
    {
      value: s - r,
      rationale: `This takes ${r} away from the right number; the number of chairs counts from 0, not from ${r}.`,
      misconception: "difference-taken-for-term",
      whyTempting: `The question is about a second point beyond ${r}.`,
      repairQuestion: "Put this number into the formula. Is the profit 0?",
    },
    {
      value: sum + r,
      rationale: `Here ${r} is added to the sum of the two numbers instead of being taken away.`,
      misconception: "sign-slip",
      whyTempting: "The relation between the numbers is used in the wrong direction.",
      repairQuestion: "Is the number you look for larger or smaller than the sum?",
    },
    {
      value: 2 * r,
      rationale: `Doubling ${r} gives a ${s > 2 * r ? "profit" : "loss"} of ${grouped(Math.abs(r * (s - 2 * r)))} dollars, not 0.`,
      misconception: "multiplied-instead-of-divided",
      whyTempting: "The second point seems to repeat the first.",
      repairQuestion: "About which number are the two points symmetric?",
    },
    ...((r + s) % 2 === 0
      ? [
          {
            value: (r + s) / 2,
            rationale:
              "This lies midway between the two numbers, where the profit is greatest, not 0.",
            misconception: "answered-intermediate-quantity",
            whyTempting: "It is a prominent point of the same formula.",
            repairQuestion: "How large is the profit for this number of chairs?",
          },
        ]
      : []),
  ];
}

export function apartWrong({ r, s }: OtherSolution): WrongValue[] {
  const sum = r + s;
  return [
    {
      value: r,
      rationale: "This is the smaller solution, not the constant $c$.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is found first.",
      repairQuestion: "Which letter does the question ask for?",
    },
    {
      value: s,
      rationale: "This is the larger solution, not the constant $c$.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "Both solutions have to be found on the way.",
      repairQuestion: "How is the constant term made from the solutions?",
    },
    {
      value: sum * (s - r),
      rationale: `This multiplies the sum ${sum} by the difference ${s - r}; the constant is the product of the solutions themselves.`,
      misconception: "difference-taken-for-term",
      whyTempting: "These are the two numbers in the statement.",
      repairQuestion: "Which two numbers have to be multiplied to get the constant term?",
    },
    {
      value: -r * s,
      rationale:
        "The constant term is the product of the solutions with its own sign, and both solutions are positive.",
      misconception: "sign-slip",
      whyTempting:
        "The sum of the solutions has a minus sign in the equation, and it is given to the product too.",
      repairQuestion: "What is the constant term of $(x - 2)(x - 3)$?",
    },
    {
      value: (sum / 2) ** 2,
      rationale: "This would make the two solutions equal, but they differ.",
      misconception: "outcomes-assumed-equal",
      whyTempting: "Half of the sum is easily squared.",
      repairQuestion: "How far apart are the solutions for this value of $c$?",
    },
    {
      value: (sum / 2) * (sum / 2 + s - r),
      rationale:
        "This puts the whole difference on one side of the mean of the solutions; each lies half of it away.",
      misconception: "difference-taken-for-term",
      whyTempting: "One solution seems to be half of the sum.",
      repairQuestion: `Do these two numbers add up to ${sum}?`,
    },
  ];
}
