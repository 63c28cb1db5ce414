import {
  comparisonKey,
  integers,
  type Relation,
  relationOf,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  answerOf,
  type ComparisonCase,
  comparisonQuestion,
} from "../../kit/comparison-question.ts";
import { type Relation as Answer, defineModel, type Slip } from "../../kit/item-model.ts";
import { outerProduct, type Triple, tripleProduct } from "./consecutive-products.ts";

type Parameters =
  | { readonly scene: "sums"; readonly low: number; readonly high: number; readonly from: number }
  | { readonly scene: "posts"; readonly gap: number; readonly added: number }
  | ({ readonly scene: "product" } & Triple);

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["sums", "posts", "product"] as const);
  if (scene === "product") {
    return {
      scene,
      sign: chance.pick(["free", "free", "free", "positive", "negative"] as const),
      gap: chance.pick([1, 2, 3, 4, 5]),
    };
  }
  const wanted = chance.pick(["A", "B", "C"] as const);
  if (scene === "posts") {
    const gap = chance.pick([3, 4, 5, 6, 8, 10]);
    const square = gap * gap;
    const added = {
      A: chance.pick([square + 1, square + gap]),
      B: chance.pick([gap, 2 * gap, square - 1]),
      C: square,
    }[wanted];
    return { scene, gap, added };
  }
  const low = chance.integer(11, 60);
  const from = low + 1 + { A: 1, B: -1, C: 0 }[wanted];
  return { scene, low, high: low + chance.integer(4, 9), from };
}

function sumsSlips(low: number, high: number, from: number): Record<Answer, Slip> {
  const kept = low + 1;
  const difference =
    from === kept
      ? "After the cancelling, the two sums have exactly the same terms."
      : from < kept
        ? `After the cancelling, Quantity B has one term more, ${low}.`
        : `After the cancelling, Quantity A has one term more, ${kept}.`;
  return {
    A: {
      rationale: `${difference} So Quantity A is not the greater.`,
      misconception: "judged-by-eye",
      whyTempting: `It has ${high + low + 1} terms, many more than Quantity B.`,
      repairQuestion: `What do the terms $-${low}$ and ${low} contribute together?`,
    },
    B: {
      rationale: `${difference} So Quantity B is not the greater.`,
      misconception: "one-part-compared",
      whyTempting: `The ${low} negative terms of Quantity A pull it down, and Quantity B has none.`,
      repairQuestion: "Which positive terms of Quantity A make up for its negative terms?",
    },
    C: {
      rationale: `${difference} So the quantities are not equal.`,
      misconception: "boundary-value-miscounted",
      whyTempting: `The negative terms cancel against positive ones, and Quantity B seems to begin where the cancelling ends.`,
      repairQuestion: `Which is the first positive term of Quantity A that is not cancelled?`,
    },
    D: {
      rationale: "Both are sums of given integers, so each has one definite value.",
      misconception: "hard-means-undetermined",
      whyTempting: "There are too many terms to add one by one.",
      repairQuestion: "Which terms can be paired so that nothing has to be added?",
    },
  };
}

