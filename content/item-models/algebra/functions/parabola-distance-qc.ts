import {
  comparisonKey,
  relationOf,
  type Relation as Sign,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparisonQuestion, temptations } from "../../kit/comparison-question.ts";
import {
  defineModel,
  type ModelStep,
  type Question,
  type Relation,
  type Slip,
} from "../../kit/item-model.ts";
import { choice, Fraction, plus, tex } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "values" | "points" | "flare";
  /** 1 where the graph opens upward, -1 downward, 0 where it is not given. */
  readonly opening: 1 | -1 | 0;
  /** Two places with equal values. */
  readonly equal: readonly [number, number];
  readonly asked: readonly [number, number];
  /** Only where a third point tells the opening: the common value, and the third point. */
  readonly level: number;
  readonly third: readonly [number, number];
  readonly key: Relation;
}

const inText = (value: number) => choice(value).text;

const gap = (place: number, [p, q]: readonly [number, number]) => Math.abs(2 * place - p - q);

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["values", "points", "flare"] as const);
  const key = chance.pick<Relation>(["A", "B", "C", "D"]);
  if (scene === "flare" && key === "D") return null;
  const opening =
    key === "D" || (key === "C" && scene === "values")
      ? 0
      : scene === "flare"
        ? -1
        : chance.pick([1, -1] as const);
  const from = scene === "flare" ? 0 : -6;
  const p = chance.integer(from, 4);
  const q = p + chance.integer(3, 9);
  const to = scene === "flare" ? p + q : 14;
  const [r, s] = [chance.integer(from, to), chance.integer(from, to)];
  const difference = gap(r, [p, q]) - gap(s, [p, q]);
  const relation =
    difference === 0 ? "C" : opening === 0 ? "D" : difference > 0 === opening > 0 ? "A" : "B";
  const sameSide = (2 * r - p - q) * (2 * s - p - q) >= 0;
  if (relation !== key || r === s || sameSide || [r, s].some((place) => place === p || place === q))
    return null;
  if (Math.abs(difference) > 6 || p * q === 0) return null;
  const middle = p + chance.integer(1, q - p - 1);
  if (middle === r || middle === s) return null;
  const level = chance.integer(-3, 6);
  const depth = opening * (middle - p) * (middle - q);
  if (Math.abs(depth) > 12) return null;
  return {
    scene,
    opening,
    equal: [p, q],
    asked: [r, s],
    level,
    third: [middle, level + depth],
    key,
  };
}

interface Words {
  readonly stem: string;
  readonly quantities: readonly [string, string];
  readonly shape: string;
}

function wordsOf({
  scene,
  opening,
  equal: [p, q],
  asked: [r, s],
  level,
  third,
}: Parameters): Words {
  if (scene === "values") {
    const sign = { "1": "a>0", "-1": "a<0", "0": "a\\ne 0" }[`${opening}`];
    return {
      stem: `For the function $f$ given by $f(x)=ax^{2}+bx+c$, where $a$, $b$, and $c$ are constants with $${sign}$, it is known that $f(${p})=f(${q})$.`,
      quantities: [`$f(${r})$`, `$f(${s})$`],
      shape:
        opening === 0
          ? "The sign of $a$ is not given, so the graph may open upward or downward."
          : `Since $${sign}$, the graph opens ${opening > 0 ? "upward" : "downward"}, and values are ${opening > 0 ? "greater" : "less"} the farther they are from the axis.`,
    };
  }
  if (scene === "points") {
    const third3 = opening === 0 ? "" : `, and $(${third[0]},${third[1]})$`;
    const points = `$(${p},${level})$${opening === 0 ? " and" : ","} $(${q},${level})$${third3}`;
    return {
      stem: `In the $xy$-plane, the graph of a quadratic function $g$ passes through ${points}.`,
      quantities: [`$g(${r})$`, `$g(${s})$`],
      shape:
        opening === 0
          ? "Two points at the same height do not tell whether the graph opens upward or downward."
          : `Between the two points of height ${inText(level)} the graph passes through a ${opening > 0 ? "lower" : "higher"} point, so it opens ${opening > 0 ? "upward" : "downward"}, and values are ${opening > 0 ? "greater" : "less"} the farther they are from the axis.`,
    };
  }
  return {
    stem: `A signal flare is shot upward from the top of a tower. As long as it is in the air, its height above the ground $t$ seconds after the shot is $c+bt-5t^{2}$ meters, where $b$ and $c$ are positive constants. The flare is at the same height at $t=${p}$ as at $t=${q}$, and it is still in the air at $t=${Math.max(p, q, r, s)}$.`,
    quantities: [
      `The height of the flare, in meters, at $t=${r}$`,
      `The height of the flare, in meters, at $t=${s}$`,
    ],
    shape:
      "The coefficient of $t^{2}$ is negative, so the graph opens downward, and the height is less the farther $t$ is from the axis.",
  };
}

