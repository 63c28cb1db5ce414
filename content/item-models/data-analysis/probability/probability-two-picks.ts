import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question, type Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { Fraction, gcd, tex } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "product" | "spinners" | "parity";
  /** Picks are made from 1 to `first` and from 1 to `second`. */
  readonly first: number;
  readonly second: number;
  readonly divisor: number;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["product", "spinners", "parity"] as const);
  const size = () => (scene === "parity" ? 2 * chance.integer(2, 6) + 1 : chance.integer(4, 11));
  const [first, second] = [size(), size()];
  const divisor = scene === "product" ? chance.pick([3, 5]) : 2;
  // With an even number of values on one side, odd and even sums would be equally frequent.
  if (first === second || first < divisor || second < divisor) return null;
  return { scene, first, second, divisor };
}

const multiples = (upTo: number, divisor: number) => Math.floor(upTo / divisor);

interface Shares {
  /** Numbers of values with the property and without it, in either set. */
  readonly with: readonly [number, number];
  readonly without: readonly [number, number];
  readonly key: Fraction;
}

function sharesOf({ scene, first, second, divisor }: Parameters): Shares {
  const [a, b] = [multiples(first, divisor), multiples(second, divisor)];
  const [c, d] = [first - a, second - b];
  const all = first * second;
  const favorable = scene === "parity" ? a * d + c * b : all - c * d;
  return { with: [a, b], without: [c, d], key: new Fraction(favorable, all) };
}

interface Words {
  readonly stem: string;
  readonly property: string;
  readonly opposite: string;
  readonly event: string;
}

const ENDING = "\n\nGive your answer as a fraction.";

function wordsOf({ scene, first, second, divisor }: Parameters): Words {
  switch (scene) {
    case "product":
      return {
        stem: `One integer is selected at random from the integers from 1 to ${first}, inclusive, and another selection is made, independently, from the integers from 1 to ${second}, inclusive. What is the probability that the product of the two integers selected is a multiple of ${divisor}?${ENDING}`,
        property: `multiples of ${divisor}`,
        opposite: `no multiples of ${divisor}`,
        event: `a product that is a multiple of ${divisor}`,
      };
    case "spinners":
      return {
        stem: `A board game comes with two spinners. The red spinner stops with equal probability on each of its ${first} sectors, which are numbered from 1 to ${first}; the same holds for the green spinner and its ${second} sectors, numbered from 1 to ${second}. A player spins both and wins when at least one of the numbers is even. What is the player's probability of winning?${ENDING}`,
        property: "even numbers",
        opposite: "odd",
        event: "at least one even number",
      };
    default:
      return {
        stem: `Two stacks of cards lie face down on a table. In the left stack the cards show the integers 1 through ${first}, and in the right stack the integers 1 through ${second}, with one integer per card. If a card is drawn at random from each stack, what is the probability that the sum of the two integers drawn is odd?${ENDING}`,
        property: "even numbers",
        opposite: "odd",
        event: "an odd sum",
      };
  }
}

type Entry = Slip & { readonly value: string };

function slipsOf(parameters: Parameters): Entry[] {
  return anySlips(parameters).filter(({ value }) => new Fraction(value).compare(1) < 0);
}

