import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { listed } from "../../kit/write-numbers.ts";

/** Which of the ten readings was wrong, and in what way. */
const CORRECTIONS = [
  { place: 10, to: "more", outcome: "equal" },
  { place: 1, to: "less", outcome: "equal" },
  { place: 8, to: "more", outcome: "first" },
  { place: 3, to: "less", outcome: "first" },
  { place: 10, to: "middle", outcome: "second" },
  { place: 1, to: "middle", outcome: "second" },
  { place: 10, to: "less", outcome: "open" },
  { place: 1, to: "more", outcome: "open" },
] as const;

interface Corrected {
  readonly readings: readonly number[];
  readonly correction: (typeof CORRECTIONS)[number];
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Corrected {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const readings: number[] = [];
  let last = chance.integer(6, 12);
  for (let place = 1; place <= 10; place += 1) {
    readings.push(last);
    last += chance.integer(2, 5);
  }
  return {
    readings,
    correction: chance.pick(CORRECTIONS.filter((one) => one.outcome === outcome)),
    outcome,
    swapped: chance.pick([false, true]),
  };
}

const at = ({ readings }: Pick<Corrected, "readings">, place: number) => readings[place - 1] ?? 0;

function told(corrected: Corrected): string {
  const { place, to } = corrected.correction;
  const value = at(corrected, place);
  if (to === "middle")
    return `Later the reading of ${value} turned out to be wrong; the correct speed was ${at(corrected, 5) + 1}.`;
  return `Later the reading of ${value} turned out to be wrong; the correct speed was a ${to === "more" ? "greater" : "smaller"} number.`;
}

function effect(corrected: Corrected): string {
  const { readings, correction } = corrected;
  const { place, to, outcome } = correction;
  const read = (index: number) => readings[index - 1] ?? 0;
  const [first, third] = [read(3), read(8)];
  if (outcome === "equal")
    return `The corrected reading stays the ${place === 10 ? "greatest" : "least"}, so all other readings keep their places, and the quartiles remain ${first} and ${third}.`;
  if (outcome === "first")
    return place === 8
      ? `The third quartile was ${third}. The corrected reading is greater, and so is ${read(9)}, so the third greatest reading is now greater than ${third}, while the first quartile is still ${first}.`
      : `The first quartile was ${first}. The corrected reading is smaller, and so is ${read(2)}, so the third least reading is now less than ${first}, while the third quartile is still ${third}.`;
  if (to === "middle")
    return place === 10
      ? `Without ${read(10)} at the top, the three greatest readings are ${listed([read(9), third, read(7)])}. The third quartile falls to ${read(7)}, and the first remains ${first}.`
      : `Without ${read(1)} at the bottom, the three least readings are ${listed([read(2), first, read(4)])}. The first quartile rises to ${read(4)}, and the third remains ${third}.`;
  return place === 10
    ? `If the correct speed is still greater than ${read(9)}, both quartiles remain. If it is ${read(7) - 1}, for example, the third quartile falls to ${read(7)}, and the first remains ${first}.`
    : `If the correct speed is still less than ${read(2)}, both quartiles remain. If it is ${read(4) + 1}, for example, the first quartile rises to ${read(4)}, and the third remains ${third}.`;
}

function slipsOf(corrected: Corrected): Record<Outcome, Slip> {
  const { outcome } = corrected;
  const reason = effect(corrected);
  const open = outcome === "open";
  return {
    first: slip(
      outcome === "equal" ? "iqr-and-range-exchanged" : "extreme-moves-quartiles",
      reason,
      outcome === "equal"
        ? "The range increases, and the interquartile range seems to follow."
        : "A correction seems to pull the quartile on its side outward.",
      "Which readings are the quartiles before and after the correction?",
    ),
    second: slip(
      open ? "missed-a-case" : "extreme-moves-quartiles",
      reason,
      open
        ? "The range certainly decreases, and the interquartile range seems to follow."
        : "The corrected reading is thought to draw a quartile toward the middle.",
      open
        ? "What if the corrected reading remains the outermost?"
        : "Does either quartile move toward the middle?",
    ),
    equal: slip(
      open ? "missed-a-case" : "extreme-moves-quartiles",
      reason,
      "Quartiles are known to resist a change of a single reading.",
      "Write the readings in order after the correction: are the same numbers at the quartiles' places?",
    ),
    open: slip(
      "hard-means-undetermined",
      reason,
      corrected.correction.to === "middle"
        ? "The corrected reading changes its place in the order, and everything seems to shift."
        : "The correct speed is not given.",
      "Which places in the order do the quartiles depend on?",
    ),
  };
}

function write(corrected: Corrected): Question {
  const { readings, correction, outcome, swapped } = corrected;
  const [first, third] = [at(corrected, 3), at(corrected, 8)];
  const reason = effect(corrected);
  const proof = `${reason} ${verdict(corrected)}`;
  return comparedQuestion(
    {
      stem: `Ten wind speeds, in kilometers per hour, were read in one day: ${listed(readings)}. ${told(corrected)} (For ten readings, the first quartile is the median of the five least, and the third quartile is the median of the five greatest.)`,
      difficulty:
        outcome === "open" ? 4 : correction.to === "middle" || outcome === "first" ? 3 : 2,
      targetSeconds: 90,
      quick: `The quartiles are the third reading from below, ${first}, and the third from above, ${third}. ${proof} The trap is to let the interquartile range follow the range.`,
      asked: "How the correction of one reading changes the interquartile range.",
      plan: "Mark the two readings that are the quartiles, and see which readings stand there after the correction.",
      reasoning: [
        `The five least readings have the median ${first}, and the five greatest have the median ${third}. The interquartile range was $${third}-${first}=${third - first}$.`,
        proof,
      ],
      steps: [
        {
          text: `Interquartile range as read: $${third}-${first}=${third - first}$.`,
          why: "The quartiles are the middle readings of the lower and the upper five.",
          check: { left: `${third}-${first}`, right: `${third - first}` },
        },
        { text: proof, why: "Only what stands third from below and third from above counts." },
      ],
      hints: [
        "The interquartile range depends on two of the ten readings only. Which two?",
        "Quartiles depend on places in the ordered list, not on how far the outer readings lie.",
        "Mark the third reading from below and the third from above.",
        "Put the corrected reading where it belongs in the order, in every way that is possible, and look at the marked places again.",
      ],
      takeaway:
        "The interquartile range changes only when another number comes to stand at the place of a quartile.",
      selfExplain: {
        prompt: "When does a correction of the greatest reading change the interquartile range?",
        expectations: [
          "when the corrected reading falls among or below the upper readings, so that another one stands third from above",
        ],
      },
    },
    {
      first: "The interquartile range of the ten speeds after the correction",
      second: "The interquartile range of the ten speeds before the correction",
      swapped,
      outcome,
      proof,
      slips: slipsOf(corrected),
    },
  );
}

/** Every speed in halves that the statement allows is put in, and the list is sorted again. */
export const rangeCorrected = scene<Corrected>({
  draw,
  write,
  recompute: ({ readings, correction: { place, to }, swapped }) => {
    const middle = (list: readonly number[]) => list.toSorted((a, b) => a - b)[2] ?? 0;
    const quartiles = (list: readonly number[]) => {
      const sorted = list.toSorted((a, b) => a - b);
      return middle(sorted.slice(5)) - middle(sorted.slice(0, 5));
    };
    const old = readings[place - 1] ?? 0;
    const speeds = [...integers(0, 240)]
      .map((halves) => halves / 2)
      .filter((speed) => {
        if (to === "middle") return speed === (readings[4] ?? 0) + 1;
        return to === "more" ? speed > old : speed < old;
      });
    return comparisonKey(
      speeds.map((speed) => {
        const after = quartiles(
          readings.map((value, index) => (index === place - 1 ? speed : value)),
        );
        return swapped
          ? relationOf(quartiles(readings), after)
          : relationOf(after, quartiles(readings));
      }),
    );
  },
});
