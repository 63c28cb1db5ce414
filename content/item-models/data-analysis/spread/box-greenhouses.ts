import type { Figure } from "@lexiquant/domain/item";
import type { Chance } from "../../kit/chance.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { toldQuestion } from "../../kit/told-question.ts";
import { drawnPatiently } from "./drawn-patiently.ts";
import {
  type Greenhouses,
  greenhouseStatements,
  type Lists,
  type Sizes,
} from "./greenhouse-statements.ts";
import { choicesOf, listsWith, type Summary, someStatements, trueOfAll } from "./summary-lists.ts";

function drawSummary(chance: Chance): Summary {
  const start = 10 * chance.integer(1, 5);
  const [a = 0, b = 0, c = 0, d = 0] = [1, 2, 3, 4].map(() => 10 * chance.integer(1, 4));
  return [start, start + a, start + a + b, start + a + b + c, start + a + b + c + d];
}

/** Whether the means of the two groups can be in either order. */
function meansOpen(red: Summary, white: Summary): boolean {
  const low = ([a, b, c, d]: Summary) => (a + b + c + d) / 4;
  const high = ([, b, c, d, e]: Summary) => (b + c + d + e) / 4;
  return high(red) > low(white) + 3 && high(white) > low(red) + 3;
}

function draw(chance: Chance): Greenhouses | null {
  const [red, white] = [drawSummary(chance), drawSummary(chance)];
  const sizes = { red, white, reds: 40 * chance.integer(1, 6), whites: 40 * chance.integer(1, 6) };
  if (sizes.reds === sizes.whites || red[2] === white[2] || !meansOpen(red, white)) return null;
  // All heights are different, the extremes of both groups too.
  if (new Set([red[0], red[4], white[0], white[4]]).size < 4) return null;
  const statements = someStatements(greenhouseStatements(sizes), chance);
  return statements && { ...sizes, statements };
}

function figureOf({ red, white }: Sizes): Figure {
  const boxes = [
    ["Red dahlias", red],
    ["White dahlias", white],
  ] as const;
  return {
    kind: "box-plot",
    title: "Heights of dahlias",
    description: `Two box plots of heights in centimeters. ${boxes
      .map(
        ([name, [a, b, c, d, e]]) =>
          `${name}: minimum ${a}, first quartile ${b}, median ${c}, third quartile ${d}, maximum ${e}.`,
      )
      .join(" ")}`,
    valueAxis: { label: "Height", unit: "cm" },
    boxes: boxes.map(([label, [minimum, lowerQuartile, median, upperQuartile, maximum]]) => ({
      label,
      minimum,
      lowerQuartile,
      median,
      upperQuartile,
      maximum,
    })),
  };
}

function write(drawn: Greenhouses): Question {
  const { red, white, reds, whites, statements } = drawn;
  const { right, wrong } = choicesOf(statements);
  return toldQuestion(
    {
      stem: `In a greenhouse grow ${reds} red and ${whites} white dahlias, all of different heights. The box plots show the least and the greatest height, the quartiles, and the median for each color; all ten numbers are multiples of 10 centimeters. In each group, exactly a quarter of the heights are less than the first quartile, half are less than the median, and three quarters are less than the third quartile; no height equals a quartile or the median of its own group. Which of these statements follow from the information given? Indicate all such statements.`,
      figure: figureOf(drawn),
      difficulty: 4,
      targetSeconds: 130,
      quick: `Each part of a box plot holds a quarter of its own group: ${reds / 4} red or ${whites / 4} white dahlias. Ranges, interquartile ranges, and counts at the quartiles follow. Means do not follow, and the median of all is known only to lie between the two medians. The trap is to mix shares of groups of different size.`,
      asked: "Which statements on two groups follow from their box plots and sizes.",
      plan: "Turn shares into counts with the size of each group, read spreads as lengths, and test the other statements with extreme placings.",
      reasoning: [
        `A quarter of the red dahlias is ${reds / 4}, and a quarter of the white ones is ${whites / 4}.`,
        `True: ${right.map(({ rationale }) => rationale).join(" ")}`,
        `Not necessarily true: ${wrong.map(({ rationale }) => rationale).join(" ")}`,
      ],
      answers: wrong.map(({ whyTempting }) => whyTempting).join(" "),
      steps: [
        {
          text: `A quarter is $${reds}\\div 4=${reds / 4}$ red or $${whites}\\div 4=${whites / 4}$ white dahlias.`,
          why: "Shares of different groups can be compared only as counts.",
          check: { left: `${reds}/4`, right: `${reds / 4}` },
        },
        {
          text: `Ranges: ${red[4] - red[0]} and ${white[4] - white[0]} centimeters; interquartile ranges: ${red[3] - red[1]} and ${white[3] - white[1]} centimeters.`,
          why: "They are the lengths of the whole plots and of the boxes.",
          check: { left: `${red[4]}-${red[0]}`, right: `${red[4] - red[0]}` },
        },
        {
          text: "Every other statement is tested by pushing the heights of each quarter to one of its ends.",
          why: "Only what holds in every case must be true.",
        },
      ],
      hints: [
        "How many dahlias does each part of each box plot stand for?",
        "The five numbers of a box plot fix counts at the quartiles and the two ranges, but no sum of the data.",
        "Write down the five numbers of each group, its range, and its interquartile range.",
        "For each statement about counts, means, or medians, try to place the heights within the quarters so that it fails.",
      ],
      takeaway:
        "From two box plots follow counts at the quartiles and ranges; means and the exact median of all do not.",
      selfExplain: {
        prompt: "What do two box plots say about all the data taken together?",
        expectations: [
          "the common median lies between the two medians",
          "its exact place and the means remain open",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

/** Each of 16 red lists is put beside each of 16 white ones, and every statement is tested on all pairs. */
export const boxGreenhouses = scene<Greenhouses>({
  draw: drawnPatiently(draw),
  write,
  recompute: ({ red, white, reds, whites, statements }, item) => {
    const others = listsWith(white, whites);
    const pairs = listsWith(red, reds).flatMap((one) => others.map((other): Lists => [one, other]));
    return trueOfAll(statements, pairs, item);
  },
});
