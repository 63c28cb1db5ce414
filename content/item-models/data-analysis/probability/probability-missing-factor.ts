import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { decimal, Fraction } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "pumps" | "exams" | "parcels";
  /** Probabilities of the two independent events, in percent; the second is asked for. */
  readonly known: number;
  readonly sought: number;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["pumps", "exams", "parcels"] as const);
  const [known, sought] = [chance.integer(6, 18) * 5, chance.integer(7, 18) * 5];
  return sought === 50 || known === sought || known + sought === 100
    ? null
    : { scene, known, sought };
}

const written = (hundredths: number | Fraction) => decimal(new Fraction(hundredths).div(100));

/** The given combined probability, in percent: either, neither, or the first without the second. */
function givenOf({ scene, known, sought }: Parameters): Fraction {
  const neither = new Fraction((100 - known) * (100 - sought), 100);
  if (scene === "pumps") return new Fraction(100).sub(neither);
  return scene === "exams" ? neither : new Fraction(known * (100 - sought), 100);
}

interface Words {
  readonly stem: string;
  readonly first: string;
  readonly second: string;
  readonly given: string;
  /** The equation for the probability q, in TeX and for a check. */
  readonly equation: string;
  readonly check: readonly [left: string, right: string];
  readonly reading: string;
}

function wordsOf(parameters: Parameters): Words {
  const { scene, known } = parameters;
  const given = written(givenOf(parameters));
  const p = written(known);
  const rest = written(100 - known);
  switch (scene) {
    case "pumps":
      return {
        stem: `A cellar is kept dry by two pumps that start, or fail to start, independently of each other. During a storm the older pump will start with probability ${p}. With probability ${given}, at least one of the two will start. How likely is it, expressed as a probability, that the newer pump will start?`,
        first: "the older pump starts",
        second: "the newer pump starts",
        given: "at least one pump starts",
        equation: `(1 - ${p})(1 - q) = 1 - ${given}`,
        check: [`(1-${p})*(1-q)`, `1-${given}`],
        reading: `The opposite of “at least one” is “neither”, so neither pump starts with probability $1 - ${given} = ${written(new Fraction(100).sub(givenOf(parameters)))}$`,
      };
    case "exams":
      return {
        stem: `Noor and Tomas, who do not know each other, have applied for a place in two different programs, and their results are independent. Noor will get a place with probability ${p}. If the probability that *neither* of them will get a place is ${given}, what is the probability that Tomas will get one?`,
        first: "Noor gets a place",
        second: "Tomas gets a place",
        given: "neither gets a place",
        equation: `(1 - ${p})(1 - q) = ${given}`,
        check: [`(1-${p})*(1-q)`, given],
        reading: `Noor gets no place with probability $1 - ${p} = ${rest}$, and “neither” is a product of two such factors`,
      };
    default:
      return {
        stem: `Two parcels are sent by different routes. The first arrives on time with probability ${p}, and whether one of the parcels is on time has no influence on the other. That the first parcel arrives on time but the second does *not* has a probability of ${given}. Find the probability that the second parcel arrives on time.`,
        first: "the first parcel is on time",
        second: "the second parcel is on time",
        given: "only the first parcel is on time",
        equation: `${p}(1 - q) = ${given}`,
        check: [`${p}*(1-q)`, given],
        reading: `The first parcel is on time and the second is late, so the given number is the product of ${p} and $1 - q$`,
      };
  }
}

type Entry = Slip & { readonly value: string };

function slipsOf(parameters: Parameters, words: Words): Entry[] {
  const { scene, known, sought } = parameters;
  const given = givenOf(parameters);
  const make = (percent: Fraction, slip: Slip): Entry[] => {
    const reasonable = percent.compare(0) > 0 && percent.compare(100) < 0;
    const ends = 10_000 % Number(percent.d) === 0;
    return reasonable && ends ? [{ value: written(percent), ...slip }] : [];
  };
  return [
    ...make(new Fraction(100 - sought), {
      rationale: `This is the probability that the opposite holds, $1 - q$, and not that ${words.second}.`,
      misconception: "complement-answered",
      whyTempting: "It is what the division gives directly.",
      repairQuestion: "Does the factor you found stand for success or for failure?",
    }),
    ...make(scene === "pumps" ? given.sub(known) : new Fraction(known).sub(given), {
      rationale:
        scene === "pumps"
          ? `Subtracting ${written(known)} from ${written(given)} would be right only if the pumps never started together.`
          : `Subtracting ${written(given)} from ${written(known)} has no meaning for independent events: their probabilities are multiplied.`,
      misconception: "probabilities-added",
      whyTempting: "A missing part is often found by subtracting the known part.",
      repairQuestion: "Can both of the events occur together?",
    }),
    ...make(scene === "parcels" ? new Fraction(100 - known) : new Fraction(100).sub(given), {
      rationale:
        scene === "parcels"
          ? "This is the probability that the first parcel is late."
          : scene === "pumps"
            ? "This is the probability that neither pump starts."
            : "This is the probability that at least one of them gets a place.",
      misconception: "answered-wrong-region",
      whyTempting: "It takes a single subtraction from 1.",
      repairQuestion: "Which event has the probability that you found?",
    }),
    ...make(given.div(known).mul(100), {
      rationale: `Dividing ${written(given)} by ${written(known)} treats the given number as the probability that both events occur, which it is not.`,
      misconception: "wrong-complement",
      whyTempting: "For independent events a missing factor is found by division.",
      repairQuestion: "Into which two factors does the given probability split?",
    }),
  ];
}

