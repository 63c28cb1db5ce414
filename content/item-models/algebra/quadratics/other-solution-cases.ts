import type { ChoiceCase } from "../../kit/choice-question.ts";
import { plus, polynomial, tex } from "../../kit/write-numbers.ts";
import type { OtherSolution } from "./other-solution.ts";
import { apartWrong, coefficientWrong, workshopWrong } from "./other-solution-slips.ts";

export function coefficientCase(parameters: OtherSolution): ChoiceCase {
  const { r, s, before } = parameters;
  const c = r * s;
  const k = -(r + s);
  const rk = `${r < 0 ? "-" : ""}${Math.abs(r)}k`;
  return {
    stem: `In the equation $x^2 + kx${plus(c)} = 0$, $k$ is a constant. If one of the solutions of the equation is $${r}$, what is the value of $k$ ?`,
    value: k,
    proof: `Putting in $${r}$ gives $${r * r}${r < 0 ? ` - ${-r}k` : ` + ${r}k`}${plus(c)} = 0$, so $${rk} = ${-(r * r + c)}$ and $k = ${k}$.`,
    wrong: coefficientWrong(parameters),
    before,
    difficulty: 2,
    targetSeconds: 65,
    quick: `A solution makes the equation true. Put in $x = ${r}$: $${r * r}${r < 0 ? ` - ${-r}k` : ` + ${r}k`}${plus(c)} = 0$, which gives $k = ${k}$. Or use the product of the solutions: the other one is $${s}$, and the sum, $${r + s}$, is $-k$. The traps are the sign of the sum and giving the other solution.`,
    asked: "A coefficient of a quadratic equation of which one solution is known.",
    plan: "Put the known solution into the equation, and solve for the constant.",
    reasoning: [
      `Since $${r}$ is a solution, the equation holds for $x = ${r}$: $${r < 0 ? `(${r})` : r}^2 + ${r < 0 ? `(${r})` : r}k${plus(c)} = 0$.`,
      `The plain numbers add up to $${tex(r * r + c)}$, so $${rk} = ${tex(-(r * r + c))}$.`,
      `Divide by $${r}$: $k = ${k}$.`,
      `Check with the other solution: the product of the solutions is $${c}$, so it is $${s}$, and the sum $${r + s}$ is indeed $-k$.`,
    ],
    answers: `Giving the sum of the solutions loses its minus sign. The other solution, or its opposite, answers another question. A solution with the wrong sign, or a division of one term only, leads to numbers for which $${r}$ does not solve the equation.`,
    steps: [
      {
        text: `Substitute $x = ${r}$: $${rk} = ${-(r * r + c)}$.`,
        why: "A solution of an equation makes it true.",
        check: {
          left: `(${r})^2+(${r})*k+(${c})`,
          right: "0",
          given: { k: `${k}` },
        },
      },
      {
        text: `Divide by $${r}$: $k = ${k}$.`,
        why: "The constant is the only unknown that is left.",
        check: { left: `${-(r * r + c)}/(${r})`, right: `${k}` },
      },
    ],
    hints: [
      "What does it mean that a number is a solution of an equation?",
      "A solution may be put into the equation in the place of the letter $x$.",
      `Replace $x$ by $${r}$ in both places, with brackets around it.`,
      "You get an equation in which only $k$ is unknown. Collect the plain numbers and divide.",
    ],
    fasterWay: `The other solution is the constant term divided by $${r}$. The coefficient of $x$ is the opposite of the sum of the two solutions.`,
    takeaway: "A known solution turns the equation into one for the unknown coefficient.",
    selfExplain: {
      prompt: "Why can the known solution be put in for x?",
      expectations: ["a solution is a number for which the equation is true"],
    },
  };
}

