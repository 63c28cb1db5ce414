import { expect, it } from "vitest";
import { indexAllItems, indexItems } from "./item-index.ts";
import { realBank } from "./testing/real-bank.ts";
import { retire } from "./testing/retire.ts";

it("keeps retired items for what was done with them, and out of what is drawn", () => {
  const [retiredId, ...others] = realBank().items.keys();
  if (retiredId === undefined) throw new Error("The bank is empty.");
  const bank = retire(realBank(), retiredId);
  expect([...indexAllItems(bank).keys()]).toEqual([retiredId, ...others]);
  expect([...indexItems(bank).keys()]).toEqual(others);
});
