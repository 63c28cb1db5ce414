import type { WordText } from "@lexiquant/domain/tutor";
import WordPOS from "wordpos";

const PARTS_OF_SPEECH = {
  n: "noun",
  v: "verb",
  a: "adjective",
  s: "adjective",
  r: "adverb",
} as const;
interface Limits {
  readonly senses: number;
  readonly synonyms: number;
}

/** WordNet lists every sense there is; more than these bury the usual one. */
const FOR_A_READER: Limits = { senses: 3, synonyms: 6 };

/** Looks words up in Princeton's WordNet 3.1: null where it has none of the forms. */
export type WordNet = (forms: readonly string[]) => Promise<WordText | null>;

export function createWordNet(most: Limits = FOR_A_READER): WordNet {
  const database = openDatabase();
  return async (forms) => {
    if (database === null) return null;
    for (const form of forms) {
      const synsets = await database.lookup(form);
      if (synsets.length > 0)
        return { ...EMPTY, word: form, senses: sensesOf(form, { synsets, most }) };
    }
    return null;
  };
}

/** Null where packages were installed without their scripts: WordNet's index is made by one. Our own words are there anyway. */
function openDatabase(): WordPOS | null {
  try {
    return new WordPOS();
  } catch {
    return null;
  }
}

const EMPTY = { source: "wordnet", root: null, mnemonic: null, confusedWith: [] } as const;

function sensesOf(
  form: string,
  { synsets, most }: { synsets: Awaited<ReturnType<WordPOS["lookup"]>>; most: Limits },
): WordText["senses"] {
  return synsets.slice(0, most.senses).map(({ pos, def, exp, synonyms }) => ({
    partOfSpeech: PARTS_OF_SPEECH[pos],
    definition: def.trim(),
    sentences: exp.slice(0, 1),
    synonyms: synonyms
      .map((synonym) => synonym.replaceAll("_", " ").toLowerCase())
      .filter((synonym) => synonym !== form)
      .slice(0, most.synonyms),
    antonyms: [],
  }));
}
