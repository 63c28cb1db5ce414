import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  answerOf,
  type ReasonedAnswers,
  reasonedComparisonBody,
} from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { dollars, Fraction } from "../../kit/write-numbers.ts";
import { besides } from "./besides.ts";

/** The amount of the weaker kind is more than, less than or exactly `times` the amount of the stronger. */
interface Parameters {
  readonly scene: "acid" | "rice" | "bronze";
  readonly weak: number;
  readonly strong: number;
  readonly amount: "more" | "less" | "exact";
  readonly times: number;
  readonly compared: number;
}

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["acid", "rice", "bronze"] as const);
  const wanted = chance.pick(["A", "B", "C", "D"] as const);
  const times = chance.pick([1, 2, 2, 3, 4]);
  const step = {
    acid: chance.pick([4, 5, 6, 8]),
    rice: chance.pick([0.6, 0.8, 1]),
    bronze: chance.integer(2, 4),
  }[scene];
  const weak = {
    acid: chance.integer(5, 25),
    rice: chance.integer(2, 6),
    bronze: chance.integer(3, 12),
  }[scene];
  const gap = Math.round(step * (times + 1) * 10) / 10;
  const strong = Math.round((weak + gap) * 10) / 10;
  const limit = Math.round((weak + step) * 10) / 10;
  const amount = {
    A: chance.pick(["less", "exact"] as const),
    B: chance.pick(["more", "exact"] as const),
    C: "exact" as const,
    D: chance.pick(["more", "less"] as const),
  }[wanted];
  const halfway = Math.round((limit + (amount === "more" ? weak : strong)) * 50) / 100;
  const shift = amount === "exact" ? step / 2 : 0;
  const compared = { A: limit - shift, B: limit + shift, C: limit, D: halfway }[wanted];
  return { scene, weak, strong, amount, times, compared: Math.round(compared * 100) / 100 };
}

const TIMES = ["", "", "twice", "3 times", "4 times"];

function stemOf({ scene, weak, strong, amount, times }: Parameters): string {
  const k = times === 1 ? "" : `${times}`;
  if (scene === "acid") {
    const sign = { more: ">", less: "<", exact: "=" }[amount];
    return `A solution that is ${weak}% acid by volume and a solution that is ${strong}% acid by volume are mixed: $x$ liters of the former and $y$ liters of the latter, where $x$ and $y$ are positive and $x ${sign} ${k}y$.`;
  }
  const than =
    times === 1
      ? {
          more: "more of the cheaper rice than of the dearer, by weight",
          less: "less of the cheaper rice than of the dearer, by weight",
          exact: "equal weights of the two",
        }[amount]
      : `${{ more: "more than ", less: "less than ", exact: "exactly " }[amount]}${TIMES[times]} as much of the cheaper rice as of the dearer, by weight`;
  if (scene === "rice") {
    return `A grocer sells rice of two kinds, one for ${dollars(weak)} and the other for ${dollars(strong)} per kilogram. Both are used in a blend, which contains ${than}. The blend is priced so that the same rice, sold unblended, would bring in the same money.`;
  }
  const heavy =
    times === 1
      ? { more: "heavier than", less: "lighter than", exact: "just as heavy as" }[amount]
      : `${{ more: "more than ", less: "less than ", exact: "exactly " }[amount]}${TIMES[times]} as heavy as`;
  return `Two bars of bronze, of which one is ${weak}% tin by weight and the other ${strong}% tin by weight, are melted down and cast as one piece. The bar with the lower percent of tin is ${heavy} the other bar.`;
}

const KINDS = {
  acid: ["weaker solution", "stronger solution"],
  rice: ["cheaper rice", "dearer rice"],
  bronze: ["bronze with less tin", "bronze with more tin"],
} as const;

