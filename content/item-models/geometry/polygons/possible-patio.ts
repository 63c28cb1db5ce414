import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question, RightChoice, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { choice, listed } from "../../kit/write-numbers.ts";

interface Patio {
  readonly stones: number;
  readonly offered: readonly number[];
}

/** The pairs of whole sides of rectangles with an area, the lesser side first. */
function pairsOf(area: number): (readonly [number, number])[] {
  return [...integers(1, Math.floor(Math.sqrt(area)))]
    .filter((side) => area % side === 0)
    .map((side) => [side, area / side] as const);
}

function draw(chance: Chance): Patio | null {
  const stones = chance.pick([30, 36, 40, 42, 48, 54, 60, 66, 70, 72, 80, 84]);
  const possible = pairsOf(stones).map(([a, b]) => 2 * (a + b));
  const least = Math.min(...possible);
  const halves = possible.map((around) => around / 2).filter((half) => !possible.includes(half));
  const between = [...integers(least / 2, stones)]
    .map((half) => 2 * half)
    .filter((around) => !possible.includes(around) && around < Math.max(...possible));
  const offered = [
    ...chance.sample(possible, chance.integer(1, 4)),
    ...chance.sample(halves, chance.integer(0, 2)),
    ...chance.sample(between.slice(0, 12), chance.integer(1, 2)),
    ...chance.sample([least - 2, least - 4], chance.integer(0, 1)),
  ];
  if (new Set(offered).size < offered.length) return null;
  if (offered.length < 5 || offered.length > 7) return null;
  return { stones, offered: offered.toSorted((a, b) => a - b) };
}

function refuted(around: number, stones: number): WrongChoice {
  const least = Math.min(...pairsOf(stones).map(([a, b]) => a + b));
  const isHalf = pairsOf(stones).some(([a, b]) => a + b === around);
  const small = around ** 2 < 16 * stones;
  const proof =
    around % 2 === 1
      ? `Opposite sides are equal and whole, so the perimeter is even; ${around} is odd.`
      : small
        ? `Length and width would add up to ${around / 2}, and even a square with this perimeter has an area of less than ${stones} square feet.`
        : `Length and width would add up to ${around / 2}, but no two whole numbers with this sum have the product ${stones}.`;
  return {
    ...choice(around),
    ...(isHalf
      ? slip(
          "part-for-whole",
          proof,
          "It is the sum of a length and a width that fit, which is only half of the perimeter.",
          "How many sides does the perimeter take in?",
        )
      : slip(
          "ignored-condition",
          proof,
          around < 2 * least
            ? "It is just below the smallest perimeter, and the stones seem to leave some freedom."
            : "It lies among perimeters that are possible, and sides that are not whole are let in.",
          "Which length and width in whole feet would give this perimeter, and how many stones are that?",
        )),
  };
}

function optionsOf({ stones, offered }: Patio) {
  const pairs = pairsOf(stones);
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const around of offered) {
    const pair = pairs.find(([a, b]) => 2 * (a + b) === around);
    if (pair === undefined) wrong.push(refuted(around, stones));
    else
      right.push({
        ...choice(around),
        rationale: `With sides of ${pair[0]} and ${pair[1]} feet there are $${pair[0]}\\cdot ${pair[1]}=${stones}$ stones, and the perimeter is $2\\cdot(${pair[0]}+${pair[1]})=${around}$ feet.`,
      });
  }
  return { right, wrong };
}

function write(patio: Patio): Question {
  const { stones } = patio;
  const { right, wrong } = optionsOf(patio);
  const pairs = pairsOf(stones);
  const [long = 0, other = 0] = pairs.at(-1) ?? [];
  const all = listed(pairs.map(([a, b]) => `$${a}\\cdot ${b}$`));
  const perimeters = listed(pairs.map(([a, b]) => 2 * (a + b)));
  return toldQuestion(
    {
      stem: `A rectangular patio is covered exactly by ${stones} square stones, each 1 foot by 1 foot, laid in straight rows without gaps. No stone is cut. Which of the following could be the perimeter of the patio, in feet? Indicate all such perimeters.`,
      difficulty: 2,
      targetSeconds: 85,
      quick: `The sides are whole numbers of feet with the product ${stones}: ${all}. Adding the sides of each pair and doubling gives ${perimeters}. The trap is to forget the doubling, or to think that everything between these values is possible.`,
      asked: `Which perimeters a rectangle with whole sides and an area of ${stones} square feet can have.`,
      plan: `Write ${stones} as a product of two whole numbers in all ways.`,
      reasoning: [
        `The stones lie in whole rows, so length and width are whole numbers of feet, with the product ${stones}.`,
        `All such products are ${all}.`,
        `The perimeters are twice the sums of the factors: ${perimeters}. No others are possible.`,
      ],
      answers:
        "A wrong value is the sum of one length and one width, not doubled, or it lies between possible perimeters, or below the smallest, and belongs to no pair of whole numbers.",
      steps: [
        {
          text: `The products are ${all}.`,
          why: "Length and width are whole numbers, because no stone is cut.",
          check: { left: `${long}*${other}`, right: `${stones}` },
        },
        {
          text: `The possible perimeters are ${perimeters}.`,
          why: "The perimeter is twice the sum of length and width.",
          check: { left: `2*(${long}+${other})`, right: `${2 * (long + other)}` },
        },
      ],
      hints: [
        "What kind of numbers must length and width be if no stone is cut?",
        "Length times width is the number of stones.",
        "Write the number of stones as a product of two whole numbers in every possible way.",
        "Turn each pair of factors into a perimeter and look for it in the list.",
      ],
      takeaway:
        "With whole sides, an area permits only as many perimeters as it has pairs of factors.",
      selfExplain: {
        prompt: "Why are only a few perimeters possible?",
        expectations: [
          "length and width are whole numbers with a fixed product",
          "there are only a few pairs of factors",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

export const possiblePatio = scene<Patio>({
  draw,
  write,
  // All lengths and widths are tried for each perimeter, counting the stones.
  recompute: ({ stones }, item) =>
    optionsWhere(item, (text) =>
      [...integers(1, 200)].some((length) => {
        const width = Number(text) / 2 - length;
        return width > 0 && Number.isInteger(width) && length * width === stones;
      }),
    ),
});
