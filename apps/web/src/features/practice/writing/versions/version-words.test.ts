import { expect, it } from "vitest";
import { versionInWords } from "./version-words.ts";

it.each([
  [212, 172, "212 words (40 more)"],
  [1, 3, "1 word (2 fewer)"],
  [3, 3, "3 words (as many)"],
])("a version of %i words beside %i", (words, now, text) => {
  const version = { revision: 4, savedAt: "2026-11-22T21:30:00.000Z", words };
  expect(versionInWords(version, now)).toMatch(/^Nov 22, \d{1,2}:30:00\s[AP]M: /);
  expect(versionInWords(version, now)).toContain(`: ${text}`);
});
