import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { type ChoiceCase, choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { dollars, grouped } from "../../kit/write-numbers.ts";

type Counts = readonly [number, number];
interface Parameters {
  readonly scene: "fruit" | "pottery" | "letters";
  /** Multiple of the first order that is taken, one more than that of the second. */
  readonly times: 2 | 3;
  readonly first: Counts;
  readonly second: Counts;
  readonly totals: Counts;
  readonly before: number;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["fruit", "pottery", "letters"] as const);
  const times = chance.pick([2, 3] as const);
  const [u, v] = [chance.integer(1, 2), chance.integer(2, 4)];
  if (u === v || (times === 3 && v > 3)) return null;
  const first: Counts = [1 + (times - 1) * u, 1 + (times - 1) * v];
  const second: Counts = [1 + times * u, 1 + times * v];
  const prices = { fruit: [2, 9], pottery: [12, 60], letters: [-5, 9] }[scene];
  const [x, y] = [
    chance.integer(prices[0] ?? 1, prices[1] ?? 9),
    chance.integer(prices[0] ?? 1, prices[1] ?? 9),
  ];
  const z = chance.integer(scene === "letters" ? 1 : (prices[0] ?? 1) + 3, (prices[1] ?? 9) + 6);
  const total = ([p, q]: Counts) => p * x + q * y + z;
  const totals: Counts = [total(first), total(second)];
  const fits = x !== y && totals[0] > 4 && totals[1] - totals[0] > 2 && x + y + z > 3;
  return fits ? { scene, times, first, second, totals, before: chance.integer(0, 4) } : null;
}

const result = ({ times, totals }: Parameters) => times * totals[0] - (times - 1) * totals[1];

function stemOf({ scene, first: [a, b], second: [c, d], totals: [p, q] }: Parameters): string {
  switch (scene) {
    case "fruit":
      return `At a farm stand, ${a} baskets of plums, ${b} baskets of cherries, and 1 melon cost ${dollars(p)} in all, while ${c} baskets of plums, ${d} baskets of cherries, and 1 melon cost ${dollars(q)}. What is the cost of 1 basket of plums, 1 basket of cherries, and 1 melon together?`;
    case "pottery":
      return `A potter always needs the same time for each bowl, the same time for each cup, and the same time for each vase. For a set of ${a} bowls, ${b} cups, and 1 vase she needs ${grouped(p)} minutes; a set of ${c} bowls, ${d} cups, and 1 vase takes her ${grouped(q)} minutes. How many minutes does she need for 1 bowl, 1 cup, and 1 vase?`;
    default:
      return `$${a}x + ${b}y + z = ${p}$\n\n$${c}x + ${d}y + z = ${q}$\n\nIf the numbers $x$, $y$, and $z$ satisfy both equations, what is the value of $x + y + z$ ?`;
  }
}

function wrongCombinations({ times, totals }: Parameters): WrongValue[] {
  const [p, q] = totals;
  const gap = q - p;
  return [
    {
      value: gap,
      rationale:
        "This is the difference of the two totals, in which the third kind has cancelled altogether.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "Subtracting the two statements is the natural first step.",
      repairQuestion: "How many of the third kind are in the difference of the two statements?",
    },
    {
      value: p - gap,
      rationale:
        "Taking the difference away once from the first total still leaves more than one of the first two kinds.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "One subtraction brings the counts down, and it seems to be enough.",
      repairQuestion: "Which counts are left after the difference has been taken away once?",
    },
    {
      value: p - 3 * gap,
      rationale:
        "Taking the difference away three times leaves too little: the counts fall below one of each.",
      misconception: "subtracted-uncounted-cases",
      whyTempting: "The pattern of subtractions is right but is carried too far.",
      repairQuestion: "Which counts are left after each subtraction?",
    },
    {
      value: p - 2 * gap,
      rationale:
        "Taking the difference away twice leaves fewer than one of each of the first two kinds.",
      misconception: "subtracted-uncounted-cases",
      whyTempting: "The pattern of subtractions is right but is carried one step too far.",
      repairQuestion: "Which counts are left after each subtraction?",
    },
    {
      value: times * p - (times - 2) * q,
      rationale: `This takes ${times === 2 ? "twice" : "three times"} the first statement but takes away too little of the second, so more than one of each kind is left.`,
      misconception: "total-not-checked",
      whyTempting: "The multiple of the first statement is right.",
      repairQuestion: "How many of the third kind does your combination contain?",
    },
  ];
}

