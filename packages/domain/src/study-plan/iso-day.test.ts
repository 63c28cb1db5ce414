import fc from "fast-check";
import { expect, it } from "vitest";
import { dayNumberOf, isoDayOf, mondayOf } from "./iso-day.ts";

it("counts the days as the platform's calendar does, over four centuries", () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 110_000 }), (number) => {
      const isoDay = new Date(number * 86_400_000).toISOString().slice(0, 10);
      expect(isoDayOf(number)).toBe(isoDay);
      expect(dayNumberOf(isoDay)).toBe(number);
      expect(new Date(mondayOf(number) * 86_400_000).getUTCDay()).toBe(1);
      expect(number - mondayOf(number)).toBeGreaterThanOrEqual(0);
      expect(number - mondayOf(number)).toBeLessThan(7);
    }),
  );
});

it.each(["2026-02-29", "2026-13-01", "2026-1-1", "tomorrow", "2026-04-31", ""])(
  "knows that %j is no day",
  (text) => {
    expect(() => dayNumberOf(text)).toThrow(RangeError);
  },
);
