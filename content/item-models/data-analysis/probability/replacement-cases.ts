import type { Outcome, OutcomeCase, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Slip } from "../../kit/item-model.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { inWords } from "../counting/combinatorics.ts";

export interface Draws {
  readonly scene: "same" | "different" | "later" | "matching";
  readonly red: number;
  readonly white: number;
  /** Whether the composition is given; otherwise only that there are at least `least` of each color. */
  readonly known: boolean;
  readonly least: number;
  readonly swapped: boolean;
}

interface Facts {
  readonly fact: string;
  /** What the two quantities are the probabilities of: "two blue beads with putting back". */
  readonly names: readonly [string, string];
  readonly known: boolean;
}

export function slipsFor(
  { fact, names, known }: Facts,
  lures: Readonly<Record<"first" | "second" | "equal", Omit<Slip, "rationale">>>,
): Record<Outcome, Slip> {
  return {
    first: { rationale: `${fact} So ${names[0]} is not the more likely.`, ...lures.first },
    second: { rationale: `${fact} So ${names[1]} is not the more likely.`, ...lures.second },
    equal: { rationale: `${fact} So the two are not equally likely.`, ...lures.equal },
    open: {
      rationale: `${fact} So the order is settled by what is given.`,
      misconception: known ? "hard-means-undetermined" : "varying-means-undetermined",
      whyTempting: known
        ? "Which objects will be drawn is left to chance."
        : "The numbers of objects of the two kinds are not given.",
      repairQuestion: known
        ? "Are the results asked for, or their probabilities?"
        : "Does the order of the two probabilities change when other numbers are put in?",
    },
  };
}

export const TWO_KINDS = (one: string, other: string, { red, white, known, least }: Draws) =>
  known
    ? `${red} ${one} and ${white} ${other}`
    : `at least ${inWords(least)} ${one}, at least ${inWords(least)} ${other}`;

/** Example numbers for checks and proofs: the given ones, or small ones. */
export function numbersOf({ red, white, known, least }: Draws): readonly [number, number] {
  return known ? [red, white] : [least + 1, least + 2];
}

function sameGuide(): OutcomeGuide {
  return {
    plan: "Write each probability as a product of two factors and compare the second factors.",
    answers:
      "Only the second factors differ, and their order does not depend on the numbers of beads. Calling the probabilities equal overlooks that a kept bead is missing for the second draw; expecting a higher probability from the smaller jar overlooks that it is a blue bead that is missing.",
    hints: [
      "Both probabilities are products of two factors. In which factor can they differ?",
      "A bead that is kept is missing for the second draw; the share of its color changes.",
      "Suppose the first bead was blue. Work out the share of blue beads for the second draw in both cases.",
      "Leave out the common first factor and compare the two shares of blue beads.",
    ],
    takeaway:
      "Keeping a drawn object makes the same kind less likely at the next draw, and other kinds more likely.",
    selfExplain: {
      prompt: "Why is it not necessary to know how many beads of each color there are?",
      expectations: [
        "the first factor is the same in both products",
        "taking one blue bead away lowers the share of blue beads whatever the numbers are",
      ],
    },
  };
}

export function sameCase(draws: Draws): OutcomeCase {
  const [r, w] = numbersOf(draws);
  const n = r + w;
  const fact = `After a blue bead is drawn and kept, the share of blue beads falls, from $\\frac{b}{n}$ to $\\frac{b - 1}{n - 1}$${draws.known ? `, here from $${tex(new Fraction(r, n))}$ to $${tex(new Fraction(r - 1, n - 1))}$` : ""}, while returning it leaves the share as it was.`;
  return {
    stem: `A jar contains ${TWO_KINDS("blue beads", "green beads", draws)}${draws.known ? "" : ","} and no other beads. One bead is taken out at random, and afterward a second one.`,
    first:
      "The probability that both beads are blue if the first bead is put back before the second is taken",
    second: "The probability that both beads are blue if the first bead is *not* put back",
    swapped: draws.swapped,
    outcome: "first",
    proof: `${fact} The first factor is the same both times, so putting back gives the greater product.`,
    slips: slipsFor(
      {
        fact,
        names: ["two blue beads with putting back", "two blue beads without putting back"],
        known: draws.known,
      },
      {
        first: KEPT_RAISES,
        second: KEPT_RAISES,
        equal: {
          misconception: "replaced-after-draw",
          whyTempting: "The first bead is blue with the same probability in both cases.",
          repairQuestion: "Is the second bead taken from the same jar contents in both cases?",
        },
      },
    ),
    difficulty: draws.known ? 1 : 2,
    targetSeconds: 50,
    quick: `The first bead is blue with the same probability both times. If it is put back, the second is blue with that probability again. If it is kept, one blue bead is missing and the share of blue beads is lower. There is no need to multiply anything out; only the second factors differ.`,
    asked:
      "Whether putting the first bead back raises or lowers the probability of two blue beads.",
    ...sameGuide(),
    reasoning: [
      "Let $b$ of the $n$ beads be blue. The first bead is blue with probability $\\frac{b}{n}$ in both cases.",
      "If it is put back, the second is blue with probability $\\frac{b}{n}$ again.",
      "If it is kept, $b - 1$ of $n - 1$ beads are blue, so the second is blue with probability $\\frac{b - 1}{n - 1}$.",
      `Since beads of another color are present, taking one from both terms lowers the fraction: $\\frac{b}{n} - \\frac{b - 1}{n - 1} = \\frac{n - b}{n(n - 1)} > 0$.`,
    ],
    steps: [
      {
        text: "Put back: $\\frac{b}{n} \\cdot \\frac{b}{n}$; not put back: $\\frac{b}{n} \\cdot \\frac{b - 1}{n - 1}$.",
        why: "The second factor is the share of blue beads in the jar at that moment.",
      },
      {
        text: "Compare the second factors: $\\frac{b}{n} - \\frac{b - 1}{n - 1} = \\frac{n - b}{n(n - 1)}$.",
        why: "The common first factor is positive and can be left out.",
        check: {
          left: "b/n-(b-1)/(n-1)",
          right: "(n-b)/(n*(n-1))",
          given: { b: `${r}`, n: `${n}` },
        },
      },
    ],
  };
}

