import { describe, expect, it } from "vitest";
import { formatClock, formatDuration, formatPercent, formatTaken, plural } from "./format.ts";

describe("formats", () => {
  it("tells a time that is over to the nearest second, on a clock and in words", () => {
    expect([formatTaken(65_600), formatDuration(65_600)]).toEqual(["1:06", "1 min 6 s"]);
  });

  it("writes clocks with two digits of seconds and hours only when there are some", () => {
    expect([0, 65_900, 3_661_000, -5].map(formatClock)).toEqual([
      "0:00",
      "1:05",
      "1:01:01",
      "0:00",
    ]);
  });

  it("writes durations with their units", () => {
    expect([400, 45_000, 60_000, 125_000, 3_600_000, 4_800_000].map(formatDuration)).toEqual([
      "0 s",
      "45 s",
      "1 min",
      "2 min 5 s",
      "1 h",
      "1 h 20 min",
    ]);
  });

  it("writes whole percents and counts", () => {
    expect(formatPercent(0.666)).toBe("67%");
    expect([plural(1, "answer"), plural(0, "answer"), plural(2, "set has", "sets have")]).toEqual([
      "1 answer",
      "0 answers",
      "2 sets have",
    ]);
  });
});
