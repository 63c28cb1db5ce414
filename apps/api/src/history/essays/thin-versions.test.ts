import { describe, expect, it } from "vitest";
import { thinVersions } from "./thin-versions.ts";
import type { VersionMark } from "./versions-repository.ts";

const START = Date.parse("2026-11-22T10:00:00Z");
const SECOND_MS = 1_000;

/** One state for each moment, seconds from the start, with its size; given newest first. */
function marksAt(moments: readonly (readonly [second: number, size: number])[]): VersionMark[] {
  return moments
    .map(([second, size], place) => ({
      revision: place + 1,
      savedAt: new Date(START + second * SECOND_MS),
      size,
    }))
    .toReversed();
}

const secondsOf = (marks: readonly VersionMark[]) =>
  marks.map(({ savedAt }) => (savedAt.getTime() - START) / SECOND_MS);

describe("the states of a text that are offered", () => {
  it("are one a minute at first", () => {
    const marks = marksAt([0, 20, 40, 60, 80, 100, 120].map((second) => [second, second]));
    expect(secondsOf(thinVersions(marks))).toEqual([120, 60, 0]);
  });

  it("lie farther apart further back, and are few and from the beginning on in a whole history", () => {
    const marks = marksAt(Array.from({ length: 500 }, (_, place) => [place * 20, place]));
    const seconds = secondsOf(thinVersions(marks));
    const gaps = seconds.slice(1).map((second, place) => (seconds[place] ?? 0) - second);
    expect(gaps.slice(0, 5)).toEqual([60, 60, 60, 60, 60]);
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
    expect(seconds.length).toBeLessThan(30);
    expect(seconds.at(-1)).toBeLessThan(2_000);
  });

  it("are still the last minutes of an evening on the next day", () => {
    const day = 86_400;
    const marks = marksAt([0, 60, 120, 180, day, day + 60].map((second) => [second, second]));
    expect(secondsOf(thinVersions(marks))).toEqual([day + 60, day, 180, 60]);
  });

  it("have the last one before a passage went, however near the next is", () => {
    const marks = marksAt([
      [0, 900],
      [20, 1_000],
      [25, 300],
      [30, 320],
    ]);
    expect(secondsOf(thinVersions(marks))).toEqual([30, 20]);
  });

  it("have only the latest losses, where there are many", () => {
    const marks = marksAt(
      Array.from({ length: 500 }, (_, place) => [place * 20, place % 2 === 0 ? 900 : 100]),
    );
    const offered = thinVersions(marks);
    expect(offered.length).toBeLessThanOrEqual(65);
    expect(thinVersions([])).toEqual([]);
  });
});