function anySlips(parameters: Parameters): Entry[] {
  const { scene, first, second } = parameters;
  const {
    with: [a, b],
    without: [c, d],
    key,
  } = sharesOf(parameters);
  const all = first * second;
  const entry = (value: Fraction, slip: Slip): Entry => ({
    value: `${value.n}/${value.d}`,
    ...slip,
  });
  const opposite = entry(new Fraction(1).sub(key), {
    rationale: `This is the probability that the event does *not* occur.`,
    misconception: "complement-answered",
    whyTempting: "The opposite takes less work to count, and the last step is forgotten.",
    repairQuestion: "Which pairs of numbers have you counted?",
  });
  if (scene === "parity") {
    return [
      entry(new Fraction(a * d, all), {
        rationale:
          "This counts only an even number from the left stack with an odd one from the right; the reverse also gives an odd sum.",
        misconception: "missed-a-case",
        whyTempting: "One way to get an odd sum is found, and the search stops.",
        repairQuestion: "In how many ways can one number be even and the other odd?",
      }),
      entry(new Fraction(1, 2), {
        rationale:
          "Odd and even sums are not equally frequent here, since both stacks contain more odd than even numbers.",
        misconception: "outcomes-assumed-equal",
        whyTempting: "A sum is either odd or even, which suggests an even chance.",
        repairQuestion: "Are even and odd numbers equally frequent in each stack?",
      }),
      opposite,
    ];
  }
  return [
    entry(new Fraction(a * b, all), {
      rationale: "This requires both numbers to have the property; one is enough.",
      misconception: "stricter-than-stated",
      whyTempting: "Probabilities of two independent picks are multiplied.",
      repairQuestion: "Does the event also occur when only one of the numbers has the property?",
    }),
    entry(new Fraction(a, first).add(new Fraction(b, second)), {
      rationale:
        "Adding the two probabilities counts twice the pairs in which both numbers have the property.",
      misconception: "probabilities-added",
      whyTempting: "One or the other suggests a sum.",
      repairQuestion: "Which pairs are contained in both of the probabilities that you added?",
    }),
    entry(new Fraction(a * d + c * b, all), {
      rationale:
        "This counts the pairs in which exactly one number has the property and leaves out those in which both do.",
      misconception: "missed-a-case",
      whyTempting: "The two ways with exactly one look like the complete list.",
      repairQuestion: "Does the event occur when both numbers have the property?",
    }),
    opposite,
  ];
}

function countOf(parameters: Parameters) {
  const { scene, first, second } = parameters;
  const {
    with: [a, b],
    without: [c, d],
    key,
  } = sharesOf(parameters);
  const all = first * second;
  const found = scene === "parity" ? a * d + c * b : all - c * d;
  return scene === "parity"
    ? {
        all,
        text: `$${a} \\cdot ${d} + ${c} \\cdot ${b} = ${found}$`,
        ascii: `${a}*${d}+${c}*${b}`,
        found,
        how: `The sum is odd when one number is even and the other odd. Left even, right odd: $${a} \\cdot ${d}$ pairs; left odd, right even: $${c} \\cdot ${b}$ pairs.`,
        key,
      }
    : {
        all,
        text: `$${all} - ${c} \\cdot ${d} = ${found}$`,
        ascii: `${all}-${c}*${d}`,
        found,
        how: `The event fails only when both numbers are ${wordsOf(parameters).opposite}, which happens for $${c} \\cdot ${d} = ${c * d}$ pairs.`,
        key,
      };
}

function takeawayOf({ scene }: Parameters): string {
  return scene === "parity"
    ? "For an odd sum, add the two ways to pair an even with an odd number."
    : scene === "spinners"
      ? "Where one suitable number is enough, count the pairs without any suitable number and subtract."
      : "A product is a multiple of a prime as soon as one factor is; count the pairs in which neither is, and subtract.";
}

