import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type ModelStep, type WrongChoice } from "../../kit/item-model.ts";
import { withBestAndKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, grouped } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "digits" | "zeros" | "notation";
  /** The number is `(2^e)^a * (5^f)^b`. */
  readonly e: number;
  readonly a: number;
  readonly f: number;
  readonly b: number;
  /** Where the key stands among the options, about. */
  readonly place: number;
}

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["digits", "zeros", "notation"] as const);
  for (;;) {
    const parameters: Parameters = {
      scene,
      e: chance.integer(2, 4),
      a: chance.integer(4, 12),
      f: chance.integer(1, 2),
      b: chance.integer(6, 20),
      place: chance.integer(0, 4),
    };
    const { twos, fives, rest } = splitOf(parameters);
    if (twos !== fives && rest > 9 && rest < 2_000) return parameters;
  }
}

function splitOf({ e, a, f, b }: Parameters) {
  const [twos, fives] = [e * a, f * b];
  const tens = Math.min(twos, fives);
  const base = twos > fives ? 2 : 5;
  const left = Math.abs(twos - fives);
  const rest = base ** left;
  return { twos, fives, tens, base, left, rest, length: String(rest).length };
}

function keyOf(parameters: Parameters): number {
  const { tens, length } = splitOf(parameters);
  return { digits: tens + length, zeros: tens, notation: tens + length - 1 }[parameters.scene];
}

const product = ({ e, a, f, b }: Parameters) => `${2 ** e}^{${a}} \\cdot ${5 ** f}^{${b}}`;

function stemOf(parameters: Parameters): string {
  const number = `$${product(parameters)}$`;
  const { e, a, f, b } = parameters;
  return {
    digits: `If the product ${number} is written out as an integer, how many digits does it have?`,
    zeros: `A laboratory labels its samples with two-part codes. There are $${2 ** e}^{${a}}$ possible first parts and $${5 ** f}^{${b}}$ possible second parts, and each first part may be combined with each second part. When the number of possible codes is written out in full, it ends in a row of zeros. How many zeros does this row have?`,
    notation: `In a physics table, the quantity ${number} is to be entered in the form $d \\times 10^k$, where $k$ is an integer and $1 \\leq d < 10$. Which value of $k$ has to be entered?`,
  }[parameters.scene];
}

const ASKED = {
  digits: "the number of digits",
  zeros: "the number of zeros at the end",
  notation: "the exponent of 10",
} as const;

/** Numbers that answer another question about the same digits. */
function near(parameters: Parameters): readonly (readonly [number, string])[] {
  const { twos, fives, tens, base, left, rest, length } = splitOf(parameters);
  return {
    digits: [
      [
        tens,
        `This is the number of zeros at the end; the ${length} digits of ${grouped(rest)} in front of them count too.`,
      ],
      [
        tens + left,
        `This adds the exponent ${left} to the zeros, but $${base}^{${left}}$ is ${grouped(rest)}, which has ${length} digits.`,
      ],
    ] as const,
    zeros: [
      [
        tens + length,
        `This is the number of all digits; the first ${length} are not among the zeros.`,
      ],
      [
        Math.max(twos, fives),
        "Each zero needs a 2 and a 5, so the scarcer of the two primes decides, not the more frequent one.",
      ],
    ] as const,
    notation: [
      [tens, `With this exponent, $d$ would be ${grouped(rest)}, which is not less than 10.`],
      [
        tens + length,
        "This is the number of digits; the point stands after the first digit, so the exponent is 1 less.",
      ],
    ] as const,
  }[parameters.scene];
}

function wrongChoices(parameters: Parameters): readonly WrongChoice[] {
  const { scene, e, a, f, b, place } = parameters;
  const { twos, fives } = splitOf(parameters);
  const wrong = (value: number, said: Omit<WrongChoice, "text" | "order">) => ({
    ...choice(value),
    ...said,
  });
  const choices = [
    ...near(parameters).map(([value, rationale]) =>
      wrong(value, {
        rationale,
        misconception: "answered-intermediate-quantity",
        whyTempting:
          "It comes from the right factors of 10, with the last step missing or mistaken.",
        repairQuestion: `What is ${ASKED[scene]} of a small example such as $2^4 \\cdot 5 = 80$?`,
      }),
    ),
    wrong(Math.min(a, b), {
      rationale: `The exponents ${a} and ${b} belong to ${2 ** e} and ${5 ** f}; they must first be turned into exponents of 2 and 5.`,
      misconception: "judged-by-base-or-exponent",
      whyTempting: "The smaller exponent decides, and these two exponents are in sight.",
      repairQuestion: `How many factors 2 has $${2 ** e}^{${a}}$?`,
    }),
    wrong(a + b, {
      rationale: "Exponents may be added only for powers of the same base.",
      misconception: "exponent-rules-mixed",
      whyTempting: "The powers are multiplied, and multiplying goes with adding exponents.",
      repairQuestion: "Which rule allows exponents to be added?",
    }),
    wrong(twos + fives, {
      rationale: `This counts all prime factors, ${twos} twos and ${fives} fives, but a factor of 10 takes one of each.`,
      misconception: "counted-twice",
      whyTempting: "Both exponents are right, and adding them seems to use everything.",
      repairQuestion: "How many factors of 2 and of 5 does one factor of 10 use up?",
    }),
    wrong(Math.min(e + a, f + b), {
      rationale: `For a power of a power the exponents are multiplied: $${2 ** e}^{${a}} = 2^{${twos}}$${f === 1 ? "" : ` and $${5 ** f}^{${b}} = 5^{${fives}}$`}.`,
      misconception: "exponent-rules-mixed",
      whyTempting: "Exponents are added where they must be multiplied.",
      repairQuestion: `How many factors 2 has $${2 ** e}^2$?`,
    }),
  ];
  return withBestAndKeyAtPlace(keyOf(parameters), choices, place);
}

