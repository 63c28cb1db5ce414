import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { answerOf } from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation, type Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { besides } from "./besides.ts";

/** What is known of the two parts: equally long, equally lasting, or nothing. */
type Parts = "distance" | "time" | "open";
interface Parameters {
  readonly scene: 0 | 1 | 2;
  readonly parts: Parts;
  readonly fast: number;
  readonly slow: number;
  readonly compared: number;
}

/** Pairs of speeds with whole harmonic and arithmetic means. */
const SPEEDS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [60, 40],
    [60, 20],
    [75, 50],
    [60, 30],
    [90, 60],
    [70, 30],
  ],
  [
    [12, 6],
    [15, 10],
    [12, 4],
    [6, 3],
    [20, 12],
    [15, 5],
  ],
  [
    [90, 30],
    [72, 36],
    [80, 48],
    [100, 60],
    [120, 60],
    [96, 32],
  ],
];

const harmonic = (p: Pick<Parameters, "fast" | "slow">) =>
  new Fraction(2 * p.fast * p.slow, p.fast + p.slow);

function draw(chance: Chance): Parameters {
  const scene = chance.pick([0, 1, 2] as const);
  const [fast, slow] = chance.pick(SPEEDS[scene] ?? [[60, 40] as const]);
  const wanted = chance.pick(["A", "B", "C", "D"] as const);
  const open = wanted === "D" || (wanted !== "C" && chance.integer(1, 3) === 1);
  const parts = open ? "open" : scene === 2 && chance.integer(1, 2) === 1 ? "time" : "distance";
  const low = harmonic({ fast, slow }).valueOf();
  const middle = (fast + slow) / 2;
  const compared = {
    A: { open: slow, time: Math.floor(low), distance: Math.ceil(low) - 1 },
    B: { open: fast, time: Math.ceil(middle) + 1, distance: middle },
    C: { open: slow, time: middle, distance: low },
    D: { open: chance.pick([low, middle]), time: middle, distance: low },
  }[wanted][parts];
  return { scene, parts, fast, slow, compared };
}

function stemOf({ scene, parts, fast, slow }: Parameters): string {
  const same = parts === "distance";
  if (scene === 0) {
    return `A delivery van averaged ${fast} kilometers per hour from its depot to a quarry. It drove back to the depot ${same ? "on the same road" : "on a road of a different length"} and averaged ${slow} kilometers per hour.`;
  }
  if (scene === 1) {
    return `Rowing out to an island at high tide, a crew made an average of ${fast} kilometers per hour. ${same ? "After a rest the crew returned over exactly the same course" : "After a rest the crew chose a different course for the return, one that need not be as long as the first"}; against the tide its average was ${slow} kilometers per hour. The time of the rest is not counted.`;
  }
  const shares = {
    distance: "Half of the length of the line is steep, and the other half is level.",
    time: "Half of the travel time is spent on steep stretches and the other half on level ones.",
    open: "Part of the line is steep, and all the rest is level.",
  }[parts];
  return `On a mountain railway, a train travels at ${fast} kilometers per hour wherever the line is level and at ${slow} kilometers per hour wherever it is steep. ${shares}`;
}

const TRIPS = ["the round trip", "the two courses together", "the whole line"] as const;

interface Finding {
  readonly key: Relation;
  readonly fact: string;
  readonly check: { left: string; right: string };
  readonly why: string;
}

function findingOf(p: Parameters): Finding {
  const { parts, fast, slow, compared } = p;
  const middle = (fast + slow) / 2;
  if (parts === "open") {
    const inside = compared !== fast && compared !== slow;
    const key = inside ? "D" : compared === slow ? "A" : "B";
    return {
      key,
      fact: inside
        ? `The average lies somewhere between ${slow} and ${fast}: close to ${fast} if the fast part is by far the longer, close to ${slow} if it is by far the shorter. So it can be on either side of ${compared}.`
        : `The average always lies strictly between ${slow} and ${fast}, whatever the lengths of the two parts, so it is ${compared === slow ? `greater than ${slow}` : `less than ${fast}`}.`,
      check: {
        left: `(${fast}+${slow})/(${fast}/${fast}+${slow}/${slow})`,
        right: `${middle}`,
      },
      why: `Here ${fast} kilometers at the higher speed and ${slow} at the lower one each take one hour, and the average falls between the speeds.`,
    };
  }
  const mean = parts === "time" ? new Fraction(middle) : harmonic(p);
  const key = answerOf(mean, compared);
  const formed =
    parts === "time"
      ? `Equal times at ${fast} and ${slow} kilometers per hour average to $\\frac{${fast} + ${slow}}{2} = ${tex(mean)}$`
      : `Equal distances at ${fast} and ${slow} kilometers per hour average to $\\frac{2 \\cdot ${fast} \\cdot ${slow}}{${fast} + ${slow}} = ${tex(mean)}$`;
  return {
    key,
    fact: `${formed}${besides(key, compared)}.`,
    check:
      parts === "time"
        ? { left: `(${fast}*1+${slow}*1)/2`, right: `${middle}` }
        : { left: `2*${fast * slow}/(${slow}+${fast})`, right: `${mean.toFraction()}` },
    why:
      parts === "time"
        ? "With one hour at each speed, two hours pass."
        : `Take each part to be ${fast * slow} kilometers long; then the times are ${slow} and ${fast} hours.`,
  };
}

