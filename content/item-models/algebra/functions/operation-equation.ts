import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  defineModel,
  type ModelStep,
  type Question,
  type WrongChoice,
} from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, plus, polynomial } from "../../kit/write-numbers.ts";

/** The unknown solves n^2 + pn = q with one positive and one negative root. */
interface Parameters {
  readonly scene: "power" | "product" | "pile";
  readonly positive: number;
  readonly negative: number;
  /** Whether the negative root is asked for. */
  readonly below: boolean;
  /** Wanted place of the key among the options, from 0 to 4. */
  readonly keyPlace: number;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["power", "product", "pile"] as const);
  const positive = scene === "pile" ? chance.integer(8, 24) : chance.integer(3, 9);
  const negative = scene === "pile" ? -positive - 1 : -chance.integer(2, 9);
  const below = scene !== "pile" && chance.pick([true, false]);
  if (positive === -negative) return null;
  if (scene === "product" && positive + negative === 2) return null;
  return { scene, positive, negative, below, keyPlace: chance.integer(0, 4) };
}

const keyOf = ({ scene, positive, negative, below }: Parameters) =>
  scene === "pile" ? 2 * positive : below ? negative : positive;

interface Words {
  readonly stem: string;
  readonly setUp: string;
  readonly letter: string;
  readonly result: number;
}

function wordsOf({ scene, positive, negative, below }: Parameters): Words {
  const sum = positive + negative;
  const product = positive * negative;
  const sign = below ? "negative" : "positive";
  if (scene === "power") {
    const term = `${sum < 0 ? "+" : "-"}${Math.abs(sum) === 1 ? "" : Math.abs(sum)}`;
    return {
      stem: `The operation $\\otimes$ is defined for all numbers by $r \\otimes t=r^{2}-rt$. If $k \\otimes ${sum < 0 ? `(${sum})` : sum}=${-product}$ and $k$ is ${sign}, what is the value of $k$?`,
      setUp: `With $r=k$ and $t=${sum}$ the definition gives $k^{2}${term}k=${-product}$.`,
      letter: "k",
      result: -product,
    };
  }
  if (scene === "product") {
    const shift = 2 - sum;
    const result = -product - shift;
    return {
      stem: `For any two numbers $a$ and $b$, let $a \\triangle b=ab-a-b$. What is the ${sign} number $c$ for which $c \\triangle (c${plus(shift)})=${result}$?`,
      setUp: `By the definition, $c(c${plus(shift)})-c-(c${plus(shift)})=${result}$. Collecting terms gives $${polynomial([1, -sum, 0], "c")}=${-product}$.`,
      letter: "c",
      result,
    };
  }
  const total = positive * (positive + 1);
  return {
    stem: `For every even positive integer $n$, the symbol $\\langle n \\rangle$ stands for the sum of all even integers from 2 to $n$; for example, $\\langle 6 \\rangle=2+4+6=12$. If $\\langle m \\rangle=${total}$, then $m=$`,
    setUp: `Put $m=2j$. Then $\\langle m \\rangle=2(1+2+\\cdots+j)=j(j+1)$, so $j^{2}+j=${total}$.`,
    letter: "j",
    result: total,
  };
}

const TEST = "What do you get when you put your number into the definition?";

function wrongChoices(parameters: Parameters): WrongChoice[] {
  const all = parameters.scene === "pile" ? wrongPiles(parameters) : wrongRoots(parameters);
  return withKeyAtPlace(keyOf(parameters), all, parameters.keyPlace);
}

