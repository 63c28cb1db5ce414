import type { Plan } from "@lexiquant/contract";
import { describe, expect, it } from "vitest";
import { GOALS, plannedSession, planOf } from "../../../testing/plan-builder.ts";
import {
  mocksSentence,
  planHeadline,
  plannedDetail,
  plannedTitle,
  topicsSentences,
  weekName,
  weekSentences,
  weekSummary,
} from "./plan-words.ts";

const week = (changes: Partial<Plan["thisWeek"]>) =>
  weekSentences({ ...planOf().thisWeek, ...changes });

describe("[AN8] the plan in words", () => {
  it.each([
    ["no-hours", GOALS, /^How many hours/],
    ["open-ended", { ...GOALS, testDate: null }, /^6 hours a week, without a test date$/],
    ["open-ended", { ...GOALS, testDate: null, weeklyHours: 1 }, /^1 hour a week/],
    ["dated", GOALS, /^Your test is on Feb 14$/],
    ["test-near", GOALS, /^Your test is on Feb 14$/],
    ["test-today", GOALS, /^Your test is today$/],
    ["test-over", GOALS, /^Your test date, Feb 14, is over$/],
  ] as const)("begins with what it stands on: %s", (state, goals, title) => {
    expect(planHeadline(planOf({ state, goals })).title).toMatch(title);
  });

  it("counts no weeks just before the test, but says what to do", () => {
    const { text } = planHeadline(planOf({ state: "test-near", weeks: [] }));
    expect(text).not.toMatch(/week/);
    expect(text).toMatch(/^Nothing new now\..*light.*identification/);
  });

  it("counts the weeks", () => {
    expect(planHeadline(planOf()).text).toMatch(/^2 weeks .* at 6 hours a week\./);
    const last = planOf({ weeks: planOf().weeks.slice(0, 1) });
    expect(planHeadline(last).text).toMatch(/^1 week /);
  });

  it("tells what of the week is done and left", () => {
    expect(week({})).toEqual(["Done so far: 2 h of 6 h. Left for this week: 4 h."]);
    expect(week({ doneMinutes: 0 })).toEqual(["Planned for this week: 6 h."]);
    expect(week({ doneMinutes: 400 })).toEqual([
      "What was planned for this week is done: you have practiced 6 h 40 min.",
    ]);
    expect(week({ plannedMinutes: 0, doneMinutes: 0 })).toEqual([
      "Nothing is planned for this week.",
    ]);
    expect(week({ plannedMinutes: 0, doneMinutes: 30 })[0]).toMatch(/you have practiced 30 min\.$/);
  });

  it("tells what was carried over and let go, without blame", () => {
    const [, carried, dropped] = week({ carriedMinutes: 30, droppedMinutes: 45 });
    expect(carried).toBe("Carried over from before: 30 min.");
    expect(dropped).toMatch(/^Let go from before: 45 min\..*nothing to make up for/);
  });

  it("says where there is no room for a mock", () => {
    expect(mocksSentence(planOf())).toBeNull();
    expect(mocksSentence(planOf({ hasRoomForMocks: false }))).toMatch(/no room for a full mock/);
  });

  it("tells which topics have no drill, and why", () => {
    const topic = (name: string, reason: "less-gain" | "few-questions") =>
      ({ id: name, name, measure: "quantitative", reason }) as const;
    expect(topicsSentences(planOf())).toEqual([]);
    const topicsWithoutDrill = [
      topic("Circles", "less-gain"),
      topic("Sets", "few-questions"),
      topic("Solids", "less-gain"),
    ];
    const [outranked, scarce] = topicsSentences(planOf({ topicsWithoutDrill }));
    expect(outranked).toMatch(/^No drill of its own in these weeks: Circles and Solids\./);
    expect(scarce).toMatch(/^Too few new questions fit you for a drill: Sets\./);
  });

  it("names a week by its days, and sums it up", () => {
    expect(weekName("2026-11-23")).toBe("Nov 23 to Nov 29");
    expect(weekName("2026-12-28")).toBe("Dec 28 to Jan 3");
    const [first] = planOf().weeks;
    if (first === undefined) throw new Error("the plan has a week");
    expect(weekSummary(first)).toBe("6 h, 40% of it against the clock");
    expect(weekSummary({ ...first, timedShare: 0 })).toBe("6 h");
  });

  it.each([
    [{}, "12 quantitative comparisons on inequalities"],
    [{ questions: null }, "Practice: Inequalities"],
    [{ questions: null, subject: null }, "Practice"],
    [{ kind: "mixed-set", questions: 20 }, "Mixed set of 20 questions"],
    [{ kind: "mixed-set", questions: null }, "Mixed set"],
    [{ kind: "review" }, "Review of missed questions"],
    [{ kind: "essay" }, "Essay"],
    [{ kind: "mock" }, "Full mock exam"],
  ] as const)("names a session of %j", (changes, title) => {
    expect(plannedTitle(plannedSession(changes))).toBe(title);
  });

  it("tells how long a session takes, and whether under the clock", () => {
    expect(plannedDetail(plannedSession())).toBe("About 20 min");
    expect(plannedDetail(plannedSession({ minutes: 118, isTimed: true }))).toBe(
      "About 1 h 58 min, timed",
    );
  });
});
