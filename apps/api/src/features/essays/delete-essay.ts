import { accepted, type Result } from "@lexiquant/domain/kernel";
import { eraseEssay } from "../../history/essays/changes-repository.ts";
import type { EssayOfStudent } from "../../history/essays/stored-essay.ts";
import type { EssayDependencies } from "./dependencies.ts";
import { withEssay } from "./with-essay.ts";

/** Erases an essay with all that was made of it, in whatever state it is. */
export function deleteEssay(
  context: EssayDependencies,
  of: EssayOfStudent,
): Promise<Result<{ deleted: true }, "essay-not-found">> {
  return withEssay<{ deleted: true }, never>(context, of, async ({ transaction }) => {
    await eraseEssay(transaction, of);
    return accepted({ deleted: true });
  });
}
