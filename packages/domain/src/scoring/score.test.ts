import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KeyedItem, NumericEntryValue, Response } from "../item/index.ts";
import { buildItem, oneOfEachType } from "../testing/build-item.ts";
import { keyAsResponse, scoreResponse } from "./index.ts";

const RIGHT = { kind: "scored", correct: true };
const WRONG = { kind: "scored", correct: false };
const INCOMPLETE = { kind: "incomplete" };

function decimal(value: string, roundTo: string | null = null) {
  return buildItem.numericEntry({ form: "decimal", value, roundTo });
}
const typed = (text: string): Response => ({
  type: "numeric-entry",
  entry: { form: "decimal", text },
});
const typedFraction = (numerator: string, denominator: string): Response => ({
  type: "numeric-entry",
  entry: { form: "fraction", numerator, denominator },
});

describe("every type", () => {
  it.each(oneOfEachType().map((item) => [item.type, item] as const))(
    "of item accepts its own key: %s",
    (_, item) => {
      expect(scoreResponse(item, keyAsResponse(item))).toEqual(RIGHT);
    },
  );

  it("refuses a response of another type", () => {
    expect(scoreResponse(buildItem.singleChoice("A"), typed("1"))).toEqual({
      kind: "invalid",
      reason: "type-mismatch",
    });
  });
});

describe("one oval", () => {
  const item = buildItem.singleChoice("C");
  const choose = (optionId: string | null) => scoreResponse(item, { type: item.type, optionId });

  it("is right on the key and wrong on any other option", () => {
    expect(choose("C")).toEqual(RIGHT);
    expect(choose("B")).toEqual(WRONG);
  });
  it("is incomplete while empty", () => expect(choose(null)).toEqual(INCOMPLETE));
  it("is invalid on an option that does not exist", () => {
    expect(choose("F")).toEqual({ kind: "invalid", reason: "unknown-option" });
  });
});

describe("squares", () => {
  const item = buildItem.multipleChoice(["A", "C", "F"], null);
  const choose = (of: KeyedItem, ...optionIds: string[]) =>
    scoreResponse(of, { type: of.type, optionIds } as Response);

  it("is right on exactly the key, in any order", () => {
    expect(choose(item, "F", "A", "C")).toEqual(RIGHT);
  });
  it("gives no credit for a part of the key or for one option too many", () => {
    expect(choose(item, "A", "C")).toEqual(WRONG);
    expect(choose(item, "A", "B", "C", "F")).toEqual(WRONG);
  });
  it("refuses an option named twice", () => {
    expect(choose(item, "A", "A", "C")).toEqual({ kind: "invalid", reason: "repeated-option" });
  });
  it("is incomplete until the stated number of options is picked", () => {
    const exactlyTwo = buildItem.multipleChoice(["A", "D"], 2);
    expect(choose(exactlyTwo, "A")).toEqual(INCOMPLETE);
    expect(choose(exactlyTwo, "A", "B", "D")).toEqual(INCOMPLETE);
    expect(choose(exactlyTwo, "D", "A")).toEqual(RIGHT);
  });
  it("is incomplete for sentence equivalence with 0, 1 or 3 options", () => {
    const pair = buildItem.sentenceEquivalence("B", "E");
    expect([choose(pair), choose(pair, "B"), choose(pair, "B", "C", "E")]).toEqual([
      INCOMPLETE,
      INCOMPLETE,
      INCOMPLETE,
    ]);
    expect(choose(pair, "E", "B")).toEqual(RIGHT);
    expect(choose(pair, "B", "C")).toEqual(WRONG);
  });
});

describe("text completion", () => {
  const item = buildItem.textCompletion("A", "E", "I");
  const fill = (...optionIds: (string | null)[]) =>
    scoreResponse(item, { type: "text-completion", optionIds });

  it("is right only when every blank is right", () => {
    expect(fill("A", "E", "I")).toEqual(RIGHT);
    expect(fill("A", "E", "H")).toEqual(WRONG);
  });
  it("is incomplete with an empty blank", () => expect(fill("A", null, "I")).toEqual(INCOMPLETE));
  it("refuses an option in another blank's place", () => {
    expect(fill("E", "A", "I")).toEqual({ kind: "invalid", reason: "unknown-option" });
  });
  it("refuses another number of blanks", () => {
    expect(fill("A", "E")).toEqual({ kind: "invalid", reason: "blank-count" });
  });
});

