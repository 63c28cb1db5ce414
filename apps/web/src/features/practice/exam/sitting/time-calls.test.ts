import { describe, expect, it } from "vitest";
import { minutesCalled } from "./time-calls.ts";

describe("calls of the time left", () => {
  it.each([
    [301_000, 300_000, 5],
    [300_000, 299_000, null],
    [61_000, 60_000, 1],
    [720_000, 240_000, 5],
    [720_000, 30_000, 1],
    [299_000, 240_000, null],
  ])("from %i ms to %i ms alerts at %s", (before, now, minutes) => {
    expect(minutesCalled(before, now, "five-and-one")).toBe(minutes);
  });

  it.each([
    [241_000, 240_000, 4],
    [240_000, 239_000, null],
    [720_000, 130_000, 3],
    [1_000, 0, null],
  ])("each minute: from %i ms to %i ms calls %s", (before, now, minutes) => {
    expect(minutesCalled(before, now, "each-minute")).toBe(minutes);
  });
});
