import type { KeyedItem } from "@lexiquant/domain/item";
import type { ItemId } from "@lexiquant/domain/kernel";
import { describe, expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import {
  evaluateModelWording,
  evaluateTutor,
  missedBars,
  missedModelBars,
} from "./evaluate-tutor.ts";
import { giveaway } from "./leaks.ts";

const MINUTES_MS = 60_000;

describe("the built-in tutor", () => {
  it(
    "meets the bars of its evaluation on every item of the bank",
    async () => {
      const result = await evaluateTutor();
      expect(result.failures).toEqual([]);
      expect(missedBars(result)).toEqual([]);
    },
    5 * MINUTES_MS,
  );
});

describe("a language model behind the tutor", () => {
  it(
    "shows nothing untrue of what it says, and leaves nobody without an answer",
    async () => {
      const result = await evaluateModelWording();
      expect(result.failures).toEqual([]);
      expect(missedModelBars(result)).toEqual([]);
    },
    5 * MINUTES_MS,
  );
});

describe("looking for leaks", () => {
  function item(id: string): KeyedItem {
    const found = realBank().items.get(id as ItemId);
    if (found === undefined) throw new Error(`${id} is gone`);
    return found;
  }

  it("finds the explanation, the letter and the value of the key in a reply", () => {
    const choice = item("q-sc-001");
    const entry = item("q-ne-001");
    expect(giveaway(choice, `So: ${choice.explanation.quick}`, "why")).not.toBeNull();
    expect(giveaway(choice, "I would look at option C again.", "help")).not.toBeNull();
    if (entry.type !== "numeric-entry" || entry.key.form !== "decimal")
      throw new Error("not a decimal");
    expect(giveaway(entry, `You should get ${entry.key.value} in the end.`, "help")).not.toBeNull();
  });

  it("does not take hints, or what the student said, for a leak", () => {
    const entry = item("q-ne-001");
    expect(giveaway(entry, entry.explanation.hints.join(" "), "hint")).toBeNull();
    if (entry.type !== "numeric-entry" || entry.key.form !== "decimal")
      throw new Error("not a decimal");
    const said = `is it ${entry.key.value}?`;
    expect(giveaway(entry, `I do not say whether it is ${entry.key.value}.`, said)).toBeNull();
  });
});
