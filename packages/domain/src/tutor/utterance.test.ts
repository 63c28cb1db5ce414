import { describe, expect, it } from "vitest";
import { readSlots, tokensOf } from "./utterance.ts";

describe("what an utterance is about", () => {
  it("reads letters of options, and no other letters", () => {
    expect(readSlots("why not option B?").optionIds).toEqual(["B"]);
    expect(readSlots("is it (c) or (E)").optionIds).toEqual(["C", "E"]);
    expect(readSlots("I picked D").optionIds).toEqual(["D"]);
    expect(readSlots("A number is even").optionIds).toEqual([]);
    expect(readSlots("I don't get it").optionIds).toEqual([]);
  });

  it("reads numbers of steps, also the last", () => {
    expect(readSlots("explain step 3").stepNumber).toBe(3);
    expect(readSlots("what happens in the second step?").stepNumber).toBe(2);
    expect(readSlots("and the last step").stepNumber).toBe(-1);
    expect(readSlots("explain it").stepNumber).toBeNull();
  });

  it("reads words asked about, and takes no apostrophe for a quotation mark", () => {
    expect(readSlots('what does "laconic" mean?').words).toEqual(["laconic"]);
    expect(readSlots("difference between prudent and prudish").words).toEqual([
      "prudent",
      "prudish",
    ]);
    expect(readSlots("define equivocal").words).toEqual(["equivocal"]);
    expect(readSlots("I don't know what's meant here").words).toEqual([]);
  });

  it("cuts equations out of the sentence around them", () => {
    expect(readSlots("is 3(x+2) = 3x + 6 right?").relations).toEqual(["3(x+2) = 3x + 6"]);
    expect(readSlots("so I got x <= 4, ok?").relations).toEqual(["x <= 4"]);
    expect(readSlots("what is the answer").relations).toEqual([]);
  });

  it("reads what is to be drawn, and how many questions are wanted", () => {
    expect(readSlots("plot y = x^2 - 4x + 3").expression).toBe("x^2 - 4x + 3");
    expect(readSlots("draw me a cat").expression).toBeNull();
    expect(readSlots("give me 15 hard questions on percent, timed")).toMatchObject({
      count: 15,
      timed: true,
    });
  });

  it("gives recognition one word for all options, numbers and equations", () => {
    expect(tokensOf("Why isn't it option B, when 3x = 12?")).toEqual(
      tokensOf("why isn't it option D, when 5y = 20?"),
    );
  });
});
