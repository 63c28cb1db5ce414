import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type WrongChoice } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, counted } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "cartons" | "square" | "product";
  readonly divisor: number;
  readonly first: number;
  /** The other remainder of a product; the factor of the story. */
  readonly second: number;
  readonly added: number;
  readonly onesDigitFirst: boolean;
}

/** The scene in words, and the expression with remainders put in for the numbers. */
interface Scene {
  readonly stem: string;
  readonly asked: string;
  readonly subject: string;
  /** The expression with remainders put in, in TeX and in plain mathematics. */
  readonly written: string;
  readonly plain: string;
  readonly combined: number;
  /** What is left when the last term is forgotten; the same as `combined` where there is none. */
  readonly withoutLast: number;
  /** The slip in which the operation itself is mistaken. */
  readonly mistaken: { readonly value: number; readonly said: string; readonly lure: string };
}

function sceneOf({ scene, divisor, first, second, added }: Parameters): Scene {
  const lower = { divisor, first, second, added };
  return { cartons, square, product }[scene](lower);
}
type Numbers = Omit<Parameters, "scene" | "onesDigitFirst">;

function cartons({ divisor, first, second, added }: Numbers): Scene {
  const times = second === 2 ? "twice" : `${second} times`;
  return {
    stem: `When the jars filled at a jam factory on Monday were packed in full cartons of ${divisor}, ${counted(first, "jar")} remained. On Tuesday the factory filled ${times} as many jars as on Monday, and ${counted(added, "jar")} more. If Tuesday's jars alone are packed in full cartons of ${divisor}, how many jars will remain?`,
    asked: "The number of jars that do not fill a carton on Tuesday",
    subject: "Monday's number of jars",
    written: `${second} \\cdot ${first} + ${added}`,
    plain: `${second}*${first}+${added}`,
    combined: second * first + added,
    withoutLast: second * first,
    mistaken: {
      value: first + added,
      said: `This starts from ${first} jars, as if Tuesday's number were Monday's and ${added} more; it is ${times} Monday's number and ${added} more.`,
      lure: "The phrase about several times as many is passed over because full cartons stay full.",
    },
  };
}

function square({ divisor, first, added }: Numbers): Scene {
  return {
    stem: `The remainder is ${first} when the positive integer $n$ is divided by ${divisor}. What is the remainder when $n^2 + ${added}$ is divided by ${divisor}?`,
    asked: `The remainder of $n^2 + ${added}$ on division by ${divisor}`,
    subject: "$n$",
    written: `${first}^2 + ${added}`,
    plain: `${first}^2+${added}`,
    combined: first * first + added,
    withoutLast: first * first,
    mistaken: {
      value: 2 * first + added,
      said: `This uses $2 \\cdot ${first}$ for $${first}^2$, which doubles where one has to square.`,
      lure: "An exponent of 2 is easily read as a factor of 2.",
    },
  };
}

function product({ divisor, first, second }: Numbers): Scene {
  return {
    stem: `Two positive integers $x$ and $y$ leave remainders of ${first} and ${second}, respectively, on division by ${divisor}. Which of the following is the remainder when the product $xy$ is divided by ${divisor}?`,
    asked: `The remainder of $xy$ on division by ${divisor}`,
    subject: "each of the two integers",
    written: `${first} \\cdot ${second}`,
    plain: `${first}*${second}`,
    combined: first * second,
    withoutLast: first * second,
    mistaken: {
      value: first + second,
      said: `This is what the sum $x + y$ leaves, since $${first} + ${second} = ${first + second}$; the question is about the product.`,
      lure: "For a sum the remainders may be added, and the rule is carried over to a product.",
    },
  };
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["cartons", "square", "product"] as const);
  const divisor = chance.integer(7, scene === "cartons" ? 24 : 16);
  const parameters: Parameters = {
    scene,
    divisor,
    first: chance.integer(3, divisor - 1),
    second: scene === "cartons" ? chance.integer(2, 5) : chance.integer(3, divisor - 2),
    added: chance.integer(3, divisor - 1),
    onesDigitFirst: chance.pick([true, false]),
  };
  const { combined, mistaken } = sceneOf(parameters);
  const key = combined % divisor;
  const said = [mistaken.value % divisor, divisor - key, Math.floor(combined / divisor)];
  const settled = combined >= 2 * divisor && key > 1 && parameters.first !== parameters.second;
  return settled && key !== parameters.first && !said.includes(key) ? parameters : null;
}

