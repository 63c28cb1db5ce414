import type { Library } from "@lexiquant/content";
import type { EssayTimingInput } from "@lexiquant/contract";
import { accepted, type Result, refused, seededRandom } from "@lexiquant/domain/kernel";
import { instructionOf, paragraphsOf } from "../../history/essays/essay-task.ts";
import type { EssayOfStudent, StoredEssay } from "../../history/essays/stored-essay.ts";
import { listPromptsHad } from "../../history/exams/essays-repository.ts";
import { type BeginRefusal, beginEssay } from "./begin-essay.ts";
import type { EssayDependencies } from "./dependencies.ts";

type Prompt = Library["prompts"][number];

/** A prompt by its id, or any that fits. */
type WantedPrompt =
  | { readonly kind: "chosen"; readonly promptId: string }
  | {
      readonly kind: "drawn";
      readonly directive: Prompt["directive"] | null;
      readonly theme: string | null;
      readonly unseen: boolean;
    };

interface Start {
  readonly prompt: WantedPrompt;
  readonly timing: EssayTimingInput;
}

/** Begins an essay on a prompt of the library. */
export function startEssay(
  context: EssayDependencies,
  of: EssayOfStudent,
  { prompt: wanted, timing }: Start,
): Promise<Result<StoredEssay, BeginRefusal | "no-prompts-match">> {
  const { database, library, newSeed } = context;
  const request = { prompt: wanted, timing };
  return database.transaction<Result<StoredEssay, BeginRefusal | "no-prompts-match">>(
    (transaction) =>
      beginEssay<"no-prompts-match">(context, transaction, {
        of,
        request,
        timing,
        taskOf: async () => {
          const had = new Set(await listPromptsHad(transaction, of.userId));
          const fitting = library.prompts.filter((prompt) => fits(prompt, wanted, had));
          const prompt = fitting[Math.floor(seededRandom(newSeed())() * fitting.length)];
          if (prompt === undefined) return refused("no-prompts-match");
          return accepted({
            promptId: prompt.id,
            paragraphs: paragraphsOf(prompt),
            instruction: instructionOf(library, prompt),
            revisionOf: null,
            text: "",
          });
        },
      }),
    { idempotent: true },
  );
}

function fits(prompt: Prompt, wanted: WantedPrompt, had: ReadonlySet<string>): boolean {
  if (wanted.kind === "chosen") return prompt.id === wanted.promptId;
  const { directive, theme, unseen } = wanted;
  return (
    (directive === null || prompt.directive === directive) &&
    (theme === null || prompt.theme === theme) &&
    !(unseen && had.has(prompt.id))
  );
}
