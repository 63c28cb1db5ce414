import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { answerOf, comparisonBody, exceptKey } from "../../kit/comparison-question.ts";
import {
  defineModel,
  type ModelStep,
  type Question,
  type Relation,
  type Slip,
} from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { frac, relationWords } from "../item-parts.ts";

type SceneName = "density" | "granola" | "harvest";

/** The numerator changes by `p` percent and the denominator by `q`; where `q` is null it rises by less than `p`. */
interface Parameters {
  readonly scene: SceneName;
  readonly p: number;
  readonly q: number | null;
  readonly bound: number;
}

/** Percent by which the quotient rises. */
const rise = (p: number, q: number) => (100 * (p - q)) / (100 + q);

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["density", "granola", "harvest"]);
  if (chance.integer(1, 4) === 1) {
    const p = chance.integer(4, 12) * 5;
    const bound = chance.integer(2, p / 5 - 1) * 5;
    return { scene, p, q: null, bound };
  }
  const wanted = chance.pick(["A", "B", "C"] as const);
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const p = chance.integer(-4, 14) * 5 + chance.pick([0, 0, 2, -1]);
    const q = chance.pick([-40, -25, -20, -10, -4, 4, 5, 10, 20, 25]);
    const value = rise(p, q);
    // Towns rarely shrink in area, and a density that rises by itself would make an odd story.
    const natural = scene !== "density" || (q > 0 && p > 0);
    if (!Number.isInteger(value) || value < 8 || value > 60 || p === 0 || !natural) continue;
    const bound = chance.pick([value, p - q, p - q, value + 2, value - 2]);
    if (bound > 0 && answerOf(value, bound) === wanted) return { scene, p, q, bound };
  }
  return null;
}

interface Words {
  readonly stem: string;
  readonly quotient: string;
  readonly numerator: string;
  readonly denominator: string;
}

const moved = (percent: number, [up, down]: readonly [string, string]) =>
  `${percent > 0 ? up : down} by ${Math.abs(percent)} percent`;

function wordsOf({ scene, p, q }: Parameters): Words {
  switch (scene) {
    case "density":
      return {
        stem: `Over a decade, the population of a town ${moved(p, ["grew", "fell"])}. In the same decade, the area of the town grew by ${q === null ? `some percent less than ${p} percent` : `${q} percent`} through the incorporation of villages.`,
        quotient: "the number of inhabitants per square kilometer",
        numerator: "population",
        denominator: "area",
      };
    case "granola":
      return {
        stem: `A maker of granola ${q === null ? "raised the weight of the granola in a box, though by a smaller percent than the price of the box," : `${moved(q, ["raised", "reduced"]).replace(" by", " the weight of the granola in a box by")}`} and ${moved(p, ["raised", "reduced"]).replace(" by", " the price of the box by")}.`,
        quotient: "the price per gram of granola",
        numerator: "price",
        denominator: "weight",
      };
    default:
      return {
        stem: `Compared with last year, the wheat harvest of a farm is ${moved(p, ["up", "down"])}, and the land on which the farm grows wheat is ${q === null ? "also up, but by a smaller percent" : moved(q, ["up", "down"])}.`,
        quotient: "the wheat harvest per hectare of land",
        numerator: "harvest",
        denominator: "land",
      };
  }
}

function keyOf({ p, q, bound }: Parameters): Relation {
  return q === null ? "D" : answerOf(rise(p, q), bound);
}

function proofOf(parameters: Parameters): string {
  const { p, q, bound } = parameters;
  const { denominator } = wordsOf(parameters);
  if (q === null) {
    return `If the ${denominator} rose by almost nothing, the quotient rose by nearly ${p} percent, more than ${bound}. If the ${denominator} rose by nearly ${p} percent, the quotient hardly rose at all, by less than ${bound} percent.`;
  }
  const value = rise(p, q);
  return `The new quotient is $${frac(100 + p, 100 + q)} = ${(100 + value) / 100}$ times the old one, a rise of ${value} percent, which is ${relationWords(answerOf(value, bound))} ${bound}.`;
}

