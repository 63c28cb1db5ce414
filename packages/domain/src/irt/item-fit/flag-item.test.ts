import { describe, expect, it } from "vitest";
import { flagItem } from "./flag-item.ts";
import { pDistractorBeatsKey } from "./p-distractor-beats-key.ts";

const sound = {
  answers: 250,
  pointBiserial: 0.35,
  discrimination: 1.1,
  difficultyShift: 0.4,
  driftZ: 0.8,
  rivals: [{ key: 50, distractor: 20 }],
};

describe("the flags of an item", () => {
  it("are none for a sound item, nor for one that nothing is known of", () => {
    expect(flagItem(sound)).toEqual([]);
    const unknown = {
      pointBiserial: null,
      discrimination: null,
      difficultyShift: null,
      driftZ: null,
    };
    expect(flagItem({ answers: 0, rivals: [], ...unknown })).toEqual([]);
  });

  it.each([
    ["negative-point-biserial", { pointBiserial: -0.01 }],
    ["distractor-beats-key", { rivals: [{ key: 5, distractor: 15 }] }],
    ["far-from-authored-difficulty", { difficultyShift: -1.51 }],
    ["drift", { driftZ: 3.01 }],
    ["low-discrimination", { discrimination: 0.49 }],
  ])("name %s", (flag, evidence) => {
    expect(flagItem({ ...sound, ...evidence })).toEqual([flag]);
  });

  it("wait for enough answers", () => {
    const odd = {
      ...sound,
      pointBiserial: -0.2,
      discrimination: 0.2,
      rivals: [{ key: 1, distractor: 9 }],
    };
    expect(flagItem({ ...odd, answers: 29 })).toEqual([]);
    expect(flagItem({ ...odd, answers: 49 })).toEqual(["distractor-beats-key"]);
  });
});

describe("the probability that a distractor beats the key", () => {
  it("is a half when they are chosen alike, and one more than the mirror's complement", () => {
    expect(pDistractorBeatsKey({ key: 7, distractor: 7 })).toBeCloseTo(0.5, 12);
    const there = pDistractorBeatsKey({ key: 3, distractor: 8 });
    expect(there + pDistractorBeatsKey({ key: 8, distractor: 3 })).toBeCloseTo(1, 12);
  });

  it("agrees with a Beta posterior worked out by hand", () => {
    // Beta(2 + 1, 0 + 1): P(share > ½) = 1 − (½)³
    expect(pDistractorBeatsKey({ key: 0, distractor: 2 })).toBeCloseTo(0.875, 12);
  });
});
