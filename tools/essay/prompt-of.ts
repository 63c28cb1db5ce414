import { essayPrompts } from "@lexiquant/api/essay-prompts";
import type { EssayPrompt } from "@lexiquant/domain/essay";
import { readDirectives, readPrompts } from "./read-anchors.ts";
import type { EssayLine } from "./read-essays.ts";

/** Our own prompts as the rater takes them, by their ids. */
export const readEssayPrompts = (): ReadonlyMap<string, EssayPrompt> =>
  essayPrompts({ prompts: readPrompts(), directives: readDirectives() });

/** What a line of a file answers to: one of our own prompts, or the text that stands beside it, or nothing known. */
export function promptOf(
  { prompt, promptText }: EssayLine,
  own: ReadonlyMap<string, EssayPrompt>,
): EssayPrompt {
  const known = prompt === null ? undefined : own.get(prompt);
  return known ?? { directive: null, texts: promptText === null ? [] : [promptText] };
}
