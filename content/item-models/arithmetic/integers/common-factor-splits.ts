import type { WrongChoice } from "../../kit/item-model.ts";
import { choice } from "../../kit/write-numbers.ts";
import { factoredTex, primePowers } from "./prime-factors.ts";

export type FactorialForm = "two" | "three" | "difference" | "apart";
export interface PowerSum {
  readonly base: number;
  readonly low: number;
  readonly gap: number;
  readonly sign: 1 | -1;
}

export const greatestPrime = (value: number) => primePowers(value).at(-1)?.prime ?? 1;
export const isPrime = (value: number) => value > 1 && greatestPrime(value) === value;

/** What is left in the parentheses when `n!` has been taken out. */
const COFACTORS: Readonly<
  Record<FactorialForm, (n: number) => { value: number; tex: string; plain: string }>
> = {
  two: (n) => ({ value: n + 2, tex: `1 + ${n + 1}`, plain: `1+${n + 1}` }),
  three: (n) => ({
    value: (n + 2) ** 2,
    tex: `1 + ${n + 1} + ${n + 1} \\cdot ${n + 2}`,
    plain: `1+${n + 1}+${n + 1}*${n + 2}`,
  }),
  difference: (n) => ({
    value: (n + 1) * (n + 2) - 1,
    tex: `${n + 1} \\cdot ${n + 2} - 1`,
    plain: `${n + 1}*${n + 2}-1`,
  }),
  apart: (n) => ({
    value: (n + 1) * (n + 2) + 1,
    tex: `${n + 1} \\cdot ${n + 2} + 1`,
    plain: `${n + 1}*${n + 2}+1`,
  }),
};
const FACTORIALS: Readonly<Record<FactorialForm, (n: number) => string>> = {
  two: (n) => `${n}! + ${n + 1}!`,
  three: (n) => `${n}! + ${n + 1}! + ${n + 2}!`,
  difference: (n) => `${n + 2}! - ${n}!`,
  apart: (n) => `${n}! + ${n + 2}!`,
};

/** A number as a product of something plain and a cofactor, in one of the stories. */
export interface Split {
  readonly stem: string;
  readonly sum: string;
  readonly taken: string;
  readonly cofactor: { readonly value: number; readonly tex: string; readonly plain: string };
  /** The greatest prime of what is taken out. */
  readonly takenPrime: number;
  readonly wrong: readonly WrongChoice[];
}

const COMPOSITE = {
  misconception: "weaker-condition-used",
  whyTempting: "It is the factor that taking out the common part produces, and it is large.",
};

function compositeOrPrime(value: number, sum: string): WrongChoice[] {
  if (isPrime(value)) return [];
  return [
    {
      ...choice(value),
      rationale: `${value} is a factor of $${sum}$ but no prime: $${value} = ${factoredTex(value)}$.`,
      ...COMPOSITE,
      repairQuestion: `Can ${value} be written as a product of smaller integers?`,
    },
  ];
}

export function factorials({ n, form }: { n: number; form: FactorialForm }): Split {
  const cofactor = COFACTORS[form](n);
  const sum = FACTORIALS[form](n);
  const highest = form === "two" ? n + 1 : n + 2;
  const below = (limit: number) => {
    for (let prime = limit; ; prime -= 1) if (isPrime(prime)) return prime;
  };
  const forgotten = { two: n + 1, three: (n + 1) * (n + 3), difference: n + 2, apart: n + 2 }[form];
  const flipped = {
    two: n,
    three: n * n + 2 * n + 2,
    difference: cofactor.value + 2,
    apart: cofactor.value - 2,
  }[form];
  return {
    stem: `For each positive integer $m$, let $m!$ stand for the product of the integers from 1 to $m$. What is the greatest prime factor of $${sum}$?`,
    sum,
    taken: `${n}!`,
    cofactor,
    takenPrime: below(n),
    wrong: [
      {
        ...choice(below(n)),
        rationale: `${below(n)} is the greatest prime in $${n}!$, but the other factor of the expression has to be looked at as well.`,
        misconception: "one-part-compared",
        whyTempting: `$${n}!$ divides every term, so its primes are found first.`,
        repairQuestion: `What remains in the parentheses when $${n}!$ is taken out?`,
      },
      {
        ...choice(below(n + highest)),
        rationale: `${below(n + highest)} belongs to $${n + highest}!$; factorials cannot be combined by adding the numbers before the signs.`,
        misconception: "exponents-added-in-sum",
        whyTempting: `$${n}!$ and $${highest}!$ are merged into $${n + highest}!$, as exponents are merged in a product.`,
        repairQuestion: "Is $2! + 3!$ the same as $5!$?",
      },
      ...compositeOrPrime(cofactor.value, sum),
      {
        ...choice(greatestPrime(flipped)),
        rationale: `This comes from a slip in the parentheses, which hold $${cofactor.tex} = ${cofactor.value}$ and not ${flipped}.`,
        misconception: "sign-slip",
        whyTempting:
          "The common factor is taken out, but a plus and a minus are exchanged on the way.",
        repairQuestion: `What is $${cofactor.tex}$?`,
      },
      {
        ...choice(greatestPrime(forgotten)),
        rationale: `When $${n}!$ is taken out, the term $${n}!$ itself leaves 1, which is missing here; the parentheses hold ${cofactor.value}, not ${forgotten}.`,
        misconception: "one-part-compared",
        whyTempting: "A term that is taken out completely seems to leave nothing behind.",
        repairQuestion: `What is left of $${n}!$ when it is divided by $${n}!$?`,
      },
      {
        ...choice(below(highest)),
        rationale: `${below(highest)} is the greatest prime in the largest factorial alone, not in the whole expression.`,
        misconception: "one-part-compared",
        whyTempting: `$${highest}!$ is by far the largest term.`,
        repairQuestion: `Does ${below(highest)} divide every term?`,
      },
      {
        ...choice(n + highest),
        rationale: `${n + highest} is only the sum of ${n} and ${highest}; it need not divide the expression.`,
        misconception: "exponents-added-in-sum",
        whyTempting: "The numbers before the factorial signs are the only ones in sight.",
        repairQuestion: "Which integer divides every term?",
      },
    ],
  };
}

