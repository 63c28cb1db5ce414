import { describe, expect, it } from "vitest";
import { buildForecastRequest } from "../testing/build-forecast.ts";
import { forecastScore, type ScoreForecast } from "./forecast-score.ts";
import { studyOf, truncatedMoments } from "./learning-rate.ts";
import { hoursUntil, projectAbility } from "./project-ability.ts";
import { pTarget, thetaOfScore } from "./target-probability.ts";

function forecastOf(overrides = {}) {
  const forecast = forecastScore(buildForecastRequest(overrides));
  if (forecast.kind !== "forecast") throw new Error(forecast.kind);
  return forecast;
}
const given = (forecast: Extract<ScoreForecast, { kind: "forecast" }>) =>
  forecast.efforts.find(({ effort }) => effort === "given");

describe("ability on a day to come", () => {
  const { start } = buildForecastRequest();

  it("is today's on the day itself", () => {
    expect(projectAbility(start, 100, 7)).toEqual({ mean: 0, variance: 0.09, answers: 60 });
  });

  it("rises with study by the truncated rate, and becomes less certain by slope and chance", () => {
    const won = (studyOf(38) - studyOf(10)) / 8.3;
    const rate = truncatedMoments(start.rate);
    const { mean, variance } = projectAbility(start, 128, 7);
    // 40 skills at 40 questions a day: each has its turn after a day, and fades that long.
    expect(mean).toBeCloseTo(rate.mean * won - 0.01, 10);
    expect(variance).toBeCloseTo(0.09 + (rate.standardDeviation * won) ** 2 + 0.12 ** 2, 10);
  });

  it("fades all the way without study", () => {
    const { mean, variance } = projectAbility(start, 128, 0);
    expect(mean).toBeCloseTo(-0.28, 10);
    expect(variance).toBeCloseTo(0.09 + 0.12 ** 2, 10);
  });

  it("counts the hours from today", () => {
    expect(hoursUntil(start, 114, 7)).toBe(14);
  });
});

describe("the probability of a target", () => {
  const { reading } = buildForecastRequest();

  it("is a half where the ability lies at the target's lower edge", () => {
    const mean = thetaOfScore(reading.scale, 158);
    expect(reading.scale.exactScoreOf(mean)).toBeCloseTo(157.5, 3);
    expect(pTarget({ mean, variance: 0.2, answers: 1 }, 158, reading)).toBeCloseTo(0.5, 5);
  });

  it("counts ability, sitting and link", () => {
    const spread = Math.sqrt(0.11 + 0.4 ** 2 + 0.25 ** 2);
    const mean = thetaOfScore(reading.scale, 158) + 1.2815515655 * spread;
    expect(pTarget({ mean, variance: 0.11, answers: 1 }, 158, reading)).toBeCloseTo(0.9, 5);
  });

  it("is 1 for the lowest score and reaches the highest", () => {
    expect(pTarget({ mean: 0, variance: 0.1, answers: 1 }, 130, reading)).toBeGreaterThan(0.999);
    const highest = pTarget({ mean: 0, variance: 0.1, answers: 1 }, 170, reading);
    expect(highest).toBeGreaterThan(0);
    expect(highest).toBeLessThan(0.01);
  });
});