function distancesOf({ equal: [p, q], asked: [r, s] }: Parameters) {
  const axis = new Fraction(p + q, 2);
  return { axis, first: axis.sub(r).abs(), second: axis.sub(s).abs() };
}

function conclusionOf(parameters: Parameters): string {
  const { key, asked } = parameters;
  const { first, second } = distancesOf(parameters);
  if (key === "C")
    return `Both ${inText(asked[0])} and ${inText(asked[1])} are at a distance of $${tex(first)}$ from the axis, so by symmetry the quantities are equal.`;
  const compared = `The distance of ${inText(asked[0])} from the axis is $${tex(first)}$, and that of ${inText(asked[1])} is $${tex(second)}$.`;
  return key === "D"
    ? `${compared} The farther one has the greater value if the graph opens upward and the lesser if it opens downward, so the relationship cannot be determined.`
    : `${compared} So Quantity ${key} is greater.`;
}

function slipsOf(parameters: Parameters): Record<Relation, Slip> {
  const { key, asked, equal } = parameters;
  const { axis } = distancesOf(parameters);
  const conclusion = conclusionOf(parameters);
  const [rising, falling] = asked[0] > asked[1] ? (["A", "B"] as const) : (["B", "A"] as const);
  const growing: Slip = {
    rationale: `The graph turns at its axis, at $${tex(axis)}$, so a greater number need not have a greater value. ${conclusion}`,
    misconception: "function-taken-as-increasing",
    whyTempting: `${inText(Math.max(...asked))} is the greater of the two numbers, and a greater number is expected to give a greater value.`,
    repairQuestion: `What would this reasoning say about ${inText(equal[0])} and ${inText(equal[1])}?`,
  };
  const shape: Slip = {
    rationale: `The two distances from the axis and the opening decide. ${conclusion}`,
    misconception: key === "D" ? "missed-a-case" : "coefficient-sign-misread",
    whyTempting:
      key === "D"
        ? "Only one of the two possible openings of the graph is considered."
        : "The opening of the graph is taken the wrong way round, or the wrong place is thought to be nearer to the axis.",
    repairQuestion: "On which side of the axis does each place lie, and how far from it?",
  };
  return {
    A: rising === "A" ? growing : shape,
    B: falling === "B" ? shape : growing,
    C: {
      rationale: `Equal values belong to places at equal distances from the axis at $${tex(axis)}$, and these distances differ. ${conclusion}`,
      misconception: "judged-by-eye",
      whyTempting:
        "The two places lie on different sides of the axis, like the two places with equal values.",
      repairQuestion: `What is the distance of each place from the middle of ${inText(equal[0])} and ${inText(equal[1])}?`,
    },
    D: {
      rationale: `The symmetry and what is told of the opening are enough. ${conclusion}`,
      misconception: "unknowns-outnumber-equations",
      whyTempting:
        "No value of the function is given for these places, so the quantities seem out of reach.",
      repairQuestion: "Which numbers do you need to compare two heights of a symmetric graph?",
    },
  };
}

