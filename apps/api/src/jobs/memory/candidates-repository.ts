import type { UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";

/** A student with words to predict, who has reviewed lately. */
export interface FitCandidate {
  readonly userId: UserId;
  /** Reviews that were predicted, of all time */
  readonly reviews: number;
  /** Their number at the last trial, and its version; null before the first */
  readonly triedWith: number | null;
  readonly lastVersion: number | null;
}

/** The students who have reviewed since a moment, with what decides whether a fit is due. */
export async function listFitCandidates(database: Queryable, since: Date): Promise<FitCandidate[]> {
  // Student by student, by index: joining the reviews with those of the day would cost their product.
  const { rows } = await sql<FitCandidate>`
    select recent.user_id as "userId", counted.reviews, last.reviews as "triedWith",
      last.version as "lastVersion"
    from (
      select distinct user_id from vocabulary_reviews where reviewed_at >= ${since}
    ) as recent
    cross join lateral (
      select count(*)::int as reviews from vocabulary_reviews
      where vocabulary_reviews.user_id = recent.user_id and elapsed_days > 0 and undone_at is null
    ) as counted
    left join lateral (
      select reviews, version from memory_fits
      where memory_fits.user_id = recent.user_id
      order by version desc limit 1
    ) as last on true
    where counted.reviews > 0
    order by recent.user_id`.execute(database);
  return rows;
}
