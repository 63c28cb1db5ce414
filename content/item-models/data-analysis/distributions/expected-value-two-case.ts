import type { Outcome, OutcomeCase, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Slip } from "../../kit/item-model.ts";
import { dollars } from "../../kit/write-numbers.ts";
import { OPEN, type Unknown } from "./expected-value-cases.ts";

function twoGuide(drawn: Unknown): OutcomeGuide {
  const { high } = drawn;
  const large = dollars(high);
  return {
    plan: "Compare the weighted mean with the plain average of the two amounts.",
    answers:
      "The plain average of the two amounts is right only for equal shares. Experience with other lotteries is no information about this one. Which side the mean lies on depends on whether the share is above or below one half; only if the statement leaves that open is the comparison open.",
    hints: [
      "What would the expected value be if both amounts were equally frequent?",
      "A weighted mean lies nearer the value with the greater weight.",
      `Let $q$ be the share of tickets that win ${large}, and write the expected value with $q$ and $1 - q$.`,
      "Find the share at which the two quantities would agree, and compare it with what is said about the shares.",
    ],
    takeaway:
      "A weighted mean of two values lies on the side of the value that has more than half of the weight.",
    selfExplain: {
      prompt: "Why is the exact share of winning tickets not always needed?",
      expectations: [
        "at a share of one half the mean is halfway",
        "knowing on which side of one half the share lies is enough",
      ],
    },
  };
}

/** What the share of the higher amount says of the mean. */
function twoFacts({ low, high, limit, sides }: Unknown) {
  const outcome: Outcome = { above: "first", below: "second", equal: "equal", any: "open" }[
    sides
  ] as Outcome;
  const [small, large, half] = [dollars(low), dollars(high), dollars(limit)];
  const fact = `The mean is halfway, ${half}, exactly when half of the tickets win ${large}`;
  const compared = {
    above: "here more than half do, so the mean is above halfway",
    below: "here fewer than half do, so the mean is below halfway",
    equal: "and this is the case here",
    any: "but here the share may be less than half, or more",
  }[sides];
  return { outcome, small, large, half, fact, compared };
}

function twoSlips(drawn: Unknown): Record<Outcome, Slip> {
  const { outcome, small, large, half, fact, compared } = twoFacts(drawn);
  return {
    first: {
      rationale: `${fact}; ${compared}. So the mean ${outcome === "open" ? "need not be" : "is not"} above ${half}.`,
      misconception: "one-part-compared",
      whyTempting: `The chance of winning ${large} makes the ticket look valuable.`,
      repairQuestion: `How often is ${large} won, compared with ${small}?`,
    },
    second: {
      rationale: `${fact}; ${compared}. So the mean ${outcome === "open" ? "need not be" : "is not"} below ${half}.`,
      misconception: "outcomes-assumed-equal",
      whyTempting: "In lotteries the smaller prizes are usually by far the more frequent ones.",
      repairQuestion: "What does this lottery's description say about the shares?",
    },
    equal: {
      rationale: `${fact}; ${compared}. So the mean is not tied to ${half}.`,
      misconception: "average-of-averages",
      whyTempting: `The plain average of ${small} and ${large} is ${half}.`,
      repairQuestion: "Do both amounts have the same weight?",
    },
    open: {
      rationale: `${fact}; ${compared}. The exact share is not needed.`,
      ...OPEN,
      whyTempting: "The number of tickets and the exact share of each prize are not given.",
    },
  };
}

export function twoCase(drawn: Unknown): OutcomeCase {
  const { low, high, limit, sides, swapped } = drawn;
  const { outcome, small, large, half, fact, compared } = twoFacts(drawn);
  const said = {
    above: "more than half of the tickets, but not all, win the higher amount",
    below: "fewer than half of the tickets, but at least some, win the higher amount",
    equal: "exactly half of the tickets win the higher amount",
    any: "at least one ticket, but not every ticket, wins the higher amount",
  }[sides];
  return {
    stem: `Every ticket of a charity lottery wins something: either ${small} or ${large}. It is known that ${said}. One ticket is bought at random.`,
    first: "The expected value of the amount that the ticket wins",
    second: half,
    swapped,
    outcome,
    proof: `${fact}; ${compared}.`,
    slips: twoSlips(drawn),
    difficulty: sides === "any" ? 2 : 1,
    targetSeconds: 55,
    quick: `The expected value is a weighted mean of ${small} and ${large}. With equal weights it is halfway, ${half}; it moves toward the amount with the greater weight. So only one thing matters: whether more or less than half of the tickets win ${large}. The trap is to average the two amounts without weights.`,
    asked: `Whether the expected winnings are greater or less than ${half}.`,
    ...twoGuide(drawn),
    reasoning: [
      `Let $q$ be the share of tickets that win ${large}. The expected value, in dollars, is $${high}q + ${low}(1 - q) = ${low} + ${high - low}q$.`,
      `For $q = \\frac{1}{2}$ this is $${low} + ${(high - low) / 2} = ${limit}$.`,
      "A greater share gives a greater mean, a smaller share a smaller one.",
      `The statement says that ${said}.`,
    ],
    steps: [
      {
        text: `Expected value: $${high}q + ${low}(1 - q) = ${low} + ${high - low}q$.`,
        why: "Each amount is weighted by its share of the tickets.",
        check: {
          left: `${high}*q+${low}*(1-q)`,
          right: `${low}+${high - low}*q`,
          given: { q: "2/3" },
        },
      },
      {
        text: `At $q = \\frac{1}{2}$ the value is ${limit}.`,
        why: "One half is the share at which the two quantities agree.",
        check: { left: `${low}+${high - low}*q`, right: `${limit}`, given: { q: "1/2" } },
      },
    ],
  };
}
