import { expect, it } from "vitest";
import { tableAsCsv } from "../../../../lib/csv-table.ts";
import { percentileFile } from "./percentile-file.ts";

it("[AN9] the published shares are kept as a file, with the estimate and its range marked", () => {
  const score = {
    kind: "estimate" as const,
    score: 131,
    low: 131,
    high: 132,
    itemCount: 27,
    percentileRank: { low: 1, high: 3, testDates: "July 2021 to June 2024" },
  };
  const points = [130, 131, 132].map((point, percent) => ({ score: point, percent }));
  expect(tableAsCsv(percentileFile("verbal", points, score)).split("\r\n")).toEqual([
    "score,percent_below,is_estimate,in_80_percent_range",
    "132,2,no,yes",
    "131,1,yes,yes",
    "130,0,no,no",
    "",
  ]);
});
