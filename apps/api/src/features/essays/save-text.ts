import type { EssayClock } from "@lexiquant/contract";
import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import { storeText } from "../../history/essays/changes-repository.ts";
import { losesPassage } from "../../history/essays/loses-passage.ts";
import type { EssayOfStudent, StoredEssay } from "../../history/essays/stored-essay.ts";
import { insertVersion, readNewestVersionTime } from "../../history/essays/versions-repository.ts";
import type { EssayDependencies } from "./dependencies.ts";
import { clockView } from "./essay-view.ts";
import { type OpenedEssay, withEssay } from "./with-essay.ts";

/** Between two states of the text that are kept; the last one is the essay's own. */
const VERSION_EVERY_MS = 20_000;

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
      return accepted({ revision, clock: clockView(opened.essay, opened.now) });
    },
  );
}

/** Stores a draft where its revision is higher than the stored one; gives back the one that is stored now. */
export async function storeNewer(
  { transaction, of, now, essay }: OpenedEssay,
  draft: Draft,
): Promise<Draft> {
  if (draft.revision <= essay.draft.revision) return essay.draft;
  if (losesPassage(essay.draft.text, draft.text)) {
    // Whoever deleted too much looks for the text as it stood just before, however lately another state was kept.
    await insertVersion(transaction, of, { ...essay.draft, savedAt: essay.savedAt });
  }
  await storeText(transaction, of, { draft, savedAt: now });
  const newest = await readNewestVersionTime(transaction, of);
  if (newest === null || now.getTime() - newest.getTime() >= VERSION_EVERY_MS) {
    await insertVersion(transaction, of, { ...draft, savedAt: now });
  }
  return draft;
}
