import { describe, expect, it } from "vitest";
import { splitParagraphs } from "./split-paragraphs.ts";

const partsOf = (text: string) =>
  splitParagraphs(text).map(({ start, end }) => text.slice(start, end));

describe("paragraphs", () => {
  it("are parted by blank lines, whatever stands in them", () => {
    expect(partsOf("One.\n \nTwo.\r\n\r\n\r\nThree.")).toEqual(["One.", "Two.", "Three."]);
  });

  it("are parted by line ends where no line is blank and lines end with their sentences", () => {
    expect(partsOf("One is here.\nTwo is there.")).toEqual(["One is here.", "Two is there."]);
  });

  it("are not parted where an editor wrapped the lines", () => {
    const wrapped = "This line was\nwrapped by an\neditor twice.";
    expect(partsOf(wrapped)).toEqual([wrapped]);
    expect(partsOf(" \n ")).toEqual([]);
  });
});
