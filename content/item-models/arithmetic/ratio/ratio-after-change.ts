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
import { choice, counted, Fraction, gcd } from "../../kit/write-numbers.ts";
import { wrong } from "../item-parts.ts";

type SceneName = "ferry" | "shelves" | "towers";

/** At first `a` to `b`; after a change by `moved` it is `c` to `d`. */
interface Parameters {
  readonly scene: SceneName;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly unit: number;
  readonly moved: number;
}

/** What the change adds to the first and to the second amount, per object moved. */
const CHANGES = { ferry: [0, -1], shelves: [-1, 1], towers: [1, 1] } as const;

function amountsOf({ scene, a, b, unit, moved }: Parameters) {
  const [first, second] = CHANGES[scene];
  const before = [a * unit, b * unit] as const;
  return { before, after: [before[0] + first * moved, before[1] + second * moved] as const };
}

function askedOf(parameters: Parameters): number {
  const { before } = amountsOf(parameters);
  return parameters.scene === "shelves" ? before[0] : before[1];
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick<SceneName>(["ferry", "shelves", "towers"]);
  const [a, b] = [chance.integer(2, 9), chance.integer(2, 9)];
  const unit = chance.integer(3, scene === "towers" ? 9 : 16);
  const moved = chance.integer(4, 24);
  const [x, y] = amountsOf({ scene, a, b, c: 1, d: 1, unit, moved }).after;
  const common = gcd(x, y);
  const [c, d] = [x / common, y / common];
  const fits = gcd(a, b) === 1 && a !== b && Math.min(x, y) > 0 && c <= 9 && d <= 9 && c !== d;
  // The new ratio must not settle the matter at first sight by using the same part size.
  return fits && common !== unit ? { scene, a, b, c, d, unit, moved } : null;
}

interface Words {
  readonly stem: string;
  readonly first: string;
  readonly second: string;
  /** Before and after the change. */
  readonly times: readonly [string, string];
  readonly asked: string;
  /** What stays the same. */
  readonly constant: string;
}

function wordsOf({ scene, a, b, c, d, moved }: Parameters): Words {
  switch (scene) {
    case "ferry":
      return {
        stem: `When a ferry left the first harbor, the ratio of cars to bicycles on board was ${a} to ${b}. At the second harbor, ${counted(moved, "bicycle")} and no other vehicles left the ferry, none came on board, and the ratio of cars to bicycles became ${c} to ${d}. How many bicycles had been on the ferry when it left the first harbor?`,
        first: "the number of cars",
        second: "the number of bicycles",
        times: ["before the second harbor", "after the second harbor"],
        asked: "the bicycles that left the first harbor",
        constant: "the number of cars",
      };
    case "shelves":
      return {
        stem: `A shop displays its globes in two windows. The numbers of globes in the left and the right window were in the ratio ${a}:${b} until a clerk moved ${counted(moved, "globe")} from the left window to the right one, which changed the ratio to ${c}:${d}. How many globes had the left window held before?`,
        first: "the number on the left",
        second: "the number on the right",
        times: ["before the move", "after the move"],
        asked: "the globes in the left window before the move",
        constant: "the total number of globes",
      };
    default:
      return {
        stem: `Two oak trees were planted in different years. This year the older tree and the younger tree have ages in the ratio ${Math.max(a, b)} to ${Math.min(a, b)}; in ${moved} years the ratio of the ages will be ${Math.max(c, d)} to ${Math.min(c, d)}. How old, in years, is the ${b > a ? "older" : "younger"} tree now?`,
        first: `the age of the ${b > a ? "younger" : "older"} tree`,
        second: `the age of the ${b > a ? "older" : "younger"} tree`,
        times: ["now", `in ${moved} years`],
        asked: `the present age of the ${b > a ? "older" : "younger"} tree`,
        constant: "the difference of the ages",
      };
  }
}

