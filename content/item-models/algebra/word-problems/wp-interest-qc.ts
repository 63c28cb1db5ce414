import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  answerOf,
  type ReasonedAnswers,
  reasonedComparisonBody,
} from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { decimal, dollars, Fraction } from "../../kit/write-numbers.ts";
import { type Deposits, deposits, type InterestCase } from "./deposits-case.ts";

/** The same deposit for two years: simple at one rate, compounded yearly at another. */
interface Years {
  readonly scene: "years";
  readonly deposit: number;
  readonly simple: string;
  readonly rate: number;
}

/** One year: interest credited every half year against interest credited once. */
interface Halves {
  readonly scene: "halves";
  readonly simple: string;
  readonly rate: number;
}

type Parameters = Years | Halves | Deposits;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["years", "halves", "deposits"] as const);
  const wanted = chance.pick(["A", "B", "C", "D", "D"] as const);
  if (scene === "deposits" || wanted === "D") {
    if (wanted === "C") return null;
    const first = [chance.integer(2, 8), chance.integer(2, 6)] as const;
    const second = [chance.integer(2, 8), chance.integer(2, 6)] as const;
    const times = chance.integer(1, 3);
    const more = wanted === "A" || (wanted === "D" && chance.integer(0, 1) === 1);
    const [one, other] = [times * first[0] * first[1], second[0] * second[1]];
    const settled = more ? one >= other : one <= other;
    const fits = settled === (wanted !== "D") && first[0] !== second[0] && first[1] !== second[1];
    const close = one <= 2 * other && other <= 2 * one;
    return fits && close ? { scene: "deposits", more, times, first, second } : null;
  }
  const rate =
    scene === "years" ? chance.pick([4, 6, 8, 10, 12, 20]) : chance.pick([4, 6, 8, 10, 12, 16, 20]);
  const equal = new Fraction(rate).add(new Fraction(rate * rate, scene === "years" ? 200 : 400));
  // On the side of the simple rate: above the equal one for A, at the nominal rate for B.
  const simple = {
    A: equal.ceil(1).add(new Fraction(equal.mul(10).d === 1n ? 1 : 0, 10)),
    B: new Fraction(rate),
    C: equal,
  }[wanted];
  const shown = decimal(simple);
  return scene === "years"
    ? { scene, deposit: chance.integer(4, 30) * 500, simple: shown, rate }
    : { scene, simple: shown, rate };
}

function compoundSlips({ scene, simple }: Years | Halves, key: Relation): ReasonedAnswers["slips"] {
  const years = scene === "years";
  return {
    A: {
      misconception: "judged-by-eye",
      whyTempting: `The rate ${simple}% ${key === "B" ? "is credited on the full deposit" : "is the higher of the two"}.`,
      repairQuestion: "How much is the interest on the first interest?",
    },
    B: {
      misconception: "judged-by-eye",
      whyTempting: "Compounding is known to bring more than simple interest at the same rate.",
      repairQuestion: "How large is the part of the interest that comes from compounding alone?",
    },
    C: {
      misconception: "interest-on-interest-left-out",
      whyTempting: "For such a short time the effect of compounding seems to be nothing.",
      repairQuestion: "On which amount is interest paid in the second period?",
    },
    D: {
      misconception: "hard-means-undetermined",
      whyTempting: years
        ? "The amounts look laborious to compute."
        : "The deposit is not stated as a number.",
      repairQuestion: "Can both amounts of interest be written as a percent of the same deposit?",
    },
  };
}

