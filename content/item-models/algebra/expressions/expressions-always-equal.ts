import { numericValue } from "../../../machine-checks/numeric-value.ts";
import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { tex as number } from "../../kit/write-numbers.ts";
import { type Form, incomeForms, pathForms, reciprocalForms } from "./equal-expressions.ts";

type Scene =
  | { readonly scene: "path"; readonly longer: number; readonly width: number }
  | { readonly scene: "reciprocals"; readonly a: number }
  | {
      readonly scene: "income";
      readonly price: number;
      readonly sold: number;
      readonly fewer: number;
    };
interface Parameters {
  readonly it: Scene;
  /** Which forms are shown. */
  readonly shown: readonly number[];
}

function drawScene(chance: Chance): Scene {
  switch (chance.pick(["path", "reciprocals", "income"] as const)) {
    case "path":
      return { scene: "path", longer: chance.integer(2, 9), width: chance.integer(2, 4) };
    case "reciprocals":
      return { scene: "reciprocals", a: chance.integer(2, 9) };
    default:
      return {
        scene: "income",
        price: chance.integer(3, 12) * 2,
        sold: chance.integer(8, 20) * 20,
        fewer: chance.integer(3, 9),
      };
  }
}

function formsOf(it: Scene): Form[] {
  if (it.scene === "path") return pathForms(it.longer, it.width);
  if (it.scene === "reciprocals") return reciprocalForms(it.a);
  return incomeForms(it.price, it.sold, it.fewer);
}

function draw(chance: Chance): Parameters | null {
  const it = drawScene(chance);
  if (it.scene === "income" && it.sold - it.fewer * it.price < 10) return null;
  const right = chance.sample([0, 1, 2], chance.integer(1, 3));
  const wrong = chance.sample([3, 4, 5, 6], chance.integer(3, 4));
  return right.length + wrong.length < 5 ? null : { it, shown: [...right, ...wrong] };
}

function wordsOf(it: Scene) {
  switch (it.scene) {
    case "path":
      return {
        stem: `A rectangular flower bed is $n$ meters wide and ${it.longer} meters longer than it is wide. A path of uniform width ${it.width} meters runs all the way around the outside of the bed. Which of the following expressions give the area of the path, in square meters?\n\nIndicate *all* such expressions.`,
        asked: "Which expressions give the area of a path around a rectangle, whatever its width.",
        plan: "Build the area once in a way that is beyond doubt, and compare each option with it.",
        build: `With the path, the rectangle measures $n + ${2 * it.width}$ by $n + ${it.longer + 2 * it.width}$ meters; without it, $n$ by $n + ${it.longer}$.`,
        expand: `The path is the difference of the two areas. Multiplied out, it is $${4 * it.width}n + ${2 * it.width * (it.longer + 2 * it.width)}$.`,
        check: {
          left: `(n+${2 * it.width})*(n+${it.longer + 2 * it.width})-n*(n+${it.longer})`,
          right: `${4 * it.width}*n+${2 * it.width * (it.longer + 2 * it.width)}`,
          given: { n: "10" },
        },
        hint: "Write the length and width of the bed and the path together. By how much does each exceed that of the bed?",
        trap: "to lose the corners, or to add the width at one end only",
        letter: "n",
        difficulty: 3,
      } as const;
    case "reciprocals":
      return {
        stem: `If $x > ${it.a}$, which of the following must be equal to $\\frac{1}{x - ${it.a}} - \\frac{1}{x + ${it.a}}$ ?\n\nIndicate *all* such expressions.`,
        asked:
          "Which expressions are equal to a difference of two fractions for all permitted numbers.",
        plan: "Bring the two fractions to a common denominator, subtract with care, and compare each option with the result.",
        build: `The common denominator is the product $(x - ${it.a})(x + ${it.a})$, a difference of two squares.`,
        expand: `The numerator is $(x + ${it.a}) - (x - ${it.a}) = ${2 * it.a}$, so the difference is $\\frac{${2 * it.a}}{x^2 - ${it.a * it.a}}$.`,
        check: {
          left: `1/(x-${it.a})-1/(x+${it.a})`,
          right: `${2 * it.a}/(x^2-${it.a * it.a})`,
          given: { x: `${it.a + 3}` },
        },
        hint: "What is the common denominator of the two fractions?",
        trap: "to lose the minus sign before the second bracket",
        letter: "x",
        difficulty: 3,
      } as const;
    default:
      return {
        stem: `At a price of \\$${it.price} a ticket, a theater sells ${it.sold} tickets to each performance of a play. The manager estimates that for every dollar by which the price is raised, ${it.fewer} fewer tickets will be sold. According to the estimate, which of the following expressions give the income, in dollars, from the tickets to one performance after the price has been raised by $x$ dollars?\n\nSelect *all* that apply.`,
        asked: "Which expressions give the income after the price has been raised by $x$ dollars.",
        plan: "Write the income as price times number of tickets, multiply it out, and compare each option with the result.",
        build: `The new price is $${it.price} + x$ dollars, and $${it.sold} - ${it.fewer}x$ tickets are sold.`,
        expand: `Their product is $${number(it.price * it.sold)} + ${it.sold - it.fewer * it.price}x - ${it.fewer}x^2$; the term in the middle comes from $${it.sold}x - ${it.fewer * it.price}x$.`,
        check: {
          left: `(${it.price}+x)*(${it.sold}-${it.fewer}*x)`,
          right: `${it.price * it.sold}+${it.sold - it.fewer * it.price}*x-${it.fewer}*x^2`,
          given: { x: "3" },
        },
        hint: "How many dollars does a ticket cost after the change, and how many tickets are sold? Write both with $x$.",
        trap: "to lose one of the mixed terms, or to subtract tickets from dollars",
        letter: "x",
        difficulty: 2,
      } as const;
  }
}

