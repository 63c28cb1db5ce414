import { describe, expect, it } from "vitest";
import { movedBy } from "./carousel-position.ts";

describe("movedBy", () => {
  it("[L11] moves one slide at a time in the middle", () => {
    expect(movedBy(1, 1, 4)).toBe(2);
    expect(movedBy(2, -1, 4)).toBe(1);
  });

  it("[L11] goes from the last slide to the first and from the first to the last", () => {
    expect(movedBy(3, 1, 4)).toBe(0);
    expect(movedBy(0, -1, 4)).toBe(3);
  });

  it("comes back to the start after as many steps as there are slides, either way", () => {
    for (const step of [1, -1] as const) {
      let index = 0;
      const seen = new Set<number>();
      for (let moves = 0; moves < 4; moves += 1) {
        seen.add(index);
        index = movedBy(index, step, 4);
      }
      expect(index).toBe(0);
      expect([...seen].sort()).toEqual([0, 1, 2, 3]);
    }
  });
});
