import { describe, expect, it } from "vitest";
import { advanceEssay, beginHistory, type EssayEvent, type EssayHistory } from "./essay-history.ts";

const MOST = 100;
let atMs = 0;

/** Types letter by letter, 100 ms apart. */
function type(history: EssayHistory, letters: string): EssayHistory {
  return [...letters].reduce((before, letter) => {
    const { text, start, end } = before.now;
    const next = text.slice(0, start) + letter + text.slice(end);
    atMs += 100;
    const writing = { text: next, start: start + 1, end: start + 1 };
    return advanceEssay(before, { kind: "typed", writing, atMs });
  }, history);
}
function after(history: EssayHistory, ...events: EssayEvent[]): EssayHistory {
  return events.reduce(advanceEssay, history);
}
const undo: EssayEvent = { kind: "undone" };
const redo: EssayEvent = { kind: "redone" };
const replaced = (by: string): EssayEvent => ({ kind: "replaced", by, most: MOST });

describe("the history of an essay", () => {
  it("takes another text in place of the whole as one step, and gives the one before back", () => {
    const typed = type(beginHistory(""), "one two");
    const rewritten = after(typed, { kind: "rewritten", text: "an older text" });
    expect(rewritten.now).toEqual({ text: "an older text", start: 13, end: 13 });
    expect(after(rewritten, undo).now).toEqual(typed.now);
    expect(after(rewritten, undo, redo).now.text).toBe("an older text");
    expect(after(typed, { kind: "rewritten", text: "one two" })).toBe(typed);
  });

  it("undoes word by word and redoes in the same steps", () => {
    const typed = type(beginHistory(""), "one two");
    const once = after(typed, undo);
    expect(once.now.text).toBe("one ");
    expect(after(once, undo).now.text).toBe("");
    expect(after(once, undo, undo).now.text).toBe("");
    expect(after(once, redo).now).toEqual(typed.now);
  });

  it("begins a new step after a pause, and where writing turns to deleting", () => {
    const before = type(beginHistory(""), "ab");
    atMs += 2_000;
    expect(after(type(before, "c"), undo).now.text).toBe("ab");
    const deleted = advanceEssay(before, {
      kind: "typed",
      writing: { text: "a", start: 1, end: 1 },
      atMs,
    });
    expect(after(deleted, undo).now.text).toBe("ab");
  });

  it("forgets what redo would bring once something else is written", () => {
    const undone = after(type(beginHistory(""), "one two"), undo);
    expect(after(type(undone, "x"), redo).now.text).toBe("one x");
  });

  it("puts text in place of the selection as one step, and never beyond the most", () => {
    const selected = after(beginHistory("one two"), { kind: "selected", start: 4, end: 7 });
    const pasted = after(selected, replaced("three"));
    expect(pasted.now).toEqual({ text: "one three", start: 9, end: 9 });
    expect(after(pasted, undo).now).toEqual({ text: "one two", start: 4, end: 7 });
    const full = after(beginHistory("x".repeat(MOST - 1)), replaced("abc"));
    expect(full.now.text).toHaveLength(MOST);
  });

  it("makes no step of a paste of nothing", () => {
    const before = beginHistory("one");
    expect(after(before, replaced(""))).toBe(before);
  });
});
