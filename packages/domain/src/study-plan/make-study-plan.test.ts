import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildStudyPlanRequest, drillOf } from "../testing/build-study-plan.ts";
import { dayNumberOf, isoDayOf } from "./iso-day.ts";
import { makeStudyPlan } from "./make-study-plan.ts";
import type { PlannedSession, StudyPlan, StudyPlanRequest } from "./study-plan.ts";

type Plan = Extract<StudyPlan, { kind: "plan" }>;

function planOf(overrides: Partial<StudyPlanRequest> = {}): Plan {
  const plan = makeStudyPlan(buildStudyPlanRequest(overrides));
  if (plan.kind !== "plan") throw new Error(plan.reason);
  return plan;
}

const sum = (sessions: readonly PlannedSession[]) =>
  sessions.reduce((total, { minutes }) => total + minutes, 0);
const sessionsOf = ({ weeks }: Plan) => weeks.flatMap(({ sessions }) => sessions);
const daysOf = (plan: Plan, kind: PlannedSession["activity"]["kind"]) =>
  sessionsOf(plan)
    .filter(({ activity }) => activity.kind === kind)
    .map(({ day }) => dayNumberOf(day));
const minutesByMeasure = (plan: Plan, kind: "drill" | "mixed-set") => {
  const of = (measure: string) =>
    sum(
      sessionsOf(plan).filter(
        ({ activity }) => activity.kind === kind && activity.measure === measure,
      ),
    );
  return { verbal: of("verbal"), quantitative: of("quantitative") };
};
const isPractice = ({ activity: { kind } }: PlannedSession) =>
  kind === "drill" || kind === "mixed-set";

