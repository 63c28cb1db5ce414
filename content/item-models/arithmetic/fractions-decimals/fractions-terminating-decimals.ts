import { integers, parseRatio } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type RightChoice, type WrongChoice } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { gcd, listed } from "../../kit/write-numbers.ts";
import { frac } from "../item-parts.ts";

interface Parameters {
  readonly scene: 0 | 1 | 2;
  /** Numerator and denominator as printed. */
  readonly fractions: readonly (readonly [number, number])[];
}

const reduced = ([a, b]: readonly [number, number]) => [a / gcd(a, b), b / gcd(a, b)] as const;

function withoutTwosAndFives(value: number): number {
  let rest = value;
  for (const prime of [2, 5]) while (rest % prime === 0) rest /= prime;
  return rest;
}

const ends = (fraction: readonly [number, number]) =>
  withoutTwosAndFives(reduced(fraction)[1]) === 1;

/** Denominators that promise the wrong thing: factors that cancel, multiples of 10, even numbers. */
const DENOMINATORS = [
  12, 15, 24, 28, 30, 35, 36, 42, 44, 45, 48, 55, 56, 60, 66, 70, 72, 75, 84, 90, 96, 110, 120, 140,
  150, 175, 180,
];
const PLAIN_DENOMINATORS = [16, 25, 32, 40, 64, 80, 125, 160];

function draw(chance: Chance): Parameters | null {
  const tricky = Array.from({ length: 60 }, () => {
    const b = chance.pick(DENOMINATORS);
    return [chance.integer(3, Math.min(b - 1, 63)), b] as const;
  });
  const cancelling = tricky.filter((fraction) => ends(fraction));
  const stubborn = tricky.filter((fraction) => !ends(fraction));
  const half = stubborn.filter(([a, b]) => gcd(a, b) > 1);
  const last = chance.pick(PLAIN_DENOMINATORS);
  const plain = [2 * chance.integer(2, 7) + 1, last] as const;
  const fractions = [
    ...cancelling.slice(0, chance.integer(1, 2)),
    ...half.slice(0, chance.integer(1, 2)),
    ...stubborn.filter(([a, b]) => gcd(a, b) === 1).slice(0, 1),
    ...(chance.integer(1, 2) === 1 ? [plain] : []),
  ];
  const values = new Set(fractions.map(([a, b]) => a / b));
  const denominators = new Set(fractions.map(([, b]) => b));
  const fits =
    fractions.length >= 5 &&
    cancelling.length > 0 &&
    half.length > 0 &&
    plain[0] < last &&
    gcd(...plain) === 1;
  if (!fits || values.size < fractions.length || denominators.size < fractions.length) return null;
  return { scene: chance.pick([0, 1, 2] as const), fractions };
}

function stemOf(scene: 0 | 1 | 2): string {
  return (
    [
      "Which of the following fractions are equal to a decimal that terminates?\n\nIndicate *all* such fractions.",
      "A certain calculator shows as many digits as a number needs, but it reports an error for every number whose decimal form goes on forever. For which of these quotients does it show a result?\n\nSelect *all* that apply.",
      "For which of the fractions below is there a positive integer $k$ such that the fraction multiplied by $10^k$ is an integer?\n\nIndicate *all* of them.",
    ][scene] ?? ""
  );
}

