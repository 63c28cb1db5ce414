import type { EssayPrompt } from "../prompt.ts";
import { type EssayText, lower, stemOf } from "../reading/essay-text.ts";
import { FUNCTION_WORDS, LIGHT_WORDS, STOCK_WORDS } from "../reading/word-lists.ts";
import { clamp } from "./curve.ts";

/** Stems of the words that carry a text, crudely lemmatized, since a prompt is not tagged. */
export function stemsOfText(text: string): Set<string> {
  return stemsWithout(text, STOCK_WORDS);
}

function stemsWithout(text: string, ...others: readonly ReadonlySet<string>[]): Set<string> {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const left = [FUNCTION_WORDS, LIGHT_WORDS, ...others];
  return new Set(
    words.filter((word) => !left.some((set) => set.has(word))).map((lemma) => stemOf({ lemma })),
  );
}

export const promptStemsOf = ({ texts }: EssayPrompt): Set<string> => stemsOfText(texts.join(" "));

const FEWEST_STEMS = 3;

/** What an essay on the issue must speak of; an issue that is put in general words is known by these. */
function topicStems(prompt: EssayPrompt): Set<string> {
  const stems = promptStemsOf(prompt);
  return stems.size >= FEWEST_STEMS ? stems : stemsWithout(prompt.texts.join(" "));
}

/** How an essay takes up the words of its issue. */
export interface TopicMeasures {
  /** Share of the words that the essay uses. */
  readonly coverage: number;
  /** Share of the sentences that use one of them. */
  readonly presence: number;
  /** How many words of the issue there are to go by. */
  readonly stems: number;
}

/** Null where the issue is not known, or says too little to tell. */
export function topicMeasures(essay: EssayText, prompt: EssayPrompt): TopicMeasures | null {
  const stems = topicStems(prompt);
  if (stems.size < FEWEST_STEMS || essay.sentences.length === 0) return null;
  const used = new Set(essay.words.map(stemOf));
  const byForm = new Set(essay.words.map((word) => stemOf({ lemma: lower(word) })));
  const isUsed = (stem: string) => used.has(stem) || byForm.has(stem);
  const found = [...stems].filter(isUsed).length;
  const touching = essay.sentences.filter(({ words }) =>
    words.some((word) => stems.has(stemOf(word)) || stems.has(stemOf({ lemma: lower(word) }))),
  ).length;
  return {
    coverage: clamp(found / Math.min(stems.size, 8), 0, 1),
    presence: touching / essay.sentences.length,
    stems: stems.size,
  };
}
