import { expect, it } from "vitest";
import { buildItem } from "../testing/build-item.ts";
import {
  authoredParameters,
  authoredScoringItem,
  TYPICAL_DISCRIMINATION,
} from "./authored-parameters.ts";

it("scores an unanswered item by its author's band and a typical slope, and knows that it is a guess", () => {
  const item = { ...buildItem.quantitativeComparison("A"), difficulty: 4 } as const;
  expect(authoredScoringItem(item)).toEqual({
    ...authoredParameters(item),
    discrimination: TYPICAL_DISCRIMINATION,
    difficultyStandardError: 0.45,
    answers: 0,
  });
  expect(authoredScoringItem(item)).toMatchObject({ difficulty: 0.75, guessing: 0.22 });
});
