import type { Outcome, OutcomeCase, OutcomeGuide } from "../../kit/comparison-question.ts";
import type { Slip } from "../../kit/item-model.ts";
import type { Overlap } from "./overlap.ts";

function outcomeOf(difference: number): Outcome {
  if (difference === 0) return "equal";
  return difference > 0 ? "first" : "second";
}

const relationWord = (difference: number) =>
  difference === 0 ? "equals" : difference > 0 ? "exceeds" : "is less than";

/** `exceeds it by 6`, `equals it`. */
function against(difference: number): string {
  if (difference === 0) return "equals it";
  return difference > 0 ? `exceeds it by ${difference}` : `falls short of it by ${-difference}`;
}

const OPEN: Omit<Slip, "rationale"> = {
  misconception: "varying-means-undetermined",
  whyTempting: "The size of the overlap is not given, and both quantities change with it.",
  repairQuestion: "If one more person belongs to both groups, how does each quantity change?",
};

function neitherGuide(drawn: Overlap): OutcomeGuide {
  const { all, a, b } = drawn;
  return {
    plan: "Call the overlap $x$, express the number outside both groups by $x$, and subtract.",
    answers: `The sign of $${a} + ${b} - ${all}$ decides. Expecting a large overlap because both groups are large, or many left over because the groups may coincide, looks at one side only: both quantities rise and fall together. Calling the matter open mistakes a varying overlap for a varying difference.`,
    hints: [
      "The overlap of the two groups is not given. Which letter could stand for it?",
      "Adding two overlapping groups counts the common members twice.",
      `Write the number of guides outside both groups in terms of the overlap $x$ and the numbers ${all}, ${a} and ${b}.`,
      "Subtract the two expressions and see whether $x$ remains.",
    ],
    fasterWay: `If each of the ${all} guides wore a badge for each kind of walk, there would be ${a + b} badges. Each guide with two badges balances one with none, so only ${a + b} against ${all} matters.`,
    takeaway:
      "The number in both groups minus the number in neither is the sum of the groups minus the total, whatever the overlap.",
    selfExplain: {
      prompt: "Why does the unknown overlap not matter here?",
      expectations: [
        "one more member in both groups leaves one more person in neither",
        "the difference of the two numbers is therefore fixed",
      ],
    },
  };
}

function neitherSlips(drawn: Overlap): Record<Outcome, Slip> {
  const { all, a, b } = drawn;
  const difference = a + b - all;
  const fact = `The number who lead both kinds of walk minus the number who lead neither is $${a} + ${b} - ${all} = ${difference}$`;
  return {
    first: {
      rationale: `${fact}, which is not positive.`,
      misconception: "counted-twice",
      whyTempting: `Two numbers as large as ${a} and ${b} suggest a large overlap.`,
      repairQuestion: "How many guides would lead neither kind of walk if nobody led both?",
    },
    second: {
      rationale: `${fact}, which is not negative.`,
      misconception: "larger-set-inside-smaller",
      whyTempting:
        "If the guides of one kind of walk are nearly all among those of the other, many guides are left over.",
      repairQuestion: "When more guides are left over, what happens to the number who lead both?",
    },
    equal: {
      rationale: `${fact}, which is not 0.`,
      misconception: "outcomes-assumed-equal",
      whyTempting: "Both and neither look like mirror images of each other.",
      repairQuestion: `What would $${a} + ${b}$ have to be for the two numbers to agree?`,
    },
    open: { rationale: `${fact}, whatever the overlap is, so the order is settled.`, ...OPEN },
  };
}

export function bothAgainstNeither(drawn: Overlap): OutcomeCase {
  const { all, a, b, swapped } = drawn;
  const difference = a + b - all;
  return {
    stem: `A nature park employs ${all} guides. Of these guides, ${a} lead bird walks and ${b} lead night walks.`,
    first: "The number of guides who lead both bird walks and night walks",
    second: "The number of guides who lead neither bird walks nor night walks",
    swapped,
    outcome: outcomeOf(difference),
    proof: `With $x$ guides who lead both, $${a} + ${b} - x$ lead at least one, so $${all} - ${a + b} + x$ lead neither. Whatever $x$ is, $x$ ${relationWord(difference)} this number${difference === 0 ? "" : ` by ${Math.abs(difference)}`}.`,
    slips: neitherSlips(drawn),
    difficulty: 4,
    targetSeconds: 80,
    quick: `Let $x$ guides lead both. Then $${a} + ${b} - x$ lead at least one kind of walk, and $${all} - ${a + b} + x$ lead neither. The difference between the two quantities is $${a} + ${b} - ${all} = ${difference}$, which does not contain $x$. The trap is to call the matter open because the overlap is unknown.`,
    asked:
      "Whether more guides lead both kinds of walk or neither kind, when the overlap is not given.",
    ...neitherGuide(drawn),
    reasoning: [
      `Let $x$ be the number of guides who lead both kinds of walk.`,
      `In $${a} + ${b} = ${a + b}$ these $x$ guides are counted twice, so $${a + b} - x$ guides lead at least one kind.`,
      `The others, $${all} - (${a + b} - x) = x${all - a - b === 0 ? "" : all > a + b ? ` + ${all - a - b}` : ` - ${a + b - all}`}$, lead neither kind.`,
      `Comparing $x$ with this number, $x$ ${against(difference)}, for every possible $x$.`,
    ],
    steps: [
      {
        text: `Count the guides in neither group as $${all} - (${a + b} - x)$.`,
        why: "The sum of the two groups counts the overlap twice.",
      },
      {
        text: `Subtract: $x - (${all} - (${a + b} - x)) = ${difference}$.`,
        why: "The overlap cancels, so the difference is fixed.",
        check: {
          left: `x-(${all}-(${a + b}-x))`,
          right: `${difference}`,
          given: { x: `${Math.min(a, b) - 1}` },
        },
      },
    ],
  };
}

