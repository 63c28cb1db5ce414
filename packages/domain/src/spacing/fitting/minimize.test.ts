import { describe, expect, it } from "vitest";
import { minimize } from "./minimize.ts";

describe("the search for a minimum", () => {
  it("finds that of a bowl that lies askew", () => {
    const bowl = ([x = 0, y = 0]: readonly number[]) =>
      (x - 1) ** 2 + 4 * (y + 2) ** 2 + 3 * (x - 1) * (y + 2);
    const [x = 0, y = 0] = minimize(bowl, [0, 0]);
    expect(x).toBeCloseTo(1, 2);
    expect(y).toBeCloseTo(-2, 2);
  });

  it("follows a bent valley", () => {
    const valley = ([x = 0, y = 0]: readonly number[]) =>
      100 * (1 - x) ** 2 + 1000 * (y - x ** 2) ** 2;
    const [x = 0, y = 0] = minimize(valley, [-1, 1]);
    expect(x).toBeCloseTo(1, 1);
    expect(y).toBeCloseTo(1, 1);
  });

  it("stays where nothing is to be won", () => {
    expect(minimize(() => 3, [0.5, 2])).toEqual([0.5, 2]);
  });
});
