import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { ModelStep, Relation, Slip } from "../../kit/item-model.ts";
import { grouped } from "../../kit/write-numbers.ts";

function outerSlips(gap: number, added: number): Record<Relation, Slip> {
  const rest = added - gap * gap;
  const fact = `Since $xz = y^2 - ${gap * gap}$, Quantity A is $y^2${rest === 0 ? "" : rest > 0 ? ` + ${rest}` : ` - ${-rest}`}$`;
  return {
    A: {
      rationale: `${fact}, which is not greater than $y^2$.`,
      misconception: "one-part-compared",
      whyTempting: `It contains the largest number, $z$, and ${added} is added besides.`,
      repairQuestion: `What are $xz$ and $y^2$ when the middle post has the number ${10 * gap}?`,
    },
    B: {
      rationale: `${fact}, which is not less than $y^2$.`,
      misconception: "one-part-compared",
      whyTempting:
        "For a given sum the square is the largest product, and the number that is added is overlooked.",
      repairQuestion: `By how much does $y^2$ exceed $xz$, and how does this compare with ${added}?`,
    },
    C: {
      rationale: `The square exceeds the product by $${gap}^2 = ${gap * gap}$, and not by ${added}.`,
      misconception: "judged-by-eye",
      whyTempting: `The middle number lies halfway between the others, and ${added} looks like the small correction that is needed.`,
      repairQuestion: `What is $(y-${gap})(y+${gap})$ when it is multiplied out?`,
    },
    D: {
      rationale: `The difference between $y^2$ and $xz$ is ${gap * gap} for every $y$, so the order does not depend on the posts chosen.`,
      misconception: "unknowns-outnumber-equations",
      whyTempting: "None of the three numbers is known.",
      repairQuestion: "Can you write both quantities with the middle number alone?",
    },
  };
}

/** Product of the outer two of three evenly spaced numbers, against the square of the middle one. */
export function outerProduct(gap: number, added: number): ComparisonCase {
  const square = gap * gap;
  const key = answerOf(added, square);
  const x = 9 * gap;
  return {
    stem: `Along a trail stand posts numbered with the consecutive positive multiples of ${gap}. The numbers on three neighboring posts are $x$, $y$, and $z$, where $x < y < z$.`,
    quantityA: `$xz + ${added}$`,
    quantityB: "$y^2$",
    key,
    proof: `With $x = y - ${gap}$ and $z = y + ${gap}$, the product is $xz = y^2 - ${square}$. Adding ${added} ${key === "C" ? "makes up exactly for what is missing" : key === "A" ? `more than makes up for the missing ${square}` : `does not make up for the missing ${square}`}.`,
    slips: outerSlips(gap, added),
    difficulty: 3,
    targetSeconds: 75,
    quick: `Neighboring numbers differ by ${gap}, so write $x = y - ${gap}$ and $z = y + ${gap}$. Then $xz = y^2 - ${square}$, whatever $y$ is, and Quantity A is $y^2 - ${square} + ${added}$. All that counts is how ${added} compares with ${square}. The trap is to give up because the numbers are unknown.`,
    asked:
      "Whether a product of two unknown numbers, increased a little, passes the square of the number between them.",
    plan: "Write all three numbers with the middle one and use the difference of squares.",
    reasoning: [
      `Consecutive multiples of ${gap} differ by ${gap}. So $x = y - ${gap}$ and $z = y + ${gap}$.`,
      `Multiply: $xz = (y - ${gap})(y + ${gap}) = y^2 - ${square}$. The terms with $y$ to the first power cancel.`,
      `Therefore Quantity A is $y^2 - ${square} + ${added}$, and Quantity B is $y^2$.`,
      `A trial agrees: for ${x}, ${x + gap}, and ${x + 2 * gap}, the product of the outer numbers is ${grouped(x * (x + 2 * gap))}, which is ${square} less than ${grouped((x + gap) ** 2)}.`,
    ],
    answers: `The difference ${square} decides. Looking at the largest number alone, or at the square alone, sees one part of the comparison. Equality would need exactly ${square} to be added; here it is ${added}. Calling the matter open counts unknowns, although the only one that is needed cancels.`,
    steps: [
      {
        text: `Write $xz = (y - ${gap})(y + ${gap}) = y^2 - ${square}$.`,
        why: "The outer numbers lie equally far from the middle one.",
        check: {
          left: `(y-${gap})*(y+${gap})`,
          right: `y^2-${square}`,
          given: { y: `${x + gap}` },
        },
      },
      {
        text: `So Quantity A minus Quantity B is $${added} - ${square} = ${added - square}$.`,
        why: "The squares of $y$ cancel in the difference.",
        check: { left: `${added}-${square}`, right: `${added - square}` },
      },
    ],
    hints: [
      "Three numbers are unknown, but they are tied together. How many of them do you need?",
      "Numbers at equal distances from a middle number can be written as that number plus and minus the distance.",
      `Put $y - ${gap}$ for $x$ and $y + ${gap}$ for $z$.`,
      "Multiply the two parentheses as a difference of squares, add the given number, and strike out what both quantities share.",
    ],
    fasterWay: `Try one case, such as ${gap}, ${2 * gap}, and ${3 * gap}: the square exceeds the product by ${4 * square} - ${3 * square} = ${square}.`,
    takeaway:
      "For three evenly spaced numbers, the product of the outer two is the square of the middle one minus the square of the gap.",
    selfExplain: {
      prompt: "Why does the answer not depend on which three neighboring posts are chosen?",
      expectations: [
        "both quantities contain the same square of the middle number",
        "their difference contains the gap and the added number only",
      ],
    },
  };
}

