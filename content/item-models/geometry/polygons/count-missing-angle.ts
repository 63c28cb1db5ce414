import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { grouped, tex } from "../../kit/write-numbers.ts";
import { type Missing, wrongAngles, wrongSides } from "./count-missing-slips.ts";

function draw(chance: Chance): Missing {
  return {
    sides: chance.integer(9, 19),
    left: 5 * chance.integer(8, 29),
    asked: chance.pick(["sides", "angle"] as const),
    before: chance.integer(0, 4),
  };
}

function write(missing: Missing): Question {
  const { sides, left, asked, before } = missing;
  const all = (sides - 2) * 180;
  const sum = all - left;
  const bySides = asked === "sides";
  const question = bySides
    ? "How many sides does the polygon have?"
    : "What is the measure, in degrees, of the angle that was left out?";
  const proof = `The sum of all angles is a multiple of 180 that exceeds ${grouped(sum)} by less than 180, so it is $${sides - 2}\\cdot 180=${tex(all)}$. ${bySides ? `The polygon has $${sides - 2}+2=${sides}$ sides.` : `The angle left out is $${tex(all)}-${tex(sum)}=${left}$ degrees.`}`;
  return choiceQuestion({
    stem: `A student adds the measures of the interior angles of a convex polygon but leaves out one angle by mistake. The total that the student gets is ${grouped(sum)}°. ${question}`,
    difficulty: bySides ? 3 : 4,
    targetSeconds: 90,
    quick: `Interior angles of a polygon add up to a multiple of 180°, and one angle of a convex polygon is less than 180°. ${proof} The trap is to round the quotient down${bySides ? " or to forget that there are two more sides than triangles" : " and answer the remainder"}.`,
    asked: bySides
      ? "The number of sides, from a sum of all angles but one."
      : "The angle that is missing in a sum of all angles but one.",
    plan: "Find the multiple of 180 that the whole sum must be.",
    reasoning: [
      "A polygon of $n$ sides splits into $n-2$ triangles, so its interior angles add up to $(n-2)\\cdot 180$ degrees.",
      `The angle left out is more than 0° and less than 180°, so the whole sum is the first multiple of 180 after ${grouped(sum)}.`,
      proof,
    ],
    answers: bySides
      ? "The number of triangles is two less than the number of sides. Rounding the quotient down instead of up leads to a negative angle, and rounding it up too far to an angle of more than 180°."
      : "The remainder of the division is what exceeds the last multiple of 180, not what is wanting to the next. The mean of the other angles would be right only for equal angles.",
    steps: [
      {
        text: `The whole sum is $${sides - 2}\\cdot 180=${tex(all)}$ degrees.`,
        why: `It is the first multiple of 180 after ${grouped(sum)}.`,
        check: { left: `${sides - 2}*180`, right: `${sum}+${left}` },
      },
      bySides
        ? {
            text: `The polygon has $${sides - 2}+2=${sides}$ sides.`,
            why: "There are two sides more than triangles.",
            check: { left: `${sides - 2}+2`, right: `${sides}` },
          }
        : {
            text: `The angle left out is $${tex(all)}-${tex(sum)}=${left}$ degrees.`,
            why: "It is what the student's total lacks.",
            check: { left: `${all}-${sum}`, right: `${left}` },
          },
    ],
    hints: [
      "Which numbers can the sum of all interior angles of a polygon be at all?",
      "The sum is 180° for every triangle into which the polygon splits, and one convex angle is less than 180°.",
      "Divide the total by 180 and look at the whole numbers on both sides of the quotient.",
      "Decide which multiple of 180 the true sum is, and read off what is asked.",
    ],
    takeaway:
      "Angle sums of polygons are multiples of 180 degrees; with one convex angle missing, take the next multiple.",
    selfExplain: {
      prompt: "Why does the total of all angles but one settle the number of sides?",
      expectations: [
        "the whole sum is a multiple of 180 degrees",
        "the missing angle is between 0 and 180 degrees, so only one multiple fits",
      ],
    },
    value: bySides ? sides : left,
    proof,
    wrong: (bySides ? wrongSides : wrongAngles)(missing).filter(
      ({ value }) => Number(value) > 4 && (bySides || Number(value) < 180),
    ),
    before,
  });
}

export const countMissingAngle = scene<Missing>({
  draw,
  write,
  // Triangles are added one by one to the polygon until its sum exceeds the total.
  recompute: ({ sides, left, asked }, item) => {
    const total = 180 * sides - 360 - left;
    let [corners, sum] = [3, 180];
    while (sum <= total) {
      corners += 1;
      sum += 180;
    }
    return optionsNear(item, asked === "sides" ? corners : sum - total);
  },
});
