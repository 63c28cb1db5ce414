import { describe, expect, it } from "vitest";
import { buildDrill } from "./build-drill.ts";
import type { DrillKind } from "./drill.ts";
import { indexDrillWords, mayMeanTheSame } from "./drill-words.ts";
import type { LexiconSense, LexiconWord } from "./lexicon-word.ts";

const SENSE: LexiconSense = {
  partOfSpeech: "adjective",
  definition: "",
  sentences: [],
  fits: [],
  synonyms: [],
  antonyms: [],
  charge: "neutral",
};

/** Definitions of one made-up stem each have nothing in common. */
const word = (
  id: string,
  senses: readonly Partial<LexiconSense>[] = [{}],
  confusedWith: readonly string[] = [],
): LexiconWord => ({
  id,
  frequency: 1,
  senses: senses.map((sense, at) => ({ ...SENSE, definition: `${id}like${at}`, ...sense })),
  confusedWith: confusedWith.map((other) => ({ word: other })),
});

const FILLERS = [
  "verdant",
  "opulent",
  "docile",
  "morose",
  "zany",
  "brackish",
  "nimble",
  "lunar",
].map((id) => word(id));
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

/** The wrong options of a word's drill, of one seed after the other. */
function wrongOf(
  asked: LexiconWord,
  others: readonly LexiconWord[],
  kind: DrillKind = "meaning-to-word",
): string[][] {
  const index = indexDrillWords([asked, ...others, ...FILLERS]);
  return SEEDS.map((seed) => {
    const drill = buildDrill(index, { word: asked, kind, answerBy: "choosing", seed });
    const options = drill?.prompt.options ?? [];
    return options.filter(({ id }) => !drill?.key.includes(id)).map(({ text }) => text);
  });
}

const shareWith = (wrong: readonly string[][], id: string) =>
  wrong.filter((options) => options.includes(id)).length / wrong.length;

describe("wrong options", () => {
  const terse = word("terse", [{ antonyms: ["wordy", "verbose"] }], ["tense"]);
  const wordy = word("wordy", [{ antonyms: ["terse"], definition: "far from terse" }]);
  const verbose = word("verbose", [{ antonyms: ["terse"] }]);
  const tense = word("tense", [{}], ["terse"]);

  it("are often a word that is taken for the asked one or means the contrary, one at a time", () => {
    const wrong = wrongOf(terse, [wordy, verbose, tense]);
    const named = ["wordy", "verbose", "tense"];
    for (const id of named) expect(shareWith(wrong, id)).toBeGreaterThan(0.05);
    const none = wrong.filter((options) => !options.some((id) => named.includes(id)));
    expect(none.length).toBeGreaterThan(5);
    // Opposed to the same word, they may mean the same: each would tell that the other is wrong.
    for (const options of wrong) {
      expect(options.includes("wordy") && options.includes("verbose")).toBe(false);
    }
  });

  it("may look like the asked word where the lexicon tells the two apart, and else not", () => {
    const ingenious = word("ingenious", [{}], ["ingenuous"]);
    const told = word("ingenuous", [{}], ["ingenious"]);
    expect(shareWith(wrongOf(ingenious, [told]), "ingenuous")).toBeGreaterThan(0.3);
    expect(shareWith(wrongOf(word("ingenious"), [word("ingenuous")]), "ingenuous")).toBe(0);
  });

  it("are never an opposite or a confusable that means the same in another sense", () => {
    const sanction = (other: Partial<LexiconSense>) =>
      word("sanction", [{ antonyms: ["censure"] }, other]);
    const censure = word("censure", [
      { antonyms: ["sanction"] },
      { definition: "a stern public rebuke", synonyms: ["penalty"] },
    ]);
    expect(shareWith(wrongOf(sanction({}), [censure]), "censure")).toBeGreaterThan(0.3);
    const bySynonym = sanction({ synonyms: ["penalty"] });
    expect(shareWith(wrongOf(bySynonym, [censure]), "censure")).toBe(0);
    const byDefinition = sanction({ definition: "a stern public rebuke" });
    expect(shareWith(wrongOf(byDefinition, [censure]), "censure")).toBe(0);
    const alike = { definition: "a stern public rebuke" };
    const looks = [word("tense", [alike], ["terse"]), word("terse", [alike], ["tense"])] as const;
    expect(shareWith(wrongOf(looks[0], [looks[1]]), "terse")).toBe(0);
  });

  it("are of like charge and topic where a definition decides, and need not be in a sentence", () => {
    const definition = "idle speech";
    const sentences = ["The glib salesman never once let us finish a question."];
    const glib = word("glib", [{ definition, sentences, charge: "negative" }]);
    const near = ["gruff", "tart", "snide"].map((id) =>
      word(id, [{ definition: `${id}like speech`, charge: "negative" }]),
    );
    expect(new Set(wrongOf(glib, near).flat())).toEqual(new Set(["gruff", "tart", "snide"]));
    const inSentence = wrongOf(glib, near, "sentence-blank");
    expect(new Set(inSentence.flat()).size).toBeGreaterThan(5);
  });
});

describe("two words", () => {
  const same = (one: LexiconWord, other: LexiconWord) =>
    mayMeanTheSame(indexDrillWords([one, other, ...FILLERS]), one.id, other.id);

  it("may mean the same where they are defined alike or opposed to one word", () => {
    const definition = "shockingly wicked and cruel";
    const heinous = word("heinous", [{ definition }]);
    expect(same(heinous, word("egregious", [{ definition: "shockingly wicked" }]))).toBe(true);
    expect(same(heinous, word("egregious", [{ definition: "shockingly tall" }]))).toBe(false);
    const opposed = (id: string, antonym: string) => word(id, [{ antonyms: [antonym] }]);
    expect(same(opposed("curt", "wordy"), opposed("pithy", "wordy"))).toBe(true);
    expect(same(opposed("curt", "wordy"), opposed("pithy", "windy"))).toBe(false);
  });
});
