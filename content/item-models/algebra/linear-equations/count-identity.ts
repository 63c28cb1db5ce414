import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";

/** One equation with one unknown that is true always or never. */
export interface Identity {
  readonly scene: "identity";
  readonly solvable: "always" | "never";
  readonly factor: number;
  readonly constant: number;
}

function slips({ solvable, factor, constant }: Identity): Record<Relation, Slip> {
  const p = constant / factor;
  const fact =
    solvable === "always"
      ? `The coefficients give $q = ${factor}$ and the constants give $p = ${p}$.`
      : `The coefficients give $q = ${factor}$, but $p$ can be any number other than ${p}, less than ${factor} or greater.`;
  return {
    A: {
      rationale: `${fact} So Quantity A is not ${solvable === "always" ? "" : "always "}greater.`,
      misconception: "coefficients-taken-for-values",
      whyTempting: `The constant ${constant} is large, and $p$ seems to have to match it.`,
      repairQuestion: `By what is $p$ multiplied on the left side?`,
    },
    B: {
      rationale: `${fact} So Quantity B is not ${solvable === "always" ? "" : "always "}greater.`,
      misconception: "one-part-compared",
      whyTempting:
        "Only the terms with $x$ are compared, and $q$ is found without a thought to $p$.",
      repairQuestion: "What must hold for the terms without $x$?",
    },
    C: {
      rationale: `${fact} So the two are not ${solvable === "always" ? "" : "necessarily "}equal.`,
      misconception: "judged-by-eye",
      whyTempting: "Both letters replace constants in similar places.",
      repairQuestion: "Which condition does each of the letters have to meet?",
    },
    D: {
      rationale: `${fact} Both constants are fixed.`,
      misconception: "unknowns-outnumber-equations",
      whyTempting: "One equation contains three letters.",
      repairQuestion:
        "What follows for the constants if the equation holds for $x = 0$ and for $x = 1$?",
    },
  };
}

export function identityCase(parameters: Identity): ComparisonCase {
  const { solvable, factor, constant } = parameters;
  const p = constant / factor;
  const always = solvable === "always";
  const key = always ? answerOf(p, factor) : "D";
  const relation = { A: "greater than", B: "less than", C: "equal to", D: "" }[key];
  const verdict = always
    ? `So $p = ${p}$, which is ${relation} $q = ${factor}$.`
    : `So $p$ may be ${factor + p + 1}, greater than $q = ${factor}$, or 0, less than $q$: the relationship is not determined.`;
  const condition = always
    ? `the constants must agree as well, $${factor}p = ${constant}$`
    : `the constants must differ, $${factor}p \\neq ${constant}$, which means only that $p$ is not ${p}`;
  return {
    stem: always
      ? `In the equation $${factor}(x + p) = qx + ${constant}$, $p$ and $q$ are constants. Every number $x$ satisfies the equation.`
      : `The constants $p$ and $q$ are such that no number $x$ satisfies the equation $${factor}(x + p) = qx + ${constant}$.`,
    quantityA: "$p$",
    quantityB: "$q$",
    key,
    proof: `Multiplied out, the left side is $${factor}x + ${factor}p$. The terms with $x$ must agree, so $q = ${factor}$, and ${condition}. ${verdict}`,
    slips: slips(parameters),
    difficulty: always ? 3 : 5,
    targetSeconds: always ? 75 : 90,
    quick: `Multiply out: $${factor}x + ${factor}p = qx + ${constant}$. ${always ? "For the equation to hold for every $x$," : `If $q$ were not ${factor}, there would be a solution. So`} the coefficients of $x$ must be equal: $q = ${factor}$. Moreover, ${condition}. ${verdict} The trap is to settle $q$ and to forget $p$.`,
    asked: `How two constants compare, when ${always ? "every number" : "no number"} solves an equation.`,
    plan: "Multiply out, and compare the two sides term by term.",
    reasoning: [
      `The left side is $${factor}x + ${factor}p$, the right side $qx + ${constant}$.`,
      `If the coefficients of $x$ were different, there would be exactly one solution. So $q = ${factor}$.`,
      `With the terms in $x$ gone, what remains is $${factor}p = ${constant}$, which is either true for all $x$ or for none. Here ${condition}.`,
      verdict,
    ],
    answers: `Answers A and B each look at one of the two letters. Answer C mistakes similar places for equal values. Answer D is right only if one of the constants keeps some freedom. ${always ? "With a true equation for every number, none is left." : "An equation without a solution leaves all values but one for $p$."}`,
    steps: [
      {
        text: `Multiply out: the left side is $${factor}x + ${factor}p$, so $q = ${factor}$.`,
        why: "Otherwise the terms with $x$ could be collected and the equation solved.",
        check: {
          left: `${factor}*(x+p)`,
          right: `${factor}*x+${factor}*p`,
          given: { x: "5", p: `${p}` },
        },
      },
      {
        text: `Next, ${condition}. ${verdict}`,
        why: "Only the constants are left to decide.",
        ...(always ? { check: { left: `${factor}*${p}`, right: `${constant}` } } : {}),
      },
    ],
    hints: [
      "How many solutions does a linear equation have as a rule, and when is it otherwise?",
      "If the terms with the unknown can be collected, exactly one solution results.",
      "Multiply out the left side, and compare the coefficients of $x$.",
      `Now look at the constants: do they have to agree, or have they to differ?`,
    ],
    takeaway: always
      ? "An equation that holds for every number has equal coefficients and equal constants."
      : "An equation without a solution has equal coefficients but different constants.",
    selfExplain: {
      prompt: "Why must the coefficients of x on the two sides be equal?",
      expectations: [
        "otherwise the equation could be solved for x and would have exactly one solution",
      ],
    },
  };
}
