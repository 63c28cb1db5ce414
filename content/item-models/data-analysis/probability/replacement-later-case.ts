import type { OutcomeCase, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Slip } from "../../kit/item-model.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { type Draws, numbersOf, slipsFor, TWO_KINDS } from "./replacement-cases.ts";

function laterGuide(): OutcomeGuide {
  return {
    plan: "Use the symmetry of the tickets, or add up the two ways in which the second ticket can win.",
    answers:
      "Each one-sided answer looks at only one of the two possible first results: a winning first ticket lowers the second person's chances, a blank raises them. Weighted by their probabilities, the two effects cancel. The numbers of tickets are not needed for this.",
    hints: [
      "What is known about the first ticket at the time when the second is drawn?",
      "A probability that refers to the second draw has to take both possible first results into account, or use symmetry.",
      "Add the probability of winning second after a winning ticket and the probability of winning second after a blank.",
      "Put the two products over the denominator $n(n - 1)$, take out common factors, and cancel.",
    ],
    fasterWay:
      "Imagine all tickets laid out in a random row: the ticket in the second place is as random as the one in the first.",
    takeaway:
      "As long as earlier results are unknown, every draw without replacement has the same probabilities as the first.",
    selfExplain: {
      prompt: "Why does it not matter who draws first?",
      expectations: [
        "each ticket is equally likely to be drawn first or second",
        "a winning first ticket and a blank first ticket have effects that cancel",
      ],
    },
  };
}

export function laterCase(draws: Draws): OutcomeCase {
  const [r, w] = numbersOf(draws);
  const n = r + w;
  const fact = `With $k$ winning tickets among $n$, both probabilities are $\\frac{k}{n}$${draws.known ? ` $= ${tex(new Fraction(r, n))}$` : ""}: no ticket is more likely to be second than to be first.`;
  const lure = (whyTempting: string): Omit<Slip, "rationale"> => ({
    misconception: "earlier-draw-assumed-known",
    whyTempting,
    repairQuestion: "Is the result of the first draw known when the second probability is stated?",
  });
  return {
    stem: `For a raffle, a bowl holds ${TWO_KINDS("winning tickets", "blank tickets", draws)}${draws.known ? "." : ", and nothing else."} Ana draws one ticket at random and keeps it; then Ben draws one of the tickets that are left at random. Nobody looks at a ticket before both have drawn.`,
    first: "The probability that Ana draws a winning ticket",
    second: "The probability that Ben draws a winning ticket",
    swapped: draws.swapped,
    outcome: "equal",
    proof: `${fact} In detail, $\\frac{k}{n} \\cdot \\frac{k - 1}{n - 1} + \\frac{n - k}{n} \\cdot \\frac{k}{n - 1} = \\frac{k}{n}$.`,
    slips: slipsFor(
      {
        fact,
        names: ["a winning ticket for Ana", "a winning ticket for Ben"],
        known: draws.known,
      },
      {
        first: lure(
          "Ana draws from the full bowl, and her ticket may be a winning one that Ben can no longer get.",
        ),
        second: lure(
          "When Ben draws, the bowl contains one ticket fewer, which seems to improve his chances.",
        ),
        equal: lure(""),
      },
    ),
    difficulty: 3,
    targetSeconds: 60,
    quick: `Before anything is known about the first ticket, each of the $n$ tickets is equally likely to be the second one drawn, just as each is equally likely to be the first. So being second is neither an advantage nor a drawback. The trap is to reason as if the first result were already known.`,
    asked: "Whether the first or the second person to draw is more likely to get a winning ticket.",
    ...laterGuide(),
    reasoning: [
      "Let $k$ of the $n$ tickets be winning. The first ticket wins with probability $\\frac{k}{n}$.",
      "The second can win after a winning ticket, $\\frac{k}{n} \\cdot \\frac{k - 1}{n - 1}$, or after a blank, $\\frac{n - k}{n} \\cdot \\frac{k}{n - 1}$.",
      "The sum is $\\frac{k(k - 1) + (n - k)k}{n(n - 1)} = \\frac{k(n - 1)}{n(n - 1)} = \\frac{k}{n}$.",
      "The two probabilities agree, whatever $k$ and $n$ are.",
    ],
    steps: [
      {
        text: "Second ticket wins: $\\frac{k}{n} \\cdot \\frac{k - 1}{n - 1} + \\frac{n - k}{n} \\cdot \\frac{k}{n - 1}$.",
        why: "The first ticket is either a winning one or a blank.",
      },
      {
        text: "This is $\\frac{k}{n}$ again.",
        why: "The factor $n - 1$ cancels.",
        check: {
          left: "k/n*(k-1)/(n-1)+(n-k)/n*k/(n-1)",
          right: "k/n",
          given: { k: `${r}`, n: `${n}` },
        },
      },
    ],
  };
}
