import { comparisonQuestion, temptations } from "../../kit/comparison-question.ts";
import type { ModelStep, Question, Relation, Slip } from "../../kit/item-model.ts";
import { type CaseName, type OrderedSum, triangular } from "./ordered-sum-cases.ts";
import { examplesOf, LURES } from "./ordered-sum-examples.ts";

const NUMERALS: Readonly<Record<number, string>> = {
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
};

function stemOf({ scene, name, count, total, bound }: OrderedSum): string {
  const pinned = name === "pinned";
  switch (scene) {
    case "letters":
      return pinned
        ? `$p\\le q\\le r\\le ${bound}$ and $p+q+r=${total}$`
        : `$p<q<r$ and $p+q+r=${total}$`;
    case "cable":
      return `A cable ${total} meters long is cut into ${NUMERALS[count]} pieces, ${pinned ? `none of which is longer than ${bound} meters` : "no two of which have the same length"}.`;
    default:
      return `At the end of a quiz, ${total} book vouchers are shared among ${NUMERALS[count]} winners. Every winner receives at least one voucher, and all of them receive different numbers of vouchers.`;
  }
}

/** The quantity compared: as a quantity, and within a sentence. */
function subjectOf({ scene, count, rank }: OrderedSum): [quantity: string, subject: string] {
  if (scene === "letters") {
    const letter = `$${"pqr"[rank]}$`;
    return [letter, letter];
  }
  if (scene === "vouchers") {
    return [
      "The greatest number of vouchers that any one of the winners receives",
      "the greatest number of vouchers",
    ];
  }
  const place =
    rank === 0 ? "shortest" : rank === count - 1 ? "longest" : count === 3 ? "middle" : "third";
  const piece = rank === count - 2 && rank > 0 ? "the second-longest piece" : `the ${place} piece`;
  return [`The length, in meters, of ${piece}`, `the length of ${piece}`];
}

function setText({ scene }: OrderedSum, set: readonly number[]): string {
  if (scene === "letters") return `$p=${set[0]}$, $q=${set[1]}$, and $r=${set[2]}$`;
  const listed = `${set.slice(0, -1).join(", ")}, and ${set.at(-1)}`;
  return scene === "cable" ? `pieces of ${listed} meters` : `shares of ${listed} vouchers`;
}

/** Why the key is right, as two or three sentences that build on each other. */
function argumentOf(parameters: OrderedSum): readonly string[] {
  const { name, count, total, bound, scene } = parameters;
  const unit = scene === "cable" ? " meters" : "";
  const others = scene === "letters" ? "the other two numbers" : "all the other pieces";
  const least = triangular(count);
  const [first = [], second = []] = examplesOf(parameters);
  const open = [
    `With ${setText(parameters, first)}, the value in question is ${first[parameters.rank]}.`,
    `With ${setText(parameters, second)}, it is ${second[parameters.rank]}.`,
    `These two values stand to ${bound} in different ways, so more than one relation is possible.`,
  ];
  const argument: Readonly<Record<CaseName, readonly string[]>> = {
    "greatest-average": [
      `Suppose that the greatest were at most ${bound}${unit}. Then ${others} would be less than ${bound}${unit}.`,
      `The total would then be less than $${count}\\cdot ${bound}=${total}$, but it is ${total}. So the greatest must exceed ${bound}${unit}.`,
    ],
    "least-average": [
      `Suppose that the least were at least ${bound}${unit}. Then ${others} would be more than ${bound}${unit}.`,
      `The total would then be more than $${count}\\cdot ${bound}=${total}$, but it is ${total}. So the least must be below ${bound}${unit}.`,
    ],
    "second-half": [
      `The longest piece is longer than the second-longest, so together these two are more than twice the second-longest.`,
      `They are also less than the whole cable of ${total} meters. So twice the second-longest is less than ${total}, and the second-longest is less than ${bound} meters.`,
    ],
    "second-average": open,
    "greatest-half": open,
    pinned: [
      `${count === 3 ? "Three" : "Four"} amounts of at most ${bound}${unit} add up to at most $${count}\\cdot ${bound}=${total}$.`,
      `The total is exactly ${total}, so none of them can fall below ${bound}${unit}: all are equal to ${bound}${unit}, even the least.`,
    ],
    "whole-pinned": [
      `The least total of ${NUMERALS[count]} different positive whole numbers is $1+2+\\cdots+${count}=${least}$.`,
      `One further voucher has to be placed. Given to anyone but the winner with ${count}, it would make two numbers equal, so the numbers are 1 to ${count - 1} and ${count + 1}.`,
    ],
    "whole-open": [
      `The least total of ${NUMERALS[count]} different positive whole numbers is $1+2+\\cdots+${count}=${least}$, so two further vouchers have to be placed.`,
      ...open,
    ],
    "whole-above": [
      `If no winner had more than ${count} vouchers, the different numbers could only be 1 to ${count}.`,
      `These add up to ${least}, but ${total} vouchers are shared. So someone has more than ${count}.`,
    ],
    "whole-below": [
      `The winners other than the first have different positive numbers, at least $1+2+\\cdots+${count - 1}=${triangular(count - 1)}$ vouchers together.`,
      `That leaves at most $${total}-${triangular(count - 1)}=${total - triangular(count - 1)}$ for the greatest number, which is less than ${bound}.`,
    ],
  };
  return argument[name];
}

