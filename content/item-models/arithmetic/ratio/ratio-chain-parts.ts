import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  defineModel,
  type ModelStep,
  type Question,
  type WrongChoice,
} from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, Fraction, gcd, grouped } from "../../kit/write-numbers.ts";
import { wrong } from "../item-parts.ts";

type SceneName = "orchestra" | "mortar" | "coins";

/** First to second is `a` to `b`, second to third is `c` to `d`; `unit` is the size of one common part. */
interface Parameters {
  readonly scene: SceneName;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly unit: number;
}

/** The three terms on a common scale. */
function termsOf({
  a,
  b,
  c,
  d,
}: Pick<Parameters, "a" | "b" | "c" | "d">): [number, number, number] {
  const [p, q, r] = [a * c, b * c, b * d];
  const common = gcd(gcd(p, q), r);
  return [p / common, q / common, r / common];
}

/** What is given and what is asked, in parts of the common scale. */
function partsOf(parameters: Parameters): { given: number; asked: number } {
  const [p, q, r] = termsOf(parameters);
  switch (parameters.scene) {
    case "orchestra":
      return { given: p + q + r, asked: q };
    case "mortar":
      return { given: p + q + r, asked: p };
    default:
      return { given: p - r, asked: r };
  }
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["orchestra", "mortar", "coins"]);
  const [a, b, c, d] = [2, 2, 2, 2].map((least) => chance.integer(least, 7));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  if (gcd(a, b) > 1 || gcd(c, d) > 1 || b === c) return null;
  const terms = termsOf({ a, b, c, d });
  const [p, , r] = terms;
  const unit = chance.integer(2, 12);
  const sum = terms.reduce((all, term) => all + term, 0) * unit;
  if (new Set(terms).size < 3 || p <= r || sum > 260 || sum < 40) return null;
  return { scene, a, b, c, d, unit };
}

interface Words {
  readonly stem: string;
  readonly names: readonly [string, string, string];
  readonly given: string;
  readonly asked: string;
}

function wordsOf(parameters: Parameters): Words {
  const { scene, a, b, c, d, unit } = parameters;
  const given = grouped(partsOf(parameters).given * unit);
  switch (scene) {
    case "orchestra":
      return {
        stem: `Every member of a youth orchestra plays a string, a wind, or a percussion instrument, and no one plays more than one. The ratio of string players to wind players is ${a} to ${b}, and the ratio of wind players to percussion players is ${c} to ${d}. If the orchestra has ${given} members, how many of them are wind players?`,
        names: ["string players", "wind players", "percussion players"],
        given: "the whole orchestra",
        asked: "the wind players",
      };
    case "mortar":
      return {
        stem: `A dry mortar is blended from sand, lime, and cement only. By weight, it contains ${a} parts of sand for every ${b} parts of lime, and ${c} parts of lime for every ${d} parts of cement. What weight of sand, in kilograms, is needed for ${given} kilograms of the mortar?`,
        names: ["sand", "lime", "cement"],
        given: "the whole mixture",
        asked: "the sand",
      };
    default:
      return {
        stem: `Three drawers of a cabinet hold coins. For every ${a} coins in the top drawer there are ${b} in the middle drawer, and for every ${c} in the middle drawer there are ${d} in the bottom drawer. The top drawer holds ${given} more coins than the bottom drawer does. How many coins are in the bottom drawer?`,
        names: ["top drawer", "middle drawer", "bottom drawer"],
        given: "the difference of the top and the bottom drawer",
        asked: "the bottom drawer",
      };
  }
}

