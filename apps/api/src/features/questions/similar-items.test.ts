import { expect, it } from "vitest";
import { indexItems } from "../../bank/item-index.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import { similarItems } from "./similar-items.ts";

const index = indexItems(realBank());

it("offers a few others, never the item itself, never one twice", () => {
  for (const entry of index.values()) {
    const ids = similarItems(index, entry).map(({ item }) => item.id);
    expect(ids.length).toBeLessThanOrEqual(4);
    expect(ids).not.toContain(entry.item.id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it("offers what the author names first, and of the rest the same kind first", () => {
  const [entry, ...others] = index.values();
  if (entry === undefined) throw new Error("The bank is empty.");
  const named = others.at(-1);
  if (named === undefined) throw new Error("The bank has one item.");
  const item = { ...entry.item, similarIds: [named.item.id] };
  const [first, ...rest] = similarItems(index, { ...entry, item });
  expect(first?.item.id).toBe(named.item.id);
  const kinds = rest.map(({ kind }) => kind === entry.kind);
  expect(kinds).toEqual(kinds.toSorted((left, right) => Number(right) - Number(left)));
});
