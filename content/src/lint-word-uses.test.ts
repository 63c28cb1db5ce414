import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KeyedItem, Passage } from "@lexiquant/domain/item";
import { itemIdSchema, stimulusIdSchema } from "@lexiquant/domain/kernel";
import { buildItem, buildOptions } from "@lexiquant/domain/testing";
import { describe, expect, it } from "vitest";
import { type Word, type WordUse, wordUseSchema } from "./authored-library.ts";
import { makeBank } from "./bank.ts";
import { headwordFinder } from "./headwords.ts";
import { lintWordUses } from "./lint-word-uses.ts";
import { mapReader } from "./read-entries.ts";
import { usesByText, wordsInUse } from "./words-in-use.ts";

const PASSAGE: Passage = {
  id: stimulusIdSchema.parse("passage-mill"),
  kind: "passage",
  title: "",
  length: "short",
  field: "arts",
  paragraphs: [[{ id: "p1s1", text: "No accord was sound, and the terse owner knew it." }]],
};
const item: KeyedItem = {
  ...buildItem.readingSingle("B"),
  id: itemIdSchema.parse("v-rc1-001"),
  stimulusId: PASSAGE.id,
  stem: "According to the passage, what was the owner?",
  options: buildOptions("AB").map((option) => ({ ...option, text: "of sound mind" })),
};
const bank = makeBank({ items: [item], stimuli: [PASSAGE], misconceptions: [], components: [] });

function word(id: string, senses: number): Word {
  const sense: Word["senses"][number] = {
    partOfSpeech: "verb",
    definition: "to do as it says",
    sentences: [],
    fits: [],
    synonyms: [],
    antonyms: [],
    charge: "neutral",
  };
  const all = Array.from({ length: senses }, () => sense);
  return { id, frequency: 1, senses: all, root: null, mnemonic: null, confusedWith: [] };
}
const words = [word("accord", 3), word("sound", 3), word("terse", 1)];

const usesOf = (ofItem: WordUse["senses"], ofPassage: WordUse["senses"]): WordUse[] => [
  { id: item.id, senses: ofItem },
  { id: PASSAGE.id, senses: ofPassage },
];
const lint = (...labels: Parameters<typeof usesOf>) =>
  lintWordUses({ words, wordUses: usesOf(...labels) }, bank);

describe("lintWordUses", () => {
  it("has nothing against a label for each word of several senses where it stands", () => {
    expect(lint({ accord: 0, sound: 1 }, { accord: 2 })).toEqual([]);
  });

  it("misses those that nobody has read, in a passage too where no question has the word", () => {
    expect(lint({ accord: 0 }, {})).toEqual([
      "v-rc1-001: nobody has said in which sense it uses sound",
      "passage-mill: nobody has said in which sense it uses accord",
    ]);
  });

  it("refuses a label for a word that is not there, or that the question has itself", () => {
    expect(lint({ accord: 0, sound: 1, mill: 1 }, { accord: 2, sound: 1 })).toEqual([
      "v-rc1-001: has a sense for mill, which is not there",
      "passage-mill: has a sense for sound, which is not there",
    ]);
  });

  it("refuses a sense that the word has not, and says of a word of one sense only that it is another", () => {
    expect(lint({ accord: 0, sound: 4 }, { accord: 2, terse: 1 })).toEqual([
      "v-rc1-001: uses sound in sense 4 of 3",
      "passage-mill: needs no sense for terse, which has one",
    ]);
    expect(lint({ accord: 0, sound: 3 }, { accord: 2, terse: 0 })).toEqual([]);
  });
});

describe("wordsInUse", () => {
  const inUse = (...labels: Parameters<typeof usesOf>) =>
    wordsInUse(bank, item, {
      headwordOf: headwordFinder(new Map(words.map((entry) => [entry.id, entry]))),
      usesOf: usesByText(usesOf(...labels)),
    }).map(({ wordId, place, sense }) => [wordId, place, sense]);

  it("has words of options, stem and passage once, and none that is used in no sense of its own", () => {
    expect(inUse({ accord: 3, sound: 2 }, {})).toEqual([
      ["sound", "option", 1],
      ["accord", "stem", 2],
      ["terse", "stimulus", 0],
    ]);
    expect(inUse({ accord: 0, sound: 2 }, { accord: 2, terse: 0 })).toEqual([
      ["sound", "option", 1],
      ["accord", "stimulus", 1],
    ]);
  });
});

describe("maps of the content", () => {
  it("become entries by their keys, in the order of these", () => {
    const folder = mkdtempSync(join(tmpdir(), "lexiquant-maps-"));
    mkdirSync(join(folder, "word-uses"));
    const readBack = (text: string) => {
      writeFileSync(join(folder, "word-uses", "all.yaml"), text);
      const problems: string[] = [];
      const entries = mapReader(folder, problems)("word-uses", wordUseSchema, "senses");
      return { entries, problems };
    };
    const sound = readBack("a-1: { mean: 3 }\nb-1: { sound: 0 }\n");
    expect(sound).toEqual({
      entries: [
        { id: "a-1", senses: { mean: 3 } },
        { id: "b-1", senses: { sound: 0 } },
      ],
      problems: [],
    });
    const swapped = readBack("b-1: { sound: 0 }\na-1: { mean: 9 }\n");
    expect(swapped.problems).toEqual([
      "word-uses/all.yaml: a-1 is not where it belongs",
      expect.stringContaining("word-uses/all.yaml: a-1: senses.mean:"),
    ]);
    expect(readBack("- a\n").problems).toEqual(["word-uses/all.yaml: is not a map"]);
    rmSync(folder, { recursive: true });
  });
});
