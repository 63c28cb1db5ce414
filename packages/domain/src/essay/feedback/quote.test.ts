import { describe, expect, it } from "vitest";
import { quoteFrom } from "./quote.ts";

describe("a quote from an essay", () => {
  it("is whole where it is short", () => {
    expect(quoteFrom("One. Two words. Three.", { start: 5, end: 15 })).toEqual({
      start: 5,
      end: 15,
      text: "Two words.",
    });
  });

  it.each([
    { when: "it began within a word", start: 3, end: 15, quoted: "Another sentence" },
    { when: "it ended within a word", start: 0, end: 10, quoted: "Another sentence" },
    { when: "it is a part of a word", start: 19, end: 22, quoted: "isn't" },
  ])("takes whole words where $when", ({ start, end, quoted }) => {
    expect(quoteFrom("Another sentence, isn't it?", { start, end }).text).toBe(quoted);
  });

  it("ends with a word where it is shortened", () => {
    const text = "internationalization ".repeat(20);
    const quote = quoteFrom(text, { start: 0, end: text.length });
    expect(quote.text.length).toBeLessThanOrEqual(240);
    expect(quote.text).toMatch(/^(?:internationalization )+internationalization$/);
    expect(text.slice(quote.start, quote.end)).toBe(quote.text);
  });

  it("of one endless word parts no character", () => {
    const { text } = quoteFrom(`x${"😀".repeat(200)}`, { start: 0, end: 401 });
    expect(text).toBe(`x${"😀".repeat(119)}`);
  });
});
