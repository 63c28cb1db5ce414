import type { VocabularyQuestion, VocabularyVerdict, WordPage } from "@lexiquant/contract";

type Sense = WordPage["senses"][number];
type Prompt = VocabularyQuestion["prompt"];

/** Synonyms that an odd word is set beside. */
const GROUP = 2;

/** In which sense of its page a word was asked for; undefined for a word of one's own, which has none. */
export function askedSense(
  prompt: Prompt,
  { answer, word }: Pick<VocabularyVerdict, "answer" | "word">,
): number | undefined {
  const at = word.senses.findIndex((sense) => isAskedFor(sense, prompt, answer));
  return at < 0 ? undefined : at;
}

function isAskedFor({ definition, sentences, synonyms }: Sense, prompt: Prompt, answer: string) {
  switch (prompt.drill) {
    case "meaning-to-word":
      return definition === prompt.meaning;
    case "word-to-meaning":
      return definition === answer;
    case "sentence-blank":
    case "equivalence-pair":
      return sentences.some((sentence) => isBlanked(sentence, prompt));
    case "odd-one-out":
      return prompt.options.filter(({ text }) => synonyms.includes(text)).length >= GROUP;
  }
}

/** An article before the blank stands as `a(n)`, which would tell the first letter. */
function isBlanked(
  sentence: string,
  { before, after }: { readonly before: string; readonly after: string },
): boolean {
  return sentence.startsWith(before.replace(/\(n\) $/, "")) && sentence.endsWith(after);
}
