import { describe, expect, it } from "vitest";
import { wordCommandFor } from "./word-commands.ts";

const PRESS = { control: false, shift: false, foreign: false, target: "page" } as const;
const ASKED = { stage: "asked", choices: 5, ratings: 4, lettersOn: true } as const;
const JUDGED = { ...ASKED, stage: "judged" } as const;

describe("[PS4] keys while words are practiced", () => {
  it.each([
    ["b", { kind: "choose", place: 1 }],
    ["5", { kind: "choose", place: 4 }],
    ["6", null],
    ["n", { kind: "not-known" }],
    ["u", { kind: "undo" }],
    ["?", { kind: "help" }],
  ])("%s while a word is asked", (key, command) => {
    expect(wordCommandFor({ ...PRESS, key }, ASKED)).toEqual(command);
  });

  it.each([
    ["1", { kind: "rate", place: 0 }],
    ["4", { kind: "rate", place: 3 }],
    ["5", null],
    ["b", null],
    ["n", null],
    ["l", { kind: "listen" }],
  ])("%s once it is judged", (key, command) => {
    expect(wordCommandFor({ ...PRESS, key }, JUDGED)).toEqual(command);
  });

  it("leaves what is typed to the field, and takes Enter as the answer", () => {
    const typing = { ...PRESS, target: "entry" } as const;
    expect(wordCommandFor({ ...typing, key: "u" }, ASKED)).toBeNull();
    expect(wordCommandFor({ ...typing, key: "Enter" }, ASKED)).toEqual({ kind: "go-on" });
    expect(wordCommandFor({ ...PRESS, target: "control", key: "Enter" }, ASKED)).toBeNull();
  });

  it("keeps Enter where single keys are switched off", () => {
    const off = { ...JUDGED, lettersOn: false };
    expect(wordCommandFor({ ...PRESS, key: "1" }, off)).toBeNull();
    expect(wordCommandFor({ ...PRESS, key: "Enter" }, off)).toEqual({ kind: "go-on" });
  });

  it("never takes a key of the browser or the screen reader", () => {
    expect(wordCommandFor({ ...PRESS, foreign: true, key: "1" }, JUDGED)).toBeNull();
  });
});
