import { expect, it } from "vitest";
import { indexItems } from "../../bank/item-index.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import { sumAt } from "../../history/learner/tallies.ts";
import type { FirstAttempt } from "../../history/standings/repository.ts";
import { analyticsView } from "./analytics-view.ts";

const index = indexItems(realBank());
const ids = [...index.keys()];
const NOTHING_ELSE = { weeks: [], recentSessions: [] };

function attempts(count: number, change: Partial<FirstAttempt> = {}): FirstAttempt[] {
  return ids.slice(0, count).map((itemId, place) => ({
    itemId,
    correct: place % 2 === 0,
    elapsedMs: 30_000,
    submittedAt: new Date("2026-11-18T10:00:00Z"),
    ...change,
  }));
}

it("says how many answers are missing instead of a figure when there are few", () => {
  const { overall } = analyticsView(index, attempts(9), NOTHING_ELSE);
  expect(overall).toMatchObject({ answered: 9, correct: 5, accuracy: null, answersNeeded: 1 });
  expect(analyticsView(index, attempts(10), NOTHING_ELSE).overall).toMatchObject({
    accuracy: 0.5,
    answersNeeded: 0,
  });
});

it("counts every answer once in measures, kinds, bands and topics", () => {
  const all = attempts(ids.length);
  const view = analyticsView(index, all, NOTHING_ELSE);
  const groups = [view.byMeasure, view.byKind, view.byDifficulty, view.byTopic];
  for (const group of groups) {
    expect(group.reduce((sum, { rate }) => sum + rate.answered, 0)).toBe(ids.length);
    expect(group.reduce((sum, { rate }) => sum + rate.correct, 0)).toBe(view.overall.correct);
  }
  expect(view.totalMs).toBe(ids.length * 30_000);
});

it("lists measures, kinds and bands without an answer, topics only with one", () => {
  const view = analyticsView(index, [], NOTHING_ELSE);
  expect([view.byMeasure.length, view.byKind.length, view.byDifficulty.length]).toEqual([2, 10, 5]);
  expect(view.byKind[0]).toMatchObject({ medianMs: null, targetMs: null });
  expect(view.byTopic).toEqual([]);
});

it("tells each week by its Monday, with its minutes", () => {
  const weeks = ["2026-11-09", "2026-11-16"].map((week) => ({
    ...({ dimension: "all", value: "all", week } as const),
    tally: { ...sumAt([], "all", "all"), answers: 5, right: 2, elapsedMs: 90_000 },
  }));
  const { byWeek } = analyticsView(index, [], { weeks, recentSessions: [] });
  expect(byWeek.map(({ week, minutes }) => [week, minutes])).toEqual([
    ["2026-11-09", 1.5],
    ["2026-11-16", 1.5],
  ]);
});

it("leaves an item out that the bank no longer serves", () => {
  const [gone] = attempts(1);
  if (gone === undefined) throw new Error("The bank is empty.");
  const itemId = "q-sc-gone" as typeof gone.itemId; // an id of the right form that is in no bank
  expect(analyticsView(index, [{ ...gone, itemId }], NOTHING_ELSE).overall.answered).toBe(0);
});
