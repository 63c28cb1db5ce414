import type { EssayChoices } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { paragraphsOf } from "../../history/essays/essay-task.ts";
import { listPromptsHad } from "../../history/exams/essays-repository.ts";
import type { EssayDependencies } from "./dependencies.ts";

/** What there is to write on, built field by field: no brief, no anchor. */
export async function readEssayChoices(
  { database, library }: EssayDependencies,
  userId: UserId,
): Promise<EssayChoices> {
  const had = await listPromptsHad(database.reader, userId);
  const themes = [...new Set(library.prompts.map(({ theme }) => theme))];
  return {
    directives: library.directives.map(({ id, name, instruction }) => ({ id, name, instruction })),
    themes: themes.map((id) => ({ id, name: themeName(id) })),
    prompts: library.prompts.map((prompt) => ({
      id: prompt.id,
      paragraphs: paragraphsOf(prompt),
      directive: prompt.directive,
      theme: prompt.theme,
      written: had.filter((id) => id === prompt.id).length,
    })),
  };
}

function themeName(theme: string): string {
  const words = theme.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
