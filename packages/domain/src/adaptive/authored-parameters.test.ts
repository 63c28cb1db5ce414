import { expect, it } from "vitest";
import { buildItem } from "../testing/build-item.ts";
import { authoredParameters, authoredScoringItem } from "./authored-parameters.ts";

it("scores an unanswered item by what it was assembled with, and knows that it is a guess", () => {
  const item = { ...buildItem.quantitativeComparison("A"), difficulty: 4 } as const;
  expect(authoredScoringItem(item)).toEqual({
    ...authoredParameters(item),
    difficultyStandardError: 0.45,
    answers: 0,
  });
  expect(authoredScoringItem(item)).toMatchObject({ difficulty: 0.75, guessing: 0.22 });
});
