import type { EntryCase, EntrySlip } from "../../kit/entry-question.ts";
import { dollars, Fraction, grouped } from "../../kit/write-numbers.ts";

export interface Visitors {
  readonly scene: "visitors";
  readonly adults: number;
  readonly children: number;
  readonly adult: number;
  readonly child: number;
}
export interface Quiz {
  readonly scene: "quiz";
  readonly right: number;
  readonly wrong: number;
  readonly gain: number;
  readonly loss: number;
}

export function visitorsCase({ adults, children, adult, child }: Visitors): EntryCase {
  const count = adults + children;
  const income = adults * adult + children * child;
  const floor = child * count;
  return {
    stem: `On its opening day, a natural history museum sold ${count} tickets and took in ${dollars(income)}. A ticket for an adult cost ${dollars(adult)} and a ticket for a child cost ${dollars(child)}; there were no other tickets.\n\nHow many of the tickets were for adults?`,
    value: adults,
    unitAfter: "tickets",
    slips: [
      {
        value: children,
        rationale: `This is the number of tickets for children, ${count} less the number for adults.`,
        misconception: "complement-answered",
        whyTempting: "Either of the two numbers can be found first from the same equations.",
        repairQuestion: "Which of the two kinds of tickets does the question ask for?",
      },
      {
        value: new Fraction(income, adult + child),
        rationale:
          "This divides by the price of one ticket of each kind, as if as many of each had been sold.",
        misconception: "outcomes-assumed-equal",
        whyTempting: "The two prices can be added and the income divided in one step.",
        repairQuestion:
          "What would the number of all tickets be if there were as many of each kind?",
      },
      {
        value: income - floor,
        rationale: `This is the number of *dollars* beyond what ${count} tickets for children would bring.`,
        misconception: "answered-intermediate-quantity",
        whyTempting: "It is the difference one forms on the way.",
        repairQuestion: "How many dollars more does one ticket for an adult bring?",
      },
    ],
    difficulty: 2,
    targetSeconds: 80,
    quick: `If all ${count} tickets had been for children, the income would have been ${dollars(floor)}. It was ${dollars(income - floor)} more, and each ticket for an adult brings ${dollars(adult - child)} more. So there were $\\frac{${income - floor}}{${adult - child}} = ${adults}$ tickets for adults. The trap is to give the other kind.`,
    asked: "The number of tickets of the dearer kind, from the number of tickets and the income.",
    plan: "Write one equation for the number of tickets and one for the income, and eliminate the tickets for children.",
    reasoning: [
      `Let $a$ be the number of tickets for adults; then there were $${count} - a$ for children.`,
      `The income gives $${adult}a + ${child}(${count} - a) = ${income}$.`,
      `Multiply out: $${adult - child}a + ${floor} = ${income}$, so $${adult - child}a = ${income - floor}$.`,
      `Divide: $a = ${adults}$. Check: ${grouped(adults)} tickets at ${dollars(adult)} and ${grouped(children)} at ${dollars(child)} bring ${dollars(income)}.`,
    ],
    answers: `Giving ${children} answers for the children. Dividing the income by the sum of the two prices supposes equal numbers of both kinds. The difference of ${income - floor} counts dollars, not tickets.`,
    steps: [
      {
        text: `With all tickets at the lower price the income would be $${child} \\cdot ${count} = ${floor}$ dollars.`,
        why: "This makes a starting point in which only one kind of ticket occurs.",
        check: { left: `${child}*${count}`, right: `${floor}` },
      },
      {
        text: `The rest of the income comes from the higher price: $\\frac{${income} - ${floor}}{${adult} - ${child}} = ${adults}$.`,
        why: `Each ticket for an adult adds ${dollars(adult - child)}.`,
        check: { left: `(${income}-${floor})/(${adult}-${child})`, right: `${adults}` },
      },
    ],
    hints: [
      "There are two facts, one about tickets and one about dollars. Which unknown is asked for?",
      "If one kind of ticket is called $a$, the other kind can be written with $a$ as well.",
      `Imagine that all ${count} tickets had been for children. What would the income be?`,
      "Compare that income with the real one, and divide the gap by the difference of the two prices.",
    ],
    takeaway:
      "With two kinds and a total count, start from all of one kind and correct by the difference.",
    selfExplain: {
      prompt: "Why is the gap divided by the difference of the prices?",
      expectations: [
        "replacing one child's ticket by an adult's raises the income by that difference",
      ],
    },
  };
}

