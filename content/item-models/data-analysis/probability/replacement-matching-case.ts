import type { Outcome, OutcomeCase, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Slip } from "../../kit/item-model.ts";
import { inWords } from "../counting/combinatorics.ts";
import { type Draws, slipsFor } from "./replacement-cases.ts";

function matchingGuide(draws: Draws): OutcomeGuide {
  const { red: r, white: w, known } = draws;
  return {
    plan: "Count pairs of the same kind and mixed pairs, for the numbers given or for extreme allowed numbers.",
    answers:
      "Counting the two kinds of matching pairs against one kind of mixed pair forgets the two orders of a mixed pair. Taking mixed pairs to be always more frequent presumes about equal numbers. Calling both equally likely confuses two possibilities with two equal probabilities.",
    hints: [
      "For which kinds of integers is the sum of two of them even?",
      "Two integers of the same kind have an even sum, a mixed pair an odd one; count both sorts of pairs, orders included.",
      known
        ? `How many ordered pairs can be formed within the ${r} even integers, and how many within the ${w} odd ones?`
        : "Try a situation with equally many integers of each kind, and then one in which almost all are of one kind.",
      known
        ? "Add the pairs within the two kinds, double the product for the mixed pairs, and compare."
        : "For both situations, count the ordered pairs of the same kind and the mixed ones, and compare.",
    ],
    takeaway:
      "Which is likelier, a pair of one kind or a mixed pair, depends on how unequal the numbers of the two kinds are.",
    selfExplain: {
      prompt: "When are mixed pairs more frequent than pairs of one kind?",
      expectations: [
        "when the numbers of the two kinds are nearly equal, because no object pairs with itself",
        "the difference is the square of the difference of the numbers minus their sum",
      ],
    },
  };
}

function matchingSlips(draws: Draws): Record<Outcome, Slip> {
  const { red: r, white: w, known, least } = draws;
  const text = (a: number, b: number) => {
    const [alike, unlike] = [a * (a - 1) + b * (b - 1), 2 * a * b];
    return `With ${a} even and ${b} odd numbers, the two probabilities are $\\frac{${alike}}{${(a + b) * (a + b - 1)}}$ and $\\frac{${unlike}}{${(a + b) * (a + b - 1)}}$`;
  };
  const [few, many] = [text(least, least), text(least, least + 2 * least + 6)];
  const fact = known ? `${text(r, w)}.` : "";
  const lures = {
    first: {
      misconception: "missed-a-case",
      whyTempting:
        "An even sum can arise in two ways, from two even numbers and from two odd numbers.",
      repairQuestion: "In how many orders can one even and one odd number be drawn?",
    },
    second: {
      misconception: "possible-case-excluded",
      whyTempting:
        "With about equally many numbers of each kind, a mixed pair is the more likely one.",
      repairQuestion: "What if nearly all the numbers were of one kind?",
    },
    equal: {
      misconception: "outcomes-assumed-equal",
      whyTempting: "A sum is either even or odd, and the two are taken to be equally likely.",
      repairQuestion: "With two even and two odd numbers, how many of the pairs have an even sum?",
    },
  };
  const general = slipsFor({ fact, names: ["an even sum", "an odd sum"], known }, lures);
  return known
    ? general
    : {
        ...general,
        first: { rationale: `${few}, in this order.`, ...lures.first },
        second: { rationale: `${many}, in this order.`, ...lures.second },
        equal: { rationale: `${few}, which are different.`, ...lures.equal },
      };
}

export function matchingCase(draws: Draws): OutcomeCase {
  const { red: r, white: w, known, least } = draws;
  const sign = (r - w) ** 2 - (r + w);
  const outcome: Outcome = !known ? "open" : sign > 0 ? "first" : sign < 0 ? "second" : "equal";
  const text = (a: number, b: number) => {
    const [alike, unlike] = [a * (a - 1) + b * (b - 1), 2 * a * b];
    return `With ${a} even and ${b} odd numbers, the two probabilities are $\\frac{${alike}}{${(a + b) * (a + b - 1)}}$ and $\\frac{${unlike}}{${(a + b) * (a + b - 1)}}$`;
  };
  const [few, many] = [text(least, least), text(least, least + 2 * least + 6)];
  return {
    stem: `Different integers are written on slips of paper, one on each slip: ${known ? `${r} even integers and ${w} odd integers` : `at least ${inWords(least)} of the integers are even, and at least ${inWords(least)} are odd`}. Two of the slips are selected at random.`,
    first: "The probability that the sum of the two integers selected is even",
    second: "The probability that the sum of the two integers selected is odd",
    swapped: draws.swapped,
    outcome,
    proof: known
      ? `${text(r, w)}, in this order, since an even sum needs two of a kind.`
      : `${few}; with ${least} even and ${3 * least + 6} odd numbers, they are ${many.slice(many.indexOf("$"))}. The order is reversed.`,
    slips: matchingSlips(draws),
    difficulty: known ? 3 : 4,
    targetSeconds: 90,
    quick: known
      ? `The sum is even when both integers are of the same kind. Among ordered pairs, $${r} \\cdot ${r - 1} + ${w} \\cdot ${w - 1} = ${r * (r - 1) + w * (w - 1)}$ are of the same kind and $2 \\cdot ${r} \\cdot ${w} = ${2 * r * w}$ are mixed. Comparing these two numbers is enough. The trap is to forget that a mixed pair can come in two orders.`
      : "The sum is even when both integers are of the same kind. With equally many of each kind, mixed pairs are more frequent, since no integer can be paired with itself. With nearly all integers of one kind, pairs of the same kind are far more frequent. Both situations are allowed. The trap is to test only one of them.",
    asked: "Whether an even or an odd sum is the more likely one.",
    ...matchingGuide(draws),
    reasoning: [
      "The sum of two integers is even if both are even or both are odd, and odd if one is even and one is odd.",
      "With $e$ even and $d$ odd integers, $e(e - 1) + d(d - 1)$ ordered pairs are of the same kind and $2ed$ are mixed.",
      "The difference of these numbers is $(e - d)^2 - (e + d)$.",
      known
        ? `For $e = ${r}$ and $d = ${w}$ it is $${(r - w) ** 2} - ${r + w} = ${sign}$.`
        : `For $e = d = ${least}$ the difference is $-${2 * least}$; for $e = ${least}$ and $d = ${3 * least + 6}$ it is $${(2 * least + 6) ** 2} - ${4 * least + 6} = ${(2 * least + 6) ** 2 - 4 * least - 6}$. Both signs occur.`,
    ],
    steps: [
      {
        text: "Same kind minus mixed, in ordered pairs: $e(e - 1) + d(d - 1) - 2ed = (e - d)^2 - (e + d)$.",
        why: "Both probabilities have the same denominator, so only these numbers matter.",
        check: {
          left: "e*(e-1)+d*(d-1)-2*e*d",
          right: "(e-d)^2-(e+d)",
          given: { e: `${known ? r : least}`, d: `${known ? w : 3 * least + 6}` },
        },
      },
      {
        text: known
          ? `Here it is $${(r - w) ** 2} - ${r + w} = ${sign}$.`
          : `With equally many of each kind it is negative; with ${least} and ${3 * least + 6} it is positive.`,
        why: "Its sign decides between an even and an odd sum.",
        ...(known ? { check: { left: `${(r - w) ** 2}-${r + w}`, right: `${sign}` } } : {}),
      },
    ],
  };
}
