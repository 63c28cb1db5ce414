import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice } from "../../kit/write-numbers.ts";
import {
  type FactorialForm,
  factorials,
  greatestPrime,
  isPrime,
  type PowerSum,
  powers,
  type Split,
} from "./common-factor-splits.ts";
import { factoredTex } from "./prime-factors.ts";
import { SEATINGS, type Seating, seatingQuestion } from "./seating.ts";

type Parameters =
  | { readonly scene: "factorials"; readonly n: number; readonly form: FactorialForm }
  | ({ readonly scene: "powers" } & PowerSum)
  | ({ readonly scene: "seats" } & Seating);

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["factorials", "powers", "seats"] as const);
  if (scene === "seats") {
    return {
      scene,
      ...chance.pick(SEATINGS),
      asked: chance.pick(["rows", "row"]),
      showDifference: chance.pick([true, false]),
    };
  }
  if (scene === "factorials") {
    return {
      scene,
      n: chance.integer(5, 10),
      form: chance.pick(["two", "three", "difference", "apart"]),
    };
  }
  const base = chance.pick([2, 3, 5, 7]);
  return {
    scene,
    base,
    low: chance.integer(8, 24),
    gap: base === 2 ? chance.integer(4, 8) : base === 3 ? chance.integer(2, 4) : 2,
    sign: chance.pick([1, -1]),
  };
}

function splitQuestion({ stem, sum, taken, cofactor, takenPrime, wrong }: Split): Question {
  const { value, tex, plain } = cofactor;
  const key = Math.max(takenPrime, greatestPrime(value));
  const prime = isPrime(value);
  const factored = prime ? `${value} is a prime` : `$${value} = ${factoredTex(value)}$`;
  const takeaway =
    "To find prime factors of a sum or a difference, take out the common factor and factor what is left in the parentheses.";
  return {
    stem,
    body: {
      type: "single-choice",
      key: {
        ...choice(key),
        rationale: `$${sum} = ${taken}(${tex}) = ${taken} \\cdot ${value}$. The greatest prime in $${taken}$ is ${takenPrime}, and ${factored}, so ${key} is the greatest of all.`,
      },
      wrong,
    },
    difficulty: value > 30 ? 5 : 4,
    targetSeconds: 95,
    explanation: {
      quick: `Every term contains $${taken}$. Take it out: $${sum} = ${taken}(${tex}) = ${taken} \\cdot ${value}$. Here ${factored}, and the greatest prime in $${taken}$ is ${takenPrime}. The greater of the two candidates counts: ${key}. The trap is to look at one of the two factors only, or to merge the terms of a sum.`,
      detailed: analysis({
        asked: `The greatest prime number that divides $${sum}$.`,
        plan: "Turn the sum or difference into a product by taking out the common factor, because only a product shows prime factors.",
        reasoning: [
          `Each term is a multiple of $${taken}$. Taking it out leaves $${tex}$ in the parentheses.`,
          `The parentheses are worth ${value}, so the number is $${taken} \\cdot ${value}$.`,
          `A prime that divides a product divides one of its factors. The greatest prime in $${taken}$ is ${takenPrime}.`,
          `In the other factor, ${factored}${prime ? "" : `, so its greatest prime is ${greatestPrime(value)}`}.`,
          `The greater of ${takenPrime} and ${greatestPrime(value)} is the answer.`,
        ],
        options: `The other choices look at one factor only, take a composite factor for a prime, lose the 1 or the sign in the parentheses, or merge powers or factorials as though a sum were a product. None of them is the greatest prime that divides the number.`,
        takeaway,
      }),
      steps: [
        {
          text: `Take out the common factor: $${sum} = ${taken}(${tex})$.`,
          why: "A sum does not show its prime factors; a product does.",
        },
        {
          text: `Work out the parentheses: $${tex} = ${value}$.`,
          why: `The term $${taken}$ itself leaves 1.`,
          check: { left: plain, right: `${value}` },
        },
        {
          text: `Since ${factored}, compare ${greatestPrime(value)} with ${takenPrime}.`,
          why: "Both factors can supply the greatest prime.",
        },
      ],
      hints: [
        "The number is far too large to work out. In which form would its prime factors be visible?",
        "A common factor of all terms can be taken out in front of parentheses.",
        `Each term is a multiple of $${taken}$. What is left of each when this is taken out?`,
        `Find the value of $${tex}$, factor it into primes, and look at the primes in $${taken}$ as well.`,
      ],
      takeaway,
      selfExplain: {
        prompt: "Why can the prime factors not be read off the terms of the sum one by one?",
        expectations: [
          "primes of a sum are not the primes of its terms",
          "only after factoring is the number a product whose primes can be read",
        ],
      },
    },
  };
}

/** The greatest prime by which a whole number is divisible, by trial division. */
function greatestDivisor(number: bigint): number {
  let rest = number;
  let greatest = 1n;
  for (let divisor = 2n; rest > 1n; divisor += 1n) {
    while (rest % divisor === 0n) {
      rest /= divisor;
      greatest = divisor;
    }
  }
  return Number(greatest);
}

function numberOf(parameters: Exclude<Parameters, { scene: "seats" }>): bigint {
  if (parameters.scene === "powers") {
    const [base, low, gap] = [parameters.base, parameters.low, parameters.gap].map(BigInt);
    if (base === undefined || low === undefined || gap === undefined) return 0n;
    return base ** (low + gap) + BigInt(parameters.sign) * base ** low;
  }
  const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
  const { n, form } = parameters;
  switch (form) {
    case "two":
      return factorial(n) + factorial(n + 1);
    case "three":
      return factorial(n) + factorial(n + 1) + factorial(n + 2);
    case "difference":
      return factorial(n + 2) - factorial(n);
    default:
      return factorial(n) + factorial(n + 2);
  }
}

export const integersGreatestPrimeFactor = defineModel<Parameters>({
  id: "integers-greatest-prime-factor",
  knowledgeComponents: [
    "quantitative.arithmetic.integers.primes",
    "quantitative.arithmetic.integers.divisibility",
  ],
  traps: ["common-factor", "answered-the-wrong-thing"],
  method: "The number is worked out in full and factored by trial division",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "seats":
        return seatingQuestion(parameters);
      case "powers":
        return splitQuestion(powers(parameters));
      default:
        return splitQuestion(factorials(parameters));
    }
  },
  recompute: (parameters, item) => {
    if (parameters.scene !== "seats")
      return optionsNear(item, greatestDivisor(numberOf(parameters)));
    const seats = parameters.middle ** 2 - parameters.away ** 2;
    const rows: number[] = [];
    for (let row = 2; row < seats; row += 1) {
      if (seats % row === 0 && seats / row > row) {
        rows.push(parameters.asked === "rows" ? seats / row : row);
      }
    }
    const [only] = rows;
    if (rows.length !== 1 || only === undefined)
      throw new Error("several arrangements are possible");
    return optionsNear(item, only);
  },
});
