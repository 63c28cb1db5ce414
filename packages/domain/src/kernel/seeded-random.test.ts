import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom, shuffled } from "./seeded-random.ts";

describe("seededRandom", () => {
  it("gives the same numbers for the same seed and others for another", () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it("is uniform: each tenth of [0, 1) gets 9 to 11 % of 20,000 draws", () => {
    const random = seededRandom(1);
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 20_000; draw += 1) {
      const tenth = Math.floor(random() * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(Math.min(...tenths)).toBeGreaterThan(1_800);
    expect(Math.max(...tenths)).toBeLessThan(2_200);
  });
});

describe("shuffled", () => {
  it("keeps every element once", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (elements, seed) => {
        const result = shuffled(elements, seededRandom(seed));
        expect([...result].sort()).toEqual([...elements].sort());
      }),
    );
  });
});
