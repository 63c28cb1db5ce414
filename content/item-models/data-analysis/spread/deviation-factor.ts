import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Condition {
  readonly outcome: Outcome;
  /** TeX of what is said about the factor. */
  readonly said: (bound: number) => string;
  readonly allows: (factor: number, bound: number) => boolean;
  /** Two factors allowed, which differ in outcome where it is open. */
  readonly examples: (bound: number) => readonly [string, string];
}

const CONDITIONS: readonly Condition[] = [
  {
    outcome: "first",
    said: (bound) => `c<-${bound}`,
    allows: (factor, bound) => factor < -bound,
    examples: (bound) => [`-${bound + 1}`, `-${bound + 2}`],
  },
  {
    outcome: "first",
    said: (bound) => `c^2>${bound ** 2}`,
    allows: (factor, bound) => factor ** 2 > bound ** 2,
    examples: (bound) => [`${bound + 1}`, `-${bound + 1}`],
  },
  {
    outcome: "second",
    said: (bound) => `c^2<${bound ** 2}`,
    allows: (factor, bound) => factor ** 2 < bound ** 2,
    examples: () => ["\\frac{1}{2}", "-\\frac{1}{2}"],
  },
  {
    outcome: "second",
    said: (bound) => `|c|+1<${bound + 1}`,
    allows: (factor, bound) => Math.abs(factor) < bound,
    examples: () => ["\\frac{1}{2}", "-\\frac{1}{2}"],
  },
  {
    outcome: "equal",
    said: (bound) => `(c-${bound})(c+${bound})=0`,
    allows: (factor, bound) => Math.abs(factor) === bound,
    examples: (bound) => [`${bound}`, `-${bound}`],
  },
  {
    outcome: "open",
    said: (bound) => `c<${bound}`,
    allows: (factor, bound) => factor < bound,
    examples: (bound) => ["\\frac{1}{2}", `-${bound + 1}`],
  },
  {
    outcome: "open",
    said: (bound) => `c>-${bound}`,
    allows: (factor, bound) => factor > -bound,
    examples: (bound) => ["\\frac{1}{2}", `${bound + 1}`],
  },
];