/** The average when one speed is kept for nine hours and the other for one. */
const mostly = (more: number, less: number) => tex(new Fraction(9 * more + less, 10));

/** Why an answer is wrong, or for the key why it is right. */
function reasonsOf(p: Parameters, { key, fact }: Finding): Record<Relation, string> {
  const { parts, fast, slow, compared } = p;
  const above = `nine hours at ${fast} and one at ${slow} average to $${mostly(fast, slow)}$`;
  const below = `nine hours at ${slow} and one at ${fast} average to $${mostly(slow, fast)}$`;
  if (key === "D") {
    return {
      A: `It holds when the fast part is long, but ${below}, which is less than ${compared}.`,
      B: `It holds when the slow part is long, but ${above}, which is greater than ${compared}.`,
      C: `The two agree for one special ratio of the lengths only; for example, ${above} and not to ${compared}.`,
      D: fact,
    };
  }
  if (parts === "open") {
    return {
      A: `The speed is never more than ${fast} and for some of the time it is only ${slow}, so the average stays below ${fast}.`,
      B: `The speed is never less than ${slow} and for some of the time it is ${fast}, so the average stays above ${slow}.`,
      C: `An average of exactly ${compared} would mean that the other speed was never used, but both were.`,
      D: `The lengths are free, but the average cannot leave the range between ${slow} and ${fast}: even ${key === "A" ? below : above}.`,
      [key]: fact,
    };
  }
  const mean = tex(parts === "time" ? (fast + slow) / 2 : harmonic(p));
  const weights =
    parts === "time"
      ? "both speeds are kept for the same time"
      : `the lower speed is kept for ${tex(new Fraction(fast, slow)) === "2" ? "twice" : `$${tex(new Fraction(fast, slow))}$ times`} as long as the higher one`;
  return {
    A: `Since ${weights}, the average is $${mean}$, and this is not more than ${compared}.`,
    B: `Since ${weights}, the average is $${mean}$, and this is not less than ${compared}.`,
    C: `The total distance divided by the total time is $${mean}$, not ${compared}.`,
    D: `Longer parts take longer in the same proportion, so the average is $${mean}$ whatever the ${parts === "time" ? "times" : "distances"} are.`,
    [key]: fact,
  };
}

function slipsOf(p: Parameters, finding: Finding): Record<Relation, Slip> {
  const { parts, fast, slow, compared } = p;
  const open = parts === "open";
  const reasons = reasonsOf(p, finding);
  return {
    A: {
      rationale: reasons.A,
      misconception:
        parts === "distance" ? "weighted-by-wrong-quantity" : "assumed-case-not-checked",
      whyTempting: `The higher speed, ${fast}, makes more impression than the lower one.`,
      repairQuestion: `For which part of the travel time is the speed ${fast}?`,
    },
    B: {
      rationale: reasons.B,
      misconception: open ? "assumed-case-not-checked" : "weighted-by-wrong-quantity",
      whyTempting: "The slow part takes long, and this is felt to pull the average far down.",
      repairQuestion: "How does the average change if the slow part is made shorter and shorter?",
    },
    C: {
      rationale: reasons.C,
      misconception: "average-of-averages",
      whyTempting: `The speeds ${fast} and ${slow} seem to settle an average without any weights, and ${compared} looks like it.`,
      repairQuestion: "Which total distance and which total time does the average speed belong to?",
    },
    D: {
      rationale: reasons.D,
      misconception: open ? "varying-means-undetermined" : "hard-means-undetermined",
      whyTempting: "No distance and no time is stated anywhere.",
      repairQuestion: open
        ? "Can the average be as high as the higher speed, or as low as the lower one?"
        : "What happens to the average when both parts are made twice as long?",
    },
  };
}