function workingOf(p: Parameters) {
  const { scene, weak, strong, amount, times, compared } = p;
  const show = (value: number) => (scene === "rice" ? dollars(value) : `${value}%`);
  const limit = new Fraction(weak)
    .mul(times)
    .add(strong)
    .div(times + 1);
  const [low, high] =
    amount === "more"
      ? [new Fraction(weak), limit]
      : amount === "less"
        ? [limit, new Fraction(strong)]
        : [limit, limit];
  const bounds = [show(low.valueOf()), show(high.valueOf())];
  const key: Relation =
    amount === "exact"
      ? answerOf(limit, compared)
      : low.compare(compared) >= 0
        ? "A"
        : high.compare(compared) <= 0
          ? "B"
          : "D";
  const atLimit = `With amounts in the ratio $${times} : 1$ the result is exactly ${show(limit.valueOf())}`;
  const fact =
    amount === "exact"
      ? `${atLimit}${besides(answerOf(limit, compared), show(compared))}.`
      : `${atLimit}. With ${amount} of the ${KINDS[scene][0]} it is ${amount === "more" ? "below" : "above"} that, but always between ${show(weak)} and ${show(strong)}.${key === "D" ? ` So it can be on either side of ${show(compared)}.` : ""}`;
  const nearLow =
    amount === "more"
      ? `with almost nothing but the ${KINDS[scene][0]}`
      : `with amounts close to the ratio $${times} : 1$`;
  const nearHigh =
    amount === "more"
      ? `with amounts close to the ratio $${times} : 1$`
      : `with almost nothing but the ${KINDS[scene][1]}`;
  const reasons: Record<Relation, string> =
    amount === "exact"
      ? {
          A: `The result is ${show(limit.valueOf())}, and this is not more than ${show(compared)}.`,
          B: `The result is ${show(limit.valueOf())}, and this is not less than ${show(compared)}.`,
          C: `${atLimit}, and not ${show(compared)}.`,
          D: `Only the ratio of the amounts matters, and it is given, so the result is fixed at ${show(limit.valueOf())}.`,
        }
      : {
          A:
            key === "D"
              ? `It holds ${nearHigh}; but ${nearLow} the result comes close to ${bounds[0]}, which is less than ${show(compared)}.`
              : `The result stays below ${bounds[1]}, so it is never more than ${show(compared)}.`,
          B:
            key === "D"
              ? `It holds ${nearLow}; but ${nearHigh} the result comes close to ${bounds[1]}, which is more than ${show(compared)}.`
              : `The result stays above ${bounds[0]}, so it is never less than ${show(compared)}.`,
          C:
            key === "D"
              ? `Only one ratio of the amounts gives exactly ${show(compared)}, and the statement permits many others.`
              : `A result of exactly ${show(compared)} would need the ratio $${times} : 1$, which the statement rules out.`,
          D: `The amounts vary, but the result varies only between ${bounds[0]} and ${bounds[1]}, so it never crosses ${show(compared)}.`,
        };
  reasons[key] = fact;
  const plain = show(new Fraction(weak).add(strong).div(2).valueOf());
  return { scene, compared, show, key, fact, reasons, weak, strong, amount, plain };
}

type Working = ReturnType<typeof workingOf>;

function slipsOf({ scene, weak, strong, amount, show, plain }: Working): ReasonedAnswers["slips"] {
  return {
    A: {
      misconception: amount === "exact" ? "weights-swapped" : "one-part-compared",
      whyTempting: `The ${KINDS[scene][1]}, with ${show(strong)}, seems to pull the result up.`,
      repairQuestion: "Toward which of the two numbers does the larger amount pull the result?",
    },
    B: {
      misconception: amount === "exact" ? "weights-swapped" : "one-part-compared",
      whyTempting: `The ${KINDS[scene][0]}, with ${show(weak)}, seems to pull the result down.`,
      repairQuestion: "What result does the ratio named in the statement give exactly?",
    },
    C: {
      misconception: "average-of-averages",
      whyTempting: `A number between ${show(weak)} and ${show(strong)}, such as their plain average ${plain}, is expected.`,
      repairQuestion: "Which amounts would make the result equal to Quantity B?",
    },
    D: {
      misconception:
        amount === "exact" ? "unknowns-outnumber-equations" : "varying-means-undetermined",
      whyTempting: "No amount is given as a number.",
      repairQuestion:
        "What are the limits of the result when only the ratio of the amounts is restricted?",
    },
  };
}

function caseOf(p: Parameters): ReasonedAnswers & { readonly fact: string } {
  const working = workingOf(p);
  const { scene, compared, show, key, fact, reasons } = working;
  return {
    quantityA: {
      acid: "The percent of acid, by volume, in the mixture",
      rice: "The price of 1 kilogram of the blend",
      bronze: "The percent of tin, by weight, in the cast piece",
    }[scene],
    quantityB: show(compared),
    key,
    fact,
    reasons,
    slips: slipsOf(working),
  };
}

