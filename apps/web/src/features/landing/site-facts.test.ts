import { describe, expect, it } from "vitest";
import { promisedCount, withCount } from "./site-facts.ts";

describe("promised count", () => {
  it.each([
    [1000, 1283, "1000+"],
    [1000, 1000, "1000+"],
    [1000, 999, "950+"],
    [500, 97, "90+"],
    [500, 0, "0+"],
    [500, null, ""],
  ])("claims %d of %s as %j", (claim, served, said) => {
    expect(promisedCount(claim, served)).toBe(said);
  });

  it("goes into the text, which reads well without it too", () => {
    expect(withCount("{count} questions", "500+")).toBe("500+ questions");
    expect(withCount("{count} questions", "")).toBe("questions");
  });
});