export function workshopCase(parameters: OtherSolution): ChoiceCase {
  const { r, s, before } = parameters;
  const [sum, product] = [r + s, r * s];
  const formula = `${sum}n - n^2 - ${product}`;
  return {
    stem: `A workshop that makes $n$ chairs in a week has a profit of $${formula}$ dollars in that week. When it makes ${r} chairs, the profit is 0. For which other number of chairs is the profit 0?`,
    value: s,
    proof: `$${sum} \\cdot ${s} - ${s}^2 - ${product} = ${sum * s} - ${s * s} - ${product} = 0$.`,
    wrong: workshopWrong(parameters),
    before,
    difficulty: 3,
    targetSeconds: 80,
    quick: `The profit is 0 where $n^2 - ${sum}n + ${product} = 0$. The two solutions have the product ${product}, and one of them is ${r}, so the other is $\\frac{${product}}{${r}} = ${s}$. Their sum is ${sum}, as it should be. The trap is to report the sum or the product.`,
    asked: "The second number for which a quadratic expression is 0.",
    plan: "Set the profit equal to 0, bring the equation to standard form, and use the product or the sum of the solutions.",
    reasoning: [
      `The profit is 0 when $${formula} = 0$. With the signs turned, this is $n^2 - ${sum}n + ${product} = 0$.`,
      `One solution is ${r}, so $n - ${r}$ is a factor: $(n - ${r})(n - ${s}) = 0$, because the product of the solutions is ${product}.`,
      `The other solution is therefore $\\frac{${product}}{${r}} = ${s}$.`,
      `Check the sum: $${r} + ${s} = ${sum}$.`,
    ],
    answers: `The sum and the product of the solutions stand in the formula and are not solutions themselves. Other answers add where they should subtract, count from ${r} onward, or name a number for which the profit is not 0.`,
    steps: [
      {
        text: `Factor: $n^2 - ${sum}n + ${product} = (n - ${r})(n - ${s})$.`,
        why: "A solution gives a factor, and the constant is the product of the solutions.",
        check: {
          left: `n^2-${sum}*n+${product}`,
          right: `(n-${r})*(n-${s})`,
          given: { n: "5" },
        },
      },
      {
        text: `So the other number is $\\frac{${product}}{${r}} = ${s}$.`,
        why: "The product of the two solutions is the constant term.",
        check: { left: `${product}/${r}`, right: `${s}` },
      },
    ],
    hints: [
      "The profit is a quadratic expression. For how many numbers can it be 0?",
      "The solutions of a quadratic equation have a known sum and a known product.",
      `Set the profit equal to 0, and turn the signs so that the equation begins with $n^2$.`,
      `One solution is ${r}. Use the constant term to find by what it has to be multiplied.`,
    ],
    fasterWay: `The solutions add up to ${sum}, the coefficient of $n$, so subtract ${r}.`,
    takeaway:
      "With one solution of a quadratic known, its sum or product with the other gives the second.",
    selfExplain: {
      prompt: "How does the constant term lead to the other solution?",
      expectations: ["it is the product of the two solutions in standard form"],
    },
  };
}

export function apartCase(parameters: OtherSolution): ChoiceCase {
  const { r, s, before } = parameters;
  const sum = r + s;
  const gap = s - r;
  return {
    stem: `The greater of the two solutions of $${polynomial([1, -sum, 0])} + c = 0$, where $c$ is a constant, exceeds the smaller by ${gap}. What is the value of $c$ ?`,
    value: r * s,
    proof: `Solutions with the sum ${sum} and the difference ${gap} are ${s} and ${r}, and their product is $${s} \\cdot ${r} = ${r * s}$.`,
    wrong: apartWrong(parameters),
    before,
    difficulty: 3,
    targetSeconds: 85,
    quick: `The solutions add up to ${sum}, and they differ by ${gap}. So twice the greater one is $${sum} + ${gap} = ${2 * s}$: the solutions are ${s} and ${r}. The constant term is their product, ${r * s}. The trap is to stop at a solution or to multiply the sum by the difference.`,
    asked: "The constant term of a quadratic equation whose solutions are a known distance apart.",
    plan: "Read the sum of the solutions from the equation, find both from their sum and difference, and multiply.",
    reasoning: [
      `In $x^2 - ${sum}x + c = 0$ the sum of the solutions is ${sum} and their product is $c$.`,
      `Let the solutions be $s$ and $r$, with $s + r = ${sum}$ and $s - r = ${gap}$.`,
      `Adding gives $2s = ${sum + gap}$, so $s = ${s}$ and $r = ${r}$.`,
      `Their product is $c = ${s} \\cdot ${r} = ${r * s}$.`,
    ],
    answers: `A solution is not the constant. Multiplying the sum by the difference gives a difference of squares. Equal solutions contradict the statement, and a minus sign belongs to the sum in the equation, not to the product.`,
    steps: [
      {
        text: `The greater solution is $\\frac{${sum} + ${gap}}{2} = ${s}$.`,
        why: "Sum and difference together give twice the greater one.",
        check: { left: `(${sum}+${gap})/2`, right: `${s}` },
      },
      {
        text: `The other is $${sum} - ${s} = ${r}$, so $c = ${s} \\cdot ${r} = ${r * s}$.`,
        why: "The constant term is the product of the solutions.",
        check: { left: `${s}*(${sum}-${s})`, right: `${r * s}` },
      },
    ],
    hints: [
      "You know how far apart the solutions are. What else does the equation tell about them?",
      "The coefficient of $x$ gives the sum of the solutions.",
      `Find two numbers with the sum ${sum} and the difference ${gap}.`,
      "When you have both solutions, form the constant term from them.",
    ],
    takeaway:
      "Sum and difference of the solutions give the solutions, and these give the constant term.",
    selfExplain: {
      prompt: "Why does the equation tell the sum of its solutions although c is unknown?",
      expectations: ["the sum is the opposite of the coefficient of x and does not depend on c"],
    },
  };
}
