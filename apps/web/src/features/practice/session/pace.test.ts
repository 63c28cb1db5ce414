import { describe, expect, it } from "vitest";
import { paceOf } from "./pace.ts";

const at = (elapsedMs: number) => paceOf({ limitSeconds: 600, count: 6, elapsedMs });

describe("the pace of a timed set", () => {
  it("gives every question the same share of the time", () => {
    expect(at(0)).toEqual({ perQuestionMs: 100_000, question: 1, share: 0 });
    expect(at(99_999)?.question).toBe(1);
    expect(at(100_000)?.question).toBe(2);
    expect(at(250_000)).toMatchObject({ question: 3, share: 2.5 / 6 });
  });

  it("stays at the last question when the time is over", () => {
    expect(at(600_000)).toMatchObject({ question: 6, share: 1 });
    expect(at(900_000)).toMatchObject({ question: 6, share: 1 });
  });

  it("is none without a limit", () => {
    expect(paceOf({ limitSeconds: null, count: 6, elapsedMs: 1 })).toBeNull();
    expect(paceOf({ limitSeconds: 600, count: 0, elapsedMs: 1 })).toBeNull();
  });
});
