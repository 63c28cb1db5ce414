import { describe, expect, it } from "vitest";
import { drawNormal, type RandomSource, seededRandom } from "../kernel/index.ts";
import { expectedTime } from "./expected-time.ts";
import { finishingBand } from "./finishing-band.ts";
import {
  type ItemTime,
  NEW_STUDENT_SPEED,
  newItemTime,
  type StudentSpeed,
  updateTimes,
} from "./time-beliefs.ts";

const SECTION = [60, 45, 75, 90, 60, 105, 70, 80, 50, 120, 90, 60, 75, 100, 65];
const CANDIDATES = 4000;

interface Forecast {
  readonly left: number;
  readonly held: boolean;
  readonly halfWidthMinutes: number;
}

/** One section of a candidate from the population, whose finish is forecast after 3, 6 and 10 questions. */
function sit(random: RandomSource, options: { itemDeviation: number; timeFactor: number }) {
  const { itemDeviation, timeFactor } = options;
  const speed = 0.25 * drawNormal(random);
  const items = SECTION.map(
    (seconds): ItemTime => ({ ...newItemTime(seconds), variance: itemDeviation ** 2 }),
  );
  const times = items.map(({ mean }) => {
    const log = mean + itemDeviation * drawNormal(random) - speed + 0.38 * drawNormal(random);
    return Math.exp(log) * timeFactor;
  });
  const finish = times.reduce((sum, time) => sum + time, 0);
  let [student, elapsed]: [StudentSpeed, number] = [NEW_STUDENT_SPEED, 0];
  const forecasts: Forecast[] = [];
  const singles: boolean[] = [];
  times.forEach((time, at) => {
    const item = items[at] as ItemTime; // one per time
    const { lowSeconds, highSeconds } = expectedTime({ item, student, timeFactor });
    singles.push(lowSeconds <= time && time <= highSeconds);
    student = updateTimes({ item, student, timeFactor }, 1000 * time).student;
    elapsed += time;
    if (![2, 5, 9].includes(at)) return;
    const band = finishingBand(elapsed, { items: items.slice(at + 1), student, timeFactor });
    forecasts.push({
      left: SECTION.length - at - 1,
      held: band.lowSeconds <= finish && finish <= band.highSeconds,
      halfWidthMinutes: (band.highSeconds - band.lowSeconds) / 120,
    });
  });
  return { forecasts, singles };
}

const share = (held: readonly boolean[]) => held.filter(Boolean).length / held.length;

describe.each([
  ["known by their answers", { itemDeviation: 0.085, timeFactor: 1 }],
  ["known by their authors only", { itemDeviation: 0.35, timeFactor: 1 }],
  [
    "known by their answers, with half as much time again",
    { itemDeviation: 0.085, timeFactor: 1.5 },
  ],
])("for questions %s", (_, options) => {
  const random = seededRandom(9);
  const sittings = Array.from({ length: CANDIDATES }, () => sit(random, options));
  const after = (left: number) =>
    sittings.flatMap(({ forecasts }) => forecasts.filter((one) => one.left === left));

  it.each([12, 9, 5])(
    "the band holds the finish in 77 to 85 % of sections with %d left",
    (left) => {
      const held = share(after(left).map((forecast) => forecast.held));
      expect(held).toBeGreaterThanOrEqual(0.77);
      expect(held).toBeLessThanOrEqual(0.85);
    },
  );

  it("the band narrows as the section goes on", () => {
    const widths = [12, 9, 5].map((left) => {
      const all = after(left).map(({ halfWidthMinutes }) => halfWidthMinutes);
      return all.reduce((sum, width) => sum + width, 0) / all.length;
    });
    expect(widths).toEqual([...widths].sort((one, other) => other - one));
    expect((widths[2] ?? 0) / (widths[0] ?? 0)).toBeLessThan(0.6);
  });

  it("the range of a single question holds 77 to 83 % of times", () => {
    const held = share(sittings.flatMap(({ singles }) => singles));
    expect(held).toBeGreaterThanOrEqual(0.77);
    expect(held).toBeLessThanOrEqual(0.83);
  });
});
