import type { WrongChoice } from "../../kit/item-model.ts";
import { choice } from "../../kit/write-numbers.ts";

/**
 * Five different positive integers with a known mean. Asked for: the greatest possible value of the largest or the least
 * possible value of the largest, for a known median; or the least possible value of the smallest, for a known largest.
 */
export interface Parameters {
  readonly scene: "most" | "level" | "least";
  readonly mean: number;
  /** The median, or in `least` the largest number. */
  readonly known: number;
  readonly place: number;
}

type Five = readonly [number, number, number, number, number];

/** The five numbers in the extreme case, in rising order. */
export function extremeList({ scene, mean, known }: Omit<Parameters, "place">): Five {
  const total = 5 * mean;
  if (scene === "most") return [1, 2, known, known + 1, total - 2 * known - 4];
  if (scene === "least") return [total - 4 * known + 6, known - 3, known - 2, known - 1, known];
  const rest = total - 3 * known + 3;
  const fifth = Math.floor(rest / 2) + 1;
  return [known - 2, known - 1, known, rest - fifth, fifth];
}

const slip = (
  value: number,
  rationale: string,
  said: Pick<WrongChoice, "misconception" | "whyTempting" | "repairQuestion">,
): WrongChoice => ({ ...choice(value), rationale, ...said });

const distinct = {
  misconception: "distinctness-ignored",
  whyTempting: "Repeating a value is the easiest way to push it to its limit.",
  repairQuestion: "Are any two of your five numbers the same?",
};

const incomplete = {
  misconception: "extreme-not-completed",
  whyTempting: "Most of the numbers are already pushed to their limits.",
  repairQuestion: "Can one of the other four numbers still be moved?",
};

const dropped = {
  misconception: "condition-dropped",
  whyTempting: "The total and the fact that the numbers differ seem to be all that matters.",
  repairQuestion: "Which statement have you not used?",
};

export function wrongMost(p: Parameters): WrongChoice[] {
  const { mean, known } = p;
  const total = 5 * mean;
  return [
    slip(
      total - 2 - 2 * known,
      `It takes 1, 1, ${known} and ${known} for the other four, which are not different.`,
      distinct,
    ),
    slip(
      total - 2 * known - 3,
      `It takes 1, 2, ${known} and ${known} for the other four; the fourth number has to exceed the median.`,
      distinct,
    ),
    slip(
      total - 10,
      `It takes 1, 2, 3 and 4 for the other four, but then the median would be 3 and not ${known}.`,
      dropped,
    ),
    ...(total - 4 * known + 2 > known + 1
      ? [
          slip(
            total - 4 * known + 2,
            `It takes ${known - 2} and ${known - 1} for the two numbers below the median, although they can be as small as 1 and 2.`,
            incomplete,
          ),
        ]
      : []),
    slip(
      total - 2 * known - 6,
      `It begins with 2 and 3 below the median, although 1 and 2 are permitted.`,
      incomplete,
    ),
    slip(
      total - 2 * known - 5,
      `It uses ${known + 2} as the fourth number, but ${known + 1} is smaller and permitted.`,
      incomplete,
    ),
    slip(
      2 * mean - 1,
      `It places the largest number as far above the mean as 1 lies below it; the numbers need not be symmetric about the mean.`,
      {
        misconception: "outcomes-assumed-equal",
        whyTempting: "Symmetry about the mean looks natural.",
        repairQuestion: "Must the deviations above and below the mean pair up?",
      },
    ),
  ];
}

export function wrongLevel(p: Parameters): WrongChoice[] {
  const { mean, known } = p;
  const total = 5 * mean;
  const list = extremeList(p);
  const rest = total - 3 * known + 3;
  return [
    slip(
      Math.ceil(rest / 2) === list[4] ? list[3] : Math.ceil(rest / 2),
      rest % 2 === 0
        ? `It puts ${rest / 2} books on each of the two fullest shelves, which would then hold the same number.`
        : `It is the number on the second fullest shelf in the most even distribution.`,
      rest % 2 === 0
        ? distinct
        : {
            misconception: "answered-wrong-region",
            whyTempting: "The two fullest shelves share what is left.",
            repairQuestion: "Which of the two fullest shelves holds more?",
          },
    ),
    slip(
      known + 2,
      `With ${known + 1} and ${known + 2} on the two fullest shelves, the total of ${total} is not reached even if the others are as full as possible.`,
      {
        misconception: "total-not-checked",
        whyTempting: "The two numbers right after the median are the smallest ones possible.",
        repairQuestion: `What is the total of your five numbers?`,
      },
    ),
    slip(
      total - 2 * known - 4,
      `This is the most that the fullest shelf can hold, with 1 and 2 books on the emptiest ones.`,
      {
        misconception: "extremes-from-like-ends",
        whyTempting: "Questions about an extreme value often ask for the greatest one.",
        repairQuestion: "Do you want the fullest shelf to hold many books or few?",
      },
    ),
    slip(
      list[4] + 1,
      `One book can still be moved from the fullest shelf to the second fullest or lower without making two shelves equal.`,
      incomplete,
    ),
    slip(
      total - 4 * known + 2 > known ? total - 4 * known + 2 : list[4] + 3,
      `It pushes only the two emptiest shelves to their limits and leaves the second fullest near the median.`,
      incomplete,
    ),
    slip(
      mean + 2,
      `It takes five consecutive numbers about the mean, ${mean - 2} to ${mean + 2}, whose median is ${mean} and not ${known}.`,
      dropped,
    ),
    slip(
      Math.floor((total - 3 * known) / 2) + 1,
      `It puts ${known} books on each of three shelves, although the numbers differ, and so counts too many below the top.`,
      distinct,
    ),
  ];
}

export function wrongLeast(p: Parameters): WrongChoice[] {
  const { mean, known } = p;
  const total = 5 * mean;
  const list = extremeList(p);
  return [
    slip(
      total - 4 * known,
      `It puts ${known} crates on each of the other four trucks, but all the numbers are different.`,
      distinct,
    ),
    slip(
      total - 4 * known + 3,
      `It repeats a number among ${known}, ${known - 1} and ${known - 2} on the other four trucks, but all the numbers are different.`,
      distinct,
    ),
    slip(
      list[0] + 1,
      `One more crate can be moved to another truck: the other four can carry ${known - 3}, ${known - 2}, ${known - 1} and ${known}.`,
      incomplete,
    ),
    slip(
      known - 4,
      `It continues the sequence ${known}, ${known - 1}, ${known - 2}, ${known - 3}, but then the total would be more than ${total}.`,
      {
        misconception: "total-not-checked",
        whyTempting: "Five consecutive numbers are as close together as different numbers can be.",
        repairQuestion: `What is the total of your five numbers?`,
      },
    ),
    slip(
      1,
      `With 1 crate on the emptiest truck, the other four would have to carry ${total - 1} crates, more than ${known}, ${known - 1}, ${known - 2} and ${known - 3} together.`,
      dropped,
    ),
    slip(
      2 * mean - known,
      `It places the smallest number as far below the mean as the largest lies above it; the numbers need not be symmetric.`,
      {
        misconception: "outcomes-assumed-equal",
        whyTempting: "Symmetry about the mean looks natural.",
        repairQuestion: "Must the deviations above and below the mean pair up?",
      },
    ),
    slip(
      list[0] + 4,
      `It keeps the numbers of crates on the other trucks lower than they can be.`,
      incomplete,
    ),
  ].filter(({ order = 0 }) => order > 0);
}
