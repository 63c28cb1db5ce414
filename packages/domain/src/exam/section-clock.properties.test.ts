import fc from "fast-check";
import { expect, it } from "vitest";
import { readClock, type SectionTimes, takesWork } from "./section-clock.ts";
import { afterReport, afterSettling, gapOf, isOver } from "./section-presence.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const LIMIT_MS = 18 * MINUTE_MS;
const START_MS = Date.UTC(2026, 10, 21, 10);

const times = (change: Partial<SectionTimes> = {}): SectionTimes => ({
  limitMs: LIMIT_MS,
  startedAtMs: START_MS,
  stoppedMs: 0,
  stop: null,
  takenBackMs: 0,
  ...change,
});
const durations = fc.integer({ min: 0, max: 3 * LIMIT_MS });

it("never gives time back by itself", () => {
  fc.assert(
    fc.property(durations, durations, durations, (early, later, takenBackMs) => {
      const section = times({ takenBackMs });
      const first = readClock(section, START_MS + early);
      const second = readClock(section, START_MS + early + later);
      expect(second.remainingMs).toBeLessThanOrEqual(first.remainingMs ?? 0);
      expect(first.remainingMs).toBeLessThanOrEqual(LIMIT_MS);
      expect(first.remainingMs).toBe(Math.max(0, LIMIT_MS - first.usedMs));
    }),
  );
});

it("stands still in a break, for no longer than is granted", () => {
  fc.assert(
    fc.property(durations, durations, durations, (before, granted, away) => {
      const sinceMs = START_MS + before;
      const section = times({ stop: { sinceMs, atMostMs: granted } });
      const { usedMs, stopped } = readClock(section, sinceMs + away);
      expect(usedMs).toBe(before + Math.max(0, away - granted));
      expect(stopped).toBe(away < granted);
    }),
  );
});

it("takes work until the time is up and three seconds more", () => {
  const takes = (usedMs: number) => takesWork(readClock(times(), START_MS + usedMs));
  expect([0, LIMIT_MS - 1, LIMIT_MS, LIMIT_MS + 2_999].map(takes)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(takes(LIMIT_MS + 3_000)).toBe(false);
  expect(takesWork(readClock(times({ limitMs: null }), START_MS + 10 * LIMIT_MS))).toBe(true);
});

it("runs no time at all where the server's clock was set back", () => {
  expect(readClock(times(), START_MS - MINUTE_MS)).toMatchObject({
    usedMs: 0,
    remainingMs: LIMIT_MS,
  });
});

it("finds a time away from over a minute on, and keeps it after a report until it is settled", () => {
  const presence = { seenMs: 30_000, openGapMs: 0 };
  const at = (ms: number) => readClock(times(), START_MS + ms);
  expect(gapOf(at(90_000), presence)).toBeNull();
  expect(gapOf(at(90_001), presence)).toBe(60_001);
  const reported = afterReport(at(90_001), presence);
  expect(gapOf(at(120_000), reported)).toBe(60_001);
  // A second time away adds to the first.
  expect(gapOf(at(290_001), reported)).toBe(260_001);
  expect(gapOf(at(290_001), afterSettling(at(290_001)))).toBeNull();
});

it("takes back no more than was lost, whatever was done before", () => {
  fc.assert(
    fc.property(durations, durations, (seenMs, away) => {
      const reading = readClock(times(), START_MS + seenMs + away);
      const gap = gapOf(reading, { seenMs, openGapMs: 0 }) ?? 0;
      const after = readClock(times({ takenBackMs: gap }), START_MS + seenMs + away);
      expect(gap).toBeLessThanOrEqual(away);
      expect(after.usedMs).toBeGreaterThanOrEqual(Math.min(seenMs, reading.usedMs));
    }),
  );
});

it("is over when its time is up, but waits two weeks for whoever was away by then", () => {
  const over = (seenMs: number, ms: number) =>
    isOver(readClock(times(), START_MS + ms), { seenMs, openGapMs: 0 });
  expect(over(LIMIT_MS - MINUTE_MS, LIMIT_MS + 2_999)).toBe(false);
  expect(over(LIMIT_MS - MINUTE_MS, LIMIT_MS + 3_000)).toBe(true);
  expect(over(LIMIT_MS - MINUTE_MS - 1, LIMIT_MS + 3_000)).toBe(false);
  const twoWeeksMs = 14 * 24 * 60 * MINUTE_MS;
  expect(over(MINUTE_MS, MINUTE_MS + twoWeeksMs)).toBe(false);
  expect(over(MINUTE_MS, MINUTE_MS + twoWeeksMs + 1)).toBe(true);
});