describe("a study plan", () => {
  const plan = planOf();

  it("fills the hours of every week to the minute, less in the last days, none on the eve", () => {
    expect(plan.weeks.map(({ minutes }) => minutes)).toEqual([420, 420, 420, 420, 420, 215]);
    for (const week of plan.weeks) expect(sum(week.sessions)).toBe(week.minutes);
    const last = Math.max(...sessionsOf(plan).map(({ day }) => dayNumberOf(day)));
    expect(isoDayOf(last)).toBe("2026-12-12");
  });

  it("has drills, timed sets, reviews of mistakes, vocabulary, essays and mocks", () => {
    const kinds = new Set(sessionsOf(plan).map(({ activity }) => activity.kind));
    expect([...kinds].sort()).toEqual([
      "drill",
      "essay",
      "mistakes",
      "mixed-set",
      "mock",
      "vocabulary",
    ]);
  });

  it("sits mocks seven to ten days apart, the last at least three days before the test", () => {
    for (const hoursPerWeek of [4, 7, 12]) {
      const days = daysOf(planOf({ hoursPerWeek }), "mock");
      const gaps = days.slice(1).map((day, index) => day - (days[index] ?? 0));
      expect(days.length).toBeGreaterThanOrEqual(4);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(7);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(10);
      const before = dayNumberOf("2026-12-14") - (days.at(-1) ?? 0);
      expect(before).toBeGreaterThanOrEqual(3);
      expect(before).toBeLessThanOrEqual(8);
    }
  });

  it("waits a week after a mock that was just sat", () => {
    const days = daysOf(planOf({ lastMockDay: "2026-11-01" }), "mock");
    expect((days[0] ?? 0) - dayNumberOf("2026-11-01")).toBeGreaterThanOrEqual(7);
  });

  it("practises a fifth against the clock at first and three fifths in the last two weeks", () => {
    const shares = plan.weeks.map(({ sessions }) => {
      const practice = sessions.filter(isPractice);
      return sum(practice.filter(({ isTimed }) => isTimed)) / sum(practice);
    });
    expect(shares[0]).toBeGreaterThan(0.18);
    expect(shares[0]).toBeLessThan(0.28);
    for (const [index, share] of shares.slice(1).entries()) {
      expect(share).toBeGreaterThan((shares[index] ?? 1) - 0.03);
    }
    expect(shares.at(-1)).toBeCloseTo(0.6, 1);
    expect(shares.at(-2)).toBeCloseTo(0.6, 1);
  });

  it("gives the measure with more to go more, of drills and of mixed sets", () => {
    const uneven = planOf({ estimates: { verbal: 158, quantitative: 150 } });
    expect(uneven.pointsToGo).toEqual({ verbal: 2, quantitative: 15 });
    for (const kind of ["drill", "mixed-set"] as const) {
      for (const measures of [plan, uneven]) {
        const own = minutesByMeasure(measures, kind);
        const share = own.verbal / (own.verbal + own.quantitative);
        expect(Math.abs(share - measures.measureShares.verbal)).toBeLessThan(0.1);
      }
    }
    expect(uneven.measureShares.quantitative).toBeGreaterThan(plan.measureShares.quantitative);
  });

  it("shares practice by the points to go, a fifth to either measure at least", () => {
    const shareOf = (
      [verbalTarget, quantitativeTarget]: readonly (number | null)[],
      [verbal, quantitative]: readonly (number | null)[] = [],
    ) =>
      planOf({
        targets: { verbal: verbalTarget ?? null, quantitative: quantitativeTarget ?? null },
        estimates: { verbal: verbal ?? null, quantitative: quantitative ?? null },
      }).measureShares.verbal;
    expect(shareOf([160, 160])).toBe(0.5);
    expect(shareOf([165, 155])).toBeCloseTo(0.75);
    expect(shareOf([165, 150])).toBe(0.8);
    expect(shareOf([150, 165])).toBe(0.2);
    expect(shareOf([165, 150], [163, 145])).toBeCloseTo(2 / 7);
    expect(shareOf([165, 150], [163, null])).toBeCloseTo(2 / 3);
    expect(shareOf([165, null], [150, 150])).toBe(0.5);
  });

  it("mixes skills in about half of the practice without a clock, and in all of it without drills", () => {
    const mixedShare = (measured: Plan) => {
      const untimed = sessionsOf(measured).filter((one) => isPractice(one) && !one.isTimed);
      return sum(untimed.filter(({ activity }) => activity.kind === "mixed-set")) / sum(untimed);
    };
    expect(mixedShare(plan)).toBeGreaterThan(0.4);
    expect(mixedShare(plan)).toBeLessThan(0.6);
    expect(mixedShare(planOf({ drills: [] }))).toBe(1);
  });

  it("says which drills have no turn", () => {
    const drills = Array.from({ length: 60 }, (_, index) => drillOf(`topic ${index}`));
    const many = planOf({ drills });
    const drilled = sessionsOf(many).flatMap(({ activity }) =>
      activity.kind === "drill" ? [activity.subject] : [],
    );
    expect(many.withoutDrill.length).toBeGreaterThan(0);
    expect([...new Set(drilled), ...many.withoutDrill].sort()).toEqual(
      drills.map(({ subject }) => subject).sort(),
    );
    expect(plan.withoutDrill).toEqual([]);
  });

  it("reviews more this week when more is due", () => {
    const minutes = (dueReviews: number) =>
      sum(
        planOf({ dueReviews }).weeks[0]?.sessions.filter(
          ({ activity }) => activity.kind === "mistakes",
        ) ?? [],
      );
    expect(minutes(30)).toBeGreaterThan(minutes(0));
    expect(minutes(0)).toBeGreaterThan(0);
  });

  it("has an essay a week, but not in the last days, nor again in a week that has one", () => {
    const weeksWith = (essays: StudyPlanRequest["essays"], more: Partial<StudyPlanRequest> = {}) =>
      planOf({ essays, ...more }).weeks.map(
        ({ sessions }) => sessions.filter(({ activity }) => activity.kind === "essay").length,
      );
    expect(weeksWith({ rhythm: "weekly", lastDay: null })).toEqual([1, 1, 1, 1, 1, 0]);
    expect(weeksWith({ rhythm: "weekly", lastDay: "2026-11-02" })).toEqual([0, 1, 1, 1, 1, 0]);
    expect(weeksWith({ rhythm: "weekly", lastDay: "2026-11-01" })).toEqual([1, 1, 1, 1, 1, 0]);
    const once = { rhythm: "once", lastDay: null } as const;
    expect(weeksWith(once)).toEqual([0, 0, 0, 0, 1, 0]);
    expect(weeksWith({ ...once, lastDay: "2026-10-01" })).toEqual([0, 0, 0, 0, 1, 0]);
    const open = { testDate: null };
    expect(weeksWith(once, open)).toEqual([1, 0, 0, 0]);
    expect(weeksWith({ ...once, lastDay: "2026-10-01" }, open)).toEqual([0, 0, 0, 0]);
    expect(weeksWith({ rhythm: "weekly", lastDay: null }, open)).toEqual([1, 1, 1, 1]);
    const near = { today: "2026-11-30" };
    expect(weeksWith({ ...once, lastDay: "2026-11-25" }, near)).toEqual([0, 0]);
    expect(weeksWith({ ...once, lastDay: "2026-11-15" }, near)).toEqual([1, 0]);
  });

  it("without a test date is four weeks with mocks", () => {
    const open = planOf({ testDate: null });
    expect(open.isOpenEnded).toBe(true);
    expect(open.weeks).toHaveLength(4);
    expect(open.weeks.map(({ minutes }) => minutes)).toEqual([420, 420, 420, 420]);
    expect(daysOf(open, "mock").length).toBeGreaterThanOrEqual(3);
  });
});

