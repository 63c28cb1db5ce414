import type { VocabularyQuestion } from "@lexiquant/contract";
import type { ReactNode } from "react";
import { BlankGap } from "../../../../items/blank-gap.tsx";
import { InlineMarkup } from "../../../../items/markup.tsx";
import { ListenButton } from "../../../../items/words/listen-button.tsx";

type Prompt = VocabularyQuestion["prompt"];

interface WordPromptProps {
  readonly prompt: Prompt;
  /** What belongs into the blank, once it is known. */
  readonly answer: string | null;
}

/** What a drill asks about: a meaning, a word or a sentence. */
export function WordPrompt({ prompt, answer }: WordPromptProps) {
  switch (prompt.drill) {
    case "meaning-to-word":
      return (
        <p className="reading">
          <PartOfSpeech>{prompt.partOfSpeech}</PartOfSpeech>
          <InlineMarkup source={prompt.meaning} />
        </p>
      );
    case "word-to-meaning":
      return (
        <p className="flex flex-wrap items-center gap-x-2 font-serif text-28">
          {prompt.word}
          <ListenButton text={prompt.word} shortcut="L" />
          <PartOfSpeech>{prompt.partOfSpeech}</PartOfSpeech>
        </p>
      );
    case "sentence-blank":
    case "equivalence-pair":
      return (
        <p className="reading">
          <InlineMarkup source={prompt.before} />
          <BlankGap number={1} count={1} word={answer} />
          <InlineMarkup source={prompt.after} />
          {prompt.drill === "sentence-blank" && prompt.partOfSpeech !== null && (
            <span className="ml-2 font-sans text-15 text-soft-ink">({prompt.partOfSpeech})</span>
          )}
        </p>
      );
    case "odd-one-out":
      return null;
  }
}

function PartOfSpeech({ children }: { readonly children: ReactNode }) {
  if (children === null) return null;
  return <span className="mr-2 font-sans text-15 text-soft-ink">{children}</span>;
}
