import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { counted } from "../../kit/write-numbers.ts";

interface Added {
  readonly count: number;
  readonly mean: number;
  readonly deviation: number;
  /** How far each of the two new masses is from the mean, where it is known. */
  readonly distance: number | null;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Added {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const deviation = chance.integer(4, 9);
  const distance = {
    first: deviation + chance.integer(1, 3),
    second: chance.pick([0, deviation - chance.integer(1, 3)]),
    equal: deviation,
    open: null,
  }[outcome];
  return {
    count: chance.integer(11, 38),
    mean: chance.integer(42, 88),
    deviation,
    distance,
    outcome,
    swapped: chance.pick([false, true]),
  };
}

function told({ mean, distance, count }: Added): string {
  if (distance === null)
    return `Two more apples are then weighed, and the mean mass of all ${count + 2} apples is ${3 * mean} grams as well. The masses of the two apples are different.`;
  if (distance === 0)
    return `Two more apples are then weighed, each with a mass of ${3 * mean} grams.`;
  return `Two more apples are then weighed, and their masses are ${3 * mean - distance} grams and ${3 * mean + distance} grams.`;
}

function proofOf(added: Added): string {
  const { deviation, distance, outcome, mean } = added;
  const end = verdict(added);
  const rule = `The mean remains ${3 * mean}, and the squared standard deviation is the average squared distance from it`;
  if (distance === null)
    return `${rule}. The two masses lie equally far from ${3 * mean} on both sides. With a distance of 1 gram they lower the average, which was $${deviation}^2$; with a distance of ${2 * deviation} grams they raise it. ${end}`;
  const effect = {
    first: "raise it",
    second: "lower it",
    equal: "leave it as it is",
    open: "",
  }[outcome];
  return `${rule}, until now $${deviation}^2=${deviation ** 2}$. The two new squared distances are $${distance}^2=${distance ** 2}$ each, so they ${effect}. ${end}`;
}

function slipsOf(added: Added): Record<Outcome, Slip> {
  const { deviation, distance, outcome, mean } = added;
  const open = outcome === "open";
  return {
    first: slip(
      open ? "missed-a-case" : "more-data-more-spread",
      open
        ? `The two masses could be ${3 * mean - 1} and ${3 * mean + 1} grams, and then the standard deviation decreases.`
        : `The new masses are ${counted(distance ?? 0, "gram")} from the mean, which is not more than ${deviation}, so they do not raise the average squared distance.`,
      open
        ? "Two different new masses are pictured far apart."
        : "More apples, with masses of their own, seem to bring more variation.",
      open
        ? `What if both masses are very close to ${3 * mean} grams?`
        : "How far from the mean are the new masses, compared with the standard deviation?",
    ),
    second: slip(
      open ? "missed-a-case" : "more-data-more-spread",
      open
        ? `The two masses could be ${3 * mean - 2 * deviation} and ${3 * mean + 2 * deviation} grams, and then the standard deviation increases.`
        : `The new masses are ${counted(distance ?? 0, "gram")} from the mean, which is not less than ${deviation}, so they do not lower the average squared distance.`,
      open
        ? "Masses that keep the mean are pictured close to it."
        : "The squares are divided by a greater number of apples, and the new squares are forgotten.",
      open
        ? `What if the masses are far from ${3 * mean} grams on both sides?`
        : "What do the two new apples add to the sum of the squares?",
    ),
    equal: slip(
      "same-mean-same-deviation",
      open
        ? `The standard deviation stays ${deviation} only if both masses lie exactly ${deviation} grams from the mean, which is not said.`
        : `The mean stays the same, but the new squared distances are ${(distance ?? 0) ** 2}, while their average was ${deviation ** 2}.`,
      "The mean has not changed, and so nothing seems to have changed.",
      "Is the average squared distance of the new masses the same as that of the old ones?",
    ),
    open: slip(
      "hard-means-undetermined",
      `The single masses are not needed: the old squared distances have the average ${deviation ** 2}, and the new ones are ${(distance ?? 0) ** 2} each.`,
      "The single masses of the first apples are not given.",
      "What is the average of the old squared distances?",
    ),
  };
}

function write(added: Added): Question {
  const { count, mean, deviation, distance, outcome, swapped } = added;
  const proof = proofOf(added);
  const [old, extra] = [deviation ** 2, (distance ?? 1) ** 2];
  return comparedQuestion(
    {
      stem: `The masses of ${count} apples have a mean of ${3 * mean} grams and a standard deviation of ${deviation} grams. ${told(added)}`,
      difficulty: distance === 0 ? 2 : outcome === "equal" ? 4 : 3,
      targetSeconds: 80,
      quick: `${proof} The trap is to think that an unchanged mean means an unchanged spread.`,
      asked: `Whether the standard deviation is more or less than ${deviation} grams after two apples are added.`,
      plan: "Compare the distance of the new masses from the mean with the standard deviation.",
      reasoning: [
        `The two new masses have the mean ${3 * mean} grams, so the mean of all masses stays ${3 * mean}, and the old distances from it stay as well.`,
        `The squares of the old distances have the average $${deviation}^2=${old}$.`,
        proof,
      ],
      steps: [
        {
          text: `The squared distances of the ${count} apples add up to $${count}\\cdot ${deviation}^2=${count * old}$.`,
          why: "Their average is the square of the standard deviation.",
          check: { left: `${count}*${deviation}^2`, right: `${count * old}` },
        },
        distance === null
          ? {
              text: `Two masses 1 gram from the mean give an average of $\\frac{${count * old}+2}{${count + 2}}$, less than ${old}.`,
              why: `Each new square, 1, is below the average ${old}.`,
              check: { left: `${old}*${count + 2}`, right: `${count * old}+2*${old}` },
            }
          : {
              text: `With the two new apples the sum is $${count * old}+2\\cdot ${extra}=${count * old + 2 * extra}$; an average of ${old} would need $${old * (count + 2)}$.`,
              why: `There are ${count + 2} apples now.`,
              check: { left: `${count * old}+2*${extra}`, right: `${count * old + 2 * extra}` },
            },
        { text: proof, why: "A number above the average raises it, and one below it lowers it." },
      ],
      hints: [
        "What happens to the mean when the two apples are added?",
        "The standard deviation is the root of the average squared distance from the mean.",
        `The average of the old squared distances is $${deviation}^2$. What do the two new masses contribute?`,
        `An average rises when what is added exceeds it. Set the distance of the new masses from the mean beside ${deviation}.`,
      ],
      takeaway:
        "Data added symmetrically about the mean raise the standard deviation only if they lie farther from the mean than one standard deviation.",
      selfExplain: {
        prompt:
          "When do two new values on both sides of the mean leave the standard deviation as it is?",
        expectations: ["when each lies exactly one standard deviation from the mean"],
      },
    },
    {
      first: `The standard deviation of the masses of all ${count + 2} apples, in grams`,
      second: `${deviation}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(added),
    },
  );
}

/** Exact sums of squares for every distance that the statement allows. */
export const deviationAdded = scene<Added>({
  draw,
  write,
  recompute: ({ count, mean, deviation, distance, swapped }) => {
    const sum = count * 3 * mean;
    const squares = count * (deviation ** 2 + (3 * mean) ** 2);
    const distances = distance === null ? [...integers(1, 40)] : [distance];
    return comparisonKey(
      distances.map((away) => {
        const [low, high] = [3 * mean - away, 3 * mean + away];
        const size = count + 2;
        const spread = size * (squares + low ** 2 + high ** 2) - (sum + low + high) ** 2;
        const old = (size * deviation) ** 2;
        return swapped ? relationOf(old, spread) : relationOf(spread, old);
      }),
    );
  },
});
