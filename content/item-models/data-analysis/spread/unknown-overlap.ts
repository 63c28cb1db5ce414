import { integers, optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion, type WrongValue } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { drawnPatiently } from "./drawn-patiently.ts";

interface Overlap {
  readonly north: number;
  readonly south: number;
  readonly all: number;
  readonly before: number;
}

function draw(chance: Chance): Overlap | null {
  const [north, south] = [chance.integer(14, 30), chance.integer(14, 30)];
  const all = Math.max(north, south) + chance.integer(3, 12);
  if (Math.abs(north - south) < 3 || all >= north + south - 4) return null;
  return { north, south, all, before: chance.integer(0, 4) };
}

function wrongValues({ north, south, all }: Overlap): WrongValue[] {
  const shared = north + south - all;
  const [more, less] = [Math.max(north, south), Math.min(north, south)];
  return [
    {
      value: all - more,
      ...slip(
        "answered-intermediate-quantity",
        "This is how far the shorter span reaches beyond the longer one.",
        "It is what the range of all has gained over the greater range.",
        "Which part of the shorter span lies outside the longer one?",
      ),
    },
    {
      value: all - less,
      ...slip(
        "other-part-answered",
        "This is the part of the longer span outside the shorter one.",
        "Taking the smaller range from the range of all leaves a plausible length.",
        "Which part of the longer span belongs to that region only?",
      ),
    },
    {
      value: more - less,
      ...slip(
        "ranges-combined-as-numbers",
        "The difference of the two ranges says nothing about how the spans overlap.",
        "Both ranges are subtracted to see what they have in common.",
        "Where does the range of all farms enter your work?",
      ),
    },
    {
      value: less,
      ...slip(
        "assumed-case-not-checked",
        `The shorter span would have to lie within the longer one, and then the range of all would be ${more}.`,
        "The smaller group is pictured inside the larger one.",
        `Which range would all the farms have then?`,
      ),
    },
    {
      value: shared / 2,
      ...slip(
        "counted-twice",
        "The overlap is halved although it is counted once too often, not twice.",
        "The overlap belongs to two regions, and so it is divided between them.",
        "How often is the overlap contained in the sum of the two ranges?",
      ),
    },
    {
      value: 2 * all - north - south,
      ...slip(
        "complement-answered",
        "This is the length covered by only one of the two spans.",
        "Both parts outside the overlap are found and added.",
        "Does the question ask for the part that is shared?",
      ),
    },
    {
      value: all,
      ...slip(
        "whole-taken-for-part",
        "The common part is not as long as the whole span of all masses.",
        "The number describes both regions.",
        "What part of the whole span belongs to both regions?",
      ),
    },
  ].filter(({ value }) => Number.isInteger(value));
}

function write(overlap: Overlap): Question {
  const { north, south, all, before } = overlap;
  const key = north + south - all;
  const [more, less] = [Math.max(north, south), Math.min(north, south)];
  const proof = `If the spans lay end to end, they would cover $${north}+${south}=${north + south}$ kilograms, but together they cover only ${all}. The southern span comes first and the northern one last, so they share $${north + south}-${all}=${key}$ kilograms.`;
  return choiceQuestion({
    stem: `The masses of the pumpkins grown on a northern farm have a range of ${north} kilograms, and those grown on a southern farm have a range of ${south} kilograms. The masses of all the pumpkins of both farms have a range of ${all} kilograms. The lightest pumpkin of all was grown on the southern farm, and the heaviest of all was grown on the northern farm. By how many kilograms is the heaviest southern pumpkin heavier than the lightest northern pumpkin?`,
    difficulty: 4,
    targetSeconds: 100,
    quick: `Draw the masses of each farm as a segment on a line. ${proof} The trap is to stop at a part that belongs to one farm only.`,
    asked: "The length that two overlapping spans have in common.",
    plan: "Draw both spans on a line and compare the sum of their lengths with the length they cover together.",
    reasoning: [
      "The southern span begins at the lightest pumpkin of all, and the northern span ends at the heaviest of all.",
      `From the lightest northern to the heaviest southern pumpkin reaches the overlap, which is contained in both ranges. So the range of all is $${north}+${south}$ less the overlap.`,
      `The overlap is $${north}+${south}-${all}=${key}$ kilograms.`,
    ],
    answers: `Other answers give a part of one span outside the other, such as $${all}-${more}=${all - more}$ or $${all}-${less}=${all - less}$, or combine the two ranges without the range of all.`,
    steps: [
      {
        text: `Sum of the ranges: $${north}+${south}=${north + south}$.`,
        why: "In this sum the overlap is counted twice.",
        check: { left: `${north}+${south}`, right: `${north + south}` },
      },
      {
        text: `Overlap: $${north + south}-${all}=${key}$.`,
        why: "The range of all counts it once.",
        check: { left: `${north + south}-${all}`, right: `${key}` },
      },
    ],
    hints: [
      "Draw a line of masses. At which ends of it do the southern and the northern pumpkins lie?",
      "Spans that overlap cover less than the sum of their lengths.",
      "Mark the lightest and the heaviest pumpkin of each farm on the line, in order.",
      "The part between the lightest northern and the heaviest southern pumpkin lies in both spans. Compare the sum of the ranges with the range of all.",
    ],
    takeaway: "Two overlapping lists cover the sum of their ranges less the overlap.",
    selfExplain: {
      prompt: "Why is the overlap the sum of the two ranges less the range of all?",
      expectations: ["the sum counts the overlap twice, the range of all counts it once"],
    },
    value: key,
    proof,
    before,
    wrong: wrongValues(overlap),
  });
}

/** The lightest pumpkin is put at 1,000 units, and the northern span is moved until the range of all fits. */
export const unknownOverlap = scene<Overlap>({
  draw: drawnPatiently(draw),
  write,
  recompute: ({ north, south, all }, item) => {
    for (const start of integers(1000, 1000 + south)) {
      const masses = [1000, 1000 + south, start, start + north];
      if (Math.max(...masses) - Math.min(...masses) === all && start + north > 1000 + south)
        return optionsNear(item, 1000 + south - start);
    }
    throw new Error("no place of the northern span fits");
  },
});