export interface Triple {
  readonly sign: "positive" | "negative" | "free";
  readonly gap: number;
}

/** Both quantities for three neighbors around `middle`, as `6 against 8`. */
function trial(middle: number, gap: number): string {
  return `${trialProduct(middle, gap)} against $${middle ** 3}$`;
}
const trialProduct = (middle: number, gap: number) => `$${middle ** 3 - gap * gap * middle}$`;

function tripleSlips({ sign, gap }: Triple): Record<Relation, Slip> {
  const up = `${gap}, ${2 * gap}, and ${3 * gap}`;
  const down = `$-${3 * gap}$, $-${2 * gap}$, and $-${gap}$`;
  const product = `b^3 - ${gap === 1 ? "" : gap * gap}b`;
  const forEvery =
    sign === "positive"
      ? `Here $b$ is positive, so $${product}$ is less than $b^3$`
      : `Here $b$ is negative, so $${product}$ is greater than $b^3$`;
  return {
    A: {
      rationale:
        sign === "free"
          ? `With ${up} the quantities are ${trial(2 * gap, gap)}, so Quantity A is not always the greater.`
          : `${forEvery}, and Quantity A is the less.`,
      misconception: "one-part-compared",
      whyTempting:
        "The largest of the three integers is a factor of the product and not of the cube.",
      repairQuestion: `What are both quantities for the integers ${up}?`,
    },
    B: {
      rationale:
        sign === "free"
          ? `With ${down} the quantities are ${trial(-2 * gap, gap)}, so Quantity B is not always the greater.`
          : `${forEvery}.`,
      misconception: "forgot-negative-case",
      whyTempting: `Positive integers come to mind first, and ${up} give ${trial(2 * gap, gap)}.`,
      repairQuestion: `What are both quantities for the integers ${down}?`,
    },
    C: {
      rationale:
        sign === "free"
          ? `The quantities are equal for $b = 0$ only; with ${up} they are ${trial(2 * gap, gap)}.`
          : `${forEvery}; they would be equal only for $b = 0$.`,
      misconception: "judged-by-eye",
      whyTempting:
        "The middle integer is the average of the three, so its cube looks like their product.",
      repairQuestion: `What is $(b-${gap})b(b+${gap})$ when it is multiplied out?`,
    },
    D: {
      rationale: `${forEvery} for every choice that is allowed.`,
      misconception: "varying-means-undetermined",
      whyTempting:
        "The integers are unknown, and without the condition on the sign the order would indeed be open.",
      repairQuestion: "Which signs can $b$ have under the given condition?",
    },
  };
}