describe("missed days", () => {
  it("are spread over the weeks to come, a quarter of a week at most, and the rest is let go", () => {
    const plan = planOf({
      today: "2026-11-23",
      pastWeeks: [
        { plannedMinutes: 420, doneMinutes: 20 },
        { plannedMinutes: 420, doneMinutes: 0 },
        { plannedMinutes: 420, doneMinutes: 420 },
      ],
    });
    expect(plan.weeks.map(({ catchUpMinutes }) => catchUpMinutes)).toEqual([105, 105, 0]);
    expect(plan.weeks[0]?.minutes).toBe(525);
    expect(plan.missed).toEqual({ minutes: 820, spread: 210, dropped: 610 });
  });

  it("of this week count from its beginning, or from the student's", () => {
    const thursday = { today: "2026-11-05" };
    expect(planOf(thursday).missed).toEqual({ minutes: 180, spread: 180, dropped: 0 });
    expect(planOf({ ...thursday, doneThisWeek: 180 }).missed.minutes).toBe(0);
    expect(planOf({ ...thursday, begunOn: "2026-11-05" }).missed.minutes).toBe(0);
  });

  it("are none where more was done: the week is shorter by it", () => {
    const ahead = planOf({ today: "2026-11-05", doneThisWeek: 240 });
    expect(ahead.weeks[0]?.minutes).toBe(180);
    const caughtUp = planOf({ pastWeeks: [{ plannedMinutes: 420, doneMinutes: 600 }] });
    expect(caughtUp.missed.minutes).toBe(0);
  });
});

describe("what cannot be planned", () => {
  it.each([
    [{ testDate: "2026-11-01" }, "test-is-past"],
    [{ testDate: "2026-11-04" }, "test-is-too-near"],
    [{ testDate: "2026-11-04", hoursPerWeek: 0 }, "test-is-too-near"],
    [{ hoursPerWeek: 0 }, "no-hours"],
    [{ hoursPerWeek: Number.NaN }, "no-hours"],
  ])("is said: %j is %s", (overrides, reason) => {
    expect(makeStudyPlan(buildStudyPlanRequest(overrides))).toEqual({ kind: "no-plan", reason });
  });

  it("are mocks in few hours, which is said too", () => {
    const plan = planOf({ hoursPerWeek: 2 });
    expect(plan.hasNoRoomForMocks).toBe(true);
    expect(daysOf(plan, "mock")).toEqual([]);
  });
});

it("keeps its promises for any student", () => {
  const requests = fc.record({
    gone: fc.integer({ min: 0, max: 30 }),
    left: fc.integer({ min: 3, max: 60 }),
    hoursPerWeek: fc.double({ min: 0.5, max: 40, noNaN: true }),
    doneThisWeek: fc.integer({ min: 0, max: 900 }),
    missed: fc.integer({ min: 0, max: 3000 }),
    dueReviews: fc.integer({ min: 0, max: 200 }),
    drillMinutes: fc.integer({ min: 1, max: 90 }),
  });
  fc.assert(
    fc.property(requests, ({ gone, left, hoursPerWeek, drillMinutes, ...rest }) => {
      const begun = dayNumberOf("2026-11-02");
      const testDay = begun + gone + left;
      const overrides = {
        today: isoDayOf(begun + gone),
        testDate: isoDayOf(testDay),
        hoursPerWeek,
        doneThisWeek: rest.doneThisWeek,
        dueReviews: rest.dueReviews,
        pastWeeks: [{ plannedMinutes: rest.missed, doneMinutes: 0 }],
        drills: [drillOf("inference", { measure: "verbal", minutes: drillMinutes })],
      };
      const plan = planOf(overrides);
      expect(planOf(overrides)).toEqual(plan);
      expect(plan.missed.spread + plan.missed.dropped).toBe(plan.missed.minutes);
      for (const { minutes, catchUpMinutes, sessions, from, until } of plan.weeks) {
        expect(sum(sessions)).toBe(minutes);
        expect(minutes).toBeLessThanOrEqual(1.25 * 60 * hoursPerWeek + 5);
        expect(catchUpMinutes).toBeLessThanOrEqual(0.25 * 60 * hoursPerWeek);
        for (const { day, minutes: own } of sessions) {
          expect(own).toBeGreaterThan(0);
          expect(day >= from && day <= until).toBe(true);
        }
      }
      const mocks = daysOf(plan, "mock");
      for (const [index, day] of mocks.entries()) {
        expect(testDay - day).toBeGreaterThanOrEqual(3);
        expect(day - (mocks[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(7);
      }
    }),
    { numRuns: 60 },
  );
});