function compounded(p: Years | Halves): InterestCase {
  const { scene, simple, rate } = p;
  const years = scene === "years";
  const base = new Fraction(years ? rate : new Fraction(rate, 2));
  const grown = base.mul(2).add(base.mul(base).div(100));
  const plain = new Fraction(simple).mul(years ? 2 : 1);
  const key = answerOf(plain, grown);
  const [per, extra] = [decimal(base), decimal(base.mul(base).div(100))];
  const fact = `Compounding pays $${per}\\% + ${per}\\%$ of the deposit and in addition $${per}\\%$ of $${per}\\%$, which is $${extra}\\%$: altogether $${decimal(grown)}\\%$. The other ${years ? "account pays" : "plan pays"} ${years ? `$2 \\cdot ${simple}\\% = ${decimal(plain)}\\%$` : `$${simple}\\%$`}.`;
  const verdict = { A: "more", B: "less", C: "exactly as much", D: "" }[key];
  const proof = `${fact} So simple interest brings ${verdict}${key === "C" ? "" : " here"}.`;
  const [s, c] = [`${decimal(plain)}%`, `${decimal(grown)}%`];
  const reasons: Record<Relation, string> = {
    A: `The interest in Quantity A is ${s} of the deposit and that in Quantity B ${c}, so Quantity A is not the greater.`,
    B: `The interest in Quantity B is ${c} of the deposit and that in Quantity A ${s}, so Quantity B is not the greater.`,
    C: `The two kinds of interest amount to ${s} and ${c} of the same deposit, and these differ.`,
    D: years
      ? "Deposit, rates and times are all given, so both amounts of interest are fixed."
      : "The deposit is unknown, but it is the same in both plans and positive, so the two percents decide.",
  };
  if (key === "C") {
    reasons.A = `In both quantities the interest is ${s} of the same deposit, so Quantity A is not ahead.`;
    reasons.B = `In both quantities the interest is ${s} of the same deposit, so Quantity B is not ahead.`;
  }
  reasons[key] = proof;
  return {
    stem: years
      ? `A sum of ${dollars(p.deposit)} is deposited for 2 years. In account $S$ it would earn simple annual interest at ${simple}%. In account $C$ it would earn annual interest at ${rate}%, compounded once a year.`
      : `Yusra has $d$ dollars to deposit for one year, where $d > 0$. Under one plan, the year's interest of ${simple}% is credited once, at the end of the year. Under the other plan, interest at an annual rate of ${rate}% is compounded twice, at the end of each half year.`,
    quantityA: years
      ? "The interest earned in 2 years in account $S$"
      : "The interest for the year under the plan that credits interest once",
    quantityB: years
      ? "The interest earned in 2 years in account $C$"
      : "The interest for the year under the plan with half-yearly compounding",
    key,
    reasons,
    fact: proof,
    slips: compoundSlips(p, key),
    principle:
      "In the second period, compound interest is paid on the deposit and on the interest of the first period.",
    start: `Write the interest of each of the two periods as a percent of the first deposit; in the first period it is $${per}\\%$.`,
    finish: `Add the small extra, $${per}\\%$ of $${per}\\%$, to $2 \\cdot ${per}\\%$, and compare with ${years ? `$2 \\cdot ${simple}\\%$` : `$${simple}\\%$`}.`,
    text: `The factor for both periods is $(1 + \\frac{${per}}{100})^2 = ${decimal(grown.div(100).add(1))}$.`,
    check: { left: `(1+${per}/100)^2`, right: decimal(grown.div(100).add(1)) },
    takeaway:
      "Over two periods, compounding adds exactly the interest on the first period's interest.",
  };
}

function explanationOf(found: InterestCase): Question["explanation"] {
  const { fact, principle, start, finish, text, check, takeaway, key, quantityA } = found;
  return {
    quick: `${fact} The trap is to judge by the rates as they are stated.`,
    detailed: analysis({
      asked: `How Quantity A, ${quantityA.charAt(0).toLowerCase()}${quantityA.slice(1)}, compares with Quantity B.`,
      plan: "Express both amounts of interest as percents, and compare these without computing dollars.",
      reasoning: [principle, text, fact],
      options: `${key === "C" ? "Neither side is ahead, although one of the rates looks better." : "Equality would need the two products or factors to agree."} Judging by the rates alone forgets ${found.takeaway.startsWith("Over") ? "the interest on interest" : "the times and the sizes of the deposits"}. ${key === "D" ? "Each definite answer fails for some deposits that the condition permits." : "Quantities that look unknown or laborious are still settled, because only the percents matter."}`,
      takeaway,
    }),
    steps: [
      { text, why: principle, check },
      { text: fact, why: "This decides the comparison." },
    ],
    hints: [
      "Do you need the amounts in dollars, or are percents enough?",
      principle,
      start,
      finish,
    ],
    takeaway,
    selfExplain: {
      prompt: "What has to be compared here instead of the stated rates?",
      expectations: [
        "the total percent that each deposit earns over the whole time",
        "including interest on interest, or the size of the deposits, where they matter",
      ],
    },
  };
}

export const wpInterestQc = defineModel<Parameters>({
  id: "wp-interest-qc",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.interest",
    "quantitative.arithmetic.percent.successive-percent",
  ],
  traps: ["interest-on-interest", "limiting-case"],
  method:
    "Balances are carried forward period by period, and all pairs of whole deposits on a grid are tried",
  draw,
  write: (p) => {
    const found = p.scene === "deposits" ? deposits(p) : compounded(p);
    return {
      stem: found.stem,
      body: reasonedComparisonBody(found),
      difficulty:
        found.key === "B" && p.scene !== "deposits"
          ? 2
          : p.scene === "halves" || found.key === "D"
            ? 4
            : 3,
      targetSeconds: found.key === "B" ? 60 : 85,
      explanation: explanationOf(found),
    };
  },
  recompute: (p) => {
    const relations: ReturnType<typeof relationOf>[] = [];
    if (p.scene === "deposits") {
      for (let x = 1; x <= 200; x += 1) {
        for (let y = 1; y <= 200; y += 1) {
          if (p.more ? x <= p.times * y : x >= p.times * y) continue;
          const interest = (deposit: number, [rate, years]: readonly [number, number]) =>
            Array.from({ length: years }, () => deposit * rate).reduce(
              (sum, cents) => sum + cents,
              0,
            );
          relations.push(relationOf(interest(x, p.first), interest(y, p.second)));
        }
      }
      return comparisonKey(relations);
    }
    // A deposit of 100 million units keeps all interest whole.
    const deposit = 100_000_000;
    const hundredths = Math.round(Number(p.simple) * 100);
    const once = (deposit / 10_000) * hundredths;
    let balance = deposit;
    for (let period = 0; period < 2; period += 1)
      balance += (balance * p.rate) / (p.scene === "years" ? 100 : 200);
    return comparisonKey([
      relationOf(p.scene === "years" ? 2 * once : once, Math.round(balance) - deposit),
    ]);
  },
});