describe("select in passage", () => {
  const item = buildItem.selectInPassage("p1s2");
  const select = (sentenceId: string | null) =>
    scoreResponse(item, { type: "select-in-passage", sentenceId });

  it("is right on the sentence, wrong on another of the passage", () => {
    expect(select("p1s2")).toEqual(RIGHT);
    expect(select("p2s1")).toEqual(WRONG);
  });
  it("refuses a sentence that the passage does not have", () => {
    expect(select("p3s1")).toEqual({ kind: "invalid", reason: "unknown-option" });
  });
});

describe("numeric entry, decimal", () => {
  it.each(["1.2", "1.20", "01.2", "1.2000"])("takes %s for 1.2", (text) => {
    expect(scoreResponse(decimal("1.2"), typed(text))).toEqual(RIGHT);
  });
  it.each([
    [".5", "0.5"],
    ["5.", "5"],
    ["-0", "0"],
    ["-.25", "-0.25"],
  ])("takes %s for %s", (text, key) => {
    expect(scoreResponse(decimal(key), typed(text))).toEqual(RIGHT);
  });
  it("compares exactly where floating point would not", () => {
    expect(scoreResponse(decimal("0.3"), typed("0.30000000000000004"))).toEqual(WRONG);
    expect(scoreResponse(decimal("9007199254740993"), typed("9007199254740992"))).toEqual(WRONG);
  });
  it.each(["1,200", "12%", "$5", "1e3", "1/2", "--1", ".", "-", "1.2.3", "٣"])(
    "does not read %s as a number",
    (text) => {
      expect(scoreResponse(decimal("1"), typed(text))).toEqual({
        kind: "invalid",
        reason: "not-a-number",
      });
    },
  );
  it("is incomplete while blank", () => {
    expect(scoreResponse(decimal("1"), typed("  "))).toEqual(INCOMPLETE);
  });
  it.each([
    ["23.5", "1", "24"],
    ["123.985", "0.01", "123.99"],
    ["-36.5", "1", "-37"],
    ["2.449", "0.1", "2.4"],
  ])("rounds %s to units of %s as the test does: %s", (value, roundTo, entry) => {
    expect(scoreResponse(decimal(value, roundTo), typed(entry))).toEqual(RIGHT);
    expect(scoreResponse(decimal(value, roundTo), typed(value))).toEqual(WRONG);
  });
});

describe("numeric entry, fraction", () => {
  const item = buildItem.numericEntry({ form: "fraction", numerator: 3, denominator: 8 });

  it.each([
    ["3", "8"],
    ["6", "16"],
    ["-3", "-8"],
    ["003", "08"],
  ])("takes %s over %s for 3/8", (numerator, denominator) => {
    expect(scoreResponse(item, typedFraction(numerator, denominator))).toEqual(RIGHT);
  });
  it("takes the minus in either box", () => {
    const negative = buildItem.numericEntry({ form: "fraction", numerator: -1, denominator: 2 });
    expect(scoreResponse(negative, typedFraction("1", "-2"))).toEqual(RIGHT);
    expect(scoreResponse(negative, typedFraction("1", "2"))).toEqual(WRONG);
  });
  it("refuses a zero denominator and anything but integers", () => {
    expect(scoreResponse(item, typedFraction("3", "0"))).toEqual({
      kind: "invalid",
      reason: "zero-denominator",
    });
    expect(scoreResponse(item, typedFraction("1.5", "4"))).toEqual({
      kind: "invalid",
      reason: "not-a-number",
    });
  });
  it("refuses a decimal in place of a fraction", () => {
    expect(scoreResponse(item, typed("0.375"))).toEqual({
      kind: "invalid",
      reason: "type-mismatch",
    });
  });
  it("is incomplete with one box empty", () => {
    expect(scoreResponse(item, typedFraction("3", ""))).toEqual(INCOMPLETE);
  });
  it("takes every multiple of the key and nothing else", () => {
    const scale = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(scale, (k) => {
        const at = (numerator: number): NumericEntryValue => ({
          form: "fraction",
          numerator: String(numerator),
          denominator: String(8 * k),
        });
        const score = (entry: NumericEntryValue) =>
          scoreResponse(item, { type: "numeric-entry", entry });
        expect(score(at(3 * k))).toEqual(RIGHT);
        expect(score(at(3 * k + 1))).toEqual(WRONG);
      }),
    );
  });
});
