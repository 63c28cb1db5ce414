import { expect, it } from "vitest";
import { itemsByWord, wordsOfItem } from "./item-words.ts";
import { lexiconOf } from "./lexicon.ts";
import { realBank } from "./testing/real-bank.ts";
import { realLibrary } from "./testing/real-library.ts";

it("finds the questions with a word, those of a passage with it behind the others", () => {
  const [bank, lexicon] = [realBank(), lexiconOf(realLibrary())];
  const items = itemsByWord(bank, lexicon);
  const places = new Map(
    [...bank.items.values()].map((item) => [
      item.id,
      new Map(wordsOfItem(bank, lexicon, item).map(({ wordId, place }) => [wordId, place])),
    ]),
  );
  let mixed = 0;
  for (const [wordId, ids] of items) {
    const inPassage = ids.map((id) => places.get(id)?.get(wordId) === "stimulus");
    expect(inPassage).toEqual([...inPassage].sort((one, other) => Number(one) - Number(other)));
    expect(new Set(ids).size).toBe(ids.length);
    if (new Set(inPassage).size === 2) mixed += 1;
  }
  expect(mixed).toBeGreaterThan(0);
});
