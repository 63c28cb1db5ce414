import fc from "fast-check";
import { expect, it } from "vitest";
import { ghostPlace, secondsAhead } from "./pacing-ghost.ts";

const PACE = { targetSeconds: [60, 90, 30], timeFactor: 1 };

it.each([
  [0, 0, 0],
  [45, 0, 0.75],
  [60, 1, 0],
  [105, 1, 0.5],
  [150, 2, 0],
  [180, 3, 0],
  [9999, 3, 0],
  [-5, 0, 0],
])("after %d s the ghost is at question %d, %d of it gone", (elapsed, position, fraction) => {
  expect(ghostPlace(PACE, elapsed)).toEqual({ position, fraction });
});

it("goes half as fast with double time", () => {
  expect(ghostPlace({ ...PACE, timeFactor: 2 }, 210)).toEqual({ position: 1, fraction: 0.5 });
});

it.each([
  [0, 10, -10],
  [1, 40, 20],
  [2, 170, -20],
  [3, 180, 0],
])("who begins question %d after %d s is %d s ahead", (position, elapsedSeconds, ahead) => {
  expect(secondsAhead(PACE, { position, elapsedSeconds })).toBe(ahead);
});

it("is neither ahead of itself nor behind", () => {
  const targets = fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(targets, fc.nat(29), (targetSeconds, at) => {
      const pace = { targetSeconds, timeFactor: 1.25 };
      const position = at % targetSeconds.length;
      const elapsedSeconds = -secondsAhead(pace, { position, elapsedSeconds: 0 }) * -1;
      expect(ghostPlace(pace, elapsedSeconds + 1e-6).position).toBe(position);
      expect(secondsAhead(pace, { position, elapsedSeconds })).toBeCloseTo(0, 8);
    }),
  );
});