export function powers({ base, low, gap, sign }: PowerSum): Split {
  const mark = sign === 1 ? "+" : "-";
  const cofactor = {
    value: base ** gap + sign,
    tex: `${base}^{${gap}} ${mark} 1`,
    plain: `${base}^${gap}${mark}1`,
  };
  const sum = `${base}^{${low + gap}} ${mark} ${base}^{${low}}`;
  const flipped = base ** gap - sign;
  const slip = (value: number, rationale: string): WrongChoice => ({
    ...choice(value),
    rationale,
    misconception: "sign-slip",
    whyTempting:
      "The common power is taken out, but plus and minus are exchanged in the parentheses.",
    repairQuestion: `What is $${cofactor.tex}$?`,
  });
  return {
    stem: `The number $w$ is equal to $${sum}$. Of all the prime numbers by which $w$ is divisible, which is the greatest?`,
    sum,
    taken: `${base}^{${low}}`,
    cofactor,
    takenPrime: base,
    wrong: [
      {
        ...choice(base),
        rationale: `${base} is the only prime in each power, but ${sign === 1 ? "their sum" : "their difference"} has other prime factors as well.`,
        misconception: "exponents-added-in-sum",
        whyTempting: `It would be right if the two powers combined into one power of ${base}.`,
        repairQuestion: `What is left when $${base}^{${low}}$ is taken out of both terms?`,
      },
      ...compositeOrPrime(cofactor.value, sum),
      slip(
        greatestPrime(flipped),
        `${isPrime(flipped) ? `${flipped} is a prime` : `${greatestPrime(flipped)} is the greatest prime factor of ${flipped}`}, but the parentheses hold $${cofactor.tex} = ${cofactor.value}$ and not ${flipped}.`,
      ),
      {
        ...choice(primePowers(cofactor.value).at(-2)?.prime ?? base),
        rationale: `It divides $w$, but another prime factor of ${cofactor.value} is greater.`,
        misconception: "missed-a-case",
        whyTempting: `It is one of the primes other than ${base} that turn up in the parentheses.`,
        repairQuestion: `What is the complete prime factorization of ${cofactor.value}?`,
      },
      slip(
        flipped,
        `${flipped} is $${base}^{${gap}} ${sign === 1 ? "-" : "+"} 1$; the sign in the parentheses is the other one.`,
      ),
      {
        ...choice(base ** gap),
        rationale: `$${base}^{${gap}} = ${base ** gap}$ is what the higher power leaves when $${base}^{${low}}$ is taken out; it is no prime, and the 1 is missing.`,
        misconception: "one-part-compared",
        whyTempting: "The lower power seems to leave nothing behind when it is taken out.",
        repairQuestion: `What is $${base}^{${low}}$ divided by $${base}^{${low}}$?`,
      },
      {
        ...choice(gap),
        rationale: `${gap} is the difference of the exponents, not a factor of the number.`,
        misconception: "exponents-added-in-sum",
        whyTempting: "Subtracting exponents is right for a quotient of powers.",
        repairQuestion: `Is $${base}^3 ${mark} ${base}^2$ a power of ${base}?`,
      },
    ],
  };
}
