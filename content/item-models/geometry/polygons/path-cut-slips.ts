import type { WrongValue } from "../../kit/choice-question.ts";
import { slip } from "../../kit/told-question.ts";

export interface Sheet {
  /** The sheet's length is this many times its width. */
  readonly times: number;
  readonly width: number;
  /** The side of the squares cut off, and how many corners are cut. */
  readonly cut: number;
  readonly corners: 2 | 3 | 4;
  readonly before: number;
}

export function cutWrong({ times, width, cut, corners }: Sheet): WrongValue[] {
  const around = 2 * (times + 1) * width;
  const lost = corners * cut ** 2;
  const parts = 2 * (times + 1);
  const area = (breadth: number) => times * breadth ** 2;
  const shrunk = {
    misconception: "perimeter-shrinks-with-area",
    repairQuestion: "Which edges does the outline lose at a cut corner, and which does it gain?",
  };
  const values: WrongValue[] = [
    {
      value: area(width),
      ...slip(
        "answered-intermediate-quantity",
        "This is the area of the whole sheet, before the corners were cut off.",
        "The sides of the sheet are found first, and their product comes next.",
        "What has been taken away from the sheet?",
      ),
    },
    {
      value: area(width) - cut ** 2,
      ...slip(
        "missed-a-case",
        "Only one of the squares is taken away.",
        "The area of a square is worked out once.",
        "How many squares were cut off?",
      ),
    },
    {
      value: area((around + 2 * corners * cut) / parts) - lost,
      ...shrunk,
      rationale:
        "The original perimeter is taken to be greater by two edges per corner, but each cut adds as much edge as it removes.",
      whyTempting: "Something is cut off, so the outline seems to have become shorter.",
    },
    {
      value: area((around - 2 * corners * cut) / parts) - lost,
      ...shrunk,
      rationale:
        "The original perimeter is taken to be less by the two new edges per corner, but as much was removed as was added.",
      whyTempting: "The new edges are seen, and those that are gone are not.",
    },
    {
      value: area(width) - corners * cut,
      ...slip(
        "area-scaled-like-length",
        "The sides of the squares are taken away, not their areas.",
        `The number ${cut} is used where its square is needed.`,
        "What is the area of one of the squares?",
      ),
    },
    {
      value: area(width) - 4 * corners * cut,
      ...slip(
        "area-scaled-like-length",
        "The perimeters of the squares are taken away, not their areas.",
        "The question speaks of a perimeter, and that of the squares is used too.",
        "What is the area of one of the squares?",
      ),
    },
    {
      value: area((around + 4 * corners * cut) / parts) - lost,
      ...shrunk,
      rationale:
        "The perimeters of the squares are added to the perimeter, but it has not changed.",
      whyTempting: "The whole outline of each square seems to have been lost.",
    },
    {
      value: area(width) + lost,
      ...slip(
        "sign-slip",
        "The squares are added to the sheet instead of taken away.",
        "The sheet is restored twice.",
        "Is the remaining piece smaller or larger than the sheet?",
      ),
    },
  ];
  return values.filter(({ value }) => Number.isInteger(value) && Number(value) > 0);
}
