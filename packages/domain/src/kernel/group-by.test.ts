import { expect, it } from "vitest";
import { groupBy } from "./group-by.ts";

it("keeps keys and elements in order of appearance", () => {
  const groups = groupBy(["pear", "fig", "plum", "kiwi"], (word) => word.length);
  expect([...groups]).toEqual([
    [4, ["pear", "plum", "kiwi"]],
    [3, ["fig"]],
  ]);
});
