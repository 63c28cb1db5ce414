import { expect, it } from "vitest";
import { indexItems } from "../../bank/item-index.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import type { FirstAttempt } from "../../history/standings/repository.ts";
import { analyticsView } from "./analytics-view.ts";

const index = indexItems(realBank());
const ids = [...index.keys()];

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
  const { overall } = analyticsView(index, attempts(9), []);
  expect(overall).toMatchObject({ answered: 9, correct: 5, accuracy: null, answersNeeded: 1 });
  expect(analyticsView(index, attempts(10), []).overall).toMatchObject({
    accuracy: 0.5,
    answersNeeded: 0,
  });
});

it("counts every answer once in measures, kinds, bands, topics and weeks", () => {
  const all = attempts(ids.length);
  const view = analyticsView(index, all, []);
  const groups = [view.byMeasure, view.byKind, view.byDifficulty, view.byTopic, view.byWeek];
  for (const group of groups) {
    expect(group.reduce((sum, { rate }) => sum + rate.answered, 0)).toBe(ids.length);
    expect(group.reduce((sum, { rate }) => sum + rate.correct, 0)).toBe(view.overall.correct);
  }
  expect(view.totalMs).toBe(ids.length * 30_000);
});

it("lists measures, kinds and bands without an answer, topics only with one", () => {
  const view = analyticsView(index, [], []);
  expect([view.byMeasure.length, view.byKind.length, view.byDifficulty.length]).toEqual([2, 10, 5]);
  expect(view.byKind[0]).toMatchObject({ medianMs: null, targetMs: null });
  expect(view.byTopic).toEqual([]);
});

it("sorts weeks from the oldest and names their Mondays", () => {
  const [late, early] = attempts(2);
  if (late === undefined || early === undefined) throw new Error("The bank has one item.");
  const before = { ...early, submittedAt: new Date("2026-11-15T23:00:00Z"), elapsedMs: 90_000 };
  const { byWeek } = analyticsView(index, [late, before], []);
  expect(byWeek.map(({ week, minutes }) => [week, minutes])).toEqual([
    ["2026-11-09", 1.5],
    ["2026-11-16", 0.5],
  ]);
});

it("leaves an item out that the bank no longer serves", () => {
  const [gone] = attempts(1);
  if (gone === undefined) throw new Error("The bank is empty.");
  const itemId = "q-sc-gone" as typeof gone.itemId; // an id of the right form that is in no bank
  expect(analyticsView(index, [{ ...gone, itemId }], []).overall.answered).toBe(0);
});
