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

/** The latest twenty saves, a second apart, after all that the test is about. */
const latest = (from: number) =>
  Array.from({ length: 20 }, (_, place): [number, number] => [from + place, 5_000 + place]);

/** What is offered of what lies before the latest. */
const olderThan = (from: number, moments: readonly (readonly [number, number])[]) =>
  secondsOf(thinVersions(marksAt([...moments, ...latest(from)]))).slice(20);

describe("the states of a text that are offered", () => {
  it("are all the latest ones", () => {
    const marks = marksAt(latest(0));
    expect(thinVersions(marks)).toEqual(marks);
    expect(thinVersions([])).toEqual([]);
  });

  it("are one a minute before them", () => {
    const moments = [0, 20, 40, 60, 80, 100, 120].map((second) => [second, second] as const);
    expect(olderThan(140, moments)).toEqual([80, 20]);
  });

  it("lie farther apart further back, and are few and from the beginning on in a whole history", () => {
    const moments = Array.from({ length: 480 }, (_, place) => [place * 20, place] as const);
    const seconds = olderThan(9_600, moments);
    const gaps = seconds.slice(1).map((second, place) => (seconds[place] ?? 0) - second);
    expect(gaps.slice(0, 4)).toEqual([60, 60, 60, 60]);
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
    expect(seconds.length).toBeLessThan(30);
    expect(seconds.at(-1)).toBeLessThan(2_000);
  });

  it("are still the last minutes of an evening on the next day", () => {
    const moments = [0, 60, 120, 180].map((second) => [second, second] as const);
    expect(olderThan(86_400, moments)).toEqual([180, 60]);
  });

  it("have the last one before a passage went, however near the next is", () => {
    const moments = [
      [0, 900],
      [20, 1_000],
      [25, 300],
      [30, 320],
    ] as const;
    expect(olderThan(31, moments)).toEqual([20]);
  });

  it("have only the latest losses, where there are many", () => {
    const moments = Array.from(
      { length: 480 },
      (_, place) => [place * 20, place % 2 === 0 ? 900 : 100] as const,
    );
    expect(olderThan(9_600, moments).length).toBeLessThanOrEqual(65);
  });
});
