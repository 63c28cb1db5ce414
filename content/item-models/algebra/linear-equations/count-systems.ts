import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";

/** A system without a solution. */
export interface None {
  readonly scene: "none";
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly constant: number;
  readonly other: number;
}
/** A system whose two equations say the same. */
export interface Many {
  readonly scene: "many";
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly times: number;
}

const RELATION = { A: "greater than", B: "less than", C: "equal to", D: "" } as const;

function slips(fact: string, kind: "none" | "many"): Record<Relation, Slip> {
  return {
    A: {
      rationale: `${fact} So Quantity A is not greater.`,
      misconception: "fraction-inverted",
      whyTempting:
        "The factor between the equations is applied in the wrong direction, or to the wrong pair of numbers.",
      repairQuestion:
        "By which factor do the coefficients of the first equation become those of the second?",
    },
    B: {
      rationale: `${fact} So Quantity B is not greater.`,
      misconception: "coefficients-taken-for-values",
      whyTempting:
        "The constants in the equations are compared instead of the proportions between them.",
      repairQuestion: "Which numbers of the two equations must be proportional?",
    },
    C: {
      rationale: `${fact} So the quantities are not equal.`,
      misconception: "judged-by-eye",
      whyTempting: "The coefficients look as if one had to be copied from the other.",
      repairQuestion: "What is the exact factor between the two equations?",
    },
    D: {
      rationale: `${fact} The number of solutions settles this.`,
      misconception: "hard-means-undetermined",
      whyTempting:
        kind === "none"
          ? "A system without a solution seems to tell nothing."
          : "A system with infinitely many solutions seems to leave everything open.",
      repairQuestion: "What does the number of solutions say about the two lines?",
    },
  };
}

const coefficient = (value: number) => (value === 1 ? "" : `${value}`);

export function noneCase({ a, b, c, d, constant, other }: None): ComparisonCase {
  const k = (b * d) / a;
  const factor = new Fraction(d, a);
  const key = answerOf(k, other);
  const fact = `The left sides must be proportional: $k = ${tex(factor)} \\cdot ${b} = ${k}$, to be compared with ${other}.`;
  const verdict = key === "C" ? `both quantities are ${k}.` : `${k} is ${RELATION[key]} ${other}.`;
  const system = `$${coefficient(a)}x + ${coefficient(b)}y = ${c}$\n\n$${coefficient(d)}x + ky = ${constant}$`;
  return {
    stem: `${system}\n\nIn the system of equations above, $k$ is a constant. The system has no solution.`,
    quantityA: "$k$",
    quantityB: `${other}`,
    key,
    proof: `Two lines have no common point only if they are parallel. ${fact} Here ${verdict}`,
    slips: slips(fact, "none"),
    difficulty: 4,
    targetSeconds: 85,
    quick: `No solution means that the left sides are proportional and the right sides are not. From $x$, the factor is $${tex(factor)}$, so $k = ${tex(factor)} \\cdot ${b} = ${k}$. The constants ${c} and ${constant} are not in this proportion, as required. Now ${verdict} The trap is to think that a system without a solution tells nothing about $k$.`,
    asked: `How a coefficient compares with ${other}, when it is known that a system has no solution.`,
    plan: "Translate the missing solution into parallel lines, and read the coefficient from the proportion.",
    reasoning: [
      "Each equation describes a line. The system has no solution exactly when the lines are parallel and different.",
      `Lines are parallel when the coefficients of $x$ and $y$ are proportional. The coefficients of $x$, ${a} and ${d}, give the factor $${tex(factor)}$.`,
      `So $k = ${tex(factor)} \\cdot ${b} = ${k}$.`,
      `The constants do not have the same factor, since $${tex(factor)} \\cdot ${c}$ is not ${constant}, so the lines are different. Now ${verdict}`,
    ],
    answers: `Answers A and B arise from an inverted factor or from a proportion that uses the constants on the right. Answer C needs $k$ to be exactly ${other}. Answer D overlooks that for every other value of $k$ the lines would meet.`,
    steps: [
      {
        text: `The factor from the first to the second equation is $\\frac{${d}}{${a}}${factor.toFraction() === `${d}/${a}` ? "" : ` = ${tex(factor)}`}$, taken from the coefficients of $x$.`,
        why: "Parallel lines have proportional coefficients.",
        check: { left: `${d}/${a}`, right: factor.toFraction() },
      },
      {
        text: `So $k = ${tex(factor)} \\cdot ${b} = ${k}$, and ${verdict}`,
        why: "The coefficient of $y$ must have the same factor.",
        check: { left: `(${factor.toFraction()})*${b}`, right: `${k}` },
      },
    ],
    hints: [
      "A system without a solution does tell something. What do the two lines look like?",
      "Parallel lines have coefficients in the same proportion.",
      `By which factor does the coefficient ${a} of $x$ become ${d}?`,
      "Apply the same factor to the coefficient of $y$ in the first equation, and compare.",
    ],
    fasterWay: `Compare $${a}k$ with $${b} \\cdot ${d}$: for parallel lines these cross products are the same.`,
    takeaway: "No solution means proportional left sides with right sides out of proportion.",
    selfExplain: {
      prompt: "Why would any other value of k give the system a solution?",
      expectations: [
        "the lines would not be parallel",
        "lines that are not parallel meet in a point",
      ],
    },
  };
}

