import type { Library } from "@lexiquant/content";
import type { EssayPrompt } from "@lexiquant/domain/essay";
import { readDirectives } from "./read-anchors.ts";
import type { EssayLine } from "./read-essays.ts";

type Prompt = Library["prompts"][number];

const instructions = readDirectives().map(({ instruction }) => instruction);

/** One of our own prompts as the rater takes it. */
export function essayPrompt(prompt: Prompt): EssayPrompt {
  return { directive: prompt.directive, texts: textsOf(prompt), instructions };
}

function textsOf(prompt: Prompt): readonly string[] {
  switch (prompt.directive) {
    case "two-views":
      return prompt.views;
    case "claim-and-reason":
      return [prompt.claim, prompt.reason];
    default:
      return [prompt.issue];
  }
}

/** What a line of a file answers to: one of our own prompts, or the text that stands beside it, or nothing known. */
export function promptOf({ prompt, promptText }: EssayLine, own: readonly Prompt[]): EssayPrompt {
  const known = own.find(({ id }) => id === prompt);
  if (known !== undefined) return essayPrompt(known);
  return { directive: null, texts: promptText === null ? [] : [promptText] };
}
