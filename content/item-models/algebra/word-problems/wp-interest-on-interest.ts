import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question, type Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { decimal, dollars, Fraction } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly asked: "from-extra" | "rate" | "from-years";
  readonly deposit: number;
  /** Yearly, in percent. */
  readonly rate: number;
}

function draw(chance: Chance): Parameters | null {
  const asked = chance.pick(["from-extra", "rate", "from-years"] as const);
  const rate = chance.pick(asked === "rate" ? [3, 4, 5, 6, 7, 8, 9, 12] : [2, 3, 4, 5, 6, 8]);
  const deposit = chance.integer(4, 40) * 500;
  return Number.isInteger((deposit * rate * rate) / 10_000) ? { asked, deposit, rate } : null;
}

const first = ({ deposit, rate }: Parameters) => (deposit * rate) / 100;
const extra = ({ deposit, rate }: Parameters) => (deposit * rate * rate) / 10_000;

function stemOf(p: Parameters): string {
  const [one, more] = [first(p), extra(p)];
  switch (p.asked) {
    case "from-extra":
      return `Interest on a savings bond is paid into the bond account at the end of each year, at an annual rate of ${p.rate}%, compounded annually. In the second year the bond earned ${dollars(more)} more in interest than in the first. If nothing was paid in or taken out in the meantime, how many dollars was the bond worth at the beginning of the first year?`;
    case "rate":
      return `Left for two years at a certain rate of simple annual interest, a sum of money would earn ${dollars(2 * one)}. The same sum, left for two years at the same annual rate but with interest compounded annually, would earn ${dollars(2 * one + more)}. What is the rate, in percent per year?`;
    default:
      return `A trust fund was opened with a single payment, and its annual interest, compounded once a year at a rate that never changed, was added to the fund. The interest came to ${dollars(one)} for the first year and to ${dollars(one + more)} for the second. What was the amount of the opening payment, in dollars?`;
  }
}

type Said = Omit<Slip, "rationale">;
function slipsOf(p: Parameters): (Slip & { value: string })[] {
  const [one, more] = [first(p), extra(p)];
  const stage: Said = {
    misconception: "answered-intermediate-quantity",
    whyTempting: "It is the first number that the argument produces.",
    repairQuestion: "What does the number that you have found measure?",
  };
  const balance = {
    value: decimal(p.deposit + one),
    rationale: `${dollars(p.deposit + one)} is the balance after the first year; the question asks for the amount before any interest was added.`,
    misconception: "clock-started-elsewhere",
    whyTempting: "The second year's interest is paid on this amount.",
    repairQuestion: "At which moment is the amount in question to be taken?",
  };
  switch (p.asked) {
    case "from-extra":
      return [
        {
          value: decimal(one),
          rationale: `${dollars(one)} is the interest of the first year, of which the extra ${dollars(more)} is ${p.rate}%; it is not the value of the bond.`,
          ...stage,
        },
        balance,
        {
          value: decimal(new Fraction(more).mul(100).div(2 * p.rate)),
          rationale: `It takes ${dollars(more)} as ${2 * p.rate}% of the amount, but the extra interest is interest on interest, ${p.rate}% of ${p.rate}%.`,
          misconception: "percent-of-wrong-base",
          whyTempting: "Two years and two payments of interest suggest twice the rate.",
          repairQuestion: "On which amount is the extra interest paid?",
        },
      ];
    case "rate":
      return [
        {
          value: decimal(new Fraction(p.rate, 2)),
          rationale: `It divides the extra ${dollars(more)} by ${dollars(2 * one)}, the simple interest of two years. The extra is interest on the first year's interest, ${dollars(one)}.`,
          misconception: "percent-of-wrong-base",
          whyTempting: "These are the two numbers that the question states or leads to directly.",
          repairQuestion: "For how many years is interest paid on the first year's interest?",
        },
        {
          value: decimal(2 * p.rate),
          rationale: `${2 * p.rate}% is the simple interest of both years together, as a percent of the sum.`,
          misconception: "whole-taken-for-part",
          whyTempting: "The amounts given are for two years.",
          repairQuestion: "Does your rate belong to one year or to two?",
        },
        {
          value: decimal(more),
          rationale: `${dollars(more)} is the extra amount in dollars, not a rate.`,
          ...stage,
        },
      ];
    default:
      return [
        {
          value: decimal(p.rate),
          rationale: `${p.rate} is the annual rate in percent, found on the way; the question asks for an amount of money.`,
          ...stage,
        },
        balance,
        {
          value: decimal(p.deposit + 2 * one + more),
          rationale: `This is the balance after two years, with both payments of interest.`,
          misconception: "clock-started-elsewhere",
          whyTempting: "All the numbers given have been used in it.",
          repairQuestion: "At which moment is the amount in question to be taken?",
        },
      ];
  }
}

