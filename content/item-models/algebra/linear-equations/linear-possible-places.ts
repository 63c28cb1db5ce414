import { integers, optionsWhere, parseRatio } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  defineModel,
  type Question,
  type RightChoice,
  type WrongChoice,
} from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, counted, tex } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "letters" | "thermometer" | "points";
  readonly center: number;
  readonly first: number;
  readonly second: number;
  /** Signs of the two distances in the right options. */
  readonly right: readonly (readonly [number, number])[];
  readonly wrong: readonly number[];
}

const SIGNS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["letters", "thermometer", "points"] as const);
  const [center, first, second] = [
    chance.integer(-5, 8),
    chance.integer(3, 11),
    chance.integer(2, 9),
  ];
  if (center === 0 || first === second) return null;
  const possible = SIGNS.map(([a, b]) => center + a * first + b * second);
  const drawn = {
    scene,
    center,
    first,
    second,
    right: chance.sample(SIGNS, chance.integer(2, 3)),
    wrong: chance.sample([0, 1, 2, 3, 4], 3),
  };
  const values = slipsOf(drawn).map(({ order }) => order ?? 0);
  const different = new Set([...possible, ...values]).size === possible.length + values.length;
  return different ? drawn : null;
}

interface Words {
  readonly stem: string;
  readonly place: string;
  readonly middle: string;
}

function wordsOf({ scene, center, first, second }: Parameters): Words {
  const middle = `$${tex(center)}$`;
  switch (scene) {
    case "letters":
      return {
        stem: `If $|x ${center < 0 ? "+" : "-"} ${Math.abs(center)}| = ${first}$ and $|y| = ${second}$, which of the following could be the value of $x + y$ ?\n\nIndicate *all* such values.`,
        place: "the sum",
        middle: "the value of $x$",
      };
    case "thermometer":
      return {
        stem: `At dawn, the temperature in a mountain hut was ${middle} ${center === 1 ? "degree" : "degrees"} Celsius. By noon it had changed by exactly ${counted(first, "degree")}, and between noon and dusk it changed by exactly ${counted(second, "degree")}. Which of the following could have been the temperature, in degrees Celsius, at dusk?\n\nSelect *all* that apply.`,
        place: "the temperature at dusk",
        middle: "the temperature at noon",
      };
    default:
      return {
        stem: `On a number line, point $A$ has the coordinate ${middle}. The distance between points $A$ and $B$ is ${first}, and the distance between points $B$ and $C$ is ${second}. Which of these numbers are possible coordinates of point $C$ ?\n\nIndicate *all* such numbers.`,
        place: "the coordinate of $C$",
        middle: "the coordinate of $B$",
      };
  }
}