export const probabilityMissingFactor = defineModel<Parameters>({
  id: "probability-missing-factor",
  knowledgeComponents: [
    "quantitative.data-analysis.probability.independent-events",
    "quantitative.data-analysis.probability.complement",
  ],
  traps: ["complement-forgotten", "added-not-multiplied"],
  method:
    "Every probability in hundredths is tried, with the joint outcomes counted in a square of 10,000 cells",
  draw,
  write: (parameters) => {
    const { scene, known, sought } = parameters;
    const words = wordsOf(parameters);
    const key = written(sought);
    const given = givenOf(parameters);
    const factor = scene === "parcels" ? known : 100 - known;
    const product = scene === "pumps" ? new Fraction(100).sub(given) : given;
    const quotient = `\\frac{${written(product)}}{${written(factor)}} = ${written(100 - sought)}`;
    const takeaway =
      "With independent events, turn the statement into a product, using complements where something does not happen, and divide to find the missing factor.";
    return {
      stem: words.stem,
      body: {
        type: "numeric-entry",
        key: { form: "decimal", value: key },
        slips: slipsOf(parameters, words),
      },
      difficulty: 3,
      targetSeconds: 80,
      explanation: {
        quick: `Let $q$ be the probability that ${words.second}. ${words.reading}: $${words.equation}$. Dividing gives $1 - q = ${quotient}$, so $q = ${key}$. The trap is to subtract probabilities as if the two events could not occur together, or to stop at $1 - q$.`,
        detailed: analysis({
          asked: `The probability $q$ that ${words.second}.`,
          plan: "Write what is given as a product of probabilities of independent events, and solve for the missing factor.",
          reasoning: [
            `${words.reading}.`,
            `The events are independent, so the probabilities multiply: $${words.equation}$.`,
            `Divide by ${written(factor)}: $1 - q = ${quotient}$.`,
            `Therefore $q = 1 - ${written(100 - sought)} = ${key}$.`,
          ],
          options: `The entry ${written(100 - sought)} stops at the probability of the opposite. A plain subtraction of the given numbers treats the events as excluding each other or mixes up sums and products. A quotient of the two given numbers ${scene === "parcels" ? "leads only to $1 - q$" : "takes the wrong event for the product"}.`,
          takeaway,
        }),
        steps: [
          {
            text: `Set up $${words.equation}$.`,
            why: `${words.reading}.`,
            check: { left: words.check[0], right: words.check[1], given: { q: key } },
          },
          {
            text: `Divide: $1 - q = ${quotient}$.`,
            why: "Dividing by the known factor leaves the unknown one.",
            check: { left: `${written(product)}/${written(factor)}`, right: written(100 - sought) },
          },
          {
            text: `Subtract from 1: $q = ${key}$.`,
            why: "The factor found belongs to the opposite of the event asked about.",
            check: { left: `1-${written(100 - sought)}`, right: key },
          },
        ],
        hints: [
          `What is given is the probability that ${words.given}. Which of the two events happen then, and which do not?`,
          "For independent events, the probability that both of two things happen is a product, and this also holds when one of them is a failure.",
          scene === "pumps"
            ? "Use the opposite of “at least one”, and find its probability."
            : "Write $1 - q$ for the probability that the second event does not happen, and set up the product.",
          "Divide by the known factor to find $1 - q$; one more small step remains.",
        ],
        takeaway,
        selfExplain: {
          prompt: "Why is the missing probability found by dividing and not by subtracting?",
          expectations: [
            "the events are independent, so the joint probability is a product",
            "both events can occur together, so their probabilities do not simply add up",
          ],
        },
      },
    };
  },
  recompute: (parameters) => {
    const { scene, known } = parameters;
    const wanted = givenOf(parameters).mul(100).valueOf();
    for (const tried of integers(1, 99)) {
      let cells = 0;
      for (const row of integers(1, 100)) {
        for (const column of integers(1, 100)) {
          const [first, second] = [row <= known, column <= tried];
          const holds = {
            pumps: first || second,
            exams: !first && !second,
            parcels: first && !second,
          };
          if (holds[scene]) cells += 1;
        }
      }
      if (cells === wanted) return { value: String(tried / 100) };
    }
    throw new Error("no probability in hundredths fits the statement");
  },
});
