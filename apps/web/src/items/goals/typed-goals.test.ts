import { describe, expect, it } from "vitest";
import { GOALS } from "../../testing/plan-builder.ts";
import { readTypedGoals, type TypedGoals, typedGoals } from "./typed-goals.ts";

const TODAY = "2026-11-22";
const read = (changes: Partial<TypedGoals>, known = GOALS) =>
  readTypedGoals({ ...typedGoals(known), ...changes }, known, TODAY);

describe("[AC1] goals as they are typed", () => {
  it("come back as they were stored", () => {
    expect(read({})).toEqual({ ok: true, goals: GOALS });
  });

  it("are none where a field is empty", () => {
    const empty = {
      verbalTarget: "",
      quantitativeTarget: " ",
      writingTarget: "",
      testDate: "",
      weeklyHours: "",
    };
    expect(read(empty)).toEqual({
      ok: true,
      goals: {
        verbalTarget: null,
        quantitativeTarget: null,
        writingTarget: null,
        testDate: null,
        weeklyHours: null,
      },
    });
  });

  it.each([
    ["verbalTarget", "129"],
    ["verbalTarget", "171"],
    ["quantitativeTarget", "150.5"],
    ["quantitativeTarget", "high"],
    ["writingTarget", "4.2"],
    ["weeklyHours", "0"],
    ["weeklyHours", "61"],
    ["testDate", "soon"],
    ["testDate", "2026-11-21"],
  ] as const)("%s of %s is not taken, and the field says why", (name, value) => {
    const result = read({ [name]: value });
    expect(result.ok).toBe(false);
    expect(result.ok ? {} : Object.keys(result.errors)).toEqual([name]);
  });

  it("may have the test today, and one that has passed since it was stored", () => {
    expect(read({ testDate: TODAY }).ok).toBe(true);
    expect(read({}, { ...GOALS, testDate: "2026-11-01" }).ok).toBe(true);
  });

  it("tell of every field that is wrong at once", () => {
    const result = read({ verbalTarget: "9", weeklyHours: "x" });
    expect(result.ok ? {} : result.errors).toEqual({
      verbalTarget: "A whole number from 130 to 170.",
      weeklyHours: "From half an hour to 60 hours.",
    });
  });
});