function question({ it, shown }: Parameters): Question {
  const words = wordsOf(it);
  const forms = shown.flatMap((index) => formsOf(it)[index] ?? []);
  const right = forms.filter(({ slip }) => slip === null);
  const listed = right
    .map(({ tex }) => `$${tex}$`)
    .join(right.length > 2 ? ", " : " and ")
    .replace(/, ([^,]*)$/, ", and $1");
  const takeaway =
    "Two expressions are equal only if they agree for every permitted number; one number at which they differ rules a candidate out.";
  return {
    stem: words.stem,
    body: {
      type: "multiple-choice",
      picks: null,
      right: right.map(({ tex, reason }) => ({ text: `$${tex}$`, rationale: reason })),
      wrong: forms.flatMap(({ tex, reason, slip }) =>
        slip === null ? [] : [{ text: `$${tex}$`, rationale: reason, ...slip }],
      ),
    },
    difficulty: words.difficulty,
    targetSeconds: 110,
    explanation: {
      quick: `${words.build} ${words.expand} Only ${listed} ${right.length === 1 ? "is" : "are"} equal to this. The trap is ${words.trap}.`,
      detailed: analysis({
        asked: words.asked,
        plan: words.plan,
        reasoning: [
          words.build,
          words.expand,
          ...right.map(({ tex, reason }) => `$${tex}$ agrees. ${reason}`),
        ],
        options: forms
          .filter(({ slip }) => slip !== null)
          .slice(0, 4 - right.length)
          .map(({ tex, reason }) => `$${tex}$ does not agree. ${reason}`)
          .join(" "),
        takeaway,
      }),
      steps: [
        { text: words.build, why: "This translates the statement piece by piece." },
        {
          text: words.expand,
          why: "In its simplest form it can be compared with every option.",
          check: words.check,
        },
        {
          text: `Compare: ${listed} ${right.length === 1 ? "is the only expression that agrees" : "agree"}.`,
          why: "Each of the others differs for some permitted number.",
        },
      ],
      hints: [
        "Several of the expressions may be right, so each of them has to be decided.",
        "First build the expression yourself, and bring it to its simplest form.",
        words.hint,
        "Where an option looks different, multiply it out, or put in one number and compare the values.",
      ],
      fasterWay: `Choose a simple number for $${words.letter}$, compute what is asked, and strike out every option with another value; then confirm the rest.`,
      takeaway,
      selfExplain: {
        prompt: "Why can trying one number rule an option out but never prove it right?",
        expectations: [
          "a single difference shows that the expressions are not equal",
          "two different expressions can agree by chance at one number",
        ],
      },
    },
  };
}

export const expressionsAlwaysEqual = defineModel<Parameters>({
  id: "expressions-always-equal",
  knowledgeComponents: [
    "quantitative.algebra.expressions.simplify-expressions",
    "quantitative.algebra.expressions.identities",
  ],
  traps: ["middle-term", "corners-of-a-border"],
  method: "Described quantity and options are evaluated for several numbers and compared",
  draw,
  write: question,
  recompute: ({ it }, item) => {
    const values = it.scene === "income" ? [2, 3, 5, 7] : [12, 13, 17, 20];
    return optionsWhere(item, (text) =>
      values.every((value) => {
        const shown = numericValue(text.replaceAll(/(?<![a-z\\])[nx](?![a-z])/g, `(${value})`));
        return Math.abs(shown - described(it, value)) < 1e-9;
      }),
    );
  },
});

/** Counts square meters one by one, or sells tickets one by one. */
function described(it: Scene, value: number): number {
  if (it.scene === "reciprocals") return 1 / (value - it.a) - 1 / (value + it.a);
  let count = 0;
  if (it.scene === "path") {
    const [across, along] = [value + 2 * it.width, value + it.longer + 2 * it.width];
    for (let row = 0; row < across; row += 1) {
      for (let column = 0; column < along; column += 1) {
        const edge = Math.min(row, column, across - 1 - row, along - 1 - column);
        if (edge < it.width) count += 1;
      }
    }
    return count;
  }
  for (let ticket = 0; ticket < it.sold - value * it.fewer; ticket += 1) count += it.price + value;
  return count;
}
