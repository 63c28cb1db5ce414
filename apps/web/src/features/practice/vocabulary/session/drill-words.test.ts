import { describe, expect, it } from "vitest";
import { withPick } from "./drill-words.ts";

describe("picking options", () => {
  it("of one, another takes its place and the same one stays", () => {
    expect(withPick(["a"], "b", 1)).toEqual(["b"]);
    expect(withPick(["a"], "a", 1)).toEqual(["a"]);
  });

  it("of two, a third takes the place of the first and the same one goes", () => {
    expect(withPick(["a"], "b", 2)).toEqual(["a", "b"]);
    expect(withPick(["a", "b"], "c", 2)).toEqual(["b", "c"]);
    expect(withPick(["a", "b"], "a", 2)).toEqual(["b"]);
  });
});
