import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type WrongChoice } from "../../kit/item-model.ts";
import { withBestAndKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "copies" | "difference" | "archive";
  readonly prime: number;
  /** The right side is a power of `prime ** root` with exponent `high`. */
  readonly root: number;
  readonly high: number;
  /** Exponent that the left side has besides the unknown one, and the factor of the unknown. */
  readonly extra: number;
  readonly factor: number;
  /** By how much the exponents of a difference differ. */
  readonly gap: number;
  /** Where the key stands among the options, about. */
  readonly place: number;
}

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["copies", "difference", "archive"] as const);
  for (;;) {
    const prime = chance.pick(scene === "archive" ? [2, 3] : [2, 3, 5]);
    const most = prime === 2 ? 4 : 2;
    const parameters: Parameters = {
      scene,
      prime,
      root: chance.integer(2, most),
      high: chance.integer(4, 12),
      extra:
        scene === "copies"
          ? 1
          : chance.pick(scene === "archive" ? [2, 3, 4] : [-3, -2, -1, 1, 2, 3]),
      factor: scene === "archive" ? chance.integer(2, 3) : 1,
      gap: chance.integer(2, most),
      place: chance.integer(0, 4),
    };
    const key = keyOf(parameters);
    const plausible = scene !== "archive" || prime ** (parameters.root * parameters.high) < 2e7;
    if (plausible && Number.isInteger(key) && key > 3 && parameters.root !== parameters.factor) {
      return parameters;
    }
  }
}

/** The solution: exponents of the same prime on both sides are equal. */
function keyOf({ root, high, extra, factor }: Parameters): number {
  return (root * high - extra) / factor;
}

/** `n + 2`, `n`, or `n - 1`. */
function shifted(by: number): string {
  return by === 0 ? "n" : `n ${by < 0 ? "-" : "+"} ${Math.abs(by)}`;
}

interface Written {
  readonly stem: string;
  readonly left: string;
  readonly right: string;
  /** Both sides as powers of the prime. */
  readonly leftPower: string;
  readonly rule: string;
}

function writtenOf({ scene, prime, root, high, extra, factor, gap }: Parameters): Written {
  const base = prime ** root;
  switch (scene) {
    case "copies": {
      const left = Array.from({ length: prime }, () => `${prime}^n`).join(" + ");
      return {
        stem: `If $${left} = ${base}^{${high}}$, what is the value of $n$?`,
        left,
        right: `${base}^{${high}}`,
        leftPower: `${prime} \\cdot ${prime}^n = ${prime}^{n + 1}`,
        rule: `${prime} equal terms are ${prime} times one of them`,
      };
    }
    case "difference": {
      const cofactor = prime ** gap - 1;
      const left = `${prime}^{${shifted(extra + gap)}} - ${prime}^{${shifted(extra)}}`;
      return {
        stem: `For which integer $n$ is $${left}$ equal to $${cofactor} \\cdot ${base}^{${high}}$?`,
        left,
        right: `${cofactor} \\cdot ${base}^{${high}}`,
        leftPower: `${prime}^{${shifted(extra)}}(${prime}^{${gap}} - 1) = ${cofactor} \\cdot ${prime}^{${shifted(extra)}}`,
        rule: "the lower power is a common factor of both terms",
      };
    }
    default: {
      const each = prime ** factor;
      const disks = prime ** extra;
      return {
        stem: `An archive consists of ${disks} disks, and each disk holds $${each}^n$ files. If the archive holds $${base}^{${high}}$ files in all, what is $n$?`,
        left: `${disks} \\cdot ${each}^n`,
        right: `${base}^{${high}}`,
        leftPower: `${prime}^{${extra}} \\cdot ${prime}^{${factor}n} = ${prime}^{${factor}n + ${extra}}`,
        rule: `all the numbers are powers of ${prime}`,
      };
    }
  }
}

const wrong = (value: number, said: Omit<WrongChoice, "text" | "order">) => ({
  ...choice(value),
  ...said,
});

