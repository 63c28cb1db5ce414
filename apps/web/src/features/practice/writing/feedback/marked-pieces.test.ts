import { describe, expect, it } from "vitest";
import { markedPieces, numberMarks } from "./marked-pieces.ts";

const mark = (start: number, end: number, kind: "language" | "argument" = "argument") => ({
  start,
  end,
  kind,
  message: "m",
  suggestion: null,
});
const TEXT = "abcdefghij";

describe("the pieces of a marked text", () => {
  it("are the whole text in order, whatever is marked", () => {
    for (const marks of [[], [mark(0, 10)], [mark(2, 5), mark(4, 8)], [mark(3, 99)]]) {
      const pieces = markedPieces(TEXT, numberMarks(marks));
      expect(pieces.map(({ text }) => text).join("")).toBe(TEXT);
    }
  });

  it("let the shortest of overlapping marks speak, and stop the Tab key once at each", () => {
    const numbered = numberMarks([mark(4, 6, "language"), mark(2, 9)]);
    const pieces = markedPieces(TEXT, numbered);
    expect(pieces.map(({ text, mark: of }) => [text, of?.number ?? null])).toEqual([
      ["ab", null],
      ["cd", 1],
      ["ef", 2],
      ["ghi", 1],
      ["j", null],
    ]);
    const of = (number: number) => pieces.filter((piece) => piece.mark?.number === number);
    expect(of(1).map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(of(2).map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([[true, true]]);
  });

  it("tell where marks begin that have no run of their own, so that none is out of reach", () => {
    const numbered = numberMarks([mark(2, 5), mark(2, 5, "language"), mark(0, 4), mark(6, 8)]);
    const pieces = markedPieces(TEXT, numbered);
    const reached = pieces.flatMap(({ mark: own, isFirst, covered }) => [
      ...covered.map(({ number }) => number),
      ...(own !== null && isFirst ? [own.number] : []),
    ]);
    expect(reached.toSorted()).toEqual([1, 2, 3, 4]);
    expect(pieces.flatMap(({ covered }) => covered.map(({ start }) => start))).toEqual([2]);
  });

  it("leave out marks that do not fit the text", () => {
    expect(markedPieces(TEXT, numberMarks([mark(8, 12), mark(5, 5)]))).toHaveLength(1);
  });
});