function stepsOf({ name, count, total, bound }: OrderedSum, argument: readonly string[]) {
  const half = name === "second-half" || name === "greatest-half";
  const least = triangular(count);
  const start: ModelStep = name.startsWith("whole")
    ? {
        text: `The smallest possible total is $1+2+\\cdots+${count}=${least}$, and $${total}-${least}=${total - least}$ remain to be placed.`,
        why: "Different positive whole numbers that are as small as possible are the first ones.",
        check: { left: `${count}*(${count}+1)/2+${total - least}`, right: `${total}` },
      }
    : {
        text: `Relate the bound to the total: $${half ? 2 : count}\\cdot ${bound}=${total}$.`,
        why: half
          ? "Two amounts of this size use up the whole."
          : "The bound is the average of the amounts.",
        check: { left: `${half ? 2 : count}*${bound}`, right: `${total}` },
      };
  return [
    start,
    ...argument.map((text, index) => ({
      text,
      why:
        index === argument.length - 1
          ? "The total decides whether the case can stand."
          : "An extreme case shows what the conditions allow.",
    })),
  ];
}

function answersOf(parameters: OrderedSum): Record<Relation, Slip> {
  const { bound, rank, key, name } = parameters;
  const [, subject] = subjectOf(parameters);
  const sets = examplesOf(parameters);
  const relation = (set: readonly number[]): Relation => {
    const value = set[rank] ?? 0;
    return value === bound ? "C" : value > bound ? "A" : "B";
  };
  const slip = (answer: Relation): Slip => {
    const against = sets.find((set) => relation(set) !== answer) ?? [];
    const claim = { A: "greater than", B: "less than", C: "equal to", D: "" };
    return {
      ...LURES[name][answer],
      rationale:
        answer === "D"
          ? `The conditions leave only one relation: ${subject} is always ${claim[key]} ${bound}.`
          : `For this answer ${subject} would have to be ${claim[answer]} ${bound} in every case, but with ${setText(parameters, against)} it is ${against[rank]}.`,
    };
  };
  return { A: slip("A"), B: slip("B"), C: slip("C"), D: slip("D") };
}

const DIFFICULTY: Readonly<Record<CaseName, Question["difficulty"]>> = {
  "greatest-average": 2,
  "least-average": 2,
  "second-half": 4,
  "second-average": 3,
  "greatest-half": 3,
  pinned: 4,
  "whole-pinned": 5,
  "whole-open": 5,
  "whole-above": 4,
  "whole-below": 4,
};

export function writeOrderedSum(parameters: OrderedSum): Question {
  const { key, bound, total, name } = parameters;
  const argument = argumentOf(parameters);
  const [quantityA, subject] = subjectOf(parameters);
  const whole = name.startsWith("whole");
  const takeaway =
    "When a total is fixed, push the parts to their extremes: the total shows which positions a single part can and cannot take.";
  const outcome = {
    A: "Quantity A is greater.",
    B: "Quantity B is greater.",
    C: "The quantities are equal.",
    D: "The relationship cannot be determined.",
  }[key];
  const slips = answersOf(parameters);
  return comparisonQuestion({
    stem: stemOf(parameters),
    quantityA,
    quantityB: String(bound),
    key,
    proof: `${argument.join(" ")} ${outcome}`,
    slips,
    difficulty: DIFFICULTY[name],
    targetSeconds: whole ? 95 : 75,
    quick: `${argument.join(" ")} ${outcome}`,
    asked: `Whether the total of ${total} and the order of the parts settle how ${subject} compares with ${bound}.`,
    plan: "Do not look for the single values. Ask how far the part in question can be pushed up and down while the total and the conditions hold.",
    reasoning: [...argument, outcome],
    answers: temptations(key, slips),
    steps: stepsOf(parameters, argument),
    hints: [
      "The single values are not known. What is known is their total and how they are ordered.",
      "Try to push the value in question as far up and as far down as the conditions permit.",
      whole
        ? "Write down the smallest different whole numbers that are permitted, and see how much of the total is then left."
        : `What would the total be if the parts that you want to compare with ${bound} were all exactly ${bound}?`,
      whole
        ? "Now place what is left. Which of the numbers can grow without meeting another one?"
        : "Now let the parts differ from this in the way the conditions demand, and watch the total.",
    ],
    takeaway,
    selfExplain: {
      prompt: `Which feature of the conditions decides how ${subject} compares with ${bound}?`,
      expectations: [
        `the fixed total of ${total} limits the parts together`,
        "extreme cases that meet all conditions were tried, or one side was shown to be impossible",
      ],
    },
  });
}
