import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
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
import { Fraction } from "../../kit/write-numbers.ts";
import { frac, relationWords } from "../item-parts.ts";
import { letterSlips } from "./back-and-forth-letters.ts";

/** One amount is `percent` more (or less) than another: by what percent is the other less (or more)? */
interface Parameters {
  readonly scene: "lakes" | "wages" | "letters";
  readonly percent: number;
  readonly bound: number;
  readonly order: ">" | "<" | "≠";
}

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["lakes", "wages", "letters"] as const);
  const order = chance.pick([">", "<", "≠", "≠"] as const);
  const equal = chance.integer(1, 3) === 1;
  const percent =
    scene === "wages"
      ? chance.pick(equal ? [20, 50] : [10, 20, 25, 30, 40])
      : chance.pick(equal ? [25, 100, 150] : [20, 25, 30, 40, 50, 80]);
  const exact = backOf(scene, percent);
  const whole = Math.round(exact.valueOf());
  const bound = equal ? whole : chance.pick([percent, whole + 1, whole - 1]);
  return { scene, percent, bound, order };
}

/** The percent in the other direction. */
function backOf(scene: Parameters["scene"], percent: number): Fraction {
  return scene === "wages"
    ? new Fraction(100 * percent, 100 - percent)
    : new Fraction(100 * percent, 100 + percent);
}

function keyOf({ scene, percent, bound, order }: Parameters): Relation {
  if (scene === "letters") return ({ ">": "B", "<": "A", "≠": "D" } as const)[order];
  return answerOf(backOf(scene, percent).valueOf(), bound);
}

/** `33 1/3` as a mixed number. */
function mixed(value: Fraction): string {
  const whole = value.floor();
  const rest = value.sub(whole);
  if (rest.n === 0n) return String(whole.n);
  return `$${whole.n === 0n ? "" : whole.n}${frac(Number(rest.n), Number(rest.d))}$`;
}

function wordsOf({ scene, percent, order }: Parameters): {
  stem: string;
  quantityA: string;
  quantityB: string | null;
} {
  switch (scene) {
    case "lakes":
      return {
        stem: `The surface of Lake Ansel is ${percent} percent larger than the surface of Lake Brill.`,
        quantityA:
          "The percent by which the surface of Lake Brill is smaller than that of Lake Ansel",
        quantityB: null,
      };
    case "wages":
      return {
        stem: `At a vineyard, the hourly wage for pruning is ${percent} percent less than the hourly wage for grafting.`,
        quantityA: "The percent by which the wage for grafting exceeds the wage for pruning",
        quantityB: null,
      };
    default:
      return {
        stem: `$x$ and $y$ are positive numbers, and $x ${order === "≠" ? "\\neq" : order} y$. The positive difference between $x$ and $y$ is $k$ percent of $x$ and $m$ percent of $y$.`,
        quantityA: "$k$",
        quantityB: "$m$",
      };
  }
}

function proofOf(parameters: Parameters): string {
  const { scene, percent, bound, order } = parameters;
  if (scene === "letters") {
    const rule = "The same difference is a greater percent of the smaller number.";
    if (order === "≠")
      return `${rule} If $x = 4$ and $y = 5$, then $k = 25$ and $m = 20$; if $x = 5$ and $y = 4$, it is the other way round.`;
    return `${rule} Since $x ${order} y$, dividing it by $x$ gives the ${order === ">" ? "lesser" : "greater"} percent; for example, $x = ${order === ">" ? 5 : 4}$ and $y = ${order === ">" ? 4 : 5}$ give $k = ${order === ">" ? 20 : 25}$ and $m = ${order === ">" ? 25 : 20}$.`;
  }
  const other = scene === "wages" ? 100 - percent : 100 + percent;
  const exact = backOf(scene, percent);
  return `With amounts of 100 and ${other}, the difference is ${percent}, and ${percent} is ${mixed(exact)} percent of ${other}. This is ${relationWords(answerOf(exact.valueOf(), bound))} ${bound}.`;
}

