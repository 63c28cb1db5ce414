import { buildDrill, type DrillKind } from "@lexiquant/domain/vocabulary";
import { expect, it } from "vitest";
import { lexiconOf } from "./lexicon.ts";
import { realLibrary } from "./testing/real-library.ts";

const lexicon = lexiconOf(realLibrary());
/** One word of so many, so that the test is quick. */
const STRIDE = 7;
const words = [...lexicon.words.values()].filter((_, place) => place % STRIDE === 0);

/** Of these words a drill of the kind can be built; shares as counted when the drills were made, less a margin. */
it.each<[DrillKind, number]>([
  ["meaning-to-word", 0.99],
  ["word-to-meaning", 0.99],
  ["sentence-blank", 0.98],
  ["odd-one-out", 0.98],
  // Only of what was read in its sentence.
  ["equivalence-pair", 0.7],
])("builds %s for a share of %f of the words, and no wrong option is a synonym", (kind, share) => {
  let built = 0;
  for (const [seed, word] of words.entries()) {
    const drill = buildDrill(lexicon.drills, { word, kind, answerBy: "choosing", seed });
    if (drill === null) continue;
    built += 1;
    const options = drill.prompt.options ?? [];
    const [right, wrong] = [true, false].map((isRight) =>
      options.filter(({ id }) => drill.key.includes(id) === isRight).map(({ text }) => text),
    );
    const synonyms = new Set(word.senses.flatMap((sense) => sense.synonyms));
    const outside = kind === "odd-one-out" ? (right ?? []) : (wrong ?? []);
    expect(outside.filter((text) => synonyms.has(text) || text === word.id)).toEqual([]);
    expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
    if ("before" in drill.prompt) {
      expect(`${drill.prompt.before} ${drill.prompt.after}`.toLowerCase()).not.toMatch(
        new RegExp(`\\b${word.id}\\b`),
      );
    }
  }
  expect(built / words.length).toBeGreaterThan(share);
});

it("has every word in one list, and finds words by their forms", () => {
  const listed = [...lexicon.lists.values()].flat();
  expect(new Set(listed).size).toBe(lexicon.words.size);
  expect(listed).toHaveLength(lexicon.words.size);
  expect(lexicon.headwordOf("abated")).toBe("abate");
  expect(lexicon.headwordOf("qwerty")).toBeNull();
  expect(lexicon.headwordLike(" ABATE ")).toBe("abate");
});