interface Factor {
  readonly condition: Condition;
  readonly bound: number;
  readonly shift: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Factor {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  return {
    condition: chance.pick(CONDITIONS.filter((condition) => condition.outcome === outcome)),
    bound: chance.integer(2, 5),
    shift: chance.integer(3, 19),
    outcome,
    swapped: chance.pick([false, true]),
  };
}

const multiples = ["", "", "twice", "3 times", "4 times", "5 times"];

function proofOf(factor: Factor): string {
  const { condition, bound, outcome } = factor;
  const rule = `The standard deviation of $T$ is $|c|$ times that of $S$, whatever is added.`;
  const [one, other] = condition.examples(bound);
  const end = verdict(factor);
  if (outcome === "open")
    return `${rule} The condition $${condition.said(bound)}$ permits $c=${one}$, where $|c|<${bound}$, and $c=${other}$, where $|c|>${bound}$. ${end}`;
  const sign = { first: ">", second: "<", equal: "=" }[outcome];
  return `${rule} The condition $${condition.said(bound)}$ makes $|c|${sign}${bound}$. ${end}`;
}

function slipsOf(factor: Factor): Record<Outcome, Slip> {
  const { condition, bound, outcome, shift } = factor;
  const open = outcome === "open";
  const [one, other] = condition.examples(bound);
  return {
    first: slip(
      open ? "missed-a-case" : "shift-changes-spread",
      open
        ? `With $c=${one}$ the standard deviation of $T$ is less than ${multiples[bound]} that of $S$.`
        : `Adding ${shift} moves all numbers of $T$ alike and does not spread them, and $|c|$ is not greater than ${bound}.`,
      open
        ? "A factor far from 0 is tried and no other."
        : `The numbers are multiplied and ${shift} is added, and this seems to spread them more.`,
      open
        ? "Which factors close to 0 does the condition allow?"
        : `What does adding ${shift} do to the distance between two numbers?`,
    ),
    second: slip(
      open ? "missed-a-case" : "negative-factor-less-spread",
      open
        ? `With $c=${other}$ the standard deviation of $T$ is greater than ${multiples[bound]} that of $S$.`
        : `A negative factor counts with its absolute value, and $|c|$ is not less than ${bound}.`,
      open
        ? "A factor close to 0 is tried and no other."
        : "A negative factor makes the numbers smaller, and so their spread seems smaller.",
      open
        ? "Which factors far from 0 does the condition allow?"
        : "How far apart are two numbers after both were multiplied by a negative factor?",
    ),
    equal: slip(
      open ? "assumed-case-not-checked" : "scaling-keeps-spread",
      open
        ? `Only $|c|=${bound}$ makes them equal, and the condition allows other factors.`
        : `The distances are multiplied by $|c|$, which is not ${bound}.`,
      `The number ${bound} occurs in both the condition and the quantities.`,
      "By what is the distance between two numbers multiplied?",
    ),
    open: slip(
      "varying-means-undetermined",
      `Neither the numbers nor the sign of $c$ matter: only $|c|$ does, and the condition settles how $|c|$ compares with ${bound}.`,
      "The numbers of the list are unknown, and the factor may have either sign or many values.",
      "How does the standard deviation change when all numbers change their sign?",
    ),
  };
}

function write(factor: Factor): Question {
  const { condition, bound, shift, outcome, swapped } = factor;
  const proof = proofOf(factor);
  const said = condition.said(bound);
  return comparedQuestion(
    {
      stem: `The numbers in list $S$ are not all equal. List $T$ consists of the numbers $cx+${shift}$, one for each number $x$ in list $S$, where $c$ is a constant and $${said}$.`,
      difficulty: outcome === "open" ? 4 : 3,
      targetSeconds: 75,
      quick: `${proof} The trap is to forget that a negative factor spreads the numbers just as the positive one does.`,
      asked: `How the standard deviation of the changed list compares with ${multiples[bound]} that of the old one.`,
      plan: "See what multiplying and adding do to the distances between the numbers, and then what the condition says about the factor.",
      reasoning: [
        `Adding ${shift} moves all the numbers and their mean alike, so no distance from the mean changes.`,
        "Multiplying by $c$ multiplies every distance from the mean by $|c|$, and with them the standard deviation, which is positive because the numbers are not all equal.",
        proof,
      ],
      steps: [
        {
          text: "Two numbers $x$ and $y$ become $cx$ and $cy$ plus the same constant, so their difference becomes $c(x-y)$.",
          why: `The ${shift} that is added to both drops out.`,
          check: {
            left: `(c*x+${shift})-(c*y+${shift})`,
            right: "c*(x-y)",
            given: { c: "-3", x: "7", y: "2" },
          },
        },
        {
          text: "The distance of the two is multiplied by $|c|$.",
          why: "A distance is never negative.",
        },
        { text: proof, why: "The condition has to be read as one on $|c|$." },
      ],
      hints: [
        "You do not know the numbers. What do the two operations do to the distance between two of them?",
        "Adding a constant changes no distance, and a factor multiplies each distance by its absolute value.",
        `Translate the condition $${said}$ into what it says about $|c|$.`,
        `List some values of $c$ that the condition allows, negative ones as well, and compare $|c|$ with ${bound}.`,
      ],
      takeaway:
        "When every number is multiplied by $c$ and a constant is added, the standard deviation is multiplied by $|c|$.",
      selfExplain: {
        prompt: "What do the constant and the factor each do to a standard deviation?",
        expectations: [
          "the constant changes nothing",
          "the factor multiplies it by the absolute value of the factor",
        ],
      },
    },
    {
      first: "The standard deviation of the numbers in list $T$",
      second: `${bound === 2 ? "Twice" : `${bound} times`} the standard deviation of the numbers in list $S$`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(factor),
    },
  );
}

/** Quarters are tried as factors on three lists; squared distances of all pairs stand for the squared deviation. */
export const deviationFactor = scene<Factor>({
  draw,
  write,
  recompute: ({ condition, bound, shift, swapped }) => {
    const lists = [
      [1, 2, 6, 9],
      [-7, -3, 0, 0, 4],
      [10, 30],
    ];
    const unevenness = (list: readonly number[]) =>
      list.flatMap((x) => list.map((y) => (x - y) ** 2)).reduce((sum, square) => sum + square, 0);
    const factors = [...integers(-40, 40)]
      .map((quarters) => quarters / 4)
      .filter((factor) => condition.allows(factor, bound));
    return comparisonKey(
      lists.flatMap((list) =>
        factors.map((factor) => {
          const changed = unevenness(list.map((x) => factor * x + shift));
          const plain = unevenness(list.map((x) => bound * x));
          return swapped ? relationOf(plain, changed) : relationOf(changed, plain);
        }),
      ),
    );
  },
});
