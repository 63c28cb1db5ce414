import { describe, expect, it } from "vitest";
import { seededRandom } from "../../kernel/index.ts";
import { drawBank, drawSittings } from "../../testing/draw-sittings.ts";
import { refitItems } from "./refit-items.ts";

const ITEMS = 250;
const share = (values: readonly boolean[]) => values.filter(Boolean).length / values.length;

/** Hundred answers per item, from students of N(mean, 1). */
function world(seed: number, { mean, miskeyed }: { mean: number; miskeyed: number }) {
  const random = seededRandom(seed);
  const bank = drawBank(ITEMS, { random, miskeyed });
  const sittings = { students: ITEMS, perStudent: 100, mean, standardDeviation: 1 };
  const answers = drawSittings(bank, { random, ...sittings });
  const refit = refitItems({ items: bank.models, answers });
  const items = refit.items.map((item, i) => ({
    ...item,
    error: item.difficulty - (bank.truth[i]?.difficulty ?? 0),
    isMiskeyed: bank.miskeyed.has(i),
  }));
  return { refit, items };
}

describe("a refit at 100 answers per item", () => {
  const { items, refit } = world(5, { mean: 0.4, miskeyed: 0 });

  it("knows difficulties to .32 logits, from .6 on the first day", () => {
    const meanSquare = items.reduce((sum, { error }) => sum + error ** 2, 0) / items.length;
    expect(Math.sqrt(meanSquare)).toBeLessThanOrEqual(0.32);
  });

  it("says how well it knows them: 90 % intervals hold 85 to 95 %, with floors that are only guessed", () => {
    const held = share(
      items.map(
        ({ error, difficultyStandardError }) =>
          Math.abs(error) <= 1.645 * (difficultyStandardError ?? 0),
      ),
    );
    expect(held).toBeGreaterThanOrEqual(0.85);
    expect(held).toBeLessThanOrEqual(0.95);
  });

  it("does not take abler students for easier items", () => {
    const bias = items.reduce((sum, { error }) => sum + error, 0) / items.length;
    expect(Math.abs(bias)).toBeLessThan(0.1);
    expect(refit.mean).toBeGreaterThan(0.25);
  });
});

it("finds nine of ten wrong keys at 100 answers and doubts at most 1.5 % of the sound items", () => {
  const items = [2, 3].flatMap((seed) => world(seed, { mean: 0, miskeyed: 15 }).items);
  const flagged = (isMiskeyed: boolean) =>
    share(
      items.filter((item) => item.isMiskeyed === isMiskeyed).map(({ flags }) => flags.length > 0),
    );
  expect(flagged(true)).toBeGreaterThanOrEqual(0.9);
  expect(flagged(false)).toBeLessThanOrEqual(0.015);
}, 120_000);
