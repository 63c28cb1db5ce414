import { expect, it } from "vitest";
import { isRapid, type TimeBelief, usualSeconds, withTime } from "./rapid-answer.ts";

const NEW: TimeBelief = { meanLogSeconds: 0, answers: 0 };

it("takes the author's time for the usual one until students have shown theirs", () => {
  expect(usualSeconds(NEW, 90)).toBeCloseTo(90, 10);
  let times = NEW;
  for (let answer = 0; answer < 100; answer += 1) times = withTime(times, 45);
  expect(Math.exp(times.meanLogSeconds)).toBeCloseTo(45, 8);
  expect(usualSeconds(times, 90)).toBeGreaterThan(45);
  expect(usualSeconds(times, 90)).toBeLessThan(46);
});

it.each([
  [11.9, 60, true],
  [12.1, 60, false],
  [7.9, 40, true],
  [8.1, 40, false],
])("calls %d s on an item of %d s rapid: %s", (elapsed, target, rapid) => {
  expect(isRapid(elapsed, NEW, target)).toBe(rapid);
});

it("calls less than ten seconds on a long item rapid, however fast it usually goes", () => {
  const fast = { meanLogSeconds: Math.log(20), answers: 200 };
  expect(isRapid(9.9, fast, 60)).toBe(true);
  expect(isRapid(10.1, fast, 60)).toBe(false);
  expect(isRapid(9.9, fast, 40)).toBe(false);
});
