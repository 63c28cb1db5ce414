import { describe, expect, it } from "vitest";
import { shareStem } from "./word-stems.ts";

describe("shareStem", () => {
  it.each([
    ["tenacity", "tenacious"],
    ["outgrow", "grows"],
    ["irresolute", "resolutely"],
    ["solvent", "dissolve"],
    ["swimming", "swims"],
  ])("knows %s and %s for kin", (one, other) => {
    expect(shareStem(one, other)).toBe(true);
  });

  it.each([
    ["moment", "monument"],
    ["portend", "portion"],
    ["complain", "complement"],
    ["cow", "cowl"],
  ])("keeps %s and %s apart", (one, other) => {
    expect(shareStem(one, other)).toBe(false);
  });
});
