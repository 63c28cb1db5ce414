import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { type WrongDegrees, wrongDegrees } from "./degree-choices.ts";

interface Supplement {
  /** The ratio of the complement to the supplement. */
  readonly small: number;
  readonly large: number;
  readonly before: number;
}

const RATIOS: readonly (readonly [number, number])[] = [
  [1, 3],
  [1, 4],
  [1, 6],
  [1, 7],
  [1, 10],
  [2, 5],
  [2, 7],
  [2, 11],
  [3, 8],
  [3, 13],
  [4, 9],
  [4, 13],
  [2, 17],
  [4, 19],
  [5, 14],
];

function draw(chance: Chance): Supplement {
  const [small, large] = chance.pick(RATIOS);
  return { small, large, before: chance.integer(0, 4) };
}

function wrongValues({ small, large }: Supplement) {
  const part = 90 / (large - small);
  return wrongDegrees([
    [
      small * part,
      "answered-intermediate-quantity",
      `This is the complement of the angle: ${small} of the parts of ${part}°.`,
      "The parts give the complement first, and it looks like the angle.",
      "Which angle has this complement?",
    ],
    [
      large * part,
      "other-part-answered",
      `This is the supplement of the angle: ${large} of the parts of ${part}°.`,
      "The parts give the supplement directly, and it looks like the angle.",
      "Which angle has this supplement?",
    ],
    [
      (90 * small) / large,
      "part-for-whole",
      "This takes the ratio for the ratio of the angle to a right angle.",
      "The ratio is applied to the number 90 at once.",
      "Between which two angles is the ratio given?",
    ],
    ...totalsDivided({ small, large }),
    [
      part,
      "answered-intermediate-quantity",
      "This is one of the equal parts, not an angle of the question.",
      "Dividing 90° by the difference of the terms gives it, one step before the end.",
      "How many such parts are the complement?",
    ],
    [
      180 - small * part,
      "complement-supplement-mixed",
      "Here the complement is taken from 180°, although an angle and its complement make 90°.",
      "The parts are right, and the last step uses the wrong total.",
      "What do an angle and its complement add up to?",
    ],
    [
      Math.abs(90 - 2 * small * part),
      "counted-twice",
      "Here the complement is taken away from 90° twice.",
      "Both the complement and the supplement seem to have to be subtracted.",
      "What do an angle and its complement add up to?",
    ],
  ]);
}

/** What comes out when 90° or 180° is divided in the ratio, as if it were the sum of the two angles. */
function totalsDivided({
  small,
  large,
}: Pick<Supplement, "small" | "large">): readonly WrongDegrees[] {
  return [
    [
      (180 * small) / (small + large),
      "complement-supplement-mixed",
      "This divides 180° in the given ratio, but complement and supplement do not add up to 180°.",
      "A ratio is usually used to divide a total, and 180° is at hand.",
      "Do the complement and the supplement have a fixed sum or a fixed difference?",
    ],
    [
      (90 * large) / (small + large),
      "complement-supplement-mixed",
      "This divides 90° in the given ratio, but 90° is the difference of supplement and complement, not their sum.",
      "A ratio is usually used to divide a total, and 90° is at hand.",
      "Do the complement and the supplement have a fixed sum or a fixed difference?",
    ],
    [
      (90 * small) / (small + large),
      "complement-supplement-mixed",
      "This divides 90° in the given ratio, but 90° is the difference of supplement and complement, not their sum.",
      "A ratio is usually used to divide a total, and 90° is at hand.",
      "What is the supplement minus the complement, for any angle?",
    ],
  ];
}

function write({ small, large, before }: Supplement): Question {
  const part = 90 / (large - small);
  const key = 90 - small * part;
  const gap = large - small;
  const share = Number.isInteger(part)
    ? `$90\\div ${gap}=${part}$ degrees`
    : `$90\\div ${gap}$ degrees`;
  const proof = `The supplement of an angle is always 90° more than its complement. The ratio makes them differ by ${gap} equal parts, so one part is ${share}. The complement is ${small * part}°, and the angle is $90-${small * part}=${key}$ degrees.`;
  return choiceQuestion({
    stem: `The measures of the complement and the supplement of a certain acute angle are in the ratio $${small}:${large}$. What is the measure of the angle, in degrees?`,
    difficulty: small === 1 ? 3 : 4,
    targetSeconds: 80,
    quick: `${proof} The trap is to divide 90° or 180° in the given ratio.`,
    asked: "An angle, from the ratio of its complement to its supplement.",
    plan: "Use that supplement and complement always differ by 90°, and turn this into parts of the ratio.",
    reasoning: [
      "If the angle measures $t$ degrees, its complement is $90-t$ and its supplement is $180-t$. The difference is 90, whatever $t$ is.",
      `In the ratio $${small}:${large}$ the difference is $${large}-${small}=${gap}$ parts, so one part is ${share}.`,
      `The complement is ${small} such parts, ${small * part}°, and the angle is $90-${small * part}=${key}$ degrees.`,
      `Check: the supplement is $180-${key}=${180 - key}$ degrees, and $${small * part}:${180 - key}=${small}:${large}$.`,
    ],
    answers:
      "Other answers give the complement, the supplement, or a single part, or divide a total of 90° or 180° in the ratio.",
    steps: [
      {
        text: `Supplement minus complement is $(180-t)-(90-t)=90$.`,
        why: "The angle itself drops out.",
        check: { left: "(180-t)-(90-t)", right: "90", given: { t: `${key}` } },
      },
      {
        text: `The complement is $\\frac{${small}}{${gap}}$ of 90°, which is ${small * part}°, and the angle is ${key}°.`,
        why: "The difference in the ratio stands for 90°.",
        check: { left: `90-90*${small}/${gap}`, right: `${key}` },
      },
    ],
    hints: [
      "Two other angles are described by the one asked for. How are complement and supplement defined?",
      "Compare the supplement with the complement of the same angle: how do they differ?",
      "Express this difference in parts of the given ratio, and find one part.",
      "Find the complement from its number of parts, and go back to the angle itself.",
    ],
    fasterWay:
      "Or test the answers: take each from 90 and from 180, and see which pair is in the given ratio.",
    takeaway:
      "The supplement of an acute angle is 90° more than its complement, so a ratio of the two is a matter of parts of 90°.",
    selfExplain: {
      prompt: "Why is the difference of the two terms of the ratio the useful number here?",
      expectations: [
        "supplement and complement differ by 90 degrees for every acute angle",
        "so the difference of the terms stands for 90 degrees",
      ],
    },
    value: key,
    proof,
    wrong: wrongValues({ small, large, before }),
    before,
  });
}

export const equationSupplement = scene<Supplement>({
  draw,
  write,
  // Every acute angle in tenths of a degree is tried.
  recompute: ({ small, large }, item) => {
    const fitting = [...integers(1, 899)].filter(
      (tenths) => (900 - tenths) * large === (1800 - tenths) * small,
    );
    return optionsNear(item, (fitting[0] ?? Number.NaN) / 10);
  },
});
