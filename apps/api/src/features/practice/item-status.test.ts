import { itemIdSchema } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import type { ItemStanding } from "../../history/standings/repository.ts";
import { statusesOf } from "./item-status.ts";

const itemId = itemIdSchema.parse("q-sc-001");
const unmarked = { marked: false, targetSeconds: 60, paceFactor: 1 };

function last(change: Partial<NonNullable<ItemStanding["last"]>>): ItemStanding {
  const usual = { correct: true, sureness: "sure", elapsedMs: 60_000, paceFactor: null } as const;
  return { itemId, last: { ...usual, ...change } };
}

it.each([
  ["never tried", null, ["unseen"]],
  ["tried, outcome withheld", { itemId, last: null }, []],
  ["right, surely and in time", last({}), []],
  ["right, sureness not said", last({ sureness: null }), []],
  ["wrong", last({ correct: false }), ["wrong"]],
  ["wrong after a guess", last({ correct: false, sureness: "guess" }), ["wrong"]],
  ["right after a guess", last({ sureness: "guess" }), ["guessed"]],
  ["right but unsure", last({ sureness: "unsure" }), ["guessed"]],
  ["at 1.5 times the pace", last({ elapsedMs: 90_000 }), []],
  ["above 1.5 times the pace", last({ elapsedMs: 90_001 }), ["slow"]],
])("an item %s", (_, standing, expected) => {
  expect([...statusesOf(standing, unmarked)]).toEqual(expected);
});

it("is marked beside whatever else it is", () => {
  const marked = { ...unmarked, marked: true };
  expect(statusesOf(null, marked)).toEqual(new Set(["marked", "unseen"]));
  expect(statusesOf(last({ correct: false }), marked)).toEqual(new Set(["marked", "wrong"]));
});

it("is slow by the time that was granted: that of its session, or the student's own without a clock", () => {
  const granted = { ...unmarked, paceFactor: 1.5 };
  expect(statusesOf(last({ elapsedMs: 135_000 }), granted)).toEqual(new Set());
  expect(statusesOf(last({ elapsedMs: 135_001 }), granted)).toEqual(new Set(["slow"]));
  expect(statusesOf(last({ elapsedMs: 90_001, paceFactor: 1 }), granted)).toEqual(
    new Set(["slow"]),
  );
  expect(statusesOf(last({ elapsedMs: 180_000, paceFactor: 2 }), unmarked)).toEqual(new Set());
});
