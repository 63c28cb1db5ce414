import { describe, expect, it } from "vitest";
import { childrenFirst } from "./children-first.ts";

describe("the order of deletion", () => {
  it("has what refers before what it refers to, over several steps", () => {
    const references = [
      { child: "answers", parent: "places" },
      { child: "places", parent: "sessions" },
      { child: "notes", parent: "sessions" },
      { child: "elsewhere", parent: "answers" },
    ];
    const order = childrenFirst(["sessions", "places", "answers", "notes"], references);
    expect(order).toEqual(["answers", "notes", "places", "sessions"]);
  });

  it("takes a table that refers to itself", () => {
    expect(childrenFirst(["tree"], [{ child: "tree", parent: "tree" }])).toEqual(["tree"]);
  });

  it("says so where there is no such order", () => {
    const circle = [
      { child: "one", parent: "other" },
      { child: "other", parent: "one" },
    ];
    expect(() => childrenFirst(["one", "other"], circle)).toThrow("refer to each other");
  });
});
