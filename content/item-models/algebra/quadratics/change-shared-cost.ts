import type { EntryCase, EntrySlip } from "../../kit/entry-question.ts";
import { dollars, tex } from "../../kit/write-numbers.ts";

/** A fixed cost that fewer people have to share. */
export interface Cost {
  readonly scene: "cost";
  readonly people: number;
  readonly missing: number;
  readonly more: number;
  readonly total: number;
}

function slipsOf({ people, missing, total }: Cost): EntrySlip[] {
  return [
    {
      value: people - missing,
      rationale:
        "This is the number of friends who paid in the end; the question asks how many had planned to share.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "Both numbers are factors in the same equation.",
      repairQuestion: "At which moment does the question ask for the number of friends?",
    },
    {
      value: total / people,
      rationale: "This is the share in dollars that each would have paid at first.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "Shares and friends are linked, and both come out of the equation.",
      repairQuestion: "Is your number a number of dollars or of friends?",
    },
    {
      value: total / (people - missing),
      rationale: "This is the share in dollars that each paid in the end.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "The story ends with this share.",
      repairQuestion: "Is your number a number of dollars or of friends?",
    },
    {
      value: people + missing,
      rationale:
        "This adds those who dropped out a second time; they belong to the number at first.",
      misconception: "counted-twice",
      whyTempting:
        "The unknown was taken for the friends who remained, although it stood for all of them.",
      repairQuestion: "What does your unknown stand for?",
    },
  ];
}

export function costCase(parameters: Cost): EntryCase {
  const { people, missing, more, total } = parameters;
  const left = people - missing;
  const product = people * left;
  const [share, later] = [total / people, total / left];
  const out = `${["", "one", "two", "three", "four"][missing] ?? missing} of them`;
  return {
    stem: `A group of friends planned to rent a cabin for ${dollars(total)} and to share the cost equally. When ${out} dropped out, each of the others had to pay ${dollars(more)} more than had been planned.\n\nHow many friends had planned to share the cost?`,
    value: people,
    unitAfter: "friends",
    slips: slipsOf(parameters),
    difficulty: 5,
    targetSeconds: 130,
    quick: `With $n$ friends, the planned share is $\\frac{${total}}{n}$ and the later one $\\frac{${total}}{n - ${missing}}$. Their difference is ${more}. Multiplying by both denominators gives $n(n - ${missing}) = ${product}$, so $n = ${people}$; the other root is negative. The traps are to give the friends who remained, or a share.`,
    asked:
      "The number of people who planned to share a cost, from the effect of some dropping out.",
    plan: "Write both shares as fractions of the total, set up their difference, clear the denominators, and take the positive root.",
    reasoning: [
      `Let $n$ be the number at first. The planned share is $\\frac{${total}}{n}$ dollars, the later one $\\frac{${total}}{n - ${missing}}$.`,
      `The statement says $\\frac{${total}}{n - ${missing}} - \\frac{${total}}{n} = ${more}$.`,
      `Multiply by $n(n - ${missing})$. On the left, $${tex(total)}n - ${tex(total)}(n - ${missing}) = ${tex(total * missing)}$; on the right stands $${more}n(n - ${missing})$.`,
      `So $n(n - ${missing}) = ${product}$. Two numbers that differ by ${missing} and have this product are ${people} and ${left}, so $n = ${people}$; the other root, $-${left}$, counts nobody.`,
      `Check: the shares are ${dollars(share)} and ${dollars(later)}, which differ by ${dollars(more)}.`,
    ],
    answers: `The number of those who remained answers another question. A share is an amount of money. Adding those who dropped out to the solution counts them twice, because $n$ includes them.`,
    steps: [
      {
        text: `The difference of the shares is $\\frac{${total}}{n - ${missing}} - \\frac{${total}}{n} = ${more}$.`,
        why: "The same total is divided by fewer people.",
        check: {
          left: `${total}/(n-${missing})-${total}/n`,
          right: `${more}`,
          given: { n: `${people}` },
        },
      },
      {
        text: `Cleared of denominators: $n(n - ${missing}) = \\frac{${tex(total * missing)}}{${more}} = ${product}$.`,
        why: "Both sides are multiplied by the product of the denominators.",
        check: { left: `${total}*${missing}/${more}`, right: `${product}` },
      },
      {
        text: `Since $${people} \\cdot ${left} = ${product}$, there were ${people} friends at first.`,
        why: "The other root of the equation is negative.",
        check: { left: `${people}*${left}`, right: `${product}` },
      },
    ],
    hints: [
      "The total stays the same. What changes is the number of people who share it.",
      "Write each share as a fraction with the total above the bar.",
      `With $n$ friends at first, the later share is $\\frac{${total}}{n - ${missing}}$. How are the two shares related?`,
      `After clearing the denominators you need two factors that differ by ${missing} and have a known product. Decide which of them is asked for.`,
    ],
    fasterWay: `The product of the two numbers of people is $\\frac{${tex(total * missing)}}{${more}}$; look for two factors of it that differ by ${missing}.`,
    takeaway:
      "When a fixed total is shared by fewer, the equation for the change in the share is quadratic.",
    selfExplain: {
      prompt: "Why does a quadratic equation arise from the two shares?",
      expectations: [
        "the unknown stands in two denominators",
        "clearing them multiplies the two denominators",
      ],
    },
  };
}
