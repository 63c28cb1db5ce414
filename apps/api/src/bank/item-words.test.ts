import { wordsInUse } from "@lexiquant/content";
import { itemIdSchema } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import { itemsByWord } from "./item-words.ts";
import { lexiconOf } from "./lexicon.ts";
import { realBank } from "./testing/real-bank.ts";
import { realLibrary } from "./testing/real-library.ts";

const [bank, lexicon] = [realBank(), lexiconOf(realLibrary())];
const items = itemsByWord(bank, lexicon);

it("finds the questions that use a word, those of a passage with it behind the others", () => {
  const places = new Map<string, ReadonlyMap<string, string>>(
    [...bank.items.values()].map((item) => [
      item.id,
      new Map(wordsInUse(bank, item, lexicon).map(({ wordId, place }) => [wordId, place])),
    ]),
  );
  let mixed = 0;
  for (const [wordId, using] of items) {
    const inPassage = using.map(({ id }) => places.get(id)?.get(wordId) === "stimulus");
    expect(inPassage).toEqual([...inPassage].sort((one, other) => Number(one) - Number(other)));
    expect(new Set(using.map(({ id }) => id)).size).toBe(using.length);
    if (new Set(inPassage).size === 2) mixed += 1;
  }
  expect(mixed).toBeGreaterThan(0);
});

it("knows the sense, and leaves out what only looks like the word", () => {
  const labels = realLibrary().wordUses.flatMap(({ id, senses }) =>
    Object.entries(senses).map(([wordId, label]) => ({ id: String(id), wordId, label })),
  );
  const ofQuestions = labels.filter(({ id }) => bank.items.has(itemIdSchema.parse(id)));
  const senseIn = (wordId: string, id: string) =>
    items.get(wordId)?.find((using) => using.id === id)?.sense;
  for (const { id, wordId, label } of ofQuestions.filter(({ label }) => label > 0)) {
    expect(senseIn(wordId, id)).toBe(label - 1);
  }
  // Without a passage, where the word may be used after all.
  const elsewhere = ofQuestions.filter(({ id, label }) => label === 0 && /^v-(?:tc|se)/.test(id));
  expect(elsewhere.length).toBeGreaterThan(0);
  expect(elsewhere.filter(({ id, wordId }) => senseIn(wordId, id) !== undefined)).toEqual([]);
});
