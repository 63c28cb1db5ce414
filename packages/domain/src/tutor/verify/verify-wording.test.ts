import { describe, expect, it } from "vitest";
import { untrueDefinitions } from "./definitions.ts";
import { untrueLearnerFigures } from "./learner-claims.ts";
import { numbersIn, readNumber } from "./numbers-in.ts";
import { untrueQuotations } from "./quotations.ts";
import { relationsWritten } from "./relations-written.ts";

describe("numbers", () => {
  it.each([
    ["12.50 dollars", "25/2"],
    ["\\$1,250.", "1250"],
    ["$\\frac{3}{8}$ of it", "3/8"],
    ["-\\frac{1}{2}", "-1/2"],
    ["3/8", "3/8"],
    ["−4", "-4"],
    ["(42)", "42"],
  ])("reads %s", (text, value) => {
    expect(readNumber(text)?.toFraction()).toBe(value);
  });

  it("reads none where a text begins with none", () => {
    expect(readNumber("about 12")).toBeNull();
    expect(readNumber("\\frac{1}{0}")).toBeNull();
  });

  it("finds digits and small words alike", () => {
    expect(numbersIn("Two of the 1,200 and 0.50")).toEqual(["1200", "0.5", "2"]);
  });
});

describe("quotations", () => {
  const source = "The crusts, once praised, were stripped; nobody asked why.";

  it("stand in a source, whatever the punctuation at their ends", () => {
    expect(untrueQuotations("It says “once praised, were stripped.”", source)).toEqual([]);
    expect(untrueQuotations('It says "The crusts … nobody asked why"', source)).toEqual([]);
  });

  it("are found where they do not", () => {
    expect(untrueQuotations("It says “everybody asked why”", source)).toEqual([
      "everybody asked why",
    ]);
  });

  it("of one word are no quotations", () => {
    expect(untrueQuotations("a “trap” word", source)).toEqual([]);
  });
});

describe("relations", () => {
  it("are found in formulas and in prose", () => {
    const text = "Since $x = 4$, $2x + 1 = 9 \\Rightarrow x \\le 5$. And 3 + 4 = 7 too.";
    expect(relationsWritten(text)).toEqual(["x = 4", "2x + 1 = 9", "x \\le 5", "3 + 4 = 7"]);
  });
});

describe("definitions", () => {
  const library = {
    lookUp: async (word: string) => ({
      word,
      source: "lexicon" as const,
      senses: [
        {
          partOfSpeech: "adjective",
          definition: "using very few words",
          sentences: [],
          synonyms: ["terse", "concise"],
          antonyms: [],
        },
      ],
      root: null,
      mnemonic: null,
      confusedWith: [],
    }),
  };

  it("agree with the lexicon in a word, or with what is said of the question", async () => {
    const told = (text: string, sources = "") => untrueDefinitions(text, { library, sources });
    expect(await told('"Laconic" means terse.')).toEqual([]);
    expect(await told('"Laconic" means sparing of speech.', "A laconic host is sparing.")).toEqual(
      [],
    );
    expect(await told('"Laconic" means fond of long speeches.')).toEqual(["Laconic"]);
  });
});

describe("figures about the student", () => {
  const known = { known: new Set(["62", "3", "38"]), counted: new Set(["62"]) };

  it("are those that were counted", () => {
    expect(untrueLearnerFigures("You took 62 seconds, with 3 hints.", known)).toEqual([]);
    expect(untrueLearnerFigures("You took 63 seconds.", known)).toHaveLength(1);
  });

  it("over many questions are no numbers of this one", () => {
    expect(untrueLearnerFigures("Your accuracy on this topic is 38 percent.", known)).toHaveLength(
      1,
    );
    expect(untrueLearnerFigures("You have answered 38 questions like this.", known)).toHaveLength(
      1,
    );
    expect(untrueLearnerFigures("You have answered 62 questions like this.", known)).toEqual([]);
  });

  it("are not the numbers of the question", () => {
    expect(untrueLearnerFigures("If 7 pumps work, the tank fills sooner.", known)).toEqual([]);
  });
});
