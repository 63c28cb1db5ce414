import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type WrongChoice } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, Fraction, grouped } from "../../kit/write-numbers.ts";

interface Scene {
  /** The question, given the percent and the value after the change. */
  readonly stem: (percent: number, after: string) => string;
  readonly falls: boolean;
  /** What the unknown first value is called. */
  readonly original: string;
  readonly unit: (value: string) => string;
}

const SCENES: readonly Scene[] = [
  {
    stem: (percent, after) =>
      `To give its trees more light, a nursery took out ${percent}% of the saplings of one field, which left ${after}. How many saplings stood in the field before?`,
    falls: true,
    original: "the earlier number of saplings",
    unit: (value) => `${value} saplings`,
  },
  {
    stem: (percent, after) =>
      `After its membership grew by ${percent}% during a recruiting drive, a choral society had ${after}. How many members did the society have before the drive?`,
    falls: false,
    original: "the earlier membership",
    unit: (value) => `${value} members`,
  },
  {
    stem: (percent, after) =>
      `When a reservoir was measured in September it held ${after}, which was ${percent}% less than it had held in May. How many million liters of water did the reservoir hold in May?`,
    falls: true,
    original: "the volume in May",
    unit: (value) => `${value} million liters`,
  },
  {
    stem: (percent, after) =>
      `A printer's new contract calls for ${after} a month, an increase of ${percent}% over the old one. How many posters a month did the old contract call for?`,
    falls: false,
    original: "the old number of posters",
    unit: (value) => `${value} posters`,
  },
];

interface Parameters {
  readonly scene: Scene;
  readonly percent: number;
  readonly before: number;
  readonly after: number;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(SCENES);
  const percent = chance.pick([15, 20, 25, 30, 35, 40, 60]);
  const before = chance.integer(6, 48) * 20;
  const after = (before * (100 + (scene.falls ? -percent : percent))) / 100;
  return Number.isInteger(after) ? { scene, percent, before, after } : null;
}

function wrongChoices({ scene, percent, after }: Parameters): WrongChoice[] {
  const share = new Fraction(percent, 100);
  const back = scene.falls ? new Fraction(1).add(share) : new Fraction(1).sub(share);
  const slip = (value: Fraction, said: Omit<WrongChoice, "text" | "order">): WrongChoice => ({
    ...choice(value.round()),
    ...said,
  });
  const opposite = scene.falls ? "adds" : "takes away";
  return [
    slip(back.mul(after), {
      rationale: `This ${opposite} ${percent}% of ${grouped(after)}, but the change was ${percent}% of ${scene.original}, a different base.`,
      misconception: "percent-of-wrong-base",
      whyTempting: `It undoes a change of ${percent}% with another change of ${percent}%.`,
      repairQuestion: `Of which number was the ${percent}% taken, the one you know or the one you want?`,
    }),
    slip(new Fraction(after).div(share), {
      rationale: `Dividing by ${percent}% treats ${grouped(after)} as the change itself; it is what was left after the change.`,
      misconception: "part-for-whole",
      whyTempting: "Finding a base from a percent does call for a division.",
      repairQuestion: `What percent of ${scene.original} is ${grouped(after)}?`,
    }),
    slip(new Fraction(after).sub(scene.falls ? -percent : percent), {
      rationale: `The ${percent} is a percent and cannot be added to or taken from an amount.`,
      misconception: "absolute-for-percent-change",
      whyTempting: "The two numbers in the question can be combined in one step.",
      repairQuestion: `Would a change of ${percent}% be the same amount for a small and a large number?`,
    }),
    slip(
      new Fraction(after).mul(
        scene.falls ? new Fraction(1).sub(share) : new Fraction(1).add(share),
      ),
      {
        rationale: `This makes the same change a second time, starting from ${grouped(after)}.`,
        misconception: "effect-of-change-ignored",
        whyTempting: "The direction of the change is read correctly, but its place in time is not.",
        repairQuestion: `Does ${grouped(after)} stand before or after the change?`,
      },
    ),
    slip(
      new Fraction(after).div(
        scene.falls ? new Fraction(1).add(share) : new Fraction(1).sub(share),
      ),
      {
        rationale: `This undoes ${scene.falls ? "a rise" : "a fall"} of ${percent}%, but the value ${scene.falls ? "fell" : "rose"}.`,
        misconception: "direction-of-change-ignored",
        whyTempting:
          "It divides by a factor, as it should, but by the factor of the opposite change.",
        repairQuestion: `Was the earlier value greater or less than ${grouped(after)}?`,
      },
    ),
  ];
}

