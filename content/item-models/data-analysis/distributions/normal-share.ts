import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question, type Slip, type WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, decimal, Fraction, grouped } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "screws" | "trains" | "oranges";
  readonly size: number;
  readonly mean: number;
  readonly deviation: number;
  /** First and last of the six parts into which whole deviations cut the distribution. */
  readonly from: number;
  readonly to: number;
  readonly below: number;
}

/** Percents of the parts below -2, from -2 to -1, … above 2 standard deviations, doubled to be whole. */
const PARTS = [5, 27, 68, 68, 27, 5];
const RANGES = [
  [0, 1],
  [4, 5],
  [5, 5],
  [1, 3],
  [2, 4],
  [1, 2],
  [3, 4],
  [4, 4],
  [0, 3],
  [1, 5],
] as const;

const sharePercent = (from: number, to: number) =>
  new Fraction(
    PARTS.slice(from, to + 1).reduce((sum, part) => sum + part, 0),
    2,
  );

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["screws", "trains", "oranges"] as const);
  const [from, to] = chance.pick(RANGES);
  const size = chance.pick([400, 600, 800, 1000, 1200, 2000, 3000, 4000]);
  const mean = {
    screws: chance.integer(8, 16) * 5,
    trains: chance.integer(30, 60),
    oranges: chance.integer(15, 25) * 10,
  }[scene];
  const deviation = {
    screws: chance.integer(2, 4),
    trains: chance.integer(3, 7),
    oranges: chance.integer(3, 6) * 5,
  }[scene];
  return { scene, size, mean, deviation, from, to, below: chance.integer(0, 4) };
}

interface Words {
  readonly stem: string;
  readonly things: string;
}

/** `less than 40`, `greater than 40` or `between 36 and 44`. */
function rangeWords({ mean, deviation, from, to }: Parameters): string {
  const limit = (part: number) => mean + (part - 3) * deviation;
  if (from === 0) return `less than ${limit(to + 1)}`;
  return to === 5 ? `greater than ${limit(from)}` : `between ${limit(from)} and ${limit(to + 1)}`;
}

function wordsOf(parameters: Parameters): Words {
  const { scene, size, mean, deviation } = parameters;
  const range = rangeWords(parameters);
  switch (scene) {
    case "screws":
      return {
        stem: `A box contains ${grouped(size)} screws whose lengths are approximately normally distributed; the mean is ${mean} millimeters and the standard deviation is ${deviation} millimeters. In a normal distribution, about 68% of the data are within one standard deviation of the mean and about 95% within two. Approximately how many of the screws have a length that is ${range} millimeters?`,
        things: "screws",
      };
    case "trains":
      return {
        stem: `The duration of a train ride varies approximately according to a normal distribution with mean ${mean} minutes and standard deviation ${deviation} minutes. Assume that 68% of a normal distribution lies within one standard deviation of its mean, and 95% within two standard deviations. Out of ${grouped(size)} rides, about how many can be expected to take ${range.replace("greater", "more")} minutes?`,
        things: "rides",
      };
    default:
      return {
        stem: `An orchard delivers ${grouped(size)} oranges. Their weights have a mean of ${mean} grams and a standard deviation of ${deviation} grams and follow a normal distribution closely, so that 68% of them differ from the mean by less than one standard deviation, and 95% by less than two. Of the following, which is the best estimate of the number of oranges with a weight ${range} grams?`,
        things: "oranges",
      };
  }
}

/** A given band, or what lies beyond it, used on both sides of the mean. */
function wholeBand({ from, to }: Parameters): [percent: number, slip: Slip] {
  const share = sharePercent(from, to);
  const outermost = from === 0 || to === 5;
  const half = share.compare(50) > 0;
  const beyond = from === 5 || to === 0 ? 5 : 32;
  const middle = from <= 1 || to >= 4 ? 95 : 68;
  const wide = !outermost ? middle : !half ? beyond : from === 1 || to === 4 ? 95 : 68;
  return [
    wide,
    {
      rationale: !outermost
        ? `This takes the whole band of ${wide}% about the mean, although the range is not symmetric about it.`
        : half
          ? `This takes only the band of ${wide}% about the mean and leaves out the data beyond it on the far side.`
          : `This takes the data on both sides beyond the limit, ${wide}%, and not only those on one side.`,
      misconception: "part-for-whole",
      whyTempting: `The number ${wide === 5 || wide === 32 ? 100 - wide : wide}% is what the rule gives directly.`,
      repairQuestion:
        "On which sides of the mean does the range lie, and how far does it reach on each?",
    },
  ];
}

