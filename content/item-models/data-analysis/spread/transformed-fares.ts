import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { dollars } from "../../kit/write-numbers.ts";

interface Fares {
  /** Mean and standard deviation of the distances in miles. */
  readonly mean: number;
  readonly deviation: number;
  readonly base: number;
  readonly rate: number;
}

function draw(chance: Chance): Fares {
  return {
    mean: 2 * chance.integer(4, 12),
    deviation: 2 * chance.integer(1, 3),
    base: chance.integer(3, 9),
    rate: chance.pick([1.5, 2, 2.5, 3]),
  };
}

const pair = (mean: number, deviation: number) =>
  `Mean ${dollars(mean)}, standard deviation ${dollars(deviation)}`;

function wrongChoices({ mean, deviation, base, rate }: Fares): WrongChoice[] {
  const [fare, spread] = [rate * mean + base, rate * deviation];
  return [
    {
      text: pair(fare, spread + base),
      ...slip(
        "shift-changes-spread",
        `The fixed charge of ${dollars(base)} is the same in every fare, so it does not move any fare away from the mean.`,
        "The standard deviation is put into the formula for the fare, just as the mean is.",
        "By how much do the fares of two trips differ, and where is the fixed charge then?",
      ),
    },
    {
      text: pair(fare, deviation),
      ...slip(
        "scaling-keeps-spread",
        `Each mile of difference makes ${dollars(rate)} of difference in the fare, so the standard deviation is multiplied by this rate.`,
        "The change is thought to concern the position of the data only.",
        "By how much do the fares of two trips differ if their distances differ by 1 mile?",
      ),
    },
    {
      text: pair(rate * mean, spread),
      ...slip(
        "centre-ignores-shift",
        `The fixed charge raises every fare by ${dollars(base)}, and so the mean fare as well.`,
        "The fixed charge drops out of the standard deviation, and so it is dropped from the mean too.",
        "What does a trip of average length cost?",
      ),
    },
    {
      text: pair(rate * mean, spread + base),
      ...slip(
        "shift-changes-spread",
        "The fixed charge belongs to the mean and not to the standard deviation; here it is the other way round.",
        "It is remembered that the fixed charge affects only one of the two measures.",
        "Which of the two measures tells where the fares lie, and which how far apart they are?",
      ),
    },
    {
      text: pair(fare, rate ** 2 * deviation),
      ...slip(
        "scaling-squared-for-deviation",
        "The squared distances are multiplied by the square of the rate, but the standard deviation is the root of their average.",
        "Squares appear in the computation of a standard deviation.",
        "In which unit is the standard deviation of the fares measured?",
      ),
    },
  ];
}

function write(fares: Fares): Question {
  const { mean, deviation, base, rate } = fares;
  const [fare, spread] = [rate * mean + base, rate * deviation];
  const proof = `A trip of average length costs $${rate}\\cdot ${mean}+${base}=${fare}$ dollars, and a difference of ${deviation} miles makes $${rate}\\cdot ${deviation}=${spread}$ dollars.`;
  return toldQuestion(
    {
      stem: `The lengths of the trips that a taxi driver made in one month had a mean of ${mean} miles and a standard deviation of ${deviation} miles. The fare for each trip was a fixed charge of ${dollars(base)} plus ${dollars(rate)} per mile, with parts of a mile charged in proportion. What were the mean and the standard deviation of the fares of these trips?`,
      difficulty: 2,
      targetSeconds: 70,
      quick: `${proof} The fixed charge moves all fares alike, so it enters the mean but not the standard deviation. The trap is to put the standard deviation into the fare formula with the fixed charge.`,
      asked: "Mean and standard deviation of fares that depend on the length in a linear way.",
      plan: "Use the formula for the mean; for the standard deviation use only what changes distances between the data.",
      reasoning: [
        `The mean follows every linear change: $${rate}\\cdot ${mean}+${base}=${fare}$.`,
        `Between two trips the fixed charge cancels, and each mile of difference makes ${dollars(rate)}. All distances from the mean are multiplied by ${rate}.`,
        `So the standard deviation is $${rate}\\cdot ${deviation}=${spread}$ dollars.`,
      ],
      answers:
        "Other answers add the fixed charge to the standard deviation, leave it out of the mean, keep the standard deviation of the lengths, or square the rate.",
      steps: [
        {
          text: `Mean fare: $${rate}\\cdot ${mean}+${base}=${fare}$ dollars.`,
          why: "A linear rule carries the mean along.",
          check: { left: `${rate}*${mean}+${base}`, right: `${fare}` },
        },
        {
          text: `Standard deviation: $${rate}\\cdot ${deviation}=${spread}$ dollars.`,
          why: "The fixed charge cancels in every difference.",
          check: { left: `${rate}*${deviation}`, right: `${spread}` },
        },
      ],
      hints: [
        "A fare consists of two parts. Which of them is the same for all trips?",
        "A constant added to all data moves the mean and leaves distances alone; a factor changes both.",
        "Find the fare of a trip of average length.",
        "Ask by how many dollars two fares differ when the trips differ by one standard deviation.",
      ],
      takeaway:
        "When all data become $ax+b$, the mean becomes $a$ times the mean plus $b$, and the standard deviation is multiplied by $|a|$ only.",
      selfExplain: {
        prompt: "Why does the fixed charge not appear in the standard deviation of the fares?",
        expectations: ["it is in every fare, so it cancels in the distances from the mean"],
      },
    },
    {
      type: "single-choice",
      key: { text: pair(fare, spread), rationale: proof },
      wrong: wrongChoices(fares),
    },
  );
}

/** Two trips, one deviation below and one above the mean, have the measures stated; their fares are measured. */
export const transformedFares = scene<Fares>({
  draw,
  write,
  recompute: ({ mean, deviation, base, rate }, item) => {
    const prices = [mean - deviation, mean + deviation].map((miles) => base + rate * miles);
    const center = prices.reduce((sum, price) => sum + price, 0) / 2;
    const spread = Math.sqrt(prices.reduce((sum, price) => sum + (price - center) ** 2, 0) / 2);
    return optionsWhere(item, (text) => {
      const [one = "", other = ""] = text.match(/\d+(?:\.\d+)?/g) ?? [];
      return Math.abs(Number(one) - center) < 1e-9 && Math.abs(Number(other) - spread) < 1e-9;
    });
  },
});
