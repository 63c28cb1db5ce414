import type { Slip, WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { choice, Fraction, tex } from "../../kit/write-numbers.ts";

export interface Adjustment {
  /** Whether more of the kind are added, others are taken away, or others are added. */
  readonly scene: "add-kind" | "remove-others" | "add-others";
  readonly kind: number;
  readonly others: number;
  readonly change: number;
  readonly below: number;
}

export const targetOf = ({ scene, kind, others, change }: Omit<Adjustment, "below">) => {
  const total = kind + others + (scene === "remove-others" ? -change : change);
  return new Fraction(scene === "add-kind" ? kind + change : kind, total);
};

export interface Words {
  readonly stem: string;
  readonly things: string;
  readonly kind: string;
  readonly others: string;
}

/** The number sought under the slip that the total stays what it was. */
function totalKept({ scene, kind, others }: Adjustment, target: Fraction): Fraction {
  const total = kind + others;
  if (scene === "add-kind") return target.mul(total).sub(kind);
  const left = new Fraction(1).sub(target).mul(total);
  return scene === "remove-others" ? new Fraction(others).sub(left) : left.sub(others);
}

/** The number sought under the slip that the probability is the ratio of the kind to the others. */
function ratioToOthers({ scene, kind, others }: Adjustment, target: Fraction): Fraction {
  if (scene === "add-kind") return target.mul(others).sub(kind);
  const wanted = new Fraction(kind).div(target);
  return scene === "remove-others" ? new Fraction(others).sub(wanted) : wanted.sub(others);
}

export function wrongChoices(parameters: Adjustment, words: Words): WrongChoice[] {
  const { scene, kind, others, change, below } = parameters;
  const target = targetOf(parameters);
  const total = kind + others + (scene === "remove-others" ? -change : change);
  const slip = (value: Fraction | number, said: Slip): WrongChoice => ({
    ...choice(value),
    ...said,
  });
  const stopped = (value: number, what: string) =>
    slip(value, {
      rationale: `This is the number of ${what} after the change, not the number that is ${scene === "remove-others" ? "taken away" : "added"}.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It comes out of the equation one step before the answer.",
      repairQuestion: "Does your number describe the change, or the contents after it?",
    });
  const wrong = [
    slip(totalKept(parameters, target), {
      rationale: `This keeps the total at ${kind + others}, but the change alters the total as well.`,
      misconception: "effect-of-change-ignored",
      whyTempting: `The probability asked for is easily applied to the ${kind + others} ${words.things} that are there.`,
      repairQuestion: `How many ${words.things} are there after the change?`,
    }),
    slip(ratioToOthers(parameters, target), {
      rationale: `This makes the ratio of ${words.kind} to ${words.others} equal to $${tex(target)}$, but a probability compares with all ${words.things}.`,
      misconception: "part-for-whole",
      whyTempting: "The two kinds are given separately and invite a ratio between them.",
      repairQuestion: "What is the denominator of the probability?",
    }),
    stopped(total, words.things),
    stopped(
      scene === "add-kind" ? kind + change : total - kind,
      scene === "add-kind" ? words.kind : words.others,
    ),
    slip(target.mul(kind + others), {
      rationale: `This is $${tex(target)}$ of the ${kind + others} ${words.things} present at first.`,
      misconception: "percent-of-wrong-base",
      whyTempting: "It is the only product of the given numbers that comes to mind.",
      repairQuestion: "To which total does the wanted probability refer?",
    }),
    slip(Math.abs(others - kind), {
      rationale: `A change by the difference of ${kind} and ${others} leads to a different probability than $${tex(target)}$.`,
      misconception: "difference-taken-for-term",
      whyTempting: "Leveling two numbers by their difference is a familiar move.",
      repairQuestion: "What probability results if you change the contents by this number?",
    }),
    slip(change + 1, {
      rationale: `With ${change + 1} the probability would pass $${tex(target)}$.`,
      misconception: "boundary-value-miscounted",
      whyTempting: "One more or less is easily lost when the total is counted after the change.",
      repairQuestion: "Does your number give exactly the wanted probability when you put it in?",
    }),
    slip(change - 1, {
      rationale: `With ${change - 1} the probability would not yet reach $${tex(target)}$.`,
      misconception: "boundary-value-miscounted",
      whyTempting: "One more or less is easily lost when the total is counted after the change.",
      repairQuestion: "Does your number give exactly the wanted probability when you put it in?",
    }),
  ].filter(({ order }) => Number.isInteger(order) && (order ?? 0) > 0);
  return withKeyAtPlace(change, wrong, below);
}
