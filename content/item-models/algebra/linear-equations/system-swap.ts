import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { dollars, tex } from "../../kit/write-numbers.ts";

/** Two equations with exchanged coefficients, and the sum of the unknowns. */
export interface Swap {
  readonly scene: "swap";
  readonly a: number;
  readonly b: number;
  readonly constants: readonly [number, number];
  readonly other: number;
}
/** Two orders with exchanged numbers, and the prices; in half dollars. */
export interface Cafe {
  readonly scene: "cafe";
  readonly a: number;
  readonly b: number;
  readonly halves: readonly [number, number];
}

const OUTCOME = {
  A: "Quantity A is greater",
  B: "Quantity B is greater",
  C: "the quantities are equal",
  D: "",
} as const;

function swapSlips({ a, b, constants: [c, d], other }: Swap): Record<Relation, Slip> {
  const fact = `Adding the equations gives $${a + b}(x + y) = ${c + d}$, so $x + y = ${(c + d) / (a + b)}$, to be compared with ${other}.`;
  return {
    A: {
      rationale: `${fact} Quantity A is not greater.`,
      misconception: "coefficients-taken-for-values",
      whyTempting: `The coefficients and constants are large beside ${other}.`,
      repairQuestion:
        "How many times does the sum of the unknowns occur in both equations together?",
    },
    B: {
      rationale: `${fact} Quantity B is not greater.`,
      misconception: "divided-by-wrong-count",
      whyTempting: `Dividing ${c + d} by a number larger than ${a + b} makes the sum seem small.`,
      repairQuestion: "What is the coefficient of $x$ in the sum of the two equations?",
    },
    C: {
      rationale: `${fact} These are different numbers.`,
      misconception: "judged-by-eye",
      whyTempting: `The symmetry of the equations suggests that ${other} was chosen to match.`,
      repairQuestion: `What is ${c + d} divided by ${a + b}?`,
    },
    D: {
      rationale: `${fact} The two equations fix the sum.`,
      misconception: "hard-means-undetermined",
      whyTempting: "Neither unknown can be read off, and solving looks laborious.",
      repairQuestion: "What do you get when you add the two equations?",
    },
  };
}

export function swapCase(parameters: Swap): ComparisonCase {
  const {
    a,
    b,
    constants: [c, d],
    other,
  } = parameters;
  const sum = (c + d) / (a + b);
  const key = answerOf(sum, other);
  const relation = { A: "greater than", B: "less than", C: "equal to", D: "" }[key];
  const verdict =
    key === "C" ? `both quantities are ${sum}` : `${sum} is ${relation} ${other}: ${OUTCOME[key]}`;
  const x = ((d * b - c * a) / (b * b - a * a)) as number;
  return {
    stem: `$${a}x + ${b}y = ${tex(c)}$\n\n$${b}x + ${a}y = ${tex(d)}$`,
    quantityA: "$x + y$",
    quantityB: `${other}`,
    key,
    proof: `Adding the equations gives $${a + b}x + ${a + b}y = ${tex(c + d)}$, so $x + y = ${sum}$. Now ${verdict}.`,
    slips: swapSlips(parameters),
    difficulty: 2,
    targetSeconds: 60,
    quick: `Do not solve for $x$ and $y$. Add the equations: each unknown then has the coefficient ${a + b}, so $${a + b}(x + y) = ${tex(c + d)}$ and $x + y = ${sum}$. Now ${verdict}. The trap is to spend time on the single unknowns.`,
    asked: `How the sum of two unknowns compares with ${other}.`,
    plan: "Look for a combination of the equations in which both unknowns have the same coefficient.",
    reasoning: [
      `The coefficients ${a} and ${b} are exchanged from one equation to the other.`,
      `So the sum of the equations has equal coefficients: $${a + b}x + ${a + b}y = ${tex(c + d)}$.`,
      `Divide by ${a + b}: $x + y = ${sum}$.`,
      `Now ${verdict}.`,
    ],
    answers: `Answer A may come from the size of the numbers in the equations, answer B from a wrong divisor. Answer C needs exactly ${sum}. Answer D gives up although two independent equations fix both unknowns, and with them the sum.`,
    steps: [
      {
        text: `Add the equations: $${a + b}x + ${a + b}y = ${tex(c + d)}$.`,
        why: "Equals added to equals are equal.",
        check: {
          left: `(${a}*x+${b}*y)+(${b}*x+${a}*y)`,
          right: `${c + d}`,
          given: { x: `${x}`, y: `${sum - x}` },
        },
      },
      {
        text: `Divide by ${a + b}: $x + y = ${sum}$. Now ${verdict}.`,
        why: "Both unknowns have the same coefficient.",
        check: { left: `${c + d}/${a + b}`, right: `${sum}` },
      },
    ],
    hints: [
      "You need the sum of the unknowns. Is it necessary to know each of them?",
      "Equations may be added to each other.",
      "Compare the coefficients in the first equation with those in the second.",
      `In the sum of the equations both unknowns have the coefficient ${a + b}. Divide by it.`,
    ],
    takeaway:
      "When coefficients are exchanged between two equations, add the equations to get the sum.",
    selfExplain: {
      prompt: "Why does adding these two equations lead straight to the sum of the unknowns?",
      expectations: [
        "the coefficients are exchanged",
        "so in the sum both unknowns have the same coefficient",
      ],
    },
  };
}