/** Ratios joined without a common middle term. */
function mismatched(parameters: Parameters): WrongChoice[] {
  const { scene, a, b, c, d } = parameters;
  const { given } = partsOf(parameters);
  const amount = given * parameters.unit;
  const [p, q, r] = termsOf(parameters);
  const tries: [terms: [number, number, number], how: string][] = [
    [[a, b, d], `${a} to ${b} to ${d}, as if the middle term were ${b} in both ratios`],
    [[a, c, d], `${a} to ${c} to ${d}, as if the middle term were ${c} in both ratios`],
    [[a, b + c, d], `${a} to ${b + c} to ${d}, with the two middle terms added`],
  ];
  return tries.flatMap(([[x, y, z], how]) => {
    const [from, to] = scene === "coins" ? [x - z, z] : [x + y + z, scene === "mortar" ? x : y];
    const value = from > 0 ? new Fraction(amount).mul(to).div(from) : new Fraction(1, 2);
    if (value.d !== 1n) return [];
    const because = slip(
      "ratio-units-not-matched",
      `This joins the ratios to ${how}. With a common middle term, they are ${p} to ${q} to ${r}.`,
      "The numbers of the two ratios can be written in one row without any work.",
      `How many parts does each of the two ratios give to the ${wordsOf(parameters).names[1]}?`,
    );
    return [wrong(choice(value), because)];
  });
}

/** The amount shared by the first two kinds only. */
function sharedByTwo(parameters: Parameters): WrongChoice[] {
  const { scene, a, b, unit } = parameters;
  const { names } = wordsOf(parameters);
  const amount = new Fraction(partsOf(parameters).given * unit);
  const value = amount.mul(scene === "mortar" ? a : b).div(a + b);
  if (scene === "coins" || value.d !== 1n) return [];
  const because = slip(
    "part-for-whole",
    `This shares the amount between the ${names[0]} and the ${names[1]} only; the ${names[2]} must have a share too.`,
    `The ratio ${a} to ${b} alone seems to be enough to find the answer.`,
    "How many kinds share the total amount?",
  );
  return [wrong(choice(value), because)];
}