function onlyGuide(drawn: Overlap): OutcomeGuide {
  const { a, b } = drawn;
  return {
    plan: "Call the overlap $h$, subtract it from both groups, and compare.",
    answers: `The numbers ${a} and ${b} decide. Arguments from what novels are usually like bring in facts that are not given. Calling the matter open overlooks that the unknown overlap is taken from both groups alike. Calling the quantities equal is right only for groups of equal size.`,
    hints: [
      "Some books belong to both groups. To which of the two quantities do they belong?",
      "Taking the same amount from two numbers does not change which of them is the greater.",
      `Let $h$ be the number of hardcover novels, and write both quantities in terms of $h$, ${a} and ${b}.`,
      "Leave out what the two expressions have in common and compare the rest.",
    ],
    takeaway:
      "Removing the common members from two groups leaves the difference of their sizes unchanged.",
    selfExplain: {
      prompt: "Which fact about the shop is missing, and why is it not needed?",
      expectations: [
        "the number of hardcover novels is not given",
        "it is subtracted from both groups and cancels in the comparison",
      ],
    },
  };
}

function onlySlips(drawn: Overlap): Record<Outcome, Slip> {
  const { a, b } = drawn;
  const difference = a - b;
  const fact = `Taking the same overlap from ${a} and from ${b} leaves a difference of $${a} - ${b} = ${difference}$`;
  return {
    first: {
      rationale: `${fact}, which is not positive.`,
      misconception: "larger-set-inside-smaller",
      whyTempting:
        "Hardcover is the wider notion, so more books seem to remain outside the novels.",
      repairQuestion: "How many books are taken away from each of the two groups?",
    },
    second: {
      rationale: `${fact}, which is not negative.`,
      misconception: "one-part-compared",
      whyTempting: "Most novels are thought to be paperbacks, from experience with other shops.",
      repairQuestion: "Which fact given here says how many novels are not hardcover books?",
    },
    equal: {
      rationale: `${fact}, which is not 0.`,
      misconception: "outcomes-assumed-equal",
      whyTempting: "The two quantities are worded as mirror images.",
      repairQuestion: "If both groups lose the same books, which group stays the larger?",
    },
    open: {
      rationale: `${fact}, for every overlap, so the order is settled.`,
      ...OPEN,
      repairQuestion: "If one more novel is a hardcover book, how does each quantity change?",
    },
  };
}

export function onlyAgainstOnly(drawn: Overlap): OutcomeCase {
  const { a, b, swapped } = drawn;
  const difference = a - b;
  return {
    stem: `On the shelves of a used-book shop there are ${a} hardcover books and ${b} novels. Some of the novels are hardcover books, and some are not.`,
    first: "The number of hardcover books on the shelves that are not novels",
    second: "The number of novels on the shelves that are not hardcover books",
    swapped,
    outcome: outcomeOf(difference),
    proof: `If $h$ novels are hardcover books, the quantities are $${a} - h$ and $${b} - h$. Whatever $h$ is, the first ${relationWord(difference)} the second${difference === 0 ? "" : ` by ${Math.abs(difference)}`}.`,
    slips: onlySlips(drawn),
    difficulty: 2,
    targetSeconds: 60,
    quick: `Let $h$ be the number of hardcover novels. They belong to both groups, so the quantities are $${a} - h$ and $${b} - h$. The same number is taken from ${a} and from ${b}, so comparing ${a} with ${b} is enough. The trap is to think that $h$ has to be known.`,
    asked:
      "Whether more books are hardcover only or novels only, when the number of hardcover novels is not given.",
    ...onlyGuide(drawn),
    reasoning: [
      "Let $h$ be the number of novels that are hardcover books; the same books are the hardcover books that are novels.",
      `Without them, $${a} - h$ hardcover books and $${b} - h$ novels remain.`,
      `Taking the same number from both sides of a comparison changes nothing, so ${a} is to be compared with ${b}.`,
      `As $${a} - ${b} = ${difference}$, the first remainder ${difference === 0 ? "equals the second" : `${relationWord(difference)} the second by ${Math.abs(difference)}`}, for every $h$.`,
    ],
    steps: [
      {
        text: `Write the quantities as $${a} - h$ and $${b} - h$.`,
        why: "The hardcover novels belong to both groups and are excluded from both quantities.",
      },
      {
        text: `Subtract: $(${a} - h) - (${b} - h) = ${difference}$.`,
        why: "The unknown $h$ cancels.",
        check: { left: `(${a}-h)-(${b}-h)`, right: `${difference}`, given: { h: "10" } },
      },
    ],
  };
}