function wrongShares({ first, second, totals }: Parameters): WrongValue[] {
  const [p, q] = totals;
  const gap = q - p;
  const pieces = first[0] + first[1] + 1;
  const added = second[0] + second[1] - first[0] - first[1];
  return [
    {
      value: gap / (second[0] - first[0]),
      rationale: `Dividing the difference of the totals by ${second[0] - first[0]} leaves one of the first kind, but not one of the second, and nothing of the third.`,
      misconception: "divided-by-wrong-count",
      whyTempting: "The count of the first kind becomes 1 by this division.",
      repairQuestion: "Which count does the second kind have after the division?",
    },
    {
      value: (3 * p) / pieces,
      rationale: `This treats all ${pieces} pieces of the first statement as if each counted the same, but the kinds differ.`,
      misconception: "outcomes-assumed-equal",
      whyTempting: "Three of the pieces seem to make up a matching share of the total.",
      repairQuestion: "Does the same average come out of the second statement?",
    },
    {
      value: (3 * q) / (second[0] + second[1] + 1),
      rationale: `This treats all pieces of the second statement as if each counted the same, but the kinds differ.`,
      misconception: "outcomes-assumed-equal",
      whyTempting: "Three of the pieces seem to make up a matching share of the total.",
      repairQuestion: "Does the same average come out of the first statement?",
    },
    {
      value: (3 * gap) / added,
      rationale: `The difference of the statements is shared among its ${added} pieces as if each counted the same, and the third kind is not among them.`,
      misconception: "outcomes-assumed-equal",
      whyTempting: "An average per piece, taken three times, seems to stand for one of each.",
      repairQuestion: "Which kinds are left in the difference of the two statements?",
    },
    {
      value: p / first[0],
      rationale: `Dividing the first total by ${first[0]} leaves one of the first kind, but neither one of the second nor one of the third.`,
      misconception: "divided-by-wrong-count",
      whyTempting: "The count of the first kind becomes 1 by this division.",
      repairQuestion: "Which counts do the other two kinds have after the division?",
    },
    {
      value: q / second[0],
      rationale: `Dividing the second total by ${second[0]} leaves one of the first kind, but neither one of the second nor one of the third.`,
      misconception: "divided-by-wrong-count",
      whyTempting: "The count of the first kind becomes 1 by this division.",
      repairQuestion: "Which counts do the other two kinds have after the division?",
    },
    {
      value: p / 2,
      rationale:
        "Half of the first statement has fewer of each kind, but not one of each; of the third kind it has only half of one.",
      misconception: "halved-instead-of-rooted",
      whyTempting:
        "The first statement contains one of each kind and more, and half looks about right.",
      repairQuestion: "How many of each kind are left when the first statement is halved?",
    },
  ];
}

function wrongValues(parameters: Parameters): WrongValue[] {
  const most = parameters.scene === "letters" ? Number.POSITIVE_INFINITY : parameters.totals[0];
  const least = parameters.scene === "letters" ? Number.NEGATIVE_INFINITY : 0;
  // What contains one of each kind and more cannot cost less, or take less time, than one of each.
  return [...wrongCombinations(parameters), ...wrongShares(parameters)].filter(({ value }) => {
    const whole = Number(value);
    return Number.isInteger(whole) && whole > least && whole < most;
  });
}

