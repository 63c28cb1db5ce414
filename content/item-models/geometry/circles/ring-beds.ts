import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";

interface Beds {
  readonly pieces: 2 | 3 | 4;
  /** What is said about the lengths of the pieces. */
  readonly lengths: "equal" | "different" | "free";
  readonly times: 1 | 2 | 3 | 4 | 5;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const ALL = ([2, 3, 4] as const).flatMap((pieces) =>
  (["equal", "different", "free"] as const).flatMap((lengths) =>
    ([1, 2, 3, 4, 5] as const).map((times) => ({ pieces, lengths, times })),
  ),
);
type Case = (typeof ALL)[number];

function outcomeOf({ pieces, lengths, times }: Case): Outcome {
  if (times === 1) return "first";
  if (lengths === "equal") {
    if (times === pieces) return "equal";
    return times < pieces ? "first" : "second";
  }
  if (times > pieces) return "second";
  return times === pieces && lengths === "different" ? "second" : "open";
}

function draw(chance: Chance): Beds {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const cases = ALL.filter(
    (one) => outcomeOf(one) === outcome && Math.abs(one.times - one.pieces) < 2,
  );
  return { ...chance.pick(cases), outcome, swapped: chance.pick([false, true]) };
}

const NUMBER = { 1: "one", 2: "two", 3: "three", 4: "four", 5: "five" };
const BY_TIMES = { 1: "The", 2: "Twice the", 3: "3 times the", 4: "4 times the", 5: "5 times the" };

function proofOf(beds: Beds): string {
  const { pieces, lengths, times } = beds;
  const rule = `A circle with circumference $c$ has area $\\frac{c^{2}}{4\\pi}$, so squares of lengths are compared.`;
  const end = verdict(beds);
  const even = `${NUMBER[pieces]} equal pieces have squares that add up to $\\frac{1}{${pieces}}$ of the square of the whole`;
  if (lengths === "equal")
    return `${rule} Here ${even}; ${times === 1 ? "that is less than the whole square" : `taken ${times} times, that is ${times === pieces ? "just the whole square" : `$\\frac{${times}}{${pieces}}$ of it`}`}. ${end}`;
  if (times === 1)
    return `${rule} The square of a sum of positive lengths exceeds the sum of their squares. ${end}`;
  const least = `${even}, and if the pieces differ, the squares add up to more`;
  if (beds.outcome === "second")
    return `${rule} Here ${least}. So ${times} times the sum exceeds the whole square. ${end}`;
  return `${rule} Here ${least}, up to almost the whole square if one piece is very long. So ${times} times the sum may be ${times === pieces ? "equal to the whole square or more" : "less than the whole square or more"}. ${end}`;
}

function slipsOf(beds: Beds): Record<Outcome, Slip> {
  const proof = proofOf(beds);
  const why = proof.slice(0, proof.lastIndexOf(verdict(beds))).trim();
  const open = beds.outcome === "open";
  return {
    first: slip(
      open ? "missed-a-case" : "one-dimension-compared",
      why,
      "One large bed always seems to hold more than several small ones, however these are counted.",
      "What happens if one of the pieces is almost as long as the whole roll?",
    ),
    second: slip(
      open ? "missed-a-case" : "one-part-compared",
      why,
      "Several beds, counted more than once, seem to be more than one bed.",
      "What part of the large bed's area does each small bed have if the pieces are equal?",
    ),
    equal: slip(
      open ? "possible-case-excluded" : "area-scaled-like-length",
      why,
      "The total length of edging is the same, and area is thought to follow length.",
      "If the circumference is halved, what happens to the area?",
    ),
    open: slip(
      "hard-means-undetermined",
      why,
      "No length is given, neither of the rolls nor of the pieces.",
      "Does the length of the rolls affect which quantity is greater?",
    ),
  };
}

function write(beds: Beds): Question {
  const { pieces, lengths, times, outcome, swapped } = beds;
  const proof = proofOf(beds);
  const cut = {
    equal: `${NUMBER[pieces]} pieces of equal length`,
    different: `${NUMBER[pieces]} pieces that are not all of the same length`,
    free: `${NUMBER[pieces]} pieces`,
  }[lengths].replace(
    "two pieces that are not all of the same length",
    "two pieces of different lengths",
  );
  return comparedQuestion(
    {
      stem: `A gardener has two rolls of edging of the same length. The first roll is laid as the edge of one circular flower bed. The second roll is cut into ${cut}, and each piece is laid as the edge of a smaller circular bed. No edging is left over.`,
      difficulty: lengths === "equal" ? 2 : outcome === "open" ? 4 : times === 1 ? 2 : 5,
      targetSeconds: 90,
      quick: `${proof} The trap is to let area follow the length of the edging.`,
      asked:
        "How the area of one bed compares with a multiple of the area of several beds with the same total edging.",
      plan: "Express each area by the circumference, and compare the squares of the lengths.",
      reasoning: [
        "From $c=2\\pi r$ the radius is $\\frac{c}{2\\pi}$, and the area is $\\pi r^{2}=\\frac{c^{2}}{4\\pi}$.",
        "The factor $\\frac{1}{4\\pi}$ is common to all the beds and can be left out.",
        proof,
      ],
      steps: [
        {
          text: `One piece of ${pieces} equal ones has $\\frac{1}{${pieces}}$ of the length, so its bed has $\\frac{1}{${pieces ** 2}}$ of the area of the large bed.`,
          why: "Area goes with the square of the circumference.",
          check: { left: `(1/${pieces})^2`, right: `1/${pieces ** 2}` },
        },
        { text: proof, why: "The lengths that the stem permits have to be compared." },
      ],
      hints: [
        "The total lengths are the same. How does the area of a circle depend on its circumference?",
        "Give the whole roll the length 1, and compare squares of lengths.",
        "Try pieces of equal length first.",
        "Check what the stem says about the pieces: can they be equal, and can one be much longer than the rest?",
      ],
      takeaway:
        "Areas of circles go with the squares of their circumferences, and a sum of squares is least when the parts are equal.",
      selfExplain: {
        prompt: "Why does cutting the edging into pieces reduce the enclosed area?",
        expectations: [
          "area goes with the square of the circumference",
          "the squares of parts add up to less than the square of the whole",
        ],
      },
    },
    {
      first: "The area of the bed with the first roll as its edge",
      second: `${BY_TIMES[times]} total area of the ${NUMBER[pieces]} smaller beds`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(beds),
    },
  );
}

/** All ways to cut 60 units of length into whole pieces. */
function cuts(pieces: number, length: number): number[][] {
  if (pieces === 1) return [[length]];
  return [...integers(1, length - pieces + 1)].flatMap((first) =>
    cuts(pieces - 1, length - first).map((rest) => [first, ...rest]),
  );
}

export const ringBeds = scene<Beds>({
  draw,
  write,
  recompute: ({ pieces, lengths, times, swapped }) => {
    const allowed = cuts(pieces, 24).filter((cut) => {
      const kinds = new Set(cut).size;
      if (lengths === "free") return true;
      return lengths === "equal" ? kinds === 1 : kinds > 1;
    });
    const areaOf = (around: number) => Math.PI * (around / (2 * Math.PI)) ** 2;
    const rounded = (area: number) => Math.round(area * 1e9);
    return comparisonKey(
      allowed.map((cut) => {
        const [one, many] = [areaOf(24), times * cut.reduce((sum, part) => sum + areaOf(part), 0)];
        const [first, second] = swapped ? [many, one] : [one, many];
        return relationOf(rounded(first), rounded(second));
      }),
    );
  },
});