function otherAmounts(parameters: Parameters): WrongChoice[] {
  const { scene, unit } = parameters;
  const { given, asked } = partsOf(parameters);
  const { names } = wordsOf(parameters);
  const terms = termsOf(parameters);
  const row = terms.join(" to ");
  const parts = terms
    .map((term, index) =>
      wrong(
        choice(term * unit),
        slip(
          "other-part-answered",
          `This is ${term} of the parts of ${row}, those for the ${names[index] ?? ""}.`,
          "The size of one part is right, and it is multiplied by one of the terms.",
          "Which term of the combined ratio does the question ask about?",
        ),
      ),
    )
    .filter(({ order }) => order !== asked * unit);
  const onePart = wrong(
    choice(unit),
    slip(
      "answered-intermediate-quantity",
      `${unit} is the size of one part in the ratio ${row}.`,
      "Dividing by the number of parts is the main step, and its result is a whole number.",
      "How many such parts does the answer have?",
    ),
  );
  if (scene !== "coins") return [...sharedByTwo(parameters), ...parts, onePart];
  const difference = wrong(
    choice(given * unit),
    slip(
      "difference-taken-for-term",
      `${given * unit} is the difference of two drawers, not the number of coins in one of them.`,
      "It is the only number of coins in the statement.",
      "Which two drawers does this number compare?",
    ),
  );
  return [...parts, difference, onePart];
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { a, b, c, d, unit } = parameters;
  const [p, q, r] = termsOf(parameters);
  const { given, asked } = partsOf(parameters);
  const { names } = wordsOf(parameters);
  return [
    {
      text: `Write both ratios with ${q} for the ${names[1]}: ${p} to ${q}, and ${q} to ${r}.`,
      why: "Only then are the parts of the two ratios equally large.",
      check: { left: `${a}/${b}-${c}/${d}`, right: `${p}/${q}-${q}/${r}` },
    },
    {
      text: `The amount given is ${given} of these parts, so one part is $${given * unit} \\div ${given} = ${unit}$.`,
      why: "Parts of the same size can be added and subtracted.",
      check: { left: `${given * unit}/${given}`, right: `${unit}` },
    },
    {
      text: `Asked for are ${asked} parts: $${asked} \\cdot ${unit} = ${asked * unit}$.`,
      why: "An amount is its number of parts times the size of a part.",
      check: { left: `${asked}*${unit}`, right: `${asked * unit}` },
    },
  ];
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { scene, a, b, c, d, unit } = parameters;
  const [p, q, r] = termsOf(parameters);
  const { given, asked } = partsOf(parameters);
  const { names, given: givenName, asked: askedName } = wordsOf(parameters);
  const sum = scene === "coins" ? `${p} - ${r}` : `${p} + ${q} + ${r}`;
  const takeaway = "Join two ratios by giving the shared term the same number in both.";
  return {
    quick: `Both ratios contain the ${names[1]}, once with the number ${b} and once with ${c}. Use ${q} for both: the joint ratio is ${p} to ${q} to ${r}. The amount given, ${grouped(given * unit)}, is $${sum} = ${given}$ parts, so one part is ${unit}, and ${asked} parts are ${grouped(asked * unit)}. The trap is to join the ratios with unequal middle terms.`,
    detailed: analysis({
      asked: `The number for ${askedName}, when two ratios with a shared term and one amount are known.`,
      plan: "Find a joint ratio of all three, then the size of one part.",
      reasoning: [
        `The first ratio gives ${b} parts to the ${names[1]}, the second ${c}. Scale both ratios so that this number is ${q}.`,
        `The ratios become ${p} to ${q} and ${q} to ${r}, so the joint ratio is ${p} to ${q} to ${r}.`,
        `The given ${grouped(given * unit)} belongs to ${givenName}, that is, to $${sum} = ${given}$ parts.`,
        `One part is $${given * unit} \\div ${given} = ${unit}$, and what is asked, ${askedName}, takes up ${asked} parts: ${grouped(asked * unit)}.`,
      ],
      options:
        "Other values come from joining the ratios without matching the middle term, from sharing the amount among the wrong parts, or from giving another part or a single part.",
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "Two ratios share one quantity. Is its number the same in both?",
      `Rewrite the ratios ${a} to ${b} and ${c} to ${d} so that the shared quantity has the same number in each.`,
      `The least common multiple of ${b} and ${c} is a good choice for the shared number.`,
      `With the joint ratio, the amount given is $${sum}$ parts. Find one part, and then the parts that are asked for.`,
    ],
    takeaway,
    selfExplain: {
      prompt: `Why is the joint ratio not simply ${a} to ${b} to ${d}?`,
      expectations: [
        "the shared quantity has different numbers in the two ratios",
        "so a part of the first ratio is not as large as a part of the second",
      ],
    },
  };
}

export const ratioChainParts = defineModel<Parameters>({
  id: "ratio-chain-parts",
  knowledgeComponents: ["quantitative.arithmetic.ratio.ratio-parts"],
  traps: ["unequal-middle-terms", "answered-the-wrong-thing"],
  method:
    "All whole numbers are tried for the three amounts until both ratios and the amount given fit",
  draw,
  write: (parameters) => {
    const { scene, unit } = parameters;
    const { given, asked } = partsOf(parameters);
    return {
      stem: wordsOf(parameters).stem,
      body: {
        type: "single-choice",
        key: {
          ...choice(asked * unit),
          rationale: `In the joint ratio ${termsOf(parameters).join(" to ")}, the amount given is ${given} parts of ${unit}, and what is asked is ${asked} parts.`,
        },
        wrong: [...mismatched(parameters).slice(0, 2), ...otherAmounts(parameters)],
      },
      difficulty: scene === "coins" ? 3 : 2,
      targetSeconds: 90,
      explanation: explanationOf(parameters),
    };
  },
  recompute: (parameters, item) => {
    const { scene, a, b, c, d, unit } = parameters;
    const target = partsOf(parameters).given * unit;
    for (const second of integers(1, 2_000)) {
      const first = (second * a) / b;
      const third = (second * d) / c;
      const whole = first + second + third;
      if (Math.abs((scene === "coins" ? first - third : whole) - target) > 1e-9) continue;
      return optionsNear(item, { orchestra: second, mortar: first, coins: third }[scene]);
    }
    throw new Error("no amounts fit");
  },
});
