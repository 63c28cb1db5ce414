import { expect, it } from "vitest";
import { wordPage } from "../../../../testing/word-builder.ts";
import { askedSense } from "./asked-sense.ts";

const [usual] = wordPage().senses;
if (usual === undefined) throw new Error("The word has a sense.");
const ended = {
  ...usual,
  definition: "to put an end to",
  sentences: ["A judge may abate an old nuisance."],
  synonyms: ["end", "stop", "quash"],
};
const word = wordPage({ senses: [usual, ended] });
const option = (text: string) => ({ id: text, text });
const asked = (prompt: Parameters<typeof askedSense>[0], answer = "abate") =>
  askedSense(prompt, { answer, word });

it("is found by what each kind of drill tells of it", () => {
  const verb = { partOfSpeech: "verb", begins: null, options: null };
  const blank = { before: "A judge may ", after: " an old nuisance." };
  expect(asked({ drill: "meaning-to-word", meaning: ended.definition, ...verb })).toBe(1);
  expect(asked({ drill: "sentence-blank", ...blank, ...verb })).toBe(1);
  expect(asked({ drill: "equivalence-pair", ...blank, options: [] })).toBe(1);
  const odd = ["abate", "stop", "end", "soar"].map(option);
  expect(asked({ drill: "odd-one-out", options: odd }, "soar")).toBe(1);
  const recalled = { word: "abate", partOfSpeech: "verb", options: null };
  expect(asked({ drill: "word-to-meaning", ...recalled }, usual.definition)).toBe(0);
});

it("is found where the article before the blank tells no letter, and not where the word has none", () => {
  const after = " nuisance, the judge ruled.";
  const other = { ...ended, sentences: ["It was an abated nuisance, the judge ruled."] };
  const prompt = { drill: "sentence-blank", before: "It was a(n) ", after } as const;
  const blank = { ...prompt, partOfSpeech: "verb", begins: null, options: null };
  const senses = [usual, other];
  expect(askedSense(blank, { answer: "abated", word: wordPage({ senses }) })).toBe(1);
  expect(askedSense(blank, { answer: "abated", word: wordPage({ senses: [] }) })).toBeUndefined();
});
