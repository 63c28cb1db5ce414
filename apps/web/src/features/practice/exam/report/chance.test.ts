import { expect, it } from "vitest";
import { isFewerThanChance, pAtMost } from "./chance.ts";

it("the tail is that of drawing without putting back", () => {
  // 1 of 3 drawn from 3 right and 3 wrong: (C(3,0)·C(3,3) + C(3,1)·C(3,2)) / C(6,3) = 10/20.
  expect(pAtMost({ right: 1, drawn: 3, rightOfAll: 3, all: 6 })).toBeCloseTo(0.5, 12);
  expect(pAtMost({ right: 3, drawn: 3, rightOfAll: 3, all: 6 })).toBeCloseTo(1, 12);
});

it("a difference is claimed only where chance makes it in at most one case of ten", () => {
  expect(isFewerThanChance({ right: 0, drawn: 5, rightOfAll: 9, all: 15 })).toBe(true);
  expect(isFewerThanChance({ right: 2, drawn: 5, rightOfAll: 9, all: 15 })).toBe(false);
});
