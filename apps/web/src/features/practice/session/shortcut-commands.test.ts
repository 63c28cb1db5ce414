import { describe, expect, it } from "vitest";
import { commandFor, type KeyContext, type KeyPress } from "./shortcut-commands.ts";

const context: KeyContext = {
  optionIds: ["A", "B", "C", "D", "E"],
  prefix: null,
  lettersOn: true,
};
function press(key: string, changes: Partial<KeyPress & KeyContext> = {}) {
  const target = changes.target ?? "page";
  const { control = false, shift = false, foreign = false } = changes;
  return commandFor({ key, control, shift, foreign, target }, { ...context, ...changes });
}
const commandOf = (...parameters: Parameters<typeof press>) => press(...parameters).command;

describe("shortcuts", () => {
  it("choose an option by its letter or its number", () => {
    expect(commandOf("b")).toEqual({ kind: "pick", optionId: "B" });
    expect(commandOf("3")).toEqual({ kind: "pick", optionId: "C" });
    expect(commandOf("9")).toBeNull();
  });

  it("reach the tools by letters that no option has, and by Shift always", () => {
    expect(commandOf("n")).toEqual({ kind: "next" });
    expect(commandOf("B", { shift: true })).toEqual({ kind: "back" });
    expect(commandOf("C", { shift: true })).toEqual({ kind: "calculator" });
    expect(commandOf("c", { optionIds: [] })).toEqual({ kind: "calculator" });
  });

  it("[PS1] tell the sureness by one key", () => {
    expect(press("s")).toEqual({ command: { kind: "sureness" }, prefix: null });
    expect(commandOf("s", { target: "entry" })).toBeNull();
    expect(commandOf("s", { lettersOn: false })).toBeNull();
  });

  it("strike out with X and a letter", () => {
    expect(press("x").prefix).toBe("x");
    expect(commandOf("b", { prefix: "x" })).toEqual({ kind: "eliminate", optionId: "B" });
  });

  it("forget a first letter when the second makes no sense, and keep it over Shift", () => {
    expect(press("q", { prefix: "x" })).toEqual({ command: null, prefix: null });
    expect(press("Shift", { prefix: "x" })).toEqual({ command: null, prefix: "x" });
  });

  it("never fire while text is typed, but for Ctrl+Enter", () => {
    for (const target of ["text", "entry"] as const) {
      for (const key of ["n", "a", "1", "?", "x"]) expect(commandOf(key, { target })).toBeNull();
      expect(commandOf("Enter", { target, control: true })).toEqual({ kind: "advance" });
    }
    expect(commandOf("Enter", { target: "text" })).toBeNull();
    expect(commandOf("Enter", { target: "entry" })).toEqual({ kind: "advance" });
  });

  it("leave Enter to buttons and links", () => {
    expect(commandOf("Enter", { target: "control" })).toBeNull();
    expect(commandOf("Enter")).toEqual({ kind: "advance" });
  });

  it("leave the keys of the browser and of screen readers alone", () => {
    expect(commandOf("n", { foreign: true })).toBeNull();
    expect(commandOf("c", { control: true })).toBeNull();
  });

  it("are silent, but for Enter, once letters are switched off", () => {
    expect(commandOf("a", { lettersOn: false })).toBeNull();
    expect(commandOf("?", { lettersOn: false })).toBeNull();
    expect(commandOf("Enter", { lettersOn: false })).toEqual({ kind: "advance" });
  });
});
