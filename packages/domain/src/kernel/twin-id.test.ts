import { expect, it } from "vitest";
import { itemIdSchema, originIdOf, twinIdOf, twinOriginOf } from "./index.ts";

const originId = itemIdSchema.parse("q-sc-101");

it("says which item and seed a twin was drawn from", () => {
  for (const seed of [1, 73_012, 2 ** 32 - 1]) {
    const id = twinIdOf({ originId, seed });
    expect(id).toBe(`q-sc-101~${seed}`);
    expect(twinOriginOf(id)).toEqual({ originId, seed });
    expect(originIdOf(id)).toBe(originId);
  }
});

it("tells items of the bank apart", () => {
  expect(twinOriginOf(originId)).toBeNull();
  expect(originIdOf(originId)).toBe(originId);
});

it.each([
  "q-sc-101~",
  "q-sc-101~0",
  "q-sc-101~01",
  "q-sc-101~x",
  "q-sc-101~1~2",
  "~1",
  "q-sc-101~12345678901",
])("takes %s for no id", (text) => {
  expect(itemIdSchema.safeParse(text).success).toBe(false);
});
