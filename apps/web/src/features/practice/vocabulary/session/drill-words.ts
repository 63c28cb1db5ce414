import type { VocabularyDrill, VocabularyQuestion } from "@lexiquant/contract";

export const DRILL_NAMES: Record<VocabularyDrill, string> = {
  "meaning-to-word": "From meaning to word",
  "word-to-meaning": "From word to meaning",
  "sentence-blank": "Sentence with a blank",
  "odd-one-out": "Odd one out",
  "equivalence-pair": "Two words for one sentence",
};

type Asked = Pick<VocabularyQuestion, "answerBy" | "prompt">;

/** What is to be done, in a sentence. */
export function taskOf({ answerBy, prompt }: Asked): string {
  switch (prompt.drill) {
    case "meaning-to-word":
      return answerBy === "recalling"
        ? "Recall the word with this meaning, then look."
        : "Which word has this meaning?";
    case "word-to-meaning":
      return answerBy === "recalling"
        ? "Recall what this word means, then look."
        : "What does this word mean?";
    case "sentence-blank":
      return answerBy === "recalling"
        ? "Recall the word that completes the sentence, then look."
        : "Which word completes the sentence?";
    case "odd-one-out":
      return "Three of these words are alike in meaning. Choose the other one.";
    case "equivalence-pair":
      return "Choose the two words that complete the sentence and make it alike in meaning.";
  }
}

/** How many options make an answer. */
export function picksOf({ prompt }: Asked): 1 | 2 {
  return prompt.drill === "equivalence-pair" ? 2 : 1;
}

/** What is chosen after another pick: one takes the place of the other, of a pair the earlier one goes. */
export function withPick(
  chosen: readonly string[],
  optionId: string,
  picks: 1 | 2,
): readonly string[] {
  if (chosen.includes(optionId))
    return picks === 1 ? chosen : chosen.filter((id) => id !== optionId);
  return [...chosen, optionId].slice(-picks);
}