function wrongPiles({ positive }: Parameters): WrongChoice[] {
  const all: (WrongChoice & { readonly order: number })[] = [
    {
      ...choice(positive),
      rationale: `It is the number of even integers that are added; the last of them is $m=2\\cdot ${positive}$.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the solution of the quadratic equation that has to be set up.",
      repairQuestion: "Which is the last even integer in your sum?",
    },
    {
      ...choice(2 * positive + 2),
      rationale: `Up to this number the sum is ${(positive + 1) * (positive + 2)}, too large.`,
      misconception: "root-sign-from-factor",
      whyTempting: "It comes from the factor that belongs to the negative root.",
      repairQuestion: TEST,
    },
    {
      ...choice(2 * positive - 2),
      rationale: `Up to this number the sum is ${positive * (positive - 1)}, too small.`,
      misconception: "gaps-for-marks",
      whyTempting: "The even integers are counted by the steps between them.",
      repairQuestion: TEST,
    },
    {
      ...choice(2 * positive - 4),
      rationale: `Up to this number the sum is ${(positive - 2) * (positive - 1)}, too small.`,
      misconception: "gaps-for-marks",
      whyTempting: "Both ends of the list are left out when the even integers are counted.",
      repairQuestion: TEST,
    },
    {
      ...choice((positive * (positive + 1)) / 2),
      rationale: "Half of the total is not the last number of the sum.",
      misconception: "halved-instead-of-rooted",
      whyTempting: "A quadratic expression is undone by dividing by 2.",
      repairQuestion: TEST,
    },
    {
      ...choice(positive + 1),
      rationale: `It is the greater of the two factors of $j(j+1)=${positive * (positive + 1)}$, and $m$ is twice the smaller one.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is one of the two neighboring numbers that solve the equation.",
      repairQuestion: "Which is the last even integer in your sum?",
    },
    {
      ...choice(2 * positive + 4),
      rationale: `Up to this number the sum is ${(positive + 2) * (positive + 3)}, too large.`,
      misconception: "counted-twice",
      whyTempting: "The step of 2 from one even integer to the next is added once too often.",
      repairQuestion: TEST,
    },
    {
      ...choice(4 * positive),
      rationale: `It doubles twice: with $m=2j$ and $j=${positive}$, $m$ is only $2\\cdot ${positive}$.`,
      misconception: "counted-twice",
      whyTempting:
        "Both the numbers added and their last one are even, so doubling twice seems right.",
      repairQuestion: "Which is the last even integer in your sum?",
    },
  ];
  // The symbol is defined for even integers only, so an odd number would be struck at sight.
  return all.filter(({ order }) => order % 2 === 0);
}

function wrongRoots(parameters: Parameters): WrongChoice[] {
  const { positive, negative, below } = parameters;
  const { result } = wordsOf(parameters);
  const other = below ? positive : negative;
  const sign = below ? -1 : 1;
  // Only the other root may have the sign that is not asked for: it would be struck at sight.
  return [
    {
      ...choice(other),
      rationale: `It satisfies the equation, but it is ${below ? "positive" : "negative"}, and the question excludes it.`,
      misconception: "condition-dropped",
      whyTempting: "It is one of the two roots of the equation.",
      repairQuestion: "Which of the two roots has the sign that is asked for?",
    },
    {
      ...choice(-other),
      rationale: `Put into the definition, this number does not give ${result}; it is the opposite of the other root.`,
      misconception: "root-sign-from-factor",
      whyTempting: "The number is read from a factor without setting the factor equal to 0.",
      repairQuestion: "For which number is that factor equal to 0?",
    },
    {
      ...choice(sign * Math.abs(positive + negative)),
      rationale:
        "This is the sum of the two roots, apart perhaps from its sign, and not a root itself.",
      misconception: "root-sum-for-root",
      whyTempting: "The sum of the roots can be read from the equation without solving it.",
      repairQuestion: TEST,
    },
    {
      ...choice(sign * (positive - negative)),
      rationale: `The two roots are ${positive - negative} apart, and a distance of roots is not a root itself.`,
      misconception: "difference-taken-for-term",
      whyTempting: "The two roots are combined, although one of them is asked for.",
      repairQuestion: TEST,
    },
    {
      ...choice(sign * -positive * negative),
      rationale: `Apart perhaps from its sign, this is the product of the two roots; put into the definition, it does not give ${result}.`,
      misconception: "coefficient-read-as-answer",
      whyTempting: "It is the number without a letter in the equation that has to be solved.",
      repairQuestion: TEST,
    },
  ];
}

function stepsOf(parameters: Parameters, last: string): ModelStep[] {
  const { scene, positive, negative } = parameters;
  const words = wordsOf(parameters);
  const { letter } = words;
  const quadratic = polynomial([1, -positive - negative, positive * negative], letter);
  const pile = scene === "pile";
  const key = keyOf(parameters);
  return [
    { text: words.setUp, why: "The symbol means nothing but its definition." },
    {
      text: `Factor: $${quadratic}=(${letter}-${positive})(${letter}+${-negative})$.`,
      why: "The two numbers have the right product and the right sum.",
      check: {
        left: `x^2-(${positive + negative})*x+(${positive * negative})`,
        right: `(x-${positive})*(x+${-negative})`,
        given: { x: "11" },
      },
    },
    {
      text: last,
      why: "The question states which of the roots is meant.",
      check: pile
        ? { left: `${positive}*(${positive}+1)`, right: `${words.result}` }
        : {
            left: `x^2-(${positive + negative})*x`,
            right: `${-positive * negative}`,
            given: { x: `${key}` },
          },
    },
  ];
}

