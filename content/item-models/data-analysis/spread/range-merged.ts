import { comparisonKey, integers, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { comparedQuestion, verdict } from "../../kit/compared-question.ts";
import type { Outcome } from "../../kit/comparison-question.ts";
import type { Question, Slip } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { drawnPatiently } from "./drawn-patiently.ts";

/** How the two lists lie: apart by a known gap, end to end, with a common value, or not known. */
type Place = "apart" | "touching" | "common" | "unknown";

interface Merged {
  readonly morning: number;
  readonly evening: number;
  readonly place: Place;
  readonly gap: number;
  readonly bound: number;
  readonly outcome: Outcome;
  readonly swapped: boolean;
}

function draw(chance: Chance): Merged | null {
  const [morning, evening] = [chance.integer(9, 24), chance.integer(9, 24)];
  const place = chance.pick(["apart", "touching", "common", "unknown"] as const);
  const gap = chance.integer(2, 6);
  const [sum, more] = [morning + evening, Math.max(morning, evening)];
  if (Math.abs(morning - evening) < 2) return null;
  const outcome = chance.pick(
    {
      apart: ["first", "equal"] as const,
      touching: ["equal", "equal", "first"] as const,
      common: ["second", "second", "open"] as const,
      unknown: ["open", "open", "first"] as const,
    }[place],
  );
  const bound = {
    apart: { first: sum, equal: sum + gap },
    touching: { equal: sum, first: sum - chance.integer(1, 3) },
    common: { second: sum + 1, open: chance.pick([sum, sum - chance.integer(2, 4)]) },
    unknown: { open: chance.pick([sum, more]), first: more - 1 },
  }[place] as Partial<Record<Outcome, number>>;
  const value = bound[outcome];
  if (value === undefined) return null;
  return {
    morning,
    evening,
    place,
    gap,
    bound: value,
    outcome,
    swapped: chance.pick([false, true]),
  };
}

function told({ place, gap }: Merged): string {
  return {
    apart: ` The longest wait in the morning was ${gap} minutes shorter than the shortest wait in the evening.`,
    touching:
      " The longest wait in the morning was exactly as long as the shortest wait in the evening.",
    common: " At least one of the waits in the morning was exactly as long as one in the evening.",
    unknown: "",
  }[place];
}

function limits({ morning, evening, place, gap }: Merged) {
  const [sum, more] = [morning + evening, Math.max(morning, evening)];
  return {
    apart: { least: sum + gap, most: sum + gap },
    touching: { least: sum, most: sum },
    common: { least: more, most: sum },
    unknown: { least: more, most: Number.POSITIVE_INFINITY },
  }[place];
}

function placeReason(merged: Merged): string {
  const { morning, evening, place, gap } = merged;
  const { least, most } = limits(merged);
  if (place === "apart")
    return `On a time line, all morning waits come first, then a gap of ${gap}, then all evening waits, so the range of all is $${morning}+${gap}+${evening}=${least}$ minutes.`;
  if (place === "touching")
    return `On a time line, the evening waits begin exactly where the morning waits end, so the range of all is $${morning}+${evening}=${least}$ minutes.`;
  if (place === "common")
    return `The two lists share a value, so together they span at most $${morning}+${evening}=${most}$ minutes, and at least ${least}, when one list lies within the span of the other.`;
  return `The range of all waits is at least ${least} minutes, when the one list lies within the span of the other, and it can be as large as you like, when the lists lie far apart.`;
}

function proofOf(merged: Merged): string {
  const { outcome, bound, place } = merged;
  const { least, most } = limits(merged);
  const end = verdict(merged);
  const reason = placeReason(merged);
  if (outcome !== "open") return `${reason} ${end}`;
  const at =
    bound === least
      ? `It can be equal to ${bound} or more.`
      : bound === most
        ? `It can be equal to ${bound} or less.`
        : `It can be less than ${bound}${place === "common" ? `, and as large as ${most}` : ", and it can be more"}.`;
  return `${reason} ${at} ${end}`;
}

function slipsOf(merged: Merged): Record<Outcome, Slip> {
  const { outcome, bound, place } = merged;
  const { least } = limits(merged);
  const open = outcome === "open";
  const reason = placeReason(merged);
  return {
    first: slip(
      "ranges-combined-as-numbers",
      open && bound === least
        ? `${reason} So it need not exceed ${bound}.`
        : `${reason} So it ${open ? "need not" : "does not"} exceed ${bound}.`,
      "Two groups together seem to spread over more than the sum of their ranges, or at least over all of it.",
      "Where on a time line do the two groups lie, and how far do they overlap?",
    ),
    second: slip(
      "ranges-combined-as-numbers",
      `${reason} So it ${open ? "need not be" : "is not"} less than ${bound}.`,
      place === "apart"
        ? "The ranges are added, and the gap between the groups is forgotten or subtracted."
        : "The groups are pictured as overlapping, so that part of their ranges is counted once.",
      "Do the groups overlap, and must they?",
    ),
    equal: slip(
      "ranges-combined-as-numbers",
      `${reason} So it ${open ? "need not be" : "is not"} ${bound}.`,
      place === "common"
        ? "A common value is read as if the one group began where the other ends."
        : "The range of all is computed from the two ranges, without a look at where the groups lie.",
      "Can you place the two groups on a time line so that the range of all is another one?",
    ),
    open: slip(
      place === "unknown" || place === "common"
        ? "varying-means-undetermined"
        : "hard-means-undetermined",
      `${reason} That settles the comparison with ${bound}.`,
      "None of the single waits is known.",
      "What are the least and the greatest possible ranges of all the waits?",
    ),
  };
}

function write(merged: Merged): Question {
  const { morning, evening, place, bound, outcome, swapped } = merged;
  const proof = proofOf(merged);
  const sum = morning + evening;
  return comparedQuestion(
    {
      stem: `At a clinic, the waiting times of the patients who came in the morning had a range of ${morning} minutes, and those of the patients who came in the evening had a range of ${evening} minutes.${told(merged)}`,
      difficulty: place === "common" ? 4 : place === "unknown" ? 3 : 2,
      targetSeconds: 80,
      quick: `Draw each group as a segment on a time line, ${morning} and ${evening} minutes long. ${proof} The trap is to combine the two ranges without their places.`,
      asked: `How the range of two groups together compares with ${bound} minutes.`,
      plan: "Picture both groups as segments, and move them as far as the statement allows.",
      reasoning: [
        `The morning waits fill a span of ${morning} minutes from the shortest to the longest, the evening waits a span of ${evening} minutes.`,
        "The range of all waits reaches from the shortest of all to the longest of all, so it depends on how the two spans lie.",
        proof,
      ],
      steps: [
        {
          text: `End to end, the two spans would cover $${morning}+${evening}=${sum}$ minutes.`,
          why: "This is the case between overlapping and lying apart.",
          check: { left: `${morning}+${evening}`, right: `${sum}` },
        },
        { text: proof, why: "The statement limits how the spans can lie." },
      ],
      hints: [
        "Which two waits determine the range of all patients together?",
        "Picture the waits of each group as a segment on a time line. Where may the two segments lie?",
        place === "apart" || place === "touching"
          ? "Mark on the line where the morning waits end and where the evening waits begin."
          : "Move one segment as far toward the other, and as far away from it, as the statement allows.",
        `Find the length from the one outer end to the other, in every case that is possible, and compare with ${bound}.`,
      ],
      takeaway:
        "The range of merged groups depends on where the groups lie: at least the greater range, and their sum only when they touch end to end.",
      selfExplain: {
        prompt: "Why do two ranges alone not give the range of the merged groups?",
        expectations: [
          "the groups may overlap, touch, or lie apart",
          "the range of all goes from the least of all to the greatest of all",
        ],
      },
    },
    {
      first: "The range of the waiting times of all these patients, in minutes",
      second: `${bound}`,
      swapped,
      outcome,
      proof,
      slips: slipsOf(merged),
    },
  );
}

/** The evening list is moved minute by minute past the morning list; inner waits may stand at any minute. */
export const rangeMerged = scene<Merged>({
  draw: drawnPatiently(draw),
  write,
  recompute: ({ morning, evening, place, gap, bound, swapped }) => {
    const ranges = [...integers(0, 200)]
      .filter((start) => {
        const overlap = start <= 100 + morning && start + evening >= 100;
        if (place === "apart") return 100 + morning + gap === start;
        if (place === "touching") return 100 + morning === start;
        return place === "common" ? overlap : true;
      })
      .map((start) => Math.max(start + evening, 100 + morning) - Math.min(start, 100));
    return comparisonKey(
      ranges.map((range) => (swapped ? relationOf(bound, range) : relationOf(range, bound))),
    );
  },
});
