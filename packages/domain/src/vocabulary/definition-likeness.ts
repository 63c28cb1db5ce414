import type { LexiconSense, LexiconWord } from "./lexicon-word.ts";

/** A sense with what its definition is compared by. */
export interface Meaning {
  readonly sense: LexiconSense;
  readonly stems: ReadonlySet<string>;
  /** What its stems count together */
  readonly weight: number;
}

/** The definitions of a lexicon, made comparable. */
export interface Definitions {
  /** By headword, in the order of its senses */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** What a stem counts: the rarer among definitions, the more */
  readonly weights: ReadonlyMap<string, number>;
}

export function readDefinitions(words: readonly LexiconWord[]): Definitions {
  const definitions = words.flatMap(({ senses }) => senses.map(({ definition }) => definition));
  const weights = weightsOf(definitions.map(stemsOf));
  const meaningOf = (sense: LexiconSense): Meaning => {
    const stems = stemsOf(sense.definition);
    return { sense, stems, weight: weightOf([...stems], weights) };
  };
  return {
    meanings: new Map(words.map(({ id, senses }) => [id, senses.map(meaningOf)])),
    weights,
  };
}

/** How much two definitions have in common: the cosine of their weighted stems, 0 to 1. */
export function definitionLikeness({ weights }: Definitions, one: Meaning, other: Meaning): number {
  const shared = [...one.stems].filter((stem) => other.stems.has(stem));
  return shared.length === 0 ? 0 : weightOf(shared, weights) / Math.sqrt(one.weight * other.weight);
}

/** Squared inverse document frequencies, as in the cosine of two texts. */
function weightsOf(texts: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const stem of texts.flatMap((stems) => [...stems])) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(texts.length / count) ** 2]));
}

const weightOf = (stems: readonly string[], weights: ReadonlyMap<string, number>) =>
  stems.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);

/** Letters by which words of definitions are told apart. */
const STEM_LETTERS = 7;

/** Inflected forms fall together; what else does is rare enough among definitions. */
function stemsOf(definition: string): ReadonlySet<string> {
  const words = definition.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(
    words.map((word) => word.replace(/(?:ies|ing|ed|es|s|ly|e)$/, "").slice(0, STEM_LETTERS)),
  );
}