function wrongChoices(parameters: Parameters, words: Words): WrongChoice[] {
  const { size, from, to, below } = parameters;
  const share = sharePercent(from, to);
  const count = (percent: Fraction | number) => choice(new Fraction(size).mul(percent).div(100));
  const slip = (percent: Fraction | number, said: Slip): WrongChoice => ({
    ...count(percent),
    ...said,
  });
  const wrong: WrongChoice[] = [
    slip(100 - share.valueOf(), {
      rationale: `This is the number of ${words.things} outside the range that is asked about.`,
      misconception: "complement-answered",
      whyTempting: "The percents are read correctly but for the other part of the distribution.",
      repairQuestion: "Should your part of the curve hold more or less than half of the data?",
    }),
    slip(...wholeBand(parameters)),
    slip(new Fraction((to - from + 1) * 50, 3), {
      rationale:
        "This gives each of the six parts of the distribution the same share, but the parts near the mean hold far more.",
      misconception: "spread-taken-as-even",
      whyTempting: "The limits are evenly spaced, which suggests equal shares.",
      repairQuestion: "Is the curve equally high everywhere?",
    }),
    slip(sharePercent(from, Math.max(from, to - 1)), {
      rationale: `This leaves out the part nearest the upper end of the range.`,
      misconception: "missed-a-case",
      whyTempting: "The range is made up of several parts, and the last one is overlooked.",
      repairQuestion: "Which parts of the distribution make up the range?",
    }),
    slip(sharePercent(Math.max(0, from - 1), to), {
      rationale: "This includes one part too many at the lower end of the range.",
      misconception: "boundary-value-miscounted",
      whyTempting: "The lower limit is placed one standard deviation too low.",
      repairQuestion: "How many standard deviations below or above the mean does the range begin?",
    }),
    slip(sharePercent(from, Math.min(5, to + 1)), {
      rationale: "This includes one part too many at the upper end of the range.",
      misconception: "boundary-value-miscounted",
      whyTempting: "The upper limit is placed one standard deviation too high.",
      repairQuestion: "How many standard deviations from the mean does the range end?",
    }),
    slip(sharePercent(Math.min(from + 1, to), to), {
      rationale: "This leaves out the part at the lower end of the range.",
      misconception: "missed-a-case",
      whyTempting: "The range is made up of several parts, and the first one is overlooked.",
      repairQuestion: "Which parts of the distribution make up the range?",
    }),
    slip(from === to ? 27 : 50, {
      rationale:
        from === to
          ? "This is 27%, the difference of the two given percents, which lies on both sides of the mean together."
          : "This is half of the data, which would need a range that begins or ends at the mean.",
      misconception: "assumed-case-not-checked",
      whyTempting: "Symmetry makes one half a natural first estimate.",
      repairQuestion: "Is the mean one of the limits of the range?",
    }),
  ].filter(({ order }) => Number.isInteger(order));
  return withKeyAtPlace(share.mul(size).div(100).valueOf(), wrong, below);
}

const TAKEAWAY =
  "Cut a normal distribution at whole standard deviations: about 34% lie between the mean and one deviation on each side, 13.5% in the next part, and 2.5% beyond.";

/** The parts that make up the range, their sum, and the number of data in it. */
function workOf(parameters: Parameters) {
  const { size, from, to } = parameters;
  const share = sharePercent(from, to);
  const key = share.mul(size).div(100);
  const parts = PARTS.slice(from, to + 1).map((part) => decimal(new Fraction(part, 2)));
  const sum = parts.join(" + ");
  const range = rangeWords(parameters);
  const single = parts.length === 1;
  const total = single
    ? `This is ${decimal(share)}% of the data.`
    : `Together: $${sum} = ${decimal(share)}$ percent.`;
  return { share, key, parts, sum, range, single, total };
}

