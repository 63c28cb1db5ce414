import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import type { EssayOfStudent, StoredEssay } from "./stored-essay.ts";

/** A state of the text. */
export type EssayVersion = StoredEssay["draft"] & Pick<StoredEssay, "savedAt">;

/** A state of the text without the text. */
export interface VersionMark {
  readonly revision: number;
  readonly savedAt: Date;
  /** In characters. */
  readonly size: number;
}

/** Newest first. */
export async function listVersionMarks(
  database: Queryable,
  { userId, essayId }: EssayOfStudent,
): Promise<VersionMark[]> {
  const rows = await database
    .selectFrom("essay_versions")
    .select(["revision", "saved_at", sql<number>`length(text)`.as("size")])
    .where("user_id", "=", userId)
    .where("essay_id", "=", essayId)
    .orderBy("revision", "desc")
    .execute();
  return rows.map(({ revision, saved_at: savedAt, size }) => ({
    revision: Number(revision),
    savedAt,
    size,
  }));
}

/** Those of some revisions that are kept, newest first. */
export async function listVersions(
  database: Queryable,
  { userId, essayId }: EssayOfStudent,
  revisions: readonly number[],
): Promise<EssayVersion[]> {
  if (revisions.length === 0) return [];
  const rows = await database
    .selectFrom("essay_versions")
    .select(["revision", "text", "saved_at"])
    .where("user_id", "=", userId)
    .where("essay_id", "=", essayId)
    .where("revision", "in", revisions.map(String))
    .orderBy("revision", "desc")
    .execute();
  return rows.map(({ revision, text, saved_at: savedAt }) => ({
    revision: Number(revision),
    text,
    savedAt,
  }));
}
