import { describe, expect, it } from "vitest";
import { blankSentence } from "./blank-sentence.ts";
import { certainForm, spellings, type WordForm } from "./inflect-word.ts";

it.each<[string, WordForm, string | null]>([
  ["abate", "past", "abated"],
  ["vex", "third", "vexes"],
  ["rarefy", "past", "rarefied"],
  ["rarefy", "present", "rarefying"],
  ["sap", "past", "sapped"],
  ["flee", "present", "fleeing"],
  ["mimic", "past", "mimicked"],
  ["vie", "present", "vying"],
  ["quell", "past", "quelled"],
  // No rule makes these.
  ["withdraw", "past", null],
  ["forsake", "past", null],
  ["foretell", "past", null],
  ["gainsay", "past", null],
  ["browbeat", "past", null],
  ["give up", "past", null],
  // Letters do not tell the stress: abetted, but offered.
  ["abet", "past", null],
  ["offer", "present", null],
  ["equip", "past", null],
  ["equivocal", "base", "equivocal"],
])("spells %s in the form %s as %s", (word, form, spelt) => {
  expect(certainForm(word, form)).toBe(spelt);
});

it("accepts both spellings where it is not sure of one", () => {
  expect(spellings("abet", ["verb"])).toEqual(
    expect.arrayContaining(["abet", "abetted", "abets", "abetting"]),
  );
});

describe("a blank", () => {
  it("takes out the one form that stands in the sentence", () => {
    expect(blankSentence("An abrasive pad scratches.", "abrasive", "adjective")).toEqual({
      before: "A(n) ",
      after: " pad scratches.",
      answer: "abrasive",
      form: "base",
    });
    expect(blankSentence("Storms abate.", "abate", "verb")?.form).toBe("base");
  });

  it("is not made where the word stands twice, in another form, or beside its kin", () => {
    const sentences = ["They abate as others abate.", "He forsook it.", "The abatement abated."];
    expect(blankSentence(sentences[0] ?? "", "abate", "verb")).toBeNull();
    expect(blankSentence(sentences[1] ?? "", "forsake", "verb")).toBeNull();
    expect(blankSentence(sentences[2] ?? "", "abate", "verb")).toBeNull();
  });
});