describe("a forecast", () => {
  it("has today, every week and the test day, at three efforts", () => {
    const { efforts } = forecastOf();
    expect(efforts.map(({ hoursPerWeek }) => hoursPerWeek)).toEqual([3.5, 7, 10.5]);
    for (const { days } of efforts) {
      expect(days.map(({ day }) => day)).toEqual([100, 107, 114, 121, 128]);
    }
    const on = (effort: number) => efforts[effort]?.days.at(-1)?.pTarget ?? Number.NaN;
    expect(on(0)).toBeLessThan(on(1));
    expect(on(1)).toBeLessThan(on(2));
  });

  it("gives no score without range, count and the word estimate, and a wider range for one sitting", () => {
    for (const { trueScore, observedScore } of given(forecastOf())?.days ?? []) {
      for (const score of [trueScore, observedScore]) {
        expect(score).toMatchObject({ kind: "estimate", itemCount: 60 });
        expect(score.low).toBeLessThan(score.score);
        expect(score.high).toBeGreaterThan(score.score);
      }
      const width = (score: typeof trueScore) => score.high - score.low;
      expect(width(observedScore)).toBeGreaterThan(width(trueScore));
      expect(width(observedScore) / 2).toBeGreaterThanOrEqual(3.3);
    }
  });

  it("says how many answers are needed, that the test is past, and has no chance without target", () => {
    const { start } = buildForecastRequest();
    const few = { ...start, abilityOn: () => ({ mean: 0, variance: 0.9, answers: 2 }) };
    expect(forecastScore(buildForecastRequest({ start: few }))).toEqual({
      kind: "too-few-answers",
      answersNeeded: 9,
    });
    expect(forecastScore(buildForecastRequest({ testDay: 99 }))).toEqual({ kind: "test-is-past" });
    const free = forecastOf({ target: null });
    expect(free.target).toBeNull();
    expect(given(free)?.days.at(-1)?.pTarget).toBeNull();
  });
});

describe("the effort for a target", () => {
  it("is the fewest minutes that reach the probability", () => {
    const request = buildForecastRequest({ target: 154 });
    const { target } = forecastOf({ target: 154 });
    const minutes = target?.minutesForEven ?? Number.NaN;
    const pWith = (perDay: number) =>
      pTarget(projectAbility(request.start, 128, (perDay * 7) / 60), 154, request.reading);
    expect(minutes).toBeGreaterThan(0);
    expect(pWith(minutes)).toBeGreaterThanOrEqual(0.5);
    expect(pWith(minutes - 5)).toBeLessThan(0.5);
    expect(target?.minutesForLikely ?? 999).toBeGreaterThan(minutes);
  });

  it("is none for what is sure already", () => {
    expect(forecastOf({ target: 140 }).target).toEqual({
      target: 140,
      minutesForEven: 0,
      minutesForLikely: 0,
      outOfReach: null,
    });
  });

  it("out of reach comes with a later day and a target that can be had", () => {
    const request = buildForecastRequest({ target: 163 });
    const { target } = forecastOf({ target: 163 });
    expect(target?.minutesForLikely).toBeNull();
    const { laterDay, realisticTarget } = target?.outOfReach ?? {};
    const on = (day: number, score: number) =>
      pTarget(projectAbility(request.start, day, 7), score, request.reading);
    expect(on(128, realisticTarget ?? 170)).toBeGreaterThanOrEqual(0.5);
    expect(on(128, (realisticTarget ?? 0) + 1)).toBeLessThan(0.5);
    expect(laterDay).toBeNull();
    for (let day = 128; day <= 128 + 364; day += 7) expect(on(day, 163)).toBeLessThan(0.8);
  });

  it.each([2, 7, 20])(
    "offers what %i hours a week bring: a likely day, an even target",
    (hours) => {
      const request = buildForecastRequest({ target: 158, testDay: 107, hoursPerWeek: hours });
      const { target } = forecastOf({ target: 158, testDay: 107, hoursPerWeek: hours });
      const { laterDay, realisticTarget } = target?.outOfReach ?? {};
      const on = (day: number, score: number) =>
        pTarget(projectAbility(request.start, day, hours), score, request.reading);
      expect(on(107, realisticTarget ?? 170)).toBeGreaterThanOrEqual(0.5);
      expect(on(107, (realisticTarget ?? 0) + 1)).toBeLessThan(0.5);
      if (hours < 20) return;
      expect(on(laterDay ?? 0, 158)).toBeGreaterThanOrEqual(0.8);
      expect(on((laterDay ?? 0) - 7, 158)).toBeLessThan(0.8);
    },
  );

  it("of a hundred hours does not bring what an advertisement would say", () => {
    const { efforts } = forecastOf({ testDay: 160, target: 167 });
    expect(efforts[1]?.days.at(-1)?.pTarget).toBeLessThan(0.02);
  });
});
