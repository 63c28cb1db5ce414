import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { gcd } from "../../kit/write-numbers.ts";

type SceneName = "raffle" | "seedlings" | "range";

interface Parameters {
  readonly scene: SceneName;
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly second: number;
}

interface Counts {
  readonly all: number;
  readonly inFirst: number;
  readonly inSecond: number;
  readonly inBoth: number;
}

/** Counts of multiples between two numbers, both included. */
function counts({ from, to, first, second }: Parameters, common: number): Counts {
  const multiples = (of: number) => Math.floor(to / of) - Math.floor((from - 1) / of);
  return {
    all: to - from + 1,
    inFirst: multiples(first),
    inSecond: multiples(second),
    inBoth: multiples(common),
  };
}

/** What each scene asks for, from its counts. */
const ASKED: Readonly<Record<SceneName, (counts: Counts) => number>> = {
  raffle: ({ inFirst, inSecond, inBoth }) => inFirst + inSecond - 2 * inBoth,
  seedlings: ({ all, inFirst, inSecond, inBoth }) => all - inFirst - inSecond + inBoth,
  range: ({ inFirst, inBoth }) => inFirst - inBoth,
};

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["raffle", "seedlings", "range"]);
  const [first, second] = chance.pick([
    [4, 6],
    [6, 9],
    [6, 10],
    [8, 12],
    [6, 8],
    [10, 15],
    [9, 12],
    [4, 10],
    [6, 15],
  ] as const);
  const common = (first * second) / gcd(first, second);
  const from = scene === "range" ? chance.integer(3, 12) * first : 1;
  const to = scene === "range" ? from + chance.integer(9, 30) * first : chance.integer(6, 24) * 20;
  return to - from < 3 * common || to > 500 ? null : { scene, from, to, first, second };
}

function stemOf({ scene, from, to, first, second }: Parameters): string {
  switch (scene) {
    case "raffle":
      return `The tickets of a raffle are numbered from 1 to ${to}. Every ticket whose number is a multiple of ${first} wins a book, and every ticket whose number is a multiple of ${second} wins a plant. How many tickets win one of the two prizes but not both?`;
    case "seedlings":
      return `A nursery has a row of ${to} seedlings, in positions 1 to ${to}. In April the seedlings in positions ${first}, ${2 * first}, ${3 * first}, and so on were repotted, and in May those in positions ${second}, ${2 * second}, ${3 * second}, and so on were staked. How many of the seedlings were neither repotted nor staked?`;
    default:
      return `How many of the integers from ${from} to ${to}, inclusive, are divisible by ${first} but not divisible by ${second}?`;
  }
}

