import { describe, expect, it } from "vitest";
import { nodeOf } from "../../../testing/standing-builder.ts";
import {
  changeSentence,
  changeVerdict,
  fadedSentence,
  masteryInWords,
  partsInWords,
  wordsSentence,
} from "./mastery-words.ts";

describe("a topic in words", () => {
  it("[AN2] gives the share with its range, or what is missing", () => {
    expect(masteryInWords(nodeOf())).toBe("62% (54–70%)");
    expect(masteryInWords(nodeOf({ pCorrect: null, answersNeeded: 3 }))).toBe(
      "Not enough yet: 3 more answers",
    );
  });

  it("[AN2] names what the ability is made of, with signs", () => {
    expect(partsInWords(nodeOf())).toBe("Overall +0.3, Algebra −0.4, faded −0.1");
    expect(partsInWords(nodeOf({ parts: [{ kind: "skill", name: "Ratio", value: -0.04 }] }))).toBe(
      "Ratio 0.0",
    );
  });

  it("names the words behind a topic, and nothing where there are none", () => {
    expect(wordsSentence(nodeOf())).toBeNull();
    expect(wordsSentence(nodeOf({ words: { met: 40, known: 11, learned: 0 } }))).toBe(
      "Words count here too, at a third of a question: of 40 words met for the first time you knew 11.",
    );
    expect(wordsSentence(nodeOf({ words: { met: 40, known: 11, learned: 3 } }))).toContain(
      "3 others came right after three weeks or more.",
    );
    expect(wordsSentence(nodeOf({ words: { met: 0, known: 0, learned: 1 } }))).toBe(
      "Words count here too: 1 word you did not know came right after three weeks or more.",
    );
  });

  it("calls a change one only where its written range leaves zero out", () => {
    const change = (low: number, high: number) =>
      nodeOf({ change: { estimate: (low + high) / 2, low, high } });
    expect(changeVerdict(change(0.01, 0.1))).toBe("up");
    expect(changeVerdict(change(-0.1, -0.01))).toBe("down");
    expect(changeVerdict(change(0.004, 0.1))).toBe("unclear");
    expect(changeVerdict(nodeOf({ change: null }))).toBeNull();
    expect(changeSentence(nodeOf())).toBe(
      "Change in 30 days: +5 (−1 to +11) percentage points, so perhaps none.",
    );
  });

  it("tells what forgetting has taken, and nothing where it has taken nothing", () => {
    expect(fadedSentence(nodeOf())).toBe(
      "Last practiced on November 2, 2026. Forgetting has taken about 4 percentage points since then. Half of what practice has won here is gone after about 21 days.",
    );
    expect(fadedSentence(nodeOf({ faded: 0.004 }))).toBe("Last practiced on November 2, 2026.");
    expect(fadedSentence(nodeOf({ lastPracticed: null }))).toBeNull();
  });
});
