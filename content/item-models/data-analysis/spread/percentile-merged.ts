import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { dollars } from "../../kit/write-numbers.ts";
import { drawnPatiently } from "./drawn-patiently.ts";

/** What is said about the numbers of apartments. */
type Sizes = "east-larger" | "west-larger" | "alike" | "none";

interface Merged {
  readonly rent: number;
  readonly east: number;
  readonly west: number;
  readonly sizes: Sizes;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Merged | null {
  const east = 5 * chance.integer(6, 17);
  const west = 5 * chance.integer(6, 17);
  if (Math.abs(east - west) < 15 || (east - west) % 2 !== 0) return null;
  const sizes = chance.pick(["east-larger", "west-larger", "alike", "none"] as const);
  const towardEast = east > west ? "first" : "second";
  const towardWest = east > west ? "second" : "first";
  const outcome = {
    "east-larger": towardEast,
    "west-larger": towardWest,
    alike: "equal",
    none: "open",
  }[sizes] as Outcome;
  return {
    rent: 50 * chance.integer(20, 36),
    east,
    west,
    sizes,
    outcome,
    swapped: chance.pick([false, true]),
  };
}

const SAID: Readonly<Record<Sizes, string>> = {
  "east-larger": " There are more rental apartments in the eastern part than in the western part.",
  "west-larger": " There are more rental apartments in the western part than in the eastern part.",
  alike: " The two parts have equally many rental apartments.",
  none: "",
};

function proofOf(merged: Merged): string {
  const { east, west, sizes } = merged;
  const middle = (east + west) / 2;
  const start = `The percent for the whole town lies between ${Math.min(east, west)} and ${Math.max(east, west)}, nearer to the part with more apartments; it is ${middle} if both have equally many.`;
  const end = verdict(merged);
  if (sizes === "alike") return `${start} Here they do. ${end}`;
  if (sizes === "none")
    return `${start} Nothing is said about the numbers: with more apartments in the east it lies on the side of ${east}, with more in the west on the side of ${west}. ${end}`;
  const [name, near] = sizes === "east-larger" ? ["eastern", east] : ["western", west];
  return `${start} The ${name} part has more, so the percent is nearer to ${near} and ${near > middle ? "greater" : "less"} than ${middle}. ${end}`;
}

function slipsOf(merged: Merged): Record<Outcome, Slip> {
  const { east, west, sizes } = merged;
  const middle = (east + west) / 2;
  const open = sizes === "none";
  const [larger, smaller] = [Math.max(east, west), Math.min(east, west)];
  const side = (greater: boolean): Slip =>
    slip(
      open ? "missed-a-case" : "weights-swapped",
      open
        ? `If the part with ${greater ? smaller : larger} percent has more apartments, the percent is ${greater ? "less" : "greater"} than ${middle}.`
        : sizes === "alike"
          ? `Equally many apartments give both percents equal weight, so the result is exactly ${middle}.`
          : `The part with more apartments is the one with ${greater ? smaller : larger} percent, and it draws the result to its side.`,
      greater
        ? `The percent of ${larger} is taken to weigh more because it is the larger number.`
        : `The part with ${smaller} percent is taken to weigh more than it does.`,
      "Which of the two parts has more apartments?",
    );
  return {
    first: side(true),
    second: side(false),
    equal: slip(
      "percentiles-averaged",
      open
        ? `The average ${middle} is right only if both parts have equally many apartments, which is not said.`
        : `The average ${middle} would be right for equally many apartments, but one part has more.`,
      `The average of ${east} and ${west} is ${middle}.`,
      "Does an apartment of one part count as much as an apartment of the other?",
    ),
    open: slip(
      "unknowns-outnumber-equations",
      "The exact numbers of apartments are not needed: which part has more, or that neither has, settles the order.",
      "No number of apartments is given.",
      `On which side of ${middle} does the result lie, whatever the numbers are?`,
    ),
  };
}

function write(merged: Merged): Question {
  const { rent, east, west, sizes, outcome, swapped } = merged;
  const middle = (east + west) / 2;
  const proof = proofOf(merged);
  const price = dollars(rent);
  return comparedQuestion(
    {
      stem: `A river divides a town into an eastern and a western part. Exactly ${east} percent of the rental apartments in the eastern part, and exactly ${west} percent of those in the western part, have a monthly rent of less than ${price}.${SAID[sizes]}`,
      difficulty: sizes === "alike" ? 1 : sizes === "none" ? 2 : 3,
      targetSeconds: 65,
      quick: `The percent for the whole town is a weighted average of ${east} and ${west}. ${proof} The trap is to ${sizes === "alike" ? "ask for the numbers of apartments, which are not needed" : "average the two percents without the sizes of the parts"}.`,
      asked: `How the percent of all rents below ${price} compares with ${middle}, the midpoint of the two percents.`,
      plan: "Treat the two percents as numbers weighted by the sizes of the two parts.",
      reasoning: [
        `Of the apartments in the east, ${east} in every 100 count; of those in the west, ${west} in every 100.`,
        proof,
      ],
      steps: [
        {
          text: `The midpoint of the percents is $\\frac{${east}+${west}}{2}=${middle}$.`,
          why: "Equally many apartments in both parts would give this percent.",
          check: { left: `(${east}+${west})/2`, right: `${middle}` },
        },
        { text: proof, why: "The larger part has the greater weight." },
      ],
      hints: [
        "To find the percent for the whole town exactly, what would you have to know about each part?",
        "The percent for the whole is a weighted average: the larger part draws it to its own percent.",
        `Find the midpoint of ${east} and ${west}.`,
        "Decide from the statement which part has the greater weight, if that is said, and which way this moves the percent from the midpoint.",
      ],
      takeaway:
        "The percent below a value in a merged group lies between those of its parts, nearer to that of the larger part.",
      selfExplain: {
        prompt: "When is the percent for two groups together the average of their percents?",
        expectations: ["when the two groups are equally large"],
      },
    },
    {
      first: `The percent of all rental apartments in the town that have a monthly rent of less than ${price}`,
      second: `${middle}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(merged),
    },
  );
}

/** Apartments are counted for many pairs of sizes, hundreds at a time. */
export const percentileMerged = scene<Merged>({
  draw: drawnPatiently(draw),
  write,
  recompute: ({ east, west, sizes, swapped }) => {
    const pairs = [...integers(1, 30)].flatMap((one) =>
      [...integers(1, 30)].map((other) => [100 * one, 100 * other] as const),
    );
    const allowed = pairs.filter(
      ([one, other]) =>
        sizes === "none" ||
        (sizes === "alike" ? one === other : sizes === "east-larger" ? one > other : one < other),
    );
    return comparisonKey(
      allowed.map(([one, other]) => {
        const cheap = (one / 100) * east + (other / 100) * west;
        const halfway = ((east + west) * (one + other)) / 200;
        return swapped ? relationOf(halfway, cheap) : relationOf(cheap, halfway);
      }),
    );
  },
});
