import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question, type Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { decimal, Fraction } from "../../kit/write-numbers.ts";

/** `known` values have the mean `before`; with `left` more (or one that counts `left` times) it should become `goal`. */
interface Parameters {
  readonly scene: "months" | "final" | "sample";
  readonly known: number;
  readonly before: number;
  readonly left: number;
  readonly goal: number;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["months", "final", "sample"] as const);
  const known = {
    months: chance.integer(5, 9),
    final: chance.integer(3, 6),
    sample: chance.integer(4, 11),
  }[scene];
  const left = { months: 12 - known, final: chance.integer(2, 3), sample: 1 }[scene];
  const before = {
    months: chance.integer(30, 90),
    final: chance.integer(70, 84),
    sample: chance.integer(20, 60),
  }[scene];
  const goal = before + chance.integer(scene === "sample" ? -3 : 2, 6);
  const needed = (goal * (known + left) - before * known) / left;
  const most = { months: 400, final: 100, sample: 200 }[scene];
  const ends = Number.isInteger(needed * 2);
  return ends && needed > 0 && needed <= most && goal !== before
    ? { scene, known, before, left, goal }
    : null;
}

function stemOf({ scene, known, before, left, goal }: Parameters): string {
  switch (scene) {
    case "months":
      return `In the first ${known} months of a year, a weather station recorded an average (arithmetic mean) of ${before} millimeters of rain per month. What must the average monthly rainfall, in millimeters, be in the remaining ${left} months if the average for the whole year is to be ${goal} millimeters per month?`;
    case "final":
      return `A student's grade in a course is the mean of ${known} quiz scores and the score on the final examination, except that the final examination is counted as ${left === 2 ? "two" : "three"} quizzes. The ${known} quizzes have given her a mean of ${before} points. Which score on the final examination makes her grade exactly ${goal} points?`;
    default:
      return `The mean mass of ${known} mineral samples was found to be ${before} grams. When one more sample was put with them, the mean mass of all ${known + 1} samples was ${goal} grams. What was the mass, in grams, of the sample that was put with the others?`;
  }
}

