import { comparisonKey, integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { decimal } from "../../kit/write-numbers.ts";
import { relationNear } from "./solid-checks.ts";

interface Levels {
  /** Ten times the ratio of the radii that belongs to the ratio of the levels named. */
  readonly tenths: number;
  /** How the ratio of the levels is limited. */
  readonly limit: "exact" | "more" | "less";
  /** Ten times the number of radii of P on the other side. */
  readonly times: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

const square = (tenths: number) => decimal(tenths ** 2 / 100);

function draw(chance: Chance): Levels | null {
  const outcome = chance.pick(["first", "second", "equal", "open"] as const);
  const limit = {
    first: chance.pick(["exact", "more"] as const),
    second: chance.pick(["exact", "less"] as const),
    equal: "exact" as const,
    open: chance.pick(["more", "less"] as const),
  }[outcome];
  const tenths = chance.pick([12, 15, 20, 25, 30]);
  const below = chance.integer(11, tenths - 1);
  const above = chance.integer(tenths + 1, Math.floor(tenths ** 2 / 10));
  const times =
    limit === "exact"
      ? { first: tenths - 1, second: above, equal: tenths, open: tenths }[outcome]
      : outcome === "open"
        ? { more: above, less: below }[limit]
        : tenths;
  if (times % 10 === 0 && times !== 20 && times !== 30 && times !== 40) return null;
  return { tenths, limit, times, outcome, swapped: chance.pick([false, true]) };
}

const LIMITS = { exact: "is", more: "is more than", less: "is greater than 1 but less than" };

function proofOf(levels: Levels): string {
  const { tenths, limit, times, outcome } = levels;
  const [ratio, root, k] = [square(tenths), decimal(tenths / 10), decimal(times / 10)];
  const rule =
    "For equal volumes the base areas are in the inverse ratio of the depths, so the radius of $Q$ is the square root of that ratio times the radius of $P$.";
  if (limit === "exact")
    return `${rule} Here $\\sqrt{${ratio}}=${root}$${times === tenths ? "" : `, and that is ${times < tenths ? "more" : "less"} than ${k}`}. ${verdict(levels)}`;
  const span =
    limit === "more"
      ? `Here the root can be any number greater than $\\sqrt{${ratio}}=${root}$`
      : `Here the root can be any number between 1 and $\\sqrt{${ratio}}=${root}$`;
  const end =
    outcome === "open"
      ? `, and there are such numbers below ${k} and above it.`
      : times === tenths
        ? "."
        : `, so it is not ${k}.`;
  return `${rule} ${span}${end} ${verdict(levels)}`;
}

function against({ times, outcome }: Levels): string {
  const k = decimal(times / 10);
  return {
    first: `So it exceeds ${k} in any case.`,
    second: `So it is less than ${k} in any case.`,
    equal: "That is exactly the number named.",
    open: `So it can be less than ${k}, and it can be more.`,
  }[outcome];
}

function slipsOf(levels: Levels): Record<Outcome, Slip> {
  const { tenths, limit, times, outcome } = levels;
  const [ratio, root, k] = [square(tenths), decimal(tenths / 10), decimal(times / 10)];
  const open = outcome === "open";
  const span =
    limit === "exact"
      ? `The ratio of the radii is $\\sqrt{${ratio}}=${root}$.`
      : limit === "more"
        ? `The ratio of the radii can be any number greater than ${root}.`
        : `The ratio of the radii can be any number between 1 and ${root}.`;
  const compared = `${span} ${against(levels)}`;
  const trap = times * 10 === tenths ** 2;
  return {
    first: slip(
      trap ? "judged-by-eye" : "base-area-ratio-ignored",
      compared,
      trap
        ? "A level so much lower seems to need a vase that is very much wider."
        : `The radii are taken to be in the same ratio as the depths, with ${ratio} in place of ${root}.`,
      "In which power does the radius stand in the volume of the water?",
    ),
    second: slip(
      open ? "missed-a-case" : "judged-by-eye",
      compared,
      open
        ? `A ratio of the radii below ${k} is found, and the others are not considered.`
        : "The vases hold the same amount, so their radii are judged to be almost alike.",
      open
        ? "What is the whole range of the ratio of the radii?"
        : "By how much must the base grow to bring the depth down so far?",
    ),
    equal: slip(
      trap
        ? "base-area-ratio-ignored"
        : limit === "exact"
          ? "judged-by-eye"
          : "boundary-value-miscounted",
      compared,
      trap
        ? `The radii are taken to be in the same ratio as the depths, ${ratio} to 1.`
        : limit === "exact"
          ? "The root is estimated, and the estimate agrees with the number named."
          : `The depths are treated as if their ratio were exactly ${ratio}, or another fixed number.`,
      limit === "exact"
        ? "How do you get from the ratio of the areas to that of the radii?"
        : "What exactly does the stem say about the ratio of the depths?",
    ),
    open: slip(
      limit === "exact" ? "hard-means-undetermined" : "varying-means-undetermined",
      limit === "exact" ? `${span} No measure of a vase is needed for that.` : compared,
      limit === "exact"
        ? "Neither the amount of water nor any measure of a vase is given."
        : "The ratio of the depths is not fixed.",
      "What does the statement about the depths say about the ratio of the radii?",
    ),
  };
}

const GUIDE: Omit<OutcomeGuide, "answers"> = {
  plan: "Set the two volumes equal, solve for the ratio of the radii, and compare it with the multiple named.",
  hints: [
    "Both vases hold the same volume of water. How is that volume written by radius and depth?",
    "Base area times depth is the same for both, so a smaller depth goes with a larger base.",
    "Form the ratio of the two base areas from the ratio of the depths.",
    "The base area goes with the square of the radius: take the root, and compare with the multiple named.",
  ],
  takeaway:
    "For equal volumes in two cylinders, the depths are in the inverse ratio of the squares of the radii.",
  selfExplain: {
    prompt: "How do the depths of equal amounts of water tell you the ratio of the radii?",
    expectations: [
      "base areas are in the inverse ratio of the depths",
      "the radii are in the ratio of the square roots of the areas",
    ],
  },
};

function write(levels: Levels): Question {
  const { tenths, limit, times, outcome, swapped } = levels;
  const [ratio, root] = [square(tenths), decimal(tenths / 10)];
  const proof = proofOf(levels);
  return comparedQuestion(
    {
      ...GUIDE,
      stem: `Equal amounts of water are poured into two empty vases, $P$ and $Q$, each of which has the shape of a right circular cylinder and stands upright. No water overflows. The ratio of the depth of the water in $P$ to the depth of the water in $Q$ ${LIMITS[limit]} ${ratio}.`,
      difficulty: outcome === "open" ? 4 : limit === "exact" ? 2 : 3,
      targetSeconds: 85,
      quick: `${proof} The trap is to take the ratio of the depths for that of the radii.`,
      asked: `How the inside radius of $Q$ compares with ${decimal(times / 10)} times that of $P$.`,
      reasoning: [
        "With radii $p$ and $q$ and depths $x$ and $y$, equal volumes mean $\\pi p^{2}x=\\pi q^{2}y$.",
        "So $\\left(\\frac{q}{p}\\right)^{2}=\\frac{x}{y}$, the ratio of the depths.",
        proof,
      ],
      steps: [
        {
          text: "Equal volumes: $\\left(\\frac{q}{p}\\right)^{2}=\\frac{x}{y}$ for radii $p$, $q$ and depths $x$, $y$.",
          why: "The volume of the water is base area times depth.",
        },
        {
          text: `At a ratio of ${ratio} for the depths, the ratio of the radii is ${root}.`,
          why: "The ratio of the radii is the square root of the ratio of the areas.",
          check: { left: `sqrt(${ratio})`, right: root },
        },
        {
          text: proof,
          why: "Every ratio of the depths that the stem allows has to be considered.",
        },
      ],
    },
    {
      first: "The inside radius of $Q$",
      second: `${times === 20 ? "Twice" : `${decimal(times / 10)} times`} the inside radius of $P$`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(levels),
    },
  );
}

/** For a net of radii of Q, the depths are found by pouring, and the cases that meet the stem are kept. */
export const cylinderLevels = scene<Levels>({
  draw,
  write,
  recompute: ({ tenths, limit, times, swapped }) => {
    const stated = (tenths * tenths) / 100;
    const meets = (ratio: number) => {
      const relation = relationNear(ratio, stated);
      if (limit === "exact") return relation === "=";
      return limit === "more" ? relation === ">" : relation === "<" && ratio > 1;
    };
    const relations = [...integers(101, 1000)]
      .map((hundredths) => hundredths / 100)
      .filter((radius) => meets(500 / (Math.PI * 1) / (500 / (Math.PI * radius * radius))))
      .map((radius) =>
        swapped ? relationNear(times / 10, radius) : relationNear(radius, times / 10),
      );
    return comparisonKey(relations);
  },
});
