import type { EntryCase, EntrySlip } from "../../kit/entry-question.ts";
import { counted, Fraction } from "../../kit/write-numbers.ts";

/** Stamps pass from one collector to another. */
export interface Cards {
  readonly scene: "cards";
  readonly given: number;
  readonly back: number;
  readonly times: number;
  readonly second: number;
}

const WORDS: Readonly<Record<number, string>> = { 2: "twice", 3: "three times", 4: "four times" };

function slipsOf({ given, back, times, second }: Cards): EntrySlip[] {
  const half = new Fraction(given + back + times * back, times - 1);
  return [
    {
      value: second,
      rationale: "This is how many stamps Ravi has.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "The smaller number comes out of the equations first.",
      repairQuestion: "Whose stamps does the question ask for?",
    },
    {
      value: half.add(given),
      rationale: `This lets the two numbers differ by ${given}. When ${given} stamps change hands, one number falls and the other rises, so they differ by twice as many.`,
      misconception: "effect-of-change-ignored",
      whyTempting: "The gift is taken from one side and not added to the other.",
      repairQuestion: `If Ines gives away ${counted(given, "stamp")}, by how much does the gap between the two shrink?`,
    },
    {
      value: new Fraction(2 * given + back, times - 1).add(2 * given),
      rationale: `This lets Ines gain ${back} while Ravi keeps all of his.`,
      misconception: "effect-of-change-ignored",
      whyTempting: "The receiver's side is easier to see than the giver's.",
      repairQuestion: `How many stamps does Ravi have after he has given away ${back}?`,
    },
    {
      value: second + 2 * given + back,
      rationale:
        "This is what Ines would have after receiving stamps from Ravi, not what she has now.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the larger side of the second equation.",
      repairQuestion: "At which moment does the question ask for the number?",
    },
  ];
}

export function cardsCase(parameters: Cards): EntryCase {
  const { given, back, times, second } = parameters;
  const first = second + 2 * given;
  const often = WORDS[times] ?? `${times} times`;
  const constant = 2 * given + back + times * back;
  const factor = times - 1;
  return {
    stem: `Ines and Ravi collect stamps. If Ines gave Ravi ${given} of her stamps, the two would have equal numbers of stamps. If instead Ravi gave Ines ${back} of his stamps, she would have ${often} as many as he would then have.\n\nHow many stamps does Ines have?`,
    value: first,
    unitAfter: "stamps",
    slips: slipsOf(parameters),
    difficulty: 3,
    targetSeconds: 105,
    quick: `Let Ines have $i$ and Ravi $r$ stamps. The first gift gives $i - ${given} = r + ${given}$, so $i = r + ${2 * given}$. The second gives $i + ${back} = ${times}(r - ${back})$. Substitute: $r = ${second}$ and $i = ${first}$. The trap is to change only one of the two numbers when stamps change hands.`,
    asked: "The larger of two numbers of stamps, from what two imagined gifts would bring about.",
    plan: "Write an equation for each gift. In each, one number falls and the other rises by the same amount.",
    reasoning: [
      `First gift: $i - ${given} = r + ${given}$, so $i = r + ${2 * given}$.`,
      `Second gift, from the starting numbers again: $i + ${back} = ${times}(r - ${back})$.`,
      `Substitute the first into the second: $r + ${2 * given + back} = ${times}r - ${times * back}$.`,
      `Collect: $${factor === 1 ? "" : factor}r = ${constant}$, so $r = ${second}$, and $i = ${second} + ${2 * given} = ${first}$.`,
      `Check: $${first} - ${given} = ${second} + ${given}$, and ${first + back} is ${often} ${second - back}.`,
    ],
    answers: `Giving Ravi's number answers another question, and so does the number after a gift. Letting only one side change in a gift leads to a gap of ${given} instead of ${2 * given}, or leaves Ravi's stamps as they were.`,
    steps: [
      {
        text: `The first gift shows that $i = r + ${2 * given}$.`,
        why: "The giver loses what the receiver gains, so the gap is twice the gift.",
        check: { left: `${first}-${given}`, right: `${second}+${given}` },
      },
      {
        text: `The second gift shows that $i + ${back} = ${times}(r - ${back})$.`,
        why: "Again both numbers change.",
        check: { left: `${first}+${back}`, right: `${times}*(${second}-${back})` },
      },
      {
        text: `Substituting, $r = ${second}$ and $i = ${second} + ${2 * given} = ${first}$.`,
        why: "One equation in one unknown remains.",
        check: { left: `${second}+${2 * given}`, right: `${first}` },
      },
    ],
    hints: [
      "Two gifts are imagined, each starting from the present numbers. What does each tell?",
      "When stamps change hands, two numbers change.",
      `Write the first gift as an equation: one number falls by ${given}, and the other rises by as many.`,
      "Express one unknown by the other, put it into the equation for the second gift, and then go back to the number asked for.",
    ],
    takeaway:
      "When something passes from one to the other, the gap between the two changes by twice the amount.",
    selfExplain: {
      prompt: "Why is the gap between the two collections twice the first gift?",
      expectations: [
        "one number falls by the gift and the other rises by it",
        "afterward they are equal",
      ],
    },
  };
}
