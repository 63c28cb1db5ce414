import { describe, expect, it } from "vitest";
import {
  expectedCutoffScores,
  offCentre,
  routeToModule,
  routingCutoffs,
} from "./route-to-module.ts";

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

describe("offCentre", () => {
  it("is 0 where the whole scores of the medium module lie in the middle of the expected ones", () => {
    // Two scores, 6 and 7, between 5.3 and 7.7; three, 6 to 8, between 5.55 and 8.45.
    expect(offCentre({ easyAndMedium: 5.3, mediumAndHard: 7.7 })).toBeCloseTo(0, 12);
    expect(offCentre({ easyAndMedium: 5.55, mediumAndHard: 8.45 })).toBeCloseTo(0, 12);
  });

  it("is half a point where rounding gives the medium module a score too many", () => {
    // 2.4 points between 5.8 and 8.2, but three scores: 6, 7 and 8.
    expect(offCentre({ easyAndMedium: 5.8, mediumAndHard: 8.2 })).toBeCloseTo(0.5, 12);
  });

  it("is told apart by items that differ in nothing but guessing", () => {
    const routing = (guessing: number) => twelve({ discrimination: 1, guessing });
    const [none, some] = [0, 0.05].map((c) => offCentre(expectedCutoffScores(routing(c))));
    expect(none).not.toBeCloseTo(some ?? 0, 2);
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
