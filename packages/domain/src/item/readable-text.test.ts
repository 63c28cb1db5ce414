import { expect, it } from "vitest";
import { readableFormula, readableText } from "./readable-text.ts";

it.each([
  [String.raw`\frac{a}{b}`, "a/b"],
  [String.raw`\frac{x + 1}{2}`, "(x + 1)/2"],
  [String.raw`\frac{\frac{1}{2}}{3}`, "(1/2)/3"],
  [String.raw`\frac12`, "1/2"],
  [String.raw`\sqrt{2}`, "√2"],
  [String.raw`\sqrt{n+1}`, "√(n+1)"],
  [String.raw`\sqrt[3]{8}`, "³√8"],
  ["x^2 - 4", "x² − 4"],
  ["2^{10}", "2¹⁰"],
  ["a^{k+m}", "a^(k+m)"],
  ["a_1", "a_1"],
  [String.raw`3 \cdot 4 \le 12`, "3 · 4 ≤ 12"],
  [String.raw`60^\circ`, "60°"],
  [String.raw`\left( 1 \right)`, "( 1 )"],
  [String.raw`20\% \text{ of } 50`, "20% of 50"],
  [String.raw`\$4{,}000`, "$4,000"],
  [String.raw`\pi r^2`, "π r²"],
  [String.raw`\unknown{x}`, "unknownx"],
])("%s reads %s", (tex, text) => {
  expect(readableFormula(tex)).toBe(text);
});

it("keeps paragraphs and lists apart, and takes the markup away", () => {
  const markup =
    "**So** $x^2 = \\frac{1}{4}$.\n\n- *first* $\\sqrt{2}$\n- second\n\n1. one\n2. two";
  expect(readableText(markup)).toBe("So x² = 1/4.\n\n- first √2\n- second\n\n1. one\n2. two");
});

it("reads a broken formula to its end instead of failing", () => {
  expect(readableFormula(String.raw`\frac{1}{`)).toBe("1/");
});
