import { describe, expect, it } from "vitest";
import { headwordsOf } from "./headwords.ts";

describe("headwordsOf", () => {
  it.each([
    ["Equivocated", "equivocate"],
    ["vies", "vie"],
    ["vying", "vie"],
    ["forsook", "forsake"],
    ["happily", "happy"],
    ["terseness", "terse"],
    ["wagged", "wag"],
    ["fixes", "fix"],
    ["taxed", "tax"],
  ])("knows %s for a form of %s", (form, headword) => {
    expect(headwordsOf(form)).toContain(headword);
  });

  it.each([
    ["dined", "din"],
    ["diner", "din"],
    ["wages", "wag"],
    ["routes", "rout"],
    ["interest", "inter"],
  ])("does not take %s for a form of %s", (form, other) => {
    expect(headwordsOf(form)).not.toContain(other);
  });

  it("names the word itself first, so that a headword goes before what it could be a form of", () => {
    expect(headwordsOf("abandoned")[0]).toBe("abandoned");
    expect(headwordsOf("abandoned")).toContain("abandon");
  });
});
