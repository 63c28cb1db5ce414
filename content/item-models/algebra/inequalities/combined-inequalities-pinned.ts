import type { Relation, Slip } from "../../kit/item-model.ts";
import { choice, Fraction, tex } from "../../kit/write-numbers.ts";
import type { CombinedInequalities, CombinedWords } from "./combined-inequalities.ts";

export function pinnedWords(parameters: CombinedInequalities): CombinedWords {
  const { numbers, bound, key } = parameters;
  const [a = 0, b = 0, c = 0, spread = 0] = numbers;
  const top = 2 * c + spread;
  const least = 3 * c;
  const most = new Fraction(3 * top, 2);
  const fixed = spread === 0;
  const range = fixed ? `exactly ${least}` : `anything from ${least} to ${choice(most).text}`;
  const inner = new Fraction(top, 2);
  return {
    stem: `$${a}x+${b}y\\ge ${c}$\n\n$${2 * a}x+${2 * b}y\\le ${top}$`,
    quantityA: `$${3 * a}x+${3 * b}y$`,
    quantityB: String(bound),
    asked: `What two conditions on multiples of one expression say about a third multiple of it.`,
    plan: `Read everything as a statement about the single expression $E=${a}x+${b}y$.`,
    reasoning: [
      `With $E=${a}x+${b}y$ the conditions are $E\\ge ${c}$ and $2E\\le ${top}$, that is, $E\\le ${tex(inner)}$.`,
      `Quantity A is $3E$, so it is ${range}.`,
      key === "D"
        ? `Both ${least} and ${choice(most).text} are possible, and ${bound} lies between them, so the relationship cannot be determined.`
        : `That is the number in Quantity B, so the quantities are equal.`,
    ],
    steps: [
      {
        text: `Let $E=${a}x+${b}y$. The second condition is $2E\\le ${top}$, so $E\\le ${tex(inner)}$.`,
        why: `Its left side is twice $E$.`,
        check: {
          left: `2*(${a}*x+${b}*y)`,
          right: `${2 * a}*x+${2 * b}*y`,
          given: { x: "3", y: "8" },
        },
      },
      {
        text: `Quantity A is $3E$; for $E=${c}$ it is ${least}.`,
        why: "It is three times the same expression.",
        check: { left: `3*${c}`, right: `${least}` },
      },
      {
        text: `Together the conditions leave for $3E$ ${range}.`,
        why: "A quantity has to satisfy both of its bounds.",
      },
    ],
    hints: [
      "Do not try to find $x$ and $y$. Look at the expressions in which they occur.",
      `All three expressions are built from the same one. How often does each contain $${a}x+${b}y$?`,
      "Give that expression a name, and rewrite both conditions with it.",
      "You now have a lower and an upper bound for the same thing. How far apart are they?",
    ],
    slips: pinnedSlips(parameters),
  };
}

function pinnedSlips({ numbers, bound }: CombinedInequalities): Record<Relation, Slip> {
  const [a = 0, b = 0, c = 0, spread = 0] = numbers;
  const least = 3 * c;
  const fixed = spread === 0;
  const range = `anything from ${least} to ${choice(new Fraction(3 * (2 * c + spread), 2)).text}`;
  const said: Slip = {
    rationale: fixed
      ? `The conditions make $${3 * a}x+${3 * b}y$ exactly ${least}, neither more nor less.`
      : `The conditions let $${3 * a}x+${3 * b}y$ be ${range}: less than ${bound}, equal to it, or more.`,
    misconception: fixed ? "one-part-compared" : "condition-dropped",
    whyTempting: fixed
      ? "Only one of the two conditions is carried over to Quantity A."
      : "Only one of the two conditions is brought to the expression in Quantity A.",
    repairQuestion: `What does each condition say about $${a}x+${b}y$?`,
  };
  return {
    A: said,
    B: {
      ...said,
      misconception: fixed ? "weaker-condition-used" : "condition-dropped",
      whyTempting: fixed
        ? "The upper condition alone seems to leave room below."
        : "The sign $\\le$ of the second condition is taken for the whole story.",
      repairQuestion: `What is the least value that the first condition allows for $${a}x+${b}y$?`,
    },
    C: {
      ...said,
      misconception: "boundary-value-miscounted",
      whyTempting: "One value in the permitted range is taken for the only one.",
      repairQuestion: `Which values of $${a}x+${b}y$ satisfy both conditions?`,
    },
    D: {
      rationale: `$x$ and $y$ are not determined, but the conditions force $${a}x+${b}y=${c}$, and so Quantity A is ${least}.`,
      misconception: "unknowns-outnumber-equations",
      whyTempting: "There are two unknowns and no equation at all.",
      repairQuestion: "Which single number is both at least and at most the same bound?",
    },
  };
}
