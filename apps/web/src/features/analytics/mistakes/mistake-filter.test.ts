import { describe, expect, it } from "vitest";
import { mistakeOf } from "../../../testing/mistake-builder.ts";
import { isNarrowed, readMistakeFilter, withFilterPart } from "./mistake-filter.ts";
import { mistakesAsCsv } from "./mistakes-csv.ts";

const read = (search: string) => readMistakeFilter(new URLSearchParams(search));

describe("[AN6] the filter of the error log", () => {
  it("lives in the address, and leaves out what it does not understand", () => {
    expect(read("?view=errors&measure=verbal&cause=time&topic=a.b&state=due")).toEqual({
      measure: "verbal",
      cause: "time",
      topic: "a.b",
      state: "due",
    });
    expect(read("?kind=reading-single&misconception=part-for-whole")).toEqual({
      kind: "reading-single",
      misconception: "part-for-whole",
      state: "all",
    });
    expect(read("?measure=x&cause=y&state=z&topic=&kind=k&misconception=")).toEqual({
      state: "all",
    });
    expect(read(`?topic=${"a".repeat(201)}`)).toEqual({ state: "all" });
  });

  it("changes its part of the address alone, and drops what belongs to another section", () => {
    const params = new URLSearchParams("?view=errors&topic=a.b&cause=time");
    expect(withFilterPart(params, "cause", "slip").toString()).toBe(
      "view=errors&topic=a.b&cause=slip",
    );
    expect(withFilterPart(params, "cause", "").toString()).toBe("view=errors&topic=a.b");
    expect(withFilterPart(params, "measure", "verbal").toString()).toBe(
      "view=errors&cause=time&measure=verbal",
    );
    const narrow = new URLSearchParams("?kind=reading-single&misconception=a&cause=time");
    expect(withFilterPart(narrow, "measure", "verbal").toString()).toBe(
      "cause=time&measure=verbal",
    );
    expect(withFilterPart(params, "state", "all").has("state")).toBe(false);
  });

  it("knows whether it leaves anything out", () => {
    expect(isNarrowed({ state: "all" })).toBe(false);
    expect(isNarrowed({ state: "due" })).toBe(true);
    expect(isNarrowed({ state: "all", cause: "slip" })).toBe(true);
    expect(isNarrowed({ state: "all", misconception: "a" })).toBe(true);
  });
});

it("[AN9] the log as a table has a row for every mistake, notes quoted", () => {
  const csv = mistakesAsCsv([
    mistakeOf(1, { note: 'Read "at least", twice', cause: "misread" }),
    mistakeOf(2, { expectedMs: null, ladder: null, misconceptions: [] }),
  ]);
  const [header, first, second, rest] = csv.split("\r\n");
  expect(header?.split(",")).toHaveLength(18);
  expect(first).toContain('Misread,"Read ""at least"", twice",The same,2026-11-21');
  expect(first).toContain("100.0,90.0,sure,no,no,Took the part for the whole,Slip");
  expect(second).toContain("100.0,,sure,no,no,,Slip,,,,");
  expect(rest).toBe("");
});
