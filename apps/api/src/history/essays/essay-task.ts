import { issueTexts, type Library } from "@lexiquant/content";
import type { EssayPrompt } from "@lexiquant/domain/essay";
import { essayPrompts } from "../../bank/essay-prompts.ts";
import type { StoredEssay } from "./stored-essay.ts";

type Prompt = Library["prompts"][number];

/** The issue as a student reads it. */
export function paragraphsOf(prompt: Prompt): string[] {
  if (prompt.directive !== "claim-and-reason") return [...issueTexts(prompt)];
  return [`Claim: ${prompt.claim}`, `Reason: ${prompt.reason}`];
}

export function instructionOf({ directives }: Library, { directive }: Prompt): string {
  return directives.find(({ id }) => id === directive)?.instruction ?? "";
}

const essayPromptsByLibrary = new WeakMap<Library, ReadonlyMap<string, EssayPrompt>>();

/** The library's prompts are made ready for the rater once; they do not change while the server runs. */
function essayPromptsOf(library: Library): ReadonlyMap<string, EssayPrompt> {
  const ready = essayPromptsByLibrary.get(library) ?? essayPrompts(library);
  essayPromptsByLibrary.set(library, ready);
  return ready;
}

/** What an essay answers to, as the rater takes it. A prompt that has left the library is known by its text alone. */
export function ratedPrompt(
  library: Library,
  { promptId, paragraphs }: Pick<StoredEssay, "promptId" | "paragraphs">,
): EssayPrompt {
  const instructions = library.directives.map(({ instruction }) => instruction);
  const unknown = { directive: null, texts: paragraphs, instructions };
  return essayPromptsOf(library).get(promptId) ?? unknown;
}

export interface AnchorOfPrompt {
  readonly anchor: Library["anchors"][number];
  readonly prompt: Prompt;
}

/**
 * The anchor of each level that is nearest to a prompt: of the same one where it has anchors, else of one with the same
 * instruction, else of any. None of the prompts that are held.
 */
export function anchorsByLevel(
  { anchors, prompts }: Library,
  promptId: string,
  held: ReadonlySet<string>,
): Map<number, AnchorOfPrompt> {
  const byId = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  const directive = byId.get(promptId)?.directive;
  const distance = ({ prompt }: AnchorOfPrompt) => {
    if (prompt.id === promptId) return 0;
    return prompt.directive === directive ? 1 : 2;
  };
  const farthestFirst = anchors
    .flatMap((anchor): AnchorOfPrompt[] => {
      const prompt = byId.get(anchor.prompt);
      return prompt === undefined || held.has(prompt.id) ? [] : [{ anchor, prompt }];
    })
    .sort((one, other) => distance(other) - distance(one));
  return new Map(farthestFirst.map((found) => [found.anchor.score, found]));
}
