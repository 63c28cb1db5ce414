import type { EssayTimingInput } from "@lexiquant/contract";
import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import type { EssayOfStudent, StoredEssay } from "../../history/essays/stored-essay.ts";
import { type BeginRefusal, beginEssay } from "./begin-essay.ts";
import type { EssayDependencies } from "./dependencies.ts";
import { withEssay } from "./with-essay.ts";

/** Begins an essay on the same prompt that starts from the text of a submitted one. */
export function reviseEssay(
  context: EssayDependencies,
  of: EssayOfStudent,
  { id, timing }: { readonly id: string; readonly timing: EssayTimingInput },
): Promise<Result<StoredEssay, BeginRefusal | "essay-not-found" | "essay-open">> {
  return withEssay<StoredEssay, BeginRefusal | "essay-open">(
    context,
    of,
    async ({ transaction, essay }) => {
      if (essay.end === null) return refused("essay-open");
      const { promptId, paragraphs, instruction, draft } = essay;
      return await beginEssay<never>(context, transaction, {
        of: { userId: of.userId, essayId: id },
        request: { revisionOf: essay.id, timing },
        timing,
        taskOf: async () =>
          accepted({
            promptId,
            paragraphs,
            instruction,
            revisionOf: essay.id,
            text: draft.text,
          }),
      });
    },
  );
}
