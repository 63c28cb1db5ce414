import { itemIdSchema } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import type { ItemStanding } from "../../history/standings/repository.ts";
import { statusesOf } from "./item-status.ts";

const itemId = itemIdSchema.parse("q-sc-001");
const unmarked = { marked: false, targetSeconds: 60 };

function last(change: Partial<NonNullable<ItemStanding["last"]>>): ItemStanding {
  return { itemId, last: { correct: true, sureness: "sure", elapsedMs: 60_000, ...change } };
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
