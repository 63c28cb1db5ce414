import { describe, expect, it } from "vitest";
import { asksForStep, creditFor, nextHint } from "./hint-ladder.ts";

const begun = { levels: 4, shown: 0, sinceMs: null, directness: "guide" } as const;

describe("the ladder of hints", () => {
  it("shows one level at a time, two to those who want to be told directly", () => {
    expect(nextHint(begun)).toEqual({ kind: "show", from: 1, to: 1 });
    expect(nextHint({ ...begun, directness: "direct" })).toEqual({ kind: "show", from: 1, to: 2 });
    expect(nextHint({ ...begun, shown: 3, directness: "direct" })).toEqual({
      kind: "show",
      from: 4,
      to: 4,
    });
  });

  it("asks for eight seconds of thought between two levels", () => {
    const shown = { ...begun, shown: 1 };
    expect(nextHint({ ...shown, sinceMs: 2_500 })).toEqual({ kind: "wait", seconds: 6 });
    expect(nextHint({ ...shown, sinceMs: 8_000 })).toEqual({ kind: "show", from: 2, to: 2 });
    expect(nextHint({ ...shown, sinceMs: 1, directness: "direct" }).kind).toBe("show");
  });

  it("ends with the last level, however long ago it was shown", () => {
    expect(nextHint({ ...begun, shown: 4, sinceMs: 1 })).toEqual({ kind: "exhausted" });
  });

  it("asks for a step of the student's own with every second hint", () => {
    expect([1, 2, 3, 4].map((level) => asksForStep(level, "nudge"))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(asksForStep(2, "direct")).toBe(false);
  });
});

describe("credit", () => {
  it("falls with the hints seen, and is none where the answer was shown", () => {
    const credits = [0, 1, 2, 3, 4].map((hintLevel) => creditFor({ hintLevel, gaveUp: false }));
    expect(credits).toEqual([1, 0.5, 0.5, 0.25, 0.25]);
    expect(creditFor({ hintLevel: 0, gaveUp: true })).toBe(0);
  });
});