function explanationOf(
  p: Parameters,
  { fact, key }: { fact: string; key: Relation },
): Question["explanation"] {
  const { scene, weak, strong, amount, times, compared } = p;
  const takeaway =
    "A mixture is a weighted average: it lies between its parts, and the ratio of the amounts alone says where.";
  const limit = new Fraction(weak)
    .mul(times)
    .add(strong)
    .div(times + 1);
  return {
    quick: `The result is the average of ${weak} and ${strong}, weighted by the amounts. ${fact} The trap is to ${amount === "exact" ? "use the plain average or to exchange the weights" : "give up because no amounts are stated, or to forget that they may vary"}.`,
    detailed: analysis({
      asked: `How the ${scene === "rice" ? "price" : "percent"} of a mixture compares with ${scene === "rice" ? dollars(compared) : `${compared}%`}.`,
      plan: `Compute the weighted average for the ratio ${times} to 1, which the statement names, and see what the condition on the amounts makes of it.`,
      reasoning: [
        `Only the ratio of the amounts matters. Take ${times} ${times === 1 ? "part" : "parts"} at ${weak} and 1 part at ${strong}.`,
        `Their average is $\\frac{${times} \\cdot ${weak} + ${strong}}{${times + 1}} = ${limit.toString()}$.`,
        amount === "exact"
          ? "This is exactly the ratio given, so the result is fixed."
          : `The statement gives ${amount} of the ${KINDS[scene][0]} than in this ratio, so the result moves ${amount === "more" ? "down" : "up"}, toward ${amount === "more" ? weak : strong} and never as far.`,
        fact,
      ],
      options: `The plain average is right for equal amounts only. Exchanging the weights pulls the result toward the wrong end. ${key === "D" ? "Each definite answer holds for some permitted amounts and fails for others." : "Missing amounts do not leave the comparison open, since the ratio is restricted enough."}`,
      takeaway,
    }),
    steps: [
      {
        text: `For amounts in the ratio ${times} to 1 the result is $${limit.toString()}$.`,
        why: "It is the total over the total number of parts.",
        check: { left: `(${times}*${weak}+1*${strong})/(${times}+1)`, right: limit.toFraction() },
      },
      {
        text: fact,
        why:
          amount === "exact"
            ? "The ratio is given exactly."
            : "More of one kind pulls the result toward that kind, without ever reaching it.",
      },
    ],
    hints: [
      "The result lies between the two given numbers. What decides where?",
      "A mixture is an average weighted by the amounts, and only the ratio of the amounts matters.",
      `Find the result for ${times === 1 ? "equal amounts" : `${times} parts of the ${KINDS[scene][0]} to 1 part of the other`} first.`,
      amount === "exact"
        ? `Set this number beside ${compared}.`
        : `In which direction does the result move when there is ${amount} of the ${KINDS[scene][0]} than that, and how far can it go?`,
    ],
    takeaway,
    selfExplain: {
      prompt: "What can be said about a mixture when only the ratio of the amounts is restricted?",
      expectations: [
        "it lies between the two parts",
        "more of one part moves it toward that part, so a bound on the ratio gives a bound on the result",
      ],
    },
  };
}

export const wpMixtureStrengthQc = defineModel<Parameters>({
  id: "wp-mixture-strength-qc",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.mixture",
    "quantitative.data-analysis.averages.weighted-mean",
  ],
  traps: ["bounded-but-unknown", "weights-swapped"],
  method:
    "Mixtures of all whole amounts up to a limit that meet the condition are compared one by one",
  draw,
  write: (p) => {
    const found = caseOf(p);
    return {
      stem: stemOf(p),
      body: reasonedComparisonBody(found),
      difficulty: p.amount === "exact" ? (p.times === 1 ? 1 : 2) : found.key === "D" ? 4 : 3,
      targetSeconds: p.amount === "exact" ? 60 : 75,
      explanation: explanationOf(p, found),
    };
  },
  recompute: ({ weak, strong, amount, times, compared }) => {
    const relations: ReturnType<typeof relationOf>[] = [];
    const cents = (value: number) => Math.round(value * 100);
    for (let x = 1; x <= 120; x += 1) {
      for (let y = 1; y <= 120; y += 1) {
        if (!{ more: x > times * y, less: x < times * y, exact: x === times * y }[amount]) continue;
        relations.push(relationOf(x * cents(weak) + y * cents(strong), (x + y) * cents(compared)));
      }
    }
    return comparisonKey(relations);
  },
});
