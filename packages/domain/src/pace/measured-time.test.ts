import { expect, it } from "vitest";
import { itemTimeOf, type MeasuredTime, withTime } from "./measured-time.ts";
import { newItemTime } from "./time-beliefs.ts";

const NEW: MeasuredTime = { meanLogSeconds: 0, answers: 0 };

function after(answers: number, seconds: number): MeasuredTime {
  let times = NEW;
  for (let answer = 0; answer < answers; answer += 1) times = withTime(times, 1000 * seconds);
  return times;
}

it("takes the author's time for the item's until students have shown theirs", () => {
  expect(itemTimeOf(90, undefined)).toEqual(newItemTime(90));
  expect(itemTimeOf(90, NEW)).toEqual(newItemTime(90));
  expect(Math.exp(after(100, 45).meanLogSeconds)).toBeCloseTo(45, 8);
  const known = itemTimeOf(90, after(100, 45));
  expect(Math.exp(known.mean)).toBeGreaterThan(45);
  expect(Math.exp(known.mean)).toBeLessThan(46);
});

it("is surer with every answer, and the author weighs less than two of them", () => {
  const variances = [0, 1, 2, 20].map((n) => itemTimeOf(90, after(n, 45)).variance);
  expect(variances).toEqual(variances.toSorted((one, other) => other - one));
  const halfWay = Math.exp(itemTimeOf(90, after(2, 45)).mean);
  expect(halfWay).toBeLessThan(Math.sqrt(90 * 45));
});

it("stays a number after a report of no time at all", () => {
  expect(Number.isFinite(after(1, 0).meanLogSeconds)).toBe(true);
});