/** The slip to which the structure of the left side invites. */
function sceneSlip({ scene, prime, root, high, extra, factor, gap }: Parameters): WrongChoice {
  const total = root * high;
  return {
    copies: wrong(total / prime, {
      rationale: `It makes the sum of the ${prime} terms $${prime}^{${prime}n}$, by the rule for a product of powers.`,
      misconception: "exponents-added-in-sum",
      whyTempting: "Adding the exponents of powers with the same base is a familiar rule.",
      repairQuestion: "Are the terms added or multiplied?",
    }),
    difference: wrong(total - extra - gap, {
      rationale: `This makes the higher exponent, $${shifted(extra + gap)}$, equal to ${total}; the power that is taken out is the lower one.`,
      misconception: "one-part-compared",
      whyTempting: "The higher power is the first term and much the larger one.",
      repairQuestion: "Which of the two powers divides both terms?",
    }),
    archive: wrong(total - extra, {
      rationale: `This is the value of $${factor}n$, and it still has to be divided by ${factor}.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "The exponents have been compared, and the work looks finished.",
      repairQuestion: "Of what is this the value?",
    }),
  }[scene];
}

function wrongChoices(parameters: Parameters): readonly WrongChoice[] {
  const { scene, prime, root, high, extra, factor } = parameters;
  const total = root * high;
  const base = prime ** root;
  const forgotten: Readonly<Record<Parameters["scene"], string>> = {
    copies: `the factor ${prime} that comes from the ${prime} equal terms`,
    difference: `the number that is added to or taken from $n$ in the exponents`,
    archive: `the number of disks, $${prime}^{${extra}}$`,
  };
  const choices = [
    wrong((total + extra) / factor, {
      rationale: `The ${Math.abs(extra)} comes in with the wrong sign: the exponents agree when $${factor === 1 ? "" : factor}${shifted(extra)} = ${total}$.`,
      misconception: "moved-term-without-sign",
      whyTempting: `The numbers ${total} and ${Math.abs(extra)} are the right ones, and only their combination is wrong.`,
      repairQuestion: "What do you get when this value is put into the left side?",
    }),
    wrong(high, {
      rationale: `The exponents are compared although the bases ${prime ** factor} and ${base} differ.`,
      misconception: "judged-by-base-or-exponent",
      whyTempting: `The exponent ${high} stands on the right side and is taken over.`,
      repairQuestion: `Which power of ${prime} is ${base}?`,
    }),
    wrong(total / factor, {
      rationale: `This leaves out ${forgotten[scene]}.`,
      misconception: "condition-dropped",
      whyTempting:
        "The right side is rewritten correctly, and the left side is simplified too quickly.",
      repairQuestion: "What is the exponent of the left side when it is written as a power?",
    }),
    sceneSlip(parameters),
    wrong((root + high - extra) / factor, {
      rationale: `For a power of a power the exponents are multiplied: $${base}^{${high}} = ${prime}^{${root} \\cdot ${high}}$, and not $${prime}^{${root} + ${high}}$.`,
      misconception: "exponent-rules-mixed",
      whyTempting: "Adding exponents is right for a product of powers.",
      repairQuestion: `How many factors ${prime} has $${base}^2$?`,
    }),
    wrong(high - extra, {
      rationale: `It sets exponents of the different bases ${prime ** factor} and ${base} against each other.`,
      misconception: "judged-by-base-or-exponent",
      whyTempting: "One factor is accounted for, but the bases are not made equal.",
      repairQuestion: `Which power of ${prime} is ${base}?`,
    }),
    wrong(root + high, {
      rationale: `It adds the exponents of $(${prime}^{${root}})^{${high}}$, which have to be multiplied.`,
      misconception: "exponent-rules-mixed",
      whyTempting: "Adding exponents is right for a product of powers.",
      repairQuestion: `How many factors ${prime} has $(${prime}^{${root}})^2$?`,
    }),
  ];
  const usable = choices.filter(
    ({ order }) => order !== undefined && order > 0 && Number.isInteger(order),
  );
  return withBestAndKeyAtPlace(keyOf(parameters), usable, parameters.place);
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { prime, root, high, extra, factor } = parameters;
  const { left, leftPower, rule } = writtenOf(parameters);
  const key = keyOf(parameters);
  const base = prime ** root;
  const total = root * high;
  const rightPower = `${base}^{${high}} = (${prime}^{${root}})^{${high}} = ${prime}^{${total}}`;
  const equation = `${factor === 1 ? "" : factor}${shifted(extra)} = ${total}`;
  return [
    {
      text: `Simplify the left side: $${left} = ${leftPower}$.`,
      why: `Here ${rule}.`,
    },
    {
      text: `Rewrite the right side: $${rightPower}$.`,
      why: "For a power of a power the exponents are multiplied.",
      check: { left: `${base}`, right: `${prime}^${root}` },
    },
    {
      text: `Compare exponents: $${equation}$, so $n = ${key}$.`,
      why: `Different powers of ${prime} are different numbers.`,
      check: {
        left: `${factor}*n+(${extra})`,
        right: `${total}`,
        given: { n: `${key}` },
      },
    },
  ];
}

export const exponentsSumEquation = defineModel<Parameters>({
  id: "exponents-sum-equation",
  knowledgeComponents: [
    "quantitative.arithmetic.exponents-roots.exponent-rules",
    "quantitative.algebra.expressions.factoring",
  ],
  traps: ["sum-is-not-product", "unequal-bases"],
  method: "Integers are put in one after the other, with both sides worked out in whole numbers",
  draw,
  write: (parameters) => {
    const { scene, prime, root, high, extra, factor } = parameters;
    const { stem, left, right, leftPower, rule } = writtenOf(parameters);
    const key = keyOf(parameters);
    const base = prime ** root;
    const total = root * high;
    const rightPower = `${base}^{${high}} = (${prime}^{${root}})^{${high}} = ${prime}^{${total}}`;
    const equation = `${factor === 1 ? "" : factor}${shifted(extra)} = ${total}`;
    const takeaway =
      "Turn sums of powers into products by a common factor, write everything with one base, and only then compare exponents.";
    return {
      stem,
      body: {
        type: "single-choice",
        key: {
          ...choice(key),
          rationale: `The left side is $${leftPower}$, and $${rightPower}$. Equal powers of ${prime} have equal exponents: $${equation}$, so $n = ${key}$.`,
        },
        wrong: wrongChoices(parameters),
      },
      difficulty: scene === "difference" ? 4 : scene === "copies" ? 2 : 3,
      targetSeconds: 75,
      explanation: {
        quick: `Write both sides with the base ${prime}. Since ${rule}, the left side is $${leftPower}$. On the right, $${rightPower}$. Comparing exponents gives $${equation}$, so $n = ${key}$. The trap is to treat a sum like a product, or to compare exponents of unequal bases.`,
        detailed: analysis({
          asked: `The exponent $n$ for which $${left} = ${right}$.`,
          plan: `Write both sides as a power of ${prime}, with the same number in front if there is one.`,
          reasoning: [
            `On the left, ${rule}: $${left} = ${leftPower}$.`,
            `On the right, $${base} = ${prime}^{${root}}$, so $${rightPower}$.`,
            `Now both sides have the same form, and the exponents must agree: $${equation}$.`,
            `Hence $n = ${key}$.`,
          ],
          options: `Reading off ${high} compares exponents although the bases differ. Multiplying or adding exponents of terms that are added or subtracted uses a rule for products. Adding ${root} and ${high} uses the rule for a product where there is a power of a power. The remaining choices lose a factor, stop early, or move an exponent with the wrong sign.`,
          takeaway,
        }),
        steps: stepsOf(parameters),
        hints: [
          "The unknown is an exponent. When may exponents on two sides be compared?",
          "Powers that are added have no rule of their own; look for a common factor or a common base.",
          `Every number here is tied to powers of ${prime}. Write ${base} as such a power.`,
          `Bring the left side to the form of a power of ${prime}, times a number if need be, and set the exponents equal.`,
        ],
        takeaway,
        selfExplain: {
          prompt: "Why must the bases be made equal before the exponents are compared?",
          expectations: [
            "equal powers of the same base have equal exponents",
            "with different bases the exponents of equal numbers differ",
          ],
        },
      },
    };
  },
  recompute: ({ scene, prime, root, high, extra, factor, gap }, item) => {
    const p = BigInt(prime);
    const right = (p ** BigInt(root)) ** BigInt(high);
    for (let n = 3; n <= 80; n += 1) {
      const power = (exponent: number) => p ** BigInt(exponent);
      const left =
        scene === "copies"
          ? Array.from({ length: prime }, () => power(n)).reduce((sum, term) => sum + term, 0n)
          : scene === "archive"
            ? power(extra) * power(factor) ** BigInt(n)
            : power(n + extra + gap) - power(n + extra);
      const wanted = scene === "difference" ? (power(gap) - 1n) * right : right;
      if (left === wanted) return optionsNear(item, n);
    }
    throw new Error("no integer solves the equation");
  },
});
