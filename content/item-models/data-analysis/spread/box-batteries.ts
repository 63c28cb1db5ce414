import type { Figure } from "@lexiquant/domain/item";
import type { Chance } from "../../kit/chance.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { toldQuestion } from "../../kit/told-question.ts";
import { drawnPatiently } from "./drawn-patiently.ts";
import {
  choicesOf,
  listsWith,
  meanOf,
  middleWidth,
  type Statement,
  type Summary,
  someStatements,
  trueOfAll,
} from "./summary-lists.ts";

interface Batteries {
  readonly summary: Summary;
  readonly count: number;
  readonly statements: readonly Statement<readonly number[]>[];
}

type Hours = Statement<readonly number[]>;

function shares(summary: Summary, count: number): Hours[] {
  const [least, first, median, third, greatest] = summary;
  const quarter = count / 4;
  const above = (list: readonly number[], limit: number) =>
    list.filter((value) => value > limit).length;
  const late = (third + greatest) / 2;
  return [
    {
      text: `Exactly ${2 * quarter} of the batteries lasted more than ${median} hours.`,
      right: true,
      reason: `The median of ${count} different times has half of them, ${2 * quarter}, above it.`,
      slip: none,
      holds: (list) => above(list, median) === 2 * quarter,
    },
    {
      text: `At most ${quarter} of the batteries lasted more than ${late} hours.`,
      right: true,
      reason: `Exactly ${quarter} lasted more than ${third} hours, the third quartile, and those with more than ${late} hours are among them.`,
      slip: none,
      holds: (list) => above(list, late) <= quarter,
    },
    {
      text: `More batteries lasted between ${third} and ${greatest} hours than between ${first} and ${median} hours.`,
      right: false,
      reason: `Each of the two intervals holds a quarter of the batteries, ${quarter}, although they differ in length.`,
      slip: {
        misconception: "longer-box-more-data",
        whyTempting: "The one part of the box plot is longer than the other.",
        repairQuestion: "Which share of the data does each part of a box plot hold?",
      },
      holds: (list) => above(list, third) > above(list, first) - above(list, median),
    },
    {
      text: `Exactly ${count / 8} of the batteries lasted less than ${(least + first) / 2} hours.`,
      right: false,
      reason: `A quarter lasted less than ${first} hours, but within that quarter the times may all lie near ${first} hours or all near ${least}.`,
      slip: {
        misconception: "spread-taken-as-even",
        whyTempting: `The number ${(least + first) / 2} is halfway between the least time and the first quartile, so half of a quarter seems to lie below it.`,
        repairQuestion: "Does the box plot show where within a quarter the times lie?",
      },
      holds: (list) => list.length - above(list, (least + first) / 2) === count / 8,
    },
  ];
}

const none = { misconception: "judged-by-eye", whyTempting: "", repairQuestion: "" };

const multiple = (times: number) => (times === 2 ? "twice" : `${times} times`);

function widths(summary: Summary): Hours[] {
  const [least, first, median, third, greatest] = summary;
  const [range, middle] = [greatest - least, third - first];
  const factor = Math.floor(range / middle);
  const right = factor === range / middle ? factor - 1 : factor;
  const center = (least + greatest) / 2;
  const ratio = (times: number, isRight: boolean): Hours => ({
    text: `The range of the times is more than ${multiple(times)} the interquartile range.`,
    right: isRight,
    reason: `The range is $${greatest}-${least}=${range}$ hours and the interquartile range $${third}-${first}=${middle}$ hours; ${multiple(times)} the latter is ${times * middle} hours.`,
    slip: {
      misconception: "iqr-and-range-exchanged",
      whyTempting: "The whiskers look long beside the box.",
      repairQuestion: "Which lengths in the figure are the range and the interquartile range?",
    },
    holds: (list) => (list.at(-1) ?? 0) - (list[0] ?? 0) > times * middleWidth(list) + 1e-3,
  });
  return [
    ...(right > 1 ? [ratio(right, true)] : []),
    ratio(right + 1, false),
    {
      text: `The mean of the times is ${center > median ? "greater" : "less"} than ${median} hours.`,
      right: false,
      reason: `The median is ${median}, but a box plot does not give the sum of the times: within each quarter they may lie near either end, and the mean can lie on either side of ${median}.`,
      slip: {
        misconception: "mean-median-confusion",
        whyTempting: `The part of the box plot ${center > median ? "above" : "below"} the median is longer, and this seems to draw the mean to that side.`,
        repairQuestion:
          "Can you place the times of every quarter so that the mean falls on the other side?",
      },
      holds: (list) => (center > median ? meanOf(list) > median : meanOf(list) < median),
    },
    {
      text: `The difference between any two of the times from ${first} to ${third} hours is at most ${middle} hours.`,
      right: true,
      reason: `Both times lie between ${first} and ${third}, so they differ by at most $${third}-${first}=${middle}$ hours.`,
      slip: none,
      holds: (list) => {
        const inside = list.filter((value) => value >= first && value <= third);
        return (inside.at(-1) ?? 0) - (inside[0] ?? 0) <= middle;
      },
    },
  ];
}

