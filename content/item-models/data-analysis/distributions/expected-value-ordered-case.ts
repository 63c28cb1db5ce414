import type { Outcome, OutcomeCase, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Slip } from "../../kit/item-model.ts";
import { OPEN, type Unknown } from "./expected-value-cases.ts";

function orderedGuide(): OutcomeGuide {
  return {
    plan: "Group the values in pairs that lie symmetrically about 2.5, and see which way each pair pulls.",
    answers:
      "Taking the plain average of the four values supposes that they are equally likely. Arguing from large or small values alone, or from one of the two facts, leaves out a part of the mean. The matter is open only if the two pairs pull in opposite directions.",
    hints: [
      "What would the expected number be if 1 and 4 were equally likely, and also 2 and 3?",
      "Group the values in pairs that lie symmetrically about 2.5; a pair pulls the mean toward its likelier member.",
      "In which direction does the pair 1 and 4 pull, and in which the pair 2 and 3?",
      "See whether the two pulls agree, cancel, or go against each other with unknown strength.",
    ],
    takeaway:
      "To compare a mean with a center, pair the values symmetrically about the center and look at the pull of each pair.",
    selfExplain: {
      prompt: "Why can the facts about the two pairs be judged separately?",
      expectations: [
        "each pair lies symmetrically about 2.5",
        "the mean minus 2.5 is the sum of the pulls of the two pairs",
      ],
    },
  };
}

/** On which sides of 2.5 the two pairs pull, and what follows. */
function orderedFacts({ sides, inner }: Unknown) {
  const outer = sides === "any" ? "above" : sides;
  const outcome = orderedOutcome(outer, inner);
  const innerSide =
    inner === "equal"
      ? "equal"
      : inner === "same"
        ? outer
        : outer === "above"
          ? "below"
          : outer === "below"
            ? "above"
            : "below";
  const fact = `The mean is $2.5$ plus $\\frac{3}{2}(d - a)$ plus $\\frac{1}{2}(c - b)$, where $a$, $b$, $c$, $d$ are the probabilities of 1, 2, 3, 4`;
  const sign = (side: "above" | "below" | "equal") =>
    ({ above: "negative", below: "positive", equal: "0" })[side];
  const compared = `the first of these terms is ${sign(outer)} and the second is ${sign(innerSide)}`;
  return { outer, innerSide, outcome, fact, compared } as const;
}

function orderedSlips(drawn: Unknown): Record<Outcome, Slip> {
  const { outcome, fact, compared } = orderedFacts(drawn);
  return {
    first: {
      rationale: `${fact}; ${compared}, so the mean ${outcome === "open" ? "need not" : "does not"} exceed 2.5.`,
      misconception: "one-part-compared",
      whyTempting: "The larger numbers of visitors contribute more to the mean.",
      repairQuestion: "With which probabilities are the larger numbers weighted?",
    },
    second: {
      rationale: `${fact}; ${compared}, so the mean ${outcome === "open" ? "need not lie" : "does not lie"} below 2.5.`,
      misconception: "one-part-compared",
      whyTempting: "One of the two given facts is taken as decisive, and the other is passed over.",
      repairQuestion: "In which direction does each of the two facts move the mean?",
    },
    equal: {
      rationale: `${fact}; ${compared}, so the mean is not tied to 2.5.`,
      misconception: "average-of-averages",
      whyTempting: "The plain average of 1, 2, 3 and 4 is 2.5.",
      repairQuestion: "Are the four numbers of visitors equally likely?",
    },
    open: { rationale: `${fact}; ${compared}, which settles the order.`, ...OPEN },
  };
}

export function orderedCase(drawn: Unknown): OutcomeCase {
  const { outer, innerSide, outcome, fact, compared } = orderedFacts(drawn);
  const phrase = { above: "greater than", below: "less than", equal: "equal to" };
  const tail = outcome === "open" ? ", so either may prevail" : "";
  return {
    stem: `The number of visitors to a small museum in any one hour is 1, 2, 3, or 4, each with a positive probability. The probability of 1 visitor is ${phrase[outer]} the probability of 4 visitors, and the probability of 2 visitors is ${phrase[innerSide]} the probability of 3 visitors.`,
    first: "The expected number of visitors in an hour",
    second: "2.5",
    swapped: drawn.swapped,
    outcome,
    proof: `${fact}; ${compared}${tail}.`,
    slips: orderedSlips(drawn),
    difficulty: outcome === "open" ? 5 : 4,
    targetSeconds: 95,
    quick: `Measure every value from 2.5. The pair 1 and 4 deviates by 1.5 on either side, the pair 2 and 3 by 0.5. If the lower value of a pair is more likely, the pair pulls the mean down; if the upper is, up; if they are equally likely, not at all. Combine the pulls of both pairs. The trap is to look at one pair only.`,
    asked:
      "Whether the mean of a random variable with the values 1 to 4 is greater or less than 2.5.",
    ...orderedGuide(),
    reasoning: [
      "Let $a$, $b$, $c$, $d$ be the probabilities of 1, 2, 3, 4. The mean minus 2.5 is $-1.5a - 0.5b + 0.5c + 1.5d$.",
      "Grouped in pairs, this is $1.5(d - a) + 0.5(c - b)$.",
      `Here ${compared}.`,
      outcome === "open"
        ? "The pulls go in opposite directions, and their sizes are not known, so the sum may have either sign."
        : outcome === "equal"
          ? "Neither pair pulls, so the mean is 2.5."
          : `No pair pulls the other way, so the mean is ${outcome === "first" ? "above" : "below"} 2.5.`,
    ],
    steps: [
      {
        text: "Mean minus 2.5: $1.5(d - a) + 0.5(c - b)$.",
        why: "Deviations from 2.5 are weighted by their probabilities, which add up to 1.",
        check: {
          left: "1*a+2*b+3*c+4*d-2.5",
          right: "1.5*(d-a)+0.5*(c-b)",
          given: { a: "0.1", b: "0.2", c: "0.3", d: "0.4" },
        },
      },
      {
        text: `Signs of the two terms: ${compared.replace("the first of these terms is", "the first is")}.`,
        why: "Each fact in the statement gives the sign of one term.",
      },
    ],
  };
}

function orderedOutcome(outer: "above" | "below" | "equal", inner: Unknown["inner"]): Outcome {
  if (outer === "equal") return inner === "opposite" ? "first" : "equal";
  if (inner === "opposite") return "open";
  return outer === "above" ? "second" : "first";
}