function sameUnitSlip(parameters: Parameters): WrongChoice[] {
  const { scene, a, b, c, d, moved } = parameters;
  const steps = { ferry: b - d, shelves: a - c, towers: d - b }[scene];
  if (steps === 0) return [];
  const size = new Fraction(moved).div(Math.abs(steps));
  const terms = scene === "shelves" ? a : b;
  const value = size.mul(terms);
  const because = slip(
    "ratio-units-not-matched",
    `This takes ${moved} for ${counted(Math.abs(steps), "part")} because a term changes by ${Math.abs(steps)}. But the parts of the two ratios are not equally large.`,
    "The terms of the two ratios can be compared directly, and one subtraction seems to be enough.",
    "Is one part before the change as large as one part after it?",
  );
  return value.d === 1n ? [wrong(choice(value), because)] : [];
}

type OtherAmount = readonly [value: number, what: string, misconception: string, why: string];

/** True amounts of the story that are not asked for. */
function otherAmounts(parameters: Parameters): OtherAmount[] {
  const { scene } = parameters;
  const { first, second, times } = wordsOf(parameters);
  const { before, after } = amountsOf(parameters);
  const wrongTime = "It is found on the way, and the change is easily put before or after it.";
  const same = "It follows from the same equation.";
  const own = scene === "shelves" ? 0 : 1;
  const other = scene === "shelves" ? second : first;
  const asked = scene === "shelves" ? first : second;
  const amounts: OtherAmount[] = [
    [after[own], `${asked} ${times[1]}`, "answered-intermediate-quantity", wrongTime],
    [before[1 - own] ?? 0, `${other} ${times[0]}`, "other-part-answered", same],
    [after[1 - own] ?? 0, `${other} ${times[1]}`, "other-part-answered", same],
  ];
  if (scene === "towers") return amounts;
  const all: OtherAmount = [
    before[0] + before[1],
    `the sum of both amounts ${times[0]}`,
    "part-for-whole",
    "A total is the natural thing to look for first.",
  ];
  return [...amounts, all];
}

function wrongChoices(parameters: Parameters): WrongChoice[] {
  const { unit, moved, a, b } = parameters;
  const { asked } = wordsOf(parameters);
  const amounts = otherAmounts(parameters).map(([value, what, misconception, why]) =>
    wrong(
      choice(value),
      slip(
        misconception,
        `This is ${what}, but the question asks for ${asked}.`,
        why,
        "To which time and to which group does your number belong?",
      ),
    ),
  );
  const change = wrong(
    choice(moved),
    slip(
      "coefficient-read-as-answer",
      `${moved} is the size of the change, which the statement gives.`,
      "It is the one number in the statement that is not part of a ratio.",
      "What does the equation say about the amounts?",
    ),
  );
  const onePart = wrong(
    choice(unit),
    slip(
      "answered-intermediate-quantity",
      `${unit} is the size of one part of the ratio ${a} to ${b}.`,
      "It is the solution of the equation for one part.",
      "How many such parts belong to what is asked?",
    ),
  );
  const key = askedOf(parameters);
  return [...sameUnitSlip(parameters), ...amounts, onePart, change].filter(
    ({ order }) => order !== key,
  );
}

