import { describe, expect, it } from "vitest";
import { routeToModule, routingCutoffs } from "./route-to-module.ts";

const twelve = (parts: { discrimination: number; guessing: number }) =>
  Array.from({ length: 12 }, (_, index) => ({ ...parts, difficulty: ((index % 3) - 1) * 0.6 }));

describe("routingCutoffs", () => {
  it("gives the cut-offs of the published simulation: 6 and 9 of 12", () => {
    // measurement.md 2: a = 1.2, SD of b about .5, guessing by type with a mean of about .13.
    expect(routingCutoffs(twelve({ discrimination: 1.2, guessing: 0.13 }))).toEqual({
      medium: 6,
      hard: 9,
    });
  });

  it("asks for more where guessing gives more, and lies alike on both sides where it gives nothing", () => {
    const { medium, hard } = routingCutoffs(twelve({ discrimination: 1.2, guessing: 0 }));
    expect(medium + hard).toBe(13);
    expect(routingCutoffs(twelve({ discrimination: 1.2, guessing: 0.3 })).medium).toBeGreaterThan(
      medium,
    );
  });
});

describe("routeToModule", () => {
  it("changes module exactly at the cut-offs and never goes back", () => {
    const routes = Array.from({ length: 13 }, (_, raw) =>
      routeToModule(raw, { medium: 6, hard: 9 }),
    );
    expect(routes).toEqual([
      ...Array.from({ length: 6 }, () => "easy"),
      ...Array.from({ length: 3 }, () => "medium"),
      ...Array.from({ length: 4 }, () => "hard"),
    ]);
  });
});
