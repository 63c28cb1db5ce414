import { lower, type Sentence, stemOf } from "../reading/essay-text.ts";

/** Sentences, by number, that bring a thing in and that take it for known. */
export interface Mentions {
  readonly introduced: ReadonlySet<number>;
  readonly given: ReadonlySet<number>;
}

const NEW = /^(?:a|an|some|another)$/;
const KNOWN = /^(?:the|this|that|these|those|his|her|its|their)$/;

/** Of every thing that is both brought in ("a bakery") and referred to ("the bakery"): where. */
export function indexesOfMentions(sentences: readonly Sentence[]): Mentions[] {
  const things = new Map<string, { introduced: Set<number>; given: Set<number> }>();
  sentences.forEach(({ words }, sentence) => {
    words.forEach((token, at) => {
      if (token.partOfSpeech !== "NOUN") return;
      const determiner = determinerOf(words.slice(Math.max(0, at - 3), at).map(lower));
      if (determiner === null) return;
      const thing = things.get(stemOf(token)) ?? { introduced: new Set(), given: new Set() };
      things.set(stemOf(token), thing);
      (determiner === "new" ? thing.introduced : thing.given).add(sentence);
    });
  });
  return [...things.values()].filter(
    ({ introduced, given }) => introduced.size > 0 && given.size > 0,
  );
}

function determinerOf(before: readonly string[]): "new" | "known" | null {
  for (const word of before.toReversed()) {
    if (NEW.test(word)) return "new";
    if (KNOWN.test(word)) return "known";
  }
  return null;
}
