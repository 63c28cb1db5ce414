import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

type Pair = readonly [number, number];

interface Fence {
  /** The other two sides of each field. */
  readonly north: Pair;
  readonly south: Pair;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

interface Limits {
  readonly low: number;
  readonly high: number;
}

const limitsOf = ([a, b]: Pair): Limits => ({ low: Math.abs(a - b), high: a + b });

function common({ north, south }: Pick<Fence, "north" | "south">): Limits {
  const [one, other] = [limitsOf(north), limitsOf(south)];
  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) };
}

function draw(chance: Chance): Fence | null {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const high = chance.integer(38, 66);
  const low = high - (outcome === "equal" ? 2 : chance.integer(5, 14));
  const lean = chance.integer(2, 7);
  const south = chance.integer(21, 40);
  const sides = {
    north: [Math.floor(high / 2) - lean, Math.ceil(high / 2) + lean],
    south: [south + low, south],
  } as const;
  if (new Set([...sides.north, ...sides.south]).size < 4) return null;
  const bound = {
    first: low - chance.integer(0, 1),
    second: high + chance.integer(0, 1),
    equal: low + 1,
    open: chance.integer(low + 2, high - 2),
  }[outcome];
  return { ...sides, bound, outcome, swapped: chance.pick([false, true]) };
}

function proofOf(fence: Fence): string {
  const { north, south, bound, outcome } = fence;
  const { low, high } = common(fence);
  const between = `The northern field allows less than $${north[0]}+${north[1]}=${high}$ meters, and the southern field more than $${Math.max(...south)}-${Math.min(...south)}=${low}$ meters.`;
  if (outcome === "equal")
    return `${between} The only whole number between ${low} and ${high} is ${bound}. ${verdict(fence)}`;
  if (outcome === "open")
    return `${between} Every whole number from ${low + 1} to ${high - 1} is possible, and among these there are numbers less than ${bound} and numbers greater than it. ${verdict(fence)}`;
  return outcome === "first"
    ? `${between} So the shared fence is longer than ${bound} meters in any case. ${verdict(fence)}`
    : `${between} So the shared fence is shorter than ${bound} meters in any case. ${verdict(fence)}`;
}

function slipsOf(fence: Fence): Record<Outcome, Slip> {
  const { north, south, bound, outcome } = fence;
  const { low, high } = common(fence);
  const open = outcome === "open";
  return {
    first: slip(
      "one-limit-of-third-side",
      open
        ? `A shared fence of ${low + 1} meters is possible too, and that is less than ${bound}.`
        : outcome === "equal"
          ? `With more than ${bound} meters, the fence would reach $${north[0]}+${north[1]}=${high}$ meters, and the northern field would be flat.`
          : `The northern field keeps the shared fence below ${high} meters, so it cannot exceed ${bound}.`,
      `The southern field alone permits lengths up to $${south[0]}+${south[1]}=${south[0] + south[1]}$ meters.`,
      "What does the northern field say about the length of the shared fence?",
    ),
    second: slip(
      "one-limit-of-third-side",
      open
        ? `A shared fence of ${high - 1} meters is possible too, and that is more than ${bound}.`
        : outcome === "equal"
          ? `With less than ${bound} meters, the fence would be at most ${low} meters long, and the southern field could not close.`
          : `The southern field needs more than ${low} meters, so the shared fence cannot be less than ${bound}.`,
      `The northern field alone permits every length down to just above $${Math.max(...north)}-${Math.min(...north)}=${limitsOf(north).low}$ meters.`,
      "What does the southern field say about the length of the shared fence?",
    ),
    equal: slip(
      "boundary-value-miscounted",
      open
        ? `A length of ${bound} meters is possible, but ${bound - 1} and ${bound + 1} are possible as well.`
        : `A length of ${bound} meters is not possible: the shared fence is between ${low} and ${high} meters long, ends excluded.`,
      open
        ? `The number ${bound} satisfies both fields, and one fitting length is taken for the only one.`
        : "The number is close to a limit that the sides set, or agrees with it.",
      open
        ? "Which other lengths would satisfy both fields?"
        : `Could both fields be triangles if the shared fence were ${bound} meters long?`,
    ),
    open: slip(
      "varying-means-undetermined",
      outcome === "equal"
        ? `The two fields leave room only between ${low} and ${high}, and one whole number lies there.`
        : `The length can vary between ${low} and ${high}, but ${bound} is not between these limits.`,
      "The shared fence is not given, and a third side of a triangle can have many lengths.",
      "Which lengths satisfy both triangles at the same time?",
    ),
  };
}

function write(fence: Fence): Question {
  const { north, south, bound, outcome, swapped } = fence;
  const { low, high } = common(fence);
  const [more, less] = [Math.max(...south), Math.min(...south)];
  const proof = proofOf(fence);
  return comparedQuestion(
    {
      stem: `A straight fence separates two triangular fields and is one side of each of them. The other two sides of the northern field are ${north[0]} and ${north[1]} meters long, and those of the southern field are ${south[0]} and ${south[1]} meters long. The length of the fence, in meters, is a whole number.`,
      difficulty: outcome === "equal" || outcome === "open" ? 4 : 3,
      targetSeconds: 85,
      quick: `A side of a triangle is longer than the difference and shorter than the sum of the other two. ${proof} The trap is to use one field only.`,
      asked: `How the length of a side that two triangles share compares with ${bound} meters.`,
      plan: "Let each triangle set a least and a greatest length, and keep what satisfies both.",
      reasoning: [
        `In the northern field the shared fence is between ${limitsOf(north).low} and ${limitsOf(north).high} meters long, ends excluded.`,
        `In the southern field it is between ${limitsOf(south).low} and ${limitsOf(south).high} meters long, ends excluded.`,
        `Both together leave the lengths between ${low} and ${high} meters. ${proof}`,
      ],
      steps: [
        {
          text: `The northern field gives the upper limit: $${north[0]}+${north[1]}=${high}$.`,
          why: "A side is shorter than the other two together.",
          check: { left: `${north[0]}+${north[1]}`, right: `${high}` },
        },
        {
          text: `The southern field gives the lower limit: $${more}-${less}=${low}$.`,
          why: "A side is longer than the difference of the other two.",
          check: { left: `${more}-${less}`, right: `${low}` },
        },
        { text: proof, why: "The fence has to satisfy both triangles." },
      ],
      hints: [
        "The fence is a side of two triangles at once. What does a triangle demand of its sides?",
        "A side is shorter than the sum of the other two and longer than their difference.",
        "Find the limits that the northern field sets, and then those of the southern field.",
        "Keep the whole numbers that satisfy both fields, and see where the number given stands.",
      ],
      takeaway:
        "A length that belongs to two triangles must satisfy the triangle inequality in both, so combine the limits.",
      selfExplain: {
        prompt: "Why is neither field alone enough to limit the fence?",
        expectations: [
          "one field sets the greater lower limit",
          "the other field sets the lesser upper limit",
        ],
      },
    },
    {
      first: "The length of the fence, in meters",
      second: `${bound}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(fence),
    },
  );
}

/** Whole-number lengths for which both fields close. */
export const thirdSideFence = scene<Fence>({
  draw,
  write,
  recompute: ({ north, south, bound, swapped }) => {
    const closes = ([a, b]: Pair, c: number) => 2 * Math.max(a, b, c) < a + b + c;
    const lengths = [...integers(1, 400)].filter((c) => closes(north, c) && closes(south, c));
    return comparisonKey(
      lengths.map((length) => (swapped ? relationOf(bound, length) : relationOf(length, bound))),
    );
  },
});