function sums(low: number, high: number, from: number): ComparisonCase {
  const kept = low + 1;
  const total = (first: number) => ((first + high) * (high - first + 1)) / 2;
  const key = answerOf(total(kept), total(from));
  const rest =
    from === kept
      ? `Quantity B is the same sum, from ${kept} to ${high}.`
      : from < kept
        ? `Quantity B begins one term earlier, with ${low}, and so exceeds it by ${low}.`
        : `Quantity B begins one term later, with ${from}, and so lacks the term ${kept}.`;
  return {
    stem: `$S$ is the sum of all the integers from $-${low}$ to ${high}, inclusive.`,
    quantityA: "$S$",
    quantityB: `The sum of all the integers from ${from} to ${high}, inclusive`,
    key,
    proof: `In Quantity A the terms from $-${low}$ to ${low} add up to 0, which leaves the sum from ${kept} to ${high}. ${rest}`,
    slips: sumsSlips(low, high, from),
    difficulty: from === kept ? 1 : 2,
    targetSeconds: 55,
    quick: `Pair each negative term with its opposite: the integers from $-${low}$ to ${low} add up to 0. What remains of $S$ is the sum from ${kept} to ${high}. ${rest} The trap is to judge by the number of terms, or to be off by one term at the start.`,
    asked: "Which of two long sums of consecutive integers is greater.",
    plan: "Do not add. Cancel opposite terms, and then compare what is left term by term.",
    reasoning: [
      `The terms $-${low}$ and ${low}, $-${low - 1}$ and ${low - 1}, and so on down to $-1$ and 1 cancel in pairs, and 0 adds nothing.`,
      `So $S$ equals the sum of the integers from ${kept} to ${high}.`,
      rest,
    ],
    answers: `Judging by the number of terms forgets that most of them cancel. Looking at the negative terms alone forgets their positive partners. Equality requires that Quantity B begins exactly with ${kept}, the first term without a partner; here it begins with ${from}. Calling the matter open is out of place where every term is given.`,
    steps: [
      {
        text: `Take the terms from $-${low}$ to ${low} together; they add up to 0.`,
        why: "Every integer stands beside its opposite.",
        check: { left: `-${low}+${low}`, right: "0" },
      },
      {
        text: `What remains of $S$ is the sum from ${kept} to ${high}, which is ${total(kept)}; Quantity B is ${total(from)}.`,
        why: "The first integer without a partner comes right after the last one that has one.",
        check: { left: `(${kept}+${high})*${high - low}/2`, right: `${total(kept)}` },
      },
    ],
    hints: [
      "You need only the order of two sums. Do you have to know either of them?",
      "An integer and its opposite add up to 0.",
      `Which terms of $S$ have their opposites in $S$ as well? Begin with $-${low}$.`,
      "Strike out everything that cancels, name the first term that is left, and see with which term the other sum begins.",
    ],
    fasterWay: `Compare the first terms only: after cancelling, $S$ begins with ${kept} and Quantity B with ${from}, and both end with ${high}.`,
    takeaway:
      "In a sum of consecutive integers that passes through 0, cancel opposites before you add.",
    selfExplain: {
      prompt: `Why does $S$ not depend on the terms up to ${low}?`,
      expectations: [
        "each of these integers has its opposite among the terms",
        "a number and its opposite add up to 0",
      ],
    },
  };
}

export const integersConsecutiveQc = defineModel<Parameters>({
  id: "integers-consecutive-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.integers.consecutive-integers",
    "quantitative.arithmetic.real-numbers.sign-cases",
  ],
  traps: ["cancelling-terms", "negative-and-zero-cases"],
  method: "The sums are added term by term; the letters are tried over a wide range of integers",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "sums":
        return comparisonQuestion(sums(parameters.low, parameters.high, parameters.from));
      case "posts":
        return comparisonQuestion(outerProduct(parameters.gap, parameters.added));
      default:
        return comparisonQuestion(tripleProduct(parameters));
    }
  },
  recompute: (parameters) => {
    const relations: Relation[] = [];
    if (parameters.scene === "sums") {
      const added = (from: number) =>
        [...integers(from, parameters.high)].reduce((sum, value) => sum + value, 0);
      relations.push(relationOf(added(-parameters.low), added(parameters.from)));
    } else if (parameters.scene === "posts") {
      const { gap, added } = parameters;
      for (let x = gap; x <= 100 * gap; x += gap) {
        relations.push(relationOf(x * (x + 2 * gap) + added, (x + gap) * (x + gap)));
      }
    } else {
      const { sign, gap } = parameters;
      for (const multiple of integers(-60, 60)) {
        const [a, b, c] = [multiple * gap, (multiple + 1) * gap, (multiple + 2) * gap];
        const fits = { free: true, positive: a > 0, negative: c < 0 }[sign];
        if (fits) relations.push(relationOf(a * b * c, b * b * b));
      }
    }
    return comparisonKey(relations);
  },
});
