import type { ItemId } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import { indexItems } from "../../bank/item-index.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import { similarItems } from "./similar-items.ts";

const NONE = new Set<ItemId>();
const index = indexItems(realBank());

it("offers a few others, never the item itself, never one twice", () => {
  for (const entry of index.values()) {
    const ids = similarItems(index, entry, NONE).map(({ item }) => item.id);
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
  const [first, ...rest] = similarItems(index, { ...entry, item }, NONE);
  expect(first?.item.id).toBe(named.item.id);
  const kinds = rest.map(({ kind }) => kind === entry.kind);
  expect(kinds).toEqual(kinds.toSorted((left, right) => Number(right) - Number(left)));
});

it("offers in the place of what is kept what comes after it", () => {
  const [entry] = index.values();
  if (entry === undefined) throw new Error("The bank is empty.");
  const [first, ...rest] = similarItems(index, entry, NONE);
  if (first === undefined) throw new Error("Nothing is like it.");
  const without = similarItems(index, entry, new Set([first.item.id]));
  expect(without).toHaveLength(4);
  expect(without.slice(0, 3)).toEqual(rest);
});
