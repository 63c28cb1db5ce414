import type { EssayTimingInput } from "@lexiquant/contract";
import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import type { EssayOfStudent, StoredEssay } from "../../history/essays/stored-essay.ts";
import { type BeginRefusal, beginEssay } from "./begin-essay.ts";
import type { EssayDependencies } from "./dependencies.ts";
import { findVersion } from "./versions-view.ts";
import { withEssay } from "./with-essay.ts";

interface Revision {
  readonly id: string;
  readonly timing: EssayTimingInput;
  readonly revision?: number | undefined;
}

/** Begins an essay on the same prompt that starts from the text of a submitted one, or from an earlier version of it. */
export function reviseEssay(
  context: EssayDependencies,
  of: EssayOfStudent,
  { id, timing, revision }: Revision,
): Promise<Result<StoredEssay, BeginRefusal | "essay-not-found" | "essay-open">> {
  return withEssay<StoredEssay, BeginRefusal | "essay-not-found" | "essay-open">(
    context,
    of,
    async (opened) => {
      const { transaction, essay } = opened;
      if (essay.end === null) return refused("essay-open");
      const { promptId, paragraphs, instruction } = essay;
      return await beginEssay<"essay-not-found">(context, transaction, {
        of: { userId: of.userId, essayId: id },
        request: { revisionOf: essay.id, timing, ...(revision === undefined ? {} : { revision }) },
        timing,
        taskOf: async () => {
          const from = await findVersion(opened, revision ?? essay.draft.revision);
          if (from === null) return refused("essay-not-found");
          return accepted({
            promptId,
            paragraphs,
            instruction,
            revisionOf: essay.id,
            text: from.text,
          });
        },
      });
    },
  );
}
