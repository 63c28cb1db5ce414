import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { gcd } from "../../kit/write-numbers.ts";
import { drawnPatiently } from "./drawn-patiently.ts";

interface Ranks {
  readonly hill: number;
  readonly city: number;
  /** Percent of all finishers who were slower than Mira and than Jon. */
  readonly mira: number;
  readonly jon: number;
  /** How the number of finishers of the city race is told. */
  readonly said: "exactly" | "more than" | "fewer than";
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const aheadOf = (finishers: number, percent: number) => (finishers * (100 - percent)) / 100 - 1;

/** The least race of which a percent is a whole number of runners; the sizes of all others are its multiples. */
const wholeRaces = (percent: number) => 100 / gcd(100, percent);

function drawWith(outcome: Outcome, chance: Chance): Ranks | null {
  const [hill, city] = [20 * chance.integer(6, 30), 20 * chance.integer(6, 30)];
  const [mira, jon] = [5 * chance.integer(10, 18), 5 * chance.integer(10, 18)];
  if (mira === jon || hill === city) return null;
  // The higher percentile must belong to the larger race, so that neither number settles the matter alone.
  if (mira > jon !== hill > city) return null;
  const [one, other] = [aheadOf(hill, mira), aheadOf(city, jon)];
  if (one < 8 || other < 8) return null;
  const exact = one > other ? "first" : one < other ? "second" : "equal";
  const swapped = chance.pick([false, true]);
  const basic = { hill, city, mira, jon, outcome, swapped };
  if (outcome === "open") {
    if (one === other) return null;
    const said = one > other ? "more than" : "fewer than";
    // The percent counts whole runners, so sizes come in steps: the first one allowed must not have passed Mira's yet.
    const nearest = city + (said === "more than" ? wholeRaces(jon) : -wholeRaces(jon));
    if (Math.sign(one - aheadOf(nearest, jon)) !== Math.sign(one - other)) return null;
    return { ...basic, said };
  }
  if (exact !== outcome) return null;
  if (outcome === "equal") return { ...basic, said: "exactly" };
  const bounded = outcome === "first" ? "fewer than" : "more than";
  return { ...basic, said: chance.pick(["exactly", bounded]) };
}

/** The outcome first: an equal one is hard to come by. */
function draw(chance: Chance): Ranks | null {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  return drawnPatiently((again) => drawWith(outcome, again))(chance);
}

function proofOf(ranks: Ranks): string {
  const { hill, city, mira, jon, said, outcome } = ranks;
  const [one, other] = [aheadOf(hill, mira), aheadOf(city, jon)];
  const start = `In the hill race ${100 - mira} percent of ${hill}, or ${one + 1}, were not slower than Mira; without herself, ${one} were ahead of her. In the city race, ${city} finishers would mean ${other} ahead of Jon.`;
  const end = verdict(ranks);
  if (said === "exactly") return `${start} ${end}`;
  const word = said === "more than" ? "more" : "fewer";
  if (outcome !== "open")
    return `${start} There were ${said} ${city} finishers, so ${word} than ${other} were ahead of him. ${end}`;
  return `${start} There were ${said} ${city}, so ${word} than ${other} were ahead of him: the number can lie on either side of ${one}, as the size of the race is not limited further. ${end}`;
}

function slipsOf(ranks: Ranks): Record<Outcome, Slip> {
  const { hill, city, mira, jon, outcome, said } = ranks;
  const [one, other] = [aheadOf(hill, mira), aheadOf(city, jon)];
  const open = outcome === "open";
  const word = said === "exactly" ? "" : said === "more than" ? "more than " : "fewer than ";
  const fact = open
    ? `With a fitting size of the city race, the number ahead of Jon can be greater or less than ${one}.`
    : `There were ${one} ahead of Mira and ${word}${other} ahead of Jon.`;
  const side = (miraHasMore: boolean): Slip => {
    const byPercent = miraHasMore === mira < jon;
    return slip(
      byPercent ? "percentile-across-groups" : "percentile-from-wrong-end",
      fact,
      byPercent
        ? "The lower percent means a greater part of the field ahead, and the sizes of the fields are left out."
        : `The ${miraHasMore === hill > city ? "larger" : "smaller"} race, or the number of slower runners, is used to decide.`,
      byPercent
        ? "How large is the field that each percent belongs to?"
        : "How many runners of each race were ahead, not behind?",
    );
  };
  return {
    first: side(true),
    second: side(false),
    equal: slip(
      "percentile-across-groups",
      fact,
      "A better place in a larger race looks like the same as a worse place in a smaller race.",
      "How many runners make up the part ahead in each race?",
    ),
    open: slip(
      "hard-means-undetermined",
      fact,
      said === "exactly"
        ? "The races differ, and no times are given."
        : "The exact size of the city race is not given.",
      said === "exactly"
        ? "Do you need times in order to count who was ahead?"
        : "What does the limit on the size say about the number ahead of Jon?",
    ),
  };
}

function write(ranks: Ranks): Question {
  const { hill, city, mira, jon, said, outcome, swapped } = ranks;
  const proof = proofOf(ranks);
  const one = aheadOf(hill, mira);
  const size = said === "exactly" ? `${city}` : `${said} ${city}`;
  return comparedQuestion(
    {
      stem: `Mira finished a hill race in a time that was shorter than those of exactly ${mira} percent of all ${hill} finishers. Jon finished a city race that had ${size} finishers, and his time was shorter than those of exactly ${jon} percent of them. No two runners of a race finished in the same time.`,
      difficulty: outcome === "open" ? 4 : said === "exactly" ? 2 : 3,
      targetSeconds: 90,
      quick: `${proof} The trap is to compare percents of fields that differ in size.`,
      asked: "In which race more runners were ahead of the runner named.",
      plan: "Turn each percent into a number of runners, count those who were not slower, and leave out the runner.",
      reasoning: [
        `The finishers who were not slower than Mira are $100-${mira}=${100 - mira}$ percent of her race, Mira included; for Jon it is $100-${jon}=${100 - jon}$ percent.`,
        proof,
      ],
      steps: [
        {
          text: `Ahead of Mira: $\\frac{${100 - mira}}{100}\\cdot ${hill}-1=${one}$.`,
          why: "She is one of those who were not slower than herself.",
          check: { left: `${100 - mira}/100*${hill}-1`, right: `${one}` },
        },
        {
          text: `With ${city} finishers, ahead of Jon: $\\frac{${100 - jon}}{100}\\cdot ${city}-1=${aheadOf(city, jon)}$.`,
          why: "The same count for the other race.",
          check: { left: `${100 - jon}/100*${city}-1`, right: `${aheadOf(city, jon)}` },
        },
        { text: proof, why: "Numbers of runners can be compared across races; percents cannot." },
      ],
      hints: [
        "The percents refer to the runners behind. What part of each field was not behind?",
        "A percent becomes a number of runners only together with the size of its own field.",
        "Work out how many finishers of the hill race were not slower than Mira.",
        said === "exactly"
          ? "Do the same for Jon, and compare the two numbers."
          : `Do the same for Jon as if there had been ${city} finishers, and then use that there were ${said} ${city}.`,
      ],
      takeaway:
        "A higher percentile means a smaller part ahead, but the number ahead depends on the size of the group as well.",
      selfExplain: {
        prompt: "Why can more runners be ahead of someone with a higher percentile?",
        expectations: ["because the field is larger, a smaller percent can be a greater number"],
      },
    },
    {
      first: "The number of runners who finished the hill race ahead of Mira",
      second: "The number of runners who finished the city race ahead of Jon",
      swapped,
      outcome,
      proof,
      slips: slipsOf(ranks),
    },
  );
}

/** For every permitted size, places from first to last are tried until the percent behind is the one stated. */
export const percentileRanks = scene<Ranks>({
  draw,
  write,
  recompute: ({ hill, city, mira, jon, said, swapped }) => {
    const ahead = (finishers: number, percent: number) =>
      [...integers(1, finishers)]
        .filter((place) => (finishers - place) * 100 === percent * finishers)
        .map((place) => place - 1);
    const sizes = [...integers(2, 3000)].filter((size) => {
      if ((size * jon) % 100 !== 0) return false;
      if (said === "exactly") return size === city;
      return said === "more than" ? size > city : size < city;
    });
    return comparisonKey(
      ahead(hill, mira).flatMap((one) =>
        sizes.flatMap((size) =>
          ahead(size, jon).map((other) =>
            swapped ? relationOf(other, one) : relationOf(one, other),
          ),
        ),
      ),
    );
  },
});