/** Two sentences of the solution, each with what checks it. */
function workOf(
  p: Parameters,
): readonly [string, { left: string; right: string }, string, { left: string; right: string }] {
  const { asked, rate, deposit } = p;
  const [one, more] = [first(p), extra(p)];
  return {
    "from-extra": [
      `The extra ${dollars(more)} is ${rate}% of the first year's interest, which is therefore $\\frac{100}{${rate}} \\cdot ${more} = ${one}$ dollars.`,
      { left: `${more}/(${rate}/100)`, right: `${one}` },
      `The first year's interest is ${rate}% of the amount at the beginning: $\\frac{100}{${rate}} \\cdot ${one} = ${deposit}$ dollars.`,
      { left: `${one}/(${rate}/100)`, right: `${deposit}` },
    ] as const,
    rate: [
      `Simple interest for one year is half of ${dollars(2 * one)}, ${dollars(one)}, and compounding adds $${2 * one + more} - ${2 * one} = ${more}$ dollars.`,
      { left: `${2 * one + more}-${2 * one}`, right: `${more}` },
      `This extra is one year's interest on ${dollars(one)}, so the rate is $\\frac{${more}}{${one}} \\cdot 100\\% = ${rate}\\%$.`,
      { left: `${more}/${one}*100`, right: `${rate}` },
    ] as const,
    "from-years": [
      `The second year pays $${one + more} - ${one} = ${more}$ dollars more, which is the interest on ${dollars(one)}. So the rate is $\\frac{${more}}{${one}} \\cdot 100\\% = ${rate}\\%$.`,
      { left: `(${one + more}-${one})/${one}*100`, right: `${rate}` },
      `The first year's interest is ${rate}% of the opening payment: $\\frac{100}{${rate}} \\cdot ${one} = ${deposit}$ dollars.`,
      { left: `${one}/(${rate}/100)`, right: `${deposit}` },
    ] as const,
  }[asked];
}

function explanationOf(p: Parameters): Question["explanation"] {
  const { asked, rate, deposit } = p;
  const [one, more] = [first(p), extra(p)];
  const core = `the second year pays the same interest again, and on top of it interest on the first year's interest`;
  const work = workOf(p);
  const takeaway =
    "What the second year pays beyond the first is exactly the interest on the first year's interest.";
  return {
    quick: `With compounding, ${core}. ${work[0]} ${work[2]} The trap is to relate the extra interest to the wrong amount.`,
    detailed: analysis({
      asked:
        asked === "rate"
          ? "The annual rate at which simple and compound interest differ by the given amount after two years."
          : "The amount on which the first year's interest was paid.",
      plan: "Look at the extra interest of the second year alone, and ask on which amount it is paid.",
      reasoning: [
        `In the first year, interest is paid on the amount at the beginning. After that, ${core}.`,
        work[0],
        work[2],
        `Check: ${rate}% of ${dollars(deposit)} is ${dollars(one)}, and ${rate}% of ${dollars(deposit + one)} is ${dollars(one + more)}.`,
      ],
      options:
        asked === "rate"
          ? `Dividing the extra by the simple interest of both years halves the rate. The percent for both years together is twice the rate. The extra itself is a number of dollars.`
          : `The interest of the first year and the rate are stages on the way. The balance after one year or two belongs to a later moment. Relating the extra interest directly to the amount at the beginning needs the rate twice, as a factor and not as a sum.`,
      takeaway,
    }),
    steps: [
      {
        text: work[0],
        why: "The extra interest of the second year is paid on the first year's interest.",
        check: work[1],
      },
      {
        text: work[2],
        why:
          asked === "rate"
            ? "A rate is interest divided by the amount on which it is paid."
            : "Interest divided by the rate is the amount on which it is paid.",
        check: work[3],
      },
    ],
    hints: [
      "Why does compound interest pay more in the second year than in the first?",
      "In the second year, interest is also paid on the interest of the first year.",
      asked === "rate"
        ? `How much simple interest does one year pay, and how much does compounding add to the ${dollars(2 * one)}?`
        : asked === "from-extra"
          ? `The extra ${dollars(more)} is ${rate}% of something. Of what?`
          : `By how much does the second payment of interest exceed ${dollars(one)}, and on which amount is this excess paid?`,
      asked === "rate"
        ? `Express the extra ${dollars(more)} as a percent of the amount on which it is paid.`
        : asked === "from-extra"
          ? `Divide by the rate once to get the first year's interest, ${dollars(one)}, and then go one step further back.`
          : `You can find the rate as ${dollars(more)} divided by ${dollars(one)}. Then ask of which amount ${dollars(one)} is that percent.`,
    ],
    takeaway,
    selfExplain: {
      prompt: "On which amount is the difference between the two years' interest paid?",
      expectations: [
        "on the interest of the first year",
        "so the difference divided by that interest is the rate",
      ],
    },
  };
}

export const wpInterestOnInterest = defineModel<Parameters>({
  id: "wp-interest-on-interest",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.interest",
    "quantitative.arithmetic.percent.reverse-percent",
  ],
  traps: ["interest-on-interest", "base-of-percent"],
  method:
    "Every rate in tenths of a percent, or every whole deposit, is carried forward for two years and compared with the statement",
  draw,
  write: (p) => ({
    stem: stemOf(p),
    body: {
      type: "numeric-entry",
      key: { form: "decimal", value: decimal(p.asked === "rate" ? p.rate : p.deposit) },
      ...(p.asked === "rate" ? { unitAfter: "%" } : { unitBefore: "$" }),
      slips: slipsOf(p),
    },
    difficulty: p.asked === "from-extra" ? 4 : 3,
    targetSeconds: 100,
    explanation: explanationOf(p),
  }),
  recompute: (p) => {
    const [one, two] = [first(p), first(p) + extra(p)];
    for (let deposit = 1; deposit <= 30_000; deposit += 1) {
      // Ten-thousandths of a dollar are enough for two years at a whole rate.
      const rates =
        p.asked === "from-extra" ? [p.rate] : Array.from({ length: 20 }, (_, index) => index + 1);
      for (const rate of rates) {
        const year1 = deposit * rate * 100;
        const year2 = (deposit * 10_000 + year1) * (rate / 100);
        const fits =
          p.asked === "from-extra"
            ? Math.abs(year2 - year1 - (two - one) * 10_000) < 1e-3
            : year1 === one * 10_000 && Math.abs(year2 - two * 10_000) < 1e-3;
        if (fits) return { value: String(p.asked === "rate" ? rate : deposit) };
      }
    }
    throw new Error("no deposit fits");
  },
});
