import type { Question, WrongChoice } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, grouped } from "../../kit/write-numbers.ts";
import { isPrime } from "./common-factor-splits.ts";

/** Seats in a rectangle whose two numbers are primes, `middle - away` and `middle + away`. */
export interface Seating {
  readonly middle: number;
  readonly away: number;
  /** The number of rows, or of seats in a row. */
  readonly asked: "rows" | "row";
  readonly showDifference: boolean;
}

export const SEATINGS = [30, 40, 50, 60, 70, 80, 90, 100].flatMap((middle) =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].flatMap((away) =>
    isPrime(middle - away) && isPrime(middle + away) ? [{ middle, away }] : [],
  ),
);

function wrongChoices({ middle, away, asked, showDifference }: Seating): WrongChoice[] {
  const [few, many] = [middle - away, middle + away];
  const seats = grouped(few * many);
  const wrong = (value: number, said: Omit<WrongChoice, "text" | "order" | "repairQuestion">) => ({
    ...choice(value),
    repairQuestion: `Is ${seats} divisible by ${value}?`,
    ...said,
  });
  const difference = wrong(2 * away, {
    rationale:
      "This is the difference between the number of rows and the number of seats in a row.",
    misconception: "difference-taken-for-term",
    whyTempting: "It comes up when the two factors are compared.",
  });
  const choices = [
    {
      ...wrong(asked === "rows" ? few : many, {
        rationale:
          asked === "rows"
            ? `${few} is the number of seats in a row; there are more rows than that.`
            : `${many} is the number of rows; a row has fewer seats than that.`,
        misconception: "answered-intermediate-quantity",
        whyTempting: "It is one of the two factors, and rows and seats are easily exchanged.",
      }),
      repairQuestion: "Which of the two factors counts the rows?",
    },
    wrong(middle, {
      rationale: `$${middle}^2$ is ${grouped(middle * middle)}, which is ${away * away} more than the number of seats.`,
      misconception: "judged-by-eye",
      whyTempting: `The square root of ${seats} is very nearly ${middle}.`,
    }),
    wrong(2 * middle, {
      rationale: "This is the number of rows and the number of seats in a row added together.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It comes up when the two factors are combined.",
    }),
    wrong(middle + away * away, {
      rationale: `The factors are $${middle} - ${away}$ and $${middle} + ${away}$; here ${away * away} is added where ${away} belongs.`,
      misconception: "halved-instead-of-rooted",
      whyTempting: `The number of seats is ${away * away} away from a square, and the root of ${away * away} is not taken.`,
    }),
  ];
  return showDifference ? [difference, ...choices] : [...choices, difference];
}

export function seatingQuestion(seating: Seating): Question {
  const { middle, away, asked } = seating;
  const [few, many] = [middle - away, middle + away];
  const seats = few * many;
  const square = away * away;
  const key = asked === "rows" ? many : few;
  const answer = asked === "rows" ? `${many} rows` : `${few} seats in a row`;
  const takeaway =
    "A number that falls short of a perfect square by another perfect square is a difference of squares and factors at once.";
  return {
    stem: `An arena has ${grouped(seats)} seats, arranged in rows, and each row has the same number of seats. There are more rows than there are seats in a row, and each row has more than one seat. How many ${asked === "rows" ? "rows are there" : "seats are there in each row"}?`,
    body: {
      type: "single-choice",
      key: {
        ...choice(key),
        rationale: `${grouped(seats)} is $${middle}^2 - ${away}^2 = ${few} \\cdot ${many}$, and both factors are primes, so no other arrangement is possible; there are ${answer}.`,
      },
      wrong: wrongChoices(seating),
    },
    difficulty: 4,
    targetSeconds: 90,
    explanation: {
      quick: `${grouped(seats)} lies ${square} below $${middle}^2$, and ${square} is $${away}^2$. So it is $(${middle} - ${away})(${middle} + ${away}) = ${few} \\cdot ${many}$. Both factors are primes, so this is the only way to arrange the seats. There are more rows than seats in a row, hence ${answer}. The trap is to exchange the two factors.`,
      detailed: analysis({
        asked: `One of the two factors when ${grouped(seats)} is written as a product of two integers greater than 1.`,
        plan: "Look for a nearby perfect square and use the difference of two squares.",
        reasoning: [
          `Rows times seats in a row makes ${grouped(seats)}, so both numbers are factors of ${grouped(seats)}.`,
          `A convenient square nearby is ${grouped(middle * middle)}, the square of ${middle}. It is ${square} more, and $${square} = ${away}^2$.`,
          `Therefore the number of seats is $${middle}^2 - ${away}^2 = (${middle} - ${away})(${middle} + ${away}) = ${few} \\cdot ${many}$.`,
          `Both ${few} and ${many} are primes. Hence no other pair of factors greater than 1 exists.`,
          `There are more rows than seats in a row, which makes ${answer}.`,
        ],
        options: `The other factor exchanges rows and seats. The choice ${middle} takes the square root roughly. The sum ${2 * middle} and the difference ${2 * away} of the two factors describe the pair but are no factors of ${grouped(seats)} themselves, and adding ${square} to ${middle} forgets to take a root.`,
        takeaway,
      }),
      steps: [
        {
          text: `Write the number of seats as $${middle}^2 - ${away}^2$.`,
          why: `It lies ${square} below the square of ${middle}.`,
          check: { left: `${seats}`, right: `${middle}^2-${away}^2` },
        },
        {
          text: `Factor: $(${middle} - ${away})(${middle} + ${away}) = ${few} \\cdot ${many}$.`,
          why: "A difference of squares is the product of difference and sum.",
          check: { left: `(${middle}-${away})*(${middle}+${away})`, right: `${few}*${many}` },
        },
      ],
      hints: [
        "What must the number of rows be in relation to the number of seats?",
        "A number slightly below a perfect square may be a difference of two squares.",
        `Compare ${grouped(seats)} with $${middle}^2$. What kind of number is the difference?`,
        "Write the number as a difference of two squares, factor it, and decide which factor counts the rows.",
      ],
      takeaway,
      selfExplain: {
        prompt: "Why is there only one possible arrangement?",
        expectations: [
          "both factors are primes, so there is one pair of factors greater than 1",
          "the condition on rows and seats tells which factor is which",
        ],
      },
    },
  };
}
