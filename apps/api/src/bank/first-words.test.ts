import { expect, it } from "vitest";
import { firstWords } from "./first-words.ts";

it.each([
  ["Short enough.", "Short enough."],
  ["two\n\nparagraphs", "two paragraphs"],
  ["A train leaves, then returns", "A train leaves…"],
  ["Unbreakablelongwordwithoutspace", "Unbreakablelongwordw…"],
  ["", ""],
])("%j begins %j", (text, begins) => {
  expect(firstWords(text, 20)).toBe(begins);
});