function stepsOf(parameters: Parameters, conclusion: string): ModelStep[] {
  const { e, a, f, b } = parameters;
  const { twos, fives, tens, base, left, rest } = splitOf(parameters);
  return [
    {
      text: `Write the number as $2^{${twos}} \\cdot 5^{${fives}}$.`,
      why: "For a power of a power the exponents are multiplied.",
      check: { left: `${e}*${a}+${f}*${b}`, right: `${twos}+${fives}` },
    },
    {
      text: `Pair off twos and fives: $10^{${tens}} \\cdot ${base}^{${left}}$, and $${base}^{${left}} = ${rest}$.`,
      why: "Each 2 with a 5 makes a factor of 10.",
      check: { left: `${base}^${left}`, right: `${rest}` },
    },
    { text: conclusion, why: "Factors of 10 only add zeros." },
  ];
}

export const exponentsTrailingDigits = defineModel<Parameters>({
  id: "exponents-trailing-digits",
  knowledgeComponents: [
    "quantitative.arithmetic.exponents-roots.scientific-notation",
    "quantitative.arithmetic.exponents-roots.exponent-rules",
  ],
  traps: ["pair-twos-and-fives", "answered-the-wrong-thing"],
  method: "The number is worked out in full and its digits are counted",
  draw,
  write: (parameters) => {
    const { scene } = parameters;
    const { twos, fives, tens, base, left, rest, length } = splitOf(parameters);
    const key = keyOf(parameters);
    const conclusion = {
      digits: `So the integer is ${grouped(rest)} followed by ${tens} zeros, which makes $${length} + ${tens} = ${key}$ digits.`,
      zeros: `So the number is ${grouped(rest)} followed by ${tens} zeros, and ${grouped(rest)} itself does not end in 0.`,
      notation: `Here ${grouped(rest)} has ${length} digits, so the point moves ${length - 1} ${length === 2 ? "place" : "places"} further and the exponent of 10 is ${key}.`,
    }[scene];
    const takeaway =
      "Pair every factor 2 with a factor 5 to count factors of 10; what is left over supplies the leading digits.";
    return {
      stem: stemOf(parameters),
      body: {
        type: "single-choice",
        key: {
          ...choice(key),
          rationale: `The number is $2^{${twos}} \\cdot 5^{${fives}} = 10^{${tens}} \\cdot ${rest}$. ${conclusion}`,
        },
        wrong: wrongChoices(parameters),
      },
      difficulty: scene === "zeros" ? 3 : 5,
      targetSeconds: scene === "zeros" ? 80 : 95,
      explanation: {
        quick: `Write everything with the primes 2 and 5: $${product(parameters)} = 2^{${twos}} \\cdot 5^{${fives}}$. Each 2 with a 5 makes a 10, so this is $10^{${tens}} \\cdot ${base}^{${left}} = 10^{${tens}} \\cdot ${rest}$. ${conclusion} The trap is to combine exponents of different bases.`,
        detailed: analysis({
          asked: `${ASKED[scene].slice(0, 1).toUpperCase()}${ASKED[scene].slice(1)} of a product that is too large to work out.`,
          plan: "Break both bases into primes and pair twos with fives to form powers of 10.",
          reasoning: [
            `The exponents of a power of a power are multiplied, so the number is $2^{${twos}} \\cdot 5^{${fives}}$.`,
            `There are ${tens} pairs of a 2 and a 5. They make $10^{${tens}}$, and $${base}^{${left}}$ is left over.`,
            `Since $${base}^{${left}} = ${rest}$, the number is $${rest} \\cdot 10^{${tens}}$.`,
            conclusion,
          ],
          options: `Adding or comparing the printed exponents treats different bases as if they were the same. Counting all twos and fives separately counts every factor of 10 twice. The number of pairs, the number of digits, and the exponent in scientific notation are three different things, so the last step has to follow the question.`,
          takeaway,
        }),
        steps: stepsOf(parameters, conclusion),
        hints: [
          "The number is too large to write out. Which factors produce zeros at the end?",
          "A factor of 10 consists of one factor 2 and one factor 5.",
          "Write both bases as powers of 2 and of 5, and multiply exponents where a power is raised to a power.",
          `Form as many pairs of 2 and 5 as possible, work out what is left over, and read off ${ASKED[scene]}.`,
        ],
        takeaway,
        selfExplain: {
          prompt: "Why does the scarcer of the two primes decide how many zeros there are?",
          expectations: [
            "each zero at the end needs one 2 and one 5",
            "when one of them is used up, no further factor of 10 can be formed",
          ],
        },
      },
    };
  },
  recompute: ({ scene, e, a, f, b }, item) => {
    const digits = String((2n ** BigInt(e)) ** BigInt(a) * (5n ** BigInt(f)) ** BigInt(b));
    const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
    return optionsNear(item, { digits: digits.length, zeros, notation: digits.length - 1 }[scene]);
  },
});