function quizSlips({ right, wrong, gain, loss }: Quiz): EntrySlip[] {
  const count = right + wrong;
  const score = right * gain - wrong * loss;
  return [
    {
      value: wrong,
      rationale: `This is the number of her incorrect answers, ${count} less the correct ones.`,
      misconception: "complement-answered",
      whyTempting: "It comes out of the same equations.",
      repairQuestion: "Which kind of answers does the question ask for?",
    },
    {
      value: new Fraction(score, gain),
      rationale: `This divides the score by ${gain}, as if nothing had been subtracted for incorrect answers.`,
      misconception: "condition-dropped",
      whyTempting: "The score seems to consist of the points for correct answers alone.",
      repairQuestion: "Which points have been taken away before the score was reached?",
    },
    {
      value: new Fraction(score - loss * count, gain - loss),
      rationale:
        "Here the points for incorrect answers are added to the score instead of being subtracted.",
      misconception: "sign-slip",
      whyTempting: "The equation looks like the one for two kinds of tickets.",
      repairQuestion: "By how many points do a correct and an incorrect answer differ?",
    },
    {
      value: score + loss * count,
      rationale: `This many *points* lie between the score and the one for ${count} incorrect answers.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the sum one forms on the way.",
      repairQuestion: "How many points does one correct answer make up?",
    },
  ];
}

export function quizCase(quiz: Quiz): EntryCase {
  const { right, wrong, gain, loss } = quiz;
  const count = right + wrong;
  const score = right * gain - wrong * loss;
  const points = `${loss} ${loss === 1 ? "point" : "points"}`;
  return {
    stem: `In a quiz, ${gain} points are awarded for each correct answer and ${points} ${loss === 1 ? "is" : "are"} subtracted for each incorrect answer; questions left blank do not count. Marisol answered ${count} questions and scored ${score} points.\n\nHow many of her answers were correct?`,
    value: right,
    unitAfter: "answers",
    slips: quizSlips(quiz),
    difficulty: 3,
    targetSeconds: 85,
    quick: `With $r$ correct answers, $${count} - r$ were incorrect. So $${gain}r - ${loss === 1 ? "" : loss}(${count} - r) = ${score}$, which gives $${gain + loss}r = ${score + loss * count}$ and $r = ${right}$. The trap is the sign: a correct answer in the place of an incorrect one changes the score by ${gain + loss} points, not by ${gain} or ${gain - loss}.`,
    asked: "The number of correct answers, from the number of answers and the score.",
    plan: "Write the score with one unknown, and mind that the points for incorrect answers are subtracted.",
    reasoning: [
      `Let $r$ be the number of correct answers; the other $${count} - r$ were incorrect.`,
      `The score is $${gain}r - ${loss === 1 ? "" : loss}(${count} - r) = ${score}$.`,
      `Multiply out; the minus sign applies to both terms of the bracket: $${gain + loss}r - ${loss * count} = ${score}$.`,
      `Add ${loss * count} and divide by ${gain + loss}: $r = ${right}$. Check: $${gain} \\cdot ${right} - ${loss} \\cdot ${wrong} = ${score}$.`,
    ],
    answers: `Giving ${wrong} answers for the incorrect ones. Dividing the score by ${gain} forgets the subtraction, and adding the points for incorrect answers reverses it. A sum of points is not a number of answers.`,
    steps: [
      {
        text: `Write the score: $${gain}r - ${loss === 1 ? "" : loss}(${count} - r) = ${score}$.`,
        why: "All answers that were not correct were incorrect.",
        check: {
          left: `${gain}*r-${loss}*(${count}-r)`,
          right: `${score}`,
          given: { r: `${right}` },
        },
      },
      {
        text: `So $r = \\frac{${score} + ${loss * count}}{${gain + loss}} = ${right}$.`,
        why: "The minus sign before the bracket turns both of its signs.",
        check: { left: `(${score}+${loss * count})/${gain + loss}`, right: `${right}` },
      },
    ],
    hints: [
      "The score is made of points gained and points lost. How are their numbers linked?",
      `The correct and the incorrect answers together are ${count}.`,
      `Call the correct answers $r$, and write the incorrect ones as $${count} - r$.`,
      "Multiply out with care for the minus sign, collect the terms with $r$, and divide.",
    ],
    fasterWay: `If all ${count} answers were correct, the score would be ${gain * count}. Each incorrect answer costs ${gain + loss} points against this; divide the shortfall by ${gain + loss} to get the incorrect ones.`,
    takeaway:
      "When one kind adds and the other subtracts, exchanging them changes the total by the sum of the two amounts.",
    selfExplain: {
      prompt:
        "Why does exchanging an incorrect answer for a correct one change the score by more than the points awarded?",
      expectations: ["the points are gained", "and the subtraction no longer takes place"],
    },
  };
}
