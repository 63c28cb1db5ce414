import { expect, it } from "vitest";
import { losesPassage } from "./loses-passage.ts";

const PASSAGE = "A sentence that is long enough to be missed by the one who wrote it. ";

it.each([
  { when: "a passage went", before: `One. ${PASSAGE}Two.`, after: "One. Two.", lost: true },
  { when: "everything went", before: PASSAGE, after: "", lost: true },
  { when: "it was written over", before: PASSAGE, after: "x".repeat(200), lost: true },
  { when: "a repeated one is there once", before: PASSAGE.repeat(2), after: PASSAGE, lost: true },
  { when: "a word went", before: PASSAGE, after: PASSAGE.replace("long ", ""), lost: false },
  { when: "something was added", before: PASSAGE, after: `A ${PASSAGE}`, lost: false },
  { when: "nothing has changed", before: PASSAGE, after: PASSAGE, lost: false },
])("a passage is lost where $when: $lost", ({ before, after, lost }) => {
  expect(losesPassage(before, after)).toBe(lost);
});
