import { expect, it } from "vitest";
import { routeToModule } from "../../adaptive/index.ts";
import { pCorrect } from "../../irt/index.ts";
import { drawNormal, seededRandom } from "../../kernel/index.ts";
import { routingRates } from "./routing-rates.ts";

const items = Array.from({ length: 12 }, (_, index) => ({
  discrimination: 1,
  difficulty: (index % 3) / 2 - 0.4,
  guessing: 0.1,
}));
const cutoffs = { medium: 6, hard: 8 };

it("says what drawing forty thousand candidates shows", () => {
  const random = seededRandom(5);
  const counts = { easy: 0, medium: 0, hard: 0, tail: 0, right: 0, opposite: 0 };
  for (let candidate = 0; candidate < 40_000; candidate += 1) {
    const theta = drawNormal(random);
    const score = items.filter((item) => random() < pCorrect(item, theta)).length;
    const route = routeToModule(score, cutoffs);
    counts[route] += 1;
    if (Math.abs(theta) < 1) continue;
    counts.tail += 1;
    if (route === (theta > 0 ? "hard" : "easy")) counts.right += 1;
    if (route === (theta > 0 ? "easy" : "hard")) counts.opposite += 1;
  }
  const { rightAtOneSd, opposite, shares } = routingRates(items, cutoffs);
  expect(Math.abs(rightAtOneSd - counts.right / counts.tail)).toBeLessThan(0.01);
  expect(Math.abs(opposite - counts.opposite / counts.tail)).toBeLessThan(0.003);
  for (const route of ["easy", "medium", "hard"] as const) {
    expect(Math.abs(shares[route] - counts[route] / 40_000)).toBeLessThan(0.01);
  }
  expect(shares.easy + shares.medium + shares.hard).toBeCloseTo(1, 10);
});