function slipsOf(parameters: Parameters): Record<Relation, Slip> {
  const { scene, percent, bound } = parameters;
  if (scene === "letters") return letterSlips(parameters.order);
  const exact = mixed(backOf(scene, percent));
  const naive = answerOf(percent, bound);
  const other = scene === "wages" ? 100 - percent : 100 + percent;
  const why = (answer: "A" | "B" | "C") =>
    naive === answer
      ? `The percent is taken to be ${percent} in both directions${answer === "C" ? "" : `, and ${percent} is ${answer === "A" ? "greater" : "less"} than ${bound}`}.`
      : answer === "C"
        ? "The two numbers are close, and a rough estimate makes them equal."
        : `It is clear that the base changes, but the effect is easily ${(answer === "A") === (scene === "wages") ? "overrated" : "misjudged"}.`;
  const of = (answer: "A" | "B" | "C", texts: readonly [end: string, ask: string]): Slip =>
    slip(
      naive === answer ? "percent-of-wrong-base" : "judged-by-eye",
      `The difference, ${percent} when the amounts are 100 and ${other}, is ${exact} percent of ${other}, ${texts[0]}.`,
      why(answer),
      texts[1],
    );
  return {
    A: of("A", [
      `not more than ${bound} percent`,
      "Which of the two amounts is the base in Quantity A?",
    ]),
    B: of("B", [
      `not less than ${bound} percent`,
      "By which amount must the difference be divided?",
    ]),
    C: of("C", [
      `which differs from ${bound} percent`,
      "Is the difference divided by the same amount in both directions?",
    ]),
    D: slip(
      "hard-means-undetermined",
      `The ratio of the amounts is fixed, $100:${other}$, and so is the percent: ${exact}.`,
      "Neither of the two amounts is given.",
      "Would the percent change if both amounts were doubled?",
    ),
  };
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { scene, percent, order } = parameters;
  if (scene === "letters") {
    const [x, y] = order === "<" ? [4, 5] : [5, 4];
    return [
      {
        text: "Let $d$ be the difference. Then $k = \\frac{100d}{x}$ and $m = \\frac{100d}{y}$.",
        why: "A percent is the part divided by its base, times 100.",
        check: { left: "100*d/x", right: `${100 / x}`, given: { d: "1", x: `${x}` } },
      },
      {
        text: `For $x = ${x}$ and $y = ${y}$, the percents are $k = ${100 / x}$ and $m = ${100 / y}$.`,
        why: "With equal numerators, the fraction with the greater denominator is the lesser one.",
        check: { left: "100*d/y", right: `${100 / y}`, given: { d: "1", y: `${y}` } },
      },
    ];
  }
  const other = scene === "wages" ? 100 - percent : 100 + percent;
  const exact = backOf(scene, percent);
  return [
    {
      text: `Let the base of the ${percent} percent be 100; then the other amount is ${other}.`,
      why: "Only the ratio of the amounts matters.",
      check: { left: scene === "wages" ? `100-${percent}` : `100+${percent}`, right: `${other}` },
    },
    {
      text: `In the other direction, the base is ${other}: $100 \\cdot ${frac(percent, other)}$ is ${mixed(exact)}.`,
      why: "The same difference is now divided by the other amount.",
      check: { left: `100*${percent}/${other}`, right: `${exact.n}/${exact.d}` },
    },
  ];
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { scene, percent, bound } = parameters;
  const letters = scene === "letters";
  const other = scene === "wages" ? 100 - percent : 100 + percent;
  const proof = proofOf(parameters);
  const takeaway =
    "A difference is a greater percent of the smaller amount, so a percent cannot be carried over to the other direction.";
  return {
    quick: `${letters ? "The two percents have different bases." : 'A percent more or less refers to the amount that stands after "than", so the two directions have different bases.'} ${proof} The trap is to use one base for both.`,
    detailed: analysis({
      asked: letters
        ? "How the percents compare that one difference makes of two different numbers."
        : `How the percent in the other direction compares with ${bound}.`,
      plan: letters
        ? "Write each percent as a fraction, and compare fractions with equal numerators."
        : "Choose 100 for one amount, find the other, and divide the difference by the new base.",
      reasoning: [
        letters
          ? "Let the difference be $d$. It is $\\frac{100d}{x}$ percent of $x$ and $\\frac{100d}{y}$ percent of $y$."
          : `With 100 as the base of the ${percent} percent, the other amount is ${other}.`,
        letters
          ? "The numerators are equal and positive, so the smaller denominator makes the greater percent."
          : `The difference of the amounts is ${percent} in either direction, but in Quantity A it is divided by ${other}.`,
        proof,
      ],
      options: exceptKey(keyOf(parameters), {
        A: "Answer A puts the difference over a base that is not the one meant, or misjudges what another base does.",
        B: "Answer B takes the percent for smaller than it is, by a wrong base or by a rough estimate.",
        C: "Answer C overlooks that the base changes, or trusts an estimate.",
        D: letters
          ? "Answer D overlooks that the order of the numbers settles the order of the percents."
          : "Answer D misses amounts, though their ratio is enough.",
      }),
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "Every percent needs a base. What is the base of each percent here?",
      "The difference between the two amounts is the same in both directions; only its base changes.",
      letters
        ? "Write $k$ and $m$ as fractions with the difference in the numerator."
        : `Let one amount be 100, so that the other is ${other}.`,
      letters
        ? "The numerators are equal. Which denominators are possible, and in what order?"
        : `Divide ${percent} by ${other}, turn it into a percent, and hold it against ${bound}.`,
    ],
    takeaway,
    selfExplain: {
      prompt: "Why are the percents in the two directions different?",
      expectations: [
        "the difference is the same, but it is divided by different amounts",
        "the smaller amount as the base gives the greater percent",
      ],
    },
  };
}

export const percentBackAndForthQc = defineModel<Parameters>({
  id: "percent-back-and-forth-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.percent.percent-change",
    "quantitative.arithmetic.percent.percent-of",
  ],
  traps: ["base-of-percent"],
  method:
    "Many pairs of amounts that fit the statement are formed and the percents computed from them",
  draw,
  write: (parameters) => {
    const { stem, quantityA, quantityB } = wordsOf(parameters);
    const key = keyOf(parameters);
    return {
      stem,
      body: comparisonBody({
        quantityA,
        quantityB: quantityB ?? `${parameters.bound}`,
        key,
        proof: proofOf(parameters),
        slips: slipsOf(parameters),
      }),
      difficulty:
        parameters.scene === "letters"
          ? 3
          : answerOf(parameters.percent, parameters.bound) === key
            ? 1
            : 2,
      targetSeconds: parameters.scene === "letters" ? 80 : 60,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ scene, percent, bound, order }) => {
    const rounded = (value: number) => Math.round(value * 1e8) / 1e8;
    if (scene !== "letters") {
      const relations = [...integers(1, 30)].map((base) => {
        const compared =
          scene === "wages" ? base - (base * percent) / 100 : base + (base * percent) / 100;
        return relationOf(rounded((Math.abs(base - compared) / compared) * 100), bound);
      });
      return comparisonKey(relations);
    }
    const pairs = [...integers(1, 40)].flatMap((x) =>
      [...integers(1, 40)].map((y) => [x, y] as const),
    );
    return comparisonKey(
      pairs
        .filter(([x, y]) => ({ ">": x > y, "<": x < y, "≠": x !== y })[order])
        .map(([x, y]) => relationOf((Math.abs(x - y) / x) * 100, (Math.abs(x - y) / y) * 100)),
    );
  },
});