/** The equation for one part of the first ratio, in TeX and in plain signs. */
function equationOf({ scene, a, b, c, d, moved }: Parameters): {
  tex: string;
  left: string;
  right: string;
} {
  const [first, second] = CHANGES[scene];
  const term = (factor: number, change: number) =>
    `${factor}k${change === 0 ? "" : change > 0 ? ` + ${moved}` : ` - ${moved}`}`;
  const [x, y] = [term(a, first), term(b, second)];
  const plain = (text: string) => `(${text.replace("k", "*k").replaceAll(" ", "")})`;
  return {
    tex: `\\frac{${x}}{${y}} = \\frac{${c}}{${d}}`,
    left: `${d}*${plain(x)}`,
    right: `${c}*${plain(y)}`,
  };
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { scene, a, b, unit } = parameters;
  const { first, second, asked, times } = wordsOf(parameters);
  const equation = equationOf(parameters);
  const key = askedOf(parameters);
  return [
    {
      text: `Let ${first} be $${a}k$ and ${second} $${b}k$ ${times[0]}.`,
      why: "A ratio fixes two amounts up to one common factor.",
    },
    {
      text: `Write the ratio after the change: $${equation.tex}$, so $k = ${unit}$.`,
      why: "The change is in objects, so it is applied to the amounts and not to the terms of the ratio.",
      check: { left: equation.left, right: equation.right, given: { k: `${unit}` } },
    },
    {
      text: `Answer what is asked, ${asked}: ${key}.`,
      why: "The factor itself is not what the question asks for.",
      check: { left: `${scene === "shelves" ? a : b}*${unit}`, right: `${key}` },
    },
  ];
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { a, b, c, d, unit, moved } = parameters;
  const { before, after } = amountsOf(parameters);
  const { first, second, asked, constant, times } = wordsOf(parameters);
  const equation = equationOf(parameters);
  const takeaway =
    "Before a change, write the amounts as multiples of one unknown; apply the change to the amounts, never to the ratio.";
  return {
    quick: `Write the earlier amounts as $${a}k$ and $${b}k$. For the later ones, $${equation.tex}$, which gives $k = ${unit}$. So the answer, ${asked}, is ${askedOf(parameters)}. The trap is to treat ${moved} as a difference of ratio terms, although one part is not the same size before and after.`,
    detailed: analysis({
      asked: `Number wanted: ${asked}, given the ratios at two times and a change of ${moved}.`,
      plan: "Use one unknown for the size of a part before the change, and write the ratio after it as an equation.",
      reasoning: [
        `Let ${first} be $${a}k$ and ${second} $${b}k$ ${times[0]}.`,
        `The ratio ${c} to ${d} ${times[1]} means $${equation.tex}$.`,
        `Cross multiplication makes a linear equation, with the solution $k = ${unit}$.`,
        `Check: the amounts are ${before[0]} and ${before[1]} ${times[0]}, and ${after[0]} and ${after[1]} ${times[1]}, and $${after[0]}:${after[1]}$ is $${c}:${d}$.`,
        `So the answer is ${askedOf(parameters)}.`,
      ],
      options: `Other values belong to the other group, to another time, or to a single part, or they come from comparing terms of the two ratios as if all parts were equally large.`,
      takeaway,
    }),
    steps: stepsOf(parameters),
    hints: [
      "A ratio does not give amounts. Which letter could stand for the size of one part?",
      "The change is a number of objects. It can be applied to the amounts, but not to the terms of a ratio.",
      `For the earlier amounts, take $${a}k$ and $${b}k$. What does the change make of each of them?`,
      `Solve $${equation.tex}$ for $k$, and then read again which amount, and at what time, is asked for.`,
    ],
    fasterWay: `What does not change is ${constant}. Scale the two ratios until this is the same number of parts in both, and the parts become equally large.`,
    takeaway,
    selfExplain: {
      prompt: `Why may you not say that the change of ${moved} is the difference between the terms of the two ratios?`,
      expectations: [
        "one part of the first ratio and one part of the second need not be equally large",
        "the terms can be compared only after both ratios are on one scale",
      ],
    },
  };
}

export const ratioAfterChange = defineModel<Parameters>({
  id: "ratio-after-change",
  knowledgeComponents: [
    "quantitative.arithmetic.ratio.ratio-parts",
    "quantitative.algebra.linear-equations.one-variable",
  ],
  traps: ["answered-the-wrong-thing", "parts-of-different-size"],
  method: "All pairs of whole numbers are tried until both ratios fit the change",
  draw,
  write: (parameters) => {
    const { a, b, unit, scene } = parameters;
    const { before, after } = amountsOf(parameters);
    return {
      stem: wordsOf(parameters).stem,
      body: {
        type: "single-choice",
        key: {
          ...choice(askedOf(parameters)),
          rationale: `With $k = ${unit}$ the amounts are ${before[0]} and ${before[1]} at first, in the ratio ${a} to ${b}, and ${after[0]} and ${after[1]} later.`,
        },
        wrong: wrongChoices(parameters),
      },
      difficulty: scene === "shelves" ? 4 : 3,
      targetSeconds: 110,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ scene, a, b, c, d, moved }, item) => {
    for (const x of integers(1, 400)) {
      for (const y of integers(1, 400)) {
        const left = { ferry: x, shelves: x - moved, towers: x + moved }[scene];
        const right = { ferry: y - moved, shelves: y + moved, towers: y + moved }[scene];
        if (x * b !== y * a || left * d !== right * c || right <= 0 || left <= 0) continue;
        return optionsNear(item, { ferry: y, shelves: x, towers: y }[scene]);
      }
    }
    throw new Error("no amounts fit both ratios");
  },
});