function wrongChoices(parameters: Parameters): WrongChoice[] {
  const { scene, divisor, first, second, onesDigitFirst } = parameters;
  const { combined, withoutLast, mistaken } = sceneOf(parameters);
  const key = combined % divisor;
  const onesDigit: WrongChoice = {
    ...choice(combined % 10),
    rationale: `This is the ones digit of ${combined}, the remainder on division by 10; the division here is by ${divisor}.`,
    misconception: "position-for-value",
    whyTempting: "The last digit of a number is often all that is left over in a division.",
    repairQuestion: `What is the greatest multiple of ${divisor} that is not greater than ${combined}?`,
  };
  const others: WrongChoice[] = [
    {
      ...choice(mistaken.value % divisor),
      rationale: mistaken.said,
      misconception: scene === "square" ? "exponent-rules-mixed" : "condition-dropped",
      whyTempting: mistaken.lure,
      repairQuestion: "Which operation does the statement name?",
    },
    {
      ...choice(divisor - key),
      rationale: `This is how much is missing to the next multiple of ${divisor}, not what is left over from the last one.`,
      misconception: "shortfall-for-remainder",
      whyTempting: `It is the distance of ${combined} from a multiple of ${divisor}, but from the wrong one.`,
      repairQuestion: `Which multiple of ${divisor} lies just below ${combined}?`,
    },
    {
      ...choice(Math.floor(combined / divisor)),
      rationale: `This is the number of times that ${divisor} goes into ${combined}, the quotient and not the remainder.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the first number that the division produces.",
      repairQuestion: "Does the question ask for the quotient or for what is left over?",
    },
    {
      ...choice(withoutLast % divisor),
      rationale: "This leaves out the number that is added at the end.",
      misconception: "condition-dropped",
      whyTempting: "After the larger part has been reduced, the small addition is forgotten.",
      repairQuestion: "Which term of the expression have you not yet used?",
    },
    {
      ...choice(scene === "product" ? Math.max(first, second) : first),
      rationale: `This keeps a remainder that was given, although the number that is divided has changed.`,
      misconception: "remainder-carried-over",
      whyTempting: "The divisor is the same as before, so the remainder is expected to stay.",
      repairQuestion: "What remains if you try the smallest numbers that fit the statement?",
    },
    {
      ...choice(scene === "product" ? Math.abs(first - second) : (combined + 1) % divisor),
      rationale:
        scene === "product"
          ? "This is the difference of the remainders, which belongs to the difference of the integers."
          : `The subtraction is off by one: $${combined} - ${divisor * Math.floor(combined / divisor)} = ${key}$.`,
      misconception: scene === "product" ? "condition-dropped" : "boundary-value-miscounted",
      whyTempting: "It comes from the right numbers with one hasty step.",
      repairQuestion: `What is $${combined} - ${divisor * Math.floor(combined / divisor)}$?`,
    },
  ];
  const all = onesDigitFirst ? [onesDigit, ...others] : [...others, onesDigit];
  // A number that is not less than the divisor is struck at sight.
  return all.filter(({ order }) => order !== undefined && order < divisor);
}

const TAKEAWAY =
  "In sums, products, and powers, each number may be replaced by its remainder, but the result must be divided once more.";

export const integersRemainderOfExpression = defineModel<Parameters>({
  id: "integers-remainder-of-expression",
  knowledgeComponents: ["quantitative.arithmetic.integers.remainders"],
  traps: ["quotient-for-remainder", "answered-the-wrong-thing"],
  method: "All numbers below 400 with the stated remainders are put in; the same remainder results",
  draw,
  write: (parameters) => {
    const { divisor, first, scene } = parameters;
    const { stem, asked, subject, written, plain, combined, mistaken } = sceneOf(parameters);
    const key = combined % divisor;
    const quotient = Math.floor(combined / divisor);
    const division = `${combined} = ${divisor} \\cdot ${quotient} + ${key}`;
    return {
      stem,
      body: {
        type: "single-choice",
        key: {
          ...choice(key),
          rationale: `Multiples of ${divisor} leave nothing, so only the remainders count: $${written} = ${combined}$, and $${division}$.`,
        },
        wrong: wrongChoices(parameters),
      },
      difficulty: scene === "cartons" ? 2 : 3,
      targetSeconds: scene === "cartons" ? 75 : 70,
      explanation: {
        quick: `Everything that is a multiple of ${divisor} divides without remainder, so work with the remainders alone: $${written} = ${combined}$. This is more than ${divisor}, so divide again: $${division}$, and ${key} is left. The traps are to give the quotient ${quotient}, and to expect a given remainder to stay as it is.`,
        detailed: analysis({
          asked: `${asked}, when only a remainder is known and not the number itself.`,
          plan: `Separate ${subject} into a multiple of ${divisor} and a remainder, and follow what is left over.`,
          reasoning: [
            `Division by ${divisor} splits ${subject} into a multiple of ${divisor} and a remainder${scene === "product" ? "" : ` of ${first}`}.`,
            `When the expression is worked out, every term that contains a multiple of ${divisor} is again a multiple of ${divisor} and leaves nothing.`,
            `What counts is the expression with the remainders put in: $${written} = ${combined}$.`,
            `Since ${combined} is not less than ${divisor}, divide once more: $${division}$. What is left over is ${key}.`,
          ],
          options: `The quotient of the last division is ${quotient}, and the distance up to the next multiple, ${divisor - key}, is a shortfall; neither is what is left over. The value ${mistaken.value % divisor} comes from another operation than the one stated. ${divisor === 10 ? "A" : `The ones digit of ${combined} belongs to a division by 10, and a`} given remainder cannot be expected to stay as it is.`,
          takeaway: TAKEAWAY,
        }),
        steps: [
          {
            text: `Put the remainders in: $${written} = ${combined}$.`,
            why: `Multiples of ${divisor} contribute nothing to the remainder.`,
            check: { left: plain, right: `${combined}` },
          },
          {
            text: `Divide by ${divisor}: $${division}$.`,
            why: "A remainder has to be less than the divisor.",
            check: { left: `${divisor}*${quotient}+${key}`, right: `${combined}` },
          },
        ],
        hints: [
          "You do not know the numbers themselves. Which part of them matters on division?",
          `A multiple of ${divisor} leaves no remainder on division by ${divisor}, alone or times any integer.`,
          "Replace each unknown number by its remainder and work the expression out.",
          `You should have found ${combined}. Take away the greatest multiple of ${divisor} that it contains.`,
        ],
        fasterWay: `Try the smallest numbers that fit the statement, which are the remainders themselves, and divide the result by ${divisor}.`,
        takeaway: TAKEAWAY,
        selfExplain: {
          prompt: "Why may the unknown numbers be replaced by their remainders?",
          expectations: [
            `the rest of each number is a multiple of ${divisor}`,
            "sums and products with such multiples add only further multiples",
          ],
        },
      },
    };
  },
  recompute: ({ scene, divisor, first, second, added }, item) => {
    const found = new Set<number>();
    const fitting = (remainder: number) =>
      [...integers(1, 400)].filter((number) => number % divisor === remainder);
    for (const n of fitting(first)) {
      if (scene === "cartons") found.add((second * n + added) % divisor);
      if (scene === "square") found.add((n * n + added) % divisor);
      if (scene === "product") for (const y of fitting(second)) found.add((n * y) % divisor);
    }
    const [only] = found;
    if (found.size !== 1 || only === undefined) throw new Error("the remainder is not fixed");
    return optionsNear(item, only);
  },
});
