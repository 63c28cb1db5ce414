import { describe, expect, it } from "vitest";
import type { Word } from "./authored-library.ts";
import { lintWordGroups } from "./lint-word-groups.ts";
import { lintWords } from "./lint-words.ts";

type Sense = Word["senses"][number];

const TERSE: Sense = {
  partOfSpeech: "adjective",
  definition: "saying much in few words",
  sentences: [
    "Her terse reply, two words on a postcard, ended a correspondence of twenty years.",
    "The captain was terse on the radio, giving his position and the depth of water in the hold.",
  ],
  fits: [],
  synonyms: ["concise"],
  antonyms: ["wordy"],
  charge: "neutral",
};

function word(id: string, ...changes: Partial<Sense>[]): Word {
  const senses = changes.map((change) => ({ ...TERSE, ...change }));
  return { id, frequency: 1, senses, root: null, mnemonic: null, confusedWith: [] };
}

const lint = (...words: Word[]) => lintWords(words).join("; ");
const lintGroups = (...words: Word[]) => lintWordGroups(words).join("; ");

describe("lintWords", () => {
  it("says nothing against a sound word", () => {
    expect(lint(word("terse", {}))).toBe("");
  });

  it.each(["the quality of being terse", "with terseness", "not terse"])(
    "refuses the definition: %s",
    (definition) => {
      expect(lint(word("terse", { definition }))).toContain("terse: a definition uses");
    },
  );

  it("refuses a definition by a word of the same stem, with or without a prefix", () => {
    const outgrow = word("outgrow", {
      definition: "to leave behind as one grows older",
      sentences: ["Most children fear the dark at four and outgrow the fear by ten."],
    });
    expect(lint(outgrow)).toContain("a definition uses grows, of the same stem");
  });

  it("takes inflections in a sentence, and refuses a sentence without the word", () => {
    const sentence =
      "Her tersest letter to the editor, six words long, was printed on the first page.";
    expect(lint(word("terse", { sentences: [sentence] }))).toBe("");
    const without = "Her reply to the editor, six words long, was printed on the first page.";
    expect(lint(word("terse", { sentences: [without] }))).toContain("a sentence without the word");
  });

  it("refuses a sentence with hardly a word besides that says anything", () => {
    const sentences = ["He was so terse with us all, and she was too."];
    expect(lint(word("terse", { sentences }))).toContain("too thin to pin the meaning down");
  });

  it("refuses a sentence that repeats one of another word", () => {
    const copy = TERSE.sentences[0]?.replace("terse", "laconic") ?? "";
    const laconic = word("laconic", { definition: "of few words", sentences: [copy] });
    expect(lint(word("terse", {}), laconic)).toContain("laconic: a sentence repeats one of terse");
  });

  it("refuses an antonym among the synonyms, a name twice and the word itself", () => {
    const said = lint(
      word("terse", { synonyms: ["concise", "wordy", "concise", "terse"], antonyms: ["wordy"] }),
    );
    expect(said).toContain("wordy is both synonym and antonym");
    expect(said).toContain("has concise twice");
    expect(said).toContain("is its own synonym or antonym");
  });

  it("takes fits sentence by sentence, and only of the sense's own synonyms", () => {
    const synonyms = ["concise", "curt"];
    expect(lint(word("terse", { synonyms, fits: [["concise", "curt"], []] }))).toBe("");
    expect(lint(word("terse", { synonyms, fits: [["concise"]] }))).toContain(
      "terse: fits for 1 sentences of 2",
    );
    expect(lint(word("terse", { synonyms, fits: [["concise"], ["brief"]] }))).toContain(
      "brief fits a sentence and is no synonym of that sense",
    );
    expect(lint(word("terse", { synonyms, fits: [["curt", "curt"], []] }))).toContain(
      "curt fits one sentence twice",
    );
  });
});

describe("lintWordGroups", () => {
  const concise = word("concise", { synonyms: ["terse"] });
  const wordy = word("wordy", { synonyms: [], antonyms: ["terse", "concise"] });

  it("says nothing where every name is answered, or is no headword", () => {
    expect(lintGroups(word("terse", {}), concise, wordy)).toBe("");
    expect(lintGroups(word("terse", { synonyms: ["pointed"], antonyms: [] }))).toBe("");
  });

  it("wants synonyms and antonyms named back", () => {
    const silent = word("concise", { synonyms: ["brief"] });
    expect(lintGroups(word("terse", {}), silent, wordy)).toContain(
      "terse: concise, as adjective, does not have it among its synonyms",
    );
    const mute = word("wordy", { synonyms: [], antonyms: [] });
    expect(lintGroups(word("terse", {}), concise, mute)).toContain("among its antonyms");
  });

  it("wants them named back by a sense of the same part of speech", () => {
    const noun = word("concise", { synonyms: ["terse"], partOfSpeech: "noun" });
    expect(lintGroups(word("terse", {}), noun, wordy)).toContain(
      "concise has no sense as adjective",
    );
    const both = word("concise", { synonyms: [] }, { synonyms: ["terse"], partOfSpeech: "noun" });
    expect(lintGroups(word("terse", {}), both, wordy)).toContain("does not have it among");
  });

  it("wants what fits a sentence to be a headword of that part of speech", () => {
    const fits = [["concise"], []];
    const noun = word("concise", { synonyms: ["terse"], partOfSpeech: "noun" });
    const said = "terse: concise fits a sentence and is no headword as adjective";
    expect(lintGroups(word("terse", { fits }), concise, wordy)).toBe("");
    expect(lintGroups(word("terse", { fits }), noun, wordy)).toContain(said);
    expect(lintGroups(word("terse", { fits }), wordy)).toContain(said);
  });

  it("wants a pair that is confused told at both words", () => {
    const difference = "the one is of style, the other of rank";
    const terse = { ...word("terse", {}), confusedWith: [{ word: "concise", difference }] };
    expect(lintGroups(terse, concise, wordy)).toContain(
      "concise is not said to be confused with it",
    );
    const back = { ...concise, confusedWith: [{ word: "terse", difference }] };
    expect(lintGroups(terse, back, wordy)).toBe("");
  });
});