function slipsOf(parameters: Parameters): (Slip & { value: string })[] {
  const { scene, from, to, first, second } = parameters;
  const common = (first * second) / gcd(first, second);
  const found = counts(parameters, common);
  const wrongOverlap = counts(parameters, first * second);
  const { inFirst, inSecond, inBoth, all } = found;
  const product: Slip & { value: string } = {
    value: `${ASKED[scene](wrongOverlap)}`,
    rationale: `It takes the multiples of $${first} \\cdot ${second} = ${first * second}$ for the numbers divisible by both, but ${common} is divisible by both already.`,
    misconception: "lcm-as-product",
    whyTempting: "For two numbers without a common factor the product would be right.",
    repairQuestion: `Which is the least positive integer divisible by both ${first} and ${second}?`,
  };
  const more: Readonly<Record<SceneName, readonly (Slip & { value: string })[]>> = {
    raffle: [
      {
        value: `${inFirst + inSecond - inBoth}`,
        rationale: `This counts all tickets that win something, and the ${inBoth} tickets that win both are among them.`,
        misconception: "overlap-removed-too-few-times",
        whyTempting:
          "Taking the overlap away once is the usual rule for at least one of two properties.",
        repairQuestion: "Should a ticket that wins both prizes be counted once or not at all?",
      },
      {
        value: `${inFirst + inSecond}`,
        rationale: `The ${inBoth} tickets that win both prizes stand in both counts here, and they should not be counted at all.`,
        misconception: "counted-twice",
        whyTempting: "Adding the two counts looks like the whole work.",
        repairQuestion: `What does ticket number ${common} win?`,
      },
    ],
    seedlings: [
      {
        value: `${all - inFirst - inSecond}`,
        rationale: `The ${inBoth} seedlings that are both repotted and staked are taken away twice.`,
        misconception: "counted-twice",
        whyTempting: "Each treatment is taken off the total, and the overlap is not noticed.",
        repairQuestion: `How often is seedling number ${common} taken away?`,
      },
      {
        value: `${inFirst + inSecond - inBoth}`,
        rationale: "This is the number of seedlings that receive at least one of the treatments.",
        misconception: "complement-answered",
        whyTempting:
          "It is the number that the counting leads to, and only a subtraction is missing.",
        repairQuestion: "Which seedlings does your number describe?",
      },
    ],
    range: [
      {
        value: `${inFirst}`,
        rationale: `This counts every multiple of ${first} in the range; ${inBoth} of them are divisible by ${second} as well.`,
        misconception: "condition-dropped",
        whyTempting: "The first condition is counted with care, and the second is forgotten.",
        repairQuestion: `Is ${Math.ceil(from / common) * common} to be counted?`,
      },
      {
        value: `${inFirst - inSecond}`,
        rationale: `This takes away all ${inSecond} multiples of ${second}, including those that are not divisible by ${first} and were never counted.`,
        misconception: "subtracted-uncounted-cases",
        whyTempting: `The words "but not divisible by ${second}" seem to call for it.`,
        repairQuestion: `Which multiples of ${second} are among the multiples of ${first}?`,
      },
      {
        value: `${ASKED.range(counts({ ...parameters, from: from + 1 }, common))}`,
        rationale: `It leaves out ${from}, with which the range begins; "inclusive" means that both ends belong to it.`,
        misconception: "boundary-value-miscounted",
        whyTempting: `Dividing the length of the range, ${to} minus ${from}, by ${first} loses one multiple.`,
        repairQuestion: `How many multiples of ${first} are there from ${from} to ${from + first}?`,
      },
    ],
  };
  return [...more[scene], product];
}

const PLANS: Readonly<
  Record<SceneName, (c: Counts) => { sum: string; plain: string; why: string }>
> = {
  raffle: ({ inFirst, inSecond, inBoth }) => ({
    sum: `${inFirst} + ${inSecond} - 2 \\cdot ${inBoth}`,
    plain: `${inFirst}+${inSecond}-2*${inBoth}`,
    why: "A ticket with both prizes stands in both counts and belongs in none, so it is taken away twice.",
  }),
  seedlings: ({ all, inFirst, inSecond, inBoth }) => ({
    sum: `${all} - (${inFirst} + ${inSecond} - ${inBoth})`,
    plain: `${all}-(${inFirst}+${inSecond}-${inBoth})`,
    why: "A seedling with both treatments must be counted only once among the treated ones.",
  }),
  range: ({ inFirst, inBoth }) => ({
    sum: `${inFirst} - ${inBoth}`,
    plain: `${inFirst}-${inBoth}`,
    why: "Only those multiples of the second number matter that are multiples of the first as well.",
  }),
};

function stepsOf(parameters: Parameters): ModelStep[] {
  const { scene, from, to, first, second } = parameters;
  const common = (first * second) / gcd(first, second);
  const found = counts(parameters, common);
  const { inFirst, inBoth } = found;
  const key = ASKED[scene](found);
  const { sum, plain, why } = PLANS[scene](found);
  return [
    {
      text:
        scene === "range"
          ? `Count the multiples of ${first}: $${to / first} - ${from / first} + 1 = ${inFirst}$.`
          : `The least common multiple of ${first} and ${second} is ${common}, so ${inBoth} numbers are divisible by both.`,
      why:
        scene === "range"
          ? "Both ends of the range belong to it."
          : `The largest of them is $${common} \\cdot ${inBoth} = ${common * inBoth}$.`,
      check:
        scene === "range"
          ? { left: `${to / first}-${from / first}+1`, right: `${inFirst}` }
          : { left: `${common}*${inBoth}`, right: `${common * inBoth}` },
    },
    {
      text: `Combine: $${sum} = ${key}$.`,
      why,
      check: { left: plain, right: `${key}` },
    },
  ];
}