function stepsOf(parameters: Parameters, symmetry: string): ModelStep[] {
  const {
    key,
    equal: [p, q],
  } = parameters;
  const { axis } = distancesOf(parameters);
  const words = wordsOf(parameters);
  const conclusion = conclusionOf(parameters);
  return [
    {
      text: symmetry,
      why: "A parabola is symmetric about its axis.",
      check: { left: `(${p}+(${q}))/2`, right: axis.toFraction() },
    },
    {
      text: key === "C" ? "Check the distances of the two places from the axis." : words.shape,
      why:
        key === "C"
          ? "Equal distances mean equal values, whatever the opening."
          : "The opening tells whether values grow or shrink with the distance from the axis.",
    },
    { text: conclusion, why: "Distance from the axis and opening together decide." },
  ];
}

function write(parameters: Parameters): Question {
  const {
    key,
    scene,
    opening,
    equal: [p, q],
  } = parameters;
  const words = wordsOf(parameters);
  const slips = slipsOf(parameters);
  const conclusion = conclusionOf(parameters);
  const { axis } = distancesOf(parameters);
  const symmetry = `Equal values at ${inText(p)} and ${inText(q)} put the axis of symmetry in the middle, at $\\frac{${p}${plus(q)}}{2}=${tex(axis)}$.`;
  const takeaway =
    "Two equal values of a quadratic function give its axis; other values are compared by their distances from the axis, together with the opening.";
  const relevant = key === "C" ? "" : `${words.shape} `;
  return comparisonQuestion({
    stem: words.stem,
    quantityA: words.quantities[0],
    quantityB: words.quantities[1],
    key,
    proof: `${symmetry} ${relevant}${conclusion}`,
    slips,
    difficulty: scene === "flare" ? 4 : key === "C" || opening === 0 || scene === "points" ? 5 : 4,
    targetSeconds: 95,
    quick: `${symmetry} ${relevant}${conclusion}`,
    asked:
      "Which of two values of a quadratic function is greater, without working out its coefficients.",
    plan: "Use the symmetry: find the axis, compare distances from it, and ask how the graph opens.",
    reasoning: [
      symmetry,
      key === "C"
        ? "Places at equal distances from the axis have equal values, whichever way the graph opens."
        : words.shape,
      conclusion,
    ],
    answers: temptations(key, slips),
    steps: stepsOf(parameters, symmetry),
    hints: [
      "You do not need the coefficients. Is there a property of the graph that does not depend on them?",
      "The graph of a quadratic function is symmetric. Two equal values tell where its axis is.",
      `Find the number in the middle of ${inText(p)} and ${inText(q)}.`,
      "Compare the distances of the two places from the axis, and think about which way the graph opens.",
    ],
    takeaway,
    selfExplain: {
      prompt: "How can values of a function be compared without knowing its coefficients?",
      expectations: [
        "the axis lies in the middle of two places with equal values",
        "distances from the axis are compared, with regard to the opening",
      ],
    },
  });
}

/** Every quadratic with small coefficients that fits the statement. */
function* relations({
  scene,
  opening,
  equal: [p, q],
  asked: [r, s],
  level,
  third,
}: Parameters): Generator<Sign> {
  for (const a of scene === "flare" ? [-5] : [-4, -3, -2, -1, 1, 2, 3, 4]) {
    for (let b = -200; b <= 200; b += 1) {
      const part = (x: number) => a * x * x + b * x;
      const fits =
        scene === "points"
          ? opening === 0 || part(third[0]) + level - part(p) === third[1]
          : a * opening >= 0;
      if (fits && part(p) === part(q)) yield relationOf(part(r), part(s));
    }
  }
}

export const parabolaDistanceQc = defineModel<Parameters>({
  id: "functions-parabola-distance-qc",
  knowledgeComponents: [
    "quantitative.algebra.functions.graphs-of-functions",
    "quantitative.algebra.functions.evaluate-functions",
    "quantitative.algebra.coordinate-geometry.parabolas-circles",
  ],
  traps: ["symmetry-overlooked", "opening-not-given"],
  method:
    "All quadratics with small whole coefficients that fit the statement are evaluated at both places",
  draw,
  write,
  recompute: (parameters) => comparisonKey(relations(parameters)),
});