function cafeSlips(fact: string): Record<Relation, Slip> {
  return {
    A: {
      rationale: `${fact} So a cup of coffee does not cost more than a cup of tea.`,
      misconception: "coefficients-taken-for-values",
      whyTempting: "The second order contains more coffee, and attention goes to the coffee in it.",
      repairQuestion: "Which of the two orders is the more expensive one?",
    },
    B: {
      rationale: `${fact} So a cup of tea does not cost more than a cup of coffee.`,
      misconception: "coefficients-taken-for-values",
      whyTempting: "The first order contains more tea, and its price seems to come from the tea.",
      repairQuestion: "What changes between the two orders, and does the price rise?",
    },
    C: {
      rationale: `${fact} So the prices are not the same.`,
      misconception: "outcomes-assumed-equal",
      whyTempting: "Both orders have the same number of cups.",
      repairQuestion: "What would the two orders cost if the cups had the same price?",
    },
    D: {
      rationale: `${fact} This settles the order of the two prices, even without computing them.`,
      misconception: "hard-means-undetermined",
      whyTempting: "Neither price is stated.",
      repairQuestion: "What happens to the bill when one cup of tea is exchanged for coffee?",
    },
  };
}

export function cafeCase(parameters: Cafe): ComparisonCase {
  const {
    a,
    b,
    halves: [coffee, tea],
  } = parameters;
  const one = (a * coffee + b * tea) / 2;
  const two = (b * coffee + a * tea) / 2;
  const key = answerOf(coffee, tea);
  const change =
    key === "C"
      ? "leaves the bill the same"
      : key === "A"
        ? `raises the bill by ${dollars(two - one)}`
        : `lowers the bill by ${dollars(one - two)}`;
  const fact = `Exchanging ${b - a === 1 ? "one cup of tea for one of coffee" : `${b - a} cups of tea for as many of coffee`} ${change}.`;
  return {
    stem: `At a café every cup of coffee has one price and every cup of tea has one price. An order of ${a} cups of coffee and ${b} cups of tea costs ${dollars(one)}; an order of ${b} cups of coffee and ${a} cups of tea costs ${dollars(two)}.`,
    quantityA: "The price of a cup of coffee",
    quantityB: "The price of a cup of tea",
    key,
    proof: `${fact} So ${{ A: "coffee costs more than tea", B: "coffee costs less than tea", C: "the two prices are equal", D: "" }[key]}.`,
    slips: cafeSlips(fact),
    difficulty: 1,
    targetSeconds: 55,
    quick: `Both orders have ${a + b} cups. From the first to the second, tea is replaced by coffee. ${fact} So ${OUTCOME[key]}. Nothing has to be solved. The trap is to compute both prices, or to be misled by the larger numbers of cups.`,
    asked: "Which of two prices is higher, when two orders are known.",
    plan: "Ask what changes from one order to the other, and what the change does to the bill.",
    reasoning: [
      `Both orders have $${a} + ${b} = ${a + b}$ cups.`,
      `The second has ${b - a === 1 ? "one cup" : `${b - a} cups`} of coffee more and as much tea less.`,
      fact,
      `Hence ${OUTCOME[key]}. Solving the two equations confirms it: coffee costs ${dollars(coffee / 2)} and tea ${dollars(tea / 2)}.`,
    ],
    answers: `Answers A and B must be decided by the direction in which the bill moves, not by the number of cups. Answer C is right only if the bills are the same. Answer D overlooks that the exchange alone tells which drink is dearer.`,
    steps: [
      {
        text: `The bills differ by $${b - a}$ times the difference of the two prices.`,
        why: `The first order has ${b - a} fewer of one drink and ${b - a} more of the other.`,
        check: {
          left: `(${b}*c+${a}*t)-(${a}*c+${b}*t)`,
          right: `${b - a}*(c-t)`,
          given: { c: `${coffee}/2`, t: `${tea}/2` },
        },
      },
      { text: fact, why: `The bills are ${dollars(one)} and ${dollars(two)}.` },
    ],
    hints: [
      "You need only the order of the two prices. Must you know them?",
      "The two orders have the same number of cups in all.",
      "Turn the first order into the second by exchanging cups. What is exchanged for what?",
      "See whether the bill rises, falls, or stays the same under this exchange.",
    ],
    fasterWay:
      "Compare the two bills only: the larger bill belongs to the order with more of the dearer drink.",
    takeaway:
      "Two orders of the same size differ in price because of what is exchanged between them.",
    selfExplain: {
      prompt: "Why can the prices be compared without being computed?",
      expectations: [
        "the orders differ by exchanging one drink for the other",
        "the bill shows the effect of the exchange",
      ],
    },
  };
}
