import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type WrongChoice } from "../../kit/item-model.ts";
import { withBestAndKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, grouped, listed } from "../../kit/write-numbers.ts";
import { SCENES, type SceneName } from "./multiplier-scenes.ts";
import { factoredTex, primePowers } from "./prime-factors.ts";

interface Parameters {
  readonly scene: SceneName;
  readonly number: number;
  /** Where the key stands among the options, about. */
  readonly place: number;
}

const build = (number: number, exponentOf: (exponent: number) => number) =>
  primePowers(number).reduce(
    (product, { prime, exponent }) => product * prime ** exponentOf(exponent),
    1,
  );
/** The least factor that fills the exponents up to multiples of `power`. */
const multiplier = (number: number, power: number) =>
  build(number, (exponent) => (power - (exponent % power)) % power);

function keyOf({ scene, number }: Omit<Parameters, "place">): number {
  return scene === "root"
    ? build(number, (exponent) => Math.ceil(exponent / 2))
    : multiplier(number, SCENES[scene].power);
}

function usable(scene: SceneName, number: number): boolean {
  const powers = primePowers(number);
  const smooth = powers.every(({ prime }) => prime <= 11) && powers.length > 1;
  const repeated = powers.some(({ exponent }) => exponent > 1);
  const key = keyOf({ scene, number });
  return (
    smooth && repeated && key > 4 && key < 200 && key !== build(number, () => 1) && key !== number
  );
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(Object.keys(SCENES) as SceneName[]);
  const highest = scene === "root" ? 1_000 : scene === "cubes" ? 200 : 700;
  const numbers = [...integers(20, highest)].filter((number) => usable(scene, number));
  return { scene, number: chance.pick(numbers), place: chance.integer(0, 4) };
}

const RADICAL = {
  misconception: "distinct-primes-only",
  whyTempting: "Each prime of the number is taken once, and how often it occurs is not looked at.",
  repairQuestion: "How often does each prime occur in the number given?",
};

function multiplierChoices({ scene, number }: Parameters): WrongChoice[] {
  const { power } = SCENES[scene];
  const key = multiplier(number, power);
  const name = power === 2 ? "square" : "cube";
  const other = power === 2 ? "cube" : "square";
  const least = primePowers(key)[0]?.prime ?? 1;
  const last = primePowers(key).at(-1)?.prime ?? 1;
  const side = Math.round((number * key) ** (1 / power));
  const short = (prime: number): WrongChoice => ({
    ...choice(key / prime),
    rationale: `With ${key / prime}, the product is $${factoredTex((number * key) / prime)}$, and the exponent of ${prime} is not a multiple of ${power}.`,
    misconception: "missed-a-case",
    whyTempting: `The other exponents have become multiples of ${power}, and the prime ${prime} is overlooked.`,
    repairQuestion: `What is the exponent of ${prime} in the product of ${number} and ${key / prime}?`,
  });
  return [
    {
      ...choice(build(number, () => 1)),
      rationale: `The product of the different primes does not take account of their exponents in $${factoredTex(number)}$.`,
      ...RADICAL,
    },
    {
      ...choice(side),
      rationale: `This is the number whose ${name} results, $${side}^${power} = ${grouped(number * key).replaceAll(",", "{,}")}$, not the factor by which ${number} is multiplied.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: `It belongs to the finished ${name}, which is what the mind's eye sees.`,
      repairQuestion: `Is the side of the ${name} asked for, or the number of times that ${number} is taken?`,
    },
    {
      ...choice(multiplier(number, power === 2 ? 3 : 2)),
      rationale: `Multiplying by this number makes a perfect ${other}, where a perfect ${name} is wanted.`,
      misconception: "condition-dropped",
      whyTempting: `The exponents are filled up in the right way, but to multiples of ${power === 2 ? 3 : 2}.`,
      repairQuestion: `Of which number must the exponents of a perfect ${name} be multiples?`,
    },
    {
      ...choice(number ** (power - 1)),
      rationale: `With this factor the product is $${number}^${power}$, a perfect ${name}, but a smaller factor does it too.`,
      misconception: "condition-dropped",
      whyTempting: `A number times ${power === 2 ? "itself" : "its own square"} is certain to be a ${name}.`,
      repairQuestion: "Which prime factors of this number are not needed?",
    },
    short(last),
    short(least),
  ];
}