function write(parameters: Parameters): Question {
  const { scene, positive, negative, below } = parameters;
  const words = wordsOf(parameters);
  const { letter } = words;
  const key = keyOf(parameters);
  const pile = scene === "pile";
  const quadratic = polynomial([1, -positive - negative, positive * negative], letter);
  const factored = `(${letter}-${positive})(${letter}+${-negative})=0$`;
  const last = pile
    ? `Only the positive root counts, $j=${positive}$, so $m=2\\cdot ${positive}=${key}$.`
    : `The ${below ? "negative" : "positive"} root is $${key}$.`;
  const takeaway =
    "A defined operation is solved by writing out its definition; after that, the equation decides, and the condition on the unknown picks the root.";
  return {
    stem: words.stem,
    body: {
      type: "single-choice",
      key: {
        ...choice(key),
        rationale: pile
          ? `There are ${positive} even integers from 2 to ${key}, and their sum is $${positive}\\cdot ${positive + 1}=${words.result}$.`
          : `${words.setUp} Of its roots, ${positive} and $${negative}$, this one has the sign asked for.`,
      },
      wrong: wrongChoices(parameters),
    },
    difficulty: scene === "power" ? 3 : 4,
    targetSeconds: 85,
    explanation: {
      quick: `${words.setUp} So $${quadratic}=0$, which factors as $${factored}. ${last} The trap is to stop before the condition on the unknown has been used.`,
      detailed: analysis({
        asked: "The number that gives a stated result under a newly defined symbol.",
        plan: "Replace the symbol by its definition, solve the equation, and choose the root that fits the question.",
        reasoning: [
          words.setUp,
          `Bring everything to one side: $${quadratic}=0$.`,
          `Factor: $${factored}, so $${letter}=${positive}$ or $${letter}=${negative}$.`,
          last,
        ],
        options: pile
          ? "The number of terms is only half the answer, and other even integers give sums that are too small or too large. Halving the total does not undo a sum of many terms."
          : "The other root satisfies the equation but has the wrong sign. The sum, the product, and the distance of the roots follow from the equation, but they do not satisfy it, and a number with the sign of a factor solves a different equation.",
        takeaway,
      }),
      steps: stepsOf(parameters, last),
      hints: [
        pile
          ? "The symbol stands for a sum. How many numbers are added?"
          : "The symbol is new, but it is fully explained by its definition.",
        pile
          ? "A sum of even integers is twice a sum of consecutive integers from 1 on."
          : "Put the unknown in the places that the definition prescribes, and keep the order.",
        "You get a quadratic equation. Bring everything to one side.",
        "Factor the quadratic, find both roots, and look at the question once more to see which number it wants.",
      ],
      takeaway,
      selfExplain: {
        prompt:
          "How did you turn the new symbol into an equation, and how did you choose between its roots?",
        expectations: [
          "the definition was written out for the numbers in the question",
          "the condition on the unknown excluded one root",
        ],
      },
    },
  };
}

export const operationEquation = defineModel<Parameters>({
  id: "functions-operation-equation",
  knowledgeComponents: [
    "quantitative.algebra.functions.defined-operations",
    "quantitative.algebra.quadratics.solve-quadratics",
  ],
  traps: ["answered-the-wrong-thing", "sign-of-root"],
  method:
    "Every integer of a wide range is put into the definition until one gives the stated result",
  draw,
  write,
  recompute: (parameters, item) => {
    const { scene, positive, negative, below } = parameters;
    const { result } = wordsOf(parameters);
    const sum = positive + negative;
    for (let n = -300; n <= 300; n += 1) {
      let evens = 0;
      for (let even = 2; even <= n; even += 2) evens += even;
      const second = n + 2 - sum;
      const value =
        scene === "power"
          ? n * n - n * sum
          : scene === "product"
            ? n * second - n - second
            : n % 2 === 0 && n > 0
              ? evens
              : Number.NaN;
      if (value === result && n < 0 === below) return optionsNear(item, n);
    }
    throw new Error("no integer gives the result");
  },
});
