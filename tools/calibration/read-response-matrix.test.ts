import { describe, expect, it } from "vitest";
import { BadInput } from "../bad-input.ts";
import { readResponseMatrix } from "./read-response-matrix.ts";

describe("a response matrix", () => {
  it("is read with names and answers, quoted or not", () => {
    const { names, rows } = readResponseMatrix(
      '\uFEFF"I1",plain,"a, ""b"""\r\n0,1,"1"\r\n1, 0,0\r\n',
    );
    expect(names).toEqual(["I1", "plain", 'a, "b"']);
    expect(rows).toEqual([
      [false, true, true],
      [true, false, false],
    ]);
  });

  it.each([
    ["", "The header has no name for column 1."],
    ["a,,c\n0,1,0\n", "The header has no name for column 2."],
    ["a,a\n0,1\n", "The header has the name a twice."],
    ["0,1\n1,0\n", "The header has the name 0 twice."],
    ["a,b\n", "The file has a header but no answers."],
    ["a,b\n0,1\n1\n", "Row 3 has 1 values, but the header names 2 items."],
    ["a,b\n0,1\n\n1,0\n", "Row 3 has 1 values, but the header names 2 items."],
    ["a,b\n0,1\n1,0,\n", "Row 3 has 3 values, but the header names 2 items."],
    ["a,b\n0,2\n", 'Row 2 has "2" for item b, but it has to be 0 or 1.'],
    ["a,b\n0,\n", 'Row 2 has "" for item b, but it has to be 0 or 1.'],
    ['a,"b\n0,1\n', "Row 1 has a quote that is not closed."],
    ["a,b\n0,1\n1,1\n", "Everybody got item b right, so its difficulty cannot be estimated."],
    ["a,b\n0,0\n1,0\n", "Everybody got item b wrong, so its difficulty cannot be estimated."],
  ])("is refused with one sentence: %j", (csv, sentence) => {
    if (csv === "0,1\n1,0\n") {
      expect(() => readResponseMatrix(csv)).toThrow(
        "The first row has to name the items, but holds answers.",
      );
      return;
    }
    expect(() => readResponseMatrix(csv)).toThrow(BadInput);
    expect(() => readResponseMatrix(csv)).toThrow(sentence);
  });
});