function tripleSteps({ sign, gap }: Triple, verdict: string): ModelStep[] {
  const b = `${sign === "negative" ? "-" : ""}${7 * gap}`;
  const taken = gap === 1 ? "" : `${gap * gap}`;
  const times = gap === 1 ? "b" : `${gap * gap}*b`;
  return [
    {
      text: `Multiply out: $abc = (b-${gap})b(b+${gap}) = b^3 - ${taken}b$.`,
      why: `The integers are ${gap} apart.`,
      check: { left: `(b-${gap})*b*(b+${gap})`, right: `b^3-${times}`, given: { b } },
    },
    {
      text: `Subtract $b^3$: the difference of the quantities is $-${taken}b$. ${verdict}`,
      why: "The sign of a difference shows which of two quantities is greater.",
      check: { left: `b^3-${times}-b^3`, right: `-${times}`, given: { b } },
    },
  ];
}

const KINDS: Readonly<Record<number, string>> = {
  1: "three consecutive integers",
  2: "three consecutive even integers",
};

/** Product of three evenly spaced integers against the cube of the middle one. */
export function tripleProduct(triple: Triple): ComparisonCase {
  const { sign, gap } = triple;
  const product = `b^3 - ${gap === 1 ? "" : gap * gap}b`;
  const kind = KINDS[gap] ?? `three consecutive multiples of ${gap}`;
  const verdict = {
    positive: "Here $b$ is positive, so something is taken away from $b^3$.",
    negative: "Here $b$ is negative, so taking away a negative amount makes the result greater.",
    free: "Here $b$ may be positive, zero, or negative, and each sign gives another relation.",
  }[sign];
  return {
    stem: `In order from least to greatest, $a$, $b$, and $c$ are ${kind}${sign === "free" ? "" : `, all of which are ${sign}`}.`,
    quantityA: "$abc$",
    quantityB: "$b^3$",
    key: ({ positive: "B", negative: "A", free: "D" } as const)[sign],
    proof: `$abc = (b-${gap})b(b+${gap}) = ${product}$. ${verdict}`,
    slips: tripleSlips(triple),
    difficulty: sign === "positive" ? 3 : 4,
    targetSeconds: 80,
    quick: `Write the integers as $b-${gap}$, $b$, and $b+${gap}$. Their product is $b(b^2-${gap * gap}) = ${product}$, so the sign of $b$ decides. ${verdict} The trap is to try positive integers only, or to overlook a condition on the sign.`,
    asked: `How the product of ${kind} compares with the cube of the middle one.`,
    plan: "Write everything with the middle integer, and see which sign the difference can have.",
    reasoning: [
      `The integers are ${gap} apart, so they are $b - ${gap}$, $b$, and $b + ${gap}$.`,
      `Their product is $b(b-${gap})(b+${gap}) = b(b^2 - ${gap * gap}) = ${product}$.`,
      `Quantity A minus Quantity B is therefore $-${gap === 1 ? "" : gap * gap}b$: negative for positive $b$, zero for $b = 0$, positive for negative $b$.`,
      verdict,
    ],
    answers: `Trials with a positive middle integer (${trial(2 * gap, gap)}) and a negative one (${trial(-2 * gap, gap)}) show how the sign turns the order. Whoever tests positive integers only sees one order. ${sign === "free" ? "Nothing restricts the sign, so several orders occur." : "The stated sign picks one of the orders, so the comparison is settled."} Equality belongs to the middle integer 0 alone.`,
    steps: tripleSteps(triple, verdict),
    hints: [
      "Both quantities depend on the integers. Which kinds of integers does the statement allow?",
      "Evenly spaced integers can all be written with the middle one.",
      `Write $a = b - ${gap}$ and $c = b + ${gap}$, and multiply.`,
      "Take $b^3$ away from the product, and ask which signs the result can have for the integers allowed.",
    ],
    takeaway:
      "Before you trust trials with positive integers, ask whether zero and negative integers are allowed.",
    selfExplain: {
      prompt: "What decides whether the product or the cube is the greater?",
      expectations: [
        "the product is the cube of the middle integer minus a positive multiple of that integer",
        "so the sign of the middle integer decides",
      ],
    },
  };
}
