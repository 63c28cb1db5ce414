import type { EssayClock } from "@lexiquant/contract";
import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import { storeText } from "../../history/essays/changes-repository.ts";
import { keepVersions } from "../../history/essays/keep-versions-repository.ts";
import type { EssayOfStudent, StoredEssay } from "../../history/essays/stored-essay.ts";
import type { EssayDependencies } from "./dependencies.ts";
import { clockView } from "./essay-view.ts";
import { type OpenedEssay, withEssay } from "./with-essay.ts";

type Draft = StoredEssay["draft"];

/** Stores the text while the essay's time lasts. Durable before it is answered. */
export function saveEssayText(
  context: EssayDependencies,
  of: EssayOfStudent,
  draft: Draft,
): Promise<Result<{ revision: number; clock: EssayClock }, "essay-not-found" | "essay-ended">> {
  return withEssay<{ revision: number; clock: EssayClock }, "essay-ended">(
    context,
    of,
    async (opened) => {
      if (opened.essay.end !== null) return refused("essay-ended");
      const { revision } = await storeNewer(opened, draft);
      context.essayDesk.expect();
      return accepted({ revision, clock: clockView(opened.essay, opened.now) });
    },
  );
}

/** Stores a draft where its revision is higher than the stored one, and keeps its state; gives back the one that is stored now. */
export async function storeNewer(
  { transaction, of, now, essay }: OpenedEssay,
  draft: Draft,
): Promise<Draft> {
  if (draft.revision <= essay.draft.revision) return essay.draft;
  await storeText(transaction, of, { draft, savedAt: now });
  const key = { user_id: of.userId, essay_id: of.essayId };
  await keepVersions(transaction, { table: "essay_versions", key }, [
    { ...essay.draft, savedAt: essay.savedAt },
    { ...draft, savedAt: now },
  ]);
  return draft;
}