function written(parameters: Parameters): ChoiceCase {
  const { scene, times, first, second, totals, before } = parameters;
  const [p, q] = totals;
  const [a, b] = first;
  const [c, d] = second;
  const value = result(parameters);
  const less = times - 1;
  const difference = `${c - a === 1 ? "" : c - a}x + ${d - b}y`;
  const often = times === 2 ? "Twice" : "Three times";
  const combination = `${times} \\cdot ${p} - ${less === 1 ? "" : `${less} \\cdot `}${q}`;
  const names = scene === "letters" ? "" : "Call the three unknown amounts $x$, $y$, and $z$. ";
  const secondTaken = less === 1 ? "the second one" : "twice the second one";
  return {
    stem: stemOf(parameters),
    value,
    proof: `${often} the first statement less ${secondTaken} has exactly one of each kind: the counts are $${times * a} - ${less * c} = 1$, $${times * b} - ${less * d} = 1$, and $${times} - ${less} = 1$. The total is $${combination} = ${value}$.`,
    wrong: wrongValues(parameters),
    before,
    ...(scene === "fruit"
      ? { shown: (money) => ({ text: dollars(Number(money)), order: Number(money) }) }
      : {}),
    difficulty: 5,
    targetSeconds: 130,
    quick: `Three unknowns and two equations do not give each unknown, but only one combination is asked for. Take ${often.toLowerCase()} the first equation and subtract ${secondTaken}: exactly one of each is left, with the total $${combination} = ${value}$. The trap is to stop at the difference of the two equations, or to call the matter unsolvable.`,
    asked: "The total for one of each of three kinds, from two totals for larger numbers of them.",
    plan: "Do not look for the single unknowns. Look for a combination of the two equations in which every coefficient is 1.",
    reasoning: [
      `${names}The equations are $${a}x + ${b}y + z = ${p}$ and $${c}x + ${d}y + z = ${q}$.`,
      `Their difference is $${difference} = ${q - p}$. So each step from the second to the first lowers the counts by ${c - a} and ${d - b}.`,
      `From the first equation, ${less === 1 ? "one more such step leads" : "two more such steps lead"} to the counts 1 and 1, and $z$ stays.`,
      `So the total is $${p} - ${less === 1 ? "" : `${less} \\cdot `}${q - p} = ${value}$, which is the same as $${combination}$.`,
    ],
    answers: `The difference of the totals contains nothing of the third kind. Too few or too many subtractions leave other counts than one of each. Averages per piece treat different kinds as if they were alike, and dividing one statement by a number does not bring all its counts to one.`,
    steps: [
      {
        text: `Subtract the equations: $${difference} = ${q - p}$.`,
        why: "The third unknown cancels, and the pattern of the coefficients shows.",
        check: { left: `${q}-${p}`, right: `${q - p}` },
      },
      {
        text: `Take this away from the first equation ${less === 1 ? "once" : "twice"}: $x + y + z = ${value}$.`,
        why: `The coefficients fall to $${a} - ${less === 1 ? "" : `${less} \\cdot `}${c - a} = 1$ and $${b} - ${less === 1 ? "" : `${less} \\cdot `}${d - b} = 1$.`,
        check: { left: `${p}-${less}*(${q}-${p})`, right: `${value}` },
      },
    ],
    hints: [
      "Two statements cannot give three unknowns. Is that what the question asks for?",
      "Statements may be multiplied and subtracted. Look for a combination with one of each kind.",
      `By how much do the counts fall from the second statement to the first? Start with ${c} and ${a}.`,
      "Continue the same steps downward from the first statement until every count is 1, and follow the total.",
    ],
    takeaway:
      "With fewer equations than unknowns, the combination asked for may still be fixed; match its coefficients.",
    selfExplain: {
      prompt: "Why can the total for one of each be found although the single amounts cannot?",
      expectations: ["a combination of the two equations has all coefficients equal to one"],
    },
  };
}

export const linearOneOfEach = defineModel<Parameters>({
  id: "linear-one-of-each",
  knowledgeComponents: [
    "quantitative.algebra.linear-equations.systems",
    "quantitative.algebra.word-problems.ages-costs",
  ],
  traps: ["combination-without-solving", "unknowns-and-equations"],
  method:
    "Two different solutions of the two equations are found by search; both give the same sum",
  draw,
  write: (parameters) => choiceQuestion(written(parameters)),
  recompute: ({ first, second, totals }, item) => {
    const sums = new Set<number>();
    for (let x = -60; x <= 60; x += 1) {
      for (let y = -60; y <= 60; y += 1) {
        const z = totals[0] - first[0] * x - first[1] * y;
        if (second[0] * x + second[1] * y + z === totals[1]) sums.add(x + y + z);
      }
    }
    const [only] = sums;
    if (only === undefined || sums.size > 1) throw new Error("the sum is not fixed");
    return optionsNear(item, only);
  },
});