function slipsOf({ scene, known, before, left, goal }: Parameters): (Slip & { value: string })[] {
  const total = goal * (known + left);
  const plain = new Fraction(2 * goal - before);
  const once = new Fraction(goal * (known + 1) - before * known);
  const all: (Slip & { value: string })[] = [
    {
      value: plain.toString(),
      rationale: `It treats ${goal} as the plain average of ${before} and the unknown, but ${known} values stand behind ${before}${left === 1 ? " and one behind the unknown" : ` and the weight of the unknown is ${left}`}.`,
      misconception: "average-of-averages",
      whyTempting: "Two means and their average are the simplest picture.",
      repairQuestion: "How many values does each of the two means stand for?",
    },
    {
      value: `${goal + known * (goal - before)}`,
      rationale:
        left === 1
          ? ""
          : `It puts the whole shortfall of the earlier values on a single value, but it can be shared by ${left}.`,
      misconception: "divided-by-wrong-count",
      whyTempting: "The shortfall of the earlier values has been found correctly.",
      repairQuestion: "By how many is the shortfall to be divided?",
    },
    {
      value: `${total - before * known}`,
      rationale: `This is the total still needed; it has to be divided by ${left}.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the result of the main subtraction.",
      repairQuestion: "Is your number a total or a mean?",
    },
    {
      value: `${goal}`,
      rationale: `A further value equal to ${goal} pulls the mean toward ${goal} but does not bring it there.`,
      misconception: "total-not-checked",
      whyTempting: "The mean aimed at seems to be what is needed from now on.",
      repairQuestion: `What do the first ${known} values lack, or have in excess, in total?`,
    },
    ...(scene === "final"
      ? [
          {
            value: once.toString(),
            rationale: "It counts the final examination once only.",
            misconception: "condition-dropped",
            whyTempting: "One examination looks like one score among others.",
            repairQuestion: "How often is the final examination counted?",
          },
        ]
      : []),
    ...(left === 1 && goal > before
      ? [
          {
            value: `${goal - before}`,
            rationale: `${goal - before} is the change of the mean, not the mass of the new sample.`,
            misconception: "answered-intermediate-quantity",
            whyTempting: "The change of the mean comes from the new sample alone.",
            repairQuestion: "By how much does the total change?",
          },
        ]
      : []),
  ];
  return all
    .filter(
      ({ rationale, value }) =>
        rationale !== "" && !(left === 1 && value === `${total - before * known}`),
    )
    .filter(({ value }) => Number(value) !== (total - before * known) / left)
    .slice(0, 4);
}

function explanationOf(
  { scene, known, before, left, goal }: Parameters,
  key: string,
): Question["explanation"] {
  const count = known + left;
  const [wanted, had] = [goal * count, before * known];
  const what = {
    months: "months",
    final: "scores, the final counted as often as stated",
    sample: "samples",
  }[scene];
  const short = goal - before;
  const balance = `Each of the first ${known} values is ${Math.abs(short)} ${short > 0 ? "below" : "above"} the mean aimed at, together ${known * Math.abs(short)}; ${left === 1 ? "which the new one must make up for" : `for which the rest must make up in ${left} equal parts`}.`;
  const takeaway =
    "For a value that is still to come, compare the total that is wanted with the total that is there.";
  return {
    quick: `A mean of ${goal} for ${count} means a total of $${goal} \\cdot ${count} = ${wanted}$, and there are $${before} \\cdot ${known} = ${had}$ so far. The missing ${wanted - had} ${left === 1 ? "is the value asked for" : `is divided by ${left}, which gives ${key}`}. The trap is to average the means without regard to how many values they stand for.`,
    detailed: analysis({
      asked: {
        months: "The mean of the remaining months that brings the whole year to the mean aimed at.",
        final: "The score on the final examination that brings the grade to the number aimed at.",
        sample: "The mass of one sample, from the means before and after it was added.",
      }[scene],
      plan: "Turn the means into totals; what is missing in the total must come from what is added.",
      reasoning: [
        `The total for ${count} ${what}, is to be $${goal} \\cdot ${count} = ${wanted}$.`
          .replace(",,", ",")
          .replace(/(months|samples), is/, "$1 is"),
        `The first ${known} contribute $${before} \\cdot ${known} = ${had}$.`,
        `So $${wanted} - ${had} = ${wanted - had}$ is missing${left === 1 ? ", and this is the value asked for." : `, and divided by ${left} this gives ${key}.`}`,
        `The same by deviations: ${balance.charAt(0).toLowerCase()}${balance.slice(1)}`,
      ],
      options: `Averaging ${before} with the unknown as if both stood for equally many values gives the wrong weight to each. ${left === 1 ? "The change of the mean" : "The missing total"} is a stage on the way. Aiming at ${goal} from now on leaves the deviation of the first ${known} values as it is.`,
      takeaway,
    }),
    steps: [
      {
        text: `Find the missing total: $${goal} \\cdot ${count} - ${before} \\cdot ${known} = ${wanted - had}$.`,
        why: "Mean times count is total, before and after.",
        check: { left: `${goal}*${count}-${before}*${known}`, right: `${wanted - had}` },
      },
      {
        text:
          left === 1
            ? `The missing total is the one new value, ${key}.`
            : `Divide it by ${left}: $\\frac{${wanted - had}}{${left}} = ${key}$.`,
        why:
          left === 1
            ? "One value alone has to bring it."
            : "So many equal contributions have to bring it.",
        check: { left: `${wanted - had}/${left}`, right: key },
      },
    ],
    hints: [
      "What is the total that stands behind the mean aimed at?",
      "Mean times number of values gives a total, and totals can be subtracted.",
      `Find the total for ${count} values with the mean ${goal}, and the total that the first ${known} have brought.`,
      `Subtract the two totals${left === 1 ? "." : `, and remember that what is missing is to come ${scene === "final" ? `from a score that counts ${left} times` : `from ${left} months`}.`}`,
    ],
    fasterWay: balance,
    takeaway,
    selfExplain: {
      prompt:
        "Why is the number needed not simply as far above the goal as the first mean is below it?",
      expectations: [
        "the first mean stands for another number of values",
        "the deviations have to balance in total, not one against one",
      ],
    },
  };
}

export const averagesNeededValue = defineModel<Parameters>({
  id: "averages-needed-value",
  knowledgeComponents: [
    "quantitative.data-analysis.averages.mean",
    "quantitative.algebra.word-problems.averages-problem",
  ],
  traps: ["totals-not-means"],
  method:
    "Every multiple of one half is tried as the further value until the mean is the one stated",
  draw,
  write: (p) => {
    const key = decimal(new Fraction(p.goal * (p.known + p.left) - p.before * p.known, p.left));
    return {
      stem: stemOf(p),
      body: {
        type: "numeric-entry",
        key: { form: "decimal", value: key },
        unitAfter: { months: "millimeters", final: "points", sample: "grams" }[p.scene],
        slips: slipsOf(p),
      },
      difficulty: { months: 2, final: 2, sample: 1 }[p.scene] as 1 | 2,
      targetSeconds: { months: 75, final: 80, sample: 60 }[p.scene],
      explanation: explanationOf(p, key),
    };
  },
  recompute: ({ known, before, left, goal }) => {
    for (let halves = 0; halves <= 1_000; halves += 1) {
      const values = [
        ...Array.from({ length: known }, () => 2 * before),
        ...Array.from({ length: left }, () => halves),
      ];
      if (values.reduce((sum, value) => sum + value, 0) === 2 * goal * values.length)
        return { value: String(halves / 2) };
    }
    throw new Error("no value reaches the mean");
  },
});
