import { issueTexts, type Library, textsOnIssue } from "@lexiquant/content";
import { type EssayPrompt, relatedWords } from "@lexiquant/domain/essay";

/** Every prompt as the rater takes it, by its id: with the words that belong to its issue by what the briefs say. */
export function essayPrompts({
  prompts,
  directives,
}: Pick<Library, "prompts" | "directives">): ReadonlyMap<string, EssayPrompt> {
  const instructions = directives.map(({ instruction }) => instruction);
  const related = relatedWords(
    new Map(prompts.map((prompt) => [prompt.id, textsOnIssue(prompt).join(" ")])),
  );
  return new Map(
    prompts.map((prompt) => [
      prompt.id,
      {
        directive: prompt.directive,
        texts: issueTexts(prompt),
        related: related.get(prompt.id) ?? new Map(),
        instructions,
      },
    ]),
  );
}