function factors(value: number): string {
  let rest = value;
  const parts: string[] = [];
  for (let prime = 2; rest > 1; prime += 1) {
    let exponent = 0;
    while (rest % prime === 0) {
      rest /= prime;
      exponent += 1;
    }
    if (exponent > 0) parts.push(exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`);
  }
  return parts.join(" \\cdot ");
}

const factored = (value: number) =>
  factors(value) === `${value}` ? `${value} is prime` : `$${value} = ${factors(value)}$`;

/** "In lowest terms it is 7/20, and 20 = 2^2 * 5" */
function facts(fraction: readonly [number, number]): string {
  const [a, b] = reduced(fraction);
  const same = b === fraction[1];
  return `${same ? "It is in lowest terms" : `In lowest terms it is $${frac(a, b)}$`}, and ${factored(b)}`;
}

function optionsOf(fractions: Parameters["fractions"]): {
  right: RightChoice[];
  wrong: WrongChoice[];
} {
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const fraction of fractions) {
    const text = `$${frac(...fraction)}$`;
    const order = fraction[0] / fraction[1];
    const [, b] = reduced(fraction);
    if (ends(fraction)) {
      right.push({
        text,
        order,
        rationale: `${facts(fraction)}: only the primes 2 and 5 occur, so the decimal terminates.`,
      });
      continue;
    }
    const cancelled = b !== fraction[1];
    const round = fraction[1] % 10 === 0;
    const rest = withoutTwosAndFives(b);
    wrong.push({
      text,
      order,
      ...slip(
        cancelled ? "distinct-primes-only" : "weaker-condition-used",
        `${facts(fraction)}: the factor ${rest} does not divide any power of 10, so the decimal repeats.`,
        cancelled
          ? "A factor does cancel, and it is easy to believe that it takes every obstacle with it."
          : round
            ? "The denominator ends in 0, which looks like division by a power of 10."
            : "The denominator shares a factor with 10, and that seems to be enough.",
        `Which prime factors does ${b} have besides 2 and 5?`,
      ),
    });
  }
  return { right, wrong };
}

export const fractionsTerminatingDecimals = defineModel<Parameters>({
  id: "fractions-terminating-decimals",
  knowledgeComponents: [
    "quantitative.arithmetic.fractions-decimals.repeating-decimals",
    "quantitative.arithmetic.fractions-decimals.decimals",
  ],
  traps: ["lowest-terms-first"],
  method: "Each printed fraction is divided out by hand until a remainder is 0 or returns",
  draw,
  write: ({ scene, fractions }) => {
    const { right, wrong } = optionsOf(fractions);
    const example = fractions.find((fraction) => ends(fraction) && gcd(...fraction) > 1) ?? [1, 2];
    const bad = fractions.find((fraction) => !ends(fraction) && gcd(...fraction) > 1) ?? [1, 3];
    const [a, b] = reduced(example);
    const [p, q] = reduced(bad);
    const power = String(b * 10 ** 6);
    const places = [...integers(1, 6)].find((count) => 10 ** count % b === 0) ?? power.length;
    const takeaway =
      "A fraction has a terminating decimal exactly when its denominator, in lowest terms, has no prime factor but 2 and 5.";
    return {
      stem: stemOf(scene),
      body: { type: "multiple-choice", right, wrong, picks: null },
      difficulty: scene === 0 ? 2 : scene === 1 ? 3 : 4,
      targetSeconds: 100,
      explanation: {
        quick: `A decimal that ends is a whole number over a power of 10, and powers of 10 have only the prime factors 2 and 5. So reduce each fraction and factor the denominator. ${right.length === 1 ? `Only ${right[0]?.text ?? ""} passes` : `Those that pass are ${listed(right.map(({ text }) => text))}`}. The trap is to judge the denominator before reducing, or by its last digit.`,
        detailed: analysis({
          asked: `Which fractions have a decimal form that ends${scene === 2 ? "; a power of 10 can turn exactly those into integers" : ""}.`,
          plan: "Bring each fraction to lowest terms first, and then look for prime factors of the denominator other than 2 and 5.",
          reasoning: [
            `A terminating decimal equals a whole number divided by some power of 10, and $10^k = 2^k \\cdot 5^k$. A reduced denominator must divide such a power.`,
            `For example, $${frac(...example)} = ${frac(a, b)}$ and ${factored(b)}: multiplying by $${10 ** places}$ gives an integer.`,
            `On the other hand, $${frac(...bad)} = ${frac(p, q)}$, and ${q} keeps the factor ${withoutTwosAndFives(q)}, which divides no power of 10.`,
            "Treat the remaining fractions in the same way.",
          ],
          options: `The right fractions, ${listed(right.map(({ text }) => text))}, keep only twos and fives after reducing. In ${listed(wrong.map(({ text }) => text))}, another prime factor is left, so the decimal repeats.`,
          takeaway,
        }),
        steps: [
          {
            text: `Reduce before you judge: $${frac(...example)} = ${frac(a, b)}$.`,
            why: "A prime factor that cancels does no harm.",
            check: { left: `${example[0]}/${example[1]}`, right: `${a}/${b}` },
          },
          {
            text: `Factor what is left: ${factored(b)}, but ${factored(q)}.`,
            why: "Only twos and fives can be completed to a power of 10.",
            check: {
              left: `${q}`,
              right: factors(q).replaceAll(" \\cdot ", "*").replaceAll(/[{}]/g, ""),
            },
          },
          {
            text: "Do the same with each of the other fractions.",
            why: "Every fraction has to be decided by itself.",
          },
        ],
        hints: [
          "What does it say about a number that its decimal form comes to an end?",
          "A decimal that ends is a whole number divided by a power of 10. Which primes divide powers of 10?",
          "Bring every fraction to lowest terms before you look at its denominator.",
          "Factor each reduced denominator into primes, and watch for primes that no power of 10 contains.",
        ],
        fasterWay:
          "Cross out twos and fives in the denominator; whatever remains must divide the numerator.",
        takeaway,
        selfExplain: {
          prompt: "Why must a fraction be reduced before its denominator is factored?",
          expectations: [
            "a prime other than 2 and 5 may cancel against the numerator",
            "only the reduced denominator has to divide a power of 10",
          ],
        },
      },
    };
  },
  recompute: (_, item) => {
    const terminates = (text: string) => {
      const { numerator, denominator } = parseRatio(text);
      const seen = new Set<number>();
      let remainder = numerator % denominator;
      while (remainder !== 0 && !seen.has(remainder)) {
        seen.add(remainder);
        remainder = (remainder * 10) % denominator;
      }
      return remainder === 0;
    };
    return { optionIds: item.options.filter(({ text }) => terminates(text)).map(({ id }) => id) };
  },
});