export function manyCase({ a, b, c, times }: Many): ComparisonCase {
  const [k, m] = [a * times, c * times];
  const key = answerOf(k, m);
  const fact = `The second equation must be ${times} times the first, so $k = ${times} \\cdot ${a} = ${k}$ and $m = ${times} \\cdot ${c} = ${m}$.`;
  const verdict = key === "C" ? `both constants are ${k}.` : `${k} is ${RELATION[key]} ${m}.`;
  return {
    stem: `The constants $k$ and $m$ are such that infinitely many pairs $(x, y)$ satisfy both $${coefficient(a)}x + ${coefficient(b)}y = ${c}$ and $kx + ${b * times}y = m$.`,
    quantityA: "$k$",
    quantityB: "$m$",
    key,
    proof: `Both equations must describe one line. ${fact} Here ${verdict}`,
    slips: slips(fact, "many"),
    difficulty: 3,
    targetSeconds: 75,
    quick: `Two linear equations share infinitely many pairs only if one is a multiple of the other. From $y$, the factor is $\\frac{${b * times}}{${b}} = ${times}$. ${fact} Now ${verdict} The trap is to think that infinitely many solutions leave the constants open.`,
    asked:
      "How two constants compare, when two equations have infinitely many solutions in common.",
    plan: "Recognize that the equations describe the same line, find the factor between them, and compare.",
    reasoning: [
      "Two different lines have at most one point in common. Infinitely many common pairs mean one and the same line.",
      `So the second equation is a multiple of the first. The coefficients of $y$ give the factor: $\\frac{${b * times}}{${b}} = ${times}$.`,
      fact,
      `Now ${verdict} Since the factor is positive, it would have been enough to compare ${a} with ${c}.`,
    ],
    answers: `Answers A and B may come from a factor applied to only one of the constants. Answer C requires ${a} and ${c} to be the same number. Answer D confuses the freedom of $x$ and $y$ with a freedom of $k$ and $m$.`,
    steps: [
      {
        text: `The factor between the equations is $\\frac{${b * times}}{${b}} = ${times}$.`,
        why: "Only the coefficients of $y$ are known in both equations.",
        check: { left: `${b * times}/${b}`, right: `${times}` },
      },
      {
        text: `So $k = ${times} \\cdot ${a} = ${k}$ and $m = ${times} \\cdot ${c} = ${m}$; ${verdict}`,
        why: "Every number of the first equation is multiplied by the same factor.",
        check: { left: `${times}*${a}-${times}*${c}`, right: `${k}-${m}` },
      },
    ],
    hints: [
      "How can two linear equations have infinitely many pairs in common?",
      "Two equations describe the same line when one is a multiple of the other.",
      `Compare the coefficients of $y$, ${b} and ${b * times}, to find the multiple.`,
      "Multiply the remaining numbers of the first equation by it, and compare the results.",
    ],
    fasterWay: `Both constants are the same positive multiple of ${a} and ${c}, so compare these.`,
    takeaway:
      "Infinitely many common solutions mean that the two equations are multiples of each other.",
    selfExplain: {
      prompt: "Why are the constants fixed although the solutions are not?",
      expectations: [
        "the two equations must be multiples of each other",
        "one coefficient gives the multiple",
      ],
    },
  };
}
