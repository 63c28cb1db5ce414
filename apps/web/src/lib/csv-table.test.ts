import { expect, it } from "vitest";
import { tableAsCsv } from "./csv-table.ts";

it("quotes what would break a row, leaves unknown cells empty, and cuts fractions", () => {
  const columns = ["topic", "share_right", "remark"];
  const rows = [
    ["Ratio, parts", 1 / 3, 'the "whole"'],
    ["Percent", null, "two\nlines"],
  ];
  expect(tableAsCsv({ columns, rows })).toBe(
    'topic,share_right,remark\r\n"Ratio, parts",0.3333,"the ""whole"""\r\nPercent,,"two\nlines"\r\n',
  );
});
