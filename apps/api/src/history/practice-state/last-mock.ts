import type { Measure } from "@lexiquant/domain/item";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { listExams } from "../exams/repository.ts";

/** Of so many latest exams the last whole one is looked for among: the others are single sections. */
const MOST_EXAMS = 50;

/** The last whole test that was sat to a score. */
export interface LastMock {
  readonly endedAt: Date;
  /** Null for a measure without a score. */
  readonly scores: Readonly<Record<Measure, number | null>>;
}

export async function findLastMock(database: Queryable, userId: UserId): Promise<LastMock | null> {
  const exams = await listExams(database, userId, { status: "ended", limit: MOST_EXAMS });
  for (const { endedAt, scoring, measures } of exams) {
    const scoreOf = (wanted: Measure) =>
      measures.find(({ measure }) => measure === wanted)?.score?.score ?? null;
    const scores = { verbal: scoreOf("verbal"), quantitative: scoreOf("quantitative") };
    const isScored = scores.verbal !== null || scores.quantitative !== null;
    if (scoring !== "single-section" && endedAt !== null && isScored) return { endedAt, scores };
  }
  return null;
}