function slipsOf(parameters: Pick<Parameters, "center" | "first" | "second" | "wrong">) {
  const { center, first, second } = parameters;
  const all: WrongChoice[] = [
    {
      ...choice(center + first),
      rationale: `After the first distance, one stands at $${tex(center + first)}$ or $${tex(center - first)}$; the second distance, ${second}, still has to be added or taken away.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It solves the first condition.",
      repairQuestion: "Which condition has not been used?",
    },
    {
      ...choice(center - first),
      rationale: `This is one place after the first distance only. From here the second distance leads to $${tex(center - first + second)}$ or $${tex(center - first - second)}$.`,
      misconception: "answered-intermediate-quantity",
      whyTempting:
        "It is the less obvious solution of the first condition, so it feels like progress.",
      repairQuestion: "Which condition has not been used?",
    },
    {
      ...choice(center + second),
      rationale: `It uses the second distance only. The first one, ${first}, cannot be 0.`,
      misconception: "condition-dropped",
      whyTempting: "It lies at one of the given distances from the starting number.",
      repairQuestion: `Where can one be after the first distance of ${first}?`,
    },
    {
      ...choice(first + second),
      rationale: `It adds the two distances and forgets the starting number, ${center < 0 ? `$${center}$` : center}.`,
      misconception: "condition-dropped",
      whyTempting: "The two positive numbers are added in one step.",
      repairQuestion: "From which number do the distances start?",
    },
    {
      ...choice(first - second),
      rationale: `It is the difference of the two distances without the starting number, ${center < 0 ? `$${center}$` : center}.`,
      misconception: "condition-dropped",
      whyTempting: `One distance is taken forward and the other back, as in $${first} - ${second}$.`,
      repairQuestion: "From which number do the distances start?",
    },
  ];
  return parameters.wrong.flatMap((index) => all[index] ?? []);
}

const joined = (center: number, parts: readonly number[]) =>
  `${center}${parts.map((part) => (part < 0 ? ` - ${-part}` : ` + ${part}`)).join("")}`;

function question(parameters: Parameters): Question {
  const { scene, center, first, second } = parameters;
  const words = wordsOf(parameters);
  const right: RightChoice[] = parameters.right.map(([a, b]) => ({
    ...choice(center + a * first + b * second),
    rationale: `It is reached as $${joined(center, [a * first, b * second])} = ${tex(center + a * first + b * second)}$.`,
  }));
  const wrong = slipsOf(parameters);
  const possible = SIGNS.map(([a, b]) => center + a * first + b * second).sort((p, q) => p - q);
  const list = possible.map((value) => `$${tex(value)}$`).join(", ");
  const [plusFirst, minusFirst] = [center + first, center - first];
  const takeaway =
    "Each distance can be taken in two directions, so two distances give up to four places.";
  return {
    stem: words.stem,
    body: { type: "multiple-choice", picks: null, right, wrong },
    difficulty: scene === "letters" ? 4 : 3,
    targetSeconds: 90,
    explanation: {
      quick: `A distance leaves the direction open. So ${words.middle} is $${tex(plusFirst)}$ or $${tex(minusFirst)}$, and from each of these there are two ways to go on by ${second}. The possible values of ${words.place} are ${list}. The trap is to take one direction only, or to stop after the first distance.`,
      detailed: analysis({
        asked: `Which of the numbers are possible for ${words.place}.`,
        plan: "List every combination of directions, and look for each result among the options.",
        reasoning: [
          `The first distance, ${first}, can be taken upward or downward from $${tex(center)}$, so ${words.middle} is $${tex(plusFirst)}$ or $${tex(minusFirst)}$.`,
          `From $${tex(plusFirst)}$, the second distance leads to $${tex(plusFirst + second)}$ or $${tex(plusFirst - second)}$.`,
          `From $${tex(minusFirst)}$, it leads to $${tex(minusFirst + second)}$ or $${tex(minusFirst - second)}$.`,
          `So ${words.place} is one of ${list}. Every option that is not in this list is impossible.`,
        ],
        options: wrong
          .map(({ text, rationale }) => `${text} is not possible. ${rationale}`)
          .slice(0, 2)
          .join(" "),
        takeaway,
      }),
      steps: [
        {
          text: `After the first distance: $${joined(center, [first])} = ${tex(plusFirst)}$ or $${joined(center, [-first])} = ${tex(minusFirst)}$.`,
          why: "Two numbers lie at the same distance from a number.",
          check: { left: `(${center})+${first}+((${center})-${first})`, right: `${2 * center}` },
        },
        {
          text: `After the second distance, the possible numbers are ${list}.`,
          why: "Each of the two places has again two numbers at the second distance.",
        },
      ],
      hints: [
        "Several options can be right. What is left open by the statement?",
        "A distance, or an amount of change, does not tell the direction.",
        `Start with the first condition: which two numbers are ${first} away from $${tex(center)}$?`,
        `From each of these two numbers go ${second} in both directions, and compare your list with the options.`,
      ],
      takeaway,
      selfExplain: {
        prompt: "Why are there four possible values and not two?",
        expectations: ["each of the two distances can be taken in two directions"],
      },
    },
  };
}

export const linearPossiblePlaces = defineModel<Parameters>({
  id: "linear-possible-places",
  knowledgeComponents: [
    "quantitative.algebra.linear-equations.absolute-value-equations",
    "quantitative.arithmetic.real-numbers.number-line",
  ],
  traps: ["two-solutions", "condition-dropped"],
  method: "All pairs of whole numbers on a long stretch of the line are tested against both facts",
  draw,
  write: question,
  recompute: ({ scene, center, first, second }, item) => {
    const found = new Set<number>();
    for (const x of integers(-60, 60)) {
      for (const other of integers(-60, 60)) {
        if (scene === "letters") {
          if (Math.abs(x - center) === first && Math.abs(other) === second) found.add(x + other);
        } else if (Math.abs(x - center) === first && Math.abs(other - x) === second) {
          found.add(other);
        }
      }
    }
    return optionsWhere(item, (text) => {
      const { numerator, denominator } = parseRatio(text);
      return denominator === 1 && found.has(numerator);
    });
  },
});