const KEPT_RAISES: Omit<Slip, "rationale"> = {
  misconception: "one-part-compared",
  whyTempting: "With one bead fewer in the jar, every remaining bead is more likely to be taken.",
  repairQuestion: "Which color is the missing bead?",
};

function differentGuide(): OutcomeGuide {
  return {
    plan: "Count ordered pairs of cards: the favorable ones and all of them.",
    answers:
      "The favorable pairs agree, so only the number of all pairs counts. Whoever thinks that more possible pairs mean more chances overlooks that the additional pairs show one card twice. Calling the probabilities equal treats a card that has been taken as still present.",
    hints: [
      "Drawing two cards at once is like drawing twice in a row. Is the first card returned then?",
      "Count ordered pairs of cards, the favorable ones and all of them, for each procedure.",
      "Which pairs are possible with returning but impossible without? Decide whether these pairs are favorable.",
      "Compare two fractions with the same numerator and with the denominators $n^2$ and $n(n - 1)$.",
    ],
    takeaway:
      "Returning an object adds only pairs of an object with itself, so without returning, different kinds are more likely.",
    selfExplain: {
      prompt: "Which pairs of draws does returning the card add, and what do they show?",
      expectations: [
        "the pairs in which the same card is drawn twice",
        "they show the same picture twice, so they are not favorable",
      ],
    },
  };
}

export function differentCase(draws: Draws): OutcomeCase {
  const [r, w] = numbersOf(draws);
  const n = r + w;
  const kept = new Fraction(2 * r * w, n * (n - 1));
  const back = new Fraction(2 * r * w, n * n);
  const fact = `With $s$ spades among $n$ cards, the two probabilities are $\\frac{2s(n - s)}{n^2}$ and $\\frac{2s(n - s)}{n(n - 1)}$, in this order${draws.known ? `; here they are $${tex(back)}$ and $${tex(kept)}$` : ""}. The second has the smaller denominator.`;
  return {
    stem: `The cards of a children's game show either a spade or a bucket. A pile consists of ${TWO_KINDS("cards with a spade", "cards with a bucket", draws)}${draws.known ? "." : ", and nothing else."}`,
    first:
      "The probability of seeing one spade and one bucket when a card is drawn at random, returned to the pile, and a card is drawn at random again",
    second:
      "The probability of seeing one spade and one bucket when two cards are drawn at random at the same time",
    swapped: draws.swapped,
    outcome: "second",
    proof: fact,
    slips: slipsFor(
      {
        fact,
        names: ["a mixed pair with returning", "a mixed pair in a draw of two at once"],
        known: draws.known,
      },
      {
        first: {
          misconception: "one-part-compared",
          whyTempting: "With the card returned there are more possible pairs of draws.",
          repairQuestion: "Are the additional pairs of draws favorable ones?",
        },
        second: {
          misconception: "one-part-compared",
          whyTempting: "With the card returned there are more possible pairs of draws.",
          repairQuestion: "Are the additional pairs of draws favorable ones?",
        },
        equal: {
          misconception: "replaced-after-draw",
          whyTempting: "Two cards are seen in both cases, and their order does not matter.",
          repairQuestion: "Can the same card be seen twice in both cases?",
        },
      },
    ),
    difficulty: draws.known ? 2 : 3,
    targetSeconds: 70,
    quick: `Drawing two cards at once is like drawing twice without returning the first. Once one kind has been seen, the other kind has all its cards left, out of $n - 1$ cards instead of $n$. The favorable pairs are the same in both cases, but returning adds pairs in which one card is seen twice, and these are never favorable.`,
    asked:
      "Whether returning the first card raises or lowers the probability of two different pictures.",
    ...differentGuide(),
    reasoning: [
      "Let $s$ of the $n$ cards show a spade. A spade and then a bucket, or the reverse: $2s(n - s)$ ordered pairs are favorable in both cases.",
      "With the first card returned, there are $n^2$ ordered pairs in all.",
      "With two cards drawn at once, no card can occur twice, so there are $n(n - 1)$ ordered pairs.",
      "The same number of favorable pairs is divided by $n^2$ in one case and by the smaller number $n(n - 1)$ in the other.",
    ],
    steps: [
      {
        text: "Favorable ordered pairs in both cases: $2s(n - s)$.",
        why: "A spade can be paired with any bucket, in two orders.",
      },
      {
        text: "All ordered pairs: $n^2$ with returning, $n(n - 1)$ without, a difference of $n$.",
        why: "Returning adds the $n$ pairs in which the same card comes twice.",
        check: { left: "n^2-n*(n-1)", right: "n", given: { n: `${n}` } },
      },
    ],
  };
}
