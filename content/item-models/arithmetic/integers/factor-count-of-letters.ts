import { answerOf, type ComparisonCase } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { powerTex } from "./prime-factors.ts";

type Exponents = readonly [number, number];
type Lure = Pick<Slip, "misconception" | "whyTempting">;

const sum = ([a, b]: Exponents) => a + b;
const product = ([a, b]: Exponents) => (a + 1) * (b + 1);
const counting = ([a, b]: Exponents) => `(${a} + 1)(${b} + 1) = ${(a + 1) * (b + 1)}`;

function lureOfEquality(same: number, apart: number, bound: number): Lure {
  if (bound === same) {
    return {
      misconception: "missed-a-case",
      whyTempting: `If both letters stand for the same prime, there are exactly ${same} factors.`,
    };
  }
  return bound < same
    ? {
        misconception: "factor-count-from-sum",
        whyTempting: `The exponents add up to exactly ${bound}.`,
      }
    : {
        misconception: "counted-twice",
        whyTempting: `There are ${apart} factors for different primes, and the number itself is easily counted once more.`,
      };
}

function lettersSlips(first: Exponents, bound: number): Record<Relation, Slip> {
  const [apart, same] = [product(first), sum(first) + 1];
  const counts = `The number of factors is ${apart} when the primes differ and ${same} when they are the same`;
  const [whenApart, whenSame] = [answerOf(apart, bound), answerOf(same, bound)];
  const lures: Record<"A" | "B" | "C", Lure> = {
    A: {
      misconception: "weaker-condition-used",
      whyTempting:
        "Besides the powers of $r$ and of $s$, all their products count, so a large number is expected.",
    },
    B: {
      misconception: "distinct-primes-only",
      whyTempting: "Only two primes are in sight, so few factors are expected.",
    },
    C: lureOfEquality(same, apart, bound),
  };
  const onlyApart = (answer: "A" | "B" | "C") =>
    whenApart === answer
      ? {
          misconception: "letters-taken-as-different",
          whyTempting: `Two letters suggest two numbers, and for two different primes the count is ${apart}.`,
        }
      : lures[answer];
  const verdict = (answer: "A" | "B" | "C", words: string) =>
    whenApart === answer
      ? `${counts}; with ${same} factors, Quantity A is not ${words} ${bound}.`
      : `${counts}; with ${apart} factors, Quantity A is not ${words} ${bound}.`;
  return {
    A: {
      rationale: verdict("A", "greater than"),
      ...onlyApart("A"),
      repairQuestion: "What becomes of the product when $r$ and $s$ are both 2?",
    },
    B: {
      rationale: verdict("B", "less than"),
      ...onlyApart("B"),
      repairQuestion: "How many factors has the product when $r=2$ and $s=3$?",
    },
    C: {
      rationale: verdict("C", "equal to"),
      ...onlyApart("C"),
      repairQuestion: "May $r$ and $s$ stand for the same prime?",
    },
    D: {
      rationale: `${counts}; both numbers are ${whenSame === "A" ? "greater" : "less"} than ${bound}.`,
      misconception: "varying-means-undetermined",
      whyTempting: "The count is not the same for equal and for different primes.",
      repairQuestion: `On which side of ${bound} does each of the possible counts lie?`,
    },
  };
}

/** Two letters for primes that may be the same prime. */
export function factorCountOfLetters(first: Exponents, bound: number): ComparisonCase {
  const [apart, same] = [product(first), sum(first) + 1];
  const [whenApart, whenSame] = [answerOf(apart, bound), answerOf(same, bound)];
  const key = whenApart === whenSame ? whenApart : "D";
  const number = `$${powerTex("r", first[0])}${powerTex("s", first[1])}$`;
  const total = sum(first);
  return {
    stem: "Each of the positive integers $r$ and $s$ has exactly two positive factors.",
    quantityA: `The number of positive factors of ${number}`,
    quantityB: `${bound}`,
    key,
    proof: `For two different primes the count is $${counting(first)}$; if $r = s$, the number is $r^{${total}}$ and the count is ${same}. ${key === "D" ? `Compared with ${bound}, these two give different relations.` : `Both are ${key === "A" ? "greater" : "less"} than ${bound}.`}`,
    slips: lettersSlips(first, bound),
    difficulty: key === "D" ? 4 : 3,
    targetSeconds: 85,
    quick: `Exactly two positive factors means that $r$ and $s$ are primes, but nothing says that they differ. Different primes give $${counting(first)}$ factors; equal primes give $r^{${total}}$, with ${same} factors. Compare both counts with ${bound}. The trap is to forget that two letters may stand for one number.`,
    asked: `Whether ${number} has more or fewer than ${bound} positive factors, for all permitted $r$ and $s$.`,
    plan: "See what kind of integers $r$ and $s$ are, and treat equal and different values as two cases.",
    reasoning: [
      "An integer with exactly two positive factors is a prime number.",
      `If $r$ and $s$ are different, a factor is fixed by the two exponents, so there are $${counting(first)}$ factors.`,
      `If $r = s$, the number is $${powerTex("r", first[0])} \\cdot ${powerTex("r", first[1])} = r^{${total}}$. Its factors are the powers of $r$ with exponents from 0 to ${total}, and there are ${same} of them.`,
      `The number compared with is ${bound}, ${apart === bound ? "the count for different primes" : same === bound ? "the count for equal primes" : "which neither case gives"}.`,
    ],
    answers: `Two cases have to be compared with ${bound}: ${apart} factors and ${same} factors. Any answer that rests on one of them alone is unproved until the other has been tried. ${key === "D" ? "Here the two cases disagree, so no order and no equality holds throughout." : "Here both cases agree, so the order is settled although the count is not."}`,
    steps: [
      {
        text: `For different primes there are $${counting(first)}$ factors.`,
        why: "The exponents of the two primes are chosen independently.",
        check: { left: `(${first[0]}+1)*(${first[1]}+1)`, right: `${apart}` },
      },
      {
        text: `For equal primes the number is $r^{${total}}$, which has ${same} factors.`,
        why: "The exponents of equal bases add up.",
        check: { left: `${first[0]}+${first[1]}+1`, right: `${same}` },
      },
    ],
    hints: [
      "What is an integer called that has exactly two positive factors?",
      "Two letters may stand for the same number unless the statement forbids it.",
      `Count the factors of ${number} for $r = 2$ and $s = 3$. Raise each exponent by 1 and multiply.`,
      `Now let both letters be 2, write the number as one power of 2, count its factors, and compare each count with ${bound}.`,
    ],
    takeaway: "Two letters may have the same value; test that case before you settle a comparison.",
    selfExplain: {
      prompt: "Why does the number of factors depend on whether $r$ and $s$ are equal?",
      expectations: [
        "equal bases merge into one power, and only one exponent can be chosen",
        "different primes let two exponents be chosen independently",
      ],
    },
  };
}
