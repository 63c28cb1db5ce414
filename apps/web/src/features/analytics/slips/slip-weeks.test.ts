import { expect, it } from "vitest";
import { slipOf } from "../../../testing/standing-builder.ts";
import { withCommonWeeks } from "./slip-weeks.ts";

it("[AN4] gives all slips the same weeks, with none where a week had none", () => {
  const [early, late] = withCommonWeeks([
    slipOf({ weeks: [{ week: "2026-10-26", count: 2 }] }),
    slipOf({ weeks: [{ week: "2026-11-16", count: 3 }] }),
  ]);
  expect(early?.weeks).toEqual([
    { week: "2026-10-26", count: 2 },
    { week: "2026-11-02", count: 0 },
    { week: "2026-11-09", count: 0 },
    { week: "2026-11-16", count: 0 },
  ]);
  expect(late?.weeks.map(({ count }) => count)).toEqual([0, 0, 0, 3]);
});

it("keeps the latest twelve", () => {
  const weeks = [
    { week: "2026-03-02", count: 9 },
    { week: "2026-11-16", count: 3 },
  ];
  const [slip] = withCommonWeeks([slipOf({ weeks })]);
  expect(slip?.weeks).toHaveLength(12);
  expect(slip?.weeks.at(-1)).toEqual({ week: "2026-11-16", count: 3 });
  expect(withCommonWeeks([slipOf({ weeks: [] })])[0]?.weeks).toEqual([]);
});