function explanationOf(p: Parameters, finding: Finding): Question["explanation"] {
  const { scene, parts, fast, slow, compared } = p;
  const open = parts === "open";
  const takeaway = open
    ? "An average speed always lies strictly between the speeds it is made of, and where it lies depends on the times spent at each."
    : "Average speed is total distance over total time, so each speed counts according to the time spent at it.";
  return {
    quick: `Average speed is total distance divided by total time. ${finding.fact} The trap is to average the two speeds${parts === "time" ? " over distances that are not equal here" : " as if equal times were spent at them"}.`,
    detailed: analysis({
      asked: `How the average speed over ${TRIPS[scene]} compares with ${compared} kilometers per hour.`,
      plan: "Ask for how long each speed was kept, because the times are the weights of the average.",
      reasoning: [
        "The average speed is the total distance divided by the total time.",
        open
          ? "The lengths of the two parts are not given, and neither are the times, so the weights are free."
          : parts === "time"
            ? "The two times are equal, so the two speeds have equal weight."
            : "The two distances are equal, so more time is spent at the lower speed, and it has the greater weight.",
        finding.fact,
      ],
      options: `The plain average $\\frac{${fast} + ${slow}}{2}$ belongs to equal times${parts === "time" ? ", which is the case here" : ", and equal times are not what is given"}. Equality ${finding.key === "C" ? "holds here exactly" : `would call for an average of exactly ${compared} in every case`}. ${open ? "Missing lengths leave the average free, but only between the two speeds." : "That no distance is stated does not matter, because it cancels."}`,
      takeaway,
    }),
    steps: [
      {
        text: open
          ? `Bound the average: it lies between ${slow} and ${fast}.`
          : `Form total distance over total time for one convenient case.`,
        why: finding.why,
        check: finding.check,
      },
      { text: finding.fact, why: "This settles the comparison with Quantity B." },
    ],
    hints: [
      "You want the average speed over two parts. Which two totals is it formed from?",
      "The weights of an average of speeds are the times, not the distances.",
      open
        ? "Nothing is said about the two lengths. Try a case in which one part is very much longer than the other."
        : parts === "time"
          ? "Suppose that each part lasts one hour. Which distance is covered altogether?"
          : `Suppose that each of the two distances is ${fast * slow} kilometers. How long does each take?`,
      open
        ? `Now see how near the average can come to ${slow} and to ${fast}, and where ${compared} lies.`
        : `Divide the total distance by the total time, and set the result beside ${compared}.`,
    ],
    takeaway,
    selfExplain: {
      prompt: "When is the average of two speeds equal to their plain average?",
      expectations: [
        "when equal times are spent at the two speeds",
        "for equal distances the lower speed counts more",
      ],
    },
  };
}

export const wpRoundTripAverageQc = defineModel<Parameters>({
  id: "wp-round-trip-average-qc",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.rate-distance",
    "quantitative.data-analysis.averages.weighted-mean",
  ],
  traps: ["average-of-speeds", "lengths-not-given"],
  method: "Total distance is set against total time for every pair of whole lengths on a grid",
  draw,
  write: (p) => {
    const finding = findingOf(p);
    return {
      stem: stemOf(p),
      body: {
        type: "quantitative-comparison",
        quantityA: `The average speed over ${TRIPS[p.scene]}, in kilometers per hour`,
        quantityB: `${p.compared}`,
        key: finding.key,
        answers: { ...slipsOf(p, finding), [finding.key]: { rationale: finding.fact } },
      },
      difficulty: p.parts === "time" ? 1 : p.parts === "distance" ? 2 : 3,
      targetSeconds: p.parts === "open" ? 70 : 65,
      explanation: explanationOf(p, finding),
    };
  },
  recompute: ({ scene, parts, fast, slow, compared }) => {
    const relations: ReturnType<typeof relationOf>[] = [];
    for (let first = 1; first <= 60; first += 1) {
      for (let second = 1; second <= 60; second += 1) {
        if (parts === "distance" && first !== second) continue;
        if (parts === "open" && scene === 0 && first === second) continue;
        if (parts === "time" && first * slow !== second * fast) continue;
        const distance = (first + second) * fast * slow;
        relations.push(relationOf(distance, compared * (first * slow + second * fast)));
      }
    }
    return comparisonKey(relations);
  },
});
