import type { ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { counted, tex } from "../../kit/write-numbers.ts";

/** A number at a given distance from another, with or without its sign. */
export interface Signed {
  readonly scene: "signed";
  readonly center: number;
  readonly radius: number;
  readonly negative: boolean;
  readonly other: number;
}
/** Two points at given distances from a third. */
export interface Points {
  readonly scene: "points";
  readonly near: number;
  readonly far: number;
  readonly other: number;
}

function signedKey({ center, radius, negative, other }: Signed): Relation {
  const [low, high] = [center - radius, center + radius];
  if (negative) return low === other ? "C" : low > other ? "A" : "B";
  return other > high ? "B" : "D";
}

function signedSlips(parameters: Signed): Record<Relation, Slip> {
  const { center, radius, negative, other } = parameters;
  const [low, high] = [center - radius, center + radius];
  const fact = negative
    ? `Only $${low}$ is both negative and at a distance of ${radius} from ${center}.`
    : `The equation has the two solutions ${high} and $${low}$.`;
  const against = `to be compared with $${tex(other)}$`;
  return {
    A: {
      rationale: `${fact} ${negative ? `It is ${against}, and it is not greater.` : `Neither is greater than ${other}.`}`,
      misconception: negative ? "forgot-negative-case" : "sign-slip",
      whyTempting: negative
        ? `The positive solution ${high} comes to mind first.`
        : "Absolute values are never negative, and this is taken to favor the letter.",
      repairQuestion: negative
        ? "Which sign must the number have?"
        : "Which numbers lie at the given distance?",
    },
    B: {
      rationale: `${fact} ${negative ? `It is ${against}, and it is not less.` : `The larger one, ${high}, is not less than ${other}.`}`,
      misconception: "moved-term-without-sign",
      whyTempting: negative
        ? `Subtracting ${center} instead of adding it gives $${-radius - center}$.`
        : `The negative solution $${low}$ is the one that is remembered.`,
      repairQuestion: `Which numbers are ${radius} away from ${center} on the number line?`,
    },
    C: {
      rationale: `${fact} ${negative ? `It is ${against}, which is a different number.` : `They cannot both be equal to ${other}.`}`,
      misconception: negative ? "sign-slip" : "forgot-negative-case",
      whyTempting: negative
        ? "A small slip in the arithmetic can make the two look the same."
        : "Dropping the bars leaves one equation with one solution.",
      repairQuestion: "What do you get when the expression between the bars is negative?",
    },
    D: {
      rationale: `${fact} ${negative ? "So the number is fixed." : `Both are less than ${other}, so the relation is the same for both.`}`,
      misconception: "varying-means-undetermined",
      whyTempting: "An equation with an absolute value usually has two solutions.",
      repairQuestion: negative
        ? "Which of the two solutions does the second condition leave?"
        : "Is there a solution that changes the relation?",
    },
  };
}

export function signedCase(parameters: Signed): ComparisonCase {
  const { center, radius, negative, other } = parameters;
  const [low, high] = [center - radius, center + radius];
  const key = signedKey(parameters);
  const relation = { A: "greater than", B: "less than", C: "equal to", D: "" }[key];
  const shown = `$${tex(other)}$`;
  const verdict = negative
    ? `Only the negative one counts, $${low}$, which is ${relation} ${shown}.`
    : key === "B"
      ? `Both are less than ${shown}, so Quantity B is greater.`
      : `${high} is ${high === other ? "equal to" : "greater than"} ${shown} and $${low}$ is less, so the relationship is not determined.`;
  return {
    stem: negative ? `$|x - ${center}| = ${radius}$ and $x < 0$.` : `$|x - ${center}| = ${radius}$`,
    quantityA: "$x$",
    quantityB: shown,
    key,
    proof: `The numbers at a distance of ${radius} from ${center} are ${high} and $${low}$. ${verdict}`,
    slips: signedSlips(parameters),
    difficulty: 1,
    targetSeconds: 50,
    quick: `Read the equation as a distance: $x$ lies ${radius} away from ${center}, so $x$ is ${high} or $${low}$. ${verdict} The trap is to drop the bars and keep one solution only, or to overlook what excludes one of them.`,
    asked: `How a number at a given distance from ${center} compares with ${shown}.`,
    plan: "Find all solutions of the equation, apply any further condition, and compare each solution that is left.",
    reasoning: [
      `The absolute value $|x - ${center}|$ is the distance of $x$ from ${center}.`,
      `To the right, ${center} and ${radius} more is ${high}; to the left, ${center} less ${radius} is $${low}$.`,
      negative
        ? `The condition $x < 0$ excludes ${high}.`
        : "No further condition is given, so both solutions count.",
      verdict,
    ],
    answers: `An answer from one solution alone is right only if the other one is excluded or leads to the same relation. Answer C needs a single solution with this value. Answer D needs two permitted solutions with different relations to ${shown}.`,
    steps: [
      {
        text: `The solutions are $${center} + ${radius} = ${high}$ and $${center} - ${radius} = ${low}$.`,
        why: "Two points lie at the same distance from a point, one on each side.",
        check: { left: `${center}-${radius}`, right: `${low}` },
      },
      { text: verdict, why: "Every solution that the statement permits has to be compared." },
    ],
    hints: [
      "How many numbers satisfy an equation of this form?",
      "An absolute value of a difference is a distance on the number line.",
      `Go ${radius} units from ${center}, in both directions.`,
      negative
        ? "Use the second condition to choose, and compare what is left."
        : "Compare each of the two numbers with the second quantity.",
    ],
    takeaway:
      "An absolute value equation has two solutions unless something excludes one; compare them all.",
    selfExplain: {
      prompt: "Why are there two numbers that satisfy the equation?",
      expectations: ["it states a distance", "a distance can be taken to the left or to the right"],
    },
  };
}

function pointsSlips({ near, far, other }: Points): Record<Relation, Slip> {
  const fact = `The distance is $${far} - ${near} = ${far - near}$ or $${far} + ${near} = ${far + near}$`;
  const same =
    other < far - near
      ? `and both exceed ${other}`
      : other > far + near
        ? `and both are less than ${other}`
        : `and these two do not stand in the same relation to ${other}`;
  return {
    A: {
      rationale: `${fact}, ${same}.`,
      misconception: "missed-a-case",
      whyTempting: "The points are imagined on different sides, where the distances add up.",
      repairQuestion: "How far apart are the two points if they lie on the same side?",
    },
    B: {
      rationale: `${fact}, ${same}.`,
      misconception: "missed-a-case",
      whyTempting: "The points are imagined on the same side, where the distances are subtracted.",
      repairQuestion: "How far apart are the two points if they lie on different sides?",
    },
    C: {
      rationale: `${fact}, so it is not fixed at ${other}.`,
      misconception: "assumed-case-not-checked",
      whyTempting: "One drawing of the line is made, and it seems to be the only one.",
      repairQuestion: "Which other order of the three points fits the statement?",
    },
    D: {
      rationale: `${fact}, ${same}. The relation is the same in both cases.`,
      misconception: "varying-means-undetermined",
      whyTempting: "The order of the points is not given, so the distance is not fixed.",
      repairQuestion: "Which distances are possible, and how does each compare?",
    },
  };
}

export function pointsCase(parameters: Points): ComparisonCase {
  const { near, far, other } = parameters;
  const key = other < far - near ? "A" : other > far + near ? "B" : "D";
  const verdict = {
    A: `Both exceed ${other}, so Quantity A is greater.`,
    B: `Both are less than ${other}, so Quantity B is greater.`,
    D: `They do not stand in the same relation to ${other}, so the relationship is not determined.`,
  }[key];
  return {
    stem: `Three towns, $P$, $Q$, and $R$, lie on a straight railroad line. By rail, $Q$ is ${near} miles from $P$, and $R$ is ${far} miles from $P$.`,
    quantityA: "The distance, in miles, by rail from $Q$ to $R$",
    quantityB: `${other}`,
    key,
    proof: `If $Q$ and $R$ lie on the same side of $P$, they are ${far - near} miles apart; on different sides, ${far + near} miles. ${verdict}`,
    slips: pointsSlips(parameters),
    difficulty: 2,
    targetSeconds: 60,
    quick: `The order of the towns is not given. On the same side of $P$, the distance is $${far} - ${near} = ${far - near}$ miles; on different sides it is $${far} + ${near} = ${far + near}$ miles. ${verdict} The trap is to draw one order only.`,
    asked: `How the distance between two of three towns on a line compares with ${counted(other, "mile")}.`,
    plan: "Put one town at 0, find all places of the other two, and list the possible distances.",
    reasoning: [
      `Let $P$ be at 0 on a number line. Then $Q$ is at ${near} or at $-${near}$, and $R$ is at ${far} or at $-${far}$.`,
      `If both are on the same side, the distance is $${far} - ${near} = ${far - near}$ miles.`,
      `If they are on different sides, it is $${far} + ${near} = ${far + near}$ miles.`,
      verdict,
    ],
    answers: `Whoever draws only one order finds one of the two distances and answers A, B, or C by it. Answer D is right only if the two possible distances stand in different relations to ${other}; that the distance varies is not enough.`,
    steps: [
      {
        text: `Same side: $${far} - ${near} = ${far - near}$.`,
        why: "The shorter distance is part of the longer one.",
        check: { left: `${far}-${near}`, right: `${far - near}` },
      },
      {
        text: `Different sides: $${far} + ${near} = ${far + near}$.`,
        why: "The town $P$ lies between the other two.",
        check: { left: `${far}+${near}`, right: `${far + near}` },
      },
      { text: verdict, why: "Both orders fit the statement, so both count." },
    ],
    hints: [
      "Draw the line. Is there only one way to place the towns?",
      "A distance from a point can be measured in two directions.",
      "Put $P$ at 0. Where can the other two towns be?",
      "List the possible distances between the other two towns, and compare each of them.",
    ],
    takeaway:
      "Distances from a point leave the side open; check the same side and different sides.",
    selfExplain: {
      prompt: "Why are two distances possible?",
      expectations: ["the two towns may lie on the same side of the third or on different sides"],
    },
  };
}
