import { expect, it } from "vitest";
import { misconceptionIdSchema, seededRandom } from "../kernel/index.ts";
import { SPAN_DAYS, topMisconceptions } from "./top-misconceptions.ts";

const STUDENTS = 3000;
const misconceptionId = misconceptionIdSchema.parse("sign-slip");

/** Share of students who are told a trend when their rate of one slip goes from `before` to `recent` per answer. */
function told(rates: { before: number; recent: number }, seed: number) {
  const random = seededRandom(seed);
  const answers = { recent: 150, before: 250 };
  const cases = (rate: number, of: number) => {
    let count = 0;
    for (let answer = 0; answer < of; answer += 1) count += random() < rate ? 1 : 0;
    return count;
  };
  const trends = Array.from({ length: STUDENTS }, () => {
    const counts = [
      { misconceptionId, day: SPAN_DAYS, count: cases(rates.recent, answers.recent) },
      { misconceptionId, day: 0, count: cases(rates.before, answers.before) },
    ];
    return topMisconceptions(counts, { today: SPAN_DAYS, answers })[0]?.trend;
  });
  return (trend: string) => trends.filter((one) => one === trend).length / STUDENTS;
}

it("says a trend that is none in at most one case of twenty", () => {
  const steady = told({ before: 0.06, recent: 0.06 }, 5);
  expect(steady("rarer") + steady("more-often")).toBeLessThanOrEqual(0.05);
});

it("finds most slips that have become a quarter as frequent, and hardly ever the reverse", () => {
  const better = told({ before: 0.08, recent: 0.02 }, 6);
  expect(better("rarer")).toBeGreaterThanOrEqual(0.7);
  expect(better("more-often")).toBeLessThanOrEqual(0.005);
});