function slipsOf(parameters: Parameters): Record<Relation, Slip> {
  const { p, q, bound } = parameters;
  const { numerator, denominator } = wordsOf(parameters);
  const open = q === null;
  const naive = open ? p : p - q;
  const difference = q === null ? "" : `$${p} - ${q < 0 ? `(${q})` : q} = ${naive}$`;
  const value = q === null ? 0 : rise(p, q);
  const led = (answer: Relation) => !open && answerOf(naive, bound) === answer;
  const exact = open
    ? ""
    : `The rise is exactly ${value} percent, since $${frac(100 + p, 100 + (q ?? 0))} = ${(100 + value) / 100}$`;
  const byDifference = `Subtracting the percents gives ${difference}, and with this value it would be so.`;
  const eye = "Two changes at once are hard to weigh against each other without computing.";
  return {
    A: slip(
      led("A") ? "percent-point-confusion" : open ? "missed-a-case" : "judged-by-eye",
      open
        ? `If the ${denominator} rose by nearly ${p} percent as well, the quotient hardly rose.`
        : `${exact}; that is not more than ${bound}.`,
      led("A")
        ? byDifference
        : open
          ? `The ${numerator} rose by ${p} percent, which is more than ${bound}.`
          : eye,
      open
        ? `What becomes of the quotient when the ${denominator} rises by almost as much as the ${numerator}?`
        : "By what factor is the quotient multiplied?",
    ),
    B: slip(
      led("B") ? "percent-point-confusion" : open ? "missed-a-case" : "judged-by-eye",
      open
        ? `If the ${denominator} rose by a tiny percent only, the quotient rose by nearly ${p} percent.`
        : `${exact}; that is not less than ${bound}.`,
      led("B")
        ? byDifference
        : open
          ? `A rise of the ${denominator} makes the quotient smaller, so its own rise must be smaller than ${p} percent.`
          : eye,
      open
        ? `What becomes of the quotient when the ${denominator} hardly changes?`
        : `If the ${numerator} were 100 and the ${denominator} 100 before, what would they be after?`,
    ),
    C: slip(
      led("C") ? "percent-point-confusion" : open ? "assumed-case-not-checked" : "judged-by-eye",
      open
        ? `A rise of exactly ${bound} percent is just one of many possibilities; nearly 0 and nearly ${p} percent are possible too.`
        : `${exact}; the number in Quantity B is ${bound}.`,
      led("C")
        ? `Subtracting the percents gives ${difference}, exactly Quantity B.`
        : open
          ? `A suitable rise of the ${denominator} would make it so.`
          : "The two numbers are close together.",
      "Of which numbers are the two percents taken?",
    ),
    D: slip(
      "hard-means-undetermined",
      `Both changes are known, so the factor is fixed whatever the amounts were. ${exact}.`,
      `Neither the ${numerator} nor the ${denominator} is given as an amount.`,
      `Does the result depend on whether the ${numerator} was 100 or 1,000 at first?`,
    ),
  };
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { p, q, bound } = parameters;
  const { numerator, denominator } = wordsOf(parameters);
  if (q === null) {
    const small = 1;
    return [
      {
        text: `Suppose the ${denominator} rose by ${small} percent: the factor is $${frac(100 + p, 100 + small)}$.`,
        why: `This is close to $${frac(100 + p, 100)}$, a rise of ${p} percent.`,
        check: { left: `(100+${p})/(100+${small})`, right: `${100 + p}/${100 + small}` },
      },
      {
        text: `Suppose it rose by ${p - 1} percent: the factor is $${frac(100 + p, 99 + p)}$, close to 1.`,
        why: `The two cases lie on different sides of ${bound} percent.`,
        check: { left: `(100+${p})/(100+${p - 1})`, right: `${100 + p}/${99 + p}` },
      },
    ];
  }
  const value = rise(p, q);
  return [
    {
      text: `The ${numerator} is multiplied by $${frac(100 + p, 100)}$, the ${denominator} by $${frac(100 + q, 100)}$.`,
      why: "A percent change is a factor.",
    },
    {
      text: `The quotient is multiplied by $${frac(100 + p, 100 + q)} = ${(100 + value) / 100}$, a rise of ${value} percent.`,
      why: "When a numerator and a denominator are multiplied, the quotient is multiplied by the quotient of the factors.",
      check: { left: `((100+${p})/(100+(${q}))-1)*100`, right: `${value}` },
    },
  ];
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { p, q, bound } = parameters;
  const { quotient, numerator, denominator } = wordsOf(parameters);
  const proof = proofOf(parameters);
  const takeaway =
    "The percent change of a quotient comes from dividing the factors, not from subtracting the percents.";
  return {
    quick: `Divide factors. ${proof} The trap is ${q === null ? `to overlook how much the unknown change of the ${denominator} matters` : `to subtract the percents, which gives ${p - q}`}.`,
    detailed: analysis({
      asked: `By what percent ${quotient} rose, compared with ${bound} percent.`,
      plan: `Write both changes as factors, and divide the factor of the ${numerator} by the factor of the ${denominator}.`,
      reasoning: [
        `With the ${numerator} at 100 before, it is ${100 + p} after the change.`,
        q === null
          ? `With the ${denominator} at 100 before, it is anything between 100 and ${100 + p} after it.`
          : `With the ${denominator} at 100 before, it is ${100 + q} after it.`,
        proof,
      ],
      options: exceptKey(keyOf(parameters), {
        A: "Answer A expects a greater rise than the factors allow in every case.",
        B: "Answer B expects a smaller rise than the factors give in every case.",
        C:
          q === null
            ? "Answer C picks one special case."
            : "Answer C fits a difference of percents or a rough estimate, but not the exact quotient.",
        D: "Answer D asks for amounts, though only factors matter.",
      }),
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "The quantity is a quotient of two others. Which one is divided by which?",
      "Write each percent change as a factor; for the quotient, the factors are divided.",
      q === null
        ? `The ${numerator} has the factor $${frac(100 + p, 100)}$. Between which factors can that of the ${denominator} lie?`
        : `The factors are $${frac(100 + p, 100)}$ for the ${numerator} and $${frac(100 + q, 100)}$ for the ${denominator}.`,
      q === null
        ? "Work out the percent for a very small and for a nearly equal rise of the denominator."
        : `Divide: $${frac(100 + p, 100 + q)}$. By how many percent does this factor exceed 1?`,
    ],
    takeaway,
    selfExplain: {
      prompt: "Why is the percent change of a quotient not the difference of the percent changes?",
      expectations: [
        "changes are factors, and the factors are divided",
        "the difference of percents ignores that the denominator has changed too",
      ],
    },
  };
}

export const percentQuotientChangeQc = defineModel<Parameters>({
  id: "percent-quotient-change-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.percent.percent-change",
    "quantitative.arithmetic.fractions-decimals.fraction-operations",
  ],
  traps: ["percents-subtracted"],
  method:
    "Amounts before and after are worked out for several cases, and the percent change of their quotient computed",
  draw,
  write: (parameters) => {
    const { p, q, bound } = parameters;
    const { stem, quotient } = wordsOf(parameters);
    const key = keyOf(parameters);
    const naive = q !== null && answerOf(p - q, bound) === key;
    return {
      stem,
      body: comparisonBody({
        quantityA: `The percent increase in ${quotient}`,
        quantityB: `${bound}`,
        key,
        proof: proofOf(parameters),
        slips: slipsOf(parameters),
      }),
      difficulty: naive ? 3 : 4,
      targetSeconds: 90,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ p, q, bound }) => {
    const cases =
      q === null ? Array.from({ length: 10 * p - 1 }, (_, index) => (index + 1) / 10) : [q];
    const relations = cases.flatMap((change) =>
      [40, 700].map((amount) => {
        const before = amount / 8;
        const after = (amount * (1 + p / 100)) / (8 * (1 + change / 100));
        const percent = ((after - before) / before) * 100;
        return relationOf(Math.round(percent * 1e8) / 1e8, bound);
      }),
    );
    return comparisonKey(relations);
  },
});
