import { expect, it } from "vitest";
import { countWords } from "./count-words.ts";

it("counts words as runs without a space", () => {
  expect(["", "  ", "one", " one\n two—three, four. "].map(countWords)).toEqual([0, 0, 1, 3]);
});
