import { expect, it } from "vitest";
import { placeOf } from "./place-of.ts";

const lesson = { pathname: "/practice/mode", search: "?view=lesson&id=verbal.reading.inference" };

it.each([
  ["a view of a screen", { ...lesson, search: "" }],
  [
    "another thing in the same view",
    { ...lesson, search: "?view=lesson&id=verbal.reading.detail" },
  ],
  ["another screen", { ...lesson, pathname: "/practice/filters" }],
  ["a session of words", { ...lesson, search: "?view=lesson&id=verbal.reading.inference&words=1" }],
  ["an exam", { ...lesson, search: "?view=lesson&id=verbal.reading.inference&exam=1" }],
  ["an essay", { ...lesson, search: "?view=lesson&id=verbal.reading.inference&essay=1" }],
])("%s is a place of its own", (_, other) => {
  expect(placeOf(other)).not.toBe(placeOf(lesson));
});

it("filters and searches are no places", () => {
  const list = { pathname: "/practice/mode", search: "?view=lessons" };
  expect(placeOf({ ...list, search: "?find=ratio&view=lessons" })).toBe(placeOf(list));
});