function draw(chance: Chance): Batteries | null {
  const gaps = [1, 2, 3, 4].map(() => 10 * chance.integer(1, 6));
  const summary: number[] = [10 * chance.integer(2, 6)];
  for (const gap of gaps) summary.push((summary.at(-1) ?? 0) + gap);
  const [least = 0, first = 0, median = 0, third = 0, greatest = 0] = summary;
  // The mean must be possible on both sides of the median.
  const low = (least + first + median + third) / 4;
  const high = (first + median + third + greatest) / 4;
  if (low > median - 2 || high < median + 2 || greatest - third <= median - first) return null;
  if (least + greatest === 2 * median) return null;
  const count = 40 * chance.integer(2, 8);
  const five: Summary = [least, first, median, third, greatest];
  const statements = someStatements([...shares(five, count), ...widths(five)], chance);
  return statements && { summary: five, count, statements };
}

function figureOf([minimum, lowerQuartile, median, upperQuartile, maximum]: Summary): Figure {
  return {
    kind: "box-plot",
    title: "Battery life",
    description: `Box plot of battery lives in hours: minimum ${minimum}, first quartile ${lowerQuartile}, median ${median}, third quartile ${upperQuartile}, maximum ${maximum}.`,
    valueAxis: { label: "Battery life", unit: "hours" },
    boxes: [{ label: "Batteries", minimum, lowerQuartile, median, upperQuartile, maximum }],
  };
}

function write({ summary, count, statements }: Batteries): Question {
  const [least, first, median, third, greatest] = summary;
  const quarter = count / 4;
  const { right, wrong } = choicesOf(statements);
  return toldQuestion(
    {
      stem: `The box plot summarizes how long ${count} batteries lasted. No two batteries lasted equally long. The first quartile is the median of the lesser half of the times, and the third quartile is the median of the greater half; all five numbers shown are multiples of 10. Which of these statements must be true, whatever the single times were? Indicate all such statements.`,
      figure: figureOf(summary),
      difficulty: 3,
      targetSeconds: 110,
      quick: `Each part of the box plot holds a quarter of the batteries, ${quarter}, whatever its length. Range and interquartile range are read as lengths. Nothing fixes where within a quarter the times lie, so neither the mean nor a count inside a quarter is settled. The trap is to read longer parts as more data.`,
      asked: "Which statements follow from a five-number summary alone.",
      plan: "Use counts only at the five numbers, use lengths for range and interquartile range, and test other statements with extreme placings.",
      reasoning: [
        `The five numbers are ${least}, ${first}, ${median}, ${third}, and ${greatest}; between neighbors lie ${quarter} batteries each.`,
        `True: ${right.map(({ text, rationale }) => `${text} ${rationale}`).join(" ")}`,
        `Not necessarily true: ${wrong.map(({ text, rationale }) => `${text} ${rationale}`).join(" ")}`,
      ],
      answers: wrong.map(({ whyTempting }) => whyTempting).join(" "),
      steps: [
        {
          text: `A quarter of the batteries is $${count}\\div 4=${quarter}$.`,
          why: "The quartiles and the median split the ordered times into four equal groups.",
          check: { left: `${count}/4`, right: `${quarter}` },
        },
        {
          text: `Range: $${greatest}-${least}=${greatest - least}$ hours; interquartile range: $${third}-${first}=${third - first}$ hours.`,
          why: "These are the length of the whole plot and of the box.",
          check: { left: `${greatest}-${least}`, right: `${greatest - least}` },
        },
        {
          text: "For each remaining statement, push the times of a quarter to its lower or upper end, and see whether the statement can fail.",
          why: "A box plot does not show where in a quarter the data lie.",
        },
      ],
      hints: [
        "What does a box plot tell you about the number of data in each of its parts?",
        "Lengths in a box plot are spreads, and each of its four parts holds equally many data.",
        "Write down the five numbers and the number of batteries between neighboring ones.",
        "For each statement, try to place the times within their quarters so that it fails. If you cannot, it must be true.",
      ],
      takeaway:
        "A box plot settles counts at its five numbers and the lengths between them, but nothing inside a quarter.",
      selfExplain: {
        prompt: "Which kinds of statement can a box plot settle, and which not?",
        expectations: [
          "counts above or below the five numbers, range and interquartile range",
          "not the mean and not counts inside a quarter",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

/** Sixteen lists with the summary are made, and each statement is tested on all of them. */
export const boxBatteries = scene<Batteries>({
  draw: drawnPatiently(draw),
  write,
  recompute: ({ summary, count, statements }, item) =>
    trueOfAll(statements, listsWith(summary, count), item),
});
