import { expect, it } from "vitest";
import { importSentence } from "./import-words-text.ts";

const NOTHING = { added: 0, fromLexicon: 0, already: 0, refusals: [] };

it.each([
  [NOTHING, "No word was added."],
  [{ ...NOTHING, added: 1 }, "Added: 1 word of your own."],
  [
    { ...NOTHING, added: 2, fromLexicon: 1, already: 3 },
    "Added: 2 words of your own and 1 word of the lexicon. 3 words were there already.",
  ],
])("what an import of %o brought", (result, sentence) => {
  expect(importSentence(result)).toBe(sentence);
});

it("says what to do with lines that were not taken", () => {
  const refusals = [{ line: 3, reason: "empty-back" as const }];
  expect(importSentence({ ...NOTHING, refusals })).toMatch(
    /1 line could not be taken.*added twice\.$/,
  );
});