function detailOf(parameters: Parameters): string {
  const { first, second } = parameters;
  const words = wordsOf(parameters);
  const {
    with: [a, b],
    without: [c, d],
  } = sharesOf(parameters);
  const { all, text, found, how, key } = countOf(parameters);
  return analysis({
    asked: `The probability of ${words.event}.`,
    plan: "Count equally likely pairs: all of them, and the favorable ones.",
    reasoning: [
      `From 1 to ${first} there are ${a} ${words.property} and ${c} other numbers; from 1 to ${second} there are ${b} and ${d}.`,
      `Every number of the first set can come with every number of the second: $${first} \\cdot ${second} = ${all}$ pairs.`,
      `${how} Altogether the favorable pairs are ${text}.`,
      `The probability is $\\frac{${found}}{${all}}${Number(key.d) === all ? "" : ` = ${tex(key)}`}$.`,
    ],
    options: `Some wrong entries count only one of the ways in which the event occurs; others count the pairs with two suitable numbers twice, or demand that both numbers be suitable. The number $${tex(new Fraction(1).sub(key))}$ belongs to the opposite event. A fraction that is not reduced is as good as the reduced one.`,
    takeaway: takeawayOf(parameters),
  });
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { scene, first, second } = parameters;
  const words = wordsOf(parameters);
  const { all, text, ascii, found, how, key } = countOf(parameters);
  return {
    quick: `There are $${first} \\cdot ${second} = ${all}$ equally likely pairs. ${how} So the favorable pairs number ${text}, and the probability is $\\frac{${found}}{${all}}${Number(key.d) === all ? "" : ` = ${tex(key)}`}$. The trap is to count one way only, or to count pairs twice.`,
    detailed: detailOf(parameters),
    steps: [
      {
        text: `All pairs: $${first} \\cdot ${second} = ${all}$.`,
        why: "The picks are made separately, and all pairs are equally likely.",
        check: { left: `${first}*${second}`, right: `${all}` },
      },
      {
        text: `Favorable pairs: ${text}.`,
        why:
          scene === "parity"
            ? "An odd sum needs one even and one odd number, in either place."
            : "It is easier to count the pairs in which neither number is suitable.",
        check: { left: ascii, right: `${found}` },
      },
      {
        text: `Probability: $\\frac{${found}}{${all}}${Number(key.d) === all ? "" : ` = ${tex(key)}`}$.`,
        why: "Favorable pairs divided by all pairs.",
        check: { left: `${found}/${all}`, right: `${key.n}/${key.d}` },
      },
    ],
    hints: [
      "How many equally likely pairs of numbers are there?",
      scene === "parity"
        ? "The sum of two integers is odd when one is even and the other is odd."
        : "It is enough that one of the two numbers is suitable; think of the opposite event.",
      `How many ${words.property} are there from 1 to ${first}, and how many from 1 to ${second}?`,
      scene === "parity"
        ? "Multiply even by odd for both assignments of the stacks, add the products, and divide by the number of all pairs."
        : "Count the pairs in which neither number is suitable, subtract from the number of all pairs, and divide by that number.",
    ],
    takeaway: takeawayOf(parameters),
    selfExplain: {
      prompt:
        scene === "parity"
          ? "Why do two products have to be added?"
          : "Why is it easier to count the pairs that fail?",
      expectations:
        scene === "parity"
          ? ["the even number can come from either set", "the two ways exclude each other"]
          : [
              "they arise in one way only, with neither number suitable",
              "the suitable pairs arise in three ways",
            ],
    },
  };
}

export const probabilityTwoPicks = defineModel<Parameters>({
  id: "probability-two-picks",
  knowledgeComponents: [
    "quantitative.data-analysis.probability.simple-probability",
    "quantitative.arithmetic.integers.divisibility",
  ],
  traps: ["two-ways", "complement-forgotten"],
  method: "Every pair of numbers is listed, and the favorable pairs are counted",
  draw,
  write: (parameters) => {
    const { scene } = parameters;
    const words = wordsOf(parameters);
    const { key } = countOf(parameters);
    return {
      stem: words.stem,
      body: {
        type: "numeric-entry",
        key: { form: "fraction", numerator: Number(key.n), denominator: Number(key.d) },
        slips: slipsOf(parameters),
      },
      difficulty: scene === "product" ? 2 : 1,
      targetSeconds: scene === "product" ? 85 : 70,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ scene, first, second, divisor }) => {
    let [favorable, all] = [0, 0];
    for (const left of integers(1, first)) {
      for (const right of integers(1, second)) {
        all += 1;
        const holds =
          scene === "parity" ? (left + right) % 2 === 1 : (left * right) % divisor === 0;
        if (holds) favorable += 1;
      }
    }
    const common = gcd(favorable, all);
    return { numerator: favorable / common, denominator: all / common };
  },
});
