import { describe, expect, it } from "vitest";
import { numericValue } from "./numeric-value.ts";

describe("numericValue", () => {
  it.each([
    ["1,620", 1620],
    ["96%", 96],
    ["\\$4.50", 4.5],
    ["$-\\frac{3}{2}$", -1.5],
    ["$12{,}500$", 12500],
    ["$2\\sqrt{3}$", 2 * Math.sqrt(3)],
    ["$\\frac{5\\sqrt{2}}{2}$", 2.5 * Math.SQRT2],
    ["$9\\pi - 18$", 9 * Math.PI - 18],
    ["$-4 + 2\\sqrt{5}$", -4 + 2 * Math.sqrt(5)],
    ["$2^{10}$", 1024],
    ["$3 \\cdot 10^{-2}$", 0.03],
    ["$\\frac{1}{2}(3 + 4)$", 3.5],
  ])("%s is %d", (text, value) => {
    expect(numericValue(text)).toBeCloseTo(value, 12);
  });

  it.each([
    "",
    "I and II only",
    "$x + 1$",
    "$\\sqrt{-1}$",
    "$(2$",
    "12 meters",
    "$2\\frac{1}{2}$",
    "1 1/2",
    "2 3",
    "1,2345",
  ])("%j is no number", (text) => {
    expect(numericValue(text)).toBeNaN();
  });
});
