import type { Outcome, OutcomeCase, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Slip } from "../../kit/item-model.ts";
import type { Overlap } from "./overlap.ts";

type Lure = Omit<Slip, "rationale">;

const inside = (most: number): Lure => ({
  misconception: "larger-set-inside-smaller",
  whyTempting: `If the smaller group lay wholly inside the larger one, the overlap would be ${most}.`,
  repairQuestion: "Must every member of the smaller group belong to the larger one?",
});

const separate = (least: number): Lure => ({
  misconception: "possible-case-excluded",
  whyTempting: `The overlap might be as small as ${least}, and this case is taken for the only one.`,
  repairQuestion: "How many tenants can rent both at most?",
});

const ADDED: Lure = {
  misconception: "answered-wrong-region",
  whyTempting: "The number of tenants who rent at least one of the two is indeed greater.",
  repairQuestion: "Can more tenants rent both than rent a storage room?",
};

const PICTURED: Lure = {
  misconception: "judged-by-eye",
  whyTempting: "An overlap is pictured as a small part, like two circles that barely meet.",
  repairQuestion: "How many tenants would there be if nobody rented both?",
};

function boundGuide(drawn: Overlap): OutcomeGuide {
  const { all, a, b, bound } = drawn;
  const [least, most] = [a + b - all, Math.min(a, b)];
  return {
    plan: "Find the least and the greatest possible overlap, and see where the fixed number lies.",
    answers: `Only the whole range from ${least} to ${most} decides. Whoever lets one group lie inside the other sees only ${most}; whoever keeps the groups as separate as possible sees only ${least}. A single value in between comes from assuming equal shares, for which nothing speaks.`,
    hints: [
      "Is the number of tenants who rent both a fixed number?",
      "An overlap cannot exceed the smaller group, and two groups that are large together must overlap.",
      `For the least overlap, suppose that every one of the ${all} tenants belongs to at least one group.`,
      `Find the least and the greatest overlap, and look where ${bound} lies.`,
    ],
    takeaway:
      "An overlap lies between the excess of the two groups over the total and the size of the smaller group.",
    selfExplain: {
      prompt: "Why must some tenants rent both?",
      expectations: [
        "the two groups together have more members than there are tenants",
        "the excess must be tenants who are counted twice",
      ],
    },
  };
}

function boundSlips(drawn: Overlap): Record<Outcome, Slip> {
  const { all, a, b, bound } = drawn;
  const [least, most] = [a + b - all, Math.min(a, b)];
  const outcome = bound < least ? "first" : bound > most ? "second" : "open";
  const range = `The number of tenants with both can be anything from ${least} to ${most}`;
  return {
    first: {
      rationale: `${range}, and ${least} is not greater than ${bound}.`,
      ...(outcome === "second" ? ADDED : inside(most)),
    },
    second: {
      rationale: `${range}, and ${most} is not less than ${bound}.`,
      ...(outcome === "first" ? PICTURED : separate(least)),
    },
    equal: {
      rationale: `${range}, so it is not fixed at ${bound}.`,
      misconception: "same-share-assumed",
      whyTempting: `Taking the share of all tenants with a storage room for the share among the ${a} with a parking space gives one definite number.`,
      repairQuestion:
        "Is anything said about storage rooms among the tenants with a parking space?",
    },
    open: {
      rationale: `${range}, and all these numbers lie on the same side of ${bound}.`,
      misconception: "varying-means-undetermined",
      whyTempting: "The overlap can take many values.",
      repairQuestion: "What are the least and the greatest value of the overlap?",
    },
  };
}

export function bothAgainstBound(drawn: Overlap): OutcomeCase {
  const { all, a, b, bound, swapped } = drawn;
  const [least, most] = [a + b - all, Math.min(a, b)];
  const outcome = bound < least ? "first" : bound > most ? "second" : "open";
  return {
    stem: `In an apartment building with ${all} tenants, ${a} tenants rent a parking space and ${b} tenants rent a storage room.`,
    first: "The number of tenants who rent both a parking space and a storage room",
    second: `${bound}`,
    swapped,
    outcome,
    proof: `At most ${most} tenants can rent both, as many as the smaller group has, and at least $${a} + ${b} - ${all} = ${least}$ must. ${outcome === "open" ? `The number ${bound} lies in this range, and so do other numbers.` : `Every number in this range is ${outcome === "first" ? "greater" : "less"} than ${bound}.`}`,
    slips: boundSlips(drawn),
    difficulty: 3,
    targetSeconds: 75,
    quick: `The overlap is not fixed but bounded. It is at most ${most}, the smaller group, and at least $${a} + ${b} - ${all} = ${least}$, since no more than ${all} tenants exist. ${outcome === "open" ? `The number ${bound} is within these bounds, so nothing is settled.` : `The number ${bound} is outside these bounds.`} The trap is to work with only one of the two bounds.`,
    asked: `How the number of tenants in both groups stands to ${bound}.`,
    ...boundGuide(drawn),
    reasoning: [
      `The overlap is greatest when the smaller group lies inside the larger one: ${most}.`,
      `The overlap is least when as few tenants as possible are outside both groups. The groups add up to $${a} + ${b} = ${a + b}$, which is ${least} more than ${all}, so at least ${least} tenants are counted twice.`,
      `Every whole number from ${least} to ${most} can occur.`,
      outcome === "open"
        ? `The number ${bound} is one of them, and other numbers occur as well, so the relationship is not fixed.`
        : `The number ${bound} is ${outcome === "first" ? "less" : "greater"} than all of them.`,
    ],
    steps: [
      {
        text: `Least overlap: $${a} + ${b} - ${all} = ${least}$.`,
        why: "The two groups together cannot reach more people than there are.",
        check: { left: `${a}+${b}-${all}`, right: `${least}` },
      },
      {
        text: `Greatest overlap: ${most}.`,
        why: "The overlap is a part of each group, also of the smaller one.",
      },
      {
        text: `Compare ${bound} with the range from ${least} to ${most}.`,
        why: "Only if the fixed number is outside the range is the order settled.",
      },
    ],
  };
}
