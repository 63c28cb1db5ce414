import type { Chance, ChanceReason } from "@lexiquant/contract";
import { describe, expect, it } from "vitest";
import { chanceSentence } from "./chance-words.ts";

const known = (pCorrect: number, ...because: ChanceReason[]): Chance => ({
  known: true,
  pCorrect,
  because,
});
const told = (chance: Chance) => chanceSentence(chance, "quantitative");

const BEGINS = "Chance of a right answer to a new question like this today, without a clock:";
const node = { about: "node", name: "Ratio", above: "Arithmetic" } as const;

describe("the chance in words", () => {
  it("has the figure, rounded, and two reasons with what they do to it", () => {
    const low = known(0.484, { ...node, value: -0.6 }, { about: "difficulty", value: -0.4 });
    expect(told(low)).toBe(
      `${BEGINS} about 48%, because you look weaker in Ratio than in Arithmetic as a whole (−) and this one is harder than a question of middle difficulty (−).`,
    );
  });

  it("sets a reason against the other where they pull apart", () => {
    const mixed = known(0.6, { about: "overall", value: 0.9 }, { about: "form", value: -0.1 });
    expect(told(mixed)).toBe(
      `${BEGINS} about 60%, because overall you look stronger than we assume before any answer (+), though your last few answers, whatever they were about, went worse than expected (−).`,
    );
  });

  it.each<[ChanceReason, string]>([
    [{ about: "overall", value: -1 }, "overall you look weaker than we assume before any answer"],
    [{ ...node, value: 1 }, "you look stronger in Ratio than in Arithmetic as a whole"],
    [
      { about: "node", name: "Verbal Reasoning", above: null, value: 1 },
      "you look stronger in Verbal Reasoning than overall",
    ],
    [{ about: "pause", name: "Ratio", value: -1 }, "it is a while since you practiced Ratio"],
    [
      { about: "form", value: 1 },
      "your last few answers, whatever they were about, went better than expected",
    ],
    [{ about: "difficulty", value: 1 }, "this one is easier than a question of middle difficulty"],
  ])("gives one reason alone: %j", (reason, words) => {
    const sign = reason.value > 0 ? "+" : "−";
    expect(told(known(0.5, reason))).toBe(`${BEGINS} about 50%, because ${words} (${sign}).`);
  });

  it("claims no certainty, and no reason where none weighs", () => {
    expect(told(known(0.5))).toBe(`${BEGINS} about 50%.`);
    expect(told(known(0.999))).toBe(`${BEGINS} more than 95%.`);
    expect(told(known(0.01))).toBe(`${BEGINS} less than 5%.`);
  });

  it("says that too little is known, and about how much is missing", () => {
    expect(told({ known: false, answersNeeded: 1 })).toBe(
      "Chance of a right answer to a question like this: not enough data yet. About 1 more answer in Quantitative Reasoning will do.",
    );
  });
});