function rootChoices({ number }: Parameters): WrongChoice[] {
  const floor = build(number, (exponent) => Math.floor(exponent / 2));
  const radical = build(number, () => 1);
  return [
    {
      ...choice(radical),
      rationale: `The square of ${radical} contains each prime only twice, which is not enough for $${factoredTex(number)}$.`,
      ...RADICAL,
    },
    {
      ...choice(multiplier(number, 2)),
      rationale: `This is the factor that turns ${number} into a perfect square; the question asks for an integer whose square ${number} divides.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is found from the same exponents and answers a question much like this one.",
      repairQuestion: `Is the square of your number divisible by ${number}?`,
    },
    {
      ...choice(floor),
      rationale: `This halves each exponent and rounds down; its square, ${grouped(floor * floor)}, is not divisible by ${number}.`,
      misconception: "needed-exponent-rounded-down",
      whyTempting: "Odd exponents cannot be halved, so half a factor is dropped.",
      repairQuestion: "Which prime is missing in the square of your number?",
    },
    {
      ...choice(number),
      rationale: `The square of ${number} is divisible by ${number}, but the square of a smaller integer is as well.`,
      misconception: "condition-dropped",
      whyTempting: "It certainly satisfies the condition about divisibility.",
      repairQuestion: `Does $n^2$ need every prime factor of ${number} twice as often?`,
    },
    {
      ...choice(number % 2 === 0 ? number / 2 : floor * floor),
      rationale:
        number % 2 === 0
          ? `Half of ${number} is not what squaring calls for; a smaller integer has a square that is divisible by ${number}.`
          : `This is the largest perfect square that divides ${number}, not an integer whose square is divisible by ${number}.`,
      misconception:
        number % 2 === 0 ? "halved-instead-of-rooted" : "answered-intermediate-quantity",
      whyTempting: "It is a quick way of making the number given smaller.",
      repairQuestion: "Which operation undoes squaring?",
    },
  ];
}

function stepsOf({ scene, number }: Parameters, key: number): ModelStep[] {
  const { power } = SCENES[scene];
  const plain = (value: number) =>
    primePowers(value)
      .map(({ prime, exponent }) => `${prime}^${exponent}`)
      .join("*");
  const result = scene === "root" ? key * key : number * key;
  return [
    {
      text: `Factor the number given: $${number} = ${factoredTex(number)}$.`,
      why: "Squares, cubes, and divisibility are all decided by the exponents of the primes.",
      check: { left: `${number}`, right: plain(number) },
    },
    {
      text: `With $${key} = ${factoredTex(key)}$ the ${scene === "root" ? "square" : "product"} is $${factoredTex(result)}$.`,
      why:
        scene === "root"
          ? "Each exponent of the square is at least as large as in the number given."
          : `Every exponent is now a multiple of ${power}, and no smaller factor achieves this.`,
      check: { left: scene === "root" ? `${key}^2` : `${number}*${key}`, right: plain(result) },
    },
  ];
}

function reasoningOf({ scene, number }: Parameters, key: number): string[] {
  const { power, condition } = SCENES[scene];
  const powers = primePowers(number);
  const needs = powers.map(({ prime, exponent }) => {
    const extra = scene === "root" ? Math.ceil(exponent / 2) : (power - (exponent % power)) % power;
    if (extra === 0) return `${prime} no more times`;
    return `${prime} ${extra === 1 ? "once" : extra === 2 ? "twice" : `${extra} times`}`;
  });
  return [
    `The condition means that ${condition}.`,
    `Factor: $${number} = ${factoredTex(number)}$.`,
    scene === "root"
      ? "When $n$ is squared, each of its exponents doubles. So $n$ needs at least half of each exponent above, and a half must be rounded up."
      : `In a perfect ${power === 2 ? "square" : "cube"} every exponent is a multiple of ${power}. See what each exponent lacks.`,
    `So the number wanted contains ${listed(needs)}: it is $${factoredTex(key)} = ${key}$.`,
  ];
}

export const integersLeastMultiplier = defineModel<Parameters>({
  id: "integers-least-multiplier",
  knowledgeComponents: [
    "quantitative.arithmetic.integers.primes",
    "quantitative.arithmetic.integers.multiples",
  ],
  traps: ["exponents-of-primes", "answered-the-wrong-thing"],
  method: "The positive integers are tried from 1 upward until one meets the condition",
  draw,
  write: (parameters) => {
    const { scene, number } = parameters;
    const { stem, power, difficulty, condition } = SCENES[scene];
    const key = keyOf(parameters);
    const takeaway =
      scene === "root"
        ? "For a square to be divisible by a number, the integer needs at least half of each prime exponent, rounded up."
        : "A number is a perfect square or cube exactly when all exponents of its prime factorization are multiples of 2 or 3.";
    return {
      stem: stem(`${number}`),
      body: {
        type: "single-choice",
        key: {
          ...choice(key),
          rationale: `$${number} = ${factoredTex(number)}$ and $${key} = ${factoredTex(key)}$, so the ${scene === "root" ? `square of ${key} is $${factoredTex(key * key)}$, which ${number} divides` : `product is $${factoredTex(number * key)}$, where each exponent is a multiple of ${power}`}; nothing smaller will do.`,
        },
        wrong: withBestAndKeyAtPlace(
          key,
          scene === "root" ? rootChoices(parameters) : multiplierChoices(parameters),
          parameters.place,
        ),
      },
      difficulty,
      targetSeconds: 85,
      explanation: {
        quick: `Factor: $${number} = ${factoredTex(number)}$. ${scene === "root" ? "Squaring doubles exponents, so $n$ needs half of each exponent, rounded up" : `Each exponent has to become a multiple of ${power}, so supply what is missing and no more`}: $${factoredTex(key)} = ${key}$. The trap is to multiply the different primes without looking at how often each occurs.`,
        detailed: analysis({
          asked: `The least positive integer that meets the condition: ${condition}.`,
          plan: "Turn the condition into one about the exponents of the primes, and meet it as cheaply as possible.",
          reasoning: reasoningOf(parameters, key),
          options: `The product of the different primes, ${build(number, () => 1)}, ignores their exponents. Other choices meet a different condition, give a number found on the way, leave one prime short, or satisfy the condition without being the least. Only ${key} passes both tests: the condition holds, and dropping any prime from it breaks the condition.`,
          takeaway,
        }),
        steps: stepsOf(parameters, key),
        hints: [
          "Do not try numbers one by one. What does the condition say about prime factors?",
          scene === "root"
            ? "Squaring an integer doubles each exponent in its prime factorization."
            : `In a perfect ${power === 2 ? "square" : "cube"}, each exponent in the prime factorization is a multiple of ${power}.`,
          `Write ${number} as a product of powers of primes.`,
          scene === "root"
            ? "Take each exponent, halve it, round a half upward, and multiply the powers that result."
            : `For each prime, see how many more factors bring its exponent to the next multiple of ${power}, and multiply those factors.`,
        ],
        takeaway,
        selfExplain: {
          prompt: `Why is the product of the different primes of ${number} not the answer?`,
          expectations: [
            "the exponents decide, and they differ from prime to prime",
            "some primes are needed more or less often than once",
          ],
        },
      },
    };
  },
  recompute: ({ scene, number }, item) => {
    const power = scene === "cubes" ? 3 : 2;
    for (let candidate = 1; candidate <= 40_000; candidate += 1) {
      const root = Math.round((number * candidate) ** (1 / power));
      const fits =
        scene === "root"
          ? (candidate * candidate) % number === 0
          : root ** power === number * candidate;
      if (fits) return optionsNear(item, candidate);
    }
    throw new Error("no candidate fits");
  },
});