export const integersMultiplesCount = defineModel<Parameters>({
  id: "integers-multiples-count",
  knowledgeComponents: [
    "quantitative.arithmetic.integers.multiples",
    "quantitative.data-analysis.counting.sets-venn",
  ],
  traps: ["product-for-least-common-multiple", "counted-twice"],
  method: "Every integer of the range is tested by division and counted",
  draw,
  write: (parameters) => {
    const { scene, from, to, first, second } = parameters;
    const common = (first * second) / gcd(first, second);
    const found = counts(parameters, common);
    const { inFirst, inSecond, inBoth } = found;
    const key = ASKED[scene](found);
    const { sum, why } = PLANS[scene](found);
    const takeaway =
      "Numbers divisible by both of two integers are the multiples of their least common multiple, which may be less than the product.";
    const range = scene === "range" ? `from ${from} to ${to}` : `up to ${to}`;
    return {
      stem: stemOf(parameters),
      body: {
        type: "numeric-entry",
        key: { form: "decimal", value: `${key}` },
        slips: slipsOf(parameters),
      },
      difficulty: scene === "range" ? 3 : scene === "raffle" ? 4 : 3,
      targetSeconds: 95,
      explanation: {
        quick: `There are ${inFirst} multiples of ${first} ${range}${scene === "range" ? "" : ` and ${inSecond} multiples of ${second}`}. A number divisible by both is a multiple of ${common}, the least common multiple; there are ${inBoth} of these. So the count asked for is $${sum} = ${key}$. The trap is to use the product ${first * second} for the overlap.`,
        detailed: analysis({
          asked: {
            raffle: `How many numbers ${range} are multiples of exactly one of ${first} and ${second}.`,
            seedlings: `How many numbers ${range} are multiples of neither ${first} nor ${second}.`,
            range: `How many numbers ${range} are multiples of ${first} and not of ${second}.`,
          }[scene],
          plan: "Count the multiples of each number, find the overlap with the least common multiple, and combine the counts.",
          reasoning: [
            scene === "range"
              ? `The multiples of ${first} run from $${first} \\cdot ${from / first}$ to $${first} \\cdot ${to / first}$, so there are $${to / first} - ${from / first} + 1 = ${inFirst}$.`
              : `Dividing ${to} by ${first} and by ${second} gives ${inFirst} multiples of ${first} and ${inSecond} multiples of ${second}; fractions of a step do not count.`,
            `A number divisible by ${first} and by ${second} is divisible by their least common multiple, ${common}. In the range there are ${inBoth} such numbers.`,
            `${why}`,
            `This gives $${sum} = ${key}$.`,
          ],
          options: `Using ${first * second} for the overlap misses numbers such as ${common}. Leaving the overlap in, or taking it away the wrong number of times, counts some numbers that do not belong or loses some that do. An end of the range must be looked at by itself: it belongs to the range.`,
          takeaway,
        }),
        steps: stepsOf(parameters),
        hints: [
          "Which numbers belong to the group asked for, and which of them are easily counted by mistake?",
          "A number divisible by two integers is divisible by their least common multiple.",
          `Find the least common multiple of ${first} and ${second}, and count its multiples in the range.`,
          scene === "range"
            ? `Count all multiples of ${first} in the range, both ends included, and take away those that ${second} divides as well.`
            : scene === "raffle"
              ? `Add the ${inFirst} and ${inSecond} multiples, and decide how often the ${inBoth} common ones have to be taken away.`
              : `Find how many seedlings get at least one treatment, with the ${inBoth} common ones counted once, and take this from ${to}.`,
        ],
        fasterWay: `The pattern repeats every ${common} numbers, so count in one such block and see how many blocks, and what rest, the range contains.`,
        takeaway,
        selfExplain: {
          prompt: `Why is the product of ${first} and ${second} not used for the overlap?`,
          expectations: [
            `${first} and ${second} have a common factor`,
            `so a smaller number than the product, ${common}, is divisible by both`,
          ],
        },
      },
    };
  },
  recompute: ({ scene, from, to, first, second }) => {
    const belongs = (number: number) => {
      const [one, two] = [number % first === 0, number % second === 0];
      if (scene === "raffle") return one !== two;
      return scene === "seedlings" ? !one && !two : one && !two;
    };
    return { value: String([...integers(from, to)].filter(belongs).length) };
  },
});
