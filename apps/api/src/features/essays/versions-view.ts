import type { EssayVersionText, EssayVersion as VersionSummary } from "@lexiquant/contract";
import { accepted, countWords, type Result, refused } from "@lexiquant/domain/kernel";
import type { EssayOfStudent } from "../../history/essays/stored-essay.ts";
import { thinVersions } from "../../history/essays/thin-versions.ts";
import {
  type EssayVersion,
  listVersionMarks,
  listVersions,
} from "../../history/essays/versions-repository.ts";
import type { EssayDependencies } from "./dependencies.ts";
import { type OpenedEssay, withEssay } from "./with-essay.ts";

type Withheld = "essay-open";

/** States of the text that are worth coming back to, newest first; the essay's own text is the first. */
export function readVersions(
  context: EssayDependencies,
  of: EssayOfStudent,
): Promise<Result<VersionSummary[], Withheld | "essay-not-found">> {
  return withEssay<VersionSummary[], Withheld>(context, of, async (opened) => {
    if (isWithheld(opened)) return refused("essay-open");
    const current = currentOf(opened);
    const marks = await listVersionMarks(opened.transaction, of);
    const offered = thinVersions([
      { ...current, size: current.text.length },
      ...marks.filter(({ revision }) => revision !== current.revision),
    ]).slice(1);
    const revisions = offered.map(({ revision }) => revision);
    const older = await listVersions(opened.transaction, of, revisions);
    // A save that changed nothing raised the revision above the state that is kept of the same text.
    const others = older.filter(({ text }) => text !== current.text);
    return accepted([current, ...others].map(versionSummary));
  });
}

export function readVersion(
  context: EssayDependencies,
  of: EssayOfStudent,
  revision: number,
): Promise<Result<EssayVersionText, Withheld | "essay-not-found">> {
  return withEssay<EssayVersionText, Withheld | "essay-not-found">(context, of, async (opened) => {
    if (isWithheld(opened)) return refused("essay-open");
    const found = await findVersion(opened, revision);
    if (found === null) return refused("essay-not-found");
    return accepted({ ...versionSummary(found), text: found.text });
  });
}

/** Null where it was not kept. */
export async function findVersion(
  opened: OpenedEssay,
  revision: number,
): Promise<EssayVersion | null> {
  const current = currentOf(opened);
  if (current.revision === revision) return current;
  const [found] = await listVersions(opened.transaction, opened.of, [revision]);
  return found ?? null;
}

/** The test's editor has nothing but undo. */
function isWithheld({ essay }: OpenedEssay): boolean {
  return essay.end === null && essay.accommodation !== null;
}

function currentOf({ essay }: OpenedEssay): EssayVersion {
  return { ...essay.draft, savedAt: essay.savedAt };
}

function versionSummary({ revision, text, savedAt }: EssayVersion): VersionSummary {
  return { revision, savedAt: savedAt.toISOString(), words: countWords(text) };
}
