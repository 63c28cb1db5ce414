import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dateOfStudyDay,
  isTimeZone,
  startOfStudyDay,
  studyDayOf,
  studyDayOfDate,
} from "./study-day.ts";

const DAY_MS = 86_400_000;
const ZONES = [
  "UTC",
  "America/New_York",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "America/Santiago",
  "Pacific/Apia",
];
const dateAt = (iso: string, timeZone: string, dayStartsAtHour = 4) =>
  dateOfStudyDay(studyDayOf(Date.parse(iso), { timeZone, dayStartsAtHour }));

describe("study days", () => {
  it.each([
    // New York, winter: UTC − 5
    ["2026-01-15T08:59:59Z", "2026-01-14"],
    ["2026-01-15T09:00:00Z", "2026-01-15"],
    // The clock goes from 2 to 3 on 8 March; 4 in the morning is 8 UTC from then on
    ["2026-03-08T07:59:59Z", "2026-03-07"],
    ["2026-03-08T08:00:00Z", "2026-03-08"],
    // The clock goes back from 2 to 1 on 1 November; 4 in the morning is 9 UTC again
    ["2026-11-01T08:59:59Z", "2026-10-31"],
    ["2026-11-01T09:00:00Z", "2026-11-01"],
  ])("at %s in New York is %s", (iso, date) => {
    expect(dateAt(iso, "America/New_York")).toBe(date);
  });

  it("begin at the chosen hour in the student's zone", () => {
    expect(dateAt("2026-06-01T18:14:59Z", "Asia/Kathmandu", 0)).toBe("2026-06-01");
    expect(dateAt("2026-06-01T18:15:00Z", "Asia/Kathmandu", 0)).toBe("2026-06-02");
    expect(dateAt("2026-06-01T23:00:00Z", "Asia/Kathmandu", 6)).toBe("2026-06-01");
  });

  it("start where the day before ends, in any zone and on any day", () => {
    fc.assert(
      fc.property(
        fc.record({
          timeZone: fc.constantFrom(...ZONES),
          dayStartsAtHour: fc.integer({ min: 0, max: 23 }),
        }),
        fc.integer({ min: 16_000, max: 24_000 }),
        (rule, day) => {
          const start = startOfStudyDay(day, rule);
          expect(studyDayOf(start, rule)).toBe(day);
          expect(studyDayOf(start - 1, rule)).toBe(day - 1);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("are those of the calendar", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 1_000_000 }), (day) => {
        const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
        expect(dateOfStudyDay(day)).toBe(date);
        expect(studyDayOfDate(date)).toBe(day);
      }),
    );
    for (const date of ["2026-02-29", "2026-13-01", "2026-1-1", "soon", ""]) {
      expect(studyDayOfDate(date)).toBeNull();
    }
  });

  it("know zones from other words", () => {
    expect(ZONES.map(isTimeZone)).not.toContain(false);
    expect(isTimeZone("Mars/Olympus_Mons")).toBe(false);
    expect(() => studyDayOf(0, { timeZone: "Nowhere", dayStartsAtHour: 4 })).toThrow(RangeError);
  });
});
