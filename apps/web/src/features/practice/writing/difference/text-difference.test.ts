import { describe, expect, it } from "vitest";
import { type DifferencePart, textDifference } from "./text-difference.ts";

const without = (parts: readonly DifferencePart[], kind: DifferencePart["kind"]) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join("");

const BEFORE = "Cities grow. They must be quiet, I think. Noise harms sleep.\n\nSo noise must end.";

describe("the difference of two versions", () => {
  it.each([
    ["nothing changed", BEFORE, BEFORE],
    ["a word was exchanged", BEFORE, BEFORE.replace("quiet", "silent")],
    ["a sentence went, another came", BEFORE, `${BEFORE.replace("Cities grow. ", "")} It can.`],
    ["all was rewritten", BEFORE, "Nothing of this is left?\nNo."],
    ["it began empty", "", BEFORE],
    ["it ended empty", BEFORE, ""],
  ])("gives both versions back whole where %s", (_, before, after) => {
    const parts = textDifference(before, after);
    expect(without(parts, "added")).toBe(before);
    expect(without(parts, "removed")).toBe(after);
  });

  it("names the exchanged word alone", () => {
    const parts = textDifference(BEFORE, BEFORE.replace("quiet", "silent"));
    expect(parts.filter(({ kind }) => kind !== "same")).toEqual([
      { kind: "removed", text: "quiet," },
      { kind: "added", text: "silent," },
    ]);
  });

  it("names changes that lie apart one by one, in words and in sentences", () => {
    const before = "One must be quiet at night and loud by day. Yes. It is so. No.";
    const after = "One can be quiet at night and glad by day. It is so. Never.";
    const changed = textDifference(before, after).filter(({ kind }) => kind !== "same");
    expect(changed.map(({ kind, text }) => `${kind} ${text.trim()}`)).toEqual([
      "removed must",
      "added can",
      "removed loud",
      "added glad",
      "removed Yes.",
      "removed No.",
      "added Never.",
    ]);
  });

  it("names an inserted sentence as one part", () => {
    const after = BEFORE.replace("Noise harms", "One can measure this. Noise harms");
    expect(textDifference(BEFORE, after).filter(({ kind }) => kind !== "same")).toEqual([
      { kind: "added", text: "One can measure this. " },
    ]);
  });

  it("keeps a wholly rewritten sentence together instead of mixing its words", () => {
    const parts = textDifference(
      "The old claim is wrong. End.",
      "No city the size of mine sleeps. End.",
    );
    expect(parts.map(({ kind }) => kind)).toEqual(["removed", "added", "same"]);
  });
});