function detailOf(parameters: Parameters): string {
  const { size, mean, deviation } = parameters;
  const words = wordsOf(parameters);
  const { share, key, parts, range, single, total } = workOf(parameters);
  return analysis({
    asked: `How many of the ${grouped(size)} ${words.things} have a value ${range}.`,
    plan: "Express the limits in standard deviations, add the shares of the parts between them, and take this percent of the number.",
    reasoning: [
      `The mean is ${mean} and one standard deviation is ${deviation}, so the limits of the range are whole deviations away from the mean.`,
      "By symmetry, each side of the mean has half of 68%, that is 34%, within one deviation, $\\frac{95 - 68}{2} = 13.5$ percent between one and two, and $\\frac{100 - 95}{2} = 2.5$ percent beyond two.",
      single
        ? total
        : `The range is made up of ${parts.length} such parts, cut at whole deviations. ${total}`,
      `And ${decimal(share)}% of ${grouped(size)} is ${grouped(key.valueOf())}.`,
    ],
    options:
      "Using 68% or 95%, or what is left of 100%, without halving counts both sides of the mean. Giving every part the same share ignores that the curve is highest near the mean. Other answers misplace a limit by one deviation or give the data outside the range.",
    takeaway: TAKEAWAY,
  });
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { size } = parameters;
  const { share, key, sum, range, total } = workOf(parameters);
  return {
    quick: `Halve the given bands: 34% of the data lie between the mean and one deviation on each side, $\\frac{95 - 68}{2} = 13.5$ percent in the next part on each side, and 2.5% beyond. Values ${range} make up ${decimal(share)}%, and ${decimal(share)}% of ${grouped(size)} is ${grouped(key.valueOf())}. The trap is to use a band on both sides of the mean.`,
    detailed: detailOf(parameters),
    steps: [
      {
        text: `Shares on each side: 34%, $\\frac{95 - 68}{2} = 13.5$ percent, and 2.5%.`,
        why: "A normal distribution is symmetric about its mean.",
        check: { left: "(95-68)/2", right: "13.5" },
      },
      {
        text: total,
        why: "The range is put together from whole parts.",
        check: { left: sum.replaceAll(" ", ""), right: decimal(share) },
      },
      {
        text: `Number: ${decimal(share)}% of ${grouped(size)} is ${grouped(key.valueOf())}.`,
        why: "The share of the data is applied to their number.",
        check: { left: `${decimal(share)}/100*${size}`, right: decimal(key) },
      },
    ],
    hints: [
      "How many standard deviations from the mean are the limits of the range, and on which side?",
      "A normal distribution is symmetric, so each given band splits into two equal halves at the mean.",
      "Find the percent between one and two standard deviations on one side from the difference of the two given percents.",
      `Put the range together from such parts, add their percents, and take that percent of ${grouped(size)}.`,
    ],
    takeaway: TAKEAWAY,
    selfExplain: {
      prompt:
        "How do you get the percent between one and two standard deviations on one side of the mean?",
      expectations: [
        "the band of two deviations minus the band of one leaves two equal parts",
        "half of the difference lies on each side",
      ],
    },
  };
}

export const normalShare = defineModel<Parameters>({
  id: "normal-share",
  knowledgeComponents: ["quantitative.data-analysis.distributions.normal-distribution"],
  traps: ["both-sides-or-one", "uneven-parts"],
  method: "The shares below both limits are found from the stated percents and subtracted",
  draw,
  write: (parameters) => {
    const { size, from, to } = parameters;
    const words = wordsOf(parameters);
    const share = sharePercent(from, to);
    const key = share.mul(size).div(100);
    const parts = PARTS.slice(from, to + 1).map((part) => decimal(new Fraction(part, 2)));
    const sum = parts.join(" + ");
    const range = rangeWords(parameters);
    const single = parts.length === 1;
    return {
      stem: words.stem,
      body: {
        type: "single-choice",
        key: {
          ...choice(key),
          rationale: `Values ${range} make up ${single ? "" : `$${sum}$, that is, `}${decimal(share)}% of the distribution, and ${decimal(share)}% of ${grouped(size)} is ${grouped(key.valueOf())}.`,
        },
        wrong: wrongChoices(parameters, words),
      },
      difficulty: single || from === 0 || to === 5 ? 1 : 2,
      targetSeconds: 75,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ size, mean, deviation, from, to }, item) => {
    // Share below a limit, from the two percents of the statement and symmetry.
    const below = new Map([
      [mean - 2 * deviation, 2.5],
      [mean - deviation, 16],
      [mean, 50],
      [mean + deviation, 84],
      [mean + 2 * deviation, 97.5],
    ]);
    const upTo = (part: number) => below.get(mean + (part - 3) * deviation) ?? (part > 3 ? 100 : 0);
    return optionsNear(item, ((upTo(to + 1) - upTo(from)) * size) / 100);
  },
});