export const reversePercentAfterChange = defineModel<Parameters>({
  id: "reverse-percent-after-change",
  knowledgeComponents: [
    "quantitative.arithmetic.percent.reverse-percent",
    "quantitative.arithmetic.percent.percent-change",
  ],
  traps: ["base-of-percent"],
  method: "Every whole number is tried as the first value; one alone ends where the statement says",
  draw,
  write: (parameters) => {
    const { scene, percent, before, after } = parameters;
    const factor = 100 + (scene.falls ? -percent : percent);
    const remaining = `${factor}%`;
    const takeaway =
      "A percent change is taken of the value before it, so undo it by dividing by the factor that was applied.";
    return {
      stem: scene.stem(percent, scene.unit(grouped(after))),
      body: {
        type: "single-choice",
        key: {
          ...choice(before),
          rationale: `${percent}% of ${grouped(before)} is ${grouped(Math.abs(before - after))}, and changing ${grouped(before)} by that much gives ${grouped(after)}.`,
        },
        wrong: wrongChoices(parameters),
      },
      difficulty: percent % 20 === 0 ? 2 : 3,
      targetSeconds: 75,
      explanation: {
        quick: `The change is ${percent}% of ${scene.original}, so ${grouped(after)} is ${remaining} of it. Divide: $\\frac{${after}}{${factor}} \\cdot 100 = ${before}$. The trap is to take ${percent}% of ${grouped(after)} instead, which is a percent of the wrong number.`,
        detailed: analysis({
          asked: `The value before a change of ${percent}%, when the value after it is ${grouped(after)}.`,
          plan: "Name the unknown, write the change as one factor, and divide by it.",
          reasoning: [
            `Let $x$ be ${scene.original}. A change of ${percent}% ${scene.falls ? "leaves" : "makes"} ${remaining} of $x$.`,
            `So $\\frac{${factor}}{100}x = ${after}$.`,
            `Multiply both sides by $\\frac{100}{${factor}}$: $x = ${before}$.`,
            `Check: ${percent}% of ${grouped(before)} is ${grouped(Math.abs(before - after))}, and this takes you to ${grouped(after)}.`,
          ],
          options: `Taking ${percent}% of ${grouped(after)} uses the wrong base. Dividing ${grouped(after)} by ${percent}% treats what was left as the change. Combining ${percent} with ${grouped(after)} directly treats a percent as an amount, and repeating the change goes the wrong way in time.`,
          takeaway,
        }),
        steps: [
          {
            text: `Write ${grouped(after)} as ${remaining} of the unknown: $\\frac{${factor}}{100}x = ${after}$.`,
            why: "The percent is taken of the value before the change.",
          },
          {
            text: `Divide by the factor: $x = ${before}$.`,
            why: "Dividing undoes the multiplication.",
            check: { left: `${factor}/100*x`, right: `${after}`, given: { x: `${before}` } },
          },
        ],
        hints: [
          "One of the two values is known. Is it the one before or the one after the change?",
          "A percent change is a percent of the earlier value. Write the later value as a percent of the earlier one.",
          `Here the later value is ${remaining} of the earlier one. Put this as an equation with one unknown.`,
          `All that is left is to divide ${grouped(after)} by ${factor} and multiply by 100.`,
        ],
        fasterWay: `Find 1% first: $${after} \\div ${factor}$, and then take 100 of it.`,
        takeaway,
        selfExplain: {
          prompt: `Why is the answer not found by taking ${percent}% of ${grouped(after)}?`,
          expectations: [
            `the ${percent}% was taken of the earlier value`,
            "the two values differ, so the same percent of each is a different amount",
          ],
        },
      },
    };
  },
  recompute: ({ scene, percent, after }, item) => {
    for (let first = 1; first <= 100_000; first += 1) {
      const change = scene.falls ? -first * percent : first * percent;
      if (100 * first + change === 100 * after) return optionsNear(item, first);
    }
    throw new Error("no first value fits the statement");
  },
});
