import { accepted, countWords, type Result, refused } from "@lexiquant/domain/kernel";
import type { EssayOfStudent } from "../../history/essays/stored-essay.ts";
import { type EssayVersion, listVersions } from "../../history/essays/versions-repository.ts";
import type { EssayDependencies } from "./dependencies.ts";
import { withEssay } from "./with-essay.ts";

interface VersionView {
  readonly revision: number;
  readonly savedAt: string;
  readonly words: number;
  readonly text: string;
}

/** States of the text that were kept, newest first; the essay's own text is the first. */
export function readVersions(
  context: EssayDependencies,
  of: EssayOfStudent,
): Promise<Result<VersionView[], "essay-not-found">> {
  return withEssay<VersionView[], never>(context, of, async ({ transaction, essay }) => {
    const kept = await listVersions(transaction, of);
    const current = { ...essay.draft, savedAt: essay.savedAt };
    const older = kept.filter(({ revision }) => revision !== current.revision);
    return accepted([current, ...older].map(versionView));
  });
}

export async function readVersion(
  context: EssayDependencies,
  of: EssayOfStudent,
  revision: number,
): Promise<Result<VersionView, "essay-not-found">> {
  const versions = await readVersions(context, of);
  if (!versions.ok) return versions;
  const found = versions.value.find((version) => version.revision === revision);
  return found === undefined ? refused("essay-not-found") : accepted(found);
}

function versionView({ revision, text, savedAt }: EssayVersion): VersionView {
  return { revision, savedAt: savedAt.toISOString(), words: countWords(text), text };
}
