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
  ])("knows %s for a form of %s", (form, headword) => {
    expect(headwordsOf(form)).toContain(headword);
  });

  it("names the word itself first, so that a headword goes before what it could be a form of", () => {
    expect(headwordsOf("abandoned")[0]).toBe("abandoned");
    expect(headwordsOf("abandoned")).toContain("abandon");
  });
});
